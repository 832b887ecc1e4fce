/**
 * What came of looking for a book. This file imports nothing, so that a bundler writes the numbers themselves where the
 * names stand.
 */

// Of matching a name.
export const NONE = 0;
export const FOUND = 1;
export const AMBIGUOUS = 2;
/** A numbered book with a number that it does not have, or a number before a book without one. */
export const WRONG_ORDINAL = 3;

// Of reading a book.
export const NO_BOOK = 0;
export const BOOK = 1;
/** The failure is recorded. */
export const BAD_BOOK = 2;
