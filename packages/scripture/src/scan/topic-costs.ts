/** What the other words of a sentence say: words of religion are evidence for a citation, words of other subjects against it. */

import type { Reader } from "../resolve/names/token-reader.ts";
import type { Named } from "./named.ts";
import { OBJECT } from "./prose.ts";
import type { ProseSets } from "./prose-sets.ts";

/** How far the words may be from the citation, in UTF-16 units. */
export const TOPIC_BEFORE = 70;
export const TOPIC_AFTER = 100;

const SECULAR = 15;
const SACRED = 10;
/** More words of a kind add nothing. */
const MAX_WORDS = 2;

export interface TopicCosts {
  readonly secular: number;
  /** Negative or 0. */
  readonly sacred: number;
}

/** The costs of the words around the tokens from `from` to before `to`. */
export function costsOfTopic(reader: Reader, sets: ProseSets, from: number, to: number): TopicCosts {
  let secular = 0;
  let sacred = 0;
  forWordsOfSentence(reader, from, to, (letters) => {
    if (sets.secular.has(letters)) secular++;
    else if (sets.sacred.has(letters)) sacred++;
  });
  return {
    secular: SECULAR * Math.min(secular, MAX_WORDS),
    sacred: -SACRED * Math.min(sacred, MAX_WORDS),
  };
}

/** Whether the words around the tokens from `from` to before `to` are partly of religion. */
export const hasSacredWord = (reader: Reader, sets: ProseSets, from: number, to: number): boolean =>
  costsOfTopic(reader, sets, from, to).sacred < 0;

/** How much of a text is searched for words of religion, in UTF-16 units, and how many different ones it must have. */
const MAX_SEARCHED = 2000;
const MIN_SACRED = 2;

/** Whether the beginning of a text has several words of religion. */
export function isReligiousText(text: string, { sacred }: ProseSets): boolean {
  const found = new Set<string>();
  for (const [word] of text
    .slice(0, MAX_SEARCHED)
    .toLowerCase()
    .matchAll(/[a-z]+/g))
    if (sacred.has(word) && found.add(word).size >= MIN_SACRED) return true;
  return false;
}

/** Whether a word of a set is in the sentence of a citation, near it. */
export function hasWordInSentence(
  { reader, edge, place }: Pick<Named, "reader" | "edge" | "place">,
  words: ReadonlySet<string>,
): boolean {
  let isFound = false;
  forWordsOfSentence(reader, edge.from, place.to, (word) => {
    isFound ||= words.has(word);
  });
  return isFound;
}

/** Visits the words around the tokens from `from` to before `to`, in the same sentence and not far away. */
function forWordsOfSentence(
  reader: Reader,
  from: number,
  to: number,
  visit: (letters: string) => void,
): void {
  forTokensOfSentence(reader, from, to, (at) => {
    if (reader.kind(at) === "word") visit(reader.letters(at));
  });
}

/** Visits the tokens around those from `from` to before `to`, in the same sentence and not far away. */
export function forTokensOfSentence(
  reader: Reader,
  from: number,
  to: number,
  visit: (at: number) => void,
): void {
  const start = reader.token(from).start - TOPIC_BEFORE;
  for (let at = from - 1; at >= 0; at--) {
    const token = reader.token(at);
    if (token.start < start || isStop(reader, at)) break;
    visit(at);
  }
  const end = reader.token(to - 1).end + TOPIC_AFTER;
  for (let at = to; at < reader.end; at++) {
    const token = reader.token(at);
    if (token.end > end || isStop(reader, at)) break;
    visit(at);
  }
}

/** Whether a mark ends a sentence, or the item of a list. A dot between two parts of a number does not. */
export function isStop(reader: Reader, at: number): boolean {
  const kind = reader.kind(at);
  if (at >= 0 && reader.written(at, at + 1) === OBJECT) return true;
  return (kind === "." || kind === "!" || kind === "?") && !reader.isJoined(at);
}
