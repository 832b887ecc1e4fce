/** Names of persons that are other spellings of a book's name, and so are always corrected to it. Reviewed by hand. */

const VARIANTS =
  "mathew mathews danial danyel daniell isiah isais samual michah naum haggi haggiah jeremai ezequiel jeremie zacarias marc daniil";

export const VARIANT_WORDS: ReadonlySet<string> = new Set(VARIANTS.split(" "));
