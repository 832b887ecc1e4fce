/** What stands between two items of a list: marks, words, brackets, translations. */

import { chapterCount } from "../canon.ts";
import { WORD_AND, WORD_CHAPTER, WORD_F, WORD_FF, WORD_NOISE, WORD_VERSE } from "../data/words.ts";
import { isCapitals } from "./asides.ts";
import { EZRA_ID, MATTHEW_ID, PSALM_ID } from "./book-ids.ts";
import { match, matchBook, matchNumbered } from "./book-match.ts";
import {
  BOOK_ALIAS,
  BOOK_PREFIX,
  BOOK_SPELLING,
  NUMBER_WORD,
  OPTIONAL,
  PUNCTUATION,
} from "./correction-bits.ts";
import { AMPERSAND, CLOSE, COLON, COMMA, DOT, NEWLINE, OPEN, SEMICOLON, STAR, STOP } from "./fold.ts";
import { readFollowing } from "./following.ts";
import { ABSENT, LEVEL_NONE, LEVEL_VERSE } from "./item.ts";
import { mayGoOn } from "./items.ts";
import { lettersOf, wordLength } from "./letters.ts";
import { lexicon } from "./lexicon.ts";
import { passBiblePrefix, passHour, passNoise } from "./noise.ts";
import { returnFromOf } from "./of-forms.ts";
import { isBrokenName, isListNumber } from "./open-starts.ts";
import { FOUND, NONE } from "./outcome.ts";
import { romanValue } from "./roman.ts";
import { startsListDot } from "./separators.ts";
import { isBookStart, isVerseId, startsNumberedBook } from "./starts.ts";
import {
  afterDot,
  fail,
  hasNumberAfter,
  isAndAt,
  isSpaced,
  kindAt,
  meaningAt,
  noteMark,
  offsetAt,
  type State,
  valueAt,
} from "./state.ts";
import { END, NUMBER, WORD } from "./token.ts";
import { closeBracket, passFinal, passTrailing } from "./trailing.ts";
import { passVersion } from "./versions.ts";

/** Reads what stands between this item and the next. False at the end, or when a failure was recorded. */
export function readConnector(s: State): boolean {
  s.unmarkedAt = ABSENT;
  if (kindAt(s) === END) return false;
  const closed = passTrailing(s);
  if (s.i === s.ofAt) {
    return returnFromOf(s) && readConnector(s);
  }
  const at = s.i;
  switch (kindAt(s, at)) {
    case END:
      return false;
    case SEMICOLON:
      return startSegment(s);
    case COMMA:
    case AMPERSAND:
      return passList(s);
    case DOT:
    case STOP:
      return passStop(s);
    case COLON:
      return passFinal(s) ? false : fail(s, at);
    case OPEN:
      return openBracket(s);
    case NUMBER:
      return joinNumber(s, closed);
    case WORD:
      return joinWord(s);
    default:
      // "Exod 20:2-17 = Deut 5:6-21".
      if (s.input[offsetAt(s, at)] !== "=" || matchBook(s.t, s.input, at + 1) === NONE) return fail(s, at);
      noteMark(s);
      s.i++;
      return startSegment(s);
  }
}

function startSegment(s: State): boolean {
  if (passFinal(s)) return false;
  const isLine = s.t.folded.codes[s.t.from[s.i] ?? 0] === NEWLINE;
  if (isLine && isBrokenName(s)) return fail(s, s.i - 1);
  while (kindAt(s) === SEMICOLON || kindAt(s) === COMMA) s.i++;
  enterSegment(s);
  // "Rom 12:1", "and 2": the line says a chapter, the word a verse.
  if (isLine && isAndAt(s) && kindAt(s, s.i + 1) === NUMBER && !isBookStart(s, s.i + 1)) fail(s, s.i + 1);
  while (isAndAt(s)) passAnd(s);
  passNoise(s);
  return kindAt(s) === END || isListNumber(s, isLine) ? fail(s) : true;
}

function enterSegment(s: State): void {
  s.segment++;
  s.segmentStart = s.i;
  s.startsSegment = true;
  s.isFresh = true;
  s.level = LEVEL_NONE;
  s.version = null;
}

function passAnd(s: State): void {
  // "Joel 3:1, ET 2:28": the numbers of English texts, beside those of another.
  if (isCapitals(s, s.i, "ET")) fail(s);
  s.mask |= kindAt(s) === AMPERSAND ? PUNCTUATION : NUMBER_WORD;
  s.i = afterDot(s, s.i + 1);
}

/** Passes over commas, "and", "see also" between items. */
function passList(s: State): boolean {
  do {
    if (passFinal(s)) return false;
    let isAnd = false;
    for (;;) {
      const kind = kindAt(s);
      if (kind === COMMA) passComma(s);
      else if (!isAndAt(s)) break;
      // "iii. 16, ff.", "16 and following".
      if ((kind !== COMMA || isFollowing(s)) && applyFollowing(s)) return readConnector(s);
      if (kind === COMMA) continue;
      passAnd(s);
      isAnd = true;
    }
    if (isAnd && passFinal(s)) return fail(s);
    if (meaningAt(s) !== WORD_NOISE) break;
    passNoise(s);
  } while (meaningAt(s) === WORD_AND);
  // "Rom 8:1,; 9:2": the semicolon counts.
  if (kindAt(s) === SEMICOLON) return startSegment(s);
  // "Ezra 2:60, [61-64]66".
  if (kindAt(s) === OPEN && kindAt(s, s.i + 1) === NUMBER && !isBookStart(s, s.i + 1)) {
    if (s.outer !== undefined) return fail(s);
    s.mask |= OPTIONAL;
    s.i++;
  }
  passNoise(s);
  // "Rom 8:28, 1 James 1:5"
  const isBehindJoint = kindAt(s, s.i - 1) === COMMA || isAndAt(s, s.i - 1);
  // "Dan 12:2, 4 Ezra 7:28" names a book outside the canon.
  const isEzra = lexicon.exact[valueAt(s, s.i + 1)] === EZRA_ID;
  const isStray = isBehindJoint && (isEzra || !mayGoOn(s, valueAt(s))) && isListNumber(s, false);
  return kindAt(s) === END || isStray ? fail(s) : true;
}

function passComma(s: State): void {
  if (kindAt(s, s.i - 1) === COMMA) noteMark(s);
  s.i++;
  // "12:1-4, [5-10,] 11-14".
  while (kindAt(s) === CLOSE) {
    noteMark(s);
    closeBracket(s);
    s.i++;
  }
}

function isFollowing(s: State): boolean {
  const meaning = meaningAt(s);
  return meaning === WORD_F || meaning === WORD_FF;
}

/** "and following" behind the last item. */
function applyFollowing(s: State): boolean {
  const item = s.draft?.items.at(-1);
  if (item === undefined || s.draft === null) return false;
  const follow = readFollowing(s);
  if (follow === 0) return false;
  // "3:16ff and following" says it twice.
  if (item.follow !== 0) return fail(s);
  item.follow = follow;
  s.draft.mask |= s.mask;
  s.mask = 0;
  return true;
}

/** A dot or stop: final, or before another book. */
function passStop(s: State): boolean {
  const at = s.i;
  if (startsListDot(s)) {
    noteMark(s);
    s.i++;
    return true;
  }
  if (passFinal(s)) return false;
  s.i++;
  noteMark(s);
  // "John 3:16. (ESV)", "Gen 1:1.) And".
  passTrailing(s);
  const kind = kindAt(s);
  if (kind === END) return false;
  if (kind === COMMA || kind === AMPERSAND) return passList(s);
  if (kind === SEMICOLON) return startSegment(s);
  // "Rom 8:28.[1]": the number of a note.
  if (kind === OPEN && (kindAt(s, s.i + 1) !== NUMBER || isBookStart(s, s.i + 1))) return openBracket(s);
  if (kind === DOT) return passFinal(s) ? false : fail(s);
  const meaning = meaningAt(s);
  if (meaning === WORD_AND) return passList(s);
  // "Ep. Jer 1:1": a bare short form before a name.
  if (isBookStart(s) && isWordBefore(s)) return fail(s, at);
  if (isBookStart(s) || meaning === WORD_NOISE || meaning === WORD_VERSE || meaning === WORD_CHAPTER) {
    passNoise(s);
    return true;
  }
  return startsPair(s) || fail(s, at);
}

/** "Ps 90:2. 93:2", "Isa. xlii. 1. lxi. 1": chapter and verse behind the dot that ended an item. */
function startsPair(s: State): boolean {
  const mark = s.isRoman && romanValue(s.t, s.i) > 0 ? DOT : kindAt(s) === NUMBER ? COLON : END;
  return isSpaced(s) && kindAt(s, s.i + 1) === mark && kindAt(s, s.i + 2) === NUMBER;
}

function isHebrewNumber(s: State): boolean {
  if (s.level === LEVEL_NONE || s.bookId >= MATTHEW_ID || lettersOf(s.t, s.i) !== "heb") return false;
  const at = afterDot(s, s.i + 1);
  const chapter = kindAt(s, at) === NUMBER ? valueAt(s, at) : romanValue(s.t, at);
  return Math.abs(chapter - s.chapter) <= (s.bookId === PSALM_ID ? 0 : 1);
}

/** Whether a number that goes on with the list is a verse. */
const isAtVerse = (s: State): boolean =>
  s.level === LEVEL_VERSE || (s.level !== LEVEL_NONE && chapterCount(s.bookId) === 1);

/** "112:1-9 [10]": optional verses; "John 3:16 (Rom 5:8)": another reference. */
function openBracket(s: State): boolean {
  const at = s.i;
  // "Rom 9:25 (Hos 2:1 [3], 5), 26"
  if (s.outer !== undefined) return fail(s, at);
  s.i++;
  while (isAndAt(s)) passAnd(s);
  if (meaningAt(s) === WORD_NOISE) passNoise(s);
  if (isBookStart(s)) {
    // "Ps 22:1 (MT)", "Isaiah 12:2-6 (Canticle)": a name alone in brackets is no reference.
    if (
      s.level !== LEVEL_NONE &&
      kindAt(s) === WORD &&
      kindAt(s, afterDot(s, s.i + 1)) === CLOSE &&
      s.i === at + 1
    )
      return fail(s, at);
    // "Isa 9:6 (Heb. 9:5)" may be Hebrews, or the number of the verse in the Hebrew text.
    if (isHebrewNumber(s)) return fail(s, at);
    noteMark(s);
    holdUp(s);
    return true;
  }
  const isChapterVerse = kindAt(s) === NUMBER && kindAt(s, s.i + 1) === COLON;
  // "John 3:16 (cf. 1:14), 18"
  if (isChapterVerse && s.i > at + 1) holdUp(s);
  // "Ps 22:2[1]", "Mic 5:2 [5:1]" have the number of another text, "John 3:16 [1]" that of a note.
  const single = isChapterVerse && valueAt(s) === s.chapter ? s.i + 2 : s.i;
  const isSquare = s.input[offsetAt(s, at)] === "[";
  const isBack = kindAt(s, single + 1) === CLOSE && valueAt(s, single) < s.verse;
  if (isBack && isSquare) return fail(s, at);
  // "Luke 22 (esp. vv. 14-20)".
  const isVerse =
    kindAt(s) === NUMBER
      ? isAtVerse(s) && !(isBack && !isSpaced(s, at))
      : meaningAt(s) === WORD_VERSE && (s.level === LEVEL_VERSE || s.i > at + 1);
  if (isChapterVerse || isVerse) {
    s.mask |= OPTIONAL;
    return true;
  }
  return fail(s, at);
}

/** What a bracket that tells of another place holds up goes on behind it. */
function holdUp(s: State): void {
  const { bookId, bookText, chapter, chapterAt, level } = s;
  s.outer = { bookId, bookText, chapter, chapterAt, level };
}

/** A number without a mark before it goes on with the list only as a full chapter:verse or after a bracket. */
function joinNumber(s: State, closed: boolean): boolean {
  if (startsNumberedBook(s.t, s.input, s.i)) return joinBook(s);
  if (s.isRoman && kindAt(s, s.i - 1) === WORD) return fail(s);
  // "John 1 4:8", "Ti. 1 2:5" may be 1 John and 1 Timothy.
  const name = s.i - (kindAt(s, s.i - 2) === DOT ? 3 : 2);
  if (kindAt(s, name) === WORD && matchNumbered(s.t, s.input, s.i - 1, name, valueAt(s, s.i - 1)) === FOUND)
    return fail(s);
  const next = kindAt(s, s.i + 1);
  const isFull =
    (closed || isSpaced(s)) &&
    (next === COLON || (next === DOT && !isSpaced(s, s.i + 2))) &&
    kindAt(s, s.i + 2) === NUMBER;
  // "Psalm 1, 2 * 4": the psalms of the evening go on with those of the morning.
  const isStar = kindAt(s, s.i - 1) === STAR && isSpaced(s, s.i - 1) && isSpaced(s);
  if (isFull || isStar) return true;
  // "Psalms 131, [133] 134".
  const mayGoOn = isAtVerse(s) || s.bookId === PSALM_ID;
  if (closed && mayGoOn && s.draft !== null && s.draft.mask & OPTIONAL) return true;
  return (isVerseId(valueAt(s)) && isSpaced(s)) || fail(s);
}

/** "John 3:16 is ...": a short form with nothing behind it is a word of a sentence. */
function isShortWord(s: State): boolean {
  if (wordLength(s.t, s.i) > 3 || lexicon.ordinal[valueAt(s)]) return false;
  const at = afterDot(s, s.i + 1);
  return kindAt(s, at) === END || (kindAt(s, at) === WORD && romanValue(s.t, at) === 0);
}

/** "Am Psalm 146", "mark John 3:16": a bare short form, or a bare name before numbers, is a word and no whole book. */
function isWordBefore(s: State): boolean {
  const { draft } = s;
  const item = draft?.items.at(-1);
  if (draft === null || item === undefined || item.endChapter !== ABSENT || item.startChapter !== ABSENT)
    return false;
  if ((draft.mask & (BOOK_ALIAS | BOOK_PREFIX | BOOK_SPELLING)) !== 0) return true;
  return match.next > s.i && hasNumberAfter(s, match.next - 1);
}

/** "in Hebrew": the beginning of a name as the last word is a word. */
function isLastBeginning(s: State): boolean {
  if (kindAt(s) !== WORD || [WORD, NUMBER, COMMA, COLON].includes(kindAt(s, afterDot(s, s.i + 1))))
    return false;
  return !lexicon.exact[valueAt(s)] && !startsNumberedBook(s.t, s.input, s.i);
}

function joinWord(s: State): boolean {
  switch (meaningAt(s)) {
    case WORD_AND:
      return passList(s);
    case WORD_NOISE:
      passNoise(s);
      return kindAt(s) === END || isLastBeginning(s) ? fail(s) : true;
    case WORD_CHAPTER:
    case WORD_VERSE:
      return true;
    default:
      if (passHour(s) || passBiblePrefix(s)) return true;
      if (isBookStart(s) && !isShortWord(s)) return joinBook(s);
      // "John 3:16 ESV Rom 8:28".
      return (s.level !== LEVEL_NONE && passVersion(s)) || fail(s);
  }
}

/** A book behind nothing but white space, or not even that: "Matt5John3", but "Chronic1es 7:14" has a figure for a letter. */
function joinBook(s: State): boolean {
  const isJoined = !isSpaced(s) && !isSpaced(s, s.i - 1) && kindAt(s, s.i - 2) === WORD;
  if (isWordBefore(s) || (isJoined && isSpaced(s, s.i + 1))) return fail(s);
  s.unmarkedAt = s.i;
  return true;
}
