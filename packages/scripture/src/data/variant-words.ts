// Reviewed by hand. Apart from the words of slip-words.ts, since only the list of the near words is made with them.

/** Other spellings of a book's own name that persons bear: mended wherever they stand. */
const VARIANTS =
  "mathew mathews danial danyel daniell isiah isais samual michah naum haggi haggiah jeremai ezequiel jeremie zacarias marc daniil";

export const VARIANT_WORDS: ReadonlySet<string> = new Set(VARIANTS.split(" "));
