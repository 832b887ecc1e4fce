/** Reads one citation in a window of the text: its references and the place of each part. */

import { chapterCount } from "../canon.ts";
import type { Candidate, Reference } from "../reference.ts";
import { rank } from "../resolve/answer/candidates.ts";
import { referenceOf } from "../resolve/answer/references.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { currentOf } from "../resolve/grammar/current.ts";
import { ABSENT, type Item, type Items, itemsInOrder, pointAt } from "../resolve/grammar/item.ts";
import { productions } from "../resolve/grammar/read.ts";
import { OUTSIDE } from "../resolve/grammar/reading-costs.ts";
import { type Context, type State, startState } from "../resolve/grammar/state.ts";
import { draftsOf } from "../resolve/meaning/coordinates.ts";
import type { BookEdge } from "../resolve/names/edge.ts";
import { lexemesOf } from "../resolve/names/lexemes.ts";
import { type Lexicon, lowerNames } from "../resolve/names/lexicon.ts";
import { spokenNumbers } from "../resolve/names/number-words.ts";
import { writtenAt } from "../resolve/names/written-numbers.ts";
import type { Token } from "../resolve/text/token.ts";
import { tokenize } from "../resolve/text/tokens.ts";
import { costOfNamed, KNOWN_NAME } from "./citation-costs.ts";
import { mayContinue } from "./continuation.ts";
import { hasOwnNumber, startsBefore, TITLES } from "./name-starts.ts";
import type { LinePlace, Named, Observe } from "./named.ts";
import { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";
import { firstBookOf, type ItemPlace, type MayBeCited, type Stop, stopsOf } from "./reading.ts";
import type { Window } from "./windows.ts";

/** The last cited book and chapter, for "v. 5" and "chapter 3". */
export interface Last {
  readonly bookId: number;
  /** 0 if only a book was named. */
  readonly chapter: number;
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
  /** The grammar also reads citations of the usual form. */
  readonly isGrammarOnly: boolean;
  readonly observe: Observe | null;
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
  lastPlace: () => Last | null,
): Citation | null {
  const { word } = placeIn(window.lexemes, place);
  const lattice = new ProseLattice(window, window.lexemes, reading, false);
  const named = readNamed(lattice, place, reading);
  if (named !== null) return named;
  const carried = readCarried(lattice, word, reading, lastPlace);
  if (carried !== null) return carried;
  if (isPairAfter(lattice, word))
    return readNamed(new ProseLattice(window, window.lexemes, reading, true), place, reading);
  return readSpoken(window, place, reading);
}

/** The tokens of the offsets in a window. */
const placeIn = (tokens: readonly Token[], { least, word }: WindowPlace): WindowPlace => ({
  least: tokens.findIndex(({ start }) => start >= least),
  word: tokens.findIndex(({ end }) => end > word),
});

/** Numbers in words are read only if a word for chapter or verse follows the name. */
function readSpoken(window: Window, place: WindowPlace, reading: Reading): Citation | null {
  const counted = spokenNumbers({ list: window.tokens }, reading.lexicon);
  if (counted === null) return null;
  const lattice = new ProseLattice(window, lexemesOf(counted.list, reading.lexicon), reading, false);
  return readNamed(lattice, place, reading, BIT.number_word);
}

function readNamed(lattice: ProseLattice, place: WindowPlace, reading: Reading, bits = 0): Citation | null {
  const context = contextOf(lattice);
  const { least, word } = placeIn(lattice.tokens, place);
  let outside: Stop | null = null;
  for (const from of startsBefore(lattice, reading.sets, least, word)) {
    if (outside !== null && hasOwnNumber(lattice, nameOf(lattice, outside), reading.sets)) break;
    const mayBeCited: MayBeCited = (item, at, isListed) =>
      costOfName(lattice, item, at, isListed, reading) <= reading.limit;
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

export const contextOf = (lattice: ProseLattice): Context => ({
  lattice,
  isCommaLanguage: lattice.lexicon.language.verseMark === "comma",
  isProse: true,
});

/** "v. 17", "chapter 6", "ibid., v. 19"; or numbers without a word, after a remark in brackets. */
function readCarried(
  lattice: ProseLattice,
  word: number,
  reading: Reading,
  lastPlace: () => Last | null,
): Citation | null {
  const isSame = reading.sets.same.has(lattice.letters(word));
  if (!isSame && !isMarker(lattice, word) && lattice.kind(word) !== "number") return null;
  const last = lastPlace();
  if (last === null || (last.chapter === 0 && needsChapter(lattice, word, last))) return null;
  let at = word;
  if (isSame) {
    at++;
    while (lattice.kind(at) === "." || lattice.kind(at) === ",") at++;
  }
  const context = contextOf(lattice);
  for (const stop of stopsOf(context, carriedState(at, last, isSame))) {
    const [first] = stop.places;
    if (first === undefined || first.isNamed || !isStopInCanon(stop)) continue;
    // "verse 12 of the song": the verse belongs to the text that is named after it.
    if (lattice.has(first.to, "of")) return null;
    if (isOfOtherBook(lattice, reading.sets, word, first.to)) return null;
    const cost = costOf(lattice, stop, 1, reading);
    if (cost > reading.limit) continue;
    const nameFrom = word;
    const places = stop.places.map((place, index) => (index === 0 ? { ...place, nameFrom } : place));
    return citationOf(context, { ...stop, places }, 1, { bits: 0, reading });
  }
  return null;
}

/** "Philippians ... verse 10": a verse needs a chapter before it, if the book has several. */
const needsChapter = (lattice: ProseLattice, word: number, { bookId }: Last): boolean =>
  lattice.isVerseWord(word) && chapterCount(bookId) > 1;

/**
 * Whether a chapter belongs to another book or to the text itself: "see ch. 4 below", "Mere Christianity, ch. 4", "vol. 2, ch. 3", "ch. 3,
 * p. 5". So does one whose verse the book does not have ("ch. viii. 58").
 */
function isOfOtherBook(lattice: ProseLattice, sets: ProseSets, word: number, to: number): boolean {
  if (!lattice.has(word, "chapter")) return false;
  const next = lattice.kind(to) === "," ? to + 1 : to;
  if (sets.pageWords.has(lattice.letters(next))) return true;
  const isVerse = lattice.kind(to) === ":" || (lattice.kind(to) === "." && lattice.roman(to - 1) > 0);
  if (isVerse && lattice.kind(to + 1) === "number") return true;
  if (lattice.kind(word - 1) !== ",") return false;
  const before = word - 2;
  if (lattice.kind(before) === "number")
    return sets.pageWords.has(lattice.letters(beforeDot(lattice, before - 1)));
  // "in Mark's Gospel, chapter 10"
  const isWord = lattice.kind(before) === "word" && !lattice.hasAny(before, TITLES);
  return isWord && /^\p{Lu}/u.test(lattice.written(before, before + 1));
}

const beforeDot = (lattice: ProseLattice, at: number): number => (lattice.kind(at) === "." ? at - 1 : at);

/** A word for chapter or verse before a number. A single letter counts only if a dot or a space follows it. */
function isMarker(lattice: ProseLattice, at: number): boolean {
  if (!lattice.has(at, "chapter") && !lattice.isVerseWord(at)) return false;
  const next = lattice.pastDot(at + 1);
  const isNumber = lattice.kind(next) === "number" || lattice.roman(next) > 0;
  return isNumber && (next > at + 1 || lattice.isSpaced(next));
}

export const isStopInCanon = ({ state }: Stop): boolean => state.cost < OUTSIDE;

function carriedState(at: number, { bookId, chapter }: Last, isSame: boolean): State {
  const point = pointAt(Math.max(chapter, 1), ABSENT);
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
    chapterAt: ABSENT,
    level: chapter > 0 ? "verse" : "chapter",
    mark: ":",
    separator: isSame ? "comma" : "semicolon",
    segment: 1,
    startsSegment: !isSame,
  };
}

/** Whether two numbers with a colon follow a word: only then is a misspelled name corrected. */
function isPairAfter(lattice: ProseLattice, word: number): boolean {
  const at = lattice.pastDot(word + 1);
  return lattice.kind(at) === "number" && lattice.kind(at + 1) === ":" && lattice.kind(at + 2) === "number";
}

/** The cost of a stop; above every limit if it cannot be a citation. The first `given` items were read before. */
export function costOf(lattice: ProseLattice, stop: Stop, given: number, reading: Reading): number {
  const { state, places } = stop;
  if (state.rival !== null || isFromTo(lattice, places, reading)) return Number.POSITIVE_INFINITY;
  const items = itemsInOrder(stop.items).slice(given);
  if (isCut(lattice, items.at(-1), places.at(-1))) return Number.POSITIVE_INFINITY;
  let cost = 0;
  for (const [index, place] of places.entries()) {
    const item = items[index];
    if (item === undefined) return Number.POSITIVE_INFINITY;
    const before = items[index - 1] ?? null;
    if (place === places[index - 1]) continue;
    if (place.isNamed) cost = Math.max(cost, costOfName(lattice, item, place, index > 0, reading));
    else if (!mayContinue(lattice, reading.sets, item, before, place)) return Number.POSITIVE_INFINITY;
  }
  return cost;
}

/** "Luke 14:32" of "Luke 14:32-33": a range is read whole or not at all. */
function isCut(lattice: ProseLattice, item: Item | undefined, place: ItemPlace | undefined): boolean {
  if (item === undefined || place === undefined || item.start !== item.end) return false;
  const { to } = place;
  const isDash = lattice.kind(to) === "-" && lattice.isJoined(to);
  return isDash && lattice.kind(to - 1) === "number" && lattice.kind(to + 1) === "number";
}

/** The most books of a range with "to": one and the next. A range with "through" or a dash may have more. */
const MAX_BOOKS = 2;

/** "From Joel 2 to Acts 2": in a text, "to" between distant books joins two chapters. */
function isFromTo(lattice: ProseLattice, places: readonly ItemPlace[], { sets }: Reading): boolean {
  const [first] = places;
  if (first === undefined || places.length <= MAX_BOOKS || places[MAX_BOOKS] !== first) return false;
  for (let at = first.from; at < first.to; at++) if (sets.fromTo.has(lattice.letters(at))) return true;
  return false;
}

/**
 * The cost of a named item. It is asked for several times, so the lattice keeps it by the item alone. `isListed` is
 * not part of the key: the grammar makes a new item for each list, so it is the same whenever an item is asked for.
 */
function costOfName(
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
    observe: reading.observe,
  };
  const { start } = item;
  if (start === null) return isBareName(lattice, edge, reading) ? 0 : Number.POSITIVE_INFINITY;
  const isKnown = reading.known.has(lattice.letters(edge.to - 1));
  return costOfNamed(named) - (isKnown ? KNOWN_NAME : 0);
}

const UNCERTAIN_NAME = BIT.book_prefix | BIT.book_spelling;
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
function edgeOf(lattice: ProseLattice, { nameFrom, to }: ItemPlace, bookId: number): BookEdge | null {
  let ambiguous: BookEdge | null = null;
  for (let at = nameFrom; at < to; at++) {
    for (const edge of lattice.books(at)) {
      if (!edge.bookIds.includes(bookId)) continue;
      if (edge.bookIds.length === 1) return edge;
      ambiguous ??= edge;
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
function citationOf(
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
  const final = items.at(-1);
  const isClear = parts.at(-1)?.kind === "reference";
  const last = final === undefined || !isClear ? null : { bookId: final.bookId, chapter: chapterOf(final) };
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

const chapterOf = ({ end, bookId }: Item): number =>
  end === null ? 0 : end.verse === ABSENT && end.isLone && lowerNames[bookId] === undefined ? 1 : end.chapter;

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
