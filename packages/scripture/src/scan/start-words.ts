/** Decides which words of the cheap search are read with the grammar, which is slow. */

import { hasTrait } from "../data/traits.ts";
import type { Lexicon } from "../resolve/names/lexicon.ts";
import type { Reading } from "./citation.ts";
import { hasOrdinalBefore, type StartWord } from "./citation-starts.ts";

const DOT = 46;
const SPACE = 32;
const PAIR = /[\s.]{0,2}\d{1,3}\s?:\s?\d/y;
const MIN_SPELLED = 5;
const NEXT = /[\s.,:;([*"'\u2019-]{0,24}(?:(\d)|(\p{L}+))/uy;
const ROMAN = /^[ivxlc]+$/;

/** Whether a word is worth reading: it is known and may be followed by numbers, or may be a misspelled name before them. */
export function mayStart(
  text: string,
  { start, end }: StartWord,
  lexicon: Lexicon,
  reading: Reading,
): boolean {
  const letters = text.slice(start, end).toLowerCase();
  if (isInsideCode(text, start) || isInHandle(text, start)) return false;
  if (isInFileName(text, end, lexicon, reading) || isSender(text, start, end, reading)) return false;
  // Most names.
  if (isCapital(text, start) && isBeforeDigit(text, end) && isKnown(letters, lexicon)) return true;
  if (reading.sets.same.has(letters)) return true;
  NEXT.lastIndex = end;
  const [, digit, nextWord = ""] = NEXT.exec(text) ?? [];
  const next = nextWord.toLowerCase();
  const isNumbered = hasOrdinalBefore(text, start) || isPieceAfterOrdinal(text, start, letters, lexicon);
  if (digit === undefined && !mayContinueWith(letters, next, lexicon) && !isNumbered)
    return reading.hasBareBooks && isCapital(text, start) && isKnown(letters, lexicon);
  PAIR.lastIndex = end;
  const isBeforePair = digit !== undefined && PAIR.test(text);
  if (!isBeforePair && isOrdinary(text, start, letters, lexicon, reading)) return false;
  if (isKnown(letters, lexicon) || /[^a-z]/.test(letters)) return true;
  // "Duet 31:6", but "a duet"
  if (reading.sets.misspelledNames.has(letters))
    return isCapital(text, start) || !lexicon.spellingSlips.has(letters);
  return letters.length >= MIN_SPELLED && isBeforePair;
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

/** "the third Psalm", "the twenty-third psalm" */
function isPieceAfterOrdinal(text: string, start: number, letters: string, lexicon: Lexicon): boolean {
  if (!hasTrait(lexicon.find(letters)?.plain.exact?.bookIds[0] ?? 0, "pieces")) return false;
  const before = text.slice(Math.max(0, start - MAX_ORDINAL_LENGTH), start);
  const [, hyphen, word = ""] = ORDINAL_BEFORE.exec(before) ?? [];
  const number = lexicon.numberWords.get(word.toLowerCase());
  if (number?.isOrdinal !== true) return false;
  return isCapital(text, start) || hyphen === "-" || number.value > MAX_COUNT;
}

const WORD_BEFORE = /(\p{L}+|\d)[\s.]{1,2}$/u;

/**
 * Whether a word in small letters means a book only before chapter and verse. Such words are the most common words of
 * the language ("so 4"), and names of numbered books without their number ("the 66").
 */
function isOrdinary(
  text: string,
  start: number,
  letters: string,
  lexicon: Lexicon,
  { sets }: Reading,
): boolean {
  if (isCapital(text, start)) return false;
  if (sets.particles.has(letters)) return true;
  const entry = lexicon.find(letters);
  if (entry === undefined || entry.plain.exact !== null || entry.shared !== null) return false;
  if (entry.roles.has("chapter") || entry.roles.has("verse") || entry.roles.has("verses")) return false;
  if (isAlphanumeric(text.charCodeAt(start - 1))) return false;
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, start - MAX_ORDINAL_LENGTH), start))?.[1] ?? "";
  return (
    !/\d/.test(before) && !lexicon.find(before.toLowerCase())?.ordinal && !ROMAN.test(before.toLowerCase())
  );
}

const MAX_ORDINAL_LENGTH = 16;

const isAlphanumeric = (code: number): boolean =>
  (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 122);

/**
 * Whether a word is part of a code or file name: it follows other letters or digits without a space ("6a1c545d77",
 * "john.ts:3:16"). A single digit may be an ordinal.
 */
const isInsideCode = (text: string, start: number): boolean =>
  isAlphanumeric(text.charCodeAt(start - 2)) &&
  (isAlphanumeric(text.charCodeAt(start - 1)) || (text.charAt(start - 1) === "." && !isCapital(text, start)));

const HANDLE_BEFORE = /@\w{0,30}$/;

/** "@luke12", "@1john4" */
function isInHandle(text: string, start: number): boolean {
  const before = text.charCodeAt(start - 1);
  const mayBe = before === AT_SIGN || before === UNDERSCORE || isAlphanumeric(before);
  return mayBe && HANDLE_BEFORE.test(text.slice(Math.max(0, start - MAX_HANDLE), start));
}

const AT_SIGN = 64;
const UNDERSCORE = 95;
const MAX_HANDLE = 32;

/** Numbers joined to a name, then a dot and letters in one case, or an at sign. */
const FILE_ENDING = /[-_]?\d[\w-]{0,40}(?:@|\.([a-z][a-z\d]{1,3}|[A-Z][A-Z\d]{1,3})(?![\p{L}\d]))/uy;

/** "romans8.mp3", "james1.docx", "mark3@example.org", but "Acts2.Then", "John3.vv 16", "acts2.so" */
function isInFileName(text: string, end: number, lexicon: Lexicon, { sets }: Reading): boolean {
  FILE_ENDING.lastIndex = end;
  const found = FILE_ENDING.exec(text);
  if (found === null) return false;
  const ending = found[1]?.toLowerCase() ?? "";
  const { roles, translation } = lexicon.find(ending) ?? {};
  return !sets.after.has(ending) && !roles?.size && !translation && !/^v\d/.test(ending);
}

const NUMBER_OF_SENDER = / \d{1,3}: (\p{Lu})?/uy;
const TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?`;
const DATE = String.raw`\d[\d./-]{5,9},? `;
/** The start of a message: its time, perhaps with the date. */
const MESSAGE_BEFORE = new RegExp(
  String.raw`(?:^|\n)(?:\[(${DATE})?${TIME}\]|(${DATE})?${TIME}(?: [-\u2013])?) $`,
);
const MAX_MESSAGE_START = 48;

/**
 * "[19:06] Luke 2: ok", "12/03/2023, 19:06 - Mark 2: Thanks": whether the name of a person and a number are those of the sender of a message.
 * Without a date, a capital letter after the colon begins the title of a talk: "10:30 Luke 15: The Prodigal Son".
 */
function isSender(text: string, start: number, end: number, { sets }: Reading): boolean {
  NUMBER_OF_SENDER.lastIndex = end;
  const number = NUMBER_OF_SENDER.exec(text);
  if (number === null || !sets.persons.has(text.slice(start, end).toLowerCase())) return false;
  const before = MESSAGE_BEFORE.exec(text.slice(Math.max(0, start - MAX_MESSAGE_START), start));
  const hasDate = before?.[1] !== undefined || before?.[2] !== undefined;
  return before !== null && (hasDate || number[1] === undefined);
}

export const isCapital = (text: string, start: number): boolean => {
  const first = text.charAt(start);
  return first !== first.toLowerCase();
};

/** Whether the word `next` may be the number of the name before it, introduce a number, or continue the name. */
function mayContinueWith(letters: string, next: string, lexicon: Lexicon): boolean {
  if (next === "") return false;
  if (ROMAN.test(next) || lexicon.numberWords.has(next) || lexicon.find(letters + next) !== undefined)
    return true;
  const roles = lexicon.find(next)?.roles;
  if (roles === undefined) return false;
  if (roles.has("chapter") || roles.has("verse") || roles.has("verses") || roles.has("heading")) return true;
  const isPlace = roles.has("of") || roles.has("in");
  const own = lexicon.find(letters)?.roles;
  return isPlace && own !== undefined && (own.has("chapter") || own.has("verse") || own.has("verses"));
}

function isKnown(letters: string, lexicon: Lexicon): boolean {
  const entry = lexicon.find(letters);
  if (entry !== undefined) {
    const { plain, numbered, shared, roles } = entry;
    if (plain.exact !== null || plain.beginning !== null || shared !== null) return true;
    if (numbered.exact !== null || numbered.beginning !== null) return true;
    if (roles.has("chapter") || roles.has("verse") || roles.has("verses")) return true;
  }
  // "IICor", "1stJn": an ordinal joined to a name.
  const name = letters.replace(/^(?:i{1,3}|st|nd|rd)/, "");
  return name !== letters && lexicon.find(name)?.numbered.exact !== null && lexicon.find(name) !== undefined;
}
