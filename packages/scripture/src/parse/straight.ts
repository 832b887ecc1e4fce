/**
 * The usual case, read straight from the letters: plain names (straight-name.ts), each with points and ranges of verses
 * or chapters, joined by commas and semicolons. What this gives is what the general way of grammar.ts gives; a test
 * compares the two.
 */

import { TRANSLATION_ROWS } from "../data/translations.ts";
import { WORD_CHAPTER, WORD_NOISE, WORD_TO, WORD_VERSE } from "../data/words.ts";
import { BOOK_CARRY, NOISE, NUMBER_WORD, PART, PUNCTUATION, SPACING, VERSION } from "./correction-bits.ts";
import {
  CLOSE,
  COLON,
  COMMA,
  codeAt,
  DASH,
  DOT,
  EN_DASH,
  isDigit,
  LETTER_A,
  OPEN,
  SEMICOLON,
  SPACE,
  ZERO,
} from "./fold.ts";
import { ABSENT, type Item, makeItem, wholeBookItem } from "./item.ts";
import { lexicon } from "./lexicon.ts";
import { type Draft, noteVersion } from "./state.ts";
import {
  isLetter,
  MOST_ORDINAL,
  mayBeName,
  named,
  passSpaces,
  readName,
  readWord,
  word,
} from "./straight-name.ts";

/** A test of the general way turns this one off. */
export const straight = { isOn: true };

const MOST_DIGITS = 3;
const LAST_PART = LETTER_A + 2;

/** Where reading stands in the input; past its end where something is not as usual. */
let at = 0;
/** Corrections of the next item, and of all. */
let mask = 0;
let commonMask = 0;
/** The chapter that a lone verse belongs to; 0 where a lone number is a chapter. */
let chapter = 0;

/** The drafts of an input in the usual form; null where anything else stands in it. */
export function readStraight(input: string): Draft[] | null {
  let drafts: Draft[] = [];
  let draft: Draft | null = null;
  let segment = 0;
  let startsSegment = true;
  at = 0;
  commonMask = 0;
  let firstMask = 0;
  let mayBeOrdinal = false;
  for (;;) {
    const isNamed = mayBeName(input, at);
    // "Lev; 1, 2 Kings", "Rom 1:2, 2, 3 John": one name may have two numbers.
    if (isNamed && !startsSegment && mayBeOrdinal && isDigit(codeAt(input, at))) return null;
    if (isNamed) at = readName(input, at);
    if (at < 0 && draft === null) {
      firstMask = NOISE;
      at = readName(input, behindNoise(input));
    }
    if (at < 0 || (!isNamed && draft === null)) return null;
    mask = isNamed ? named.mask : startsSegment ? BOOK_CARRY : 0;
    if (draft === null) mask |= firstMask;
    const isFirst = isNamed || startsSegment;
    if (isFirst) chapter = 0;
    const isWhole = isNamed && isEnd(input);
    const item = isWhole ? wholeBookItem() : readNumbers(input, isFirst);
    if (item === null) return null;
    mayBeOrdinal =
      !isNamed && Math.max(item.startVerse, chapter === 0 ? item.startChapter : 0) <= MOST_ORDINAL;
    if (draft === null || startsSegment || (isNamed && draft.bookId !== named.bookId)) {
      draft = startDraft(item, segment);
      // A list made with its one item has no room to spare, which the first push onto an empty one would make.
      if (drafts.length === 0) drafts = [draft];
      else drafts.push(draft);
    } else {
      // Each item of a list of machine forms has its book: "Rom.8.1,Rom.8.28".
      if (isNamed && (named.code === "" || draft.text !== named.text)) return null;
      // "1 Cor 13, 4-7": chapters that go back may be verses.
      if (chapter === 0 && item.startChapter <= (draft.items.at(-1) ?? item).endChapter) return null;
      draft.items.push(item);
    }
    draft.mask |= mask;
    if (codeAt(input, at) === SPACE && !passVersion(input, drafts, draft)) return null;
    if (at === input.length) return withMask(drafts);
    startsSegment = codeAt(input, at) === SEMICOLON;
    if (startsSegment) segment++;
    else if (isWhole) return null;
    at = passSpaces(input, at + 1);
    // A joined comma behind a chapter may part it from a verse, and before an ordinal the ordinal from its name.
    if (!startsSegment && codeAt(input, at - 1) !== SPACE) {
      if (chapter === 0 || (isDigit(codeAt(input, at)) && mayBeName(input, at))) return null;
    }
  }
}

/** Where the first name begins behind "see" or "cf."; the end of the input when neither stands before it. */
function behindNoise(input: string): number {
  if (!readWord(input, 0) || lexicon.word[word.node] !== WORD_NOISE) return input.length;
  const end = codeAt(input, word.end) === DOT ? word.end + 1 : word.end;
  const next = passSpaces(input, end);
  return next > end && isLetter(codeAt(input, next)) ? next : input.length;
}

function withMask(drafts: Draft[]): Draft[] {
  if (commonMask !== 0) for (const draft of drafts) draft.mask |= commonMask;
  return drafts;
}

/** A draft of the book in `named`, with its first item. */
const startDraft = (item: Item, segment: number): Draft => ({
  bookId: named.bookId,
  text: named.text,
  items: [item],
  mask: 0,
  version: null,
  segment,
  reversedAt: ABSENT,
});

/** Whether an item ends here: the input does, or a semicolon stands. */
const isEnd = (input: string): boolean => at === input.length || codeAt(input, at) === SEMICOLON;

/** Reads a point or range, behind which a comma, a semicolon, a space or the end stands; null where anything else does. */
function readNumbers(input: string, isFirst: boolean): Item | null {
  const isExplicit = isFirst && isLetter(codeAt(input, at));
  if (isExplicit && !passWord(input, at, WORD_CHAPTER)) return null;
  const isJoined = codeAt(input, at - 1) !== SPACE;
  let startChapter = readNumber(input);
  let startVerse = ABSENT;
  const isMachine = named.code !== "";
  const mark = codeAt(input, at);
  if ((mark === COLON && !isMachine) || (mark === DOT && isFirst)) {
    if (mark === DOT && !isMachine) mask |= PUNCTUATION;
    startVerse = readVerse(input);
  } else if (chapter > 0) {
    startVerse = startChapter;
    startChapter = chapter;
    passPart(input);
  } else if (isFirst && !isMachine && passVerseWord(input, mark)) {
    at--;
    startVerse = readVerse(input);
  }
  // What is joined to a name may be chapter and verse in one: "Jn316".
  else if (isJoined && isFirst && !isMachine) return null;
  const item = makeItem(startChapter, startVerse, 0);
  item.isLone = startVerse === ABSENT && !isExplicit;
  if (passDash(input)) readEnd(input, item);
  chapter = item.endVerse === ABSENT ? 0 : item.endChapter;
  const end = codeAt(input, at);
  // "Ps.8, 9" is no machine form.
  if (end === COMMA) return isMachine && chapter === 0 ? null : item;
  return end === SPACE || isEnd(input) ? item : null;
}

/** Passes over the mark of a range, joined or with a space to either side, or the word "to". */
function passDash(input: string): boolean {
  const isSpaced = codeAt(input, at) === SPACE;
  const from = isSpaced ? at + 1 : at;
  const code = codeAt(input, from);
  if (code !== DASH && code !== EN_DASH) return isSpaced && passWord(input, from, WORD_TO);
  if (isSpaced) {
    if (codeAt(input, from + 1) !== SPACE) return false;
    mask |= SPACING;
  }
  if (code === EN_DASH) commonMask = PUNCTUATION;
  at = from + (isSpaced ? 2 : 1);
  return true;
}

/** Passes over a word of this meaning, with its dot, before a number. */
function passWord(input: string, from: number, meaning: number): boolean {
  if (!readWord(input, from) || lexicon.word[word.node] !== meaning) return false;
  // "c 3" may be a numeral.
  if (word.end === from + 1 && meaning !== WORD_VERSE) return false;
  const isDotted = meaning !== WORD_TO && codeAt(input, word.end) === DOT;
  const next = passSpaces(input, isDotted ? word.end + 1 : word.end);
  if (!isDigit(codeAt(input, next))) return false;
  at = next;
  mask |= NUMBER_WORD;
  return true;
}

/** Passes over what says that a verse follows the chapter: " verse 3", ", vv. 3". */
function passVerseWord(input: string, mark: number): boolean {
  if (mark !== SPACE && mark !== COMMA) return false;
  if (!passWord(input, passSpaces(input, at + 1), WORD_VERSE)) return false;
  if (mark === COMMA) mask |= PUNCTUATION;
  return true;
}

/** Passes over a translation behind the last item of a segment, bare or in brackets. */
function passVersion(input: string, drafts: readonly Draft[], last: Draft): boolean {
  const isOpen = codeAt(input, at + 1) === OPEN;
  if (!readWord(input, isOpen ? at + 2 : at + 1)) return false;
  const row = TRANSLATION_ROWS[(lexicon.translation[word.node] ?? 0) - 1];
  at = word.end;
  if (isOpen && codeAt(input, at++) !== CLOSE) return false;
  if (row === undefined || !isEnd(input)) return false;
  last.mask |= isOpen ? VERSION | PUNCTUATION : VERSION;
  noteVersion(drafts, last.segment, row[0]);
  return true;
}

/** Reads the right end of a range into its item: a verse, a chapter, both, or both behind the code of the book. */
function readEnd(input: string, item: Item): void {
  const { code } = named;
  const isCoded = code !== "" && input.startsWith(`${code}.`, at);
  if (isCoded) at += code.length + 1;
  const number = readNumber(input);
  if (codeAt(input, at) === (isCoded ? DOT : COLON)) {
    item.endChapter = number;
    item.endVerse = readVerse(input);
    item.isLone = false;
  } else if (isCoded) at = input.length + 1;
  else if (item.startVerse === ABSENT) item.endChapter = number;
  else {
    item.endVerse = number;
    passPart(input);
  }
}

/** Reads a number of up to three digits. */
function readNumber(input: string): number {
  const start = at;
  let number = 0;
  for (let code = codeAt(input, at); isDigit(code); code = codeAt(input, ++at)) {
    number = number * 10 + code - ZERO;
  }
  const isPadded = at > start + 1 && codeAt(input, start) === ZERO;
  if (at === start || at > start + MOST_DIGITS || isPadded) at = input.length + 1;
  return number;
}

/** Reads the number behind a mark, and the letter of a part. */
function readVerse(input: string): number {
  at++;
  const verse = readNumber(input);
  passPart(input);
  return verse;
}

/** Passes over the letter of a part of a verse: 18b. */
function passPart(input: string): void {
  const code = codeAt(input, at);
  if (code >= LETTER_A && code <= LAST_PART) {
    mask |= PART;
    at++;
  }
}
