/** Decides whether numbers without a name continue the citation before them, or belong to the surrounding text. */

import { chapterCount } from "../canon.ts";
import { ABSENT, type Item } from "../resolve/grammar/item.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import type { Lattice } from "../resolve/names/lattice.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import { continuesAsNumber } from "./after-costs.ts";
import { isInCanon, isObject, numberKindOf, startsLine } from "./named.ts";
import type { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";
import type { ItemPlace } from "./reading.ts";

/** Whether an item without a name may continue a citation in prose. */
export function mayContinue(
  reader: ProseLattice,
  sets: ProseSets,
  item: Item,
  before: Item | null,
  place: ItemPlace,
): boolean {
  const { start, end, bookId } = item;
  if (start === null || end === null) return false;
  if (startsLine(reader, place.from) && reader.kind(place.from - 1) === "number" && !isNextVerse(item, before))
    return false;
  const numbers = numberKindOf(reader, item, place);
  if (numbers === "dotted" && !isInCanon(item)) return false;
  // "Ezra 2, 5:30": numbers outside the canon continue only chapter and verse.
  if (before?.end?.verse === ABSENT && !isInCanon(item)) return false;
  if (start.chapter > chapterCount(bookId) && isTime(reader, place)) return false;
  const isLone = numbers === "chapter" || isBareVerse(reader, place);
  if (!isLone) return true;
  if (reader.kind(place.from - 1) === "(") return isOptional(reader, item, before, place.to);
  // "Judg. 9.13; 1 Sam. 5.36": the number belongs to the next name, also when that citation is outside the canon.
  // The letter of "4a" is no name.
  const isLetter = reader.kind(place.to - 1) === "word" && !reader.isSpaced(place.to - 1);
  if (!isLetter && reader.books(place.to - 1).some(({ bookIds }) => bookIds.length > 0)) return false;
  const first =
    start.verse === ABSENT && chapterCount(bookId) === 1 ? [1, start.chapter] : [start.chapter, start.verse];
  // "8:10,11 women": no space after the comma.
  const isJoined = reader.kind(place.from - 1) === "," && reader.isJoined(place.from - 1);
  if (!isWithin(bookId, first[0] ?? 0, first[1] ?? ABSENT)) return false;
  return isJoined || isFreeAfter(reader, sets, place.to, isRising(item, before));
}

/**
 * "Exod 12:1-4, (5-10), 11": whether numbers in brackets are verses that may be left out. "Judg 12:13; (2) a Benjamite" counts the
 * parts of the text.
 */
function isOptional(reader: Reader, item: Item, before: Item | null, bracket: number): boolean {
  const isSameLevel = (before?.end?.verse === ABSENT) === (item.start?.verse === ABSENT);
  const isRange = item.start !== item.end;
  return isSameLevel && isRising(item, before) && (isRange || reader.kind(bracket + 1) !== "word");
}

/**
 * "Luke 9:57", then on the next line "9:58 Jesus": of the numbers after a line break without a mark, only the next verse continues.
 * "Romans 8:1-4", then on the next line "12:40 Prayer" is a time.
 */
const isNextVerse = ({ start }: Item, before: Item | null): boolean =>
  start !== null && start.chapter === before?.end?.chapter && start.verse === before.end.verse + 1;

/** "04:12 Amos 5:24, 21:30 questions": two numbers that may be a time, and a word directly after them. */
const isTime = (reader: Reader, { from, to }: ItemPlace): boolean =>
  reader.kind(from - 1) !== ";" &&
  to === from + 3 &&
  reader.kind(from + 1) === ":" &&
  /^[0-5]\d$/.test(reader.written(to - 1, to)) &&
  reader.kind(to) === "word";

/** Whether the item is one number or a range of two, without a mark or word between chapter and verse. */
function isBareVerse(reader: Reader, { from, to }: ItemPlace): boolean {
  for (let at = from; at < to; at++) {
    const kind = reader.kind(at);
    if (kind === ":" || kind === "." || reader.isVerseWord(at) || reader.has(at, "chapter")) return false;
  }
  return true;
}

function isRising({ start }: Item, before: Item | null): boolean {
  const last = before?.end ?? null;
  if (start === null || last === null) return false;
  if (start.chapter !== last.chapter) return start.chapter > last.chapter;
  return start.verse > last.verse;
}

/**
 * Whether the text after a number allows it to be the last number of a citation. The number may count the word
 * directly after it ("11 women"), unless it continues a rising list.
 */
function isFreeAfter(reader: Lattice, sets: ProseSets, to: number, isRisingList: boolean): boolean {
  const { kind, isSpaced } = reader.token(to);
  if (kind === "?" && !isSpaced && !isObject(reader, to)) return false;
  if (continuesAsNumber(reader, to)) return false;
  if (kind !== "word") return true;
  if (!isSpaced || sets.counted.has(reader.letters(to))) return false;
  return (
    isRisingList ||
    reader.isAnd(to) ||
    reader.has(to, "to") ||
    reader.has(to, "see") ||
    reader.books(to).length > 0
  );
}
