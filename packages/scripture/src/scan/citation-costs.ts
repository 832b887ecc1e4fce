/**
 * Evidence against reading words and numbers as a citation. Each sign has a cost; a citation is reported if its total
 * cost stays below a limit. The words of each language are in ProseWords.
 */

import { chapterCount } from "../canon.ts";
import type { ProseWords } from "../languages/prose-words.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { ABSENT, type Item } from "../resolve/grammar/item.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import type { BookEdge } from "../resolve/names/edge.ts";
import type { Lattice } from "../resolve/names/lattice.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import type { ItemPlace } from "./reading.ts";

/** Citations that cost more are not reported. */
export const LIMIT = 30;
/** The deduction if the text certainly cites the Bible elsewhere, and the one if it is a list of references. */
export const BIBLE_TEXT = 10;
export const REFERENCE_LIST = 20;
/** The deduction for a name that the text certainly uses for a book elsewhere. */
export const KNOWN_NAME = 15;
const NEVER = 1000;
/** The cost of a name that fits several books before a chapter without a verse. */
const AMBIGUOUS = 25;

/** The word lists of ProseWords as sets. */
export interface ProseSets {
  readonly persons: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly uncertainForms: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  readonly counted: ReadonlySet<string>;
  readonly pairWords: ReadonlySet<string>;
  readonly timeWords: ReadonlySet<string>;
  readonly determiners: ReadonlySet<string>;
  readonly personTitles: ReadonlySet<string>;
  readonly placeWords: ReadonlySet<string>;
  readonly same: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly sayings: ReadonlySet<string>;
  readonly shareWords: ReadonlySet<string>;
}

const setOf = (forms: string): ReadonlySet<string> => new Set(forms.split(" "));

export const proseSetsOf = (prose: ProseWords): ProseSets => ({
  persons: setOf(prose.persons),
  words: setOf(prose.words),
  uncertainForms: setOf(prose.uncertainForms),
  particles: setOf(prose.particles),
  counted: setOf(prose.counted),
  pairWords: setOf(prose.pairWords),
  timeWords: setOf(prose.timeWords),
  determiners: setOf(prose.determiners),
  personTitles: setOf(prose.personTitles),
  placeWords: setOf(prose.placeWords),
  same: setOf(prose.same),
  after: setOf(`${prose.after} ${prose.sayings}`),
  sayings: setOf(prose.sayings),
  shareWords: setOf(prose.shareWords),
});

/** A named item of a citation, and its context. */
export interface Named {
  readonly reader: Lattice;
  readonly sets: ProseSets;
  readonly edge: BookEdge;
  readonly item: Item;
  readonly place: ItemPlace;
  /** Whether items of the same citation precede it. */
  readonly isListed: boolean;
}

/** How clearly a name means a book: certainly, or it is also the name of a person, a word, or another short form. */
type NameKind = "certain" | "person" | "word" | "form" | "particle";

/** The form of the numbers: chapter and verse with a colon or words, with another mark, a chapter alone, or none. */
type NumberKind = "pair" | "dotted" | "chapter" | "none";

/** Rows: kind of name; costs by kind of numbers, of a capital name and of one in small letters. */
const NAME_COSTS: Readonly<
  Record<NameKind, Readonly<Record<NumberKind, readonly [capital: number, small: number]>>>
> = {
  // Romans 8:28 | Rom 8.28 | Romans 8 | Romans
  certain: { pair: [0, 0], dotted: [10, 20], chapter: [10, 20], none: [20, NEVER] },
  // John 3:16 | John 3.16 | John 3 | John
  person: { pair: [10, 15], dotted: [20, 25], chapter: [35, 50], none: [NEVER, NEVER] },
  // Acts 2:38 | Acts 2.38 | Acts 2 | Acts
  word: { pair: [10, 20], dotted: [20, 40], chapter: [45, 70], none: [NEVER, NEVER] },
  // Col 3:16 | Col 3.16 | Col 3
  form: { pair: [20, 35], dotted: [35, 60], chapter: [45, 70], none: [NEVER, NEVER] },
  // Is 53:5 | Is 53.5 | Is 53
  particle: { pair: [35, 60], dotted: [60, 80], chapter: [60, 80], none: [NEVER, NEVER] },
}; // prettier-ignore

export function costOfNamed(named: Named): number {
  const { reader, edge, place } = named;
  const numbers = numberKindOf(reader, named.item, place);
  if (!mayBeCited(named, numbers)) return NEVER;
  const isCapital = /\p{Lu}/u.test(reader.written(edge.from, edge.to)) || !reader.hasSmallLetters;
  const name = nameKindOf(named);
  const base = NAME_COSTS[name][numbers][isCapital ? 0 : 1];
  const isWord = reader.kind(place.to) === "word" && reader.isSpaced(place.to);
  const before = name === "certain" ? 0 : costBefore(named, name, numbers);
  const form =
    costOfForm(named, name, numbers) + (edge.bookIds.length > 1 && numbers !== "pair" ? AMBIGUOUS : 0);
  return (
    base +
    before +
    form +
    costBetween(named, numbers) -
    creditOfList(named, name, numbers) -
    creditOfRange(named.item, numbers) +
    costOfSpelling(named, numbers) +
    costOfPair(named, name, numbers) +
    costOfScore(named, name, numbers) +
    costAfter(named, numbers, place.to) +
    (isWord ? costOfNoun(named, name, numbers, isCapital) : 0)
  );
}

/** Signs that rule out a citation, regardless of the rest. */
function mayBeCited({ reader, edge, item, place }: Named, numbers: NumberKind): boolean {
  const { start } = item;
  // Numbers outside the canon are reported only after a chapter with a verse: only then is it clear that a book is
  // meant.
  if (numbers !== "pair" && !isInCanon(item)) return false;
  if (item.reversedAt !== ABSENT || (numbers !== "pair" && isReversed(item))) return false;
  const isLetter = reader.letters(edge.to - 1).length === 1;
  if (isLetter && (edge.ordinal === 0 || !hasColon(reader, place))) return false;
  if (edge.reason === "missing_ordinal" && numbers !== "pair") return false;
  // "Titus 3D"
  if (start?.verse === ABSENT && (item.corrections & BIT.verse_part_dropped) !== 0) return false;
  if (edge.from >= place.from) return true;
  if (start?.verse === ABSENT && isInitial(reader, place)) return false;
  // "James 5th", "Mark \u20AC3"
  for (let at = edge.to; at < place.to; at++) if (reader.token(at).isOrdinal) return false;
  for (let at = edge.to; at < place.from; at++) if (!BETWEEN.has(reader.kind(at))) return false;
  return reader.kind(place.from) !== "?";
}

const isReversed = ({ start, end }: Item): boolean =>
  start !== null && end !== null && end.chapter < start.chapter;

function hasColon(reader: Reader, { from, to }: ItemPlace): boolean {
  for (let at = from; at < to; at++) if (reader.kind(at) === ":") return true;
  return false;
}

/** "John V. Belmonte", "pss.c": a letter that looks like a Roman numeral but is an initial or part of a file name. */
function isInitial(reader: Reader, { from, to }: ItemPlace): boolean {
  if (reader.kind(from) !== "word" || reader.letters(from).length !== 1) return false;
  if (reader.kind(from - 1) === "." && !reader.isSpaced(from)) return true;
  return reader.kind(to) === "." && /^\p{Lu}\p{Ll}/u.test(reader.written(to + 1, to + 2));
}

/** Marks that may stand between a name and its numbers. */
const BETWEEN: ReadonlySet<string> = new Set([".", ",", ":", "(", '"', "*", ")"]);

export function isInCanon({ bookId, start, end }: Item): boolean {
  return [start, end].every((point) => {
    if (point === null) return true;
    if (point.isLone && chapterCount(bookId) === 1) return isWithin(bookId, 1, point.chapter);
    return isWithin(bookId, point.chapter, point.verse);
  });
}

const MIN_LONG_LETTERS = 4;

/** The cost of a short form joined to its numbers: "Jn3:16" is usual, "jn99" and "mc16" are identifiers. */
const JOINED: Readonly<Record<NumberKind, number>> = { pair: 0, dotted: 40, chapter: 15, none: 0 };

/** Capitals among small letters ("PS 5.1") and a number joined to a short form ("ES6") usually mean something else. */
function costOfForm({ reader, edge, place }: Named, name: NameKind, numbers: NumberKind): number {
  const written = reader.written(edge.from, edge.to);
  const isShort = written.length < MIN_LONG_LETTERS;
  const isJoined = edge.to === place.from && !reader.isSpaced(place.from);
  let cost = isJoined && isShort ? JOINED[numbers] : 0;
  if (
    isShort &&
    reader.hasSmallLetters &&
    written.length > 1 &&
    written === written.toUpperCase() &&
    /\p{L}{2}/u.test(written)
  ) {
    cost += numbers !== "pair" ? 25 : name === "certain" ? 0 : 15;
  }
  return cost;
}

function nameKindOf({ reader, sets, edge }: Pick<Named, "reader" | "sets" | "edge">): NameKind {
  const from = reader.has(edge.from, "the") ? edge.from + 1 : edge.from;
  // A name with an ordinal or in a long title certainly means a book.
  if (edge.ordinal > 0 || edge.to - from > 2 || (edge.isTitled && edge.to - from > 1)) return "certain";
  const letters = reader.letters(from);
  if (sets.particles.has(letters)) return "particle";
  if (sets.uncertainForms.has(letters)) return "form";
  if (sets.words.has(letters)) return "word";
  return sets.persons.has(letters) ? "person" : "certain";
}

export function numberKindOf(reader: Reader, item: Item, place: ItemPlace): NumberKind {
  const { start } = item;
  if (start === null) return "none";
  if (start.compact > 0) return "dotted";
  if (start.verse === ABSENT) return hasChapterWord(reader, place) ? "pair" : "chapter";
  for (let at = place.from; at < place.to; at++) {
    const kind = reader.kind(at);
    if (kind === ":" || reader.isVerseWord(at) || reader.has(at, "chapter")) return "pair";
    // "Rom. viii. 28": a numeral before the dot.
    if (kind === "," && at < start.verseAt && at > start.chapterAt)
      return isCommaMark(reader) ? "pair" : "chapter";
    if (
      kind === "." &&
      reader.kind(at - 1) === "word" &&
      reader.roman(at - 1) > 0 &&
      reader.kind(at + 1) === "number"
    )
      return "pair";
  }
  return "dotted";
}

const isCommaMark = ({ lexicon }: Reader): boolean => lexicon.language.verseMark === "comma";

function hasChapterWord(reader: Reader, { nameFrom, to }: ItemPlace): boolean {
  for (let at = nameFrom; at < to; at++) if (reader.has(at, "chapter") || reader.isVerseWord(at)) return true;
  return false;
}

/** The cost of the text before a name that may not mean a book. Negative if the text suggests a citation. */
function costBefore(named: Named, name: NameKind, numbers: NumberKind): number {
  const { reader, sets, edge, isListed } = named;
  const at = edge.from - 1;
  const word = reader.letters(at);
  if (sets.personTitles.has(word)) return numbers === "pair" ? 10 : 40;
  const kind = reader.kind(at);
  const isStart = STARTS.has(kind);
  if (name === "particle" && isCapitalName(named)) {
    if (!isStart) return -20;
    if (numbers === "pair" && isCitedAtStart(named)) return -10;
  }
  if (numbers === "pair") return 0;
  if (isListed) return -10;
  if (isPartOfProperName(named)) return 15;
  if (sets.placeWords.has(word) || reader.has(at, "see") || reader.has(at, "in")) return -10;
  if (kind === "(" || kind === ";") return -10;
  if (kind === ":" && reader.kind(named.place.to) !== ",") return -10;
  return name === "person" && isStart && !isAppositionAfter(named) ? -10 : 0;
}

/** The kinds of tokens that precede the first word of a sentence. */
const STARTS: ReadonlySet<string> = new Set(["start", ".", "!", "?"]);

/**
 * Whether an ambiguous word at the start of a sentence begins a citation: a verb of saying follows ("Is 53:5 says"), or
 * the text has nothing else.
 */
const isCitedAtStart = ({ reader, sets, edge, place }: Named): boolean =>
  sets.sayings.has(reader.letters(place.to)) ||
  (reader.kind(edge.from - 1) === "start" && reader.kind(place.to) === "end");

/** "Luke 21, won the race": the word after the comma is not one that often follows a citation. */
function isAppositionAfter({ reader, sets, place: { to } }: Named): boolean {
  return reader.kind(to) === "," && reader.kind(to + 1) === "word" && !sets.after.has(reader.letters(to + 1));
}

/** "Finance Act 2.3", "Billy Joel 52": a word with a capital letter inside the sentence, directly before the name. */
function isPartOfProperName({ reader, sets, edge }: Named): boolean {
  const at = edge.from - 1;
  if (reader.kind(at) !== "word" || !reader.hasSmallLetters || STARTS.has(reader.kind(at - 1))) return false;
  if (reader.entry(at) !== null || sets.placeWords.has(reader.letters(at))) return false;
  return /^\p{Lu}\p{Ll}/u.test(reader.written(at, edge.from));
}

/** In prose, a comma between a name and numbers separates them. */
function costBetween({ reader, edge, place }: Named, numbers: NumberKind): number {
  if (edge.to >= place.to) return 0;
  const kind = reader.kind(edge.to);
  // "Mark: 3", "John (3)"
  if (numbers !== "pair" && (kind === ":" || kind === "(")) return 25;
  if (kind !== ",") return 0;
  return hasChapterWord(reader, place) ? 0 : numbers === "pair" ? 25 : 40;
}

/** A corrected name counts only before a chapter and verse, which require a book. */
function costOfSpelling({ edge }: Named, numbers: NumberKind): number {
  return (edge.corrections & BIT.book_spelling) === 0 ? 0 : numbers === "pair" ? 10 : NEVER;
}

/** How many tokens around two numbers are searched for a word that makes them a time or a ratio. */
const NEAR_BEFORE = 3;
const NEAR_AFTER = 2;

/** Whether chapter and verse may be a time of day, a ratio or a score. */
function costOfPair(named: Named, name: NameKind, numbers: NumberKind): number {
  if (numbers !== "pair") return 0;
  const { reader, sets, edge, item, place } = named;
  let cost = 0;
  if (edge.reason === "missing_ordinal" && item.start?.verse === 0) return NEVER;
  // "Romans 1 : 0"
  if (item.start?.verse === 0 && hasSpacedColon(reader, place)) return NEVER;
  if (edge.reason === "missing_ordinal") cost += name === "certain" ? 15 : 25;
  const before = reader.has(edge.from, "the") ? edge.from : edge.from - 1;
  if (name === "word" && sets.determiners.has(reader.letters(before)) && !isCapitalName(named)) cost += 20;
  if (name !== "certain" && !isInCanon(item)) {
    if (item.start?.verse === 0) return NEVER;
    if (name === "form" || isClock(item)) cost += 25;
  }
  // Numbers that may be a time are reported, but they are no evidence for other citations of the text.
  if (name !== "certain" && isQuarter(item)) cost += 11;
  if (name !== "certain" && isLabel(named)) cost += 25;
  if (name !== "certain" && hasZero(reader, place)) cost += 25;
  if (name !== "certain" && isQuarter(item) && isNear(named, sets.timeWords)) cost += 25;
  if (isNear(named, sets.pairWords))
    cost += name === "certain" && edge.reason !== "missing_ordinal" ? 20 : 35;
  return cost;
}

const isCapitalName = ({ reader, edge }: Named): boolean =>
  /\p{Lu}/u.test(reader.written(edge.from, edge.to));

const isClock = ({ start }: Item): boolean =>
  start !== null && start.chapter <= 24 && start.verse >= 10 && start.verse < 60;

export const isQuarter = ({ start }: Item): boolean =>
  start !== null && start.chapter <= 12 && [15, 30, 45].includes(start.verse);

const hasSpacedColon = (reader: Reader, { from, to }: ItemPlace): boolean => {
  for (let at = from; at < to; at++) if (reader.kind(at) === ":" && reader.isSpaced(at)) return true;
  return false;
};

/** "Job 1: 4 errors": a space follows the colon, and the second number may count the word after it. */
const isLabel = ({ reader, sets, item, place: { to } }: Named): boolean =>
  item.start === item.end &&
  reader.kind(to - 2) === ":" &&
  reader.isSpaced(to - 1) &&
  reader.kind(to) === "word" &&
  !sets.after.has(reader.letters(to));

/** A number with a leading zero: "2:02". */
function hasZero(reader: Reader, { from, to }: ItemPlace): boolean {
  for (let at = from; at < to; at++) if (/^0\d/.test(reader.written(at, at + 1))) return true;
  return false;
}

function isNear({ reader, edge, place }: Named, words: ReadonlySet<string>): boolean {
  for (let at = place.to; at < place.to + NEAR_AFTER; at++) {
    if (reader.kind(at) !== "word") break;
    if (words.has(reader.letters(at))) return true;
  }
  for (let at = edge.from - 1; at >= edge.from - NEAR_BEFORE && reader.kind(at) === "word"; at--)
    if (words.has(reader.letters(at))) return true;
  return false;
}

/** The cost of a possible score or age: another name with a number ("Kings 3, Rangers 2"), or two numbers ("Phil 2-1"). */
function costOfScore(
  { reader, sets, edge, item, place: { to } }: Named,
  name: NameKind,
  numbers: NumberKind,
): number {
  if (numbers !== "chapter") return 0;
  const { start } = item;
  // "5 to 1", "3 for 4"
  const isTo = reader.has(to, "to") && reader.kind(to + 1) === "number" && start !== null;
  if (isTo && reader.value(to + 1) <= start.chapter) return NEVER;
  if (reader.kind(to + 1) === "number" && sets.shareWords.has(reader.letters(to))) return NEVER;
  // "Dan 7 and his sister 9"
  if (reader.isAnd(to) && sets.personTitles.has(reader.letters(to + 1))) return 25;
  if (reader.kind(to) === "-" && reader.isJoined(to) && reader.kind(to + 1) === "number") return 25;
  const isName =
    reader.kind(to) === "," && reader.kind(to + 1) === "word" && reader.books(to + 1).length === 0;
  const isCapital = isName && /^\p{Lu}/u.test(reader.written(to + 1, to + 2));
  if (!isCapital || reader.kind(to + 2) !== "number" || !reader.isSpaced(to + 2)) return 0;
  if (reader.value(to + 2) === 0) return NEVER;
  // "Hymn 23, Psalm 24, Hymn 119"
  return name === "certain" && reader.kind(edge.from - 1) === "," ? 15 : 25;
}

/** The cost of the text after the numbers: a unit, something counted, another part of a version number. */
function costAfter(named: Named, numbers: NumberKind, to: number): number {
  const { reader, sets, edge } = named;
  const { kind, isSpaced } = reader.token(to);
  const word = reader.letters(to);
  const isDoubtful = numbers === "chapter" || numbers === "dotted";
  // "John 3D", "Mark 2nd", "Ruth 4:15pm": letters that are not a verse part.
  if (kind === "word" && !isSpaced) return sets.counted.has(word) || numbers !== "pair" ? NEVER : 40;
  if (kind === "word" && sets.counted.has(word))
    return isDoubtful || word === "am" || word === "pm" ? NEVER : 10;
  // "1c3e018": a digit joined to a letter after the numbers.
  if (kind === "number" && !isSpaced && reader.kind(to - 1) === "word") return NEVER;
  // "Acts 2.0.1", "localhost:80:80".
  if (continuesAsNumber(reader, to)) return NEVER;
  if (kind === "?" && !isSpaced) return isDoubtful ? 40 : 0;
  if (isDoubtful && isUnitJoined(named, to)) return NEVER;
  if (isDoubtful && isThousands(named, to)) return NEVER;
  // "5'11"
  if (isDoubtful && kind === '"' && reader.isJoined(to) && reader.kind(to + 1) === "number") return NEVER;
  // "4-for-5"
  if (isDoubtful && isHyphened(reader, to)) return 25;
  if (isDoubtful && kind === "," && isBeyondVerses(reader, to + 1)) {
    if (!reader.isSpaced(to + 1)) return NEVER;
    if ((edge.corrections & SHORTENED) !== 0) return 25;
  }
  // "Job 3 of 7", "Judges 3 of them".
  if (!isDoubtful || !reader.has(to, "of")) return 0;
  if (reader.kind(to + 1) === "number") return NEVER;
  const isWordName = nameKindOf({ reader, sets, edge }) !== "certain";
  const part = reader.has(to + 1, "the") ? to + 2 : to + 1;
  const whole = reader.letters(part);
  const isShare = sets.counted.has(whole) || reader.lexicon.numberWords.has(whole);
  return isWordName && isShare ? 20 : 0;
}

/**
 * The cost of a word directly after a chapter, or after two numbers with a dot: the number may count it ("Hag 2 bags")
 * or be a version of it ("Titus 3.2 update"). Function words, verbs of saying and the like cost nothing.
 */
function costOfNoun(
  { reader, sets, edge, item, place: { to } }: Named,
  name: NameKind,
  numbers: NumberKind,
  isCapital: boolean,
): number {
  if (numbers !== "chapter" && numbers !== "dotted") return 0;
  if (sets.after.has(reader.letters(to)) || reader.entry(to) !== null || item.end !== item.start) return 0;
  if (numbers === "dotted") return edge.ordinal > 0 ? 0 : 25;
  const written = reader.written(to, to + 1);
  const isShort =
    (edge.corrections & SHORTENED) !== 0 &&
    reader.written(edge.to - 1, edge.to).length <= MAX_SHORT &&
    reader.kind(edge.to) !== ".";
  if (isShort) return isCapital ? 25 : 15;
  return name === "person" && written === written.toLowerCase() ? 10 : 0;
}

const SHORTENED = BIT.book_alias | BIT.book_prefix;
const MAX_SHORT = 5;

/** "John 3; Rom 5", "Ex 20, Dt 5": another book with a number continues the list, so the name means a book. */
function creditOfList({ reader, sets, place: { to } }: Named, name: NameKind, numbers: NumberKind): number {
  const kind = reader.kind(to);
  if (numbers === "none" || name === "certain") return 0;
  if (kind !== ";" && (kind !== "," || name === "person")) return 0;
  if (name === "particle" ? numbers !== "pair" : numbers === "pair") return 0;
  const next = reader.books(to + 1).find((edge) => reader.hasNumberAfter(edge.to - 1));
  if (next === undefined || nameKindOf({ reader, sets, edge: next }) !== "certain") return 0;
  return 10;
}

/** "Job 38-41", "Ex 12.1-14": a rising range is seldom a score, an age or a version. */
function creditOfRange({ start, end }: Item, numbers: NumberKind): number {
  if (start === null || end === null || start === end) return 0;
  if (numbers === "chapter") return end.chapter > start.chapter ? 10 : 0;
  return numbers === "dotted" ? 15 : 0;
}

/** "2,000": a comma and three digits that are not a verse. */
function isThousands({ reader, item }: Named, to: number): boolean {
  if (reader.kind(to) !== "," || !reader.isJoined(to) || reader.kind(to + 1) !== "number") return false;
  const digits = reader.written(to + 1, to + 2);
  const chapter = item.end?.chapter ?? 0;
  return digits.length === 3 && (digits.startsWith("0") || !isWithin(item.bookId, chapter, Number(digits)));
}

const isHyphened = (reader: Reader, to: number): boolean =>
  reader.kind(to) === "-" &&
  reader.isJoined(to) &&
  reader.kind(to + 1) === "word" &&
  reader.kind(to + 2) === "-" &&
  reader.kind(to + 3) === "number";

/** "16-bit": a unit joined by a hyphen. */
const isUnitJoined = ({ reader, sets }: Named, to: number): boolean =>
  reader.kind(to) === "-" && reader.isJoined(to) && sets.counted.has(reader.letters(to + 1));

/** Psalm 119 has the most verses. */
const MAX_VERSES = 176;

/** A number above the highest verse: the rest of "1,200", or the year of a date. */
const isBeyondVerses = (reader: Reader, at: number): boolean =>
  reader.kind(at) === "number" && reader.value(at) > MAX_VERSES;

/** Whether another number is joined by a dot or colon: "2.0.1". */
export const continuesAsNumber = (reader: Reader, to: number): boolean =>
  (reader.kind(to) === "." || reader.kind(to) === ":") &&
  reader.isJoined(to) &&
  reader.kind(to + 1) === "number";
