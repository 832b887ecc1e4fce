/** The evidence in the text after a citation: what its number may count, and of what else it may be a part. */

import { chapterCount } from "../canon.ts";
import { hasTrait } from "../data/traits.ts";
import type { Item } from "../resolve/grammar/item.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import {
  isCitationAt,
  isInCanon,
  isNamedObject,
  isObject,
  isPointedTo,
  markAt,
  type Named,
  type NameKind,
  NEVER,
  type NumberKind,
  nameKindOf,
  SHORTENED,
} from "./named.ts";
import { isQuarter, isRatio, MINUTES_OF_QUARTERS, mayBeTime } from "./pair-costs.ts";
import { costsOfTopic, hasSacredWord } from "./topic-costs.ts";

/** "Psalm 51 points to the cross": whether a word that may be a unit is a verb here. */
export const isUnitVerb = (
  reader: Named["reader"],
  { unitVerbs, afterUnitVerbs }: Named["sets"],
  at: number,
): boolean => unitVerbs.has(reader.letters(at)) && afterUnitVerbs.has(reader.letters(at + 1));

/** Whether a word is the singular of what is counted, which a number above 1 does not count. Units of time may follow any number. */
export const isSingularCounted = (
  { counted, timeUnits, pluralEnding }: Named["sets"],
  word: string,
): boolean => counted.has(word + pluralEnding) && !timeUnits.has(word);

/** "Jude 3 p. 5": an abbreviation of a unit is that of a page here. */
export const isPageMark = (reader: Reader, { pageWords }: Named["sets"], at: number): boolean =>
  pageWords.has(reader.letters(at)) && reader.kind(at + 1) === "." && reader.kind(at + 2) === "number";

/** The cost of the text after the numbers: a unit, something counted, another part of a version number. */
export function costAfter(named: Named, numbers: NumberKind, to: number): number {
  const { reader, sets, edge, item } = named;
  const { kind, isSpaced } = reader.token(to);
  const word = reader.letters(to);
  const isDoubtful = numbers === "chapter" || numbers === "dotted";
  // "John 3D", "Mark 2nd", "Ruth 4:15pm": letters that are not a verse part.
  const isNote = numbers !== "chapter" && sets.noteLetters.has(word);
  if (kind === "word" && !isSpaced && !isNote)
    return sets.counted.has(word) || numbers !== "pair" ? NEVER : 40;
  // "Gen 4-11", then on the next line "Week 2"
  const isLabel = reader.kind(to + 1) === "number" && /^\p{Lu}/u.test(reader.written(to, to + 1));
  const isUnit =
    kind === "word" &&
    sets.counted.has(word) &&
    !isUnitVerb(reader, sets, to) &&
    !isPageMark(reader, sets, to);
  const isCounted = isUnit && !reader.startsCell(to);
  if (isCounted && !isLabel && !isSingularAfterMany(named, word))
    return isDoubtful || (sets.timeUnits.has(word) && mayBeTime(named.item)) ? NEVER : 10;
  if (isHalfOfDay(reader, to)) return NEVER;
  // "1c3e018": a digit joined to a letter after the numbers.
  if (kind === "number" && !isSpaced && reader.kind(to - 1) === "word") return NEVER;
  // "Acts 2.0.1", "localhost:80:80", but "Rom 8:1.3"
  if (continuesAsNumber(reader, to) && (isDoubtful || kind === ":")) return NEVER;
  if (isDate(named, to)) return NEVER;
  // "<li>Ps 23</li>"
  if (isObject(reader, to)) return 0;
  if (kind === "?" && !isSpaced) return isDoubtful ? 40 : 0;
  if (isDoubtful && isUnitJoined(named, to)) return NEVER;
  // "2 and a half"
  if (isDoubtful && reader.isAnd(to) && sets.fractions.has(reader.letters(to + 2))) return NEVER;
  // "1+1", but "42+43"
  const isPlus = reader.isJoined(to) && reader.written(to, to + 1) === "+";
  if (isDoubtful && isPlus && !(reader.value(to + 1) > reader.value(to - 1))) return NEVER;
  if (isDoubtful && isThousands(reader, item.bookId, item.end?.chapter ?? 0, to)) return NEVER;
  if (isDoubtful && isFraction(reader, item, to, nameKindOf({ reader, sets, edge }))) return NEVER;
  // "5'11"
  if (isDoubtful && kind === '"' && reader.isJoined(to) && reader.kind(to + 1) === "number") return NEVER;
  // "4-for-5", and the number of a court case: "5:18-cr-00112"
  if (isHyphened(reader, to) && (isDoubtful || reader.written(to + 3, to + 4).startsWith("0"))) return 25;
  if (!isDoubtful && isThousandOfPair(reader, to)) return NEVER;
  if (!isDoubtful) return costOfPublication(named, to);
  if (numbers === "chapter" && isNameOfSomething(named, to)) return 25;
  return costOfPart(named, numbers, pastList(reader, to));
}

/**
 * Whether a short form that is also one of a month ("Mar") has the number of a day or a year: "23 Mar 10:30", "Sun. Mar 3", "Mar 16,
 * 2024", "Mar 3, 10:30", "Mar 3: Lev 26-27", a cell with "Mar 3".
 */
function isDate({ reader, sets, edge, item, line, place }: Named, to: number): boolean {
  if (!sets.months.has(reader.letters(edge.to - 1))) return false;
  // "Sun. Mar 3:1-6"
  const isLone = to === place.from + 1;
  if (!isLone && !(isQuarter(item) && item.start === item.end)) return false;
  let before = edge.from - 1;
  // "23 Mar", but "Mat 12:9-14 Mar 3"
  if (reader.kind(before) === "number" && !NUMBER_MARKS.has(reader.kind(before - 1))) return true;
  if (reader.kind(before) === ",") before--;
  if (reader.kind(before) === ".") before--;
  if (sets.weekdays.has(reader.letters(before))) return true;
  if (!isLone) return false;
  if (line !== "inside" && reader.kind(to) === "end") return true;
  const isHour =
    reader.kind(to + 2) === ":" &&
    (MINUTES_OF_QUARTERS.has(reader.value(to + 3)) || sets.timeUnits.has(reader.letters(to + 4)));
  if (reader.kind(to) === "," && (isHour || reader.value(to + 1) >= MIN_YEAR)) return true;
  const at = markAt(reader, to) === ":" || reader.kind(to) === "-" ? to + 1 : to;
  return isCitationAt(reader, at);
}

const NUMBER_MARKS: ReadonlySet<string> = new Set([":", "-", ","]);

/** "Psalm 23 line by line": a number above 1 counts no singular. Only after a name that can only mean a book. */
const isSingularAfterMany = ({ reader, sets, edge, item, place: { to } }: Named, word: string): boolean =>
  (item.start?.chapter ?? 0) > 1 &&
  sets.counted.has(word + sets.pluralEnding) &&
  !isUnitOfNoun(reader, sets, to) &&
  nameKindOf({ reader, sets, edge }) === "certain";

/** "my Psalms 30 day streak": a unit of time, and the noun that has it. */
const isUnitOfNoun = (reader: Reader, { durations, sacred, after }: Named["sets"], to: number): boolean =>
  durations.has(reader.letters(to)) &&
  reader.kind(to + 1) === "word" &&
  !after.has(reader.letters(to + 1)) &&
  (reader.entry(to + 1) === null || sacred.has(reader.letters(to + 1)));

/** The token after more numbers of a list: "Acts 4 and 5", "Acts 1, 2 and 3". */
function pastList(reader: Reader, to: number): number {
  let at = to;
  // "Psalm 23, 1 of 3" is no list.
  while (
    (reader.kind(at) === "," || reader.isAnd(at)) &&
    reader.kind(at + 1) === "number" &&
    reader.value(at + 1) > reader.value(at - 1)
  )
    at += 2;
  return at;
}

/** The cost of "of" after the numbers: "Job 3 of 7", "Judges 3 of them". */
function costOfPart(named: Named, numbers: NumberKind, to: number): number {
  const { reader, sets, edge } = named;
  if (!reader.has(to, "of")) return 0;
  const isWordName = nameKindOf({ reader, sets, edge }) !== "certain";
  const part = reader.has(to + 1, "the") ? to + 2 : to + 1;
  const whole = reader.letters(part);
  const isShare = sets.counted.has(whole) || reader.lexicon.numberWords.has(whole);
  // "James 1 of Scotland"
  const isOwner = /^\p{Lu}/u.test(reader.written(part, part + 1)) && reader.books(part).length === 0;
  // "Acts 4 and 5 of Macbeth"
  const isListOfOther = isOwner && to > named.place.to && !sets.sacred.has(whole);
  if (isWordName && isListOfOther) return NEVER;
  if (isWordName && (isShare || isOwner)) return 20;
  return numbers === "chapter" && isPartOfOther(named, part) ? 25 : 0;
}

/** "Lk 4 of the canal", "Jas 3 of spades": a part of something, in a sentence without words of religion. */
function isPartOfOther({ reader, sets, edge, place: { to } }: Named, part: number): boolean {
  if (reader.kind(part) !== "word" || reader.entry(part) !== null) return false;
  const isNoun = reader.has(part - 1, "the") || reader.letters(part).endsWith(sets.pluralEnding);
  return isNoun && !hasSacredWord(reader, sets, edge.from, to);
}

/** The most words from a verb to the noun: "is my least favourite nickname". */
const MAX_NOUN_PHRASE = 5;

/** "Hosea 2 was the name of the goat": the verb says what the name and number are, and that is a name or a sign. */
function isNameOfSomething({ reader, sets, edge }: Named, to: number): boolean {
  if (!sets.linkVerbs.has(reader.letters(to))) return false;
  for (let at = to + 1; at <= to + MAX_NOUN_PHRASE && reader.kind(at) === "word"; at++) {
    const isLast = reader.kind(at + 1) !== "word" || reader.has(at + 1, "of");
    if (sets.nameNouns.has(reader.letters(at))) return isLast && !hasSacredWord(reader, sets, edge.from, to);
    if (reader.has(at, "of") || reader.has(at, "in")) return false;
  }
  return false;
}

/**
 * The cost of a word directly after the numbers: it may be counted ("Hag 2 bags"), be a version ("Titus 3.2 update"), or
 * tell what happens at that time or with that score ("Mt 7:30 departure"). Function words, verbs of saying and the like
 * cost nothing.
 */
export function costOfNoun(named: Named, name: NameKind, numbers: NumberKind, isCapital: boolean): number {
  const { reader, sets, edge, item } = named;
  const { to } = named.place;
  const word = reader.letters(to);
  if (sets.after.has(word) || reader.entry(to) !== null || item.end !== item.start) return 0;
  const written = reader.written(to, to + 1);
  const isSmall = written === written.toLowerCase();
  if (numbers === "pair") {
    if ((name === "certain" && isInCanon(item)) || isPointedTo(named)) return 0;
    const { secular, sacred } = costsOfTopic(reader, sets, edge.from, to);
    if (sacred < 0) return 0;
    const isOther = secular > 0;
    // "Sam 3:2 Alex in the shootout"
    if (!isSmall) return isOther ? 10 : 0;
    if (isQuarter(item) || !isInCanon(item) || isOther) return 15;
    // "the mark 2:1 gear", but "Mark 14:1 gear"
    const isInSentence = named.line === "inside" && (reader.hasCapitals || name !== "person");
    return isRatio(item) && !isCapital && isInSentence ? 25 : 0;
  }
  if (numbers === "dotted") return edge.ordinal > 0 ? 0 : 25;
  // "Ezra 2 and Nehemiah 7 list the families": what several things do is no plural.
  if (isSmall && named.isListed && !word.endsWith(sets.pluralEnding)) return 0;
  const isShort =
    (edge.corrections & SHORTENED) !== 0 &&
    reader.written(edge.to - 1, edge.to).length <= MAX_SHORT &&
    reader.kind(edge.to) !== ".";
  // "Prov 31 woman": a number above 1 counts no singular. "Ps 5 controller": the shortest forms mean other things.
  const isSingular = isSmall && item.start?.chapter !== 1 && !word.endsWith(sets.pluralEnding);
  const isLong = reader.written(edge.to - 1, edge.to).length >= MIN_LONG;
  if (isShort) return isCapital && !(isSingular && isLong) ? 25 : 15;
  if (isSmall && isVerb(named)) return 0;
  if (name === "namesake") return isSmall ? 25 : 10;
  return name === "person" && (isSmall || !isPointedTo(named)) ? 10 : 0;
}

const MIN_LONG = 4;
const MAX_SHORT = 5;

/**
 * "Phil 12:3 (2004)", "Chron. 3:4 of Higher Education": the volume and number of a journal. A chapter and verse that
 * exist may have a year after them too ("Eph. 2:8 (1995)"); pages after the year are needed then.
 */
function costOfPublication(named: Named, to: number): number {
  const { reader, sets, edge, item } = named;
  if (isPointedTo(named)) return 0;
  const isVerse = edge.reason === null && isInCanon(item);
  if (isVerse && nameKindOf(named) === "certain") return 0;
  if (reader.kind(to) === "(" && reader.value(to + 1) >= MIN_YEAR && reader.kind(to + 2) === ")")
    return !isVerse || reader.kind(to + 3) === "number" ? 20 : 0;
  if (!reader.has(to, "of")) return 0;
  const at = reader.has(to + 1, "the") ? to + 2 : to + 1;
  const word = reader.letters(at);
  if (isVerse) return isOfDocument(named, at) ? 25 : 0;
  const isName = reader.kind(at) === "word" && reader.entry(at) === null && !sets.sacred.has(word);
  return isName && !sets.after.has(word) ? 20 : 0;
}

const MIN_YEAR = 1500;

/** "Numbers 12:4 of the Town Code", "Rev 1:2 of the drawing": a part or a revision of a document. */
function isOfDocument(named: Named, at: number): boolean {
  const { reader, sets } = named;
  const kind = nameKindOf(named);
  if (kind !== "word" && kind !== "form") return false;
  for (let word = at; reader.kind(word) === "word" && word < at + MAX_NOUN_PHRASE; word++)
    if (sets.documents.has(reader.letters(word))) return true;
  return false;
}

/** "Isaiah 53 predicts the", "Matthew 1 traces Joseph": what follows a counted thing is no determiner and no name. */
const isVerb = (named: Named): boolean => {
  const { reader, sets } = named;
  const { to } = named.place;
  const next = reader.letters(to + 1);
  const hasObject = sets.determiners.has(next) || sets.objects.has(next) || isNamedObject(named, to + 1);
  return hasObject && reader.letters(to).endsWith(sets.verbEnding);
};

/** "4:12 p.m." */
export const isHalfOfDay = (reader: Reader, to: number): boolean =>
  /^[ap]$/.test(reader.letters(to)) && reader.kind(to + 1) === "." && reader.letters(to + 2) === "m";

/** "Acts 2: 3,000 saved". A number without the leading zero may be a later verse: "Ps 119:1,105". */
const isThousandOfPair = (reader: Reader, to: number): boolean =>
  reader.kind(to) === "," && reader.isJoined(to) && /^0\d\d$/.test(reader.written(to + 1, to + 2));

/** "2,000": a comma and three digits that are not a verse. */
export function isThousands(reader: Reader, bookId: number, chapter: number, to: number): boolean {
  if (reader.kind(to) !== "," || !reader.isJoined(to) || reader.kind(to + 1) !== "number") return false;
  const digits = reader.written(to + 1, to + 2);
  return digits.length === 3 && (digits.startsWith("0") || !isWithin(bookId, chapter, Number(digits)));
}

const isHyphened = (reader: Reader, to: number): boolean =>
  reader.kind(to) === "-" &&
  reader.isJoined(to) &&
  reader.kind(to + 1) === "word" &&
  reader.kind(to + 2) === "-" &&
  reader.kind(to + 3) === "number";

/**
 * "3/16", "8/10", "12/25/1990", "Rom 8/28": numbers joined by a slash that are not two chapters. "Psalm 51/50" has one psalm in two
 * numberings.
 */
function isFraction(reader: Reader, { bookId }: Item, to: number, name: NameKind): boolean {
  if (!isSlash(reader, to)) return false;
  const [first, second] = [reader.value(to - 1), reader.value(to + 1)];
  if (name !== "certain" || isSlash(reader, to + 2) || second > chapterCount(bookId)) return true;
  const isSamePiece = hasTrait(bookId, "pieces") && Math.abs(second - first) === 1;
  return (TOTALS.has(second) || second <= first) && !isSamePiece;
}

/** What ratings are out of. */
const TOTALS: ReadonlySet<number> = new Set([5, 10, 20, 100]);

/** A slash that is joined to the number after it. */
export const isSlash = (reader: Reader, at: number): boolean =>
  reader.kind(at) === ";" &&
  reader.isJoined(at) &&
  reader.written(at, at + 1) === "/" &&
  reader.kind(at + 1) === "number";

/** "16-bit", "3-part": a unit joined by a hyphen. */
function isUnitJoined({ reader, sets }: Named, to: number): boolean {
  if (reader.kind(to) !== "-" || !reader.isJoined(to)) return false;
  const unit = reader.letters(to + 1);
  return sets.counted.has(unit) || isSingularCounted(sets, unit);
}

/** Whether another number is joined by a dot or colon: "2.0.1". */
export const continuesAsNumber = (reader: Reader, to: number): boolean =>
  (reader.kind(to) === "." || reader.kind(to) === ":") &&
  reader.isJoined(to) &&
  reader.kind(to + 1) === "number";
