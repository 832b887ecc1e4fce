/**
 * Which of the places that a block cites a "v. 5" or "chapter 3" belongs to. Each place has a cost, from the way it was cited, what the text
 * did with it, and whether the number fits it; the cheapest is meant. A commentary returns to its passage after each text that it
 * compares; other texts go on with what they cited last.
 */

import { chapterCount } from "../canon.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import { type Aside, asideOf, type Cited } from "./asides.ts";
import type { Last } from "./citation.ts";
import type { ProseSets } from "./prose-sets.ts";
import { NEXT_SENTENCE } from "./sentences.ts";

/** The word for verse or chapter whose place is looked for. */
export interface Marker {
  readonly word: number;
  readonly isVerse: boolean;
  /** The number after it; NaN if it is not written in digits. */
  readonly number: number;
}

const COSTS = {
  /** The verse follows the last one of the place, or stands before its first: for each verse, and at most. */
  following: 0.2,
  mostFollowing: 5,
  before: 4,
  /** The whole chapter was cited: any verse fits. */
  whole: 1.5,
  /** It was cited only in comparison, or in brackets in the sentence of another citation. */
  compared: 3,
  /** It stands in brackets in another sentence, before that of the word. */
  bracketed: 1.5,
  /** Each place that was cited after it, and at most. */
  later: 3,
  mostLater: 5,
  /** The text has turned back to the place with such a word. */
  marked: -2,
  /** It is the first of the block. */
  first: -2,
  /** Each further mention, and at most. */
  mention: -0.25,
  mostMentions: -2,
  /** Directly before the word: "Num 21 (v. 9)". */
  adjacent: -8,
};

/** How many citations are compared, and how far back, in UTF-16 units. They bound the cost of hostile text. */
const MAX_CITED = 24;
const MAX_DISTANCE = 2000;

/** A place that may be meant: its last mention, the cost of that and of the mention that fits best, and what else is known of it. */
interface Candidate {
  readonly cited: Cited;
  readonly cost: number;
  fit: number;
  mentions: number;
  isMarked: boolean;
  isFirst: boolean;
}

/** The likeliest places of the cited ones, the likeliest first. */
export function likelyPlaces(
  text: string,
  cited: readonly Cited[],
  marker: Marker,
  sets: ProseSets,
): readonly Cited[] {
  const candidates = new Map<number, Candidate>();
  const latest = cited.length - 1;
  for (let at = latest; at >= 0 && at > latest - MAX_CITED; at--) {
    const each = cited[at] as Cited;
    if (at < latest && marker.word - each.end > MAX_DISTANCE) break;
    const key = keyOf(each, marker.isVerse);
    let candidate = candidates.get(key);
    if (candidate === undefined) {
      const later = Math.min(candidates.size * COSTS.later, COSTS.mostLater);
      const nearest = at === latest && isAdjacent(text, each, marker) ? COSTS.adjacent : 0;
      each.aside ??= asideOf(text, cited, at, sets);
      const cost = later + nearest + costOfMention(text, each, each.aside, marker);
      candidate = {
        cited: each,
        cost,
        fit: Number.POSITIVE_INFINITY,
        mentions: 0,
        isMarked: false,
        isFirst: false,
      };
      candidates.set(key, candidate);
    }
    candidate.fit = Math.min(candidate.fit, costOfFit(each.last, marker));
    candidate.mentions++;
    candidate.isMarked ||= each.isMarked;
    candidate.isFirst = at === 0 && !each.aside?.isCompared;
  }
  const costOf = ({ cost, fit, mentions, isMarked, isFirst }: Candidate): number =>
    cost +
    fit +
    (isMarked ? COSTS.marked : 0) +
    (isFirst ? COSTS.first : 0) +
    Math.max(COSTS.mostMentions, COSTS.mention * (mentions - 1));
  return [...candidates.values()]
    .filter(({ cited: { last } }) => mayHave(last, marker))
    .sort((a, b) => costOf(a) - costOf(b))
    .map((candidate) => candidate.cited);
}

/** A number for a place: of a chapter, or of a book if a chapter is looked for. */
const keyOf = ({ last, start }: Cited, isVerse: boolean): number =>
  last === null ? -start - 1 : last.bookId * 1000 + (isVerse ? last.chapter : 0);

/** Whether a place has the verse or chapter. */
function mayHave(last: Last | null, { isVerse, number }: Marker): boolean {
  if (last === null || Number.isNaN(number)) return true;
  if (!isVerse) return number <= chapterCount(last.bookId);
  const { bookId, chapter, from = chapter } = last;
  if (chapter === 0) return true;
  return isWithin(bookId, chapter, number) || isWithin(bookId, from, number);
}

function costOfMention(text: string, each: Cited, aside: Aside, { word }: Marker): number {
  if (each.last === null || each.isMarked) return 0;
  if (aside.isCompared) return COSTS.compared;
  if (aside.bracketEnd >= word) return 0;
  if (!aside.isApart) return COSTS.compared;
  return NEXT_SENTENCE.test(text.slice(each.end, word + 1)) ? COSTS.bracketed : 0;
}

/** Whether the number fits a mention. */
function costOfFit(last: Last | null, { isVerse, number }: Marker): number {
  if (last === null || Number.isNaN(number)) return 0;
  const { firstVerse, verse, from, chapter } = last;
  if (!isVerse) return Math.min(3, Math.abs(number - chapter) / 3);
  if (firstVerse === undefined || verse === undefined) return COSTS.whole;
  const isInside = from === undefined ? number >= firstVerse && number <= verse : true;
  if (isInside) return 0;
  return number > verse ? Math.min(COSTS.mostFollowing, COSTS.following * (number - verse)) : COSTS.before;
}

/** Nothing but a comma or a bracket stands between a citation and the word. */
const ADJACENT = /^[ ,([]{1,3}$/;
const MAX_ADJACENT = 8;

/** Whether the word stands directly after a citation, and its verse is not before that of the citation: "Num 21 (v. 9)". */
const isAdjacent = (text: string, { end, last }: Cited, marker: Marker): boolean =>
  ADJACENT.test(text.slice(end, Math.min(marker.word, end + MAX_ADJACENT))) &&
  costOfFit(last, marker) < COSTS.before;
