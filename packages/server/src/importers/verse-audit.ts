/**
 * Finds missing, extra, empty and misordered verses, compared with the edition's versification and with the canon.
 */

import { bookById, books, chapterCount, hasVerse, PSALM_ID } from "@lectern/scripture";
import { sourceName } from "./assemble.ts";
import { numbersInside } from "./clean-words.ts";
import type { Place } from "./event.ts";
import type { Collected, Finding, SourceTitle, SourceVerse } from "./verse-collector.ts";
import type { Versification } from "./versification.ts";

export interface ChapterCount {
  /** USFM code of the book. */
  readonly book: string;
  readonly chapter: number;
  /** Last verse by the declared versification; 0 when it has no such chapter. */
  readonly expected: number;
  /** Verses that the edition has, without verse 0. */
  readonly found: number;
}

/** Counts in the edition's own numbering. Verses are named like `GEN 3:16`. */
export interface Figures {
  /** Distinct verse numbers, including empty verses, without verse 0. */
  readonly verses: number;
  readonly perBook: Readonly<Record<string, number>>;
  /** Verses without words. */
  readonly empty: readonly string[];
  /** Verses of the canon that the edition has no number for, in the books that it has. */
  readonly missingCanonVerses: readonly string[];
  /** Verse numbers that the canon does not have. */
  readonly versesOutsideCanon: readonly string[];
  /** Chapters whose verse count differs from the declared versification. */
  readonly chapters: readonly ChapterCount[];
}

export interface Audit {
  readonly figures: Figures;
  readonly findings: readonly Finding[];
}

/** The edition's verses of a book by chapter and verse number. */
type Chapters = ReadonlyMap<number, ReadonlyMap<number, SourceVerse>>;

export function auditVerses({ verses, titles }: Collected, versification: Versification): Audit {
  const index = indexOf(verses);
  const findings: Finding[] = [];
  const titled = new Set(titles.map(({ chapter }) => chapter));
  findDisorder(verses, findings);
  for (const verse of verses) findNumbers(sourceName(verse), verse, findings);
  for (const title of titles) findNumbers(`the title of Psalm ${title.chapter}`, title, findings);
  const empty = findEmpty(index, titled, findings);
  const chapters: ChapterCount[] = [];
  for (const [bookId, found] of index) auditBook(bookId, found, versification, chapters, findings);
  for (const { id, key, name } of books) {
    if (!index.has(id))
      findings.push({ code: "book_missing", message: `${name} (${key}) is not in it`, at: NOWHERE });
  }
  return { figures: { ...countVerses(index), empty, chapters }, findings };
}

const NOWHERE: Place = { file: "", line: 0 };

function indexOf(verses: readonly SourceVerse[]): ReadonlyMap<number, Chapters> {
  const index = new Map<number, Map<number, Map<number, SourceVerse>>>();
  for (const verse of verses) {
    const chapters = index.get(verse.bookId) ?? new Map<number, Map<number, SourceVerse>>();
    const chapter = chapters.get(verse.chapter) ?? new Map<number, SourceVerse>();
    for (let number = verse.first; number <= verse.last; number++) {
      if (number > 0 && (chapter.get(number)?.text ?? "") === "") chapter.set(number, verse);
    }
    chapters.set(verse.chapter, chapter);
    index.set(verse.bookId, chapters);
  }
  return new Map([...index].sort(([a], [b]) => a - b));
}

function findDisorder(verses: readonly SourceVerse[], findings: Finding[]): void {
  let before: SourceVerse | undefined;
  for (const verse of verses) {
    if (before?.bookId === verse.bookId && before.chapter === verse.chapter && verse.first < before.last) {
      findings.push({
        code: "verse_order",
        message: `${sourceName(verse)} comes after ${sourceName(before)}`,
        at: verse.at,
      });
    }
    before = verse;
  }
}

function findNumbers(name: string, { text, at }: SourceVerse | SourceTitle, findings: Finding[]): void {
  const numbers = numbersInside(text);
  if (numbers.length === 0) return;
  const message = `${name} has numbers among its words: ${numbers.slice(0, 3).join(", ")}`;
  findings.push({ code: "number_inside", message, at });
}

function findEmpty(
  index: ReadonlyMap<number, Chapters>,
  titled: ReadonlySet<number>,
  findings: Finding[],
): string[] {
  const empty: string[] = [];
  for (const [bookId, chapters] of index) {
    for (const [chapter, verses] of chapters) {
      for (const [number, verse] of verses) {
        // In Hebrew numbering, verse 1 may consist of the psalm's title alone.
        if (verse.text !== "" || (bookId === PSALM_ID && number === 1 && titled.has(chapter))) continue;
        const name = `${bookById(bookId).key} ${chapter}:${number}`;
        empty.push(name);
        findings.push({ code: "empty_verse", message: `${name} has no words`, at: verse.at });
      }
    }
  }
  return empty;
}

function auditBook(
  bookId: number,
  found: Chapters,
  versification: Versification,
  chapters: ChapterCount[],
  findings: Finding[],
): void {
  const { key } = bookById(bookId);
  const last = Math.max(chapterCount(bookId), ...found.keys());
  let near: Place = found.values().next().value?.values().next().value?.at ?? NOWHERE;
  for (let chapter = 1; chapter <= last; chapter++) {
    const expected = versification.verseCount(bookId, chapter);
    const verses = found.get(chapter);
    if (expected !== (verses?.size ?? 0))
      chapters.push({ book: key, chapter, expected, found: verses?.size ?? 0 });
    if (verses === undefined) {
      if (expected > 0)
        findings.push({ code: "chapter_missing", message: `${key} ${chapter} is not in it`, at: near });
      continue;
    }
    for (let number = 1; number <= expected; number++) {
      near = verses.get(number)?.at ?? near;
      if (!verses.has(number)) {
        findings.push({
          code: "missing_verse",
          message: `${key} ${chapter}:${number} is not in it`,
          at: near,
        });
      }
    }
    for (const [number, verse] of verses) {
      if (number <= expected) continue;
      const message = `${key} ${chapter}:${number}: by the versification ${versification.code} the chapter has ${expected} verses`;
      findings.push({ code: "extra_verse", message, at: verse.at });
    }
  }
}

function countVerses(index: ReadonlyMap<number, Chapters>): Omit<Figures, "empty" | "chapters"> {
  const perBook: Record<string, number> = {};
  const missingCanonVerses: string[] = [];
  const versesOutsideCanon: string[] = [];
  let total = 0;
  for (const [bookId, chapters] of index) {
    const book = bookById(bookId);
    let count = 0;
    for (const [chapter, verses] of chapters) {
      count += verses.size;
      for (const number of [...verses.keys()].sort((a, b) => a - b)) {
        if (!hasVerse(bookId, chapter, number)) versesOutsideCanon.push(`${book.key} ${chapter}:${number}`);
      }
    }
    for (const [index, length] of book.chapters.entries()) {
      for (let number = 1; number <= length; number++) {
        if (chapters.get(index + 1)?.has(number) !== true)
          missingCanonVerses.push(`${book.key} ${index + 1}:${number}`);
      }
    }
    perBook[book.key] = count;
    total += count;
  }
  return { verses: total, perBook, missingCanonVerses, versesOutsideCanon };
}
