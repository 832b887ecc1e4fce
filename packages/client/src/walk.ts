/** Reads more verses than one request may return. */

import type { Client } from "./client.ts";
import type { CallOptions } from "./request.ts";
import type { Book, Passage, PassageItem, TextOptions } from "./types.ts";

/** Verses in a request of the smallest default plan. */
const DEFAULT_STEP = 200;

/** The longest reference of OSIS ids, in characters. */
const OSIS_LIMIT = 8000;

export interface WalkQuery extends TextOptions {
  /** Verse index of the first verse, 1 to 31,102. */
  readonly start_index: number;
  /** Verse index of the last verse, included. */
  readonly end_index: number;
  readonly version: string;
  /** Verses in a request; default 200. At most the plan's `max_verse_units`. */
  readonly step?: number | undefined;
}

/** Reads a run of verses in pages of `step` verses. Each page is requested when it is needed. */
export async function* walkPages(
  client: Pick<Client, "passage">,
  { start_index, end_index, step = DEFAULT_STEP, ...others }: WalkQuery,
  options: CallOptions = {},
): AsyncGenerator<Passage, void, undefined> {
  if (!Number.isInteger(step) || step < 1) throw new RangeError(`step must be 1 or more, not ${step}`);
  for (let first = start_index; first <= end_index; first += step) {
    const last = Math.min(end_index, first + step - 1);
    yield await client.passage({ start_index: first, end_index: last, ...others }, options);
  }
}

/** Reads a run of verses one by one. */
export async function* walkRange(
  client: Pick<Client, "passage">,
  query: WalkQuery,
  options: CallOptions = {},
): AsyncGenerator<PassageItem, void, undefined> {
  for await (const { data } of walkPages(client, query, options)) yield* data;
}

/** Converts between verse ids and indexes, from the verse counts of the books. */
interface Canon {
  indexOf(verseId: number): number;
  osisOf(index: number): string;
  bookEnd(index: number): number;
}

function bookAt(books: readonly Book[], index: number): Book {
  const book = books.find(({ last_verse_index }) => index <= last_verse_index);
  if (book === undefined) throw new RangeError(`there is no verse ${index}`);
  return book;
}

function canonOf(books: readonly Book[]): Canon {
  return {
    indexOf: (verseId) => {
      const book = books[Math.floor(verseId / 1_000_000) - 1];
      if (book === undefined) throw new RangeError(`there is no verse ${verseId}`);
      const chapter = Math.floor(verseId / 1000) % 1000;
      const before = book.chapters.slice(0, chapter - 1).reduce((sum, verses) => sum + verses, 0);
      return book.first_verse_index + before + (verseId % 1000) - 1;
    },
    osisOf: (index) => {
      const { osis, chapters, first_verse_index } = bookAt(books, index);
      let verse = index - first_verse_index + 1;
      let chapter = 1;
      for (const verses of chapters) {
        if (verse <= verses) break;
        verse -= verses;
        chapter++;
      }
      return `${osis}.${chapter}.${verse}`;
    },
    bookEnd: (index) => bookAt(books, index).last_verse_index,
  };
}

/** Splits runs of verses into references of at most `units` verses and of the longest allowed text. */
function cut(canon: Canon, runs: Iterable<readonly [first: number, last: number]>, units: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  let remainingUnits = units;
  const close = (): void => {
    if (piece !== "") pieces.push(piece);
    piece = "";
    remainingUnits = units;
  };
  for (const [start, end] of runs) {
    for (let first = start; first <= end; ) {
      const last = Math.min(end, first + remainingUnits - 1, canon.bookEnd(first));
      const osis = first === last ? canon.osisOf(first) : `${canon.osisOf(first)}-${canon.osisOf(last)}`;
      if (piece.length + 1 + osis.length > OSIS_LIMIT) {
        close();
        continue;
      }
      piece += piece === "" ? osis : `,${osis}`;
      remainingUnits -= last - first + 1;
      first = last + 1;
      if (remainingUnits === 0) close();
    }
  }
  close();
  return pieces;
}

export interface SplitQuery {
  readonly reference: string;
  /** Verses in a piece; default: the limit of the plan (/usage). */
  readonly maxVerseUnits?: number | undefined;
}

/**
 * Splits a reference into OSIS ids that the plan may read in one request each. Together they are its verses
 * in canonical order, each once, as /passage returns them. A reference within the plan is one piece.
 */
export async function splitReference(
  client: Pick<Client, "diff" | "books" | "usage">,
  { reference, maxVerseUnits }: SplitQuery,
  options: CallOptions = {},
): Promise<readonly string[]> {
  if (maxVerseUnits !== undefined && !(Number.isInteger(maxVerseUnits) && maxVerseUnits >= 1)) {
    throw new RangeError(`maxVerseUnits must be 1 or more, not ${maxVerseUnits}`);
  }
  // A reference compared with itself is its set of verses: ordered, each once, and without a limit of
  // verses.
  const [{ union }, books, units] = await Promise.all([
    client.diff({ a: reference, b: reference }, options),
    client.books(options),
    maxVerseUnits ?? client.usage(options).then(({ max_verse_units }) => max_verse_units),
  ]);
  const canon = canonOf(books.data);
  const runs = union.ranges.map(
    ({ range_start, range_end }) => [canon.indexOf(range_start), canon.indexOf(range_end)] as const,
  );
  return cut(canon, runs, units);
}

export interface ReadQuery extends SplitQuery, TextOptions {
  readonly version: string;
}

/** Reads a reference of any length verse by verse, in as many requests as the plan needs. */
export async function* readReference(
  client: Pick<Client, "diff" | "books" | "usage" | "passage">,
  { reference, maxVerseUnits, ...how }: ReadQuery,
  options: CallOptions = {},
): AsyncGenerator<PassageItem, void, undefined> {
  for (const piece of await splitReference(client, { reference, maxVerseUnits }, options)) {
    yield* (await client.passage({ reference: piece, ...how }, options)).data;
  }
}
