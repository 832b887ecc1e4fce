/** Rows of book, chapter, verse and text, as JSON and delimited files have them. */

import { type Emit, type Place, readVerseNumber } from "./event.ts";

export interface VerseRecord {
  readonly book: string;
  readonly chapter: string;
  readonly verse: string;
  readonly text: string;
}

/** Indexes of the columns that matter. */
export type Columns =
  | { readonly book: number; readonly chapter: number; readonly verse: number; readonly text: number }
  | { readonly reference: number; readonly text: number };

export interface RecordState {
  readonly emit: Emit;
  book: string;
  chapter: string;
  /** Verses emitted so far. */
  count: number;
}

export const newRecordState = (emit: Emit): RecordState => ({ emit, book: "", chapter: "", count: 0 });

const NAMES: readonly (readonly [keyof VerseRecord | "reference", readonly string[]])[] = [
  [
    "book",
    [
      "book",
      "book_code",
      "book_key",
      "bookcode",
      "book_id",
      "bookid",
      "book_name",
      "bookname",
      "book_number",
      "b",
    ],
  ],
  ["chapter", ["chapter", "chapter_number", "chapternumber", "chapter_id", "c"]],
  ["verse", ["verse", "verse_number", "versenumber", "verse_num", "v"]],
  ["text", ["text", "verse_text", "versetext", "scripture", "content", "words", "t"]],
  ["reference", ["reference", "ref", "osis", "osis_id", "verse_ref", "citation"]],
];

/**
 * Finds the columns by their names (any letter case); undefined if there is no column for the text or for its
 * reference.
 */
export function findColumns(header: readonly string[]): Columns | undefined {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_"),
  );
  const find = (wanted: string): number => {
    const accepted = NAMES.find(([name]) => name === wanted)?.[1] ?? [];
    return accepted.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1;
  };
  const [book, chapter, verse, text, reference] = ["book", "chapter", "verse", "text", "reference"].map(find);
  if (text === undefined || text < 0) return undefined;
  if (
    book !== undefined &&
    chapter !== undefined &&
    verse !== undefined &&
    Math.min(book, chapter, verse) >= 0
  ) {
    return { book, chapter, verse, text };
  }
  return reference !== undefined && reference >= 0 ? { reference, text } : undefined;
}

const REFERENCE = /^(.{1,60}?)[\s.]+(\d{1,3})[:.](\d{1,3}\p{L}?(?:[-–]\d{1,3})?)$/u;

/** Splits `John 3:16`, `1 John 1:9` or `Gen.1.1`; undefined for anything else. */
export function splitReference(text: string): Omit<VerseRecord, "text"> | undefined {
  const match = text.length > 80 ? null : REFERENCE.exec(text.trim());
  if (match === null) return undefined;
  return { book: match[1] ?? "", chapter: match[2] ?? "", verse: match[3] ?? "" };
}

/** Emits one verse, and the book and chapter before it when they change. */
export function emitRecord(state: RecordState, record: VerseRecord, at: Place): void {
  const verse = readVerseNumber(record.verse);
  if (verse === undefined || !/^\d{1,3}$/.test(record.chapter)) {
    const place = `${record.book} ${record.chapter}:${record.verse}`.slice(0, 60);
    state.emit({
      type: "warning",
      code: "verse_number",
      message: `"${place}" is not a place of a verse`,
      at,
    });
    return;
  }
  if (record.book !== state.book) {
    state.book = record.book;
    state.chapter = "";
    state.emit({ type: "book", code: record.book, at });
  }
  if (record.chapter !== state.chapter) {
    state.chapter = record.chapter;
    state.emit({ type: "chapter", number: Number(record.chapter), at });
  }
  state.count++;
  state.emit({ type: "verse", ...verse, at });
  state.emit({ type: "text", text: record.text, at });
  state.emit({ type: "verse_end" });
}
