/** What the other words of a sentence say: words of religion are evidence for a citation, words of other subjects against it. */

import type { Reader } from "../resolve/names/token-reader.ts";
import type { ProseSets } from "./prose-sets.ts";

/** How far the words may be from the citation, in UTF-16 units. */
export const TOPIC_BEFORE = 70;
export const TOPIC_AFTER = 100;

const SECULAR = 15;
const SACRED = 10;
/** More words of a kind add nothing. */
const MAX_WORDS = 2;

/** The kinds of tokens that end a sentence. */
const STOPS: ReadonlySet<string> = new Set([".", "!", "?", "start", "end"]);

export interface TopicCosts {
  readonly secular: number;
  /** Negative or 0. */
  readonly sacred: number;
}

/** The costs of the words around the tokens from `from` to before `to`. */
export function costsOfTopic(reader: Reader, sets: ProseSets, from: number, to: number): TopicCosts {
  let secular = 0;
  let sacred = 0;
  for (const letters of wordsOfSentence(reader, from, to)) {
    if (sets.secular.has(letters)) secular++;
    else if (sets.sacred.has(letters)) sacred++;
  }
  return {
    secular: SECULAR * Math.min(secular, MAX_WORDS),
    sacred: -SACRED * Math.min(sacred, MAX_WORDS),
  };
}

/** The words around the tokens from `from` to before `to`, in the same sentence and not far away. */
export function wordsOfSentence(reader: Reader, from: number, to: number): readonly string[] {
  const words: string[] = [];
  const start = reader.token(from).start - TOPIC_BEFORE;
  for (let at = from - 1; !isStop(reader, at) && reader.token(at).start >= start; at--)
    words.push(reader.letters(at));
  const end = reader.token(to - 1).end + TOPIC_AFTER;
  for (let at = to; !isStop(reader, at) && reader.token(at).end <= end; at++) words.push(reader.letters(at));
  return words;
}

/** Whether a mark ends a sentence. A dot between two parts of a number does not. */
const isStop = (reader: Reader, at: number): boolean => STOPS.has(reader.kind(at)) && !reader.isJoined(at);
