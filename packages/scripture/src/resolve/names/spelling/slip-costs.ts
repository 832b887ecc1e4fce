/** Costs of slips (writing and typing mistakes), in hundredths of an edit, and margins for comparing distances. */

export const EDIT = 100;
export const TRANSPOSE = 70;
/** A letter is doubled, or a doubled letter is written once. No other difference in length costs less. */
export const DOUBLED = 45;
export const DROP_VOWEL = 75;
/** An h is added or left out. No other edit costs less, except doubled letters and a final h. */
export const DROP_H = 60;
/** A silent h at the end of a word, after a vowel. */
export const LAST_H = 45;
/** An extra letter whose key is a neighbour of the key of an adjacent letter. */
export const NEIGHBOUR_KEY_ADDED = 70;
export const DROP_CONSONANT = 85;
/** The additional cost if the first letters differ, because slips in the first letter are rare. */
export const FIRST_LETTER = 60;
/** The same if a book is expected and the first letter was left out or a neighbouring key was hit. */
export const MISSED_FIRST_LETTER = 15;

/** One consonant is left out, or one neighbouring key was hit. */
export const ONE_KEY = 85;
/**
 * The greatest distance between a longer word and a name of three letters: one doubled letter, or one extra
 * neighbouring key.
 */
export const SHORT_NAME_LIMIT = 70;
/** Two names are equally near when their distances differ by less than this. */
export const MARGIN = 20;
/** A name that is one slip away is as likely as the nearest name unless it is farther by more than this. */
export const RIVAL_MARGIN = 50;

/** The length of the longest word and of the shortest name that are compared. */
export const MAX_LETTERS = 32;
export const MIN_NAME_LETTERS = 3;
/** The minimum cost of each letter that only one of two words has. An edit of 65 or more may remove two of them. */
export const MIN_LETTER = 32;
/** One slip changes the set of letters by at most this many. */
export const SLIP_BITS = 2;

/** The greatest distance between a word and a part of a name. */
export const MAX_PADDED = 150;

/** Letters as numbers, 0 for a. */
export const LETTER_C = 2;
export const LETTER_H = 7;
export const LETTER_K = 10;
export const LETTER_P = 15;
export const LETTER_S = 18;
