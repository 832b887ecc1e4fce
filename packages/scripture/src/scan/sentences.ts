/** Where sentences and items of lists begin in the text of a block. */

import { OBJECT } from "./prose.ts";

/** The end of a sentence, perhaps with the mark of a note, and the beginning of another. */
export const NEXT_SENTENCE = new RegExp(
  String.raw`[.!?]["\u201d\u2019]?(?:${OBJECT}|\[\d{1,3}\])?\s+[("[]?\p{Lu}`,
  "u",
);

/** The next item of a list. */
export const NEXT_ITEM = new RegExp(String.raw`\n[ \t]*(?:[-*\u2022]|\d{1,2}[.)]|${OBJECT})[ \t]?`, "u");

/** The next sentence or item. */
export const NEXT_SENTENCE_OR_ITEM = new RegExp(`${NEXT_SENTENCE.source}|${NEXT_ITEM.source}`, "u");
