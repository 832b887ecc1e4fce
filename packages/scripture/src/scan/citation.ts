/** Builds one citation from what the grammar read: its cost, its references and the place of each part. */

import { bookById } from "../book.ts";
import { chapterCount, verseCount } from "../canon.ts";
import type { Candidate, Reference } from "../reference.ts";
import { rank } from "../resolve/answer/candidates.ts";
import { referenceOf } from "../resolve/answer/references.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { ABSENT, type Item, type Items, itemsInOrder } from "../resolve/grammar/item.ts";
import { productions } from "../resolve/grammar/read.ts";
import { OUTSIDE } from "../resolve/grammar/reading-costs.ts";
import type { Context, State } from "../resolve/grammar/state.ts";
import { draftsOf } from "../resolve/meaning/coordinates.ts";
import type { BookEdge } from "../resolve/names/edge.ts";
import type { Lexicon } from "../resolve/names/lexicon.ts";
import { writtenAt } from "../resolve/names/written-numbers.ts";
import { tokenize } from "../resolve/text/tokens.ts";
import { costOfNamed, KNOWN_NAME } from "./citation-costs.ts";
import { mayContinue } from "./continuation.ts";
import { isFreeNumber } from "./name-starts.ts";
import {
  isCapitalName,
  isLetterName,
  type LinePlace,
  type Named,
  type Observe,
  type ObserveCarried,
  SENTENCE_STARTS,
  UNCERTAIN_NAME,
} from "./named.ts";
import { mayBeVerses } from "./prose-commas.ts";
import type { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";
import { firstBookOf, type ItemPlace, type Stop } from "./reading.ts";

/** The last cited book and chapter, for "v. 5" and "chapter 3". */
export interface Last {
  readonly bookId: number;
  /** 0 if only a book was named. */
  readonly chapter: number;
  /** The chapter in which its last range starts, if that is another one ("Gen 1:1-2:3"). */
  readonly from?: number;
  /** The first and the last verse of its last range; undefined if none was named. */
  readonly firstVerse?: number;
  readonly verse?: number;
}

export interface Reading {
  readonly lexicon: Lexicon;
  readonly sets: ProseSets;
  /** Citations that cost more are not read. */
  readonly limit: number;
  /** Short forms that the document has settled: letters to book id. */
  readonly settled: ReadonlyMap<string, number>;
  /** Letters of the names that the document certainly uses for books. */
  readonly known: ReadonlySet<string>;
  /** Names without numbers are reported too. */
  readonly hasBareBooks: boolean;
  /** The citation continues a list. */
  readonly isListed: boolean;
  readonly line: LinePlace;
  /** The line begins with a small letter. */
  readonly isSmallLine: boolean;
  /** The grammar also reads citations of the usual form. */
  readonly isGrammarOnly: boolean;
  readonly observe: Observe | null;
  readonly observeCarried: ObserveCarried | null;
}

/** A part of a citation. Offsets are half-open, in UTF-16 units of the window. */
interface PartBase {
  readonly start: number;
  readonly end: number;
}

export interface CitedReference extends PartBase {
  readonly kind: "reference";
  readonly reference: Reference;
  readonly carried: readonly ("book" | "chapter")[];
  readonly spans: readonly (readonly [number, number])[];
  readonly isSettled: boolean;
  /** No verse is named. */
  readonly isChapters: boolean;
}

export interface CitedAmbiguity extends PartBase {
  readonly kind: "ambiguous";
  readonly candidates: readonly Candidate[];
  readonly carried: readonly ("book" | "chapter")[];
  /** The short form. */
  readonly letters: string;
}

export type CitedPart = CitedReference | CitedAmbiguity;

export interface Citation {
  readonly parts: readonly CitedPart[];
  /** How many parts it has. */
  readonly size: number;
  /** A part names a chapter and verse that exist, or is ambiguous. */
  readonly hasVerse: boolean;
  /** A part names a chapter that exists, without a verse. */
  readonly hasChapter: boolean;
  readonly isAmbiguous: boolean;
  /** The highest cost among its named parts. */
  readonly cost: number;
  /** Null if it is unclear which book was cited last. */
  readonly last: Last | null;
  readonly start: number;
  readonly end: number;
  /** It was read in one pass, so that nothing around it changes its meaning. */
  readonly isPlain: boolean;
  /** Books that are named in full, or by a form that fits no other. */
  readonly names: readonly { readonly bookId: number; readonly letters: string }[];
}

export const contextOf = (lattice: ProseLattice): Context => ({
  lattice,
  isCommaLanguage: lattice.lexicon.language.verseMark === "comma",
  isProse: true,
  mayBeVerses: (bookId, pair, verse) => !lattice.has(verse - 3, "chapter") && mayBeVerses(bookId, pair),
});

export const isStopInCanon = ({ state }: Stop): boolean => state.cost < OUTSIDE;

/** The cost of a stop; above every limit if it cannot be a citation. The first `given` items were read before. */
export function costOf(lattice: ProseLattice, stop: Stop, given: number, reading: Reading): number {
  const { state, places } = stop;
  const items = itemsInOrder(stop.items).slice(given);
  if (state.rival !== null || joinsNoRange(lattice, items, places, reading)) return Number.POSITIVE_INFINITY;
  if (isCut(lattice, items.at(-1), places.at(-1))) return Number.POSITIVE_INFINITY;
  let cost = 0;
  for (const [index, place] of places.entries()) {
    const item = items[index];
    if (item === undefined) return Number.POSITIVE_INFINITY;
    const before = items[index - 1] ?? null;
    if (place === places[index - 1]) continue;
    if (place.isNamed) cost = Math.max(cost, costOfName(lattice, item, place, index > 0, reading));
    else if (isDottedOn(lattice, place, places[index + 1])) continue;
    else if (!mayContinue(lattice, reading.sets, item, before, place)) return Number.POSITIVE_INFINITY;
  }
  return cost;
}

/** "Acts 10:2.4.31": a verse between two others of a list with dots. */
const isDottedOn = (lattice: ProseLattice, { from, to }: ItemPlace, next: ItemPlace | undefined): boolean =>
  next?.from === to + 1 && [from - 1, to].every((at) => lattice.kind(at) === "." && lattice.isJoined(at));

/**
 * "Luke 14:32" of "Luke 14:32-33": a range is read whole or not at all. Nor is the chapter of "Ps. xliv. 27." or "Mal 3,99" read without its verse,
 * which does not exist.
 */
function isCut(lattice: ProseLattice, item: Item | undefined, place: ItemPlace | undefined): boolean {
  if (item === undefined || place === undefined) return false;
  const { from, to } = place;
  const isChapter = item.start === item.end && item.start?.verse === ABSENT;
  if (isChapter && (isBeforeOldVerse(lattice, place) || isBeforeCommaVerse(lattice, place))) return true;
  // "from Rom 5:1 to Rom 5:3-5": the name is repeated.
  if (item.start !== item.end && !hasName(lattice, from, to)) return false;
  const isDash = lattice.kind(to) === "-" && lattice.isJoined(to);
  // "John 3:16\u20141 John says"
  const isOrdinal = lattice.books(to + 1).some(({ ordinal }) => ordinal > 0);
  return isDash && !isOrdinal && lattice.kind(to - 1) === "number" && lattice.kind(to + 1) === "number";
}

/** "Ps. xliv. 27.": whether a dot and a lone number follow a chapter in Roman numerals. */
function isBeforeOldVerse(lattice: ProseLattice, { to }: ItemPlace): boolean {
  if (lattice.roman(to - 1) === 0 || lattice.kind(to) !== "." || lattice.kind(to + 1) !== "number")
    return false;
  const isEnd = AFTER_VERSE.has(lattice.kind(to + 2)) || lattice.isAnd(to + 2);
  return isEnd && !lattice.books(to + 1).some(({ ordinal }) => ordinal > 0);
}

/** "Mal 3,99" where commas stand before verses. */
const isBeforeCommaVerse = (lattice: ProseLattice, { to }: ItemPlace): boolean =>
  lattice.lexicon.language.verseMark === "comma" &&
  lattice.kind(to) === "," &&
  lattice.isJoined(to) &&
  lattice.kind(to + 1) === "number";

const AFTER_VERSE: ReadonlySet<string> = new Set([".", ",", ";", ":", ")", "-", "end"]);

function hasName(lattice: ProseLattice, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (lattice.books(at).length > 0) return true;
  return false;
}

/** The most books of a range with "to", a dash between spaces or an em dash: one and the next. One with "through" or a joined dash may have more. */
const MAX_BOOKS = 2;

/**
 * "From Joel 2 to Acts 2", "Joel 2:28 - Acts 2:17", "Gen 1:1 through Ps 33:6": in a text, "to", a spaced dash or an em dash between distant books
 * joins no range, nor does another word between verses of many books.
 */
function joinsNoRange(
  lattice: ProseLattice,
  items: readonly Item[],
  places: readonly ItemPlace[],
  { sets }: Reading,
): boolean {
  const [first] = places;
  if (first === undefined || places[1] !== first) return false;
  if (endsAtParticle(lattice, sets, first)) return true;
  if (places[MAX_BOOKS] !== first) return false;
  for (let at = first.from; at < first.to; at++) {
    if (sets.fromTo.has(lattice.letters(at))) return true;
    if (lattice.has(at, "to") && isLongBetweenVerses(items, places, first))
      return !isWholeChaptersOfTestament(items, places, first);
    const isApart =
      (lattice.isSpaced(at) && lattice.isSpaced(at + 1)) || lattice.written(at, at + 1) === "\u2014";
    if (lattice.kind(at) === "-" && isApart) return !isWholeChaptersOfTestament(items, places, first);
  }
  return false;
}

/**
 * "Gen 1:1 \u2013 Is 5 enough?": after a range mark and a space, a word such as "is" begins another sentence, if no verse follows. "Hos 1\u2013Am 9"
 * is a range.
 */
function endsAtParticle(lattice: ProseLattice, { particles }: ProseSets, { from, to }: ItemPlace): boolean {
  const verseMark = lattice.lexicon.language.verseMark === "comma" ? "," : ":";
  for (let at = from + 1; at < to; at++) {
    if (!particles.has(lattice.letters(at)) || !lattice.isRangeMark(at - 1) || !lattice.isSpaced(at))
      continue;
    if (lattice.kind(at + 1) !== "." && lattice.kind(at + 2) !== verseMark) return true;
  }
  return false;
}

/** A range with another word between verses may have so many books, as from "Luke 24:52 through Acts 1:1". */
const MAX_BOOKS_OF_VERSES = 5;

const isLongBetweenVerses = (
  items: readonly Item[],
  places: readonly ItemPlace[],
  range: ItemPlace,
): boolean => {
  const parts = items.filter((_, index) => places[index] === range);
  return parts.length > MAX_BOOKS_OF_VERSES && (parts[0]?.start?.verse ?? ABSENT) !== ABSENT;
};

/** "Genesis 1 \u2013 Leviticus 10", "Gen 1:1 \u2013 Deut 34:12": from the first chapter of a book, in one testament, as plans for reading do. */
function isWholeChaptersOfTestament(
  items: readonly Item[],
  places: readonly ItemPlace[],
  range: ItemPlace,
): boolean {
  const parts = items.filter((_, index) => places[index] === range);
  const start = parts[0]?.start ?? null;
  const last = parts.at(-1);
  const end = last?.end ?? null;
  if (start === null || end === null || last === undefined) return false;
  const isWhole = end.verse === ABSENT || end.verse === verseCount(last.bookId, end.chapter);
  const testaments = new Set(parts.map(({ bookId }) => bookById(bookId).testament));
  return testaments.size === 1 && start.chapter === 1 && start.verse <= 1 && isWhole;
}

/**
 * The cost of a named item. It is asked for several times, so the lattice keeps it by the item alone. `isListed` is
 * not part of the key: the grammar makes a new item for each list, so it is the same whenever an item is asked for.
 */
export function costOfName(
  lattice: ProseLattice,
  item: Item,
  place: ItemPlace,
  isListed: boolean,
  reading: Reading,
): number {
  let cost = lattice.costs.get(item);
  if (cost === undefined) {
    cost = weighName(lattice, item, place, isListed, reading);
    lattice.costs.set(item, cost);
  }
  return cost;
}

function weighName(
  lattice: ProseLattice,
  item: Item,
  place: ItemPlace,
  isListed: boolean,
  reading: Reading,
): number {
  const edge = edgeOf(lattice, place, item.bookId);
  if (edge === null) return Number.POSITIVE_INFINITY;
  const named: Named = {
    reader: lattice,
    sets: reading.sets,
    edge,
    item,
    place,
    isListed: isListed || reading.isListed,
    line: isListed ? "inside" : reading.line,
    isSmallLine: reading.isSmallLine,
    observe: reading.observe,
  };
  const { start } = item;
  if (start === null) return isBareName(lattice, edge, reading) ? 0 : Number.POSITIVE_INFINITY;
  if (isLetterName(lattice, edge) && !isFreeNumber(lattice, edge.from, reading.sets))
    return Number.POSITIVE_INFINITY;
  if (isWordOfSentence(lattice, edge)) return Number.POSITIVE_INFINITY;
  // "Col 3:18" in a text says nothing about its "col. 2".
  const isLikeKnown = isCapitalName(named) || !lattice.hasCapitals;
  const isKnown = isLikeKnown && reading.known.has(lattice.letters(edge.to - 1));
  return costOfNamed(named) - (isKnown ? KNOWN_NAME : 0);
}

/**
 * "So chap. vi. 4 is clear", "Chapter 3 of the book is about grace": a short word at the start of a sentence before a word for chapter or
 * verse, and a word in small letters after a title.
 */
function isWordOfSentence(lattice: ProseLattice, { from, to, isTitled }: BookEdge): boolean {
  const isWord = lattice.has(to, "chapter") || lattice.isVerseWord(to);
  if (isWord && lattice.entry(from)?.isWordForm === true && to === from + 1)
    return SENTENCE_STARTS.has(lattice.kind(from - 1));
  const name = to - 1;
  if (!isTitled || lattice.has(name - 1, "of") || lattice.kind(to) !== "word") return false;
  return lattice.hasCapitals && lattice.letters(name) === lattice.written(name, to);
}

const MIN_OTHER_NAME = 5;

/**
 * Whether a whole book is meant: it has a title or an ordinal, or a name with no other meaning. After an article the
 * name means a people: "the Romans".
 */
function isBareName(lattice: ProseLattice, edge: BookEdge, { hasBareBooks, sets }: Reading): boolean {
  const name = edge.to - 1;
  const letters = lattice.letters(name);
  if (!hasBareBooks || edge.bookIds.length !== 1 || (edge.corrections & UNCERTAIN_NAME) !== 0) return false;
  if ((edge.corrections & BIT.book_alias) !== 0 && letters.length < MIN_OTHER_NAME) return false;
  if (!/^\p{Lu}/u.test(lattice.written(name, edge.to))) return false;
  if (edge.isTitled || edge.ordinal > 0) return true;
  if (lattice.has(edge.from, "the") || lattice.has(edge.from - 1, "the")) return false;
  return !(sets.persons.has(letters) || sets.words.has(letters) || sets.uncertainForms.has(letters));
}

/** The name of an item. In "1 Kings 21 - 2 Kings 2", the first "Kings" alone also fits the second book. */
export function edgeOf(lattice: ProseLattice, { nameFrom, to }: ItemPlace, bookId: number): BookEdge | null {
  let ambiguous: BookEdge | null = null;
  // The token after the last name with an ordinal: "Genesis 1-2 Kings 25" names no other book of Kings.
  let numberedTo = nameFrom;
  for (let at = nameFrom; at < to; at++) {
    for (const edge of lattice.books(at)) {
      if (edge.ordinal > 0) numberedTo = edge.to;
      if (!edge.bookIds.includes(bookId)) continue;
      if (edge.bookIds.length === 1) return edge;
      if (at >= numberedTo) ambiguous ??= edge;
    }
  }
  return ambiguous;
}

interface Making {
  /** Corrections of all references. */
  readonly bits: number;
  readonly reading: Reading;
}

/** The citation of a stop, without the first `given` items. */
export function citationOf(
  context: Context,
  whole: Stop,
  given: number,
  { bits: added, reading }: Making,
): Citation {
  const lattice = context.lattice as ProseLattice;
  const stop = firstBookOf(whole);
  const isCut = stop.places.length < whole.places.length;
  const items = itemsInOrder(isCut ? stop.items : withVersion(context, stop.state)).slice(given);
  const parts: CitedPart[] = [];
  const names: { bookId: number; letters: string }[] = [];
  let named: BookEdge | null = null;
  let at = 0;
  for (const draft of draftsOf(items)) {
    const places = stop.places.slice(at, at + draft.passages.length);
    const own = items.slice(at, at + draft.passages.length);
    at += draft.passages.length;
    const [first] = places;
    const lastPlace = places.at(-1);
    if (first === undefined || lastPlace === undefined) continue;
    const start = lattice.token(first.nameFrom).start;
    const end = endOf(lattice, lastPlace);
    const edge = first.isNamed ? edgeOf(lattice, first, draft.bookId) : null;
    if (first.isNamed) named = edge;
    if (named !== null && named.bookIds.length > 1) {
      const candidates = rank(named.bookIds, named.reason ?? "prefix", writtenAt(lattice, named.to));
      const carried = carriedOf(own[0], first);
      parts.push({
        kind: "ambiguous",
        start,
        end,
        candidates,
        carried,
        letters: lattice.letters(named.from),
      });
      continue;
    }
    const odd = isOddText(lattice.input.slice(start, end)) ? BIT.punctuation : 0;
    const bits = draft.corrections | odd | added;
    parts.push({
      kind: "reference",
      start,
      end,
      reference: referenceOf(
        { ...draft, corrections: bits },
        (token) => lattice.origin + lattice.token(token).start,
      ),
      carried: carriedOf(own[0], first),
      spans: places.map((place) => [lattice.token(place.from).start, endOf(lattice, place)] as const),
      isSettled: edge !== null && lattice.isSettledAt(edge.from),
      isChapters: own.every((item) => item.start === null || item.start.verse === ABSENT),
    });
    if (edge !== null) names.push({ bookId: draft.bookId, letters: lattice.letters(edge.to - 1) });
  }
  const final = lastPassage(lattice, items, stop.places);
  const isClear = parts.at(-1)?.kind === "reference";
  const last = final === undefined || !isClear ? null : lastOf(final);
  const isAmbiguous = parts.some(({ kind }) => kind === "ambiguous");
  const valid = parts.filter((part) => part.kind === "reference" && part.reference.valid);
  return {
    parts,
    size: parts.length,
    hasVerse: isAmbiguous || valid.some(hasVerses),
    hasChapter: !valid.every(hasVerses),
    isAmbiguous,
    cost: costOf(lattice, stop, given, reading),
    isPlain: false,
    last,
    start: parts[0]?.start ?? 0,
    end: Math.max(...parts.map(({ end }) => end)),
    names,
  };
}

export const hasVerses = (part: CitedPart): boolean => part.kind !== "reference" || !part.isChapters;

const ASCII = /^[\x20-\x7e]*$/;

/** Whether a text has characters that were dropped or replaced. In plain ASCII only a plus or underscore may be a space. */
const isOddText = (text: string): boolean =>
  ASCII.test(text) ? /[+_]/.test(text) && tokenize(text).isOdd : tokenize(text).isOdd;

/** The end of an item in the window. A dot after a number is not part of the item: "Dan. vii., where". */
function endOf(lattice: ProseLattice, { to }: ItemPlace): number {
  const isDotted = lattice.kind(to - 1) === "." && (lattice.value(to - 2) >= 0 || lattice.roman(to - 2) > 0);
  return lattice.token(isDotted ? to - 2 : to - 1).end;
}

/** The last item that is not in brackets after a word such as "cf.": "Acts 9:19-26 (cf. 22:17)" is about chapter 9. */
function lastPassage(
  lattice: ProseLattice,
  items: readonly Item[],
  places: readonly ItemPlace[],
): Item | undefined {
  let last = items[0];
  let isAside = false;
  let done = places[0]?.from ?? 0;
  for (const [index, { from, to }] of places.entries()) {
    for (let at = done; at < from; at++) {
      if (lattice.kind(at) === "(") isAside = lattice.hasAny(at + 1, ["see", "especially"]);
      else if (lattice.kind(at) === ")") isAside = false;
    }
    if (!isAside) last = items[index] ?? last;
    done = to;
  }
  return last;
}

/** The place that numbers after an item may carry on from. */
export function lastOf(item: Item): Last {
  const { bookId, start, end } = item;
  // "Jude 6": the number is a verse.
  if (start?.isLone === true && end !== null && end.verse === ABSENT && chapterCount(bookId) === 1)
    return { bookId, chapter: 1, firstVerse: start.chapter, verse: end.chapter };
  const chapter = end?.chapter ?? 0;
  const isOver = start !== null && start.verse !== ABSENT && start.chapter < chapter;
  const hasVerse = start !== null && end !== null && end.verse !== ABSENT;
  const verses = hasVerse ? { firstVerse: start.verse, verse: end.verse } : {};
  return isOver ? { bookId, chapter, from: start.chapter, ...verses } : { bookId, chapter, ...verses };
}

function carriedOf(item: Item | undefined, place: ItemPlace): readonly ("book" | "chapter")[] {
  if (place.isNamed || item === undefined) return [];
  const isChapterCarried = (item.start?.chapterAt ?? ABSENT) < place.from;
  return isChapterCarried ? ["book", "chapter"] : ["book"];
}

/** The most steps for closing marks and a translation after a citation. */
const MAX_STEPS = 4;

/** The items, with the translation that follows the last one, if there is one. */
function withVersion(context: Context, stop: State): Items | null {
  let state = stop;
  for (let count = 0; count < MAX_STEPS && state.phase === "item"; count++) {
    const next = productions(context, state).find(({ phase, at }) => phase === "item" && at > state.at);
    if (next === undefined || next.items?.before !== stop.items?.before) break;
    if (next.items !== null && next.items?.item.version !== stop.items?.item.version) return next.items;
    state = next;
  }
  return stop.items;
}
