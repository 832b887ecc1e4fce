/** A name with its numbers in running text: how clearly the name means a book, and the form of the numbers. */

import { chapterCount } from "../canon.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { ABSENT, type Item } from "../resolve/grammar/item.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import type { BookEdge } from "../resolve/names/edge.ts";
import { lowerNames } from "../resolve/names/lexicon.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import type { Feature } from "./features.ts";
import { OBJECT } from "./prose.ts";
import type { ProseLattice } from "./prose-lattice.ts";
import type { Model, ProseSets } from "./prose-sets.ts";
import type { ItemPlace } from "./reading.ts";

export const NEVER = 1000;

/** A named item of a citation, and its context. */
export interface Named {
  readonly reader: ProseLattice;
  readonly sets: ProseSets;
  readonly edge: BookEdge;
  readonly item: Item;
  readonly place: ItemPlace;
  /** Whether items of the same citation precede it. */
  readonly isListed: boolean;
  readonly line: LinePlace;
  /** The line begins with a small letter, so that small letters are no evidence. */
  readonly isSmallLine: boolean;
  readonly observe: Observe | null;
}

/** Called with the features of names that a model weighs, to learn its weights; several times if a name has several readings. */
export type Observe = (named: Named, model: Model, features: readonly Feature[]) => void;

/** The same with those of a word for chapter or verse, and its offset. */
export type ObserveCarried = (word: number, features: readonly Feature[]) => void;

/**
 * Where a name stands in its line: inside it, at its start, or at the start of one of several lines that begin with
 * the same name and rising numbers, as an outline of a book does.
 */
export type LinePlace = "inside" | "start" | "outline";

/**
 * How clearly a name means a book: certainly, or certainly only before chapter and verse ("Genesis 3" may be a
 * product), or it is also the name of a person, a word, or another short form.
 */
export type NameKind = "certain" | "namesake" | "person" | "word" | "form" | "particle";

/** The form of the numbers: chapter and verse with a colon or words, with another mark, or a chapter alone. */
export type NumberKind = "pair" | "dotted" | "chapter";

export function isInCanon({ bookId, start, end }: Item): boolean {
  return [start, end].every((point) => {
    if (point === null) return true;
    if (point.isLone && chapterCount(bookId) === 1) return isWithin(bookId, 1, point.chapter);
    return isWithin(bookId, point.chapter, point.verse);
  });
}

/** Whether a book that the name may mean has the verses: "Ez 34:11" is in Ezekiel, not in Ezra. */
export const isInCanonOfOne = ({ edge, item }: Pick<Named, "edge" | "item">): boolean =>
  isInCanon(item) || edge.bookIds.some((bookId) => isInCanon({ ...item, bookId }));

/** The ending of a possessive: "Keller's", "Lewis'". */
export const POSSESSIVE = /['\u2019]s?$/;

/** Whether a name is one letter after an ordinal. */
export const isLetterName = (reader: Reader, { ordinal, to }: BookEdge): boolean =>
  ordinal > 0 && reader.letters(to - 1).length === 1;

export function nameKindOf({ reader, sets, edge }: Pick<Named, "reader" | "sets" | "edge">): NameKind {
  let from = reader.has(edge.from, "the") ? edge.from + 1 : edge.from;
  // "St. Luke 12" may be a church or a street.
  if (sets.saints.has(reader.letters(from)) && edge.ordinal === 0) from = reader.pastDot(from + 1);
  // "1 K 8:22"
  if (isLetterName(reader, edge)) return "word";
  // A name with an ordinal or in a long title certainly means a book.
  if (edge.ordinal > 0 || edge.to - from > 2 || (edge.isTitled && edge.to - from > 1)) return "certain";
  const isSpelled = (edge.corrections & BIT.book_spelling) === 0;
  const letters = isSpelled ? reader.letters(from) : (lowerNames[edge.bookIds[0] ?? 0] ?? "");
  if (sets.particles.has(letters)) return "particle";
  if (sets.uncertainForms.has(letters)) return "form";
  if (sets.words.has(letters)) return "word";
  if (sets.persons.has(letters)) return "person";
  // "Galatia", "Colo": the beginning of a name may be another name.
  return (edge.corrections & BIT.book_prefix) === 0 ? "certain" : "person";
}

/** The kind of a name before numbers. Before chapter and verse a namesake is certain. */
export function nameKindBefore(named: Named, numbers: NumberKind): NameKind {
  const kind = nameKindOf(named);
  const { reader, sets, edge } = named;
  const isNamesake =
    kind === "certain" && edge.ordinal === 0 && sets.namesakes.has(reader.letters(edge.to - 1));
  return isNamesake && numbers !== "pair" ? "namesake" : kind;
}

/** The kind of the numbers of an item, which has some. */
export function numberKindOf(reader: Reader, item: Item, place: ItemPlace): NumberKind {
  const { start } = item;
  if (start === null || start.compact > 0) return "dotted";
  if (start.verse === ABSENT) return hasChapterWord(reader, place) ? "pair" : "chapter";
  for (let at = place.from; at < place.to; at++) {
    const kind = reader.kind(at);
    if (kind === ":" || reader.isVerseWord(at) || reader.has(at, "chapter")) return "pair";
    // "Matthew, xvi, 18", "Romans 3, verse 16", "Romans three, verse sixteen"
    if (kind === "," && at < start.verseAt && at > start.chapterAt) {
      // "Jn 6,53": the book has no such chapter
      const isVerse = reader.isJoined(at) && start.verse > chapterCount(item.bookId);
      return isVerse || isCommaMark(reader) || reader.isVerseWord(at + 1) || reader.roman(start.chapterAt) > 0
        ? "pair"
        : "chapter";
    }
    // "Rom. viii. 28": a numeral before the dot.
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

/** Whether a token is a number in words, which is no Roman numeral. */
export const isNumberWord = (reader: Reader, at: number): boolean =>
  reader.roman(at) === 0 && /^\p{L}/u.test(reader.written(at, at + 1));

const isCommaMark = ({ lexicon }: Reader): boolean => lexicon.language.verseMark === "comma";

export function hasChapterWord(reader: Reader, { nameFrom, to }: ItemPlace): boolean {
  for (let at = nameFrom; at < to; at++) if (reader.has(at, "chapter") || reader.isVerseWord(at)) return true;
  return false;
}

export const isCapitalName = ({ reader, edge }: Named): boolean =>
  /\p{Lu}/u.test(reader.written(edge.from, edge.to));

/** "Mk II", "Mark VII": models and rulers are numbered so. */
export const isCapitalNumeral = (reader: Reader, { from }: ItemPlace): boolean =>
  reader.roman(from) > 0 && /^\p{Lu}/u.test(reader.written(from, from + 1));

/** A number with a leading zero: "2:02". */
export function hasZero(reader: Reader, { from, to }: ItemPlace): boolean {
  for (let at = from; at < to; at++) if (/^0\d$/.test(reader.written(at, at + 1))) return true;
  return false;
}

/** The token before a name. Of an abbreviation such as "cf." it is the word, not the dot. */
export function tokenBefore({ reader, sets, edge }: Pick<Named, "reader" | "sets" | "edge">): number {
  const at = edge.from - 1;
  return reader.kind(at) === "." && sets.seeForms.has(reader.letters(at - 1)) ? at - 1 : at;
}

/** Whether the text before a name points to a citation: "see", "in", an opening bracket. */
export function isPointedTo(named: Named): boolean {
  const { reader, sets, isListed } = named;
  const at = tokenBefore(named);
  const isPlace = sets.placeWords.has(reader.letters(at)) || reader.has(at, "see") || reader.has(at, "in");
  // "(Mark 3:5)", but "(Mark 3 friends joined)"
  const isInBracket = reader.kind(at) === "(" && reader.kind(named.place.to) !== "word";
  return isListed || isPlace || isInBracket || reader.kind(at) === ";";
}

/** Whether a later verse or another chapter and verse follow: "Ac 25:10, 11", "Ne 1:1; 10:1". */
export function hasFurtherVerses({ reader, item, place: { to } }: Named): boolean {
  const value = reader.value(to + 1);
  if (reader.kind(to) === ",") return value > (item.end?.verse ?? 0);
  return reader.kind(to) === ";" && value > 0 && reader.kind(to + 2) === ":";
}

/** Whether things are numbered by the name: "Job 1", "Rev 3". */
export const isNumberedThing = ({ reader, sets, edge }: Pick<Named, "reader" | "sets" | "edge">): boolean =>
  sets.numberedThings.has(reader.letters(edge.to - 1));

/** Whether a token is no text: the end of a list item, a picture, code. */
export const isObject = (reader: Reader, at: number): boolean =>
  at < reader.end && reader.written(at, at + 1) === OBJECT;

/** A word with a capital letter. */
const isCapitalWord = (reader: ProseLattice, at: number): boolean =>
  reader.kind(at) === "word" && /^\p{Lu}/u.test(reader.written(at, at + 1));

/** "traces Joseph": a name as the object of the verb before it. Not "airs Friday", "requires Go 1.21". */
export const isNamedObject = ({ reader, sets }: Pick<Named, "reader" | "sets">, at: number): boolean =>
  isCapitalWord(reader, at) && !sets.timeWords.has(reader.letters(at)) && reader.kind(at + 1) !== "number";

/** The character at which a token starts. A colon in a sentence ("Titus 2: who") is a comma among the tokens. */
export const markAt = (reader: ProseLattice, at: number): string =>
  reader.lines.charAt(reader.token(at).start);

/** "reading judges 19": a verb of reading before a name. */
export const isRead = ({ reader, sets, edge }: Named): boolean =>
  sets.readWords.has(reader.letters(edge.from - 1));

const MAX_BARE_LETTERS = 4;

/**
 * Whether a short form with one chapter and verse stands alone: without a dot, an ordinal or a list, and nothing
 * points to it. Only then may words of other subjects outweigh a name that can only mean a book ("the tram Lam 3:10").
 */
export function isBareShortForm(named: Named): boolean {
  const { reader, edge, item } = named;
  const isShort = reader.written(edge.from, edge.to).length <= MAX_BARE_LETTERS && edge.ordinal === 0;
  return isShort && reader.kind(edge.to) !== "." && item.start === item.end && !isPointedTo(named);
}

/** Whether a short form, such as "Gal", has at least three letters; shorter ones are also symbols and initials. */
export const isLongForm = ({ reader, edge, isSmallLine }: Named): boolean =>
  reader.letters(edge.to - 1).length >= MIN_LONG_FORM &&
  (!reader.hasChosenCapitals || isSmallLine || /\p{Lu}/u.test(reader.written(edge.from, edge.to)));

export const MIN_LONG_FORM = 3;

/** A name that was shortened in its own way or misspelled. */
export const UNCERTAIN_NAME = BIT.book_prefix | BIT.book_spelling;

export const SHORTENED = BIT.book_alias | BIT.book_prefix;

/** Psalm 119 has the most verses. */
export const MAX_VERSES = 176;

/** A larger number in the place of a chapter is a year. */
export const MAX_CHAPTER = 999;

/** A name with fewer letters than this is short. */
export const MIN_LONG_LETTERS = 4;

/** Whether a name is a short form in capitals, in a text with small letters: "PS 5.1", "MT 98:2". */
export function isShortInCapitals(reader: Reader, { from, to }: BookEdge): boolean {
  const written = reader.written(from, to);
  const isShort = written.length > 1 && written.length < MIN_LONG_LETTERS;
  return isShort && reader.hasSmallLetters && written === written.toUpperCase() && /\p{L}{2}/u.test(written);
}

/** The kinds of tokens that precede the first word of a sentence. */
export const SENTENCE_STARTS: ReadonlySet<string> = new Set(["start", ".", "!", "?"]);

/** Whether a name with a number after it begins at a token. */
export const isCitationAt = (reader: ProseLattice, at: number): boolean =>
  reader.books(at).some((edge) => reader.hasNumberAfter(edge.to - 1));

/** Whether a capital letter is at a place of a text. */
export const isCapital = (text: string, start: number): boolean => {
  const first = text.charAt(start);
  return first !== first.toLowerCase();
};

/** "1 S. xvii. 4": a Roman chapter and a verse */
export const isRomanPair = ({ reader, item: { start } }: Named): boolean =>
  start !== null && start.verse !== ABSENT && reader.roman(start.chapterAt) > 0;
