/** The point that was read last: a chapter, or a chapter and verse. */

import { ABSENT, type Item, makeItem } from "./item.ts";

/** The point read last. */
export const point = {
  chapter: 0,
  verse: ABSENT,
  /** A number alone, without "chapter" or "verse". */
  isLone: false,
  /** A number that chapter and verse can be told apart in in several ways; 0 when there is none. */
  compact: 0,
  /** Tokens of the two numbers; of a chapter that was carried where it was written. */
  chapterAt: 0,
  verseAt: 0,
};

/** The item that is the point alone. */
export function itemOfPoint(): Item {
  const item = makeItem(point.chapter, point.verse, point.chapterAt);
  item.startVerseAt = point.verseAt;
  item.endVerseAt = point.verseAt;
  item.isLone = point.isLone;
  item.compact = point.compact;
  return item;
}
