/**
 * Numbers before a name that are none of a book: they count the items of a list, the days of a plan or the parts of a course, or belong to a
 * time or a date.
 */

import type { Role } from "../languages/language.ts";
import { romanValue } from "../resolve/names/roman.ts";
import { isSlash } from "./after-costs.ts";
import type { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";

/** Words for a reading in a service, which also begin the titles of books. */
export const READINGS: readonly Role[] = ["gospel", "epistle"];

/**
 * Whether a number before a name is none of a book: part of a time or a date ("00:01 John 1:1", "2024-01-02 John 1:6", "2/1 John 2"), a
 * number in a column of its own, the number of a day, a lesson or a list ("Day 2 John 2", "Q1 John 3:16"), also with a name on the next
 * line ("Jan. 2").
 */
export function isRunningNumber(lattice: ProseLattice, sets: ProseSets, at: number): boolean {
  if (lattice.kind(at) !== "number") return isListNumeral(lattice, at);
  if (lattice.written(at, at + 1).startsWith("0")) return true;
  const isFirst = lattice.startsLine(at);
  const { end } = lattice.token(at);
  const gap = lattice.lines.slice(end, lattice.token(at + 1).start);
  const isInOtherColumn = gap.includes("\t") || (gap.length >= COLUMN_GAP && (at === 0 || isFirst));
  const before = at - 1;
  const word = lattice.letters(before);
  const label = lattice.beforeDot(at);
  const isLineEnd = !isFirst && lattice.startsLine(at + 1);
  if (isLineEnd && sets.numberLabels.has(lattice.letters(label))) return true;
  // "Q1 John 3:16", "#1 John 3:16", but "see1 John 3:16"
  const isSign =
    (lattice.kind(before) === "#" && lattice.isSpaced(at + 1)) ||
    /^\p{Lu}$/u.test(lattice.written(before, at));
  const isJoined = isSign && !lattice.isSpaced(at);
  // "ITV2 Ch 6", but "SEE1 John 3:16"
  const isSymbol = !lattice.isSpaced(at) && /^\p{Lu}{2,}$/u.test(lattice.written(before, at));
  if (isSymbol && (lattice.entry(before)?.roles.size ?? 0) === 0) return true;
  const isAfterCounter = sets.counters.has(word) && !isNamedLesson(lattice, sets, before);
  const isCounted =
    isInOtherColumn ||
    isJoined ||
    (isLineEnd && isLabel(lattice, sets, label)) ||
    (!isFirst && (isAfterCounter || isMonthAlone(lattice, sets, before))) ||
    countsItems(lattice, at);
  if (isCounted && canStandAlone(lattice, at)) return true;
  if (lattice.kind(before - 1) !== "number" || !lattice.isJoined(before)) return false;
  const kind = lattice.kind(before);
  // "1.1 John 3:16" at the start of a line
  const isAtStart = before === 1 || lattice.startsLine(before - 1);
  if (kind === "." && isAtStart && canStandAlone(lattice, at)) return true;
  return kind === ":" || isSlash(lattice, before) || (kind === "-" && lattice.kind(before - 2) === "-");
}

/** "Part 1", "Chapter 1" */
const isLabel = (lattice: ProseLattice, { labels, courseParts }: ProseSets, at: number): boolean =>
  labels.has(lattice.letters(at)) || courseParts.has(lattice.letters(at));

/** "Second Lesson 1 John 3:1", "Epistle Lesson 1 John 4:7": the word before says which lesson it is. */
const isNamedLesson = (lattice: ProseLattice, { lessons, lessonKinds }: ProseSets, at: number): boolean =>
  lessons.has(lattice.letters(at)) && lessonKinds.has(lattice.letters(at - 1)) && !lattice.startsLine(at);

/** Whether the name after a number is that of a book without one. */
const canStandAlone = (lattice: ProseLattice, at: number): boolean =>
  lattice.books(lattice.pastDot(at + 1)).some(({ ordinal, reason }) => ordinal === 0 && reason === null);

/** "I. John 3:16", then on a later line "II. Rom 5:8": whether a Roman numeral counts the items of a list. */
const isListNumeral = (lattice: ProseLattice, at: number): boolean =>
  lattice.roman(at) > 0 &&
  lattice.kind(at + 1) === "." &&
  canStandAlone(lattice, at) &&
  isBesideLine(lattice, at, NUMERAL_LINE);

/** The fewest spaces between two columns. */
const COLUMN_GAP = 3;
/** How far the items of a list are looked for, in UTF-16 units. */
const MAX_ITEM = 120;
const ITEM = /(?:^|[.;\n\uFFFC])\s*(\d)\.\s+(\p{Lu}\p{L}+)/gu;

/**
 * "1. Luke 2:1. 2. Matthew 2:1. 3. John 1:1": whether a number with a dot counts the items of a list. The name after the number before or
 * after it is that of a book without a number.
 */
function countsItems(lattice: ProseLattice, at: number): boolean {
  if (lattice.kind(at + 1) !== ".") return false;
  const value = lattice.value(at);
  const { start } = lattice.token(at);
  const around = lattice.lines.slice(Math.max(0, start - MAX_ITEM), start + MAX_ITEM);
  return [...around.matchAll(ITEM)].some(([, number, name = ""]) => {
    const entry = lattice.lexicon.find(name.toLowerCase());
    const isNext = Math.abs(Number(number) - value) === 1;
    return isNext && entry?.plain.exact && entry.numbered.exact === null;
  });
}

/** "30 years": whether a word is a duration, in small letters: not "Day 2" or "Second Sunday". */
export const isDuration = (lattice: ProseLattice, { durations }: ProseSets, at: number): boolean =>
  durations.has(lattice.letters(at)) &&
  lattice.written(at, at + 1) === lattice.letters(at) &&
  !lattice.startsLine(at);

const MAX_DAY = 31;

/** "12 May": whether a token is the name of a month, and the number before it the day. */
export function isBeforeMonth(lattice: ProseLattice, { months }: ProseSets, to: number): boolean {
  // "Ps 119:9, 11", then on the next line "May 1"
  if (lattice.startsLine(to) && lattice.value(to + 1) > 0 && lattice.value(to + 1) <= MAX_DAY) return false;
  return months.has(lattice.letters(to)) && /^\p{Lu}/u.test(lattice.written(to, to + 1));
}

/** "7 Promises": whether a word is what the number before it counts in a title. */
export const isCountedInTitle = (lattice: ProseLattice, { titleCounts }: ProseSets, at: number): boolean =>
  titleCounts.has(lattice.letters(at)) &&
  /^\p{Lu}/u.test(lattice.written(at, at + 1)) &&
  !lattice.startsLine(at);

/** The number of an item of a list, and its mark. The item has numbers: not "Rom 8:1, 2. He says". */
const ITEM_NUMBER = /(?<![\d:.])(\d{1,2})([.)-])\s*(?=\p{L}+\.?[^.;\n]{0,30}\d)/gu;

/**
 * "1. Luke 2:7, 2. Luke 2:8": whether a number counts an item of a list: the number before it does, with the same mark. The item may stand
 * after the end of the window.
 */
export function isNextItem(lattice: ProseLattice, at: number): boolean {
  if (lattice.kind(at) !== "number") return false;
  const { start } = lattice.token(at);
  const from = Math.max(0, start - MAX_ITEM);
  const items = [...lattice.lines.slice(from, start + MAX_ITEM).matchAll(ITEM_NUMBER)];
  const own = items.find(({ index }) => index === start - from);
  return (
    own !== undefined &&
    items.some(([, number, mark]) => mark === own[2] && Number(number) === Number(own[1]) - 1)
  );
}

/** The Roman numeral of a line, and its first word. */
const NUMERAL_LINE = /^[ \t]*([IVX]{1,4})\.\s+(\p{L}+)/gmu;
/** The number of a line, without a mark, and its first word. */
export const NUMBER_LINE = /^[ \t]*(\d{1,3})[ \t]+(\p{L}+)/gmu;

/**
 * Whether a number or numeral begins a line, and the next or previous number begins another one. `line` matches such lines. The first word of
 * the other line is no book that needs a number ("II. Peter 1:5").
 */
export function isBesideLine(lattice: ProseLattice, at: number, line: RegExp): boolean {
  const { start } = lattice.token(at);
  const from = Math.max(0, start - MAX_ITEM);
  const value = lattice.roman(at) || lattice.value(at);
  let isFirst = false;
  let isBeside = false;
  for (const { 0: text, 1: number = "", 2: word = "", index } of lattice.lines
    .slice(from, start + MAX_ITEM)
    .matchAll(line)) {
    if (from + index + text.indexOf(number) === start) isFirst = true;
    const isNext = Math.abs((romanValue(number.toLowerCase()) || Number(number)) - value) === 1;
    if (isNext && !lattice.lexicon.find(word.toLowerCase())?.numbered.exact) isBeside = true;
  }
  return isFirst && isBeside;
}

/** "Jan 2 John 3", but "6 Jan 2 John 3" */
const isMonthAlone = (lattice: ProseLattice, { months }: ProseSets, at: number): boolean =>
  months.has(lattice.letters(at)) &&
  lattice.books(at).length === 0 &&
  (lattice.kind(at - 1) !== "number" || lattice.startsLine(at));
