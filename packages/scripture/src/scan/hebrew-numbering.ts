/** The numbers of a verse in the Hebrew text, in brackets after those of a translation: no citation of their own. */

import { type Book, bookById } from "../book.ts";
import { verseCount } from "../canon.ts";
import { hasTrait } from "../data/traits.ts";
import { ABSENT, type Point } from "../resolve/grammar/item.ts";
import { isInCanon, isShortInCapitals, type Named, SENTENCE_STARTS } from "./named.ts";

/** How far the verse of the Hebrew text may be from that of the translation. */
export const MAX_HEBREW_SHIFT = 2;

/** Whether a name is that of the Hebrew text, with or without the place of the same verse in it. */
export function isOtherNumbering(named: Named): boolean {
  return (
    isMarkOfHebrew(named) || isHebrewPlace(named) || isPlaceOfBareVerse(named) || isBesideOtherText(named)
  );
}

/** How many tokens away another text may be named. */
const MAX_TO_TEXT = 16;

/** "The count differs: MT 3:1-5, LXX 3:1-5": capitals in a sentence with the place in another text, whose name is no short form of a book. */
function isBesideOtherText({ reader, edge }: Named): boolean {
  if (!reader.has(edge.from, "witness") || !isShortInCapitals(reader, edge)) return false;
  const isOther = (at: number): boolean =>
    reader.has(at, "witness") && reader.entry(at)?.plain.exact === null && reader.kind(at + 2) === ":";
  for (let at = edge.from - 1; at >= Math.max(0, edge.from - MAX_TO_TEXT); at--) {
    if (SENTENCE_STARTS.has(reader.kind(at))) break;
    if (isOther(at)) return true;
  }
  const end = Math.min(reader.end, edge.to + MAX_TO_TEXT);
  for (let at = edge.to; at < end && !SENTENCE_STARTS.has(reader.kind(at)); at++)
    if (isOther(at)) return true;
  return false;
}

/** "(29:1 [Heb 28:69])": the place in the Hebrew text of a verse whose book is not named. No letter has it. */
const isPlaceOfBareVerse = ({ reader, edge: { from }, item }: Named): boolean =>
  !isInCanon(item) &&
  reader.has(from, "witness") &&
  reader.kind(from - 1) === "(" &&
  reader.kind(from - 2) === "number" &&
  reader.kind(from - 3) === ":";

/** "Hos 14:1 MT [13:16]", "Exod 20:2-17 MT (20:1)": capitals after a verse of the Old Testament say whose number it is. */
function isMarkOfHebrew({ reader, edge }: Named): boolean {
  const isMark =
    reader.kind(edge.from - 1) === "number" &&
    reader.kind(edge.to) === "(" &&
    reader.has(edge.from, "witness") &&
    isShortInCapitals(reader, edge);
  return isMark && bookBefore(reader, firstNumberBefore(reader, edge.from))?.testament === "OT";
}

/** The first token of the numbers that end before a token. */
function firstNumberBefore(reader: Named["reader"], to: number): number {
  let first = to - 1;
  while (reader.kind(first - 1) !== "word" && reader.kind(first - 1) !== "start") first--;
  return reader.kind(first) === "." ? first + 1 : first;
}

/**
 * "Mal 4:5 (MT 3:23)", "Ps 8:5 [MT 6]": the place of the same verse in the Hebrew text, in brackets after one of the Old Testament. Psalms
 * have the same chapter there, other books one that is next to it. A name in small letters is one of the text only if the book does not
 * have the verse ("Ps 51:7 (Heb. 51:9)", but "Dan 12:3 (Mt 13:43)"), or if a verse of the Hebrew text has this place ("Joel 2:28 [Heb. 3:1]").
 */
function isHebrewPlace({ reader, edge, item, place }: Named): boolean {
  const { start } = item;
  const bracket = edge.from - 1;
  const isCertain = !isInCanon(item) || isShortInCapitals(reader, edge);
  if (
    start === null ||
    (!isCertain && start.verse === ABSENT) ||
    reader.kind(bracket) !== "(" ||
    !reader.has(edge.from, "witness")
  )
    return false;
  const first = firstNumberBefore(reader, bracket);
  const book = bookBefore(reader, first);
  if (book?.testament !== "OT") return false;
  // "Malachi 4 (MT 3:19-24)"
  if (reader.kind(first + 1) === "(")
    return isCertain && Math.abs(start.chapter - reader.value(first)) <= 1 && start.verse !== ABSENT;
  if (reader.kind(first + 1) !== ":") return false;
  const here = { chapter: reader.value(first), verse: reader.value(first + 2) };
  // "Gen 31:55 (Heb. v. 1)": the numeral is a word for verse.
  if (reader.isVerseWord(place.from))
    return [here.chapter, here.chapter + 1].some((chapter) =>
      isShifted(book.id, here, { ...start, chapter }),
    );
  if (!isCertain) return isShifted(book.id, here, start);
  if (start.verse === ABSENT) return Math.abs(start.chapter - reader.value(first + 2)) <= MAX_HEBREW_SHIFT;
  const most = hasTrait(book.id, "pieces") ? 0 : 1;
  return Math.abs(start.chapter - reader.value(first)) <= most;
}

/**
 * The most verses at the end of a chapter that begin the next one in the Hebrew text, as Joel 2:28-32 do. Numbers 16:36-50 and 1 Kings
 * 4:21-34 are more, but so many would take in verses of the letter to the Hebrews ("Gen 1:26 (Heb. 2:6)").
 */
const MOST_MOVED = 5;

/** Whether a verse may have a place in the Hebrew text that is near, or in the chapter before or after it. */
function isShifted(
  bookId: number,
  here: Pick<Point, "chapter" | "verse">,
  there: Pick<Point, "chapter" | "verse">,
): boolean {
  const { chapter, verse } = here;
  // "Ps 3:1 (Heb. 3:2)", "Hos 2:14 (Heb. 2:16)"
  if (there.chapter === chapter)
    return Math.abs(there.verse - verse) <= MAX_HEBREW_SHIFT && there.verse !== verse;
  // "Mal 4:5 (Heb. 3:23)": the chapter before goes on.
  if (there.chapter === chapter - 1) return there.verse === verseCount(bookId, there.chapter) + verse;
  // "Joel 2:28 (Heb. 3:1)": the end of the chapter is the start of the next. "Joel 3:1 (Heb. 4:1)"
  const moved = verseCount(bookId, chapter) - verse + there.verse;
  return there.chapter === chapter + 1 && (moved <= MOST_MOVED || there.verse === verse);
}

/** The book whose name, perhaps with a dot, ends before the token at which numbers begin. */
function bookBefore(reader: Named["reader"], numbers: number): Book | null {
  const to = reader.kind(numbers - 1) === "." ? numbers - 1 : numbers;
  for (let at = to - 1; at >= to - 2; at--) {
    const edge = reader.books(at).find((each) => each.to === to && each.bookIds.length === 1);
    if (edge !== undefined) return bookById(edge.bookIds[0] ?? 0);
  }
  return null;
}
