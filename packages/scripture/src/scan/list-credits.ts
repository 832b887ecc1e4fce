/**
 * The evidence for a citation in its neighbours: other books with numbers, repeated names, ranges, and lines that begin
 * alike.
 */

import {
  isCapital,
  isCapitalName,
  isCitationAt,
  isNumberedThing,
  isObject,
  type Named,
  type NameKind,
  type NumberKind,
  nameKindOf,
} from "./named.ts";
import { hasSacredWord } from "./topic-costs.ts";

/** "John 3; Rom 5", "Ex 20, Dt 5", "Lev 16 and Lev 23": another book with a number continues the list, so the name means a book. */
export function creditOfList(
  { reader, sets, edge, item, place }: Named,
  name: NameKind,
  numbers: NumberKind,
): number {
  const { to } = place;
  if (name === "certain") return 0;
  // "Gen3 and Gen4"
  if (numbers === "chapter" && edge.to === place.from && !reader.isSpaced(place.from)) return 0;
  // "Gen 1 Matt 1", as in plans
  if (isCitationAt(reader, to) && (name === "namesake" || name === "form")) return 20;
  const isJoined = reader.kind(to) === "," || reader.isAnd(to);
  if (reader.kind(to) !== ";" && (!isJoined || name === "person")) return 0;
  if (name === "particle" ? numbers !== "pair" : numbers === "pair") return 0;
  const next = reader.books(to + 1).find((edge) => reader.hasNumberAfter(edge.to - 1));
  if (next === undefined) return 0;
  const nextName = nameKindOf({ reader, sets, edge: next });
  const isOther =
    !next.bookIds.includes(item.bookId) || (nextName === "form" && numbers === "chapter" && reader.isAnd(to));
  // "Rev 4 and Isa 6"
  if (nextName === "certain") return name === "form" ? 20 : 10;
  return isOther ? 10 : 0;
}

/**
 * "Judges 4-5: Deborah", "Acts 2 \u2013 Pentecost": the place of a passage at the start of a line, before what it
 * tells. Things that are numbered ("Job 3: lint") count only with a range, and a single line only with a range and a
 * mark after it, or with a mark and a word of religion ("Ex 3: Moses at the bush").
 */
export function creditOfLine(
  { reader, sets, edge, item, line, place }: Named,
  name: NameKind,
  numbers: NumberKind,
): number {
  const { to } = place;
  if (line === "inside" || numbers !== "chapter" || name === "certain") return 0;
  const isNumbered = isNumberedThing({ reader, sets, edge });
  // A heading or a list item that is only this
  const isRange = item.end !== null && item.start !== null && item.end.chapter > item.start.chapter;
  if (isEndOfLine(reader, to) && edge.to === place.from && (isRange || !isNumbered)) return 20;
  if (line === "outline") return isRange || !isNumbered ? 20 : 0;
  const isMarked = reader.kind(to) === "," || reader.kind(to) === ":" || reader.kind(to) === "-";
  if (name === "form") return isMarked && hasSacredWord(reader, sets, edge.from, to) ? 10 : 0;
  return isRange && isMarked ? 10 : 0;
}

/** 'Jude 22 "have mercy"', 'Hosea 14: "I will heal"': words are quoted directly after a chapter. */
export function creditOfQuotation(
  { reader, place: { to } }: Named,
  name: NameKind,
  numbers: NumberKind,
): number {
  if (numbers !== "chapter" || name === "word" || name === "certain") return 0;
  const at = reader.kind(to) === "," || reader.kind(to) === ":" || reader.kind(to) === "-" ? to + 1 : to;
  return reader.kind(at) === '"' && reader.isSpaced(at) && reader.kind(at + 1) === "word" ? 10 : 0;
}

/** "Is. 40:31 (NIV)", "John 1:1 in the KJV": a translation is named after chapter and verse. */
export function creditOfVersion({ reader, place: { to } }: Named, numbers: NumberKind): number {
  if (numbers !== "pair") return 0;
  const after = reader.kind(to) === "(" ? to + 1 : to;
  if (!reader.has(after, "in")) return reader.version(after) === null ? 0 : 20;
  const at = reader.has(after + 1, "the") ? after + 2 : after + 1;
  // "in the KJV", but "in the web"
  return reader.version(at) !== null && isCapital(reader.lines, reader.token(at).start) ? 20 : 0;
}

/** Whether a line, a list item or the text ends before a token. */
const isEndOfLine = (reader: Named["reader"], to: number): boolean =>
  reader.kind(to) === "end" || isObject(reader, to) || reader.startsLine(to);

/**
 * "Job 38-41", "Ex 12.1-14": a rising range is seldom a score, an age or a version. A range to another book
 * ("Job 42-Psalm 1"), of which the item is the first part, says more: its end is not written beside its start.
 */
export function creditOfRange(named: Named, name: NameKind, numbers: NumberKind): number {
  const { start, end } = named.item;
  if (start === null || end === null || start === end) return 0;
  if (numbers === "chapter" && end.chapterAt === start.chapterAt) return 20;
  if (numbers === "chapter" && end.chapter <= start.chapter) return 0;
  // "Hos 1-3", but "Col 1-3"
  if (numbers === "chapter") return name === "form" && !isNumberedThing(named) ? 20 : 10;
  // "upgrade from 1.4 to 1.5": a range of verses does not repeat its chapter.
  return numbers === "dotted" && !(end.chapter === start.chapter && end.chapterAt > start.verseAt) ? 15 : 0;
}

/** "Mon Luke 1, Tue Luke 2": the name stands near with another number, in rising order. Not "Job 1 and Job 2". */
export function creditOfRepetition(named: Named, name: NameKind, numbers: NumberKind): number {
  const isName = name === "person" || (name === "word" && isCapitalName(named));
  if (numbers !== "chapter" || !isName) return 0;
  return !isNumberedThing(named) && isRepeated(named) ? 10 : 0;
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
