/**
 * Errata: corrections of a transcription, as single words and never as whole verses. They are applied to clean text
 * after the rules of the reader. An erratum whose expected words are not at its place fails the build.
 *
 * The file `errata.tsv` of an edition has one row per line, with columns separated by tabs; a line that begins with
 * `#` is a comment. Columns: verse (OSIS id; `Ps.109.0` is a psalm's title), word (1-based place of the first wrong
 * word in the verse after the rules; words are separated by single spaces), current words (one or several, with their
 * punctuation; empty if words are missing before that place), corrected words (empty if the current words are
 * removed), reason (a code that the edition's README explains), witness.
 */

import { findBook, toOrdinal } from "@lectern/scripture";
import type { AssembledVerse } from "../packages/server/src/text/assembled-edition.ts";
import type { Annotation, ProvenanceStep } from "../packages/server/src/text/edition.ts";
import { verseName } from "../packages/server/src/text/verse-name.ts";

export interface Erratum {
  /** 1 to 31102. */
  readonly ordinal: number;
  /** Whether it corrects the psalm's title before the verse, not the verse. */
  readonly inTitle: boolean;
  /** 1-based place of the first wrong word. */
  readonly word: number;
  readonly current: string;
  readonly corrected: string;
  readonly reason: string;
  readonly witness: string;
}

/** Thrown for a row that cannot be parsed, or whose words are not at its place. */
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
  const [place = "", word = "", current = "", corrected = "", reason = "", witness = ""] = columns;
  const match = /^(\w+)\.(\d+)\.(\d+)$/.exec(place);
  const book = match === null ? undefined : findBook(match[1] ?? "");
  if (match === null || book === undefined || columns.length !== 6) return null;
  const inTitle = match[3] === "0";
  const ordinal = toOrdinal(book.id, Number(match[2]), inTitle ? 1 : Number(match[3]));
  const sound = ordinal > 0 && /^[1-9]\d*$/.test(word) && current !== corrected && reason !== "";
  return sound && witness !== ""
    ? { ordinal, inTitle, word: Number(word), current, corrected, reason, witness }
    : null;
}

/** Applies errata to the verses of an edition; index 0 is ordinal 1. Throws ErratumFault. */
export function applyErrata(
  verses: readonly (AssembledVerse | undefined)[],
  errata: readonly Erratum[],
): readonly (AssembledVerse | undefined)[] {
  const byOrdinal = Map.groupBy(errata, ({ ordinal }) => ordinal);
  return verses.map((verse, index) => {
    const rows = byOrdinal.get(index + 1);
    return rows === undefined ? verse : correctVerse(verse ?? { text: null }, rows);
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

function erratumStep({ inTitle, word, current, corrected, reason, witness }: Erratum): ProvenanceStep {
  const where = `${inTitle ? "title, " : ""}word ${word}`;
  const what = `${where}: ${current === "" ? "(nothing)" : current} -> ${corrected === "" ? "(nothing)" : corrected}`;
  return { kind: "erratum", what, why: `${reason}; witness: ${witness}` };
}

interface Marked {
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

/** Applies the rows from the last to the first, so that the word numbers of the others stay valid. */
function correct(marked: Marked, rows: readonly Erratum[]): Marked {
  return rows.toSorted((a, b) => b.word - a.word).reduce(correctOnce, marked);
}

function correctOnce({ text, annotations }: Marked, row: Erratum): Marked {
  const start = offsetOfWord(text, row.word);
  const end = start + row.current.length;
  const endsWord = end === text.length || text[end] === " " || row.current === "";
  if (start < 0 || text.slice(start, end) !== row.current || !endsWord) {
    const place = `${verseName(row.ordinal)}${row.inTitle ? " (title)" : ""}`;
    throw new ErratumFault(`${place}: "${row.current}" is not at word ${row.word} of "${text}"`);
  }
  const change = narrowed(text, widened(text, start, end, row));
  return {
    text: text.slice(0, change.from) + change.words + text.slice(change.to),
    annotations: annotations.flatMap((annotation) => shifted(annotation, change)),
  };
}

/** Replaces the text from `from` (included) to `to` (not included). */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** The range to replace and its replacement, including the space that a whole word adds or removes. */
function widened(text: string, start: number, end: number, { current, corrected }: Erratum): Change {
  const atEnd = end === text.length;
  if (text === "") return { from: 0, to: 0, words: corrected };
  if (current === "") return { from: start, to: end, words: atEnd ? ` ${corrected}` : `${corrected} ` };
  if (corrected !== "") return { from: start, to: end, words: corrected };
  return atEnd
    ? { from: Math.max(0, start - 1), to: end, words: "" }
    : { from: start, to: end + 1, words: "" };
}

/** The same change without the unchanged characters at either end. */
function narrowed(text: string, { from, to, words }: Change): Change {
  const shorter = Math.min(to - from, words.length);
  let head = 0;
  while (head < shorter && text[from + head] === words[head]) head++;
  let tail = 0;
  while (tail < shorter - head && text[to - 1 - tail] === words[words.length - 1 - tail]) tail++;
  return { from: from + head, to: to - tail, words: words.slice(head, words.length - tail) };
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

/**
 * Moves an annotation with its words. Letters inserted at either end of an annotated word belong to the annotation;
 * whole words inserted next to it do not. An annotation that loses all its words is removed.
 */
function shifted(annotation: Annotation, { from, to, words }: Change): readonly Annotation[] {
  const { start, end } = annotation;
  const grows = from === to && end === from && /^[\p{L}']/u.test(words);
  const isPushed = from === to && start === from && /[^\p{L}']$/u.test(words);
  const length = words.length - (to - from);
  const move = (offset: number, inside: number): number => {
    if (offset <= from) return offset;
    return offset >= to ? offset + length : inside;
  };
  if (start === end) return [{ ...annotation, start: move(start, from), end: move(end, from) }];
  const moved = {
    ...annotation,
    start: isPushed ? start + length : move(start, from),
    end: grows ? end + length : move(end, from + words.length),
  };
  return moved.start >= moved.end ? [] : [moved];
}
