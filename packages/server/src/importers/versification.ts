/**
 * Versifications: which verse of an edition's own numbering is which verse of the canon. A scheme is the canon
 * with differences; an edition can add its own in its manifest, in the same form:
 *
 *     GEN 32:1 > 31:55          one verse
 *     GEN 32:2-33 > 32:1-32     several verses, as many on both sides
 *     ACT 19:40 > 19:40-41      one verse contains the words of several (a bridge)
 *     ISA 63:19 > 63:19, 64:1   the same across the end of a chapter
 *     REV 12:18 > 13:1          several verses may map to one: their words are joined in order
 *     PSA 51:1-2 > 51:0         verse 0 is the title of a psalm
 *     EZR 17:73 > -             no counterpart in the canon
 *     ROM 14:24-26 > 16:25-27   the book is repeated only where it changes
 */

import { findBook, hasVerse, PSALM_ID, toOrdinal, verseCount } from "@lectern/scripture";
import { messageOf } from "../common/unknown.ts";
import { SCHEME_ROWS } from "./data/versification-rows.ts";

export type SchemeCode = "kjv" | keyof typeof SCHEME_ROWS;

/** In the order in which they are tried if the manifest does not name one. */
export const SCHEME_CODES: readonly SchemeCode[] = ["kjv", "eng", "org", "rsc", "rso", "vul", "lxx"];

/** A verse of the canon, or the title of a psalm (verse 0). */
export interface Target {
  readonly bookId: number;
  readonly chapter: number;
  /** 0 for a title. */
  readonly verse: number;
}

export interface Versification {
  readonly code: string;
  /** Verses of a chapter in the edition's own numbering; 0 when it has no such chapter. */
  verseCount(bookId: number, chapter: number): number;
  /** The verses of the canon for a verse of the edition, in order; empty if there is no counterpart. */
  targets(bookId: number, chapter: number, verse: number): readonly Target[];
}

interface Piece {
  readonly bookId: number;
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

const PIECE = /^(?:([A-Z0-9]{3}) )?(\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/;
const keyOf = (bookId: number, chapter: number, verse: number): number =>
  bookId * 1_000_000 + chapter * 1000 + verse;

/** Whether the code names a scheme. */
export function isSchemeCode(code: string): code is SchemeCode {
  return SCHEME_CODES.some((schemeCode) => schemeCode === code);
}

const cache = new Map<SchemeCode, Versification>();

/** The versification of a scheme. The edition's own rows take precedence. */
export function versificationOf(code: SchemeCode, editionRows: readonly string[] = []): Versification {
  const ready = editionRows.length === 0 ? cache.get(code) : undefined;
  if (ready !== undefined) return ready;
  const scheme = code === "kjv" ? { lengths: [], rows: [] } : SCHEME_ROWS[code];
  const lengths = readLengths(scheme.lengths);
  const targets = new Map<number, readonly Target[]>();
  for (const row of [...scheme.rows, ...editionRows]) readRow(row, targets);
  for (const row of editionRows) lengthenFor(row, lengths);
  const versification = makeVersification(code, lengths, targets);
  if (editionRows.length === 0) cache.set(code, versification);
  return versification;
}

function makeVersification(
  code: string,
  lengths: ReadonlyMap<number, number>,
  targets: ReadonlyMap<number, readonly Target[]>,
): Versification {
  return {
    code,
    verseCount: (bookId, chapter) => lengths.get(keyOf(bookId, chapter, 0)) ?? verseCount(bookId, chapter),
    targets(bookId, chapter, verse) {
      const listed = targets.get(keyOf(bookId, chapter, verse));
      if (listed !== undefined) return listed;
      if (verse === 0 && bookId === PSALM_ID) return titleOf(targets, chapter);
      return hasVerse(bookId, chapter, verse) ? [{ bookId, chapter, verse }] : [];
    },
  };
}

/** The title of a psalm (verse 0) belongs to the same psalm of the canon as its verse 1. */
function titleOf(targets: ReadonlyMap<number, readonly Target[]>, chapter: number): readonly Target[] {
  const first = targets.get(keyOf(PSALM_ID, chapter, 1))?.[0] ?? { chapter };
  return toOrdinal(PSALM_ID, first.chapter, 1) === 0
    ? []
    : [{ bookId: PSALM_ID, chapter: first.chapter, verse: 0 }];
}

function readLengths(rows: readonly string[]): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const row of rows) {
    const [code = "", ...chapters] = row.split(" ");
    for (const pair of chapters) {
      const [chapter, count] = pair.split(":").map(Number);
      lengths.set(keyOf(bookIdOf(code, row), chapter ?? 0, 0), count ?? 0);
    }
  }
  return lengths;
}

/** A verse that a manifest names exists, even after the last verse of the scheme's chapter. */
function lengthenFor(row: string, lengths: Map<number, number>): void {
  const piece = readPiece(row.split(" > ")[0] ?? "", 0, row);
  const key = keyOf(piece.bookId, piece.chapter, 0);
  const known = lengths.get(key) ?? verseCount(piece.bookId, piece.chapter);
  if (piece.last > known) lengths.set(key, piece.last);
}

function bookIdOf(code: string, row: string): number {
  const book = findBook(code);
  if (book === undefined) throw new RangeError(`"${code}" in "${row}" is not the code of a book`);
  return book.id;
}

function readPiece(text: string, bookId: number, row: string): Piece {
  const match = PIECE.exec(text.trim());
  const book = match?.[1] === undefined ? bookId : bookIdOf(match[1], row);
  if (match === null || book === 0) throw new RangeError(`"${row}" is not a row such as "GEN 32:1 > 31:55"`);
  const first = Number(match[3]);
  const last = match[4] === undefined ? first : Number(match[4]);
  if (last < first) throw new RangeError(`"${row}" has a range that ends before it begins`);
  return { bookId: book, chapter: Number(match[2]), first, last };
}

const targetsOf = ({ bookId, chapter, first, last }: Piece): Target[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ bookId, chapter, verse: first + index }));

/** Adds one row. Throws RangeError naming the row when it cannot be read or its sides do not fit. */
function readRow(row: string, targets: Map<number, readonly Target[]>): void {
  const [left = "", right, ...rest] = row.split(" > ");
  if (right === undefined || rest.length > 0) {
    throw new RangeError(`"${row}" is not a row such as "GEN 32:1 > 31:55"`);
  }
  const source = readPiece(left, 0, row);
  const targetVerses =
    right.trim() === "-"
      ? []
      : right.split(",").flatMap((part) => targetsOf(readPiece(part, source.bookId, row)));
  for (const { bookId, chapter, verse } of targetVerses) {
    if (!hasVerse(bookId, chapter, Math.max(verse, 1)))
      throw new RangeError(`"${row}" names a verse the canon lacks`);
  }
  const count = source.last - source.first + 1;
  if (targetVerses.length > 1 && count > 1 && targetVerses.length !== count) {
    throw new RangeError(`"${row}" has ${count} verses on one side and ${targetVerses.length} on the other`);
  }
  for (let index = 0; index < count; index++) {
    const each = targetVerses.length > 1 && count > 1 ? targetVerses.slice(index, index + 1) : targetVerses;
    targets.set(keyOf(source.bookId, source.chapter, source.first + index), each);
  }
}

/** Checks rows of a manifest; one message per row that cannot be used. */
export function rowFaults(rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => {
    try {
      readRow(row, new Map());
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  });
}

/**
 * Differences so common that they need no declaration: they are used when an edition has such a verse and its
 * versification has no place for it. The doxology of Romans after 14:23; "Peace to thee" as 3 John 15; "he stood upon
 * the sand" as Revelation 12:18; whether 2 Corinthians 13 has 13 or 14 verses depends on the scheme.
 */
const COMMON_ROWS: readonly string[] = ["ROM 14:24-26 > 16:25-27", "3JN 1:15 > 1:14", "REV 12:18 > 13:1"];

/** The common rows that an edition needs in addition to its scheme. `has`: whether the edition has words in a verse. */
export function commonRows(
  scheme: Versification,
  has: (bookId: number, chapter: number, verse: number) => boolean,
): readonly string[] {
  return COMMON_ROWS.filter((row) => {
    const { bookId, chapter, first } = readPiece(row.split(" > ")[0] ?? "", 0, row);
    return scheme.targets(bookId, chapter, first).length === 0 && has(bookId, chapter, first);
  });
}

/**
 * The scheme that fits the counted chapters best: the one with the fewest chapters whose last verse differs, the
 * first of SCHEME_CODES on a tie. `chapters`: book id, chapter and highest verse.
 */
export function guessScheme(chapters: readonly (readonly [number, number, number])[]): SchemeCode {
  let best: SchemeCode = "kjv";
  let fewest = Number.POSITIVE_INFINITY;
  for (const code of SCHEME_CODES) {
    const scheme = versificationOf(code);
    const differing = chapters.filter(
      ([bookId, chapter, last]) => scheme.verseCount(bookId, chapter) !== last,
    ).length;
    if (differing < fewest) {
      best = code;
      fewest = differing;
    }
  }
  return best;
}
