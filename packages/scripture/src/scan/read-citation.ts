/** Reads the citation at a word of a window: after a name, after a word for chapter or verse, or with numbers in words. */

import { chapterCount } from "../canon.ts";
import { hasTrait } from "../data/traits.ts";
import type { Role } from "../languages/language.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { currentOf } from "../resolve/grammar/current.ts";
import { ABSENT, type Item, itemsInOrder, pointAt } from "../resolve/grammar/item.ts";
import { type State, startState } from "../resolve/grammar/state.ts";
import type { BookEdge } from "../resolve/names/edge.ts";
import { lexemesOf } from "../resolve/names/lexemes.ts";
import { lowerNames, namesPieces } from "../resolve/names/lexicon.ts";
import { spokenNumbers } from "../resolve/names/number-words.ts";
import type { Token } from "../resolve/text/token.ts";
import { continuesAsNumber, isUnitVerb } from "./after-costs.ts";
import {
  type Citation,
  citationOf,
  contextOf,
  costOf,
  costOfName,
  edgeOf,
  isStopInCanon,
  type Last,
  type Reading,
} from "./citation.ts";
import { isJoinedMarker } from "./joined-markers.ts";
import { hasOwnNumber, startsBefore, TITLES } from "./name-starts.ts";
import { isInCanon } from "./named.ts";
import {
  isAfterOtherCitation,
  isInLatexCitation,
  isOfOtherBook,
  isOfOtherWork,
  isSmall,
} from "./other-works.ts";
import { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";
import { type MayBeCited, type Stop, stopsOf } from "./reading.ts";
import { spokenCounts } from "./spoken-counts.ts";
import type { Window } from "./windows.ts";

/** Places in a window: offsets, or indexes of tokens. */
export interface WindowPlace {
  /** No citation starts before it: an earlier one ends there. Negative if it lies before the window. */
  readonly least: number;
  /** The start of the first name, or of the word for chapter or verse. */
  readonly word: number;
}

/** The citation at a word of a window; null when there is none. Its offsets are those of the window's text. */
export function readCitation(
  window: Window,
  place: WindowPlace,
  reading: Reading,
  lastPlaces: () => Iterable<Last>,
): Citation | null {
  const { least, word } = placeIn(window.lexemes, place);
  const lattice = new ProseLattice(window, window.lexemes, reading, false);
  const named = readNamed(lattice, place, reading);
  if (named !== null)
    return (isBeforeSpokenVerse(lattice, named) ? readSpoken(window, place, reading) : null) ?? named;
  // "the tenth verse" became the tokens "verse" and "10", so that the word for verse in the text is inside the number.
  if (lattice.kind(word) === "number" && LETTER.test(window.text.charAt(place.word)))
    return hasChapterBetween(lattice, least, word - 1)
      ? null
      : readCarried(lattice, word - 1, reading, lastPlaces);
  const carried = readCarried(lattice, word, reading, lastPlaces);
  if (carried !== null) return carried;
  if (isPairAfter(lattice, word) || reading.sets.misspelledNames.has(lattice.letters(word)))
    return readNamed(new ProseLattice(window, window.lexemes, reading, true), place, reading);
  return readSpoken(window, place, reading) ?? readSpokenVerse(window, place, reading, lastPlaces);
}

const LETTER = /\p{L}/u;

/** The tokens of the offsets in a window. */
const placeIn = (tokens: readonly Token[], { least, word }: WindowPlace): WindowPlace => ({
  least: tokens.findIndex(({ start }) => start >= least),
  word: tokens.findIndex(({ end }) => end > word),
});

/** Whether a word for a chapter stands between the last citation and a verse: "the third chapter, the tenth verse". */
function hasChapterBetween(lattice: ProseLattice, from: number, to: number): boolean {
  for (let at = Math.max(from, 0); at < to; at++) if (lattice.has(at, "chapter")) return true;
  return false;
}

/** A citation whose numbers are words; null if there is none. */
function readSpoken(window: Window, place: WindowPlace, reading: Reading): Citation | null {
  const lattice = spokenLattice(window, reading);
  return lattice === null ? null : readNamed(lattice, place, reading, BIT.number_word);
}

/** The window with numbers in place of number words; null if it has none. */
function spokenLattice(window: Window, reading: Reading): ProseLattice | null {
  const isCount = spokenCounts(window, reading.lexicon, reading.sets);
  const counted = spokenNumbers({ list: window.tokens }, reading.lexicon, isCount);
  return counted === null
    ? null
    : new ProseLattice(window, lexemesOf(counted.list, reading.lexicon), reading, false);
}

/** "Look at verse nine", "chapter nine verse one": a word for verse and a number word after it. */
function readSpokenVerse(
  window: Window,
  place: WindowPlace,
  reading: Reading,
  lastPlaces: () => Iterable<Last>,
): Citation | null {
  const lattice = spokenLattice(window, reading);
  if (lattice === null) return null;
  const { word } = placeIn(lattice.tokens, place);
  if (isSpokenOfOther(lattice, word, reading.sets)) return null;
  const isMarked = lattice.isVerseWord(word) || lattice.has(word, "chapter");
  return isMarked ? readCarried(lattice, word, reading, lastPlaces) : null;
}

/** The most words between one for singing and the stanzas. */
const MAX_TO_STANZA = 8;

/** "In this verse three things matter", "stand and sing verses one and three": no verse with a number, or stanzas. */
function isSpokenOfOther(
  lattice: ProseLattice,
  word: number,
  { pointers, determiners, singing, songs }: ProseSets,
): boolean {
  const before = lattice.letters(word - 1);
  if (pointers.has(before) || determiners.has(before)) return !lattice.has(word - 1, "the");
  for (let at = word - 1; at >= word - MAX_TO_STANZA && lattice.kind(at) === "word"; at--)
    if (singing.has(lattice.letters(at)) || songs.has(lattice.letters(at))) return true;
  return false;
}

/** "Romans 8 verse one": whether a word for verse and a number word follow a citation. */
function isBeforeSpokenVerse(lattice: ProseLattice, { end }: Citation): boolean {
  let at = lattice.tokens.findIndex(({ start }) => start >= end);
  if (lattice.kind(at) === ",") at++;
  return at >= 0 && lattice.isVerseWord(at) && lattice.lexicon.numberWords.has(lattice.letters(at + 1));
}

function readNamed(lattice: ProseLattice, place: WindowPlace, reading: Reading, bits = 0): Citation | null {
  const context = contextOf(lattice);
  const { least, word } = placeIn(lattice.tokens, place);
  let outside: Stop | null = null;
  /** The name with the number of its book has no such verse, and too little shows that it is cited: "3 John 1:15". */
  let isRefused = false;
  for (const from of startsBefore(lattice, reading.sets, least, word)) {
    if (isRefused) break;
    if (outside !== null && hasOwnNumber(lattice, nameOf(lattice, outside), reading.sets)) break;
    const mayBeCited: MayBeCited = (item, at, isListed) => {
      if (costOfName(lattice, item, at, isListed, reading) <= reading.limit) return true;
      isRefused ||= !isInCanon(item) && hasOwnNumber(lattice, edgeOf(lattice, at, item.bookId), reading.sets);
      return false;
    };
    for (const stop of stopsOf(context, startState(from), mayBeCited)) {
      const [first] = stop.places;
      if (first === undefined || !first.isNamed || first.to <= word) continue;
      // Another reading of the same numbers does not replace a citation outside the canon.
      if (outside !== null && stop.places.length < outside.places.length) break;
      const cost = costOf(lattice, stop, 0, reading);
      if (cost > reading.limit) continue;
      if (isStopInCanon(stop)) return citationOf(context, stop, 0, { bits, reading });
      outside ??= stop;
    }
  }
  return outside === null ? null : citationOf(context, outside, 0, { bits, reading });
}

/** The name of the first item. */
function nameOf(lattice: ProseLattice, { items, places: [first] }: Stop): BookEdge | null {
  const [item] = itemsInOrder(items);
  return first === undefined || item === undefined ? null : edgeOf(lattice, first, item.bookId);
}

/** "v. 17", "chapter 6", "ibid., v. 19"; or numbers without a word, after a remark in brackets. */
function readCarried(
  lattice: ProseLattice,
  word: number,
  reading: Reading,
  lastPlaces: () => Iterable<Last>,
): Citation | null {
  if (isAfterChapter(lattice, word) || isInLatexCitation(lattice.lines, lattice.token(word).start))
    return null;
  const isSame = isSamePlace(lattice, reading.sets, word);
  if (!isSame && !isMarker(lattice, reading.sets, word) && lattice.kind(word) !== "number") return null;
  const same = isSame ? word : sameBefore(lattice, reading.sets, word);
  const own = chapterAfter(lattice, word);
  /** A list of which the place has only the first verses. */
  let cut: Citation | null = null;
  for (const last of lastPlaces()) {
    const read = readCarriedFrom(lattice, word, reading, last, { isSame, same, own });
    if (read !== null) {
      if (cut === null ? read.isWhole : isLonger(lattice, cut, read.citation)) return read.citation;
      cut ??= read.citation;
    }
    // A verse after a remark continues the citation before the remark, and no other.
    if (followsRemark(lattice, word)) break;
  }
  return cut;
}

/** Verses or chapters of a place, and whether it has all numbers that may be verses. */
interface CarriedCitation {
  readonly citation: Citation;
  readonly isWhole: boolean;
}

/** Whether `whole`, of another place, goes on after `cut` with numbers that are certainly verses: "Verses 22 and 23 say", but not "In v. 2, 12 words say". */
function isLonger(lattice: ProseLattice, cut: Citation, whole: Citation): boolean {
  if (whole.end <= cut.end) return false;
  const at = lattice.tokens.findIndex(({ start }) => start >= cut.end);
  const after = lattice.tokens.findIndex(({ start }) => start >= whole.end);
  const isJoined = lattice.kind(at) !== "," || lattice.isAnd(at + 1);
  return isJoined || lattice.kind(after) !== "word";
}

/** "Chapter 99, verse 2": the verse of a chapter that was not read, since no book before it has it. */
function isAfterChapter(lattice: ProseLattice, word: number): boolean {
  const number = lattice.kind(word - 1) === "," ? word - 2 : word - 1;
  const isNumber =
    lattice.kind(number) === "number" || lattice.lexicon.numberWords.has(lattice.letters(number));
  return lattice.isVerseWord(word) && isNumber && lattice.has(lattice.beforeDot(number), "chapter");
}

/** A verse after a remark: "Luke 1:46-55 (Magnificat), 68-79". */
const followsRemark = (lattice: ProseLattice, word: number): boolean =>
  lattice.kind(word) === "number" && lattice.kind(word + 1) !== ":";

/** "ibid.", "id."; two letters need a dot. */
const isSamePlace = (lattice: ProseLattice, { same }: ProseSets, word: number): boolean =>
  same.has(lattice.letters(word)) && (lattice.letters(word).length > 2 || lattice.kind(word + 1) === ".");

/** The token of "ibid." before a word for verse or chapter, as in "ibid., v. 19"; -1 without one. */
function sameBefore(lattice: ProseLattice, sets: ProseSets, word: number): number {
  let at = word - 1;
  while (lattice.kind(at) === "." || lattice.kind(at) === ",") at--;
  return isSamePlace(lattice, sets, at) ? at : -1;
}

/** How numbers without a name are introduced. */
interface CarriedForm {
  /** The word before them is "ibid." */
  readonly isSame: boolean;
  /** The token of "ibid.", which may stand before a word for verse or chapter; -1 without one. */
  readonly same: number;
  /** The chapter that the verses have after them. */
  readonly own: ChapterAfter | null;
}

function readCarriedFrom(
  lattice: ProseLattice,
  word: number,
  reading: Reading,
  last: Last,
  { isSame, same, own }: CarriedForm,
): CarriedCitation | null {
  if (isAfterOtherBook(lattice, reading.sets, word, last)) return null;
  if (same >= 0 && isAfterOtherCitation(lattice, same, last)) return null;
  if (own === null && last.chapter === 0 && needsChapter(lattice, word, last)) return null;
  if (own !== null && !hasChapterAfter(lattice, reading.sets, own, last)) return null;
  let at = word;
  if (isSame) {
    at++;
    while (lattice.kind(at) === "." || lattice.kind(at) === ",") at++;
    // "Ibid.", then on the next line "3. He wept."
    if (lattice.startsLine(at) && lattice.kind(at + 1) === ".") return null;
  }
  // "Key verses: 14-17"
  const isListed = lattice.isVerseWord(word) && lattice.kind(word + 1) === ":";
  if (isListed) at = word + 2;
  const context = contextOf(lattice);
  const isAfterRemark = followsRemark(lattice, word);
  let isWhole = true;
  // "Ibid. i. 15", "Rom. iii. 4; ibid. v. 8", but "Rom 3 ... ibid. v. 8"
  const isRoman =
    isSame && lattice.roman(at) > 0 && (!lattice.isVerseWord(at) || hasRomanPairBefore(lattice, word));
  for (const stop of stopsOf(context, {
    ...carriedState(at, own === null ? last : { ...last, chapter: own.chapter }, {
      chapterAt: own?.chapterAt ?? ABSENT,
      isSame: isSame || isListed || isAfterRemark,
    }),
    isRoman,
  })) {
    const [first] = stop.places;
    if (first === undefined || first.isNamed) continue;
    if (!isStopInCanon(stop)) {
      // "chapters 5 to 7" of a book with five chapters: not read as its chapter 5 either.
      if (stop.places.length === 1) return null;
      isWhole = false;
      continue;
    }
    // Verses with their own chapter are read up to it.
    if (own !== null && stop.places.at(-1)?.to !== own.of) continue;
    // "verse 12 of the song": the verse belongs to the text that is named after it.
    const isOfOther = own === null && lattice.has(first.to, "of");
    if (isOfOther && !isOfSamePlace(lattice, reading.sets, first.to, last)) return null;
    if (isPronoun(lattice, reading.sets, word, first.to)) return null;
    const { verse = ABSENT } = itemsInOrder(stop.items)[1]?.start ?? {};
    if (isAfterRemark && (last.verse === undefined || verse <= last.verse)) continue;
    const isChapter = verse === ABSENT;
    if (isOfOtherBook(lattice, reading.sets, word, first.to, isChapter)) return null;
    if (!isChapter && isOfOtherWork(lattice, word)) return null;
    // "verse 5 days", but "Verse 5 points to", "up to v. 26 people ask", "v. 3" and on the next line "wk 7"; "v. 2.1", "last verse 10:30pm"
    const isCounted = reading.sets.counted.has(lattice.letters(first.to)) && !lattice.startsLine(first.to);
    const isAfterPreposition = lattice.kind(word + 1) === "." && lattice.hasAny(word - 1, ["to", "in", "of"]);
    if (
      isCounted &&
      !isAfterPreposition &&
      isSmall(lattice, word) &&
      !isUnitVerb(lattice, reading.sets, first.to)
    )
      return null;
    if (continuesAsNumber(lattice, first.to)) return null;
    const cost = costOf(lattice, stop, 1, reading);
    if (cost > reading.limit) continue;
    const places = stop.places.map((place, index) => ({
      ...place,
      nameFrom: index === 0 ? word : place.nameFrom,
      to: index === stop.places.length - 1 && own !== null ? own.to : place.to,
    }));
    return { citation: citationOf(context, { ...stop, places }, 1, { bits: 0, reading }), isWhole };
  }
  return null;
}

/** "Jonah ver. 6" after Mark 4:38: the full name of another book, which is no person's here, stands directly before the word. */
function isAfterOtherBook(
  lattice: ProseLattice,
  { persons }: ProseSets,
  word: number,
  { bookId }: Last,
): boolean {
  const name = word - 1;
  const { isName, exact } = lattice.entry(name)?.plain ?? {};
  if (isName !== true || exact?.bookIds.includes(bookId) !== false) return false;
  // "Peter spoke (v. 7) and James verse 13", but "(James verse 13)"
  const isPerson = persons.has(lattice.letters(name)) && lattice.kind(name - 1) !== "(";
  return !isPerson && /^\p{Lu}/u.test(lattice.written(name, word));
}

/** A chapter that is named after its verses; the tokens of its number, of "of", and the one after it. */
interface ChapterAfter {
  readonly chapter: number;
  readonly chapterAt: number;
  readonly of: number;
  readonly to: number;
}

/** The chapter that verses have after them: "vv. 3-5 of chapter 9", "ver. 1 of ch. x"; null without one. */
function chapterAfter(lattice: ProseLattice, word: number): ChapterAfter | null {
  if (!lattice.isVerseWord(word)) return null;
  let of = lattice.pastDot(word + 1);
  while (isInVerses(lattice, of)) of++;
  const chapter = lattice.has(of + 1, "the") ? of + 2 : of + 1;
  if (!lattice.has(of, "of") || !lattice.has(chapter, "chapter")) return null;
  const chapterAt = lattice.pastDot(chapter + 1);
  const value = lattice.kind(chapterAt) === "number" ? lattice.value(chapterAt) : lattice.roman(chapterAt);
  // "Verse 3 of the chapter I read"
  const isPronoun =
    lattice.written(chapterAt, chapterAt + 1) === "I" && lattice.kind(chapterAt + 1) === "word";
  const isPair = lattice.kind(chapterAt + 1) === ":";
  return value > 0 && !isPair && !isPronoun ? { chapter: value, chapterAt, of, to: chapterAt + 1 } : null;
}

/** Whether a token may stand in a list of verses: "3-5", "3 and 4", "3 to 5", "3b", "3ff". */
const isInVerses = (lattice: ProseLattice, at: number): boolean =>
  ["number", ",", "-"].includes(lattice.kind(at)) ||
  lattice.isAnd(at) ||
  lattice.isVerseWord(at) ||
  (lattice.kind(at) === "." && lattice.isVerseWord(at - 1)) ||
  lattice.hasAny(at, ["to", "next", "rest"]) ||
  (lattice.kind(at) === "word" && !lattice.isSpaced(at) && lattice.letters(at).length === 1);

/** Whether the book has such a chapter, and no other work is named after it: "verse 3 of chapter 9 of the Koran". */
const hasChapterAfter = (
  lattice: ProseLattice,
  sets: ProseSets,
  { chapter, to }: ChapterAfter,
  last: Last,
): boolean =>
  chapter <= chapterCount(last.bookId) && (!lattice.has(to, "of") || isOfSamePlace(lattice, sets, to, last));

/** Whether the last chapter and verse before a token have a Roman chapter: "iii. 4". */
function hasRomanPairBefore(lattice: ProseLattice, to: number): boolean {
  for (let at = to - 1; at > 1; at--) {
    const mark = lattice.kind(at - 1);
    if (lattice.kind(at) !== "number" || (mark !== "." && mark !== ":")) continue;
    if (lattice.kind(at - 2) === "number") return false;
    if (lattice.roman(at - 2) > 0) return true;
  }
  return false;
}

/** "v. 40 of this chapter", "of the same chapter", "of the chapter", "of that psalm", "Chapter 7 of the same book", "chapter 3 of his letter" */
function isOfSamePlace(
  lattice: ProseLattice,
  { pointers, owners }: ProseSets,
  of: number,
  { bookId }: Last,
): boolean {
  const hasArticle = lattice.has(of + 1, "the");
  let at = owners.has(lattice.letters(of + 1)) ? of + 2 : of + 1;
  while (lattice.has(at, "the") || pointers.has(lattice.letters(at))) at++;
  const isPsalm = hasTrait(bookId, "pieces") && namesPieces(lattice.entry(at));
  // "of the same book", "of this Epistle", but "of this book", which may be the one that says so
  const isSameBook = lattice.hasAny(at, hasArticle && at > of + 2 ? TITLES : BIBLICAL_TITLES);
  return at > of + 1 && (lattice.has(at, "chapter") || isPsalm || isSameBook) && !lattice.hasNumberAfter(at);
}

/** Titles that books by other authors seldom have. */
const BIBLICAL_TITLES: readonly Role[] = ["gospel", "epistle", "prophecy"];

/** "In this chapter I find comfort." */
const isPronoun = (lattice: ProseLattice, { pointers }: ProseSets, word: number, to: number): boolean =>
  lattice.written(to - 1, to) === "I" &&
  (lattice.has(word - 1, "the") || pointers.has(lattice.letters(word - 1))) &&
  /^\p{Ll}/u.test(lattice.written(to, to + 1));

/** "Philippians ... verse 10": a verse needs a chapter before it, if the book has several. */
const needsChapter = (lattice: ProseLattice, word: number, { bookId }: Last): boolean =>
  lattice.isVerseWord(word) && chapterCount(bookId) > 1;

/** A word for chapter or verse before a number. */
function isMarker(lattice: ProseLattice, sets: ProseSets, at: number): boolean {
  if (!lattice.has(at, "chapter") && !lattice.isVerseWord(at)) return false;
  const next = lattice.kind(at + 1) === ":" ? at + 2 : lattice.pastDot(at + 1);
  // "the longest, 176 vv.", then on the next line "10-12 right"
  if (lattice.kind(at - 1) === "number" && lattice.startsLine(next)) return false;
  // "1 C 8:6", "room C 4.12"
  const isLetter = lattice.letters(at).length === 1 && lattice.has(at, "chapter");
  if (isLetter && (lattice.ordinal(at - 1) > 0 || (next === at + 1 && !isSmall(lattice, at)))) return false;
  // "1040 B.C.", then on the next line "1"
  if (isLetter && lattice.kind(at - 1) === "." && !lattice.isSpaced(at)) return false;
  // "chorus Ch x2"
  const isNumeral =
    lattice.roman(next) > 0 && (lattice.kind(next + 1) !== "number" || lattice.isSpaced(next + 1));
  const isNumber = lattice.kind(next) === "number" || isNumeral;
  return isNumber && (next > at + 1 || lattice.isSpaced(next) || isJoinedMarker(lattice, sets, at));
}

function carriedState(
  at: number,
  { bookId, chapter }: Last,
  { chapterAt, isSame }: { readonly chapterAt: number; readonly isSame: boolean },
): State {
  const point = pointAt(Math.max(chapter, 1), chapterAt);
  const item: Item = {
    bookId,
    text: lowerNames[bookId] ?? "",
    segment: 0,
    start: point,
    end: point,
    follow: "none",
    corrections: 0,
    version: null,
    isApart: false,
    isNameOnly: false,
    reversedAt: ABSENT,
  };
  return {
    ...startState(at),
    items: { item, before: null },
    book: currentOf(bookId, lowerNames[bookId] ?? "", at),
    chapter,
    chapterAt,
    level: chapter > 0 ? "verse" : "chapter",
    mark: ":",
    separator: isSame ? "comma" : "semicolon",
    segment: 1,
    startsSegment: !isSame,
  };
}

/** Whether two numbers with a colon follow a word: only then is any misspelled name corrected. */
function isPairAfter(lattice: ProseLattice, word: number): boolean {
  const at = lattice.pastDot(word + 1);
  return lattice.kind(at) === "number" && lattice.kind(at + 1) === ":" && lattice.kind(at + 2) === "number";
}
