/** Separators of items: each continues the list or starts a new reference. */

import { chapterCount, hasVerse } from "../../canon.ts";
import * as BIT from "../correction-bits.ts";
import { numberedAt } from "../names/untitled-names.ts";
import { areVerseCommas } from "./commas.ts";
import { listDotCosts } from "./dots.ts";
import { isOtherText } from "./other-text.ts";
import type { Production } from "./productions.ts";
import { type Context, type Separator, type State, step, stepsAfter } from "./state.ts";

const COMMA: Production = "comma of a list";
const AND: Production = "and";
const SEMICOLON: Production = "semicolon";
export const DOT: Production = "dot between";
const LIST_DOT: Production = "dot of a list";
export const BRACKET: Production = "bracket";
const NOTHING: Production = "space between";

/** The states after a separator. */
export function separatorsAt(context: Context, state: State): readonly State[] {
  const { lattice } = context;
  const { at } = state;
  switch (lattice.kind(at)) {
    case ";":
      return isBrokenName(context, state) ? [] : [newSegment(context, state)];
    case ",":
      return [join(state, COMMA, at + 1, "comma", 0)];
    case "&":
      return isHeading(context, state) ? [] : [join(state, AND, at + 1, "and", BIT.punctuation)];
    case ".":
    case "!":
      return dots(context, state);
    case "(":
      return [step(state, BRACKET, at + 1, { phase: "start", separator: "bracket" })];
    case "?":
      return lattice.token(at).text === "=" && lattice.books(at + 1).length > 0
        ? [newSegment(context, state)]
        : [];
    case "number":
      return [join(state, NOTHING, at, "space", 0)];
    case "word":
      return words(context, state);
    default:
      return [];
  }
}

/** The further parts of a separator, after its first mark: ", and", "; cf.", ", (". */
export function moreSeparatorsAt(context: Context, state: State): readonly State[] {
  const { lattice } = context;
  const { at, separator, items } = state;
  if (items === null) return firstAnd(context, state);
  if (separator === "bracket" && lattice.isAnd(at) && !isOtherText(context, state, at))
    return [{ ...and(context, state), separator }];
  if (separator === "none" || separator === "bracket") return [];
  if (lattice.kind(at) === ")" && separator === "comma") return [closed(state)];
  if (lattice.kind(at) === ";") return isBrokenName(context, state) ? [] : [newSegment(context, state)];
  if (lattice.kind(at) === ",")
    return [join(state, COMMA, at + 1, stronger(separator, "comma"), BIT.punctuation)];
  // "Rom 12:1", then "and 2" on a new line: the line break suggests a chapter, the word a verse.
  const isOpen =
    separator === "line" && lattice.kind(at + 1) === "number" && lattice.books(at + 1).length === 0;
  return lattice.isAnd(at) && !isOpen && !isOtherText(context, state, at) ? [and(context, state)] : [];
}

/** "Genesis and 3:16": the whole book, or a chapter of it. */
function isHeading({ lattice }: Context, { at, items }: State): boolean {
  return (
    items?.item.start === null &&
    lattice.kind(at + 1) === "number" &&
    lattice.books(at + 1).length === 0 &&
    lattice.several(at + 1).length === 0
  );
}

/** "And Gal 5:22": before the first reference. */
function firstAnd(context: Context, state: State): readonly State[] {
  const { lattice } = context;
  const isBook = lattice.has(state.at, "and") && lattice.books(state.at + 1).length > 0;
  return isBook && state.separator === "none" ? [{ ...and(context, state), separator: "none" }] : [];
}

/** "12:1-4, [5-10,] 11-14": a bracket that closes after the comma. */
function closed(state: State): State {
  const restored = state.aside === null ? {} : { ...state.aside, aside: null };
  return step(state, BRACKET, state.at + 1, { pending: state.pending | BIT.punctuation, ...restored });
}

const STRENGTH: readonly Separator[] = [
  "none",
  "space",
  "dot",
  "see",
  "comma",
  "and",
  "bracket",
  "line",
  "semicolon",
];

const stronger = (a: Separator, b: Separator): Separator =>
  STRENGTH.indexOf(a) > STRENGTH.indexOf(b) ? a : b;

function join(
  state: State,
  production: Production,
  to: number,
  separator: Separator,
  bits: number,
  cost = 0,
): State {
  return {
    ...state,
    at: to,
    phase: "start",
    separator: stronger(state.separator, separator),
    pending: state.pending | bits,
    cost: state.cost + cost,
    steps: stepsAfter(state, production, to),
  };
}

function and({ lattice }: Context, state: State): State {
  const bits = lattice.kind(state.at) === "&" ? BIT.punctuation : BIT.number_word;
  return join(state, AND, lattice.pastDot(state.at + 1), "and", bits);
}

function newSegment({ lattice }: Context, state: State): State {
  const isLine = lattice.token(state.at).text === "\n";
  return step(state, SEMICOLON, state.at + 1, {
    phase: "start",
    separator: isLine ? "line" : "semicolon",
    segment: state.segment + 1,
    startsSegment: true,
    level: "none",
    version: null,
    pending: state.pending | (lattice.kind(state.at) === "?" ? BIT.punctuation : 0),
  });
}

/** The readings of a dot: it continues a list of verses, or it ends an item before another book. */
function dots(context: Context, state: State): readonly State[] {
  const { lattice } = context;
  const { at } = state;
  const joined = join(state, DOT, at + 1, "dot", BIT.punctuation);
  const isNumber = lattice.kind(at + 1) === "number" && lattice.kind(at) === ".";
  if (!isNumber || lattice.isSpaced(at)) return [joined];
  if (isLoneList(context, state)) return [joined, join(state, LIST_DOT, at + 1, "comma", BIT.punctuation)];
  const isList = state.level === "verse" && (state.mark === ":" || state.mark === "," || state.mark === "vv");
  const cost = isList ? listCost(context, state) : null;
  if (cost === null) return [joined];
  // A list of verses shows that the comma before it stood before a verse.
  const commas = state.commas === "assumed" ? "verse" : state.commas;
  return [joined, join({ ...state, commas }, LIST_DOT, at + 1, "comma", BIT.punctuation, cost)];
}

/** "Phlm 9-10. 12-17": lone numbers of a book of one chapter are verses, but "Jude 1. 5" is chapter and verse. */
function isLoneList({ lattice }: Context, { at, level, chapter, book }: State): boolean {
  const next = lattice.value(at + 1);
  const bookId = book?.bookId ?? 0;
  const isOnly =
    chapterCount(bookId) === 1 &&
    level === "chapter" &&
    1 < chapter &&
    chapter < next &&
    lattice.isSpaced(at + 1);
  return isOnly && hasVerse(bookId, 1, next) && lattice.kind(at + 2) !== ":";
}

/**
 * "Rom 8:28; 1", then "John 4:8" on a new line: the number at the end of the line is an ordinal, or a chapter of the
 * book before.
 */
function isBrokenName({ lattice }: Context, { at }: State): boolean {
  if (lattice.token(at).text !== "\n" && lattice.token(at).text !== "\r") return false;
  const number = lattice.beforeDot(at);
  const before = lattice.beforeDot(number);
  const isItem =
    [";", ",", "&", "*", "("].includes(lattice.kind(number - 1)) ||
    lattice.isSeeWord(before) ||
    lattice.hasAny(before, ["and", "in"]);
  const ordinal = lattice.ordinal(number);
  if (!isItem || ordinal === 0 || lattice.kind(at + 1) !== "word") return false;
  return numberedAt(lattice, { from: number, name: at + 1, ordinal, skip: 0 })?.bookIds.length === 1;
}

/** The cost of continuing the verses after a dot; null if that is impossible. */
function listCost(context: Context, state: State): number | null {
  const { lattice } = context;
  const { at, book, items, chapter } = state;
  const next = lattice.value(at + 1);
  const bookId = book?.bookId ?? 0;
  if (
    lattice.isSpaced(at + 1) &&
    ((state.mark !== ":" && !context.isCommaLanguage) || lattice.books(at + 1).length > 0)
  )
    return null;
  if (lattice.kind(at + 2) === ":" || !hasVerse(bookId, chapter, next) || state.verse > next) return null;
  if (lattice.kind(at - 1) !== "number" || lattice.isSpaced(at + 1)) return 0;
  const { start = null, end = null } = items?.item ?? {};
  const isRight = start !== end;
  const before = isRight ? (start?.verse ?? 0) : (items?.before?.item.end?.verse ?? 0);
  const isFirst = lattice.kind(at - 2) === ":" || (lattice.kind(at - 2) === "," && areVerseCommas(state));
  return isFirst && !isRight ? 0 : listDotCosts(context, { state, bookId, at: at - 1, before, isRight }).list;
}

function words(context: Context, state: State): readonly State[] {
  const { lattice } = context;
  const { at } = state;
  if (lattice.isAnd(at))
    return isHeading(context, state) || isOtherText(context, state, at) ? [] : [and(context, state)];
  return [join(state, NOTHING, at, "space", 0)];
}
