/** Where sentences and items of lists begin in the text of a block. */

import { OBJECT } from "./prose.ts";

/** The end of a sentence, perhaps with the mark of a note, and the beginning of another. */
export const NEXT_SENTENCE = new RegExp(
  String.raw`[.!?]["\u201d\u2019]?(?:${OBJECT}|\[\d{1,3}\])?\s+[("[]?\p{Lu}`,
  "u",
);

/** The beginning of an item of a list. Markdown leaves the character of an object for its mark. */
export const NEXT_ITEM = new RegExp(String.raw`\n[ \t]*(?:(?:[-*\u2022]|\d{1,2}[.)])[ \t]|${OBJECT})`, "u");
