/** Translations named beside a reference: set aside, kept as a hint. */

import { TRANSLATION_ROWS } from "../data/translations.ts";
import { WORD_CHAPTER, WORD_THE } from "../data/words.ts";
import { walkWord } from "./book-match.ts";
import { VERSION } from "./correction-bits.ts";
import { CLOSE, COLON, COMMA, DASH, DOT, OPEN, QUOTE, SEMICOLON, STAR } from "./fold.ts";
import { lettersOf, wordLength } from "./letters.ts";
import { lexicon } from "./lexicon.ts";
import { romanValue } from "./roman.ts";
import { isBookStart, startsNumberedBook } from "./starts.ts";
import {
  afterDot,
  isAndAt,
  isSpaced,
  kindAt,
  meaningAt,
  noteVersion,
  offsetAt,
  type State,
  valueAt,
} from "./state.ts";
import { NUMBER, WORD } from "./token.ts";

/** Index in TRANSLATION_ROWS plus 1 of the name at a token, and the token behind it; 0 when there is none. */
const found = { code: 0, next: 0 };

const codeOfFound = (): string | undefined => TRANSLATION_ROWS[found.code - 1]?.[0];

function findVersion(s: State, first: number): boolean {
  const index = meaningAt(s, first) === WORD_THE ? first + 1 : first;
  if (kindAt(s, index) !== WORD) return false;
  found.code = 0;
  let node = valueAt(s, index);
  for (let at = index; node !== 0; ) {
    if (lexicon.translation[node]) {
      found.code = lexicon.translation[node] ?? 0;
      found.next = at + 1;
    }
    at++;
    if (isJoinedDash(s, at)) at++;
    if (kindAt(s, at) !== WORD) break;
    node = walkWord(s.t, at, node);
  }
  if (found.code === 0 && !findInitials(s, index)) return false;
  // A short form of a book before a number is the book: "Rv 3:20".
  const isBook = lexicon.exact[valueAt(s, index)] !== 0 && found.next === index + 1;
  // "Mt 22:12; rv, 11:5".
  let number = found.next;
  if (s.startsSegment && kindAt(s, number) === COMMA) number++;
  const isNumber = kindAt(s, number) === NUMBER;
  if (lettersOf(s.t, index) === "na") {
    // The edition says that it is no Nahum.
    if (!isNumber || isSpaced(s, found.next) || !isNestle(valueAt(s, found.next))) return false;
  } else if (isBook && isNumber && !isYear(valueAt(s, number))) return false;
  // "Rv" is never the Revised Version, and neither is what stands before a chapter: "RV. iv. 4", "rv ch. 4".
  const next = afterDot(s, number);
  const meaning = meaningAt(s, next);
  const isChapter = meaning === WORD_CHAPTER || (meaning === 0 && romanValue(s.t, next) > 0);
  if (isBook && (isChapter || /^[A-Z][a-z]/.test(s.input.slice(offsetAt(s, index))))) return false;
  // "Ps. lxvii. 5; lxx. 5" has the seventieth Psalm.
  const isCount = isNumber || kindAt(s, found.next) === COLON || s.startsSegment;
  if (s.isRoman && isCount && romanValue(s.t, index) > 0) return false;
  // "NIV Study Bible", "King James Version".
  while (/^(?:bible|study|translation|version)$/.test(lettersOf(s.t, found.next))) found.next++;
  passYear(s);
  // "King James Bible, 1769/2017, Gen 1:1", "John 3:16 (NIV, 2011)".
  while ([COMMA, SEMICOLON].includes(kindAt(s, found.next)) && isYear(valueAt(s, found.next + 1)))
    found.next += 2;
  return true;
}

/** Of the Greek New Testament of Nestle and Aland: "NA28". */
const isNestle = (value: number): boolean => value >= 25 && value <= 29;

/** "RSV-CE", "Douay-Rheims". */
const isJoinedDash = (s: State, index: number): boolean =>
  kindAt(s, index) === DASH &&
  !isSpaced(s, index) &&
  !isSpaced(s, index + 1) &&
  kindAt(s, index + 1) === WORD;

/** "A.V.", "R.S.V.": the letters of a code with dots between. */
function findInitials(s: State, index: number): boolean {
  let node = valueAt(s, index);
  let at = index;
  while (node !== 0 && wordLength(s.t, at) === 1 && kindAt(s, at + 1) === DOT && kindAt(s, at + 2) === WORD) {
    at += 2;
    node = wordLength(s.t, at) === 1 ? walkWord(s.t, at, node) : 0;
  }
  if (at === index || !lexicon.translation[node]) return false;
  found.code = lexicon.translation[node] ?? 0;
  found.next = afterDot(s, at + 1);
  return true;
}

/** Whether a translation is named at a token. */
export const isVersionAt = (s: State, index: number): boolean => findVersion(s, index);

/** Whether one is named at a token or behind marks that open there: `*NIV*`. */
export const isVersionBehind = (s: State, index: number): boolean => findVersion(s, afterOpening(s, index));

function afterOpening(s: State, index: number): number {
  let at = index;
  while (kindAt(s, at) === QUOTE || kindAt(s, at) === OPEN || kindAt(s, at) === STAR) at++;
  return at;
}

const isYear = (value: number): boolean => value >= 1520 && value <= 2099;

/** NIV84, NASB 1995, and the editions UBS5 and RSV2CE. */
function passYear(s: State): void {
  let at = found.next;
  // "NASB '95", "RSV-2CE".
  const isMarked = kindAt(s, at) === QUOTE || (kindAt(s, at) === DASH && !isSpaced(s, at));
  if (isMarked && kindAt(s, at + 1) === NUMBER && !isSpaced(s, at + 1)) at++;
  if (kindAt(s, at) !== NUMBER) return;
  const value = valueAt(s, at);
  const size = (s.t.to[at] ?? 0) - (s.t.from[at] ?? 0);
  const code = codeOfFound();
  const isCatholic = code === "RSV" && value === 2 && lettersOf(s.t, at + 1) === "ce";
  // The last two digits of a year behind no mark, or of the last century's.
  const isShort = size === 2 && (value >= 60 || (value <= 30 && at === found.next));
  const isJoined = isCatholic || isShort || (size === 1 && code === "UBS");
  if (!isYear(value) && (isSpaced(s, at) || !isJoined)) return;
  found.next = at + 1;
  if (!isCatholic) return;
  found.next++;
  // The row of RSV2CE is the next.
  found.code++;
}

function note(s: State): void {
  s.version ??= codeOfFound() ?? null;
}

/** A translation before a reference: "ESV John 3:16", "KJV: John 3:16", "(NIV) John 3:16". */
export function passVersion(s: State): boolean {
  if (!findVersion(s, s.i)) return false;
  let at = found.next;
  const kind = kindAt(s, at);
  // "Rv; Eph 6:14", "rv and Ps 8" are lists of books.
  const isSmall = /[a-z]/.test(s.input.slice(offsetAt(s), offsetAt(s, at)));
  const isListed = kind === SEMICOLON || (isAndAt(s, at) && isBookStart(s, at + 1));
  if (isListed && isSmall && lexicon.exact[valueAt(s)]) return false;
  const isMark = kind === CLOSE || kind === COLON || kind === COMMA || kind === DASH || kind === SEMICOLON;
  if (isMark || (kind === DOT && kindAt(s, at + 1) !== NUMBER)) at++;
  // "ESV (John 3:16)".
  at = afterOpening(s, at);
  const next = kindAt(s, at);
  if (next === NUMBER ? at === found.next && !isSpaced(s, at) : next !== WORD) return false;
  // In a list only the name of a book tells that the translation is not that of the item before.
  if (!s.startsSegment && !isBookStart(s, at)) return false;
  note(s);
  s.mask |= VERSION;
  s.i = at;
  return true;
}

/** A translation behind an item, bare, in brackets, or after a comma or a dash. */
export function passTrailingVersion(s: State): boolean {
  let at = s.i;
  const kind = kindAt(s, at);
  const isSlash = kind === SEMICOLON && (s.t.flags[at] ?? 0) !== 0;
  // JHN.3.16.NIV
  if (kind === DOT && !isSpaced(s, at) && !isSpaced(s, at + 1)) at++;
  if (kind === OPEN || kind === COMMA || kind === DASH || isSlash) at++;
  // "NIV & ESV"; but "16&amp;17" has no translation.
  if (s.version !== null && isAndAt(s, at)) at++;
  at = afterOpening(s, at);
  if (kindAt(s, at) !== WORD || !findVersion(s, at)) return false;
  if (kind !== OPEN && kind !== DOT && startsReference(s)) return false;
  note(s);
  if (s.draft !== null) {
    s.draft.mask |= VERSION;
    noteVersion(s.drafts, s.segment, s.version);
  }
  // In a bracket its own does not end that one: "(Hos 2:1 (NIV), 5)".
  const isInner = kind === OPEN && s.outer !== undefined && kindAt(s, found.next) === CLOSE;
  s.i = isInner ? found.next + 1 : found.next;
  return true;
}

/** A translation between a book and its numbers: "Genesis (NIV) 1:1". */
export function passInnerVersion(s: State): void {
  const at = kindAt(s) === OPEN ? s.i + 1 : s.i;
  if (kindAt(s, at) !== WORD || !findVersion(s, at)) return;
  const next = kindAt(s, found.next) === CLOSE ? found.next + 1 : found.next;
  // "Ps. lxx 3".
  if (at === s.i && romanValue(s.t, at) > 0) return;
  if (kindAt(s, next) !== NUMBER || startsNumberedBook(s.t, s.input, next)) return;
  note(s);
  s.mask |= VERSION;
  s.i = next;
}

/** A reference follows the translation, which then belongs to that one: "John 3:16, ESV Rom 8:28". */
function startsReference(s: State): boolean {
  const { next } = found;
  // "rv. 1:1" is Revelation.
  const at = lexicon.exact[valueAt(s, next - 1)] ? afterDot(s, next) : next;
  if (kindAt(s, at) === NUMBER) return isSpaced(s, at);
  if (kindAt(s, at) !== WORD) return false;
  const node = valueAt(s, at);
  return Boolean(lexicon.exact[node] || lexicon.prefix[node]);
}
