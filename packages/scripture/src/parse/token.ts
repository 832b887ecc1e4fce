/**
 * What a token is: an index into parallel arrays, which the second stage fills. This file imports no value, so that
 * a bundler writes the numbers themselves where the names stand.
 */

import type { Folded } from "./fold.ts";

// Kinds of token; a mark has the kind of its code (fold.ts), of a like mark where scan.ts says so.
/** After the last token. */
export const END = 0;
export const WORD = 2;
/** Digits. `value` is their number, or -1 when it has more than eight digits, or more than four with noughts before them. */
export const NUMBER = 3;

// Bits of `flags`.
/** White space stands before it. */
export const SPACED = 1;
/** An ordinal suffix (1st) was part of the number. */
export const SUFFIXED = 2;
/** It is an odd mark. */
export const ODD = 4;

/** More digits than any verse id has. */
export const MOST_DIGITS = 8;
/** The grammar looks at most this far past the last token. */
export const LOOK_AHEAD = 6;
/** An aside, and the "of" behind numbers, are looked for over so many tokens. */
export const MOST_TOKENS = 16;
/** More words than any long title has. */
export const MOST_TITLE = 18;
/** A verse id has seven digits at the least. */
export const LEAST_VERSE_ID = 1_000_000;
/** What has more than four digits is no chapter and no verse. */
export const MOST_NUMBER = 9999;

export interface Tokens {
  count: number;
  kind: Uint8Array;
  /** First and last + 1 index in the folded codes. END tokens are empty: their `to` is 0. */
  from: Int32Array;
  to: Int32Array;
  /** Of a NUMBER its value, of a WORD the node of the lexicon at its end (0: no known word begins so). */
  value: Int32Array;
  /** SPACED, SUFFIXED and ODD. */
  flags: Uint8Array;
  folded: Readonly<Folded>;
  /** Plus signs or low lines were read as spaces: `john+3:16`. */
  hasOddSpaces: boolean;
  /** The word whose letters were spelled out last, -1 for none, and they (letters.ts). */
  spelledAt: number;
  spelled: string;
}
