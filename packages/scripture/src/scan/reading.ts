/**
 * The grammar in prose: reads a citation from a token on, and returns every place where it may end. citation-costs.ts
 * chooses between these places by the text around each.
 */

import { hasDottedOrdinals } from "../languages/language.ts";
import { hasOptional, type Item, type Items } from "../resolve/grammar/item.ts";
import { productions, pruned } from "../resolve/grammar/read.ts";
import type { Context, State } from "../resolve/grammar/state.ts";

/**
 * The tokens of an item: where its name starts (or its numbers, if the book is carried), where its numbers start, and
 * where it ends.
 */
export interface ItemPlace {
  readonly nameFrom: number;
  readonly from: number;
  /** The token after it. */
  readonly to: number;
  /** The book's name precedes the numbers. */
  readonly isNamed: boolean;
}

/** A place where a citation may end: after the last item of `state`. */
export interface Stop {
  readonly state: State;
  readonly items: Items;
  /** Of each item, in order. */
  readonly places: readonly ItemPlace[];
}

/** The most states of a window. It bounds the cost of hostile text. */
const MAX_STATES = 1500;

/** All stops of the citations that start with `start`: the longest first, and of equal length the cheapest first. */
export function stopsOf(
  context: Context,
  start: State,
  mayBeCited: MayBeCited = () => true,
): readonly Stop[] {
  return new StopSearch(context, mayBeCited).run(start);
}

/** Whether a named item may be cited at its place. Reading stops at one that may not. */
export type MayBeCited = (item: Item, place: ItemPlace, isListed: boolean) => boolean;

class StopSearch {
  readonly #context: Context;
  readonly #agenda: State[][] = [];
  readonly #stops: Stop[] = [];
  readonly #places = new WeakMap<Items, readonly ItemPlace[]>();
  #states = 0;

  readonly #mayBeCited: MayBeCited;

  constructor(context: Context, mayBeCited: MayBeCited) {
    this.#context = context;
    this.#mayBeCited = mayBeCited;
  }

  run(start: State): readonly Stop[] {
    this.#agenda[start.at] = [start];
    const { end } = this.#context.lattice;
    for (let at = start.at; at <= end && this.#states < MAX_STATES; at++) {
      for (const state of pruned(this.#agenda[at] ?? [])) this.#continueFrom(state);
      // No state is queued after this token.
      if (this.#agenda.length <= at + 1) break;
    }
    const toOf = ({ places }: Stop): number => places.at(-1)?.to ?? 0;
    return this.#stops.sort((a, b) => toOf(b) - toOf(a) || a.state.cost - b.state.cost);
  }

  #continueFrom(state: State): void {
    if (endsInProse(this.#context, state)) return;
    for (const next of productions(this.#context, state)) {
      if (++this.#states > MAX_STATES) return;
      // A name in brackets after a citation is another citation.
      if (state.separator === "bracket" && next.phase === "book") continue;
      if (!this.#note(state, next)) continue;
      if (next.at > state.at) this.#wait(next);
      else if (next.phase !== state.phase || next.separator !== state.separator) this.#continueFrom(next);
    }
  }

  #wait(state: State): void {
    const waiting = this.#agenda[state.at];
    if (waiting === undefined) this.#agenda[state.at] = [state];
    else waiting.push(state);
  }

  /** Stores the places of new items, and the stop after them. False if a new item may not be cited. */
  #note(state: State, next: State): boolean {
    const { items } = next;
    if (items === null || items === state.items) return true;
    const before = state.items === null ? [] : (this.#places.get(state.items) ?? []);
    const count = newItems(items, state.items);
    if (count === 0) {
      this.#places.set(items, before);
      return true;
    }
    if (endsWithOrdinal(this.#context, next.at - 1)) return false;
    const isNamed = state.phase === "book" || state.book?.from !== next.book?.from;
    const nameFrom = state.phase === "book" ? (state.book?.from ?? state.at) : state.at;
    const from = pastMarks(this.#context, state.at, next.at);
    const place = { nameFrom, from, to: next.at, isNamed };
    const isRange = count > 1 || items.item.start !== items.item.end;
    if (isRange && endsWithBareName(this.#context, place)) return false;
    if (hasEndInside(this.#context, place)) return false;
    if (isNamed && before.length > 0 && (secondName(before) >= 0 || isVerse(this.#context, nameFrom)))
      return false;
    if (isNamed && !this.#mayBeCited(items.item, place, before.length > 0)) return false;
    const places = [...before, ...Array.from({ length: count }, () => place)];
    this.#places.set(items, places);
    this.#stops.push({ state: next, items, places });
    return true;
  }
}

/**
 * German "Lk 2,1. Ps 6": a number joined to a chapter is its verse, and not that of a Psalm after it. It may be the
 * ordinal of a book: "Joh 3,1. Kor 13".
 */
const isVerse = ({ lattice, isCommaLanguage }: Context, at: number): boolean =>
  isCommaLanguage &&
  lattice.kind(at) === "number" &&
  (lattice.books(at).length === 0 || !hasDottedOrdinals(lattice.lexicon.language)) &&
  lattice.kind(at - 1) === "," &&
  lattice.isJoined(at - 1) &&
  lattice.kind(at - 2) === "number";

/**
 * "1 Cor. 13. 1 John 4:7", "Ps. lxxxvi. 1 Cor. x. 31": after a dot and a space, the number of a book is no verse. "Gen 1:1 - 2 Kings":
 * nor does it end a range after a dash between spaces, or after "to" if the book has a number too ("Genesis 1 to 2 Kings 25").
 */
function endsWithOrdinal({ lattice }: Context, at: number): boolean {
  const isDash = lattice.kind(at - 1) === "-" && lattice.isSpaced(at - 1) && lattice.isSpaced(at);
  const isTo = isDash || lattice.has(at - 1, "to");
  if (!isTo && (lattice.kind(at - 1) !== "." || !lattice.isSpaced(at))) return false;
  // "ver. 4 of ch. 5": the number after a word for verse is no ordinal of a book.
  if (!isTo && lattice.isVerseWord(at - 2)) return false;
  return lattice
    .books(at)
    .some(({ ordinal, to }) => ordinal > 0 && (!isTo || isDash || lattice.hasNumberAfter(to - 1)));
}

/** "James 1:2 \u2013 James, the brother", "Isa 61:1 - is": a name without a number ends no range that begins with numbers. */
function endsWithBareName({ lattice }: Context, { from, to }: ItemPlace): boolean {
  let hasNumber = false;
  for (let at = from; at < to; at++) {
    // The first place from which the name reaches to the end: in "the epistle to the Hebrews", the word "to" is part of it.
    if (lattice.books(at).some((edge) => edge.to === to)) return hasNumber && lattice.isRangeMark(at - 1);
    hasNumber ||= lattice.kind(at) === "number" || lattice.roman(at) > 0;
  }
  return false;
}

/**
 * Whether a mark inside a place ends it. After a comma or dash, a number is no chapter before a bracket, or a dot and a space, and a word for verse:
 * "Mark 6:10, 12. Verse 9", "vv. 5-7 (v. 4)". Nor is a number before a dot and a note in brackets: "Rom. x. 6, 7. (3) Moses". A colon and a dot
 * do not stand in one range: "Jer 31:31-34.3" has the figure of a note.
 */
function hasEndInside({ lattice }: Context, { from, to }: ItemPlace): boolean {
  // "De 7:9 the f God": a word of a concordance, cut to its first letter
  const isCutWord = to - 1 > from && lattice.letters(to - 1).length === 1 && lattice.has(to - 2, "the");
  if (isCutWord && lattice.kind(to) === "word") return true;
  let hasColon = false;
  for (let at = from + 1; at < to; at++) {
    const mark = lattice.kind(at);
    if (mark === ":") hasColon = true;
    if ((mark !== "." && mark !== "(") || lattice.kind(at - 1) !== "number") continue;
    const before = lattice.kind(at - 2);
    const isVerse = lattice.isVerseWord(at + 1) && (mark === "(" || lattice.isSpaced(at + 1));
    if (isVerse && (before === "," || before === "-")) return true;
    if (mark === "." && lattice.kind(at + 1) === "(" && lattice.isSpaced(at + 1)) return true;
    if (mark === "." && before === "-" && hasColon && lattice.kind(at + 1) === "number") return true;
  }
  return false;
}

/** The index of the first place that names another book; -1 if there is none. The books of a range are one place. */
const secondName = (places: readonly ItemPlace[]): number =>
  places.findIndex((place, index) => index > 0 && place.isNamed && place !== places[index - 1]);

/**
 * The stop before the second named book. The second book is read only to interpret a number before its name ("Rom 5:8
 * and 1 John 4:9"), and is then read again as another citation, so that a list of names takes linear time.
 */
export function firstBookOf({ state, items, places }: Stop): Stop {
  const end = secondName(places);
  if (end < 0) return { state, items, places };
  let node = items;
  for (let count = places.length; count > end && node.before !== null; count--) node = node.before;
  return { state, items: node, places: places.slice(0, end) };
}

/** Marks between a name and its numbers belong to neither. */
function pastMarks({ lattice }: Context, from: number, to: number): number {
  let at = from;
  while (at < to - 1 && lattice.kind(at) !== "word" && lattice.kind(at) !== "number") at++;
  return at;
}

/** A mark after an item that ends a sentence, a bracket or a quotation ends the citation too. */
function endsInProse({ lattice }: Context, { phase, at, items, level }: State): boolean {
  if (phase !== "item") return false;
  const kind = lattice.kind(at);
  if (kind === "." && level === "chapter" && isChapterAfterAnd(lattice, at + 1)) return false;
  // "Dan. vii.; xii. 2"
  if (kind === "." && SEPARATORS.has(lattice.kind(at + 1)) && isNumber(lattice, at + 2)) return false;
  if (kind === ".")
    return (lattice.isSpaced(at + 1) || lattice.kind(at + 1) !== "number") && !isPairAlone(lattice, at + 1);
  // 'Watts, "Psalm 110," 5'
  if (kind === "," && lattice.kind(at + 1) === '"' && !lattice.isSpaced(at + 1)) return true;
  // "Exod 12:1-4, (5-10), 11-14": optional verses.
  if (kind === ")" && items !== null && hasOptional(items))
    return (
      lattice.kind(at + 1) !== "number" && (lattice.kind(at + 1) !== "," || lattice.kind(at + 2) !== "number")
    );
  // "Eph 2:8-9 (cf. 1:7)", but "John 3:16 (NIV)"
  if (kind === "(" && lattice.kind(at + 1) === "word") return !isNumberAfterSee(lattice, at + 1);
  return kind === ")" || kind === '"' || kind === "!" || kind === "?" || kind === "*";
}

/** "cf. 1:7", "see also 3:8", "esp. 5:3-12", "or 12:1" */
function isNumberAfterSee(lattice: Context["lattice"], see: number): boolean {
  // "John 3:16 (ET 7:30)"
  const isAnd = lattice.isAnd(see) && lattice.written(see, see + 1) === lattice.letters(see);
  if (!isAnd && !lattice.hasAny(see, ["see", "especially"])) return false;
  const at = lattice.pastDot(see + 1);
  return isNumber(lattice, lattice.has(at, "also") ? at + 1 : at);
}

const SEPARATORS: ReadonlySet<string> = new Set([";", ","]);

/** Whether a number or a Roman numeral is at a token. */
const isNumber = (lattice: Context["lattice"], at: number): boolean =>
  lattice.kind(at) === "number" || (lattice.roman(at) > 0 && (lattice.entry(at)?.roles.size ?? 0) === 0);

/** "Isa. ix. and x.": in old print, a dot after a Roman numeral does not end the sentence. */
function isChapterAfterAnd(lattice: Context["lattice"], and: number): boolean {
  const isSmall = (at: number): boolean => lattice.written(at, at + 1) === lattice.letters(at);
  if (!lattice.isAnd(and) || !isSmall(and)) return false;
  const at = and + 1;
  const isNumber = lattice.kind(at) === "number" || (lattice.roman(at) > 0 && isSmall(at));
  return isNumber && lattice.books(at).length === 0;
}

/** "Acts 2:38. 22:16.": chapter and verse between marks, in a list whose items end with dots. */
function isPairAlone(lattice: Context["lattice"], at: number): boolean {
  if (lattice.kind(at) !== "number" || lattice.kind(at + 1) !== ":" || !lattice.isJoined(at + 1))
    return false;
  if (lattice.kind(at + 2) !== "number") return false;
  const to = lattice.kind(at + 3) === "-" && lattice.kind(at + 4) === "number" ? at + 5 : at + 3;
  return AFTER_PAIR.has(lattice.kind(to));
}

const AFTER_PAIR: ReadonlySet<string> = new Set([".", ";", ",", "end"]);

/** How many items were added after `old`; 0 if the last item only changed. */
function newItems(items: Items, old: Items | null): number {
  let count = 0;
  for (let each: Items | null = items; each !== null && each !== old; each = each.before) {
    count++;
    if (old !== null && each.before === old.before && each !== old) return count - 1;
  }
  return count;
}
