/**
 * Corrections as bits of one number while parsing, in the order of the table (data/corrections.ts), which a test
 * compares. This file imports nothing, so that a bundler writes the numbers themselves where the names stand.
 */

export const BOOK_CASE = 0x1;
export const BOOK_ALIAS = 0x2;
export const BOOK_PREFIX = 0x4;
export const BOOK_SPELLING = 0x8;
export const TITLE_WORDS = 0x10;
export const ORDINAL = 0x20;
export const BOOK_CARRY = 0x40;
export const CHAPTER_CARRY = 0x80;
export const PUNCTUATION = 0x100;
export const SPACING = 0x200;
export const NUMBER_WORD = 0x400;
export const ROMAN = 0x800;
export const NOISE = 0x1000;
export const VERSION = 0x2000;
export const PART = 0x4000;
export const OPTIONAL = 0x8000;
export const TITLE = 0x10000;
export const FOLLOWING = 0x20000;
export const SINGLE_CHAPTER = 0x40000;
export const COMPACT = 0x80000;
