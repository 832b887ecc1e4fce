/** Where sentences and items of lists begin in the text of a block. */

import { OBJECT } from "./prose.ts";

/** The end of a sentence: a stop, perhaps with closing marks and the mark of a note. */
const SENTENCE_END = String.raw`[.!?]["'\u201d\u2019)\]]{0,3}(?:${OBJECT}|\[\d{1,3}\])?`;

/** The end of a sentence, and a space. */
export const SENTENCE_END_AND_SPACE = new RegExp(String.raw`${SENTENCE_END}\s`, "u");

/** The end of a sentence, and the beginning of another. */
export const NEXT_SENTENCE = new RegExp(String.raw`${SENTENCE_END}\s+[("[]?\p{Lu}`, "u");

/** The same, for all sentences of a text. */
export const NEXT_SENTENCES = new RegExp(NEXT_SENTENCE, "gu");

/** Text up to the start of a sentence, line, cell or list item, after the mark or number of the list. */
export const SENTENCE_START = new RegExp(
  String.raw`(?:^|\n|${SENTENCE_END}\s|:\s|\|)\s*(?:[-*\u2022>|]\s*|\d{1,2}[.)]\s+|\p{L}{3,10}:\s+){0,2}$`,
  "u",
);

/** The beginning of an item of a list. Markdown leaves the character of an object for its mark. */
export const NEXT_ITEM = new RegExp(String.raw`\n[ \t]*(?:(?:[-*\u2022]|\d{1,2}[.)])[ \t]|${OBJECT})`, "u");

/** Lists in running text seldom have more items. */
export const MAX_ITEMS = 9;

/** Where the sentence or line of a place begins: at `least` if that is later. Offsets in UTF-16 units. */
export function startOfSentence(text: string, least: number, place: number): number {
  // With the first letter at the place, which may begin a sentence.
  const before = text.slice(least, place + 1);
  let from = before.lastIndexOf("\n", before.length - 2) + 1;
  // The pattern ends with the first letter of the next sentence.
  for (const { 0: end, index } of before.matchAll(NEXT_SENTENCES))
    from = Math.max(from, index + end.length - 1);
  return least + from;
}

/** Where the sentence or line of a place ends: at `most` if that is earlier. */
export function endOfSentence(text: string, place: number, most: number): number {
  const [line = ""] = text.slice(place, most).split("\n", 1);
  return place + (NEXT_SENTENCE.exec(line)?.index ?? line.length);
}
