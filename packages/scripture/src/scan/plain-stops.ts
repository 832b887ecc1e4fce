/**
 * Reads a citation of the usual form from its tokens in one pass: a name, then chapters, or chapters and verses, with
 * ranges and lists of them. It gives the stop that the search of reading.ts finds; a test compares the two. If anything
 * else may be meant, or the citation may go on in another form, it reads nothing and leaves the citation to the search.
 */

import { chapterCount } from "../canon.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { readFollow } from "../resolve/grammar/following.ts";
import { ABSENT, type Follow, type Item, type Items, type Point, pointAt } from "../resolve/grammar/item.ts";
import { mayBeOrdinal, passParts } from "../resolve/grammar/numbers.ts";
import { rangeMarkAt } from "../resolve/grammar/range-marks.ts";
import { productions } from "../resolve/grammar/read.ts";
import { type Context, type State, startState } from "../resolve/grammar/state.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import type { Lattice } from "../resolve/names/lattice.ts";
import { PlainEnd } from "./plain-end.ts";
import type { ItemPlace, Stop } from "./reading.ts";

/** The stop of the citation whose name begins at a token; null if it does not plainly have the usual form. */
export function plainStopOf(context: Context, from: number, hasBareBooks: boolean): Stop | null {
  const [named, ...others] = productions(context, startState(from));
  if (named?.phase !== "book" || others.length > 0 || named.version !== null) return null;
  const { book } = named;
  if (book === null || book.isMachine || chapterCount(book.bookId) < 2) return null;
  return new PlainStopReader(context, named, hasBareBooks).read();
}

/** The left end of an item that was just read. */
interface Left {
  readonly point: Point;
  readonly to: number;
  readonly corrections: number;
}

/** A greater number before a name is no ordinal of a book that does not exist. */
const MAX_LIST_NUMBER = 6;

const MARKS: ReadonlySet<string> = new Set([":", "."]);

class PlainStopReader {
  readonly #context: Context;
  readonly #lattice: Lattice;
  readonly #named: State;
  readonly #end: PlainEnd;
  readonly #places: ItemPlace[] = [];
  #items: Items | null;
  #at: number;
  #segment = 0;
  /** The mark between chapter and verse; empty after chapters without verses. */
  #mark = "";

  constructor(context: Context, named: State, hasBareBooks: boolean) {
    this.#context = context;
    this.#lattice = context.lattice;
    this.#named = named;
    this.#end = new PlainEnd(context.lattice, hasBareBooks);
    this.#items = named.items;
    this.#at = named.at;
  }

  read(): Stop | null {
    if (!this.#first()) return null;
    while (this.#isJoined()) if (!this.#next()) return null;
    const items = this.#items;
    if (items === null || !this.#end.isAt(this.#at, this.#mark !== "")) return null;
    return { state: this.#stateAfter(items), items, places: this.#places };
  }

  #stateAfter(items: Items): State {
    const { end } = items.item;
    return {
      ...this.#named,
      at: this.#at,
      phase: "item",
      items,
      chapter: end?.chapter ?? 0,
      chapterAt: end?.chapterAt ?? ABSENT,
      verse: end?.verse ?? ABSENT,
      level: this.#mark === "" ? "chapter" : "verse",
      segment: this.#segment,
      pending: 0,
      startsSegment: false,
    };
  }

  /** The numbers directly after the name and its dot. */
  #first(): boolean {
    const lattice = this.#lattice;
    const { at, pending, book } = this.#named;
    const number = lattice.pastDot(at);
    if (!this.#isNumber(number)) return false;
    const isJoined = number === at && !lattice.isSpaced(at) && lattice.kind(at - 1) === "word";
    const bits = (number > at ? BIT.punctuation : 0) | (isJoined ? BIT.spacing : 0);
    const place = { nameFrom: book?.from ?? at, from: number, isNamed: true };
    return this.#pair(number, pending | bits, place);
  }

  /** Whether a number without leading zeros or an ordinal suffix is at a token, which no name follows. */
  #isNumber(at: number): boolean {
    const { kind, value, isOdd, isOrdinal } = this.#lattice.token(at);
    return kind === "number" && value > 0 && !isOdd && !isOrdinal && !isOrdinalOf(this.#lattice, at);
  }

  /** "Isa. 4; 2. Jer. 5": a small number before a name may count the items of a list. */
  #mayBeListNumber(at: number): boolean {
    const lattice = this.#lattice;
    const kind = lattice.kind(at + 1);
    const next = kind === "." || kind === ")" ? at + 2 : at + 1;
    if (lattice.kind(next) !== "word") return false;
    if (lattice.lexicon.outsideNumbered.has(lattice.letters(next))) return true;
    // German "20. Psalm"
    const isOrdinal = kind === "." && lattice.lexicon.ordinalSuffixes.some(([suffix]) => suffix === ".");
    return (isOrdinal || lattice.value(at) <= MAX_LIST_NUMBER) && lattice.books(next).length > 0;
  }

  /** A chapter with a verse, or a range or single one of chapters. */
  #pair(at: number, bits: number, place: Omit<ItemPlace, "to">): boolean {
    const lattice = this.#lattice;
    const chapter = lattice.value(at);
    const mark = lattice.kind(at + 1);
    const isMark = this.#context.isCommaLanguage ? mark === "," : MARKS.has(mark);
    if (!isMark || !lattice.isJoined(at + 1) || !this.#isNumber(at + 2)) {
      // "Joh 3,2 Kor 1,3": the number after the mark may be the ordinal of the next name.
      const mayBePair = isMark && lattice.kind(at + 2) === "number" && lattice.isJoined(at + 1);
      if (mark === ":" || this.#mark !== "" || mayBePair) return false;
      const point = { ...pointAt(chapter, at), isLone: true };
      return lattice.kind(at + 1) !== "word" || this.#end.isAt(at + 1, false)
        ? this.#item({ point, to: at + 1, corrections: bits }, place)
        : false;
    }
    if (this.#items !== null && this.#items !== this.#named.items && this.#mark === "") return false;
    this.#mark = mark;
    const point = pointAt(chapter, at, lattice.value(at + 2), at + 2);
    return this.#verse(point, at + 2, bits | (mark === ":" ? 0 : BIT.punctuation), place);
  }

  #verse(point: Point, at: number, bits: number, place: Omit<ItemPlace, "to">): boolean {
    const to = passParts(this.#lattice, at + 1);
    const corrections = bits | (to > at + 1 ? BIT.verse_part_dropped : 0);
    return this.#item({ point, to, corrections }, place);
  }

  /** An item with its right end and extension, if it has them. */
  #item({ point, to, corrections }: Left, place: Omit<ItemPlace, "to">): boolean {
    const lattice = this.#lattice;
    let end = point;
    let next = to;
    let bits = corrections;
    if (lattice.kind(to) === "-") {
      const mark = rangeMarkAt(this.#context, this.#named, to, point);
      const right = mark === null ? null : this.#right(mark.to, point);
      if (mark === null || right === null)
        return (
          this.#end.isAt(to, point.verse !== ABSENT) && this.#add(point, point, "none", { to, bits, place })
        );
      end = right.point;
      next = right.to;
      bits |= mark.corrections | right.corrections;
    }
    const follow = lattice.kind(next) === "word" ? readFollow(lattice, next) : null;
    if (follow !== null) bits |= BIT.following_verses;
    const start = end === point ? point : { ...point };
    return this.#add(start, end, follow?.follow ?? "none", { to: follow?.to ?? next, bits, place });
  }

  /** The right end of a range: a verse, a chapter and verse, or a chapter after a chapter. */
  #right(at: number, left: Point): Left | null {
    const lattice = this.#lattice;
    if (!this.#isNumber(at)) return null;
    const value = lattice.value(at);
    const isPair =
      lattice.kind(at + 1) === this.#mark && lattice.isJoined(at + 1) && lattice.kind(at + 2) === "number";
    if (lattice.kind(at + 1) === ":" && !isPair) return null;
    if (left.verse === ABSENT)
      return isPair ? null : { point: { ...pointAt(value, at), isLone: true }, to: at + 1, corrections: 0 };
    if (isPair && (this.#mark !== ":" || !this.#isNumber(at + 2))) return null;
    const point = isPair
      ? pointAt(value, at, lattice.value(at + 2), at + 2)
      : pointAt(left.chapter, left.chapterAt, value, at);
    const last = isPair ? at + 3 : at + 1;
    const to = passParts(lattice, last);
    return { point, to, corrections: to > last ? BIT.verse_part_dropped : 0 };
  }

  #add(
    start: Point,
    end: Point,
    follow: Follow,
    { to, bits, place }: { to: number; bits: number; place: Omit<ItemPlace, "to"> },
  ): boolean {
    const { book } = this.#named;
    const { bookId = 0, text = "" } = book ?? {};
    if (!isInOrder(bookId, start, end) || !isExtended(bookId, end, follow)) return false;
    const item: Item = {
      bookId,
      text,
      segment: this.#segment,
      start,
      end,
      follow,
      corrections: bits,
      version: null,
      isApart: false,
      isNameOnly: false,
      reversedAt: ABSENT,
    };
    this.#items = { item, before: this.#items };
    this.#places.push({ ...place, to });
    this.#at = to;
    return true;
  }

  /** Whether a mark and a number follow that are not the start of another name. */
  #isJoined(): boolean {
    const lattice = this.#lattice;
    const kind = lattice.kind(this.#at);
    if (kind === "." && this.#context.isCommaLanguage)
      return lattice.isJoined(this.#at) && this.#isNumber(this.#at + 1);
    return (kind === ";" || kind === ",") && this.#isNumber(this.#at + 1);
  }

  /** The next numbers of the same book. */
  #next(): boolean {
    const lattice = this.#lattice;
    const kind = lattice.kind(this.#at);
    const at = this.#at + 1;
    if (this.#mayBeListNumber(at)) return false;
    const place = { nameFrom: at, from: at, isNamed: false };
    if (kind === ";") {
      this.#segment++;
      return this.#pair(at, BIT.book_carry, place);
    }
    // "Gen 4, 5" may be a chapter and a verse.
    if (this.#mark === "") return false;
    const after = lattice.kind(at + 1);
    if (kind === "," && after === ":" && this.#mark === ":") return this.#pair(at, 0, place);
    const isOther =
      after === ":" || (after === "." && lattice.isJoined(at + 1) && !this.#context.isCommaLanguage);
    const isPair =
      this.#context.isCommaLanguage &&
      ((after === "," && lattice.isJoined(at + 1)) || (kind === "," && !lattice.isSpaced(at)));
    if (isOther || isPair || (after === "word" && lattice.isSpaced(at + 1) && !this.#end.isAt(at + 1, true)))
      return false;
    const { chapter = 0, chapterAt = ABSENT } = this.#items?.item.end ?? {};
    const point = pointAt(chapter, chapterAt, lattice.value(at), at);
    return this.#verse(point, at, kind === "." ? BIT.punctuation : 0, place);
  }
}

/** Whether a number may be the ordinal of a name after it. */
const isOrdinalOf = (lattice: Lattice, at: number): boolean =>
  lattice.ordinal(at) > 0 &&
  (mayBeOrdinal(lattice, at) || lattice.books(at).length > 0 || lattice.several(at).length > 0);

/** Whether both ends are in the canon, the second after the first. */
function isInOrder(bookId: number, start: Point, end: Point): boolean {
  if (!isWithin(bookId, start.chapter, start.verse)) return false;
  if (start === end) return true;
  const isRising = start.chapter < end.chapter || (start.chapter === end.chapter && start.verse < end.verse);
  return isRising && isWithin(bookId, end.chapter, end.verse);
}

/** Whether the canon has the next verse or chapter, if one is meant. */
const isExtended = (bookId: number, { chapter, verse }: Point, follow: Follow): boolean =>
  follow !== "next" ||
  (verse === ABSENT ? chapter < chapterCount(bookId) : isWithin(bookId, chapter, verse + 1));
