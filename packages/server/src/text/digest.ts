/**
 * Digests of the words of an edition. Anybody can recompute them; they need only SHA-256.
 *
 * Each verse is one line of UTF-8: its verse id, a space, its text, a line feed. A verse that the edition does
 * not have is its verse id and a line feed. A psalm's title is a line of its own before verse 1, under the
 * verse id of verse 0 (Psalm 23: `19023000 A Psalm of David.`).
 *
 * The digest of a verse is the SHA-256 of its line (without the title). The digest of a chapter, book or edition is
 * that of all its lines in order, titles included. Annotations are not included: digests are of the words.
 */

import { createHash, hash } from "node:crypto";
import {
  BOOK_TOTAL,
  bookIdAt,
  CHAPTER_TOTAL,
  firstOrdinalAt,
  type VerseSet,
  verseIdOfOrdinal,
} from "@lectern/scripture";
import { sharedBuffer } from "./byte-buffer.ts";
import type { Edition, EditionDigests, PutWords } from "./edition.ts";

/** The words of an edition: the input of a digest. */
export interface Words {
  text(ordinal: number): string | null;
  title(ordinal: number): string | null;
}

/** Digests down to the chapter. */
export interface ChapterDigests extends EditionDigests {
  /** 1189 digests; index 0 is Genesis 1. */
  readonly chapters: readonly string[];
}

const lineOf = (verseId: number, text: string | null): string =>
  text === null ? `${verseId}\n` : `${verseId} ${text}\n`;

/** The digest of one verse (ordinal 1 to 31102). */
export function verseDigest(words: Words, ordinal: number): string {
  return hash("sha256", lineOf(verseIdOfOrdinal(ordinal), words.text(ordinal)));
}

/** The lines of the chapter at this position (1 to 1189), titles included. */
export function chapterLines(words: Words, chapterAt: number): string {
  let lines = "";
  const end = firstOrdinalAt(chapterAt + 1);
  for (let ordinal = firstOrdinalAt(chapterAt); ordinal < end; ordinal++) {
    const verseId = verseIdOfOrdinal(ordinal);
    const title = words.title(ordinal);
    if (title !== null) lines += lineOf(verseId - (verseId % 1000), title);
    lines += lineOf(verseId, words.text(ordinal));
  }
  return lines;
}

/** Computes all digests of an edition in one pass over its words. */
export function takeDigests(words: Words): ChapterDigests {
  const edition = createHash("sha256");
  const books = Array.from({ length: BOOK_TOTAL }, () => createHash("sha256"));
  const chapters: string[] = [];
  for (let position = 1; position <= CHAPTER_TOTAL; position++) {
    const lines = chapterLines(words, position);
    edition.update(lines);
    books[bookIdAt(position) - 1]?.update(lines);
    chapters.push(hash("sha256", lines));
  }
  return { edition: edition.digest("hex"), books: books.map((book) => book.digest("hex")), chapters };
}

/** Maximum bytes of a line besides its words: verse id, space, line feed. */
const LINE_EXTRA = 10;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const ZERO = 0x30;

/** Writes a verse id of seven or eight digits and returns its end. Making a string for each costs as much as the hash. */
function putVerseId(verseId: number, to: Buffer, at: number): number {
  const end = at + (verseId < 10_000_000 ? 7 : 8);
  let remaining = verseId;
  for (let place = end - 1; place >= at; place--) {
    const shorter = (remaining / 10) | 0;
    to[place] = ZERO + remaining - shorter * 10;
    remaining = shorter;
  }
  return end;
}

/** Writes ASCII and a line feed, and returns the end. For so few characters a call out of the engine takes longer. */
function putLine(line: string, to: Buffer, at: number): number {
  let end = at;
  for (let index = 0; index < line.length; index++) to[end++] = line.charCodeAt(index);
  to[end] = LINE_FEED;
  return end + 1;
}

/** The lines `before` (ASCII), then those of the verses. The memory is reused: hash the bytes at once. */
function linesOf(
  edition: Edition,
  verses: VerseSet,
  putWords: PutWords,
  before: readonly string[],
): Uint8Array {
  const { startOf } = edition.storedItems;
  let size = 0;
  for (const line of before) size += line.length + 1;
  for (const { first, last } of verses) {
    // The words of a verse, with its title, are never longer than its stored item.
    size += startOf(last + 1) - startOf(first) + (last - first + 1) * LINE_EXTRA;
  }
  const buffer = sharedBuffer(size);
  const { bytes } = buffer;
  let at = 0;
  for (const line of before) at = putLine(line, bytes, at);
  for (const { first, last } of verses) {
    for (let ordinal = first; ordinal <= last; ordinal++) {
      const space = putVerseId(verseIdOfOrdinal(ordinal), bytes, at);
      bytes[space] = SPACE;
      const end = putWords(ordinal, buffer, space + 1);
      at = end === space + 1 ? space : end;
      bytes[at++] = LINE_FEED;
    }
  }
  return bytes.subarray(0, at);
}

const firstLines = ({ info }: Edition): readonly string[] => [info.code, info.revision];

/**
 * `content_hash` of an answer: SHA-256 of the version code, a line feed, the revision, a line feed, and the line of
 * each verse as above, in the order of the answer. The same for the same words of the same revision on every server.
 * `putWords` writes the texts of the answer, if they differ from the edition's (a title before its verse).
 */
export function contentHash(edition: Edition, verses: VerseSet, putWords = edition.putWords): string {
  return hash("sha256", linesOf(edition, verses, putWords, firstLines(edition)));
}

/** The same hash, computed part by part. */
export function openContentHash(
  edition: Edition,
  putWords: PutWords = edition.putWords,
): { readonly add: (verses: VerseSet) => void; readonly hex: () => string } {
  const sha256 = createHash("sha256").update(linesOf(edition, [], putWords, firstLines(edition)));
  return {
    add: (verses) => {
      sha256.update(linesOf(edition, verses, putWords, []));
    },
    hex: () => sha256.digest("hex"),
  };
}
