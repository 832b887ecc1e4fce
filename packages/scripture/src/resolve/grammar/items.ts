/** Items: a point or range of the current book with its extension (f, ff), and ranges from one book to another. */

import { chapterCount } from "../../canon.ts";
import * as BIT from "../correction-bits.ts";
import { isFullName } from "../names/edge.ts";
import { lowerNames } from "../names/lexicon.ts";
import { acrossBooks, type Right } from "./across-books.ts";
import { currentOf, withBook } from "./current.ts";
import { type Following, noFollow, readFollow } from "./following.ts";
import { ABSENT, type Point } from "./item.ts";
import { spellingCost } from "./name-costs.ts";
import type { Place } from "./point-match.ts";
import type { PointReading } from "./point-reading.ts";
import { pointsAt } from "./points.ts";
import { type Left, levelOf, pushItem, RANGE, UNFINISHED, WHOLE_BOOK } from "./push-item.ts";
import { rangeMarkAt, readEnd } from "./range-marks.ts";
import { DOUBT } from "./reading-costs.ts";
import { bookIdOf, type Context, type State, step } from "./state.ts";
import { passVerseId, verseIdAt } from "./verse-ids.ts";

/** Reads numbers of the current book at a token. */
export function readNumbers(
  context: Context,
  state: State,
  at: number,
  place: Place,
  bits = 0,
): readonly State[] {
  const { readings, reach } = pointsAt(context, state, at, place);
  const states: State[] = [];
  for (const reading of readings) states.push(...readFrom(context, leftOf(state, reading, bits)));
  if (states.length > 0) return states;
  return reach > at ? [step(state, UNFINISHED, reach, { phase: "dead" })] : [];
}

function leftOf(state: State, reading: PointReading, bits: number): Left {
  const { point, to, cost, corrections, mark, isRoman, commas, production } = reading;
  const after = {
    ...state,
    mark,
    isRoman,
    commas,
    chapter: point.chapter,
    chapterAt: point.chapterAt,
    verse: point.verse,
    level: levelOf(point),
  };
  return { start: point, to, corrections: corrections | bits, cost, production, state: after };
}

/** Reads a book without numbers: as a whole, or as the left end of a range. */
export function readWholeBook(context: Context, state: State, at: number): readonly State[] {
  return readFrom(context, { start: null, to: at, corrections: 0, cost: 0, production: WHOLE_BOOK, state });
}

/** All continuations of a left end: nothing, an extension, or a range. */
export function readFrom(context: Context, left: Left): readonly State[] {
  const range = rangeMarkAt(context, left.to, left.start);
  const following = readFollow(context.lattice, left.to);
  const alone = single(left, noFollow(left.to));
  if (left.start !== null && following.follow !== "none") {
    const followed = single(left, following);
    return context.isProse ? [followed, alone] : [followed];
  }
  const ranges =
    range === null
      ? []
      : readRange(
          context,
          { ...left, corrections: left.corrections | range.corrections },
          range.to,
          range.isWord,
        );
  if (context.isProse) return [...ranges, alone];
  if (ranges.length > 0) return ranges;
  const { lattice } = context;
  const isBegun =
    range !== null &&
    left.start !== null &&
    lattice.kind(range.to) !== "end" &&
    !lattice.isVerseWord(range.to);
  return isBegun ? [alone, step(left.state, UNFINISHED, range.to, { phase: "dead" })] : [alone];
}

function single(left: Left, { to, follow, corrections }: Following): State {
  return pushItem(left.state, left.production, to, {
    start: left.start,
    end: left.start,
    follow,
    corrections: left.corrections | corrections,
    cost: left.cost,
  });
}

/** The ranges whose right ends begin at a token. */
function readRange(context: Context, left: Left, at: number, isWord: boolean): readonly State[] {
  const { lattice } = context;
  const end = readEnd(context, left.state, left.start, at);
  if (end !== null)
    return [
      pushItem(left.state, RANGE, end.to, {
        ...end,
        cost: left.cost,
        corrections: left.corrections | end.corrections,
      }),
    ];
  const id = verseIdAt(lattice, at);
  if (id !== null) {
    const current = currentOf(id.bookId, lowerNames[id.bookId] ?? "", at);
    return [
      acrossBooks(
        left,
        { current, point: id.point, to: at + 1, corrections: 0, cost: 0, follow: "none" },
        at,
      ),
    ];
  }
  const books = lattice.books(passVerseId(lattice, at)).filter(isFullName);
  const rights = books.flatMap((edge) => readRightBook(context, left, edge.from, edge));
  if (left.start === null) return rights;
  return [...rights, ...readRightPoints(context, left, left.start, at, isWord)];
}

function readRightPoints(
  context: Context,
  left: Left,
  start: Point,
  from: number,
  isWord: boolean,
): readonly State[] {
  const { state } = left;
  const { lattice } = context;
  // "Jude 3 to verse 5": two lone numbers.
  const isLoneVerse = start.isLone && chapterCount(bookIdOf(state)) === 1 && lattice.isVerseWord(from);
  const at = isLoneVerse ? lattice.pastDot(from + 1) : from;
  const bits = isLoneVerse ? BIT.number_word : 0;
  // "Rom 4 - v. 8": one verse of the chapter, or all verses up to it. But "Rom. iii.-v.": a numeral.
  if (start.verse === ABSENT && !isWord && lattice.isVerseWord(at) && lattice.hasNumberAfter(at)) return [];
  if (start.verse === ABSENT && state.isRoman && lattice.kind(at) === "number") return [];
  // A range that begins with a verse id ends with one.
  if (verseIdAt(lattice, start.chapterAt) !== null) return [];
  return pointsAt(context, state, at, "right").readings.map((reading) => {
    const right = reading.point;
    const { to, follow, corrections } = readFollow(lattice, reading.to);
    const isLone = start.isLone && right.isLone;
    const next = {
      ...state,
      mark: state.mark === "none" ? reading.mark : state.mark,
      isRoman: reading.isRoman,
    };
    return pushItem(next, RANGE, to, {
      start: { ...start, isLone },
      end: { ...right, isLone },
      follow,
      corrections: left.corrections | reading.corrections | bits | corrections,
      cost: left.cost + reading.cost,
    });
  });
}

function readRightBook(
  context: Context,
  left: Left,
  at: number,
  edge: ReturnType<Context["lattice"]["books"]>[number],
): readonly State[] {
  // "Deutero-Isaiah 40:1": the beginning of a name cannot be a whole book as the left end.
  if (left.start === null && ((left.state.pending & BIT.book_prefix) !== 0 || left.state.book?.edge === null))
    return [];
  const state = withBook(left.state, edge);
  const { book: current, ambiguous } = state;
  const marks = [",", ":", ".", '"', ")", "("].includes(context.lattice.kind(edge.to))
    ? [edge.to, edge.to + 1]
    : [edge.to];
  const points = marks.flatMap((from) => pointsAt(context, state, from, "first").readings);
  const rights: Right[] = points.map((reading) => {
    const { to, follow, corrections } = readFollow(context.lattice, reading.to);
    return {
      current,
      point: reading.point,
      to,
      corrections: edge.corrections | reading.corrections | corrections,
      cost: reading.cost,
      follow,
    };
  });
  const whole: Right = {
    current,
    point: null,
    to: edge.to,
    corrections: edge.corrections,
    cost: 0,
    follow: "none",
  };
  const from = {
    ...left,
    cost: left.cost + spellingCost(edge) + (edge.bookIds.length > 1 ? 3 * DOUBT : 0),
    state: { ...left.state, ambiguous },
  };
  return (rights.length > 0 ? rights : [whole]).map((right) => acrossBooks(from, right, at));
}
