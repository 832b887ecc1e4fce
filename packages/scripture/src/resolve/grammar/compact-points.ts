/** Chapter and verse as one number joined to the book: "Jn316". */

import { chapterCount, hasVerse } from "../../canon.ts";
import * as BIT from "../correction-bits.ts";
import { pointAt } from "./item.ts";
import { passParts } from "./numbers.ts";
import type { Place } from "./point-match.ts";
import type { PointReading } from "./point-reading.ts";
import { bookIdOf, type Context, type State } from "./state.ts";

/** Every [chapter, verse] of the book whose digits in a row are this number, the shortest chapter first. */
export function compactSplits(bookId: number, value: number): readonly (readonly [number, number])[] {
  const splits: [number, number][] = [];
  for (let power = 10; power < value; power *= 10) {
    const chapter = Math.floor(value / power);
    const verse = value % power;
    if (verse >= power / 10 && hasVerse(bookId, chapter, verse)) splits.push([chapter, verse]);
  }
  return splits.reverse();
}

/**
 * "Jn316": a number joined to its book that is not a chapter, and can be split into chapter and verse in one way. Before a word
 * for "verse" ("Jn32 v 13") the number is the chapter.
 */
export function compactAt({ lattice }: Context, state: State, at: number, place: Place): PointReading | null {
  const bookId = bookIdOf(state);
  const value = lattice.value(at);
  if (place !== "first" || value < 11 || lattice.isSpaced(at) || lattice.kind(at - 1) !== "word") return null;
  if (state.book?.to !== at || lattice.isVerseWord(at + 1)) return null;
  const chapters = chapterCount(bookId);
  if (value <= chapters || (chapters === 1 && hasVerse(bookId, 1, value))) return null;
  const splits = compactSplits(bookId, value);
  const [first] = splits;
  if (first === undefined) return null;
  const isOne = splits.length === 1;
  const to = isOne ? passParts(lattice, at + 1) : at + 1;
  const point = isOne ? pointAt(first[0], at, first[1]) : { ...pointAt(0, at), compact: value };
  return {
    point,
    to,
    cost: 0,
    corrections: BIT.compact_numbers | (to > at + 1 ? BIT.verse_part_dropped : 0),
    mark: state.mark,
    isRoman: state.isRoman,
    commas: state.commas,
    production: "compact",
  };
}
