/**
 * Text that may precede an item without changing it: quotation marks, brackets, "see", a translation, a time of day.
 */

import { hasTrait } from "../../data/traits.ts";
import * as BIT from "../correction-bits.ts";
import type { Lattice } from "../names/lattice.ts";
import { SEE_ROLES } from "../names/token-reader.ts";
import type { Production } from "./productions.ts";
import { type Context, type State, step } from "./state.ts";
import { passVerseId } from "./verse-ids.ts";
import { isBeforePair } from "./verse-words.ts";

const MARK: Production = "leading mark";
const WORD: Production = "noise word";
const WORK: Production = "work";
const HOUR: Production = "hour";
const VERSION: Production = "translation before";

export function leadingAt(context: Context, state: State): readonly State[] {
  const { lattice } = context;
  if (lattice.kind(state.at) === "word") return wordLeads(context, state);
  if (!isMark(context, state)) return [];
  const { at, items, separator, aside } = state;
  // "Ezra 2:60, [61-64]66": optional verses.
  const isOptional =
    lattice.kind(at) === "(" && items !== null && separator === "comma" && lattice.kind(at + 1) === "number";
  if (isOptional && aside !== null) return [];
  const bits = isOptional && lattice.books(at + 1).length === 0 ? BIT.optional_verses : BIT.punctuation;
  return [step(state, MARK, at + 1, { pending: state.pending | bits })];
}

function wordLeads(context: Context, state: State): readonly State[] {
  const leads: State[] = [];
  for (const production of WORD_LEADS) {
    const next = production(context, state);
    if (next !== null) leads.push(next);
  }
  return leads;
}

/** Whether an opening mark precedes an item, or the input begins with a mark that has no meaning. */
function isMark({ lattice }: Context, state: State): boolean {
  const { at, items, startsSegment } = state;
  const { kind, text } = lattice.token(at);
  switch (kind) {
    case '"':
    case "*":
      return true;
    case "(":
      return state.separator !== "bracket";
    case "#":
      return startsSegment;
    case "-":
      return isBullet(lattice, state);
    case ",":
    case ".":
    case ")":
      return items === null;
    case ";":
      return items === null || isParallel(lattice, state);
    case "!":
      return items === null && text === ".";
    case "?":
      return (items === null && text === ">") || isParallel(lattice, state);
    default:
      return false;
  }
}

const PARALLEL_SIGNS = "=/|";

/** "(= Acts 2:17)", "(// Mark 1:9)": signs before a parallel in brackets. */
function isParallel(lattice: Lattice, { at, separator }: State): boolean {
  let next = at;
  while (PARALLEL_SIGNS.includes(lattice.token(next).text) && lattice.kind(next) !== "end") next++;
  return separator === "bracket" && next > at && lattice.books(next).length > 0;
}

/** Whether a dash is a list mark: at the start of the input, or at the start of a line before a book. */
function isBullet(lattice: Lattice, { at, items, startsSegment }: State): boolean {
  if (items === null && (lattice.token(at).text !== "~" || lattice.isSpaced(at + 1))) return true;
  const isItem = ["word", "*", '"', "("].includes(lattice.kind(at + 1));
  return startsSegment && lattice.isSpaced(at + 1) && (isItem || lattice.books(at + 1).length > 0);
}

/** Words that introduce a reference: "see also:", "cf.", "e.g.". */
function seeAt(context: Context, state: State): State | null {
  const { lattice } = context;
  const { at } = state;
  const from = isLatin(lattice, at) ? at + 2 : at;
  if (from === at && !lattice.isSeeWord(at) && !isVersus(context, at) && !isBeforeBook(lattice, state))
    return null;
  let to = lattice.pastDot(from + 1);
  if (lattice.has(to, "also")) to++;
  if (lattice.kind(to) === ":" || lattice.kind(to) === ",") to++;
  const separator = state.separator === "none" || state.separator === "space" ? "see" : state.separator;
  return step(state, WORD, to, { pending: state.pending | BIT.noise_word, separator });
}

/** "Gal 2:16 vs. 3:2" in prose. */
const isVersus = ({ lattice, isProse = false }: Context, at: number): boolean =>
  isProse && lattice.isVerseWord(at) && isBeforePair(lattice, lattice.pastDot(at + 1));

/** "in" adds nothing before a book: "quoted in John 3:16 from Isa 6:10". */
const isBeforeBook = (lattice: Lattice, { at, items }: State): boolean =>
  lattice.has(at, "in") && (items === null || lattice.books(at + 1).length > 0);

/** "e.g.", "i.e.": two letters that are one word. */
function isLatin(lattice: Lattice, at: number): boolean {
  if (
    lattice.letters(at).length !== 1 ||
    lattice.kind(at + 1) !== "." ||
    lattice.letters(at + 2).length !== 1
  )
    return false;
  const roles = lattice.lexicon.find(lattice.letters(at) + lattice.letters(at + 2))?.roles;
  return SEE_ROLES.some((role) => roles?.has(role));
}

function workAt({ lattice }: Context, state: State): State | null {
  const to = passVerseId(lattice, state.at);
  return to === state.at ? null : step(state, WORK, to, {});
}

/** A time of day before a psalm: "AM Psalm 1, 2; PM: Psalm 3". */
function hourAt({ lattice }: Context, state: State): State | null {
  const { at } = state;
  if (!lattice.has(at, "hour")) return null;
  const to = lattice.kind(at + 1) === ":" ? at + 2 : lattice.pastDot(at + 1);
  const isPiece = lattice.books(to).some(({ bookIds }) => hasTrait(bookIds[0] ?? 0, "pieces"));
  return isPiece ? step(state, HOUR, to, { pending: state.pending | BIT.noise_word }) : null;
}

/** A translation before a reference: "ESV John 3:16", "KJV: John 3:16", "(NIV) John 3:16". */
function versionBefore({ lattice }: Context, state: State): State | null {
  const version = lattice.version(state.at);
  if (version === null) return null;
  const { code, to: end, isBook } = version;
  const kind = lattice.kind(end);
  // "Rv; Eph 6:14", "rv and Ps 8" are lists of books.
  const isListed = kind === ";" || lattice.isAnd(end);
  if (isListed && isBook && /[a-z]/.test(lattice.written(state.at, end))) return null;
  let to =
    [")", ":", ",", "-", ";"].includes(kind) || (kind === "." && lattice.kind(end + 1) !== "number")
      ? end + 1
      : end;
  to = lattice.pastOpening(to);
  const next = lattice.kind(to);
  if (next === "number" ? to === end && !lattice.isSpaced(to) : next !== "word") return null;
  // In a list, only a book name after it shows that the translation does not belong to the item before.
  if (!state.startsSegment && lattice.books(to).length === 0) return null;
  return step(state, VERSION, to, {
    pending: state.pending | BIT.version_ignored,
    version: state.version ?? code,
  });
}

const WORD_LEADS = [seeAt, workAt, hourAt, versionBefore];
