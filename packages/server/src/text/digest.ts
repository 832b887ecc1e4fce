/**
 * Digests of the words of an edition. Anybody can recompute them with nothing but SHA-256.
 *
 * Each verse is one line of UTF-8: its verse id, a space, its text, a line feed. A verse that the edition does
 * not have is its verse id and a line feed. A psalm's title is a line of its own before verse 1, under the
 * verse id of verse 0 (Psalm 23: `19023000 A Psalm of David.`).
 *
 * The digest of a verse is the SHA-256 of its line (without the title); of a chapter, book or edition that of
 * all its lines in order, titles included. Annotations are not in it: it is of the words.
 */

import { createHash, type Hash, hash } from "node:crypto";
import { BOOK_TOTAL, bookIdAt, CHAPTER_TOTAL, firstOrdinalAt, verseIdOfOrdinal } from "@lectern/scripture";
import { viewOf } from "./copy-bytes.ts";
import type { Edition, EditionDigests, PutWords } from "./edition.ts";

/** The words alone: what a digest is taken over. */
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

/** Takes all digests of an edition, in one pass over its words. */
export function takeDigests(words: Words): ChapterDigests {
  const edition = createHash("sha256");
  const books = Array.from({ length: BOOK_TOTAL }, () => createHash("sha256"));
  const chapters: string[] = [];
  for (let at = 1; at <= CHAPTER_TOTAL; at++) {
    const lines = chapterLines(words, at);
    edition.update(lines);
    books[bookIdAt(at) - 1]?.update(lines);
    chapters.push(hash("sha256", lines));
  }
  return { edition: edition.digest("hex"), books: books.map((book) => book.digest("hex")), chapters };
}

/**
 * A buffer for lines before they are hashed. Its content is used within one call only. It grows to the longest line.
 */
let gathered = Buffer.allocUnsafeSlow(64 * 1024);
let gatheredView = viewOf(gathered);
/** Upper bound for the bytes of a line besides its words: verse id, space, line feed. */
const LINE_EXTRA = 10;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const ZERO = 0x30;

/**
 * Writes a positive integer in decimal digits; returns the offset after it. Making a string for each would cost as
 * much as the hash.
 */
function putDigits(value: number, at: number): number {
  let end = at + 1;
  for (let rest = value; rest >= 10; rest = Math.trunc(rest / 10)) end++;
  let rest = value;
  for (let place = end - 1; place >= at; place--) {
    gathered[place] = ZERO + (rest % 10);
    rest = Math.trunc(rest / 10);
  }
  return end;
}

/** Writes the line of a verse; gives where it ends, or -1 when there is no room for it. */
function putLine(ordinal: number, putWords: PutWords, at: number): number {
  if (at + LINE_EXTRA > gathered.byteLength) return -1;
  const start = putDigits(verseIdOfOrdinal(ordinal), at);
  gathered[start] = SPACE;
  const end = putWords(ordinal, gatheredView, start + 1);
  if (end === -1 || end === gathered.byteLength) return -1;
  const stop = end === start + 1 ? start : end;
  gathered[stop] = LINE_FEED;
  return stop + 1;
}

/**
 * Gathers the lines of verses after the first `length` bytes; gives how many there are then. What there is no room
 * for goes to `flush` first.
 */
function gatherLines(
  ordinals: Iterable<number>,
  putWords: PutWords,
  length: number,
  flush: (bytes: Uint8Array) => void,
): number {
  let filled = length;
  for (const ordinal of ordinals) {
    let end = putLine(ordinal, putWords, filled);
    while (end === -1) {
      flush(gathered.subarray(0, filled));
      if (filled === 0) {
        gathered = Buffer.allocUnsafeSlow(2 * gathered.byteLength);
        gatheredView = viewOf(gathered);
      }
      end = putLine(ordinal, putWords, 0);
      filled = 0;
    }
    filled = end;
  }
  return filled;
}

const hashHead = ({ info }: Edition): string => `${info.code}\n${info.revision}\n`;

/**
 * `content_hash` of an answer: SHA-256 of the version code, a line feed, the revision, a line feed, and the line of
 * each verse as above, in the order of the answer. The same for the same words of the same revision on every server.
 * `putWords` gives the texts as the answer has them, where those are not the edition's own (a title put before its
 * verse).
 */
export function contentHash(
  edition: Edition,
  ordinals: Iterable<number>,
  putWords: PutWords = edition.putWords,
): string {
  let sha256: Hash | undefined;
  const length = gatherLines(ordinals, putWords, gathered.write(hashHead(edition)), (bytes) => {
    sha256 ??= createHash("sha256");
    sha256.update(bytes);
  });
  const rest = gathered.subarray(0, length);
  return sha256 === undefined ? hash("sha256", rest) : sha256.update(rest).digest("hex");
}

/** The same hash, taken part by part. */
export function openContentHash(
  edition: Edition,
  putWords: PutWords = edition.putWords,
): { readonly add: (ordinals: Iterable<number>) => void; readonly hex: () => string } {
  const sha256 = createHash("sha256").update(hashHead(edition));
  const take = (bytes: Uint8Array): void => {
    sha256.update(bytes);
  };
  return {
    add: (ordinals) => take(gathered.subarray(0, gatherLines(ordinals, putWords, 0, take))),
    hex: () => sha256.digest("hex"),
  };
}
