/** Decides whether numbers without a name continue the citation before them, or belong to the surrounding text. */

import { chapterCount } from "../canon.ts";
import { hasLoneNumber, isWithin } from "../resolve/grammar/canon-check.ts";
import { ABSENT, type Item } from "../resolve/grammar/item.ts";
import type { Lattice } from "../resolve/names/lattice.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import {
  continuesAsNumber,
  isHalfOfDay,
  isPageMark,
  isSingularCounted,
  isSlash,
  isThousands,
} from "./after-costs.ts";
import { isBeforeMonth, isCountedInTitle, isDuration, isNextItem } from "./counting-numbers.ts";
import { isInCanon, isObject, MAX_VERSES, numberKindOf, POSSESSIVE } from "./named.ts";
import { MINUTES_OF_QUARTERS } from "./pair-costs.ts";
import type { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";
import type { ItemPlace } from "./reading.ts";
import { MAX_ITEMS } from "./sentences.ts";

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
  if (
    isOnNextLine(reader, item, before, place) ||
    (start.verse === ABSENT && isOtherChapter(reader, sets, place)) ||
    isSection(reader, place.from) ||
    isVerseAfterChapters(reader, sets, item, place.from)
  )
    return false;
  // "John 3:16 0:45", "Rom 12:9-21 08:40", but "Rom 08:28; 09:01"
  if (start.chapter === 0 || (isPadded(reader, start) && !isPadded(reader, before?.end))) return false;
  const numbers = numberKindOf(reader, item, place);
  if (numbers === "dotted" && !isInCanon(item) && !isMissingVerse(reader, item, before, place)) return false;
  // "Ezra 2, 5:30": numbers outside the canon continue only chapter and verse.
  if (before?.end?.verse === ABSENT && !isInCanon(item)) return false;
  if (isTime(reader, sets, item, before, place)) return false;
  // "Psalm 46 8.8.8": a metre
  if (numbers === "dotted" && continuesAsNumber(reader, place.to)) return false;
  if (isLetterNumeral(reader, place)) return false;
  // "Mt 5,3; 6,1.33"
  const hasComma =
    start.verse !== ABSENT && start.chapterAt >= place.from && reader.kind(start.verseAt - 1) === ",";
  const isLone = numbers === "chapter" || (!hasComma && isBareVerse(reader, place));
  if (isAfterBar(reader, place) && (isLone || !isInCanon(item))) return false;
  if (isLone && isListMark(reader, place)) return false;
  // "1. vv. 1-7; 2. vv. 8-10"
  const isBeforeVerses = reader.kind(place.from + 1) === "." && reader.isVerseWord(place.from + 2);
  if (isBeforeVerses && isNextItem(reader, place.from)) return false;
  if (isLone && (isNextItem(reader, place.to - 1) || isCount(reader, sets, item, place.to))) return false;
  if (isLone && (isDay(reader, sets, place.to) || isWith(reader, sets, place.from - 1))) return false;
  // "John 3:16 (12:45)": a pair in brackets needs a word such as "cf.", "v." or "MT" before it.
  const isBracketed = reader.kind(place.from - 1) === "(" && reader.kind(place.from) === "number";
  if (isBracketed && !sets.hebrewMarks.has(reader.letters(place.from - 2)))
    return isOptional(reader, item, before, place.to, isLone);
  // "Rom 8:28 (or 12:1)", '(and 25:15, "a soft tongue")', but "(and 9:30 for kids)"
  if (reader.isAnd(place.from - 1) && reader.kind(place.from - 2) === "(") {
    const isQuoted = reader.kind(place.to) === "," && reader.kind(place.to + 1) === '"';
    return !isLone && (reader.kind(place.to) === ")" || isQuoted) && isInCanon(item);
  }
  // "Isa 53:9; v. 24": the verse of another passage
  if (!isLone) return !reader.isVerseWord(place.from) || isInCanon(item);
  // "Judg. 9.13; 1 Sam. 5.36": the number belongs to the next name, also when that citation is outside the canon.
  // The letter of "4a" or "4 a" is no name: one letter is only after an ordinal, which is no verse here.
  const isLetter = reader.kind(place.to - 1) === "word" && reader.letters(place.to - 1).length === 1;
  if (!isLetter && reader.books(place.to - 1).some(({ bookIds }) => bookIds.length > 0)) return false;
  const isPossible =
    start.verse === ABSENT
      ? hasLoneNumber(bookId, start.chapter)
      : isWithin(bookId, start.chapter, start.verse);
  if (isNoteFigure(reader, item, before, place) || isInsideChapters(item, before)) return false;
  // "8:10,11 women": no space after the comma.
  const isJoined = reader.kind(place.from - 1) === "," && reader.isJoined(place.from - 1);
  if (!isPossible) return isMissingVerse(reader, item, before, place);
  return isJoined || isFreeAfter(reader, sets, place.to, isRising(item, before));
}

/**
 * Whether a verse that does not exist is one of the list and makes the reference invalid. It is the next one after the last ("Rom 8:38, 39, 40."); or
 * it is joined to the number before it, and the list goes on ("Gen 3:19,29; 4:2") or had such a verse before ("Gen 1:1,40,41"). "Phil 4:13,2011" has a
 * year.
 */
function isMissingVerse(
  reader: Reader,
  { start, end }: Item,
  before: Item | null,
  { from, to }: ItemPlace,
): boolean {
  const last = before?.end ?? null;
  if (start === null || start !== end || before === null || last === null) return false;
  if (start.verse === ABSENT || start.verse > MAX_VERSES) return false;
  const isListed = reader.kind(to) === "," && reader.kind(to + 1) === "number";
  const isBeforePair =
    reader.kind(to) === ";" && reader.kind(to + 1) === "number" && reader.kind(to + 2) === ":";
  const isJoined = reader.kind(from - 1) === "," && reader.isJoined(from - 1);
  if (!isInCanon(before)) return isJoined;
  if (isJoined && (isBeforePair || (isListed && reader.isJoined(to)))) return true;
  const isNext = start.chapter === last.chapter && start.verse === last.verse + 1;
  return isNext && (isListed || LIST_ENDS.has(reader.kind(to)));
}

const LIST_ENDS: ReadonlySet<string> = new Set([".", ";", ")", "!", "end"]);

/**
 * "Gal 3:6-9,4 which", "Ps 2:7;3 but": the figure of a note, joined to a mark after verses: after a comma one that does not rise, after a semicolon a
 * lone number. "1 Cor 1:10;3 and 4" are chapters.
 */
function isNoteFigure(
  reader: ProseLattice,
  item: Item,
  before: Item | null,
  { from, to }: ItemPlace,
): boolean {
  const mark = reader.kind(from - 1);
  const isSingle = item.start === item.end && reader.isJoined(from - 1) && reader.kind(to) === "word";
  if (!isSingle || !reader.isSpaced(to) || (before?.end?.verse ?? ABSENT) === ABSENT) return false;
  if (mark === ",") return !isRising(item, before);
  const goesOn = reader.isAnd(to) && reader.kind(to + 1) === "number";
  return mark === ";" && item.start?.verse === ABSENT && !goesOn;
}

/** "Dunn, Romans 9-16, 12": a page, since the chapter is one of those before it. */
function isInsideChapters({ start }: Item, before: Item | null): boolean {
  const { start: first = null, end: last = null } = before ?? {};
  if (start === null || first === null || last === null || last.verse !== ABSENT) return false;
  const isRange = first.verse === ABSENT && first.chapter < last.chapter;
  return isRange && start.verse === ABSENT && start.chapter >= first.chapter && start.chapter <= last.chapter;
}

/** "| John 3:16 | 5 |", "Passage: John 3:1-21 | 27:41", but "Rom 3:23 | 6:23" is a list. */
const isAfterBar = (reader: Reader, { from }: ItemPlace): boolean => reader.written(from - 1, from) === "|";

/** "John 3:16; 1) We pray": a small number before a closing bracket that nothing opened. */
function isListMark(reader: Reader, { from, to }: ItemPlace): boolean {
  if (to !== from + 1 || reader.kind(to) !== ")" || reader.kind(to + 1) !== "word") return false;
  if (!(reader.value(from) <= MAX_ITEMS)) return false;
  let depth = 0;
  for (let at = from - 1; at >= 0; at--) {
    if (reader.kind(at) === ")") depth++;
    if (reader.kind(at) === "(" && --depth < 0) return false;
  }
  return true;
}

/** "Matt. v. 18, \u00a7 3": the number of a section of the text. */
const isSection = (reader: ProseLattice, from: number): boolean =>
  reader.lines.slice(reader.token(from - 1).start, reader.token(from).start).includes("\u00a7");

/** "chaps. 2, 3" as chapter 2, verse 3: after a word for several chapters, a comma stands between chapters. */
const isVerseAfterChapters = (
  reader: ProseLattice,
  sets: ProseSets,
  { start }: Item,
  from: number,
): boolean =>
  start !== null &&
  start.verse !== ABSENT &&
  reader.kind(start.verseAt - 1) === "," &&
  reader.has(from, "chapter") &&
  reader.letters(from).endsWith(sets.pluralEnding);

/** "Keller's", but not "Isaiah's" or "Moses's", whose books are in the Bible. */
function isOtherOwner(reader: ProseLattice, sacred: ReadonlySet<string>, at: number): boolean {
  const written = reader.written(at, at + 1);
  const owner = written.replace(POSSESSIVE, "").toLowerCase();
  return owner.length < written.length && !sacred.has(owner) && reader.lexicon.find(owner) === undefined;
}

/** "Rom 8:28, see chapter 4 above", "see chapter 4, pp. 100-120": a chapter of the text itself or of another book. */
function isOtherChapter(reader: ProseLattice, sets: ProseSets, { from, to }: ItemPlace): boolean {
  const { pageWords, personTitles } = sets;
  const chapter = reader.isAnd(from) ? from + 1 : from;
  if (!reader.has(chapter, "chapter") && !reader.has(from - 1, "chapter")) return false;
  // "see also chapter 4 of his book"
  const isOfPerson = reader.has(to, "of") && personTitles.has(reader.letters(to + 1));
  if (isOfPerson && !reader.hasAny(to + 2, ["gospel", "epistle", "prophecy"])) return true;
  if (isOfTitle(reader, sets, to)) return true;
  return (
    pageWords.has(reader.letters(to)) || (reader.kind(to) === "," && pageWords.has(reader.letters(to + 1)))
  );
}

/**
 * "Romans 8 and chapter 2 of Mere Christianity", "of Charlotte's Web", "of Keller's book", "of the science book": after "of", the title of another work, or
 * the subject of a schoolbook. But "of Paul's letter", "of the same book".
 */
function isOfTitle(reader: ProseLattice, { schoolWords, sacred }: ProseSets, of: number): boolean {
  if (!reader.has(of, "of")) return false;
  const first = of + 1;
  if (reader.has(first, "the")) return schoolWords.has(reader.letters(first + 1));
  if (reader.kind(first) !== "word" || reader.entry(first) !== null) return false;
  const isCapital = (at: number): boolean => /^\p{Lu}/u.test(reader.written(at, at + 1));
  if (!isCapital(first)) return false;
  return isCapital(first + 1) || (reader.has(first + 1, "title") && isOtherOwner(reader, sacred, first));
}

/** "Ps. xxxiv. 11, &c.": a lone letter that would be 50 or more, without a verse. But "Isa. xlix. 6; l. 4". */
const isLetterNumeral = (reader: Reader, { from, to }: ItemPlace): boolean =>
  to === from + 1 && /^[lcdm]$/.test(reader.letters(from));

/** "Acts 2:41, 3,000 souls", "Psalm 23, 3 Ways God Leads": a number that counts what follows. */
const isCount = (reader: ProseLattice, sets: ProseSets, { bookId, end }: Item, to: number): boolean =>
  isDuration(reader, sets, to) ||
  isCountedInTitle(reader, sets, to) ||
  isThousands(reader, bookId, end?.chapter ?? 0, to);

/** Whether chapter or verse has a leading zero, as the numbers of a time. */
const isPadded = (reader: Reader, point: Item["start"] | undefined): boolean =>
  point !== null &&
  point !== undefined &&
  point.verse !== ABSENT &&
  [point.chapterAt, point.verseAt].some((at) => at !== ABSENT && reader.written(at, at + 1).startsWith("0"));

/**
 * "Exod 12:1-4, (5-10), 11", "Isa 58:1-9a (9b-12)", "Exod 14:10-31 (15:1-21)": whether numbers in brackets are verses that may be left
 * out. "Judg 12:13; (2) a Benjamite" counts the parts of the text, and "John 3:16 (12:45)" is a time. `to` is the token after them.
 */
function isOptional(
  reader: ProseLattice,
  item: Item,
  before: Item | null,
  to: number,
  isLone: boolean,
): boolean {
  const isRange = item.start !== item.end;
  const last = before?.end ?? null;
  if (item.start === null || last === null) return false;
  if (!isLone) return isRange && item.start.chapter >= last.chapter;
  const isSameLevel = (last.verse === ABSENT) === (item.start.verse === ABSENT);
  const isNext = isRising(item, before) || (isRange && item.start.verse === last.verse);
  const isComma = reader.lexicon.language.verseMark === "comma";
  const isEnd = reader.kind(to) === ")" || reader.isAnd(to) || (reader.kind(to) === "," && !isComma);
  if (!isSameLevel || !isNext || !isEnd) return false;
  if (isRange) return true;
  if (reader.kind(to + 1) === "word" && !reader.startsLine(to + 1)) return false;
  // "Jn 6:1-15 (19)": the number of the reading in a lectionary
  const isFollowed =
    reader.kind(to) !== ")" || (AFTER_OPTIONAL.has(reader.kind(to + 1)) && !reader.startsLine(to + 1));
  return isFollowed || item.start.verse === last.verse + 1;
}

const AFTER_OPTIONAL: ReadonlySet<string> = new Set([",", ";", "number"]);

/** "Psalm 119, with 176 verses, and Psalm 117, with 2": the word joins names, but no lone numbers. */
const isWith = (reader: Reader, { withWords }: ProseSets, at: number): boolean =>
  withWords.has(reader.letters(at));

/** "12 May", "3/12", "01.05.2024": whether the number before a token is the day of a date. */
const isDay = (reader: ProseLattice, sets: ProseSets, to: number): boolean =>
  isSlash(reader, to) || /^0/.test(reader.written(to - 1, to)) || isBeforeMonth(reader, sets, to);

/**
 * "Romans 8:1-4", then on the next line "12:40 Prayer" or "v. 2 is clear": without a mark, only the next verse continues a citation over
 * a line break ("Luke 9:57", then "9:58 Jesus"). "v. 2" is read as another citation, which carries book and chapter.
 */
function isOnNextLine(
  reader: ProseLattice,
  { start }: Item,
  before: Item | null,
  { from }: ItemPlace,
): boolean {
  const end = before?.end ?? null;
  const isCarried = end === null || end.chapterAt === ABSENT;
  if (isCarried || !reader.startsLine(from) || reader.kind(from - 1) !== "number") return false;
  const isNextVerse = start !== null && start.chapter === end.chapter && start.verse === end.verse + 1;
  return reader.kind(from) !== "number" || !isNextVerse;
}

/**
 * "Amos 5:24, 21:30 questions", "Rom 8:1, 9.15am", "Luke 15:1-7; 10:30 Holy Communion": two numbers that may be a time, and a unit or
 * another word after them. The chapter does not exist, or the minutes are a quarter of an hour and the list of verses does not rise.
 */
function isTime(
  reader: ProseLattice,
  sets: ProseSets,
  item: Item,
  before: Item | null,
  { from, to }: ItemPlace,
): boolean {
  const { bookId, start } = item;
  if (isTimeRange(reader, item, from, to)) return true;
  // "v. 15" is no pair.
  const isPair =
    to === from + 3 &&
    reader.kind(from) === "number" &&
    (reader.kind(from + 1) === ":" || reader.kind(from + 1) === ".");
  if (!isPair || !MINUTES.test(reader.written(to - 1, to))) return false;
  const word = reader.letters(to);
  if (isHalfOfDay(reader, to) || sets.timeUnits.has(word) || sets.timeWords.has(word)) return true;
  if (reader.kind(to) !== "word") return false;
  // "Rom 8:28; 7:30 at Tom's": no such verse
  if (!isInCanon(item) && MINUTES_OF_QUARTERS.has(reader.value(to - 1))) return true;
  const chapter = start?.chapter ?? 0;
  if (chapter > chapterCount(bookId) && reader.kind(from - 1) !== ";") return true;
  if (isRising(item, before) && !isAfterTimedName(reader, from)) return false;
  return MINUTES_OF_QUARTERS.has(reader.value(to - 1)) && !sets.after.has(word) && !reader.isAnd(to);
}

/** How many tokens before numbers a name may be. */
const MAX_TO_NAME = 16;

/** "9:00 Romans 8:1-4, 9:30 coffee": a time stands before the name. */
function isAfterTimedName(reader: ProseLattice, from: number): boolean {
  for (let at = from - 1; at >= Math.max(1, from - MAX_TO_NAME); at--) {
    if (reader.kind(at) !== ":" || !MINUTES_OF_QUARTERS.has(reader.value(at + 1))) continue;
    const isNumber = reader.kind(at - 1) === "number" && reader.kind(at + 1) === "number";
    const name = reader.ordinal(at + 2) > 0 ? at + 3 : at + 2;
    if (isNumber && reader.books(name).length > 0 && beginsEntry(reader, at - 1)) return true;
  }
  return false;
}

/** Whether a token begins a line, or follows a mark after a word: "8:00 breakfast, 9:00 Romans", but not "Deut 6:4; 10:15 Romans". */
function beginsEntry(reader: ProseLattice, at: number): boolean {
  if (at === 0 || reader.startsLine(at)) return true;
  const isMark = [",", ";", "."].includes(reader.kind(at - 1));
  return isMark && reader.kind(at - 2) === "word" && reader.books(at - 2).length === 0;
}

/** "12:30-13:00": no such verses, and quarters of an hour. */
const isTimeRange = (reader: Reader, item: Item, from: number, to: number): boolean =>
  to === from + 7 &&
  !isInCanon(item) &&
  [from, from + 4].every(
    (at) => reader.kind(at + 1) === ":" && MINUTES_OF_QUARTERS.has(reader.value(at + 2)),
  );

const MINUTES = /^[0-5]\d$/;

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

/** A brace, a pictograph, or the first half of an emoji. */
const CLOSING = /^[}\u2600-\u27bf\ud83c-\ud83e]/;

/** "chapters 8 and 9": whether a word for chapters precedes the list of numbers before a token. */
function isAfterChapterWord(reader: Lattice, to: number): boolean {
  let at = to - 1;
  while (reader.kind(at) === "number" || reader.kind(at) === "," || reader.isAnd(at)) at--;
  return reader.has(at, "chapter");
}

/**
 * Whether the text after a number allows it to be the last number of a citation. The number may count the word
 * directly after it ("11 women"), unless it continues a rising list.
 */
function isFreeAfter(reader: Lattice, sets: ProseSets, to: number, isRisingList: boolean): boolean {
  const { kind, isSpaced } = reader.token(to);
  if (kind === "?" && !isSpaced && !isObject(reader, to) && !CLOSING.test(reader.written(to, to + 1)))
    return false;
  if (continuesAsNumber(reader, to)) return false;
  // "Rom 3:10, 23", then on the next line "PM: Psalm 4" or "second: Psalm 4"
  const isLabel = /^\p{Lu}/u.test(reader.written(to, to + 1)) || reader.kind(to + 1) === ":";
  const isNextLine = reader.startsLine(to) && isLabel;
  if (kind !== "word" || isNextLine) return true;
  const word = reader.letters(to);
  if (!isSpaced) return false;
  if (isPageMark(reader, sets, to)) return true;
  // "chapters 8 and 9 group ten miracles"
  const isVerb = isSingularCounted(sets, word) && isAfterChapterWord(reader, to);
  if (sets.counted.has(word) && !isVerb) return false;
  // "and 12 more.", "12 other verses", but "29 more than"
  const isBeforeCounted =
    reader.kind(to + 1) !== "word" || reader.letters(to + 1).endsWith(sets.pluralEnding);
  if (sets.moreWords.has(word) && isBeforeCounted) return false;
  // "Phil 2:1-4, 5 of us read it"
  if (reader.has(to, "of") && sets.objects.has(reader.letters(to + 1))) return false;
  return (
    isRisingList ||
    reader.isAnd(to) ||
    reader.has(to, "to") ||
    reader.has(to, "see") ||
    reader.books(to).length > 0
  );
}
