/**
 * Writes and compares the file of digests of a bundled edition (editions/<code>/digests.tsv; the build copies it
 * beside the pack). Columns are separated by tabs, and `#` begins a comment:
 *
 *     KJV      <64 hexadecimal digits>     the edition
 *     Gen      <64>                        a book, by its OSIS abbreviation
 *     Gen.1    <64>  <8> <8> <8> ...       a chapter; the first 8 digits of each of its verses, to tell which changed
 *
 * digest.ts defines what the digests are computed from.
 */

import {
  BOOK_TOTAL,
  bookById,
  bookIdAt,
  CHAPTER_TOTAL,
  chapterNumberAt,
  firstOrdinalAt,
} from "@lectern/scripture";
import { type ChapterDigests, takeDigests, verseDigest, type Words } from "./digest.ts";

/** The extension of the file's name beside a pack, after the edition's code in lower case. */
export const DIGESTS_EXTENSION = ".digests.tsv";

const VERSE_DIGITS = 8;

/** An edition, book, chapter or verse whose digest differs from the file. */
export interface DigestDifference {
  readonly level: "edition" | "book" | "chapter" | "verse";
  /** `KJV`, `Gen`, `Gen.1`, `Gen.1.1`. */
  readonly name: string;
  /** The digest in the file, or null when the file has none. For a verse, its first 8 digits. */
  readonly expected: string | null;
  readonly actual: string;
}

interface Row {
  readonly level: DigestDifference["level"];
  readonly name: string;
  readonly digest: string;
  /** For a chapter: the first digits of its verses' digests. */
  readonly verses: readonly string[];
}

function rowsOf(code: string, words: Words, digests: ChapterDigests): readonly Row[] {
  const rows: Row[] = [{ level: "edition", name: code, digest: digests.edition, verses: [] }];
  for (let bookId = 1; bookId <= BOOK_TOTAL; bookId++) {
    const digest = digests.books[bookId - 1] ?? "";
    rows.push({ level: "book", name: bookById(bookId).osis, digest, verses: [] });
  }
  for (let position = 1; position <= CHAPTER_TOTAL; position++) {
    const name = `${bookById(bookIdAt(position)).osis}.${chapterNumberAt(position)}`;
    const verses: string[] = [];
    for (let ordinal = firstOrdinalAt(position); ordinal < firstOrdinalAt(position + 1); ordinal++) {
      verses.push(verseDigest(words, ordinal).slice(0, VERSE_DIGITS));
    }
    rows.push({ level: "chapter", name, digest: digests.chapters[position - 1] ?? "", verses });
  }
  return rows;
}

/** The text of the file for these words. */
export function formatDigests(code: string, words: Words): string {
  const lines = rowsOf(code, words, takeDigests(words)).map(({ name, digest, verses }) =>
    verses.length === 0 ? `${name}\t${digest}` : `${name}\t${digest}\t${verses.join(" ")}`,
  );
  return `# SHA-256 digests; packages/server/src/text/digest-file.ts says what they are.\n${lines.join("\n")}\n`;
}

/**
 * Recomputes all digests and compares them with the file. Empty when they agree. If a chapter differs and none of its
 * verses does, its title differs.
 */
export function compareDigests(code: string, words: Words, file: string): readonly DigestDifference[] {
  const onFile = new Map(
    file
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.indexOf("\t")), line.split("\t")]),
  );
  return rowsOf(code, words, takeDigests(words)).flatMap((row): readonly DigestDifference[] => {
    const [, expected = null, verses = ""] = onFile.get(row.name) ?? [];
    if (expected === row.digest && verses === row.verses.join(" ")) return [];
    const { level, name, digest } = row;
    return [{ level, name, expected, actual: digest }, ...versesThatDiffer(row, verses.split(" "))];
  });
}

function versesThatDiffer({ name, verses }: Row, onFile: readonly string[]): readonly DigestDifference[] {
  return verses.flatMap((actual, index): readonly DigestDifference[] => {
    const expected = onFile[index] || null;
    return expected === actual ? [] : [{ level: "verse", name: `${name}.${index + 1}`, expected, actual }];
  });
}
