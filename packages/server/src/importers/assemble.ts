/**
 * Maps the verses of an edition to the verses of the canon. Words are never dropped silently: those that map to no
 * verse of the canon become a finding, and those that map to one verse are joined in order.
 */

import { bookById, PSALM_ID, toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import type { AssembledVerse } from "../text/assembled-edition.ts";
import type { Annotation, ProvenanceStep } from "../text/edition.ts";
import { ImportFault } from "./event.ts";
import { newTextBuilder } from "./text-builder.ts";
import type { Collected, Finding, SourceVerse } from "./verse-collector.ts";
import type { Target, Versification } from "./versification.ts";

export interface Placed {
  /** Index: ordinal minus one; undefined where the edition has no verse. */
  readonly verses: readonly (AssembledVerse | undefined)[];
  readonly findings: readonly Finding[];
}

/** One of the edition's verses that contributes words to a verse of the canon. */
interface Share {
  readonly source: SourceVerse;
  /** The range when the words cover several verses of the canon ("19:40-41"), else null. */
  readonly bridge: string | null;
}

interface TitleShare {
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

/** A verse in the edition's own numbering, as reports show it: "GEN 3:16". */
export function sourceName({
  bookId,
  chapter,
  first,
  last,
}: Pick<SourceVerse, "bookId" | "chapter" | "first" | "last">): string {
  return `${bookById(bookId).key} ${chapter}:${first}${last > first ? `-${last}` : ""}`;
}

/** Throws ImportFault when two files contain the same verse, since nothing shows which one is right. */
export function placeVerses(collected: Collected, versification: Versification): Placed {
  const shares = new Map<number, Share[]>();
  const titles = new Map<number, TitleShare[]>();
  const findings: Finding[] = [];
  findRepeated(collected.verses, findings);
  for (const source of collected.verses) placeVerse(source, versification, shares, titles, findings);
  for (const { chapter, text, annotations, at } of collected.titles) {
    const first = versification.targets(PSALM_ID, chapter, 1)[0];
    const ordinal = first === undefined ? 0 : toOrdinal(PSALM_ID, first.chapter, 1);
    if (ordinal > 0) listOf(titles, ordinal).unshift({ text, annotations });
    else findings.push({ code: "no_counterpart", message: `the title of Psalm ${chapter} has no place`, at });
  }
  const verses: (AssembledVerse | undefined)[] = [];
  for (let ordinal = 1; ordinal <= VERSE_TOTAL; ordinal++) {
    verses.push(makeVerse(shares.get(ordinal), titles.get(ordinal), versification));
  }
  return { verses, findings };
}

function listOf<Value>(map: Map<number, Value[]>, key: number): Value[] {
  const known = map.get(key);
  if (known !== undefined) return known;
  const list: Value[] = [];
  map.set(key, list);
  return list;
}

function findRepeated(verses: readonly SourceVerse[], findings: Finding[]): void {
  const seen = new Map<string, SourceVerse>();
  for (const source of verses) {
    for (let number = source.first; number <= source.last; number++) {
      const key = `${source.bookId} ${source.chapter} ${number}`;
      const before = seen.get(key);
      seen.set(key, source);
      if (before === undefined || before === source) continue;
      if (before.at.file !== source.at.file) {
        throw new ImportFault(
          `${sourceName(source)} is in ${before.at.file} too: import one of them ("files" in the manifest)`,
          source.at,
        );
      }
      if (source.part !== "" && before.part !== source.part) continue;
      const message = `${sourceName(source)} occurs twice (first in line ${before.at.line}): the words are joined`;
      findings.push({ code: "repeated_verse", message, at: source.at });
    }
  }
}

/** The verses of the canon that a verse of the edition covers, each once, in order. */
function targetsOf(source: SourceVerse, versification: Versification): readonly Target[] {
  const found = new Map<string, Target>();
  for (let number = source.first; number <= source.last; number++) {
    for (const target of versification.targets(source.bookId, source.chapter, number)) {
      found.set(`${target.bookId} ${target.chapter} ${target.verse}`, target);
    }
  }
  return [...found.values()];
}

function placeVerse(
  source: SourceVerse,
  versification: Versification,
  shares: Map<number, Share[]>,
  titles: Map<number, TitleShare[]>,
  findings: Finding[],
): void {
  const targets = targetsOf(source, versification);
  const verses = targets.filter(({ verse }) => verse > 0);
  const first = verses[0];
  if (first !== undefined) {
    const bridge = verses.length > 1 ? rangeName(verses) : null;
    listOf(shares, toOrdinal(first.bookId, first.chapter, first.verse)).push({ source, bridge });
    if (bridge !== null && source.last > source.first) {
      findings.push({ code: "bridge", message: `${sourceName(source)} are one verse`, at: source.at });
    }
    return;
  }
  const title = targets[0];
  if (title !== undefined) {
    if (source.text !== "") listOf(titles, toOrdinal(title.bookId, title.chapter, 1)).push(source);
    return;
  }
  if (source.text === "") return;
  const head = source.first === 0 ? toOrdinal(source.bookId, source.chapter, 1) : 0;
  if (head > 0) listOf(shares, head).unshift({ source, bridge: null });
  else {
    const message = `${sourceName(source)} has no counterpart in the canon: its words are left out`;
    findings.push({ code: "no_counterpart", message, at: source.at });
  }
}

function rangeName(verses: readonly Target[]): string {
  const [first, last] = [verses[0], verses.at(-1)];
  if (first === undefined || last === undefined) return "";
  const sameChapter = first.chapter === last.chapter;
  return `${first.chapter}:${first.verse}-${sameChapter ? last.verse : `${last.chapter}:${last.verse}`}`;
}

function makeVerse(
  shares: readonly Share[] | undefined,
  titles: readonly TitleShare[] | undefined,
  versification: Versification,
): AssembledVerse | undefined {
  if (shares === undefined && titles === undefined) return undefined;
  const heads = (shares ?? []).filter(({ source }) => source.first === 0);
  const joined = join((shares ?? []).filter(({ source }) => source.first > 0).map(({ source }) => source));
  const annotations: Annotation[] = heads.map(({ source }) => ({
    type: "heading",
    start: 0,
    end: 0,
    text: source.text,
    style: "v0",
  }));
  annotations.push(...joined.annotations);
  for (const { bridge } of shares ?? []) {
    if (bridge !== null && joined.text !== "")
      annotations.push({ type: "bridge", start: 0, end: joined.text.length, text: bridge });
  }
  const title = titles === undefined ? undefined : join(titles);
  const provenance = provenanceOf(shares ?? [], versification);
  return {
    text: joined.text === "" ? null : joined.text,
    ...(title === undefined || title.text === "" ? {} : { title: title.text }),
    ...(annotations.length > 0 ? { annotations } : {}),
    ...(title === undefined || title.annotations.length === 0 ? {} : { titleAnnotations: title.annotations }),
    ...(provenance.length > 0 ? { provenance } : {}),
  };
}

/** Joins texts with a space between them and shifts the annotations with their text. */
function join(parts: readonly TitleShare[]): TitleShare {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const builder = newTextBuilder();
  const annotations: Annotation[] = [];
  let text = "";
  for (const part of parts) {
    builder.lineBreak();
    builder.append(part.text);
    text = builder.peek();
    const moved = text.length - part.text.length;
    for (const annotation of part.annotations) {
      annotations.push({ ...annotation, start: annotation.start + moved, end: annotation.end + moved });
    }
  }
  return { text, annotations };
}

/** Records the edition's own verse numbers where they differ from the canon's. */
function provenanceOf(shares: readonly Share[], versification: Versification): readonly ProvenanceStep[] {
  const moved = shares.filter(({ source, bridge }) => {
    const [target] = versification.targets(source.bookId, source.chapter, source.first);
    const same =
      target?.bookId === source.bookId && target.chapter === source.chapter && target.verse === source.first;
    return source.first > 0 && (!same || bridge !== null);
  });
  if (moved.length === 0) return [];
  const names = shares.filter(({ source }) => source.first > 0).map(({ source }) => sourceName(source));
  return [
    {
      kind: "rule",
      what: `versification ${versification.code}`,
      why: `the edition numbers it ${names.join(", ")}`,
    },
  ];
}
