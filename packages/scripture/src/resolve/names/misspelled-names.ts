/** Finds misspelled names of books: one or several words, after an ordinal or a title, or joined to an ordinal. */

import * as BIT from "../correction-bits.ts";
import { type BookEdge, emptyEdge } from "./edge.ts";
import { isPadded } from "./extra-words.ts";
import { bookOf, lowerNames, type Title } from "./lexicon.ts";
import {
  mayHave,
  mayStartTitle,
  NEVER_FIRST,
  passTitleWords,
  type TitleWords,
  withWriter,
} from "./long-titles.ts";
import type { Corrected } from "./spelling/speller.ts";
import type { Reader } from "./token-reader.ts";
import { nextWord, untitledBooksAt } from "./untitled-names.ts";
import { writtenAt } from "./written-numbers.ts";

/** The most words that a misspelled name may have. */
const MAX_WORDS = 6;

/** The names at a token: the exact ones, or a corrected one if there is none or they are not complete. */
export function spelledBooksAt(reader: Reader, at: number, exact: readonly BookEdge[]): readonly BookEdge[] {
  const [edge] = exact;
  if (edge !== undefined && edge.bookIds.length === 1 && !isUnknownWordAfter(reader, edge)) return exact;
  // The code of a translation is not a misspelled book.
  if (edge === undefined && (reader.entry(at)?.translation ?? null) !== null) return exact;
  const spelled = titledAt(reader, at, edge) ?? untitledAt(reader, at, edge);
  return spelled === null ? exact : [withWriter(reader, spelled)];
}

/**
 * Whether an attempt with corrected names is worthwhile: a word is unknown, may be part of a name of several words, or
 * is a name after an ordinal that it does not have.
 */
export function mayBeMisspelled(reader: Reader): boolean {
  for (let at = 0; at < reader.end; at++) {
    if (reader.kind(at) === "word" && (isUnknown(reader, at) || reader.has(at, "of"))) return true;
    const name = reader.ordinal(at) > 0 ? nextWord(reader, at) : -1;
    if (
      name > 0 &&
      reader.isBookAt(name) &&
      !untitledBooksAt(reader, at).some(({ bookIds }) => bookIds.length > 0)
    )
      return true;
  }
  return false;
}

function isUnknown(reader: Reader, at: number): boolean {
  const entry = reader.entry(at);
  if (reader.roman(at) > 0) return false;
  if (entry === null) return true;
  const isName = entry.plain.exact !== null || entry.shared !== null || entry.translation !== null;
  return !isName && entry.roles.size === 0 && entry.ordinal === 0;
}

/** Whether an unknown word follows a name. The name may then be the start of a longer misspelled name. */
export function isUnknownWordAfter(reader: Reader, { to }: BookEdge): boolean {
  if (reader.kind(to) !== "word" || !reader.isSpaced(to) || reader.roman(to) > 0) return false;
  const entry = reader.entry(to);
  if (entry === null) return true;
  if (entry.roles.size > 0) return entry.roles.has("the") || entry.roles.has("of");
  return (
    entry.plain.exact === null &&
    entry.shared === null &&
    entry.plain.beginning === null &&
    entry.translation === null &&
    entry.ordinal === 0
  );
}

function titledAt(reader: Reader, at: number, exact: BookEdge | undefined): BookEdge | null {
  const title = mayStartTitle(reader, at) ? passTitleWords(reader, at) : null;
  if (title === null) return null;
  const found = correctWords(reader, { at, first: title.at, ordinal: title.ordinal, exact, title });
  return found === null
    ? null
    : { ...found, corrections: found.corrections | BIT.title_words, isTitled: true };
}

function untitledAt(reader: Reader, at: number, exact: BookEdge | undefined): BookEdge | null {
  const ordinal = spelledOrdinalAt(reader, at);
  const first = ordinal > 0 ? nextWord(reader, at) : at;
  if (reader.kind(first) !== "word") return null;
  const joined = first === at ? joinedAt(reader, at) : null;
  return joined ?? correctWords(reader, { at, first, ordinal, exact, title: null });
}

/** The ordinal at a token, if a word follows. It may be misspelled before a numbered name: "Frist Samuel". */
export function spelledOrdinalAt(reader: Reader, at: number): number {
  if (reader.kind(at) === "number") {
    const value = reader.value(at);
    return value >= 1 && value <= 4 ? value : 0;
  }
  const next = nextWord(reader, at);
  if (next < 0) return 0;
  const ordinal = reader.ordinal(at);
  if (ordinal > 0) return ordinal;
  const letters = reader.letters(next);
  const isName = reader.entry(next)?.numbered.exact ?? reader.correct(letters, "numbered", true).titles[0];
  return isName ? reader.speller.ordinalWord(reader.letters(at)) : 0;
}

interface Place {
  /** The token where title or ordinal begin, and the token where the words of the name begin. */
  readonly at: number;
  readonly first: number;
  readonly ordinal: number;
  /** The exact names at `at`. */
  readonly exact: BookEdge | undefined;
  /** The words of a title before the name; null when there are none. */
  readonly title: TitleWords | null;
}

/** Tries to correct the words from `first` to a name, most words first. */
function correctWords(reader: Reader, place: Place): BookEdge | null {
  const { first, ordinal, exact } = place;
  const prefixes = wordPrefixes(reader, first);
  // An exact name is replaced only by a longer one.
  const isFound = exact !== undefined && exact.bookIds.length > 0;
  const minWords = isFound ? exact.to - first + 1 : 1;
  for (let count = prefixes.length; count >= minWords; count--) {
    const letters = prefixes[count - 1] ?? "";
    const isWhole = ordinal > 0 && reader.lexicon.find(letters)?.numbered.isName === true;
    if (count > 1 && !isWhole && !mayBeName(reader, first, count)) continue;
    const found = correctPrefix(reader, place, letters, count, isWhole);
    if (found !== null) return takeCorrected(reader, place, first + count, found);
  }
  return null;
}

/** Whether several words may be a name. A name neither begins nor ends with a particle. */
function mayBeName(reader: Reader, first: number, count: number): boolean {
  const last = first + count - 1;
  const begins = !reader.hasAny(first, ["of", "to", ...NEVER_FIRST]) && reader.letters(first).length > 1;
  return begins && !reader.hasAny(last, ["of", "the"]);
}

function correctPrefix(
  reader: Reader,
  place: Place,
  letters: string,
  count: number,
  isWhole: boolean,
): Corrected | null {
  const { first, ordinal, exact, title } = place;
  const next = first + count;
  const isBookExpected = expectsBook(reader, next, letters, ordinal > 0, title !== null);
  const found = reader.correct(letters, ordinal > 0 ? "numbered" : "any", isBookExpected);
  const genre = title?.genre ?? null;
  const titles = found.titles.filter(({ bookIds }) => genre === null || mayHave(genre, bookIds[0] ?? 0));
  const [nearest] = titles;
  if (nearest === undefined) return null;
  const isOne = exact?.bookIds.length === 1;
  // A short word after an exact name does not make a longer name.
  if (!isWhole && isOne && letters.length < MIN_LONGER) return null;
  const start = isOne ? (wordPrefixes(reader, first)[exact.to - first - 1] ?? "") : "";
  if (!found.name.startsWith(start) && nearest.bookIds[0] !== exact?.bookIds[0]) return null;
  if (!isWhole && isPadded(reader, first, count, ordinal > 0, { ...found, titles })) return null;
  if (hasOneJoined(letters, found.name) && writtenAt(reader, next).verse === 0) return null;
  return nearest === found.titles[0] ? { ...found, titles } : { ...found, titles, name: nearest.letters };
}

const MIN_LONGER = 8;

/** "Jamesi. 5", "Markl:1": the numeral of chapter 1 is joined to a full name. "Joell 2" is a misspelling. */
const hasOneJoined = (letters: string, name: string): boolean =>
  letters.slice(0, -1) === name && /(.)(?!\1)[il]$/.test(letters);

/** The minimum length of a word after an ordinal without a chapter. Shorter words resemble too many others. */
const MIN_LONG_LETTERS = 4;

/** Whether the context shows that a word is a book: an ordinal, a title, or chapter and verse. */
function expectsBook(
  reader: Reader,
  next: number,
  letters: string,
  hasOrdinal: boolean,
  hasTitle: boolean,
): boolean {
  const { chapter, verse } = writtenAt(reader, next);
  if (verse > 0 || (reader.kind(next) === "number" && reader.kind(next + 1) === "number")) return true;
  return letters.length < MIN_LONG_LETTERS ? hasOrdinal && chapter > 0 : hasOrdinal || hasTitle;
}

/** The letters of the first word, of the first two, and so on, while words follow each other. */
function wordPrefixes(reader: Reader, first: number): readonly string[] {
  const prefixes: string[] = [];
  let letters = "";
  for (let at = first; at < first + MAX_WORDS && reader.kind(at) === "word"; at++) {
    // "on see" is not "Osee".
    if (at > first && reader.hasAny(at, ["to", "see", "especially", "namely", "in"])) break;
    if (reader.lexicon.numberWords.has(reader.letters(at))) break;
    letters += reader.letters(at);
    prefixes.push(letters);
  }
  return prefixes;
}

const MIN_JOINED = 7;
const MIN_NUMBERED = 5;

/** "IICorinthains": Roman ordinal and misspelled name in one word. */
function joinedAt(reader: Reader, at: number): BookEdge | null {
  const letters = reader.letters(at);
  const ordinal = /^i{1,3}/.exec(letters)?.[0].length ?? 0;
  // No English word begins with two of them.
  if (ordinal === 0 || letters.length - ordinal < (ordinal > 1 ? MIN_NUMBERED : MIN_JOINED)) return null;
  const found = reader.correct(letters.slice(ordinal), "numbered", true);
  if (found.titles.length === 0) return null;
  return takeCorrected(reader, { at, first: at, ordinal, exact: undefined, title: null }, at + 1, found);
}

/** The book ids of titles; after an ordinal, those with that number. */
function booksOf(titles: readonly Title[], ordinal: number): readonly number[] {
  return titles.flatMap(({ isNumbered, bookIds }) =>
    isNumbered && ordinal > 0 ? bookIds.slice(ordinal - 1, ordinal) : bookIds,
  );
}

function takeCorrected(
  reader: Reader,
  { at, ordinal }: Place,
  to: number,
  { titles, name }: Corrected,
): BookEdge {
  const bookIds = booksOf(titles, ordinal);
  const [bookId = 0] = bookIds;
  const edge = { ...emptyEdge(at, to), ordinal, isSpelled: true };
  if (bookIds.length === 0) return { ...edge, title: titles[0] ?? null };
  const isTyped = ordinal > 0 && reader.kind(at) === "word";
  const corrections = BIT.book_spelling | (isTyped ? BIT.ordinal : 0);
  if (bookIds.length > 1) {
    const reason = titles.length === 1 ? "missing_ordinal" : "spelling";
    return { ...edge, bookIds, reason, text: name, corrections };
  }
  const text = ordinal > 0 ? `${ordinal} ${name}` : spacedName(reader, bookId, name, to - at > 1);
  return { ...edge, bookIds, text, corrections };
}

/** A corrected name with its usual spaces; for a longer title, the name of its book. */
function spacedName(reader: Reader, bookId: number, name: string, isLong: boolean): string {
  const form = reader.lexicon.plainForms.find(
    ({ letters, title, isName }) => isName && letters === name && bookOf(title) === bookId,
  );
  const lower = lowerNames[bookId] ?? "";
  if (form?.text.includes(" ")) return form.text;
  return isLong ? lower : name;
}
