/** Reads what follows the name of a book: its numbers, perhaps after marks, or nothing if the whole book is meant. */

import * as BIT from "../correction-bits.ts";
import { isFullName } from "../names/edge.ts";
import type { Lattice } from "../names/lattice.ts";
import { readNumbers, readWholeBook } from "./items.ts";
import { mayBeOrdinal } from "./numbers.ts";
import type { Context, State } from "./state.ts";

/** The states after the numbers of the book that was just read, or after the whole book. */
export function afterBook(context: Context, state: State): readonly State[] {
  const numbers: State[] = [];
  for (const { at, bits, version } of marksAfterBook(context, state)) {
    if (!startsNumbers(context, state, at)) continue;
    const named = version === undefined ? state : { ...state, version };
    numbers.push(...readNumbers(context, named, at, "first", bits));
  }
  if (numbers.some(({ phase }) => phase !== "dead")) return numbers;
  if (!mayBeWhole(context, state)) return numbers;
  return [...numbers, ...readWholeBook(context, state, state.at)];
}

/**
 * A number that may be the ordinal of the next book does not belong to this book, unless it is joined to this book's
 * name.
 */
function startsNumbers(context: Context, state: State, at: number): boolean {
  const { lattice } = context;
  const isListed = [",", ";"].includes(lattice.kind(at - 1));
  if (isListed && lattice.several(at).length > 0) return false;
  if (lattice.kind(at) === "word") return !isOrdinalWord(context, at);
  // "John 1-John 3" is a range, though "1-John" alone is a book.
  if (lattice.kind(at) !== "number" || state.book?.isMachine || lattice.kind(at + 1) === "-") return true;
  const isJoined = !lattice.isSpaced(at) && ["word", "."].includes(lattice.kind(at - 1));
  return isJoined || !mayBeOrdinal(lattice, at);
}

/**
 * "Ruth, I Samuel": the numeral is the ordinal of the book after it. "Isa. lv. 8": the numeral is a chapter, although
 * "Lv" is a book.
 */
const isOrdinalWord = ({ lattice }: Context, at: number): boolean =>
  (lattice.ordinal(at) > 0 || lattice.kind(at - 1) === ",") &&
  lattice.roman(at) > 0 &&
  lattice.books(at).some(isFullName);

/** A mark that may end a sentence and is ignored after a name: "John! 3:16". "So? 1" is a sentence. */
const isStop = (lattice: Lattice, at: number): boolean =>
  lattice.kind(at) === "!" && (lattice.token(at).text === "." || lattice.entry(at - 1)?.isWordForm !== true);

interface Marked {
  readonly at: number;
  readonly bits: number;
  /** A translation that is named in between. */
  readonly version?: string;
}

/** The places where the numbers of a book may begin: after its name, or after marks without meaning. */
function marksAfterBook({ lattice, isProse }: Context, state: State): readonly Marked[] {
  const { at, book } = state;
  const spacing =
    lattice.kind(at) === "number" && !lattice.isSpaced(at) && lattice.kind(at - 1) === "word"
      ? BIT.spacing
      : 0;
  const places: Marked[] = [{ at, bits: spacing }];
  let next = passClosing(lattice, state, at);
  if (lattice.kind(next) === "#" && lattice.isSpaced(next)) next++;
  const isDot = lattice.kind(next) === "." || (isStop(lattice, next) && lattice.isSpaced(next + 1));
  if (isDot) next++;
  if (lattice.kind(next) === "," || (lattice.kind(next) === ":" && !(isDot && lattice.isSpaced(next))))
    next++;
  next = passClosing(lattice, state, next);
  const version = versionInside(lattice, at);
  if (version !== null) places.push(version);
  const otherName = sameBookInside(lattice, state, next);
  if (otherName !== null) places.push(otherName);
  // "Luke, the second chapter", in speech
  if (isProse && lattice.has(next, "the") && lattice.has(next + 2, "chapter"))
    places.push({ at: next + 1, bits: BIT.noise_word });
  // Only a joined dot and a number follow a machine code.
  if (next > at) places.push({ at: next, bits: book?.isMachine ? 0 : BIT.punctuation });
  return [...places, ...headingMarks(lattice, next)];
}

/** The token after the marks around the name of a book: "**John** 3:16". In "John*3" the mark means something else. */
function passClosing(lattice: Lattice, { aside, book }: State, from: number): number {
  const isSign =
    lattice.kind(from) === "*" &&
    lattice.isJoined(from) &&
    lattice.kind(from + 1) !== "." &&
    lattice.kind((book?.from ?? 0) - 1) !== "*";
  if (isSign) return from;
  let at = from;
  while (['"', "*"].includes(lattice.kind(at)) || (lattice.kind(at) === ")" && aside === null)) at++;
  return at;
}

/** "Mark (NIV) 10:45": after a translation between a book and its numbers. */
function versionInside(lattice: Lattice, at: number): Marked | null {
  const from = lattice.kind(at) === "(" ? at + 1 : at;
  const version = lattice.version(from);
  if (version === null || (from === at && lattice.roman(from) > 0)) return null;
  const to = lattice.kind(version.to) === ")" ? version.to + 1 : version.to;
  const isNumber = lattice.kind(to) === "number" && lattice.books(to).length === 0;
  return isNumber ? { at: to, bits: BIT.version_ignored, version: version.code } : null;
}

/** "1 Kings (3 Kings) 19:12", "Eccl (or Qoh) 3:1": after another name of the same book in brackets. */
function sameBookInside(lattice: Lattice, { book }: State, at: number): Marked | null {
  if (lattice.kind(at) !== "(") return null;
  const isAnd = lattice.isAnd(at + 1);
  const from = isAnd || lattice.has(at + 1, "see") ? at + 2 : at + 1;
  const same = lattice.books(from).find(({ bookIds }) => bookIds.length === 1 && bookIds[0] === book?.bookId);
  if (same === undefined || lattice.kind(same.to) !== ")") return null;
  const bits = BIT.punctuation | BIT.noise_word | same.corrections | (isAnd ? BIT.number_word : 0);
  return { at: same.to + 1, bits };
}

/** Marks between a heading and its numbers: "John (3:16)", "John - 3:16", "John / 3:16", or a line break. */
function headingMarks(lattice: Lattice, at: number): readonly Marked[] {
  const { kind, isOdd } = lattice.token(at);
  const next = lattice.kind(at + 1);
  const isNumber = next === "number" || lattice.has(at + 1, "chapter");
  const isSlashes =
    kind === ";" && lattice.isJoined(at) && lattice.kind(at + 2) === ";" && lattice.isJoined(at + 2);
  const isLine = kind === ";" && !isSlashes && (isOdd || lattice.token(at).text === "\n");
  const isBracket = kind === "(" && lattice.kind(at - 1) !== ":" && (isNumber || lattice.roman(at + 1) > 0);
  const isDash =
    kind === "-" &&
    isNumber &&
    (lattice.isSpaced(at + 1) || !lattice.isSpaced(at)) &&
    isOnePoint(lattice, at + 1);
  return (isLine && isNumber) || isBracket || isDash ? [{ at: at + 1, bits: BIT.punctuation }] : [];
}

/** Whether a chapter with a verse follows a dash. Other numbers after a dash may be the right end of a range. */
function isOnePoint(lattice: Lattice, at: number): boolean {
  if (lattice.has(at, "chapter")) return true;
  const after = lattice.kind(at + 1);
  if (after === ":" || (after === "." && !lattice.isSpaced(at + 2))) return lattice.kind(at + 2) === "number";
  return after !== "number" && after !== "word" && after !== "-";
}

/**
 * Whether a name without numbers may mean the whole book. A short form that is also a word may only if it is the whole
 * input.
 */
function mayBeWhole({ lattice }: Context, { book, separator, items, at, startsSegment }: State): boolean {
  const edge = book?.edge ?? null;
  if (edge === null) return true;
  // "Ps 10000000": a number that the book cannot have.
  if (
    lattice.kind(at) === "number" &&
    lattice.isSpaced(at) &&
    lattice.books(at).length === 0 &&
    lattice.several(at).length === 0
  )
    return false;
  // "John 3:16, John": the name without numbers after its numbers is a mistake.
  const last = items?.item;
  if (last !== undefined && !startsSegment && last.bookId === book?.bookId && last.start !== null)
    return false;
  const isAlias = (edge.corrections & (BIT.book_alias | BIT.book_prefix | BIT.book_spelling)) !== 0;
  if (separator === "space" && items !== null && isAlias) return false;
  // "rv and niv john 3:16" names two translations.
  if (lattice.version(edge.from)?.isBook && lattice.isAnd(at) && lattice.version(at + 1) !== null)
    return false;
  const isWord = lattice.entry(edge.from)?.isWordForm === true && edge.to === edge.from + 1;
  const isAlone = items === null && lattice.kind(lattice.pastDot(at)) === "end";
  return !isWord || isAlone;
}
