/**
 * The bit of each correction, in the order of the published table; a test compares the two. While an input is read, a
 * set of corrections is one number. This file imports nothing, so that a bundler can inline the numbers.
 */

export const book_case = 1;
export const book_alias = 2;
export const book_prefix = 4;
export const book_spelling = 8;
export const title_words = 16;
export const ordinal = 32;
export const book_carry = 64;
export const chapter_carry = 128;
export const punctuation = 256;
export const spacing = 512;
export const number_word = 1024;
export const roman_numeral = 2048;
export const noise_word = 4096;
export const version_ignored = 8192;
export const verse_part_dropped = 16384;
export const optional_verses = 32768;
export const title_dropped = 65536;
export const following_verses = 131072;
export const single_chapter_book = 262144;
export const compact_numbers = 524288;
