/**
 * The evidence for a citation in its neighbours: other books with numbers, repeated names, ranges, and lines that begin
 * alike.
 */

import type { Item } from "../resolve/grammar/item.ts";
import { isCapitalName, type Named, type NameKind, type NumberKind, nameKindOf } from "./named.ts";

/** "John 3; Rom 5", "Ex 20, Dt 5", "Lev 16 and Lev 23": another book with a number continues the list, so the name means a book. */
export function creditOfList(
  { reader, sets, edge, item, place }: Named,
  name: NameKind,
  numbers: NumberKind,
): number {
  const { to } = place;
  if (numbers === "none" || name === "certain") return 0;
  // "Gen3 and Gen4"
  if (numbers === "chapter" && edge.to === place.from && !reader.isSpaced(place.from)) return 0;
  const isJoined = reader.kind(to) === "," || reader.isAnd(to);
  if (reader.kind(to) !== ";" && (!isJoined || name === "person")) return 0;
  if (name === "particle" ? numbers !== "pair" : numbers === "pair") return 0;
  const next = reader.books(to + 1).find((edge) => reader.hasNumberAfter(edge.to - 1));
  if (next === undefined) return 0;
  const nextName = nameKindOf({ reader, sets, edge: next });
  const isOther = !next.bookIds.includes(item.bookId) || (nextName === "form" && reader.isAnd(to));
  return nextName === "certain" || isOther ? 10 : 0;
}

/**
 * "Judges 4-5: Deborah", "Acts 2 \u2013 Pentecost": the place of a passage at the start of a line, before what it
 * tells. Things that are numbered ("Job 3: lint") count only with a range, and a single line only with a range and a
 * mark after it.
 */
export function creditOfLine(
  { reader, sets, edge, item, line, place: { to } }: Named,
  name: NameKind,
  numbers: NumberKind,
): number {
  if (line === "inside" || numbers !== "chapter" || name === "certain") return 0;
  const isRange = item.end !== null && item.start !== null && item.end.chapter > item.start.chapter;
  if (line === "outline") return isRange || !sets.numberedThings.has(reader.letters(edge.to - 1)) ? 20 : 0;
  const isMarked = reader.kind(to) === "," || reader.kind(to) === ":" || reader.kind(to) === "-";
  return isRange && isMarked && name !== "form" ? 10 : 0;
}

/**
 * "Job 38-41", "Ex 12.1-14": a rising range is seldom a score, an age or a version. A range to another book
 * ("Job 42-Psalm 1"), of which the item is the first part, says more: its end is not written beside its start.
 */
export function creditOfRange({ start, end }: Item, numbers: NumberKind): number {
  if (start === null || end === null || start === end) return 0;
  if (numbers === "chapter" && end.chapterAt === start.chapterAt) return 20;
  if (numbers === "chapter") return end.chapter > start.chapter ? 10 : 0;
  // "upgrade from 1.4 to 1.5": a range of verses does not repeat its chapter.
  return numbers === "dotted" && !(end.chapter === start.chapter && end.chapterAt > start.verseAt) ? 15 : 0;
}

/** "Mon Luke 1, Tue Luke 2": the name stands near with another number, in rising order. Not "Job 1 and Job 2". */
export function creditOfRepetition(named: Named, name: NameKind, numbers: NumberKind): number {
  const isName = name === "person" || (name === "word" && isCapitalName(named));
  if (numbers !== "chapter" || !isName) return 0;
  const isNumbered = named.sets.numberedThings.has(named.reader.letters(named.edge.to - 1));
  return !isNumbered && isRepeated(named) ? 10 : 0;
}

function isRepeated({ reader, edge, item, place }: Named): boolean {
  const name = reader.letters(edge.to - 1);
  const chapter = item.start?.chapter ?? 0;
  for (let at = Math.max(0, edge.from - MAX_REPEAT); at < place.to + MAX_REPEAT && at < reader.end; at++) {
    if (reader.letters(at) !== name) continue;
    const other = reader.value(reader.pastDot(at + 1));
    if (other > 0 && (at < edge.from ? other < chapter : other > chapter)) return true;
  }
  return false;
}

/** The most tokens between a name and its repetition. */
const MAX_REPEAT = 12;
