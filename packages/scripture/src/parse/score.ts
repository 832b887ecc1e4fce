/** Corrections as bits of one number while parsing; as a shared list of codes and a confidence at the end. */

import { CORRECTION_ROWS, type CorrectionCode } from "../data/corrections.ts";

function bit(code: CorrectionCode): number {
  return 1 << CORRECTION_ROWS.findIndex(([name]) => name === code);
}

export const BOOK_CASE = bit("book_case");
export const BOOK_ALIAS = bit("book_alias");
export const BOOK_PREFIX = bit("book_prefix");
export const BOOK_SPELLING = bit("book_spelling");
export const TITLE_WORDS = bit("title_words");
export const ORDINAL = bit("ordinal");
export const BOOK_CARRY = bit("book_carry");
export const CHAPTER_CARRY = bit("chapter_carry");
export const PUNCTUATION = bit("punctuation");
export const SPACING = bit("spacing");
export const NUMBER_WORD = bit("number_word");
export const ROMAN = bit("roman_numeral");
export const NOISE = bit("noise_word");
export const VERSION = bit("version_ignored");
export const PART = bit("verse_part_dropped");
export const OPTIONAL = bit("optional_verses");
export const TITLE = bit("title_dropped");
export const FOLLOWING = bit("following_verses");
export const SINGLE_CHAPTER = bit("single_chapter_book");
export const COMPACT = bit("compact_numbers");

const listOf = new Map<number, readonly CorrectionCode[]>();

/** The codes of a mask, in the order of the table. */
export function correctionList(mask: number): readonly CorrectionCode[] {
  let list = listOf.get(mask);
  if (list === undefined) {
    list = Object.freeze(CORRECTION_ROWS.filter((_, index) => (mask >> index) & 1).map(([code]) => code));
    if (listOf.size < 4096) listOf.set(mask, list);
  }
  return list;
}

/** 1 less the deductions of the mask's codes; at least 0.05. */
export function confidenceOf(mask: number): number {
  let thousandths = 1000;
  for (let index = 0, rest = mask; rest !== 0; index++, rest >>= 1) {
    if (rest & 1) thousandths -= CORRECTION_ROWS[index]?.[1] ?? 0;
  }
  return Math.max(thousandths, 50) / 1000;
}
