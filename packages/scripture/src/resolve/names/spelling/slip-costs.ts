/** Costs of slips in writing and typing, in hundredths of an edit, and the margins for comparing distances. */

export const EDIT = 100;
export const TRANSPOSE = 70;
/** A letter doubled, or a doubled one written once: the least cost of a difference in length. */
export const DOUBLED = 45;
export const DROP_VOWEL = 75;
/** An h added or left out: the least cost of any other edit. */
export const DROP_H = 60;
/** A silent h at the end of a word, after a vowel. */
export const LAST_H = 45;
/** A superfluous letter whose key neighbours that of the letter beside it. */
export const NEIGHBOUR_KEY_ADDED = 70;
export const DROP_CONSONANT = 85;
/** Added where the first letters differ, since slips in the first letter are rare. */
export const FIRST_LETTER = 60;
/** The same in a plain reference, where the first letter was left out or a neighbouring key was hit. */
export const MISSED_FIRST_LETTER = 15;

/** The cost of one consonant left out, or of one neighbouring key. */
export const ONE_KEY = 85;
/**
 * The greatest distance between a longer word and a name of three letters: one doubled letter, or one extra
 * neighbouring key.
 */
export const SHORT_NAME_LIMIT = 70;
/** Two names are equally near when their distances differ by less than this. */
export const MARGIN = 20;
/** A name that is one slip away rivals the nearest name unless it is farther by more than this. */
export const RIVAL_MARGIN = 50;

/** Letters of the longest word and of the shortest name that are compared. */
export const MOST_LETTERS = 32;
export const LEAST_NAME = 3;
/** The least cost of each letter that only one of two words has: an edit of 65 or more removes two of them. */
export const LEAST_LETTER = 32;
/** One slip changes the set of letters by at most this many. */
export const SLIP_BITS = 2;

/** The greatest distance between a word and a part of a name. */
export const MOST_PADDED = 150;

/** Letters as numbers, 0 for a. */
export const LETTER_C = 2;
export const LETTER_H = 7;
export const LETTER_K = 10;
export const LETTER_P = 15;
export const LETTER_S = 18;
