/**
 * What slips cost, in hundredths of an edit, how near is near, and letters that cost otherwise than the rest. This file imports
 * nothing, so that a bundler writes the numbers themselves where the names stand.
 */

export const EDIT = 100;
export const TRANSPOSE = 70;
/** What a letter more adds to the distance at the least. */
export const DOUBLED = 45;
export const DROP_VOWEL = 75;
/** What a letter that is not doubled adds, or takes the place of another for, at the least. */
export const DROP_H = 60;
/** An h that is not heard, behind the vowel that ends a word. */
export const LAST_H = 45;
/** A letter struck together with its neighbour on the keyboard. */
export const STRUCK_TOO = 70;
export const DROP_CONSONANT = 85;
/** A slip in the first letter is rarer than in the others. */
export const FIRST_LETTER = 60;
/** Where the rest says that a reference is meant: the first letter dropped, or its key missed by one. */
export const MISSED_FIRST_LETTER = 15;

/** The distance of a letter left out or of its neighbour on the keyboard. */
export const ONE_KEY = 85;
/** How far a longer word may be from a name of three letters: one of them doubled, or its neighbour struck too. */
export const FROM_SHORT = 70;
/** Two names are equally near when their distances differ by less than this. */
export const MARGIN = 20;
/** What the nearest name may be nearer by than another that is one slip away, and yet not be surely meant. */
export const RIVAL_MARGIN = 50;

/** The longest word that is compared, and the shortest name: two letters are too near to all others. */
export const MOST_LETTERS = 32;
export const LEAST_NAME = 3;
/** What a letter that only one of two words has adds to the distance at the least: alone 60, two together 65. */
export const LEAST_LETTER = 32;
/** The letters that one slip may add to and take from those that occur in a word. */
export const SLIP_BITS = 2;

/** So far from a word a part of a name may be. */
export const MOST_PADDED = 150;

/** Letters, from 0. */
export const LETTER_C = 2;
export const LETTER_H = 7;
export const LETTER_K = 10;
export const LETTER_P = 15;
export const LETTER_S = 18;
