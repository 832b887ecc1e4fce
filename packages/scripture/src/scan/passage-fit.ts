/** Whether the number of a "v. 5" or "chapter 3" fits a place that was cited. */

import type { Last } from "./citation.ts";

/** The word for verse or chapter whose place is looked for. */
export interface Marker {
  /** The offset of the word, in UTF-16 units. */
  readonly word: number;
  readonly isVerse: boolean;
  /** Its number, also of an ordinal in words; NaN of another number in words ("verse five"). */
  readonly number: number;
  /** The last number of a range after the word ("vv. 6-8"); else the number. */
  readonly last: number;
  /** The number is an ordinal before the word: "the fifth verse". */
  readonly isOrdinal: boolean;
  /** It begins a note on the verse. */
  readonly isNote: boolean;
}

const MAX_FOLLOWING = 25;
const MAX_OTHER_CHAPTER = 9;
/** A number that is further from the first place than so many verses or chapters. */
const FAR = 10;
const FAR_CHAPTER = 6;

/** How well the number fits a mention: the lower the rank, the better. */
export interface Fit {
  readonly rank: number;
  readonly isFar: boolean;
  readonly features: Partial<Record<"following" | "before" | "inRange" | "otherChapter", number>>;
}

export const NO_FIT: Fit = { rank: Number.POSITIVE_INFINITY, isFar: false, features: {} };
const IN_RANGE: Fit = { rank: -1, isFar: false, features: { inRange: 1 } };
const SAME_PLACE: Fit = { rank: 0, isFar: false, features: {} };
/** It fits about as badly as a verse that is so much later. */
export const BEFORE: Fit = { rank: 10, isFar: true, features: { before: 1 } };

export const betterFit = (one: Fit, other: Fit): Fit => (other.rank < one.rank ? other : one);

/** Whether the number fits a mention. */
export function fitOf(last: Last | null, { isVerse, number, last: lastNumber }: Marker): Fit {
  if (last === null || Number.isNaN(number)) return SAME_PLACE;
  const { firstVerse, verse, from, chapter } = last;
  if (!isVerse) {
    const otherChapter = Math.min(MAX_OTHER_CHAPTER, Math.abs(number - chapter));
    return { rank: otherChapter, isFar: otherChapter > FAR_CHAPTER, features: { otherChapter } };
  }
  if (firstVerse === undefined || verse === undefined) return SAME_PLACE;
  const isInside = from === undefined ? number >= firstVerse && number <= verse : true;
  if (isInside) return firstVerse < verse ? IN_RANGE : SAME_PLACE;
  // "Romans 5:8, or the longer one, vv. 6-8"
  if (number < firstVerse && lastNumber >= verse) return SAME_PLACE;
  if (number < verse) return BEFORE;
  const following = Math.min(MAX_FOLLOWING, number - verse);
  return { rank: following, isFar: following > FAR, features: { following } };
}

export const isInRange = (last: Last | null, marker: Marker): boolean => fitOf(last, marker) === IN_RANGE;
