/** Verse ids: seven or eight digits, book × 1,000,000 + chapter × 1,000 + verse. */

import { BOOK_TOTAL } from "../../canon.ts";
import type { Lattice } from "../names/lattice.ts";
import { type Point, pointAt } from "./item.ts";

const LEAST = 1_000_000;

export interface VerseIdReading {
  readonly bookId: number;
  readonly point: Point;
}

/** The verse id at a token; null if there is none. */
export function verseIdAt(lattice: Lattice, at: number): VerseIdReading | null {
  const value = lattice.value(at);
  const bookId = Math.floor(value / LEAST);
  if (value < LEAST || bookId > BOOK_TOTAL) return null;
  return { bookId, point: pointAt(Math.floor(value / 1000) % 1000, at, value % 1000, at) };
}

/** Skips the name of the work before an OSIS id: `Bible:`, `Bible.KJV:` or `Bible.en.KJV:`. */
export function passVerseId(lattice: Lattice, from: number): number {
  if (!lattice.has(from, "work")) return from;
  let at = from + 1;
  while (lattice.kind(at) === "." && lattice.kind(at + 1) === "word") at += 2;
  return lattice.kind(at) === ":" ? at + 1 : from;
}
