/**
 * Marks that mean one thing in one tradition and another in the next: the comma of `Mt 5,3`, the dot of
 * `Mt 5,3-12.14` and of `Ps 118:1-2.16-17`.
 */

import { chapterCount, hasVerse } from "../canon.ts";
import { WORD_TO } from "../data/words.ts";
import { JOHN_ID } from "./book-ids.ts";
import { AMPERSAND, COLON, COMMA, DASH, DOT } from "./fold.ts";
import { ABSENT, FIRST, LEVEL_CHAPTER, LEVEL_VERSE, RIGHT } from "./item.ts";
import { lexicon } from "./lexicon.ts";
import { startsOrdinalRange } from "./ordinals.ts";
import { isPartWord } from "./parts.ts";
import { startsMisspelled, startsNumberedBook } from "./starts.ts";
import { afterDot, isSpaced, kindAt, meaningAt, type State, valueAt } from "./state.ts";
import { NUMBER, WORD } from "./token.ts";

const isJoined = (s: State, index: number): boolean => !isSpaced(s, index) && !isSpaced(s, index + 1);
const numberAt = (s: State, index: number): number =>
  kindAt(s, index) === NUMBER ? valueAt(s, index) : ABSENT;

/** Whether commas stand before verses: of all the input, or of the reference that is being read. */
const isAfterComma = (s: State): boolean => s.isCommaStyle || s.separator === COMMA;

/** Whether John stands apart from the number before it, which may be none of his. */
const isGospel = (s: State, index: number): boolean =>
  isSpaced(s, index) && lexicon.exact[valueAt(s, index)] === JOHN_ID;

/**
 * Whether the comma at the next token stands between chapter and verse: `Mt 5,3`. Commas between chapters go
 * on with a list (`Ps 1,23`), so this is so only where a list of chapters cannot be meant, since the second is
 * no chapter of the book or stands before the first; or where the same input says so elsewhere.
 */
export function isCommaSeparator(s: State, position: number): boolean {
  const at = s.i;
  const chapter = numberAt(s, at - 1);
  const verse = numberAt(s, at + 1);
  const chapters = chapterCount(s.bookId);
  if (chapter < 0 || verse < 0 || chapters === 1) return false;
  const isRange = kindAt(s, at + 2) === DASH || meaningAt(s, at + 2) === WORD_TO;
  const end = isRange ? at + 3 : at + 1;
  if (!isJoined(s, at)) return isSpacedSeparator(s, position, chapters, end);
  // "Isa 9,9:6": the second number is a chapter.
  if (kindAt(s, at + 2) === COLON && numberAt(s, at + 3) >= 0) return false;
  if (startsMisspelled(s, at + 1)) return false;
  // "Mal.3,2John.1.5"; "Mal 3,2 John 5" has two readings.
  if (startsNumberedBook(s.t, s.input, at + 1)) {
    if (isGospel(s, at + 2)) s.openAt = at;
    return false;
  }
  // "Acts 28,1-2 Cor", "Isa 43,2-3John"
  if (isRange && !isGospel(s, end + 1) && startsOrdinalRange(s, at + 1)) return false;
  if (isAfterComma(s)) return position === FIRST || (s.level === LEVEL_VERSE && s.separator === COMMA);
  if (position !== FIRST || s.isSpacedStyle) return false;
  // "Ps 119,11, 1 Th. 5. 17": the ordinal of a book goes on with no list.
  const isMore = kindAt(s, at + 2) === COMMA && !isSpaced(s, at + 2) && numberAt(s, at + 3) > 0;
  const goesOn = isMore && !startsNumberedBook(s.t, s.input, at + 3);
  // "Jn 3,16b": only verses have parts.
  const isPart = isPartWord(s, at + 2) && !isSpaced(s, at + 2);
  const isList = !isPart && chapter < verse && Math.max(verse, numberAt(s, end)) <= chapters;
  // "Jn 3,16.18": a verse and another, or a chapter and a verse of another.
  const isDot = kindAt(s, end + 1) === DOT && isJoined(s, end + 1) && numberAt(s, end + 2) > 0;
  // "2 Cor 2,12; 9,12": two pairs. "John,3,16": cells of a table.
  const isPair = kindAt(s, at - 2) === COMMA || (s.isDoubtful && s.chapter > 0 && s.separator !== COLON);
  if (isList && (isDot || (isPair && !goesOn))) s.openAt = at;
  const isBeforeVerse = !isList && !(goesOn && verse <= chapters) && hasVerse(s.bookId, chapter, verse);
  return noteComma(s, isBeforeVerse);
}

/**
 * Notes how a comma behind the first number of a reference was read. Beside colons one before a verse is a slip and no
 * style: behind a comma that may have been such a slip too there are two readings.
 */
function noteComma(s: State, isBeforeVerse: boolean): boolean {
  if (s.separator !== COLON) s.isCommaStyle = isBeforeVerse;
  else if (isBeforeVerse && s.isDoubtful) s.openAt = s.i;
  s.isDoubtful ||= !isBeforeVerse;
  return isBeforeVerse;
}

/**
 * The same of a comma with a space behind it, `Rom 8, 29`: where a list of chapters would leave the book, hold one twice
 * or go back to several (`1 Cor 12, 12`, `1 Cor 13, 4-7`), or where the same input says so elsewhere.
 */
function isSpacedSeparator(s: State, position: number, chapters: number, end: number): boolean {
  const at = s.i;
  const chapter = numberAt(s, at - 1);
  const verse = numberAt(s, at + 1);
  if (!hasVerse(s.bookId, chapter, verse) || kindAt(s, end + 1) === COLON) return false;
  if (startsNumberedBook(s.t, s.input, at + 1) || startsNumberedBook(s.t, s.input, end)) return false;
  if (position !== FIRST)
    return isAfterComma(s) && position === RIGHT && !hasVerse(s.bookId, s.chapter, chapter);
  if (isAfterComma(s)) return true;
  const last = numberAt(s, end);
  // "Ruth 4, 5" may be chapters that were miscounted.
  const isPast = last > chapters && last > chapter + 1;
  const isBeforeVerse = isPast || (verse <= chapter && (end > at + 1 || verse === chapter));
  return noteComma(s, isBeforeVerse);
}

/** A passage of more chapters is not what somebody writes who mixes his marks. */
const MOST_CHAPTERS = 4;

/**
 * Whether the dot at the next token parts verses: behind a comma or colon that stood between chapter and
 * verse, where a verse follows that goes on with the list.
 */
export function isListDot(s: State, position: number): boolean {
  const at = s.i;
  if (position === FIRST || s.level !== LEVEL_VERSE || !isJoined(s, at)) return false;
  // "Matt 5,3-4; Gen 1.1-2.3": where dots stand before verses they do so again.
  if (s.separator === DOT || (s.separator !== COLON && !isAfterComma(s))) return false;
  const verse = numberAt(s, at - 1);
  const next = numberAt(s, at + 1);
  // "1:1-2.3" goes on to verse 3 of chapter 2, "5:1-7.29" may have verse 29 of either chapter.
  const end = kindAt(s, at + 2);
  const isDotNext = end === DOT && kindAt(s, at + 3) === NUMBER && !isSpaced(s, at + 3);
  const isPair = !s.isCommaStyle && kindAt(s, at - 2) !== DOT && end !== DASH && !isDotNext;
  const isNear = verse > s.chapter && (position !== RIGHT || verse <= s.chapter + MOST_CHAPTERS);
  if (isPair && isNear && hasVerse(s.bookId, verse, next)) {
    if (position === RIGHT && next === verse + 1) return false;
    if (s.verse < verse && verse < next && goesOnWith(s, next)) s.openAt = at;
  }
  // "3-4.4-5": a verse that is read twice.
  const isAgain = verse === next && kindAt(s, at + 2) === DASH;
  return s.verse < verse && (verse < next || isAgain || s.isCommaStyle) && goesOnWith(s, next);
}

/** Whether the dot at the next token goes on with the list behind an item that is complete. */
export function startsListDot(s: State): boolean {
  const at = s.i;
  if (isAfterLone(s)) return true;
  if (kindAt(s, at) !== DOT || s.level !== LEVEL_VERSE || isSpaced(s, at)) return false;
  const next = numberAt(s, at + 1);
  // "Eph 3:2-3. 5-6"
  const isClear = s.separator === COLON && !startsNumberedBook(s.t, s.input, at + 1);
  if (isSpaced(s, at + 1) && !isClear) return false;
  if ((s.separator !== COLON && !isAfterComma(s)) || kindAt(s, at + 2) === COLON) return false;
  return s.verse <= next && goesOnWith(s, next);
}

/** "Phlm 9-10. 12-17": lone numbers of a book of one chapter are verses. */
function isAfterLone(s: State): boolean {
  const next = numberAt(s, s.i + 1);
  const isLone = s.level === LEVEL_CHAPTER && chapterCount(s.bookId) === 1 && s.chapter < next;
  return isLone && kindAt(s) === DOT && hasVerse(s.bookId, 1, next) && kindAt(s, s.i + 2) !== COLON;
}

const goesOnWith = (s: State, verse: number): boolean => hasVerse(s.bookId, s.chapter, verse);

/**
 * Whether the number just read goes on with the verses behind a colon although "v." and another follow, "John 3:1-36
 * v. 16". `openAt` is set where it may be a chapter all the same, unless a dot ends it: "Gen 1:26-27. Verse 26". Of
 * "Gen 1.26-27. Verse 26" the dot says nothing.
 */
export function endsBeforeVerse(s: State): boolean {
  const word = kindAt(s) === DOT ? s.i + 1 : s.i;
  const verse = numberAt(s, s.i - 1);
  const isDotted = s.separator === DOT && word > s.i;
  if (s.level !== LEVEL_VERSE || (s.separator !== COLON && !isDotted) || !isSpaced(s, word)) return false;
  if (verse <= s.verse || !goesOnWith(s, verse)) return false;
  const isPair = verse >= s.chapter && hasVerse(s.bookId, verse, valueAt(s, afterDot(s, word + 1)));
  if (isPair && (word === s.i || isDotted)) s.openAt = word;
  return true;
}

/**
 * Whether the comma at the next token, with "v." behind it, parts the number just read from its verse, and does not go
 * on with the verses before it: "Gen 1, v. 1 to 2, v. 3", "Luke 1, v. 5 and 4, v. 6", but "Gen 3, verses 1-7, v. 9".
 * `openAt` is set where it may do either.
 */
export function isPairByComma(s: State): boolean {
  const chapter = valueAt(s, s.i - 1);
  const verse = valueAt(s, afterDot(s, s.i + 2));
  const goesOn = s.verse < chapter && chapter < verse;
  const isAsBefore = s.separator === WORD;
  if (!hasVerse(s.bookId, chapter, verse) || (goesOn && !(isAsBefore && chapter > s.chapter))) return false;
  if (goesOn ? kindAt(s, s.i - 2) !== WORD : !isAsBefore) s.openAt = s.i;
  return true;
}

/** Whether the spaced dot at the next token parts a later chapter from its verse: "Gen. 1. 1, 2. 4", "Gen. 1. 1 - 2. 3". */
export function isDottedPair(s: State, position: number): boolean {
  const chapter = numberAt(s, s.i - 1);
  const isAsFirst = position !== FIRST && s.separator === DOT;
  const isLater = chapter >= s.chapter || kindAt(s, s.i - 2) === AMPERSAND;
  return isAsFirst && isLater && hasVerse(s.bookId, chapter, numberAt(s, s.i + 1));
}
