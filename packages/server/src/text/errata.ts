/**
 * Errata: corrections of a transcription, as rows of facts and never as whole verses. They are applied to clean
 * text after a reader's rules, and each fails the build when the words it expects are not at their place.
 *
 * The file `errata.tsv` of an edition has a row a line, columns parted by tabs; a line that begins with `#` is a
 * comment. Columns: verse (OSIS id; `Ps.109.0` is a psalm's title), word (1-based place of the first wrong word
 * in the verse as the rules leave it; words are parted by single spaces), what stands (one word or several,
 * with their punctuation; empty when words are missing before that place), what should stand (empty when the
 * words are to go), reason (a code that the edition's README explains), witness.
 */

import { findBook, toOrdinal } from "@lectern/scripture";
import { type AssembledVerse, verseName } from "./assembled-edition.ts";
import type { Annotation, ProvenanceStep } from "./edition.ts";

export interface Erratum {
  /** 1 to 31102. */
  readonly ordinal: number;
  /** Whether it corrects the psalm's title before the verse, not the verse. */
  readonly inTitle: boolean;
  /** 1-based place of the first wrong word. */
  readonly word: number;
  readonly stands: string;
  readonly shouldStand: string;
  readonly reason: string;
  readonly witness: string;
}

/** Thrown for a row that cannot be read, or whose words are not where it says. */
export class ErratumFault extends Error {
  override readonly name = "ErratumFault";
}

/** Reads `errata.tsv`. Throws ErratumFault naming the line. */
export function parseErrata(file: string): readonly Erratum[] {
  return file.split("\n").flatMap((line, index): readonly Erratum[] => {
    if (line === "" || line.startsWith("#")) return [];
    const erratum = parseRow(line.split("\t"));
    if (erratum === null)
      throw new ErratumFault(`line ${index + 1} of the errata is not an erratum: ${line}`);
    return [erratum];
  });
}

function parseRow(columns: readonly string[]): Erratum | null {
  const [place = "", word = "", stands = "", shouldStand = "", reason = "", witness = ""] = columns;
  const match = /^(\w+)\.(\d+)\.(\d+)$/.exec(place);
  const book = match === null ? undefined : findBook(match[1] ?? "");
  if (match === null || book === undefined || columns.length !== 6) return null;
  const inTitle = match[3] === "0";
  const ordinal = toOrdinal(book.id, Number(match[2]), inTitle ? 1 : Number(match[3]));
  const sound = ordinal > 0 && /^[1-9]\d*$/.test(word) && stands !== shouldStand && reason !== "";
  return sound && witness !== ""
    ? { ordinal, inTitle, word: Number(word), stands, shouldStand, reason, witness }
    : null;
}

/** Applies errata to the verses of an edition; index 0 is ordinal 1. Throws ErratumFault. */
export function applyErrata(
  verses: readonly AssembledVerse[],
  errata: readonly Erratum[],
): readonly AssembledVerse[] {
  const byOrdinal = Map.groupBy(errata, ({ ordinal }) => ordinal);
  return verses.map((verse, index) => {
    const rows = byOrdinal.get(index + 1);
    return rows === undefined ? verse : correctVerse(verse, rows);
  });
}

function correctVerse(verse: AssembledVerse, rows: readonly Erratum[]): AssembledVerse {
  const inTitle = rows.filter((row) => row.inTitle);
  const inText = rows.filter((row) => !row.inTitle);
  const title = correct({ text: verse.title ?? "", annotations: verse.titleAnnotations ?? [] }, inTitle);
  const text = correct({ text: verse.text ?? "", annotations: verse.annotations ?? [] }, inText);
  return {
    ...verse,
    ...(inText.length === 0 ? {} : text),
    ...(inTitle.length === 0 ? {} : { title: title.text, titleAnnotations: title.annotations }),
    provenance: [...(verse.provenance ?? []), ...rows.map(erratumStep)],
  };
}

function erratumStep({ inTitle, word, stands, shouldStand, reason, witness }: Erratum): ProvenanceStep {
  const where = `${inTitle ? "title, " : ""}word ${word}`;
  const what = `${where}: ${stands === "" ? "(nothing)" : stands} -> ${shouldStand === "" ? "(nothing)" : shouldStand}`;
  return { kind: "erratum", what, why: `${reason}; witness: ${witness}` };
}

interface Marked {
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

/** Applies the rows from the last to the first, so that the places of the others stay true. */
function correct(marked: Marked, rows: readonly Erratum[]): Marked {
  return rows.toSorted((a, b) => b.word - a.word).reduce(correctOnce, marked);
}

function correctOnce({ text, annotations }: Marked, row: Erratum): Marked {
  const start = offsetOfWord(text, row.word);
  const end = start + row.stands.length;
  const endsWord = end === text.length || text[end] === " " || row.stands === "";
  if (start < 0 || text.slice(start, end) !== row.stands || !endsWord) {
    const place = `${verseName(row.ordinal)}${row.inTitle ? " (title)" : ""}`;
    throw new ErratumFault(`${place}: "${row.stands}" is not at word ${row.word} of "${text}"`);
  }
  const [from, to, words] = widened(text, start, end, row);
  return {
    text: text.slice(0, from) + words + text.slice(to),
    annotations: annotations.map((annotation) => shifted(annotation, from, to, words.length)),
  };
}

/** The stretch to replace and its replacement, with the space that a whole word brings or takes with it. */
function widened(
  text: string,
  start: number,
  end: number,
  { stands, shouldStand }: Erratum,
): readonly [number, number, string] {
  const atEnd = end === text.length;
  if (text === "") return [0, 0, shouldStand];
  if (stands === "") return atEnd ? [start, end, ` ${shouldStand}`] : [start, end, `${shouldStand} `];
  if (shouldStand !== "") return [start, end, shouldStand];
  return atEnd ? [Math.max(0, start - 1), end, ""] : [start, end + 1, ""];
}

/** Offset of the 1-based word; the text's length for the word after the last; -1 beyond. */
function offsetOfWord(text: string, word: number): number {
  let offset = 0;
  for (let place = 1; place < word; place++) {
    const space = text.indexOf(" ", offset);
    if (space < 0) return place === word - 1 ? text.length : -1;
    offset = space + 1;
  }
  return offset;
}

/** Moves an annotation with the words around it; what lay inside the replaced stretch stays inside. */
function shifted(annotation: Annotation, from: number, to: number, length: number): Annotation {
  const move = (offset: number, inside: number): number => {
    if (offset <= from) return offset;
    return offset >= to ? offset - (to - from) + length : inside;
  };
  return {
    ...annotation,
    start: move(annotation.start, from),
    end: move(annotation.end, from + length),
  };
}
