/** Reads the book at a token into the state: by name, by long title, or mended; or records why not. */

import { bookById } from "../book.ts";
import { WORD_NOISE, WORD_OF, WORD_THE, WORD_TITLE_MIDDLE, WORD_TO } from "../data/words.ts";
import type { Candidate } from "../reference.ts";
import { isCapitals } from "./asides.ts";
import { passWriter, takeOrdinalBehind } from "./behind-name.ts";
import { JOHN_ID, REVELATION_ID, STEM_BASE, STEM_ROOT } from "./book-ids.ts";
import { match, matchBook, wordAfterOrdinal } from "./book-match.ts";
import { candidatesFor, namesOf, rank, stemValue, type Written } from "./candidates.ts";
import { BOOK_SPELLING, ORDINAL, TITLE_WORDS } from "./correction-bits.ts";
import { COLON, COMMA, DOT, LETTER_I } from "./fold.ts";
import { lettersOf, wordLength } from "./letters.ts";
import { lettersIn, lexicon, lowerNames, stems, walk } from "./lexicon.ts";
import { isNumberWord } from "./number-words.ts";
import { bookWithoutOrdinal, johnWithOrdinal } from "./open-ordinal.ts";
import { misspelledOrdinal } from "./ordinal-slip.ts";
import { AMBIGUOUS, BAD_BOOK, BOOK, FOUND, NO_BOOK, NONE, WRONG_ORDINAL } from "./outcome.ts";
import { isPadded } from "./padding.ts";
import { romanValue } from "./roman.ts";
import { mend, mendAny } from "./spelling.ts";
import { fail, isSpaced, isSuffixed, kindAt, meaningAt, type State, valueAt } from "./state.ts";
import {
  matchPossessive,
  matchTitle,
  mayHave,
  mayStartTitle,
  passTitleWords,
  titled,
} from "./title-match.ts";
import { NUMBER, WORD } from "./token.ts";

/** Looks for a book at the next token; on BOOK the state stands behind it. */
export function readBook(s: State): number {
  const at = s.i;
  let outcome = mayStartTitle(s.t, at) ? matchTitle(s.t, s.input, at) : NONE;
  if (outcome === NONE) outcome = matchBook(s.t, s.input, at);
  if (outcome !== FOUND || wordGoesOn(s, match.next, match.bookId)) {
    const mended = readMisspelled(s, at, outcome);
    if (mended !== NO_BOOK) return mended;
  }
  // "Joel 2:28 MT 3:1": the numbers of another text.
  if (outcome === FOUND && isCapitals(s, at, "MT")) return fail(s, at) || BAD_BOOK;
  if (outcome === FOUND) {
    const written = writtenAt(s, match.next);
    const rival = bookWithoutOrdinal(s, at) || johnWithOrdinal(s, at, written);
    if (rival > 0) return failAmbiguous(s, at, rank([rival, match.bookId], "missing_ordinal", written));
  }
  switch (outcome) {
    case FOUND:
      // "John, 1st 4:8"
      return isJohnBefore(s) && takeOrdinalBehind(s) ? BOOK : takeMatch(s);
    case AMBIGUOUS:
      if (match.ordinal === 0 && isLetterOfText(s, at)) {
        fail(s, at);
        return BAD_BOOK;
      }
      if (takeOrdinalBehind(s)) return BOOK;
      // "Peter Pan 3:16", "Kings of Leon".
      if (wordGoesOn(s, match.next, 0)) return fail(s, match.next) || BAD_BOOK;
      return failAmbiguous(s, at, candidatesFor(match.letters, match.ordinal, writtenAt(s, match.next)));
    case WRONG_ORDINAL:
      fail(s, at, namesOf(stemValue(match.letters)));
      return BAD_BOOK;
    default:
      return NO_BOOK;
  }
}

/** Whether the match is John without an ordinal before it, and one stands behind; then it is taken for the stem. */
function isJohnBefore(s: State): boolean {
  const at = kindAt(s, match.next) === COMMA ? match.next + 1 : match.next;
  if (match.bookId !== JOHN_ID || !isSuffixed(s, at)) return false;
  match.letters = "john";
  match.ordinal = 0;
  return true;
}

function takeMatch(s: State): number {
  s.bookId = match.bookId;
  s.bookText = match.text;
  s.isMachine = match.isMachine;
  s.mask |= match.mask;
  s.i = match.next;
  passWriter(s);
  return BOOK;
}

/** Records an ambiguous book, unless an earlier fault is known. */
function failAmbiguous(s: State, at: number, candidates: readonly Candidate[]): number {
  if (candidates.length < 2)
    fail(
      s,
      at,
      candidates.map(({ bookId }) => bookById(bookId).name),
    );
  else s.failure ??= { at, candidates, suggestions: [], unknown: "" };
  return BAD_BOOK;
}

/** Chapter and verse that stand behind a book, as far as they are plain digits. */
function writtenAt(s: State, next: number): Written {
  let at = next;
  while (kindAt(s, at) === DOT || kindAt(s, at) === COMMA || kindAt(s, at) === COLON) at++;
  const chapter = kindAt(s, at) === NUMBER ? valueAt(s, at) : romanValue(s.t, at);
  const mark = chapter > 0 && kindAt(s, at + 2) === NUMBER ? kindAt(s, at + 1) : 0;
  // "Joan. iii, 16": the comma is before a verse only behind a numeral.
  const hasVerse = mark === COLON || mark === DOT || (mark === COMMA && kindAt(s, at) === WORD);
  return { chapter, verse: hasVerse ? valueAt(s, at + 2) : 0 };
}

/** A word behind a short name that means nothing of itself: the name may be the start of a misspelled longer one. */
function wordGoesOn(s: State, next: number, bookId: number): boolean {
  const at = next;
  if (kindAt(s, at) !== WORD || !isSpaced(s, at)) return false;
  const node = valueAt(s, at);
  if (romanValue(s.t, at) > 0) return false;
  if (node === 0) return true;
  const meaning = meaningAt(s, at);
  if (meaning !== 0) return (meaning === WORD_OF && bookId !== REVELATION_ID) || meaning === WORD_THE;
  return !(lexicon.exact[node] || lexicon.prefix[node] || lexicon.translation[node] || lexicon.ordinal[node]);
}

const MOST_WORDS = 6;

/** Tries the words from `at` as a misspelled name, the longest run of words first. */
function readMisspelled(s: State, at: number, outcome: number): number {
  const isTitle = mayStartTitle(s.t, at) && passTitleWords(s.t, at);
  if (matchPossessive(s.t, isTitle ? titled.at : at) === FOUND) return takeMatch(s);
  if (isTitle) {
    const found = mendRuns(s, {
      at,
      first: titled.at,
      ordinal: titled.ordinal,
      outcome,
      genre: titled.genre,
    });
    if (found === BOOK) s.mask |= TITLE_WORDS;
    if (found !== NO_BOOK) return found;
  }
  const ordinal = ordinalBefore(s, at);
  const first = ordinal > 0 ? wordAfterOrdinal(s.t, at) : at;
  if (first < 0 || kindAt(s, first) !== WORD) return NO_BOOK;
  if (first === at) {
    const joined = readJoinedOrdinal(s, at);
    if (joined !== NO_BOOK) return joined;
  }
  return mendRuns(s, { at, first, ordinal, outcome, genre: -1 });
}

interface Place {
  /** Token where all begins, and where the words of the name begin. */
  readonly at: number;
  readonly first: number;
  readonly ordinal: number;
  readonly outcome: number;
  /** Kind of a title before the name; -1 when there is no title. */
  readonly genre: number;
}

function mendRuns(s: State, { at, first, ordinal, outcome, genre }: Place): number {
  const runs = wordRuns(s, first);
  // What was read exactly gives way only to a longer name.
  const least = outcome === FOUND || outcome === AMBIGUOUS ? match.next - first + 1 : 1;
  const start = outcome === FOUND ? (runs[least - 2] ?? "") : "";
  for (let count = runs.length; count >= least; count--) {
    const letters = runs[count - 1] ?? "";
    const next = first + count;
    const last = meaningAt(s, next - 1);
    // "1 Thess alonians": a whole name with spaces in it.
    const isWhole = ordinal > 0 && lexicon.isFullName[walk(STEM_ROOT, letters)] === 1;
    if (count > 1 && !isWhole && (last === WORD_OF || last === WORD_THE || !mayStartName(s, first))) continue;
    const isPlainly = isPlainlyReference(s, next, letters, ordinal > 0, genre >= 0);
    const found = ordinal > 0 ? mend(letters, true, isPlainly) : mendAny(letters, isPlainly);
    const values = found.values.filter((value) => genre < 0 || mayHave(genre, idsOf([value], 0)[0] ?? 0));
    if (values.length === 0 || (!isWhole && isShadowed(letters, outcome))) continue;
    if (!found.name.startsWith(start) && values[0] !== match.bookId) continue;
    if (!isWhole && isPadded(s, first, count, ordinal > 0, found)) continue;
    if (hasOneJoined(letters, found.name) && writtenAt(s, next).verse === 0) continue;
    const name =
      values[0] === found.values[0] ? found.name : (namesOf(values[0] ?? 0)[0] ?? "").toLowerCase();
    return takeMended(s, at, next, ordinal, values, name);
  }
  return NO_BOOK;
}

/** "Jamesi. 5", "Markl:1": a whole name with the numeral of the first chapter joined to it; but "Joell 2". */
const hasOneJoined = (letters: string, name: string): boolean =>
  letters.slice(0, -1) === name && /(.)(?!\1)[il]$/.test(letters);

/** Whether a name of several words may start with the word at a token. */
function mayStartName(s: State, first: number): boolean {
  const meaning = meaningAt(s, first);
  const isJoint = meaning === WORD_OF || meaning === WORD_TO || meaning === WORD_TITLE_MIDDLE;
  return !isJoint && wordLength(s.t, first) > 1;
}

const LEAST_JOINED = 7;
const LEAST_STEM = 5;

/** "IICorinthains": Roman ordinal and misspelled stem in one word. */
function readJoinedOrdinal(s: State, at: number): number {
  if (s.t.folded.codes[s.t.from[at] ?? 0] !== LETTER_I) return NO_BOOK;
  const letters = lettersOf(s.t, at);
  const ordinal = letters.startsWith("iii") ? 3 : letters.startsWith("ii") ? 2 : 1;
  const stem = letters.slice(ordinal);
  // No word of English begins with two.
  if (stem.length < (ordinal > 1 ? LEAST_STEM : LEAST_JOINED)) return NO_BOOK;
  const found = mend(stem, true, true);
  return found.values.length === 0 ? NO_BOOK : takeMended(s, at, at + 1, ordinal, found.values, found.name);
}

const isShadowed = (letters: string, outcome: number): boolean => outcome === FOUND && letters.length < 8;

/** Shorter words are too near to too many others; where an ordinal stands before them, a chapter must follow. */
const LEAST_LONG = 4;

/** Whether what stands round a word says that it is a book: an ordinal, a title, or chapter and verse. */
function isPlainlyReference(
  s: State,
  next: number,
  letters: string,
  hasOrdinal: boolean,
  hasTitle: boolean,
): boolean {
  const { chapter, verse } = writtenAt(s, next);
  if (verse > 0 || hasVerseWord(s, next)) return true;
  return letters.length < LEAST_LONG ? hasOrdinal && chapter > 0 : hasOrdinal || hasTitle;
}

function hasVerseWord(s: State, next: number): boolean {
  return kindAt(s, next) === NUMBER && kindAt(s, next + 1) === NUMBER;
}

function ordinalBefore(s: State, at: number): number {
  const value = valueAt(s, at);
  if (kindAt(s, at) === NUMBER) return value >= 1 && value <= 4 ? value : 0;
  if (kindAt(s, at) !== WORD || wordAfterOrdinal(s.t, at) < 0) return 0;
  return lexicon.ordinal[value] || misspelledOrdinal(s.t, at);
}

/** Letters of the first word, of the first two, and so on, while words follow each other. */
function wordRuns(s: State, first: number): string[] {
  const runs: string[] = [];
  let letters = "";
  for (let at = first; at < first + MOST_WORDS && kindAt(s, at) === WORD; at++) {
    // "on see" is no "Osee".
    if (at > first && (meaningAt(s, at) === WORD_TO || meaningAt(s, at) === WORD_NOISE)) break;
    const word = lettersOf(s.t, at);
    if (isNumberWord(word)) break;
    letters += word;
    runs.push(letters);
  }
  return runs;
}

function idsOf(values: readonly number[], ordinal: number): readonly number[] {
  const ids: number[] = [];
  for (const value of values) {
    const books = value < STEM_BASE ? [value] : (stems[value - STEM_BASE]?.bookIds ?? []);
    ids.push(...(value >= STEM_BASE && ordinal > 0 ? books.slice(ordinal - 1, ordinal) : books));
  }
  return ids;
}

function takeMended(
  s: State,
  at: number,
  next: number,
  ordinal: number,
  values: readonly number[],
  name: string,
): number {
  const ids = idsOf(values, ordinal);
  if (ids.length === 0) {
    fail(s, at, namesOf(values[0] ?? 0));
    return BAD_BOOK;
  }
  if (ids.length > 1) {
    const isStem = values.length === 1;
    return failAmbiguous(s, at, rank(ids, isStem ? "missing_ordinal" : "spelling", writtenAt(s, next)));
  }
  s.bookId = ids[0] ?? 0;
  s.bookText = ordinal > 0 ? `${ordinal} ${name}` : spacedName(s.bookId, name, next - at > 1);
  s.isMachine = false;
  s.mask |= BOOK_SPELLING | (ordinal > 0 && kindAt(s, at) === WORD ? ORDINAL : 0);
  s.i = next;
  passWriter(s);
  return BOOK;
}

/** A mended name as it is usually spaced; a longer title gives the name of its book. */
function spacedName(bookId: number, name: string, isTitle: boolean): string {
  if (name === "songofsongs") return "song of songs";
  const lower = lowerNames[bookId] ?? "";
  return isTitle || lettersIn(lower) === name ? lower : name;
}

/** Records that no book stands at the next token, with the nearest names; a letter alone gives all that begin so. */
export function failNoBook(s: State): void {
  const at = s.i;
  const ordinal = ordinalBefore(s, at);
  const word = ordinal > 0 && wordAfterOrdinal(s.t, at) > 0 ? wordAfterOrdinal(s.t, at) : at;
  if (kindAt(s, word) !== WORD) {
    fail(s, at);
    return;
  }
  if (word === at && wordLength(s.t, at) === 1 && !isSpelledOut(s, at)) {
    failAmbiguous(s, at, candidatesFor(lettersOf(s.t, at), 0, writtenAt(s, at + 1)));
    return;
  }
  fail(s, at, [], lettersOf(s.t, word));
}

/** "A king", "P. Oxy. 1": a letter before a word that is neither a book nor the number of a chapter. */
function isLetterOfText(s: State, at: number): boolean {
  const next = kindAt(s, at + 1) === DOT ? at + 2 : at + 1;
  if (kindAt(s, at) !== WORD || wordLength(s.t, at) > 1 || kindAt(s, next) !== WORD) return false;
  const isBook = lexicon.exact[valueAt(s, next)] !== 0;
  return !isBook && meaningAt(s, next) === 0 && romanValue(s.t, next) === 0;
}

/** A letter before other letters: "J o h n", "i.e.". */
function isSpelledOut(s: State, at: number): boolean {
  return kindAt(s, kindAt(s, at + 1) === DOT ? at + 2 : at + 1) === WORD;
}
