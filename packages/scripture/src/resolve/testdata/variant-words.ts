/** Reviewed by hand: other spellings of a book's own name that persons bear, corrected wherever they stand. */

const VARIANTS =
  "mathew mathews danial danyel daniell isiah isais samual michah naum haggi haggiah jeremai ezequiel jeremie zacarias marc daniil";

export const VARIANT_WORDS: ReadonlySet<string> = new Set(VARIANTS.split(" "));
