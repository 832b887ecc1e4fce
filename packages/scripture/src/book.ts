/** The 66 books, found by id or by any of their published identifiers. */

import { BOOK_ROWS, type BookGroup, numbersIn } from "./data/books.ts";

/** The Psalms, whose chapters are pieces with titles. */
export const PSALM_ID = 19;

export type Testament = "OT" | "NT";

export type { BookGroup };

export interface Book {
  /** 1 (Genesis) to 66 (Revelation). */
  readonly id: number;
  /** USFM book code, upper case: `GEN`, `PSA`, `1JN`. */
  readonly key: string;
  /** OSIS abbreviation: `Gen`, `Ps`, `1John`. */
  readonly osis: string;
  /** English name: `Genesis`, `Psalm`, `1 John`. */
  readonly name: string;
  /** Lower-case name with hyphens: `song-of-solomon`, `1-john`. */
  readonly slug: string;
  readonly testament: Testament;
  readonly group: BookGroup;
  /** Verses of each chapter; index 0 is chapter 1. */
  readonly chapters: readonly number[];
}

/** All 66 books in canonical order; index 0 is Genesis (id 1). */
export const books: readonly Book[] = Object.freeze(
  BOOK_ROWS.flatMap(([group, rows]) => rows.map((row) => [group, row] as const)).map(
    ([group, [osis, name, verses, key = osis.slice(0, 3).toUpperCase()]], index) =>
      Object.freeze({
        id: index + 1,
        key,
        osis,
        name,
        slug: name.toLowerCase().replaceAll(" ", "-"),
        testament: index < 39 ? ("OT" as const) : ("NT" as const),
        group,
        chapters: Object.freeze(numbersIn(verses)),
      }),
  ),
);

const byCode = new Map<string, Book>();
for (const book of books) {
  for (const code of [book.key, book.osis, book.slug, book.name]) byCode.set(code.toLowerCase(), book);
}

/** The book with this id. Throws RangeError unless `id` is an integer from 1 to 66. */
export function bookById(id: number): Book {
  const book = books[id - 1];
  if (book === undefined) throw new RangeError(`no book has the id ${id}`);
  return book;
}

/**
 * The book with this USFM key, OSIS abbreviation, slug or name, in any letter case; undefined when there is none.
 * Exact identifiers only: use `parseReference` for what people type.
 */
export function findBook(code: string): Book | undefined {
  return byCode.get(code.toLowerCase());
}
