/** Names of books without titles and misspellings: names, short forms, unique beginnings, numbered books, machine codes. */

import { type Book, bookById } from "../../book.ts";
import * as BIT from "../correction-bits.ts";
import { type BookEdge, emptyEdge } from "./edge.ts";
import { bookOf, isCitationWord, lowerNames, type Title, titleOf } from "./lexicon.ts";
import type { Reader } from "./token-reader.ts";

/** The most tokens that a name may have. */
const MAX_WORDS = 8;

/** The names that begin at a token, without long titles and corrected spelling. */
export function untitledBooksAt(reader: Reader, at: number): readonly BookEdge[] {
  const ordinal = reader.ordinal(at);
  const name = ordinal > 0 ? nextWord(reader, at) : -1;
  if (name > 0) {
    const edge = numberedAt(reader, { from: at, name, ordinal, skip: 0 });
    // Only "5 Moses" has the ordinal 5.
    if (edge !== null && (ordinal < 5 || edge.bookIds.length > 0)) return [edge];
  }
  if (reader.kind(at) !== "word") return [];
  const edge = plainAt(reader, at) ?? joinedOrdinalAt(reader, at);
  return edge === null ? [] : [edge];
}

/** A single letter that is not an ordinal: "J-o-h-n". */
const isLetter = (reader: Reader, at: number): boolean =>
  reader.letters(at).length === 1 && reader.entry(at)?.ordinal === 0;

/**
 * The next word that may belong to the same name: after a dot, a hyphen without spaces, or a comma next to a word
 * such as "or" ("Ecclesiastes, or the Preacher"); -1 when there is none.
 */
export function nextWord(reader: Reader, at: number): number {
  let next = at + 1;
  const kind = reader.kind(next);
  if (kind === ".") next++;
  else if (kind === "-" && reader.isJoined(next)) {
    if (!isLetter(reader, at) && !isLetter(reader, next + 1)) next++;
  } else if (kind === "," && joinsNames(reader, at)) next++;
  else if (
    (kind === "," || (kind === ";" && reader.token(next).text === ";")) &&
    joinsNames(reader, next + 1)
  )
    next++;
  return reader.kind(next) === "word" ? next : -1;
}

/** A word that joins two names of one book. It belongs only to names that contain it. */
const joinsNames = (reader: Reader, at: number): boolean =>
  reader.has(at, "and") && reader.kind(at + 1) !== "number";

interface Words {
  readonly letters: string;
  /** Index of the last word. */
  readonly last: number;
}

/** The first word from a token on, the first two, and so on, as long as they begin a known name. */
function wordPrefixes(reader: Reader, at: number): readonly Words[] {
  const prefixes: Words[] = [];
  let letters = "";
  for (let word = at; word >= 0 && prefixes.length < MAX_WORDS; word = nextWord(reader, word)) {
    // In "Ze ch 3" the second word is "chapter".
    if (word > at && (reader.has(word, "chapter") || reader.isVerseWord(word))) break;
    letters += reader.letters(word);
    if (reader.lexicon.find(letters) === undefined) break;
    prefixes.push({ letters, last: word });
  }
  return prefixes;
}

const ROMAN_LETTERS = "ivxlc";

/**
 * Whether a name may end with the last of these words. That word must not be a one-letter numeral, and an initial may
 * only begin a name of several words.
 */
function mayEndName(reader: Reader, at: number, last: number, title: Title | null): boolean {
  const letters = reader.letters(last);
  if (letters.length === 1 && ROMAN_LETTERS.includes(letters)) return false;
  // "p.m." is not Philemon, but "S.S." is the Song.
  const isInitials = reader.letters(at).length === 1 && reader.kind(at + 1) === ".";
  return !isInitials || (title?.text.includes(" ") ?? false);
}

/** A name without an ordinal at a word. */
function plainAt(reader: Reader, at: number): BookEdge | null {
  const prefixes = wordPrefixes(reader, at);
  for (const { letters, last } of prefixes.toReversed()) {
    const entry = reader.lexicon.find(letters);
    const title = entry?.plain.exact ?? null;
    if ((title === null && !entry?.shared) || (last > at && !mayEndName(reader, at, last, title))) continue;
    if (title === null || title.isNumbered || letters.length < 2) return severalAt(reader, at, last, letters);
    const isOrdinal = reader.token(
      [".", ","].includes(reader.kind(last + 1)) ? last + 2 : last + 1,
    ).isOrdinal;
    const after = isOrdinal ? ordinalAfterAt(reader, at, last, letters) : null;
    return after ?? settledEdge(reader, { from: at, name: at, last, ordinal: 0, skip: 0 }, title, 0);
  }
  return beginningAt(reader, at);
}

/** The beginning of a name at a word. */
function beginningAt(reader: Reader, at: number): BookEdge | null {
  const entry = reader.entry(at);
  const beginning = entry?.plain.beginning ?? null;
  if (entry === null || beginning === null || entry.isOutside) return null;
  const { letters } = entry;
  if (letters.length > 1 && isCitationWord(entry.roles)) return null;
  if (beginning === "several" || beginning.isNumbered || letters.length < 2)
    return severalAt(reader, at, at, letters);
  return settledEdge(
    reader,
    { from: at, name: at, last: at, ordinal: 0, skip: 0 },
    beginning,
    BIT.book_prefix,
  );
}

/** A name that fits several books; in a machine form, only the book with that code. */
function severalAt(reader: Reader, at: number, last: number, letters: string): BookEdge | null {
  const code = machineCodeAt(reader, at, last) ?? ordinalAfterAt(reader, at, last, letters);
  if (code !== null) return code;
  if (letters.length === 1 && isLetterOfText(reader, at)) return null;
  const entry = reader.lexicon.find(letters);
  const { title, bookIds, reason } = candidatesOf(reader, letters);
  if (entry === undefined || bookIds.length < 2) return null;
  return {
    ...emptyEdge(at, last + 1),
    bookIds,
    reason,
    title,
    text: letters,
    corrections: entry.plain.exact === null && entry.shared === null ? BIT.book_prefix : BIT.book_alias,
  };
}

/** "A king", "P. Oxy. 1", "D&C": a letter before a word that is neither a book nor "chapter", or joined to a word. */
function isLetterOfText(reader: Reader, at: number): boolean {
  if (reader.kind(at + 1) === "&" && reader.isJoined(at + 1)) return true;
  const next = reader.pastDot(at + 1);
  const entry = reader.entry(next);
  if (reader.kind(next) !== "word" || reader.roman(next) > 0) return false;
  return entry === null || (entry.plain.exact === null && entry.shared === null && entry.roles.size === 0);
}

/** A name with the ordinal after it, before chapter and verse: "Samuel II 7:16", "Samuel, 2nd 7:16". */
function ordinalAfterAt(reader: Reader, from: number, last: number, letters: string): BookEdge | null {
  const at = [".", ","].includes(reader.kind(last + 1)) ? last + 2 : last + 1;
  const isPair = reader.kind(at + 1) === "number" && reader.kind(at + 2) === ":";
  const isOrdinal = reader.kind(at) === "word" || reader.token(at).isOrdinal;
  const ordinal = ordinalOf(reader, at);
  const bookId = titleOf(reader.lexicon.find(letters)?.numbered)?.bookIds[ordinal - 1];
  if (!isPair || !isOrdinal || bookId === undefined) return null;
  return {
    ...emptyEdge(from, at + 1),
    bookIds: [bookId],
    ordinal,
    text: `${ordinal} ${letters}`,
    corrections: (lowerNames[bookId] ?? "").endsWith(` ${letters}`)
      ? BIT.ordinal
      : BIT.ordinal | BIT.book_alias,
  };
}

const ordinalOf = (reader: Reader, at: number): number => reader.roman(at) || reader.ordinal(at);

/** The books that letters without an ordinal may mean. */
function candidatesOf(reader: Reader, letters: string): Pick<BookEdge, "bookIds" | "reason" | "title"> {
  const entry = reader.lexicon.find(letters);
  if (entry?.shared) return { bookIds: entry.shared, reason: "shared_abbreviation", title: null };
  const title = titleOf(entry?.plain);
  if (letters.length > 1 && title?.isNumbered)
    return { bookIds: title.bookIds, reason: "missing_ordinal", title };
  return { bookIds: booksThatBegin(reader, letters, 0), reason: "prefix", title: null };
}

/** The books whose names begin with these letters; after an ordinal, only numbered books. */
function booksThatBegin({ lexicon }: Reader, letters: string, ordinal: number): readonly number[] {
  const forms = ordinal > 0 ? lexicon.numberedForms : lexicon.plainForms;
  const ids = forms.filter(({ isName, letters: name }) => isName && name.startsWith(letters));
  const found = ids.flatMap(({ title }) =>
    ordinal > 0 ? (title.bookIds[ordinal - 1] ?? []) : title.bookIds,
  );
  if (ordinal > 0) return [...new Set(found)];
  // The numbered books whose name is not also that of a book without a number.
  const numbered = lexicon.titles.filter(
    ({ isNumbered, isWholeOnly, letters: name }) =>
      isNumbered &&
      !isWholeOnly &&
      name.startsWith(letters) &&
      lexicon.find(name)?.plain.exact?.isNumbered === true,
  );
  return [...new Set([...found, ...numbered.flatMap(({ bookIds }) => bookIds)])];
}

/** The tokens of an ordinal and a name. */
export interface Place {
  /** The token of the ordinal; without one, that of the name. */
  readonly from: number;
  /** Token of the name. */
  readonly name: number;
  readonly ordinal: number;
  /** How many letters of the name's token belong to the ordinal: two in "iitim". */
  readonly skip: number;
}

/** The numbered book with this ordinal; null if the word is not the name of numbered books. */
export function numberedAt(reader: Reader, place: Place): BookEdge | null {
  const { from, name, ordinal, skip } = place;
  const letters = reader.letters(name).slice(skip);
  const entry = reader.lexicon.find(letters);
  if (entry === undefined || letters === "") return null;
  const { exact, beginning } = entry.numbered;
  const title = exact ?? beginning;
  if (title === null || (exact === null && isArticle(reader, name, letters))) return null;
  if (title === "several")
    return {
      ...emptyEdge(from, name + 1),
      bookIds: booksThatBegin(reader, letters, ordinal),
      reason: "prefix",
      ordinal,
      text: `${ordinal} ${letters}`,
      corrections: BIT.book_prefix,
    };
  const bookId = title.bookIds[ordinal - 1];
  // The beginning of a name is read only with the book's first number: "4K" is not Kings.
  const isOther = exact === null && bookId !== undefined && title.bookIds.indexOf(bookId) < ordinal - 1;
  if (bookId === undefined || isOther) return { ...emptyEdge(from, name + 1), title, ordinal, text: letters };
  const corrections = exact === null ? BIT.book_prefix : 0;
  return settledEdge(reader, { ...place, last: name }, { ...title, bookIds: [bookId] }, corrections);
}

/** A beginning that is also an article ("the" for Thessalonians) is a name only before a number: "1 The 4:16". */
function isArticle(reader: Reader, at: number, letters: string): boolean {
  if (!reader.lexicon.find(letters)?.roles.has("the")) return false;
  return reader.kind(reader.pastDot(at + 1)) !== "number";
}

/** A name with the ordinal joined to it: `iitim`, `IJohn`, `firstJohn`. */
function joinedOrdinalAt(reader: Reader, at: number): BookEdge | null {
  const letters = reader.letters(at);
  if (reader.lexicon.notJoined.has(letters)) return null;
  for (const [word, ordinal, minRest] of reader.lexicon.joinedOrdinals) {
    if (!letters.startsWith(word) || letters.length < word.length + minRest) continue;
    const edge = numberedAt(reader, { from: at, name: at, ordinal, skip: word.length });
    if (edge !== null) return { ...edge, corrections: edge.corrections | BIT.ordinal };
  }
  return null;
}

/** A dot and a number are joined to the name: `John.3`. */
const isDotted = (reader: Reader, at: number): boolean =>
  reader.kind(at) === "." && reader.kind(at + 1) === "number" && reader.isJoined(at);

/** Whether the first number of a machine form may end here: before a joined dot, dash or comma, a semicolon, or the end. */
function isMachineEnd(reader: Reader, at: number): boolean {
  const kind = reader.kind(at);
  if (kind === "end" || kind === ";") return true;
  return (kind === "." || kind === "-" || kind === ",") && reader.isJoined(at);
}

const isMachineForm = (reader: Reader, to: number): boolean =>
  isDotted(reader, to) && isMachineEnd(reader, to + 2);

/** A machine code that is also a form of several books: `JUD.1.3`. */
function machineCodeAt(reader: Reader, at: number, last: number): BookEdge | null {
  if (last !== at || !isDotted(reader, at + 1)) return null;
  const written = reader.written(at, at + 1);
  const ids = reader.lexicon.find(written.toLowerCase())?.shared ?? [];
  const bookId = ids.find((id) => bookById(id).key === written);
  if (bookId === undefined) return null;
  return { ...emptyEdge(at, at + 1), bookIds: [bookId], text: lowerNames[bookId] ?? "", isMachine: true };
}

const sameLetters = (a: string, b: string): boolean =>
  a.length === b.length && a.toLowerCase() === b.toLowerCase();

/** Lower-case words of the tokens from `first` to `last`, with single spaces. */
function wordsOf(reader: Reader, first: number, last: number): string {
  const words: string[] = [];
  for (let at = first; at <= last; at++) if (reader.kind(at) === "word") words.push(reader.letters(at));
  return words.join(" ");
}

/** The corrections of an OSIS or USFM code: 0, or letter case; null if the letters are not a code. */
function codeBits(
  written: string,
  { osis, key }: Book,
  isMachine: boolean,
  isBeforeNumber: boolean,
): number | null {
  if (written === key && (isMachine || isBeforeNumber)) return 0;
  if (!isMachine) return null;
  if (written === osis) return 0;
  return sameLetters(written, osis) || sameLetters(written, key) ? BIT.book_case : null;
}

/** The normalized text of a name that means one book, and its corrections. */
type NameForm = Pick<BookEdge, "text" | "corrections"> & { readonly isTitled?: boolean };

/** The edge of a name that means one book. */
function settledEdge(
  reader: Reader,
  place: Place & { readonly last: number },
  title: Title,
  corrections: number,
): BookEdge {
  const { from, last, ordinal } = place;
  const isMachine = isMachineForm(reader, last + 1);
  const form = nameFormOf(reader, place, title, isMachine, corrections);
  return { ...emptyEdge(from, last + 1), bookIds: [bookOf(title)], ordinal, ...form, isMachine };
}

function nameFormOf(
  reader: Reader,
  { from, name, ordinal, skip, last }: Place & { readonly last: number },
  title: Title,
  isMachine: boolean,
  corrections: number,
): NameForm {
  const bookId = bookOf(title);
  const book = bookById(bookId);
  const lower = lowerNames[bookId] ?? "";
  const written = reader.written(from, last + 1);
  if (written === book.name) return { text: lower, corrections: 0 };
  if (title.isTitle) return { text: lower, corrections: BIT.title_words, isTitled: true };
  const code = codeBits(written, book, isMachine, reader.kind(last + 1) === "number");
  if (code !== null) return { text: written.toLowerCase(), corrections: code };
  const words = ordinal > 0 ? reader.letters(last).slice(skip) : wordsOf(reader, name, last);
  // "Acts of the Apostles": a title that begins with the name.
  if (ordinal === 0 && words.startsWith(`${lower} `)) return { text: lower, corrections: BIT.title_words };
  // "Rev elation": the name with spaces in it.
  const isParted =
    ordinal === 0 && last > from && words !== lower && withoutSpaces(words) === withoutSpaces(lower);
  const text = isParted ? lower : ordinal > 0 ? `${ordinal} ${words}` : words;
  const bits = isParted ? corrections | BIT.spacing : corrections;
  const nameBits = bits === 0 ? writtenBits(written, book, text, skip) : bits;
  const isMarked = reader.kind(from) === "word" && hasMarkInside(reader, from, last);
  const marks = (isMarked ? BIT.punctuation : 0) | (ordinal > 0 ? ordinalBits(reader, from, name) : 0);
  return { text, corrections: nameBits | marks };
}

const withoutSpaces = (words: string): string => words.replaceAll(" ", "");

/** The correction for a correctly spelled name that differs from the usual one in form or letter case. */
function writtenBits(written: string, { name }: Book, text: string, skip: number): number {
  if (text !== name.toLowerCase()) return BIT.book_alias;
  const isAsUsual = written.endsWith(name.slice(name.indexOf(" ") + 1));
  return skip === 0 && !isAsUsual ? BIT.book_case : 0;
}

function hasMarkInside(reader: Reader, first: number, last: number): boolean {
  for (let at = first + 1; at < last; at++) if (reader.kind(at) !== "word") return true;
  return false;
}

/** The correction for an ordinal that is not written as a digit and a space. */
function ordinalBits(reader: Reader, from: number, name: number): number {
  const { kind, isOrdinal } = reader.token(from);
  if (kind === "word" || isOrdinal || name - from > 1) return BIT.ordinal;
  return reader.isSpaced(name) ? 0 : BIT.spacing;
}
