/** Decides which words of the cheap search are read with the grammar, which is slow. */

import { hasTrait } from "../data/traits.ts";
import { type Entry, isMarkerEntry, type Lexicon, namesPieces } from "../resolve/names/lexicon.ts";
import type { Reading } from "./citation.ts";
import { hasOrdinalBefore, type StartWord } from "./citation-starts.ts";
import { isAlphanumeric, isInFileName, isInHandle, isInsideCode } from "./identifiers.ts";
import { matchAt } from "./match-at.ts";
import { isSender } from "./messages.ts";
import { isCapital } from "./named.ts";
import { ordinalBefore } from "./ordinal-verses.ts";
import { isPlainWord, lettersOf, mayBeNumber } from "./plain-words.ts";
import type { ProseSets } from "./prose-sets.ts";
import { romanOrdinal } from "./psalm-numbers.ts";
import { WINDOW_AFTER } from "./windows.ts";

const DOT = 46;
const SPACE = 32;
const PAIR = /[\s.]{0,2}\d{1,3}\s?:\s?\d/y;
const MIN_SPELLED = 5;
const NEXT = /[\s.,:;([*"'\u2019-]{0,24}(?:(\d)|(\p{L}+))/uy;
const ROMAN = /^[ivxlc]+$/;
/** "pH 3:1" is no letter to the Philippians. */
const SIGN = "pH";

/** Whether a word is worth reading: it is known and may be followed by numbers, or may be a misspelled name before them. */
export function mayStart(
  text: string,
  { start, end }: StartWord,
  lexicon: Lexicon,
  reading: Reading,
): boolean {
  const letters = text.slice(start, end).toLowerCase();
  const isKnown = isKnownWord(letters, lexicon);
  if (!isKnown && !isReadThoughUnknown(text, end, letters, reading.sets)) return false;
  if (isInsideCode(text, start) || isInHandle(text, start)) return false;
  if (text.slice(start, end) === SIGN) return false;
  if (isInFileName(text, end, lexicon, reading.sets) || isSender(text, start, end, reading.sets))
    return false;
  if (isBeforeSentence(text, end, letters, lexicon) || isOfSlashedPair(text, start, letters, lexicon))
    return false;
  if (reading.sets.versusWords.has(letters) && isBetweenCounts(text, start, end)) return false;
  // Most names.
  if (isCapital(text, start) && isBeforeDigit(text, end) && isKnown) return true;
  if (reading.sets.same.has(letters)) return true;
  NEXT.lastIndex = end;
  const [, digit, nextWord = ""] = NEXT.exec(text) ?? [];
  const next = nextWord.toLowerCase();
  if (isTitledAfter(text, end, lexicon)) return isKnown;
  const isNumbered = (): boolean =>
    hasOrdinalBefore(text, start) ||
    isPieceAfterOrdinal(text, start, letters, lexicon) ||
    (isMarkerEntry(lexicon.find(letters)) && ordinalBefore(text, { start, end }, reading) > 0);
  const isTitle =
    isCapital(text, start) &&
    (isBeforeWriter(letters, next, lexicon) || isBeforeOrdinalChapter(text, end, lexicon));
  const mayGoOn = isTitle || mayContinueWith(letters, next, lexicon);
  // The number of "the first chapter of Genesis" is before the word.
  const hasNumberAround = (): boolean =>
    isMarkerEntry(lexicon.find(letters)) || hasNumberAhead(text, end, lexicon);
  const hasNumber = digit !== undefined || (mayGoOn && hasNumberAround());
  if (!hasNumber && !isNumbered()) return reading.hasBareBooks && isCapital(text, start) && isKnown;
  // "It is a lament. 5:1 begins it."
  if (isBeginningInText(text, { start, end }, lexicon.find(letters))) return false;
  PAIR.lastIndex = end;
  const isBeforePair = digit !== undefined && PAIR.test(text);
  if (!isBeforePair && isOrdinary(text, start, letters, lexicon, reading)) return false;
  // A known word always; "Duet 31:6", but "a duet"
  const isMisspelled = !isKnown && reading.sets.misspelledNames.has(letters);
  return !isMisspelled || isCapital(text, start) || !lexicon.spellingSlips.has(letters);
}

/** Whether a word that is not known is read: one of `same`, a misspelled name, or one that has other letters than a to z or stands before a pair. */
function isReadThoughUnknown(text: string, end: number, letters: string, sets: ProseSets): boolean {
  if (sets.same.has(letters) || sets.misspelledNames.has(letters) || /[^a-z]/.test(letters)) return true;
  PAIR.lastIndex = end;
  return letters.length >= MIN_SPELLED && PAIR.test(text);
}

/** A number at the end and the thing that it counts: "12 baskets". A lone one stands after no word or mark of a reference, as in "KJV: 90". */
const COUNT_BEFORE = /(?<![\d:.\p{L}]|\d[,\u2013-] ?)(?:\d{1,4} (\p{L}+)|(?<!\p{L}\.? |\d ?: ?)(\d{1,4})) $/u;
/** The same after a word of two letters or more: a single "v" is nearly always a verse. */
const COUNT_AFTER = /(?<=\p{L}{2})\.? (\d{1,4})(?!\d| ?:)(?: (\p{L}+))?/uy;
const MAX_COUNT_BEFORE = 30;

/**
 * "12 baskets vs 7 baskets", "90 vs. 2": two counts of the same thing are compared, or a number with a smaller one. Verses are compared in
 * their order.
 */
function isBetweenCounts(text: string, start: number, end: number): boolean {
  const after = matchAt(COUNT_AFTER, text, end);
  const before = after && COUNT_BEFORE.exec(text.slice(Math.max(0, start - MAX_COUNT_BEFORE), start));
  if (before === null) return false;
  const [, thing, lone] = before;
  return thing === undefined ? Number(lone) > Number(after?.[1]) : thing === after?.[2];
}

/** "w/c 17 March": a letter for chapters, after another letter and a slash. "w/v. 5" is "with verse 5". */
const isOfSlashedPair = (text: string, start: number, letters: string, lexicon: Lexicon): boolean =>
  letters.length === 1 &&
  LETTER_AND_SLASH.test(text.slice(Math.max(0, start - 3), start)) &&
  lexicon.find(letters)?.roles.has("chapter") === true;

const LETTER_AND_SLASH = /(?<!\p{L})\p{L}\/$/u;

/** A letter after the dot of a sentence, which is a numeral only after the dot of an abbreviation. */
const NEXT_LETTER = /\.\s{1,2}[IVXLC](?!\p{L}|\.)/uy;

/** "many chapters. I love it": a whole word for chapters or verses ends its sentence; after "chap." a numeral may follow. */
const isBeforeSentence = (text: string, end: number, letters: string, lexicon: Lexicon): boolean =>
  text.charCodeAt(end) === DOT &&
  letters.length >= MIN_WHOLE_WORD &&
  matchAt(NEXT_LETTER, text, end) !== null &&
  isMarkerEntry(lexicon.find(letters));

const MIN_WHOLE_WORD = 5;

/** Whether a longer word in small letters, which only begins a name, ends a sentence. */
const isBeginningInText = (text: string, { start, end }: StartWord, entry: Entry | undefined): boolean =>
  end - start >= MIN_WHOLE_WORD &&
  text.charCodeAt(end) === DOT &&
  !isCapital(text, start) &&
  entry !== undefined &&
  entry.plain.exact === null &&
  entry.plain.beginning !== null;

const TITLE_AFTER = /['\u2019]s\s(\p{L}+)[\s,(]{1,3}(?:\d|(\p{L}+))/uy;

/** "Luke's Gospel 10:45", "John's gospel, chapter 3" */
function isTitledAfter(text: string, end: number, lexicon: Lexicon): boolean {
  TITLE_AFTER.lastIndex = end;
  const [, title = "", word] = TITLE_AFTER.exec(text) ?? [];
  const roles = lexicon.find(title.toLowerCase())?.roles;
  if (!roles?.has("gospel") && !roles?.has("epistle")) return false;
  return word === undefined || lexicon.find(word.toLowerCase())?.roles.has("chapter") === true;
}

/** Whether a digit follows directly, or after a dot, a space or both. */
function isBeforeDigit(text: string, end: number): boolean {
  let at = end;
  if (text.charCodeAt(at) === DOT) at++;
  if (text.charCodeAt(at) === SPACE) at++;
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Up to this number, ordinals often count: "a second psalm followed". */
const MAX_COUNT = 10;
const ORDINAL_BEFORE = /(-?)(\p{L}+)\s$/u;

/** "the third Psalm", "the twenty-third psalm", "the xxiiid Psalm" */
function isPieceAfterOrdinal(text: string, start: number, letters: string, lexicon: Lexicon): boolean {
  if (!hasTrait(lexicon.find(letters)?.plain.exact?.bookIds[0] ?? 0, "pieces")) return false;
  const before = text.slice(Math.max(0, start - MAX_ORDINAL_LENGTH), start);
  const [, hyphen, word = ""] = ORDINAL_BEFORE.exec(before) ?? [];
  if (romanOrdinal(word.toLowerCase(), lexicon) > 0) return true;
  const number = lexicon.numberWords.get(word.toLowerCase());
  if (number?.isOrdinal !== true) return false;
  return isCapital(text, start) || hyphen === "-" || number.value > MAX_COUNT;
}

const WORD_BEFORE = /(\p{L}+|\d)[\s.]{1,2}$/u;

/**
 * Whether a word in small letters, or an article, means a book only before chapter and verse. Such words are the most common words of
 * the language ("so 4"), and names of numbered books without their number ("the 66", "The first").
 */
function isOrdinary(
  text: string,
  start: number,
  letters: string,
  lexicon: Lexicon,
  { sets }: Reading,
): boolean {
  const isSmall = !isCapital(text, start);
  if (isSmall && sets.particles.has(letters)) return true;
  const entry = lexicon.find(letters);
  if (entry === undefined || entry.plain.exact !== null || entry.shared !== null) return false;
  if (!isSmall && !entry.roles.has("the")) return false;
  if (isMarkerEntry(entry)) return false;
  if (isAlphanumeric(text.charCodeAt(start - 1))) return false;
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, start - MAX_ORDINAL_LENGTH), start))?.[1] ?? "";
  return (
    !/\d/.test(before) && !lexicon.find(before.toLowerCase())?.ordinal && !ROMAN.test(before.toLowerCase())
  );
}

const MAX_ORDINAL_LENGTH = 16;

/** Whether the word `next` may be the number of the name before it, introduce a number, or continue the name. */
function mayContinueWith(letters: string, next: string, lexicon: Lexicon): boolean {
  if (next === "") return false;
  if (ROMAN.test(next) || lexicon.numberWords.has(next) || lexicon.find(letters + next) !== undefined)
    return true;
  // "Psalm a hundred and nineteen"
  if (next === lexicon.language.numbers?.article && namesPieces(lexicon.find(letters))) return true;
  const entry = lexicon.find(next);
  if (entry === undefined) return false;
  if (isMarkerEntry(entry) || entry.roles.has("heading")) return true;
  const isPlace = entry.roles.has("of") || entry.roles.has("in");
  return isPlace && isMarkerEntry(lexicon.find(letters));
}

/** "Revelation to John" */
function isBeforeWriter(letters: string, next: string, lexicon: Lexicon): boolean {
  const roles = lexicon.find(next)?.roles;
  if (roles === undefined || !(roles.has("of") || roles.has("to"))) return false;
  return lexicon.writers.has(lexicon.find(letters)?.plain.exact?.bookIds[0] ?? 0);
}

const ORDINAL_CHAPTER = /,?\s{1,2}(\p{L}{2,4})\s{1,2}[\p{L}\d-]{3,16}\s{1,2}(\p{L}{2,8})/uy;

/** "Luke the second chapter", "Luke, the 2nd chapter" */
function isBeforeOrdinalChapter(text: string, end: number, lexicon: Lexicon): boolean {
  const [, article = "", chapter = ""] = matchAt(ORDINAL_CHAPTER, text, end) ?? [];
  return (
    lexicon.find(article)?.roles.has("the") === true && lexicon.find(chapter)?.roles.has("chapter") === true
  );
}

const isKnownWord = (letters: string, lexicon: Lexicon): boolean =>
  isMarkerEntry(lexicon.find(letters)) || mayBeginName(letters, lexicon);

/** Whether a word is a name of a book, a short form, or the beginning of either. */
function mayBeginName(letters: string, lexicon: Lexicon): boolean {
  const entry = lexicon.find(letters);
  if (entry !== undefined) {
    const { plain, numbered, shared } = entry;
    if (plain.exact !== null || plain.beginning !== null || shared !== null) return true;
    if (numbered.exact !== null || numbered.beginning !== null) return true;
  }
  // "IICor"
  const isJoined = letters.startsWith("i") && isNumberedName(letters.replace(/^i{1,3}/, ""), lexicon);
  return isJoined || isAfterSuffix(letters, lexicon);
}

/** A word, or a digit. */
const PIECE = /(\p{L}+)|\d/gu;

/** The most words without a role in a citation inside one: such as a misspelled word of a title. */
const MAX_PLAIN = 1;

interface Ahead extends StartWord {
  /** Empty for a digit. */
  readonly letters: string;
}

/** The words and digits after an offset that may belong to a citation there. None is farther than a window reaches. */
function* ahead(text: string, from: number, lexicon: Lexicon): Generator<Ahead> {
  let plain = 0;
  for (let at = from; ; ) {
    const found = matchAt(PIECE, text, at);
    if (found === null || found.index > from + WINDOW_AFTER) return;
    at = found.index + found[0].length;
    const letters = lettersOf(found[1] ?? "");
    yield { start: found.index, end: at, letters };
    if (isPlainWord(letters, lexicon.find(letters), lexicon) && ++plain > MAX_PLAIN) return;
  }
}

/** Whether a number may follow a name that has more words or that is one of a title: "Acts of the Apostles 5", "Song of Songs, chapter two". */
function hasNumberAhead(text: string, from: number, lexicon: Lexicon): boolean {
  for (const { letters } of ahead(text, from, lexicon)) if (mayBeNumber(letters, lexicon)) return true;
  return false;
}

/** Whether a word marks a chapter or verse, and no book is named after it: not in "verse 5 of the letter to the Romans". */
export function isMarkerWithoutName(text: string, { start, end }: StartWord, lexicon: Lexicon): boolean {
  const letters = lettersOf(text.slice(start, end));
  if (!isMarkerEntry(lexicon.find(letters)) || mayBeginName(letters, lexicon)) return false;
  for (const word of ahead(text, end, lexicon))
    if (mayBeginName(word.letters, lexicon) && mayBeNamed(text, word, lexicon)) return false;
  return true;
}

/** Whether a word after a marker that may also be text names a book: one letter only after an ordinal, "he" only before a number. */
function mayBeNamed(text: string, { start, end, letters }: Ahead, lexicon: Lexicon): boolean {
  const entry = lexicon.find(letters);
  if (letters.length === 1) return /\d\s?$/.test(text.slice(Math.max(0, start - 2), start));
  if (entry?.roles.has("the")) return false;
  if (entry?.isWordForm !== true) return true;
  const [, digit, next = ""] = matchAt(NEXT, text, end) ?? [];
  return digit !== undefined || mayBeNumber(next.toLowerCase(), lexicon);
}

/** Whether a name needs an ordinal. */
function isNumberedName(name: string, lexicon: Lexicon): boolean {
  const entry = lexicon.find(name);
  return entry !== undefined && entry.numbered.exact !== null;
}

/** "1stJn": whether such a name follows the ending of an ordinal in digits. */
const isAfterSuffix = (letters: string, lexicon: Lexicon): boolean =>
  lexicon.language.ordinalSuffixes.some(
    ([suffix]) => letters.startsWith(suffix) && isNumberedName(letters.slice(suffix.length), lexicon),
  );
