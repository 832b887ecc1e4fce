/**
 * Numbers before their book: "chapter 1 of Genesis", "the 3rd chapter of John", "verse 16 of John 3", "23rd Psalm",
 * "title of Psalm 51".
 */

import { chapterCount } from "../../canon.ts";
import { hasTrait } from "../../data/traits.ts";
import * as BIT from "../correction-bits.ts";
import type { BookEdge } from "../names/edge.ts";
import { withBook } from "./current.ts";
import { pointAt } from "./item.ts";
import { readFrom, readNumbers } from "./items.ts";
import { digitsAt, ordinalAt, romanAt } from "./numbers.ts";
import type { Production } from "./productions.ts";
import { pushItem } from "./push-item.ts";
import { both, type Context, type State, step } from "./state.ts";

const PIECE: Production = "psalm number";
const TITLE_OF: Production = "title of a psalm";
const CHAPTER_OF: Production = "chapter of a book";
const VERSE_OF: Production = "verse of a chapter";

/** The most tokens of numbers before "of". */
const MAX_TOKENS = 16;

export function ofFormsAt(context: Context, state: State): readonly State[] {
  const { lattice } = context;
  const at = lattice.has(state.at, "the") ? state.at + 1 : state.at;
  return both(
    both(pieceAt(context, state, at), titleOf(context, state, at)),
    both(chaptersOf(context, state, at), versesOf(context, state, at)),
  );
}

const single = (edges: readonly BookEdge[]): BookEdge | undefined =>
  edges.find(({ bookIds }) => bookIds.length > 0);

const enter = (state: State, edge: BookEdge, bits: number): State => ({
  ...withBook(state, edge),
  pending: state.pending | edge.corrections | bits,
});

/** "23rd Psalm", "the xxiii. Psalm", with a verse after it if there is one. */
function pieceAt(context: Context, state: State, at: number): readonly State[] {
  const { lattice } = context;
  const name = lattice.pastDot(at + 1);
  const title = lattice.entry(name)?.plain.exact;
  if (!title || !hasTrait(title.bookIds[0] ?? 0, "pieces")) return [];
  const isDotted =
    name > at + 1 && lattice.lexicon.language.ordinalSuffixes.some(([suffix]) => suffix === ".");
  const isMarked = lattice.token(at).isOrdinal || isDotted || lattice.has(at - 1, "the");
  const number = digitsAt(lattice, at)?.value ?? lattice.roman(at);
  if (!isMarked || number === 0) return [];
  const edge = single(lattice.books(name));
  if (edge === undefined || edge.to !== name + 1 || (state.separator === "space" && at === state.at))
    return [];
  const entered = enter(state, { ...edge, text: title.text, corrections: 0 }, BIT.ordinal);
  return chapterWithVerse(context, entered, number, at, edge.to, PIECE);
}

/** Continues a chapter before the name with the verses after the name. */
function chapterWithVerse(
  context: Context,
  state: State,
  chapter: number,
  chapterAt: number,
  to: number,
  production: Production,
): readonly State[] {
  const { lattice } = context;
  const point = pointAt(chapter, chapterAt);
  const known: State = { ...state, chapter, chapterAt, level: "chapter", separator: "see" };
  const marks = [",", ":", "."].includes(lattice.kind(to)) || lattice.isAnd(to) ? to + 1 : to;
  const bits = marks > to && lattice.kind(to) !== "word" ? BIT.punctuation : 0;
  // "4th chapter of Hebrews, 15th verse"
  const ordinal = ordinalVerseAt(context, marks);
  if (ordinal > 0) {
    const verse = pointAt(chapter, chapterAt, ordinal, marks);
    return [pushItem(known, production, marks + 2, { start: verse, end: verse, corrections: bits })];
  }
  if (lattice.isVerseWord(marks)) return readNumbers(context, known, marks, "first", bits);
  if (lattice.kind(to) === "number" && isVerseAfter(context, to)) {
    const verses: State = { ...known, level: "verse", mark: "_", verse: 0 };
    return readNumbers(context, verses, to, "list", BIT.spacing);
  }
  if (lattice.kind(to) === ":" && lattice.kind(to + 1) === "number") {
    const verses: State = { ...known, level: "verse", mark: ":" };
    return readNumbers(context, verses, to + 1, "list");
  }
  const heading = lattice.kind(to) === "," || lattice.kind(to) === "(" ? to + 1 : to;
  if (lattice.has(heading, "heading")) {
    const title = pointAt(chapter, chapterAt, 1);
    const titled = { ...state, pending: state.pending | BIT.title_dropped };
    return [pushItem(titled, TITLE_OF, heading + 1, { start: title, end: title })];
  }
  return readFrom(context, { start: point, to, corrections: 0, cost: 0, production, state: known }).map(
    closed,
  );
}

const closed = (state: State): State => ({ ...state, isClosed: true });

/** "1st Psalm 23": a lone number after the name is a verse; a chapter with a verse does not belong to this psalm. */
function isVerseAfter({ lattice }: Context, to: number): boolean {
  return lattice.books(to).length === 0 && ![":", "."].includes(lattice.kind(to + 1));
}

/** The title of a psalm before its number: "Title of Psalm 51". */
function titleOf(context: Context, state: State, at: number): readonly State[] {
  const { lattice } = context;
  if (!lattice.has(at, "heading") || !lattice.has(at + 1, "of")) return [];
  const edge = single(lattice.books(at + 2));
  if (edge === undefined || !hasTrait(edge.bookIds[0] ?? 0, "pieces")) return [];
  const number = lattice.pastDot(edge.to);
  const chapter = digitsAt(lattice, number);
  if (chapter === null) return [];
  const point = pointAt(chapter.value, number, 1);
  const entered = enter(state, edge, BIT.title_dropped);
  return [closed(pushItem(entered, TITLE_OF, number + 1, { start: point, end: point }))];
}

/** The token of the "of" between numbers and their book; -1 if there is none. */
function findOf({ lattice }: Context, from: number): number {
  for (let at = from; at < from + MAX_TOKENS; at++) {
    const kind = lattice.kind(at);
    if (["number", ",", ":", ".", "-", "&"].includes(kind)) continue;
    if (kind !== "word") return -1;
    if (lattice.has(at, "of") || lattice.has(at, "in")) return at;
    const isKnown = lattice.hasAny(at, ["chapter", "verse", "verses", "to", "and", "next", "rest", "the"]);
    if (!isKnown && lattice.roman(at) === 0 && lattice.ordinal(at) === 0) return -1;
  }
  return -1;
}

/** The chapter of "3rd chapter" or "third chapter" at a token; 0 if there is none. */
function ordinalChapterAt({ lattice }: Context, at: number): number {
  if (!lattice.has(at + 1, "chapter")) return 0;
  return digitsAt(lattice, at)?.value ?? lattice.entry(at)?.ordinal ?? 0;
}

/** Chapters before their book: "chapters 1-3 of Genesis", "the 3rd chapter of John". */
function chaptersOf(context: Context, state: State, at: number): readonly State[] {
  const { lattice } = context;
  const ordinal = ordinalChapterAt(context, at);
  if (!lattice.has(at, "chapter") && ordinal === 0) return [];
  const ofAt = findOf(context, at);
  const edge = ofAt < 0 ? undefined : single(lattice.books(ofAt + 1));
  if (edge === undefined) return [];
  const entered = enter(state, edge, BIT.number_word);
  if (ordinal > 0) {
    const next = lattice.pastDot(at + 2);
    if (next === ofAt) return chapterWithVerse(context, entered, ordinal, at, edge.to, CHAPTER_OF);
    const known: State = { ...entered, chapter: ordinal, chapterAt: at, level: "chapter", separator: "see" };
    return returned(
      readNumbers(context, known, lattice.kind(next) === "," ? next + 1 : next, "first"),
      ofAt,
      edge.to,
    );
  }
  const read = readList(context, { ...entered, startsSegment: true }, at, ofAt);
  return read.flatMap((next) => continueAfter(context, next, edge.to));
}

/** A verse after the book belongs to the chapter before the book: "chapter 3 of John, verse 16". */
function continueAfter(context: Context, state: State, to: number): readonly State[] {
  const { lattice } = context;
  const item = state.items?.item;
  const next = [",", ":"].includes(lattice.kind(to)) || lattice.isAnd(to) ? to + 1 : to;
  const isVerse =
    lattice.isVerseWord(next) ||
    ordinalVerseAt(context, next) > 0 ||
    (lattice.kind(to) === ":" && lattice.kind(next) === "number");
  if (item?.start && item.start === item.end && state.level === "chapter" && isVerse) {
    const { chapter, chapterAt } = item.start;
    const before: State = { ...state, items: state.items?.before ?? null, pending: item.corrections };
    return chapterWithVerse(context, before, chapter, chapterAt, to, CHAPTER_OF);
  }
  return [step(state, CHAPTER_OF, to, { isClosed: true })];
}

/** Reads items from a token until they reach another. */
function readList(context: Context, state: State, from: number, until: number): readonly State[] {
  const reached: State[] = [];
  let open = readNumbers(context, state, from, "first");
  for (let round = 0; round < MAX_TOKENS && open.length > 0; round++) {
    reached.push(
      ...open.filter(({ at }) => at === until || (at === until - 1 && context.lattice.kind(at) === ".")),
    );
    open = open.flatMap((next) => nextOfList(context, next, until));
  }
  return reached;
}

function nextOfList(context: Context, state: State, until: number): readonly State[] {
  const { lattice } = context;
  const { at } = state;
  const isSeparator = lattice.kind(at) === "," || lattice.isAnd(at);
  if (at >= until || !isSeparator) return [];
  const next = lattice.isAnd(at + 1) ? at + 2 : at + 1;
  return readNumbers(context, { ...state, startsSegment: false, separator: "comma" }, next, "list").filter(
    (read) => read.at <= until,
  );
}

const returned = (states: readonly State[], end: number, to: number): readonly State[] =>
  states.flatMap((state) => (state.at === end ? [step(state, CHAPTER_OF, to, { isClosed: true })] : []));

/** Verses before their chapter and book: "verse 16 of John 3", "verses 1-4 of chapter 8 of Romans". */
function versesOf(context: Context, state: State, at: number): readonly State[] {
  const { lattice } = context;
  const ordinal = ordinalVerseAt(context, at);
  if (!lattice.isVerseWord(at) && ordinal === 0) return [];
  const ofAt = findOf(context, at);
  if (ofAt < 0 || (ordinal > 0 && ofAt !== at + 2)) return [];
  const chapter = chapterBefore(context, ofAt);
  const edge = single(lattice.books(chapter?.to ?? ofAt + 1));
  if (edge === undefined) return [];
  const after = chapter === null ? chapterAfter(context, edge) : { ...chapter, to: edge.to };
  if (after === null) return [];
  // "verse 3 of Jude 5" has two verses.
  if (after.chapter !== 1 && chapterCount(edge.bookIds[0] ?? 0) === 1)
    return [step(enter(state, edge, 0), VERSE_OF, after.at, { phase: "dead" })];
  const entered: State = {
    ...enter(state, edge, BIT.number_word),
    chapter: after.chapter,
    chapterAt: after.at,
    level: "verse",
    mark: "v",
    separator: "see",
    startsSegment: false,
  };
  if (ordinal > 0) {
    const point = pointAt(after.chapter, after.at, ordinal, at);
    return [closed(pushItem(entered, VERSE_OF, after.to, { start: point, end: point }))];
  }
  return readList(context, entered, at, ofAt)
    .filter((next) => next.at === ofAt)
    .map((next) => step(next, VERSE_OF, after.to, { isClosed: true }));
}

/** The verse of "16th verse" or "sixteenth verse" at a token; 0 if there is none. */
const ordinalVerseAt = ({ lattice }: Context, at: number): number =>
  lattice.isVerseWord(at + 1) ? (ordinalAt(lattice, at)?.value ?? 0) : 0;

interface ChapterWord {
  readonly chapter: number;
  readonly at: number;
  readonly to: number;
}

/** "of chapter 8 of Romans", "of the 4th chapter of Hebrews": the chapter between the verses and the book. */
function chapterBefore(context: Context, ofAt: number): ChapterWord | null {
  const { lattice } = context;
  const first = lattice.has(ofAt + 1, "the") ? ofAt + 2 : ofAt + 1;
  const ordinal = ordinalChapterAt(context, first);
  if (ordinal > 0 && lattice.has(first + 2, "of")) return { chapter: ordinal, at: first, to: first + 3 };
  if (!lattice.has(ofAt + 1, "chapter")) return null;
  const at = lattice.pastDot(ofAt + 2);
  const chapter = digitsAt(lattice, at) ?? romanAt(lattice, at);
  const of = chapter?.isRoman ? lattice.pastDot(at + 1) : at + 1;
  return chapter === null || !lattice.has(of, "of") ? null : { chapter: chapter.value, at, to: of + 1 };
}

/** The chapter after the book: "of John 3", "of John chapter 3". A one-chapter book needs no number. */
function chapterAfter({ lattice }: Context, edge: BookEdge): ChapterWord | null {
  const isOnly = chapterCount(edge.bookIds[0] ?? 0) === 1;
  const next = lattice.pastDot(edge.to);
  const at = lattice.has(next, "chapter") ? lattice.pastDot(next + 1) : next;
  // "ver. 5 of Rom. viii."
  const chapter = digitsAt(lattice, at) ?? romanAt(lattice, at);
  if (chapter === null) return isOnly ? { chapter: 1, at: edge.from, to: edge.to } : null;
  return { chapter: chapter.value, at, to: at + 1 };
}
