/** Text that may follow an item without changing it: closing marks, a translation, asides, final marks. */

import { bookById } from "../../book.ts";
import { hasTrait } from "../../data/traits.ts";
import * as BIT from "../correction-bits.ts";
import type { Lattice } from "../names/lattice.ts";
import { hasOptional } from "./item.ts";
import { digitsAt, isPartWord } from "./numbers.ts";
import { isCapitals } from "./other-text.ts";
import type { Production } from "./productions.ts";
import { amendLast, bookIdOf, type Context, type State, step } from "./state.ts";

const CLOSING: Production = "closing mark";
const FINAL: Production = "final marks";
const VERSION: Production = "translation after";
const ASIDE: Production = "aside";

/** The most tokens of an aside. */
const MAX_TOKENS = 16;

/** The states after text that may be skipped after an item. */
export function trailingAt(context: Context, state: State): readonly State[] {
  const { lattice } = context;
  const { at } = state;
  const aside = asideEnd(context, state);
  if (aside > at) return [step(state, ASIDE, aside, amendLast(state, BIT.noise_word))];
  const version = versionAfter(context, state);
  if (version !== null) return [version];
  const kind = lattice.kind(at);
  return kind === ")" || kind === '"' || (kind === "*" && !isBlank(context.lattice, state))
    ? [closing(context, state)]
    : [];
}

/** "John *": the star is a placeholder for a number. */
const isBlank = (lattice: Lattice, { at, level }: State): boolean =>
  level === "none" && lattice.isSpaced(at) && lattice.kind(at + 1) === "end";

function closing({ lattice }: Context, state: State): State {
  const isClose = lattice.kind(state.at) === ")";
  const bits = isClose && hasOptional(state.items) ? 0 : BIT.punctuation;
  const restored = isClose && state.aside !== null ? { ...state.aside, aside: null } : {};
  return step(state, CLOSING, state.at + 1, { ...amendLast(state, bits), ...restored });
}

/** The state at the end of the input if only final marks are left; otherwise null. */
export function finalAt({ lattice }: Context, state: State): State | null {
  let at = state.at;
  for (; lattice.kind(at) !== "end"; at++) {
    const kind = lattice.kind(at);
    if (![",", ":", ";", ".", "!", '"', ")", "*"].includes(kind)) return null;
    // "John ?:?", "John 3:"
    if (kind === ":" && (at > state.at || !isAfterVerse(lattice, state))) return null;
    // "John *": the star is a placeholder for a number.
    if (kind === "*" && at === state.at && isBlank(lattice, state)) return null;
  }
  return at === state.at ? state : step(state, FINAL, at, amendLast(state, BIT.punctuation));
}

/** A verse must follow the colon after a chapter. */
const isAfterVerse = (lattice: Lattice, { at, level }: State): boolean =>
  (level !== "chapter" && ([":", "."].includes(lattice.kind(at - 2)) || lattice.isVerseWord(at - 2))) ||
  lattice.kind(at - 1) !== "number";

/** A translation after an item, perhaps in brackets, or after a comma, a dash or a joined dot. */
function versionAfter({ lattice }: Context, state: State): State | null {
  const { at, version } = state;
  const kind = lattice.kind(at);
  const from = passVersionMarks(lattice, state);
  const found = lattice.kind(from) === "word" ? lattice.version(from) : null;
  if (found === null) return null;
  if (kind !== "(" && kind !== "." && startsReference(lattice, found.to, found.isBook)) return null;
  // "Ps. lxvii. 5; lxx. 5": lxx is Psalm 70, not the Septuagint.
  const isCount = lattice.kind(lattice.pastDot(found.to)) === "number";
  if (state.isRoman && lattice.roman(from) > 0 && isCount) return null;
  const isInner = kind === "(" && state.aside !== null && lattice.kind(found.to) === ")";
  const code = version ?? found.code;
  const { items: amended = null } = amendLast(state, BIT.version_ignored);
  return step(state, VERSION, isInner ? found.to + 1 : found.to, {
    items: withVersion(amended, state.segment, code),
    version: code,
  });
}

/** Skips marks before a translation: comma, dash, slash, joined dot, brackets, "and" after another translation. */
function passVersionMarks(lattice: Lattice, { at, items }: State): number {
  const kind = lattice.kind(at);
  const isSlash = kind === ";" && lattice.token(at).isOdd;
  const isDot = kind === "." && (lattice.isJoined(at) || lattice.kind(at + 1) === "(");
  const from = isSlash || isDot || ["(", ",", "-"].includes(kind) ? at + 1 : at;
  return lattice.pastOpening(items?.item.version !== null && lattice.isAnd(from) ? from + 1 : from);
}

/** Records a translation in the items of the segment that have none. */
function withVersion(items: State["items"], segment: number, code: string): State["items"] {
  if (items === null || items.item.segment !== segment || items.item.version !== null) return items;
  return { item: { ...items.item, version: code }, before: withVersion(items.before, segment, code) };
}

/** A reference follows the translation, which then belongs to that one: "John 3:16, ESV Rom 8:28". */
function startsReference(lattice: Lattice, to: number, isBook: boolean): boolean {
  const at = isBook ? lattice.pastDot(to) : to;
  if (lattice.kind(at) === "number") return lattice.isSpaced(at);
  return lattice.isBookAt(at) || (lattice.entry(at)?.plain.beginning ?? null) !== null;
}

/** The end of an aside (a psalm response, or the numbers of another text) at the next token; without one, that token. */
function asideEnd(context: Context, state: State): number {
  const { lattice } = context;
  const { at, level } = state;
  if (lattice.kind(at) === "word") return level === "none" ? at : responseEnd(context, state, at, false);
  const next = lattice.kind(at + 1);
  if (lattice.kind(at) !== "(" || (next !== "word" && next !== "number")) return at;
  const response = responseEnd(context, state, at + 1, true);
  if (response > at + 1) return response;
  const isOld = bookById(state.book?.bookId ?? 66).testament === "OT";
  const numbering = isOld ? numberingEnd(context, state, at + 1) : at + 1;
  return numbering > at + 1 ? numbering : at;
}

const RESPONSE_SIGN = "\u211f";

/** The end of the response of a psalm: "(R. 5b)", "R. cf. 2". Returns `from` if there is none. */
function responseEnd({ lattice }: Context, state: State, from: number, isBracket: boolean): number {
  if (!lattice.has(from, "response")) return from;
  const isMarked = isMarkedResponse(lattice, from);
  const isPiece = hasTrait(bookIdOf(state), "pieces");
  if (isPiece ? !isBracket && !isMarked : !isBracket || !isMarked) return from;
  let hasNumber = false;
  for (let at = from + 1; at < from + MAX_TOKENS; at++) {
    const kind = lattice.kind(at);
    if (isBracket ? kind === ")" : kind === "end" || kind === ";")
      return hasNumber ? at + (isBracket ? 1 : 0) : from;
    if (digitsAt(lattice, at) !== null) hasNumber = true;
    else if (kind === "word" && !isResponseWord(lattice, at)) return from;
    else if (kind === ":" && hasNumber) return from;
    else if (!["word", ":", ".", ",", "-"].includes(kind)) return from;
  }
  return from;
}

function isMarkedResponse(lattice: Lattice, at: number): boolean {
  const isSign = lattice.input[lattice.token(at).start] === RESPONSE_SIGN;
  return isSign || [".", ":"].includes(lattice.kind(at + 1));
}

const isResponseWord = (lattice: Lattice, at: number): boolean =>
  isPartWord(lattice, at) || lattice.isSeeWord(at) || lattice.hasAny(at, ["in", "and"]);

/** The end of numbers of another text: "(9:5 in Hebrew)", "[MT 3:1-5]", "(LXX Ps 32:6)". Returns `from` if there are none. */
function numberingEnd({ lattice }: Context, state: State, from: number): number {
  let hasNumber = false;
  let hasWitness = false;
  for (let at = from; at < from + MAX_TOKENS; at++) {
    const kind = lattice.kind(at);
    if (kind === ")") return hasNumber && hasWitness ? at + 1 : from;
    if (digitsAt(lattice, at) !== null) hasNumber = true;
    else if (kind === "word") {
      if (lattice.has(at, "witness")) {
        // "(Heb 9:5)" and "(Mt 3:1)" are books.
        const isBook = lattice.entry(at)?.plain.exact !== null;
        if (isBook && !hasNumber && !isCapitals(lattice, at)) return from;
        hasWitness = true;
      } else if (!isBesideNumbers(lattice, state, at)) return from;
    } else if (![":", "-", ".", ","].includes(kind)) return from;
  }
  return from;
}

function isBesideNumbers(lattice: Lattice, { book }: State, at: number): boolean {
  if (lattice.isSeeWord(at) || lattice.hasAny(at, ["in", "the", "of", "verse", "verses"])) return true;
  const name = lattice.entry(at)?.plain.exact?.bookIds[0] ?? 0;
  return name === book?.bookId && hasTrait(name, "pieces");
}
