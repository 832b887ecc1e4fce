/** The evidence that two numbers with a colon are no chapter and verse but a time of day, a ratio or a score. */

import type { Item } from "../resolve/grammar/item.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import {
  hasZero,
  isCapitalName,
  isInCanon,
  isInCanonOfOne,
  isPointedTo,
  type Named,
  type NameKind,
  NEVER,
  type NumberKind,
} from "./named.ts";
import type { ItemPlace } from "./reading.ts";
import { hasWordInSentence } from "./topic-costs.ts";

/** How many tokens around two numbers are searched for a word that makes them a time or a ratio. */
const NEAR_BEFORE = 3;
const NEAR_AFTER = 4;

/**
 * The costs of numbers that may be a time. They are reported unless there is more evidence, but they are no evidence for other
 * citations of the text. Times follow short forms less often than other names.
 */
const QUARTER = 11;
const QUARTER_AFTER_FORM = 5;

/** The cost of one more such time beside it. */
const BESIDE_QUARTER = 10;

/** The cost of chapter and verse that may be a time of day, a ratio or a score. */
export function costOfPair(named: Named, name: NameKind, numbers: NumberKind): number {
  if (numbers !== "pair") return 0;
  const { reader, sets, edge, item, place } = named;
  let cost = 0;
  if (edge.reason === "missing_ordinal") cost += name === "certain" ? 15 : 25;
  const before = reader.has(edge.from, "the") ? edge.from : edge.from - 1;
  if (name === "word" && sets.determiners.has(reader.letters(before)) && !isCapitalName(named)) cost += 20;
  if (!isInCanonOfOne(named)) {
    const isOther = name === "form" || ((isRatio(item) || isClock(item)) && !isPointedTo(named));
    cost += name === "certain" ? 10 : isOther ? 25 : 15;
    if (!isCapitalName(named)) cost += 10;
    // "Romans 2:0 Greeks"
    if (item.start?.verse === 0 && item.start === item.end && !isPointedTo(named)) cost += 25;
    // "PS 3:30", "Hab 10:30"
    if (name === "certain" && isQuarter(item) && !isPointedTo(named)) cost += 25;
  }
  if (name !== "certain" && isQuarter(item) && !isPointedTo(named))
    cost += (name === "form" ? QUARTER_AFTER_FORM : QUARTER) + (isBesideQuarter(named) ? BESIDE_QUARTER : 0);
  // "Mark 1:20 h"
  if (sets.timeUnits.has(reader.letters(place.to - 1)) && reader.isSpaced(place.to - 1)) return NEVER;
  if (name !== "certain" && isLabel(named)) cost += 25;
  // "Revelation 4:05"
  if (name === "certain" && isDuration(reader, place)) cost += 35;
  if (name !== "certain" && (hasZero(reader, place) || isTimeAfterDash(reader, place.to))) cost += 25;
  if (name !== "certain" && (isQuarter(item) || isOneToOne(item))) cost += costOfTime(named);
  if (name !== "certain" && isRepeated(named)) cost += 25;
  if (name !== "certain" && !isPointedTo(named)) cost += costOfSetScores(named);
  if (!isVerseRange(item) && isNear(named, sets.pairWords))
    cost += name === "certain" && edge.reason !== "missing_ordinal" && !isRatio(item) ? 20 : 35;
  return cost;
}

/** "John 3:30 tomorrow", "I meet Daniel 4:30": words of time and of meeting in the sentence. */
function costOfTime(named: Named): number {
  const { timeWords, pairWords } = named.sets;
  const isTime = hasWordInSentence(named, timeWords) || hasWordInSentence(named, pairWords);
  return isTime && !isPointedTo(named) ? 15 : 0;
}

/** "Judges 10:9, 10:9, 9:10": the same two numbers follow again. */
function isRepeated({ reader, item: { start, end }, place: { to } }: Named): boolean {
  if (start === null || start !== end || reader.kind(to) !== ",") return false;
  const isSameVerse = reader.kind(to + 2) === ":" && reader.value(to + 3) === start.verse;
  const goesOn = reader.kind(to + 4) !== "end" && reader.kind(to + 4) !== ".";
  return isSameVerse && goesOn && reader.value(to + 1) === start.chapter;
}

/** The cost of sets that are all chapters and verses, too: "James 3:6, 5:7". */
const SETS_IN_CANON = 15;

/** "James 6:4, 3:6, 7:5", "Daniel 6:3, 6:4 over Cilic": the sets of a match of tennis. "Acts 6:2, 6:3, 6:4" are verses that rise. */
function costOfSetScores({ reader, item, place: { to } }: Named): number {
  // The last token of the item is its verse.
  const pair = to - 3;
  if (item.start !== item.end || !isSetScore(reader, pair)) return 0;
  let at = to;
  let areInCanon = isInCanon(item);
  let areRising = true;
  while (reader.kind(at) === "," && isSetScore(reader, at + 1)) {
    const [chapter, verse] = [reader.value(at + 1), reader.value(at + 3)];
    areInCanon &&= isWithin(item.bookId, chapter, verse);
    areRising &&= chapter === reader.value(at - 3) && verse > reader.value(at - 1);
    at += 4;
  }
  if (at === to || reader.kind(at) === "," || reader.kind(at) === ";") return 0;
  if (!areInCanon) return NEVER;
  return areRising ? 0 : SETS_IN_CANON;
}

/** Whether a set of tennis can end with two numbers at a token: 6:0 to 6:4, 7:5, 7:6. */
function isSetScore(reader: Reader, at: number): boolean {
  if (reader.kind(at + 1) !== ":") return false;
  const [a, b] = [reader.value(at), reader.value(at + 2)];
  const [most, least] = [Math.max(a, b), Math.min(a, b)];
  return least >= 0 && ((most === 6 && least <= 4) || (most === 7 && (least === 5 || least === 6)));
}

/** Whether two numbers may be a time of day: not a range of verses, and no 60 minutes. "Gen 3:1-7 PM" names the service. */
export const mayBeTime = (item: Item): boolean =>
  !isVerseRange(item) && (item.start?.chapter ?? 0) <= 24 && (item.start?.verse ?? 0) < 60;

/** "14:20": a time of day with minutes of two digits. */
export const isClock = ({ start }: Item): boolean =>
  start !== null && start.chapter <= 24 && start.verse >= 10 && start.verse < 60;

const QUARTERS: readonly number[] = [15, 30, 45];

/** The minutes of a quarter of an hour, and of a full hour: 0 is no verse. */
export const MINUTES_OF_QUARTERS: ReadonlySet<number> = new Set([0, ...QUARTERS]);

/** "starts at 7:45 and Mark 8:15": a quarter of an hour that belongs to no book stands before. */
function isBesideQuarter({ reader, edge }: Named): boolean {
  const before = edge.from - 1;
  const minutes = before - 1;
  const isJoint = reader.kind(before) === "," || reader.isAnd(before);
  const isQuarterBefore = reader.kind(minutes - 1) === ":" && QUARTERS.includes(reader.value(minutes));
  return isJoint && isQuarterBefore && reader.books(minutes - 3).length === 0;
}

/** "4:15": the minutes of a quarter of an hour. A range to other minutes of the same hour is no time ("4:15-20"). */
export const isQuarter = ({ start, end }: Item): boolean =>
  start !== null &&
  start.chapter <= 12 &&
  QUARTERS.includes(start.verse) &&
  (end === null || end === start || end.chapter > start.chapter || QUARTERS.includes(end.verse));

/** "14:32-42": times, ratios and scores have no such ranges. */
const isVerseRange = ({ start, end }: Item): boolean =>
  start !== null && end !== null && end.chapter === start.chapter && end.verse > start.verse;

/** "3:1", "2:1": most ratios end with 1. */
export const isRatio = ({ start, end }: Item): boolean =>
  start !== null && start === end && start.verse === 1;

/** "Peter 1:1 on Monday": a meeting of two. */
export const isOneToOne = ({ start, end }: Item): boolean =>
  start !== null && start === end && start.chapter === 1 && start.verse === 1;

/** "Job 1: 4 errors": a space follows the colon, and the second number may count the word after it. */
const isLabel = ({ reader, sets, item, place: { to } }: Named): boolean =>
  item.start === item.end &&
  reader.kind(to - 2) === ":" &&
  reader.isSpaced(to - 1) &&
  reader.kind(to) === "word" &&
  !sets.after.has(reader.letters(to));

/** "4:05": minutes or seconds have a leading zero, hours do not. */
function isDuration(reader: Reader, { from, to }: ItemPlace): boolean {
  for (let at = from; at < to - 1; at++)
    if (reader.kind(at) === ":") return isPadded(reader, at + 1) && !isPadded(reader, at - 1);
  return false;
}

/** "22:30 - 06:30", "8:20-9:05" */
const isTimeAfterDash = (reader: Reader, to: number): boolean =>
  reader.kind(to) === "-" &&
  (isPadded(reader, to + 1) || (reader.kind(to + 2) === ":" && isPadded(reader, to + 3)));

const isPadded = (reader: Reader, at: number): boolean => /^0\d$/.test(reader.written(at, at + 1));

function isNear({ reader, edge, place }: Named, words: ReadonlySet<string>): boolean {
  for (let at = place.to; at < place.to + NEAR_AFTER; at++) {
    if (reader.kind(at) !== "word" || reader.startsLine(at)) break;
    if (words.has(reader.letters(at))) return true;
  }
  for (let at = edge.from - 1; at >= edge.from - NEAR_BEFORE && reader.kind(at) === "word"; at--)
    if (words.has(reader.letters(at))) return true;
  return false;
}
