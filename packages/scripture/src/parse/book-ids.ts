/**
 * Books that the resolver treats in a way of their own, by id (1 to 66), and what the lexicon gives beside ids. This file
 * imports nothing, so that a bundler writes the numbers themselves where the names stand.
 */

export const EZRA_ID = 15;
export const PSALM_ID = 19;
export const SONG_ID = 22;
/** The first book of the New Testament. */
export const MATTHEW_ID = 40;
/** The gospel. */
export const JOHN_ID = 43;
export const FIRST_JOHN_ID = 62;
export const REVELATION_ID = 66;

/** Root, in the lexicon, of everything that stands without a number before it. */
export const PLAIN_ROOT = 1;
/** Root of the stems of numbered books ("samuel"). */
export const STEM_ROOT = 2;
/** Values from here up in `exact` and `prefix` of the lexicon are the stem of that number; below are book ids. */
export const STEM_BASE = 100;
/** In `exact`: a short form of SHARED_ROWS; in `prefix`: more than one name begins so. */
export const MANY = 255;
