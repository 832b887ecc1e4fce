/** Citations of the usual form: turns the output of plain.ts into the parts of a citation. */

import { referenceOf } from "../resolve/answer/references.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { ABSENT, itemsInOrder } from "../resolve/grammar/item.ts";
import { startState } from "../resolve/grammar/state.ts";
import { type Draft, draftsOf } from "../resolve/meaning/coordinates.ts";
import { lexemesOf } from "../resolve/names/lexemes.ts";
import type { Lexicon } from "../resolve/names/lexicon.ts";
import { tokenize } from "../resolve/text/tokens.ts";
import {
  type Citation,
  type CitedPart,
  type CitedReference,
  contextOf,
  costOf,
  edgeOf,
  isStopInCanon,
  type Last,
  lastOf,
  type Reading,
} from "./citation.ts";
import { isUnmistakableName, isUsualWholeName } from "./citation-costs.ts";
import { matchAt } from "./match-at.ts";
import { OddWords, PAIR, SUBJECT, WORK } from "./odd-words.ts";
import { isOneToOne, isQuarter, isRatio } from "./pair-costs.ts";
import { PlainReader } from "./plain.ts";
import type { PlainItem, PlainName, PlainPlace } from "./plain-item.ts";
import { stopOf } from "./plain-stop.ts";
import { isDigit, isSpace, lettersOf } from "./plain-words.ts";
import { ProseLattice } from "./prose-lattice.ts";
import type { ProseSets } from "./prose-sets.ts";
import { type ItemPlace, stopsOf } from "./reading.ts";
import { MAX_BESIDE } from "./roster-costs.ts";
import { TOPIC_AFTER, TOPIC_BEFORE } from "./topic-costs.ts";
import type { Window } from "./windows.ts";

/** A citation of a usual form. */
export interface PlainReading {
  readonly items: readonly PlainItem[];
  readonly name: PlainName;
  readonly place: PlainPlace;
  /** Nothing around it can be evidence against it, so that its cost is that of its name. */
  readonly isCertain: boolean;
}

/** How the grammar reads names before chapter and verse, by the names as written. */
export type NameCache = Map<string, PlainName | null>;

/** The plain citations of a text. */
export class PlainCitations {
  readonly #text: string;
  readonly #reading: Reading;
  readonly #reader: PlainReader;
  readonly #odd: OddWords;
  readonly #names: NameCache;
  /** The rules alone say what a name costs. The models weigh the text around it. */
  readonly #rules: Reading;

  constructor(reading: Reading, text: string, names: NameCache) {
    this.#text = text;
    this.#reading = reading;
    this.#names = names;
    this.#reader = new PlainReader(text, reading.lexicon, reading.sets.numberLabels, (written) =>
      this.#readName(written),
    );
    this.#odd = new OddWords(text, reading.sets);
    this.#rules = { ...reading, sets: { ...reading.sets, weights: NO_WEIGHTS } };
  }

  /**
   * What is plainly written at a place; null if it does not have a usual form. Offsets are those of the text. `isBibleText`: the text
   * certainly cites the Bible.
   */
  read(place: PlainPlace, isBibleText: boolean): PlainReading | null {
    const reader = this.#reader;
    const items = reader.read(place);
    const { name } = reader;
    if (items === null || name === null || !reader.hasEnded()) return null;
    return { items, name, place, isCertain: this.#isCertain(items, name, isBibleText) };
  }

  #isCertain(items: readonly PlainItem[], name: PlainName, isBibleText: boolean): boolean {
    if (!this.#reader.isCertainForm || name.cost > PLAIN_COST) return false;
    // In a Bible text, no word after a whole name can raise its cost above the limit.
    if (this.#isWeighed(items, name) && !(isBibleText && name.isWhole)) return false;
    return !mayMeanElse(this.#text, items, name.cost, this.#reading.lexicon, this.#odd);
  }

  /** Whether a model weighs the citation: a word follows its first numbers, and its name may have another meaning. */
  #isWeighed([first]: readonly PlainItem[], { isUnmistakable }: PlainName): boolean {
    if (first === undefined || this.#reading.sets.weights.verse.size === 0) return false;
    WORD.lastIndex = first.to;
    return WORD.test(this.#text) && !(isUnmistakable && !isRatio(first.item));
  }

  /**
   * The verses after a word for them, in the likeliest of the places that they may belong to; null if they are not plain, or that place
   * does not have them.
   */
  readVerses(place: PlainPlace, lastPlaces: () => Iterable<Last>): Citation | null {
    const reader = this.#reader;
    if (!reader.isBeforeVerses(place)) return null;
    const [last] = lastPlaces();
    if (last === undefined || last.chapter === 0) return null;
    const items = reader.readVerses(place, last);
    if (items === null || !reader.isCertainForm || !reader.hasEnded() || reader.name === null) return null;
    const next = wordAfter(this.#text, items.at(-1)?.to ?? 0);
    const isOther = this.#reading.sets.counted.has(next) || this.#reading.lexicon.find(next)?.roles.has("of");
    return isOther ? null : new PlainCitation(this, { ...place, last }, reader.name, items, 0);
  }

  /** The citation of a reading. `cost`: what speaks against it. */
  citationOf({ items, name, place }: PlainReading, cost: number): Citation {
    return new PlainCitation(this, place, name, items, cost);
  }

  /** The citation of a reading after the text around it was weighed; null if it is too much against it. */
  weigh(read: PlainReading, window: Window, reading: Reading): Citation | null {
    const lattice = new ProseLattice(window, window.lexemes, reading, false);
    const stop = stopOf(lattice, read.items);
    const cost = stop === null ? Number.POSITIVE_INFINITY : costOf(lattice, stop, 0, reading);
    return cost <= reading.limit ? this.citationOf(read, cost) : null;
  }

  /** The parts of a citation that was read before. */
  partsAt(place: PlainPlace): readonly CitedPart[] {
    const { last } = place;
    const items = last === undefined ? this.#reader.read(place) : this.#reader.readVerses(place, last);
    return partsOf(this.#text, items ?? []);
  }

  #readName(written: string): PlainName | null {
    let name = this.#names.get(written);
    if (name === undefined) {
      // A text with that many spellings of names gains nothing from the cache.
      if (this.#names.size >= MAX_NAMES) this.#names.clear();
      const copied = copyOf(written);
      name = this.#readWithGrammar(copied);
      this.#names.set(copied, name);
    }
    return name;
  }

  #readWithGrammar(written: string): PlainName | null {
    const input = `${written.replace(/\s/g, " ")}1:1`;
    const tokens = lexemesOf(tokenize(input).list, this.#reading.lexicon);
    const window = { text: input, lines: input, origin: 0, from: 0, to: input.length };
    const lattice = new ProseLattice(window, tokens, this.#rules, false);
    const context = contextOf(lattice);
    const stop = stopsOf(context, startState(0))[0];
    const [item, second] = stop === undefined ? [] : itemsInOrder(stop.items);
    if (stop === undefined || item === undefined || second !== undefined) return null;
    if (stop.state.ambiguous !== null || !isStopInCanon(stop) || stop.places[0]?.to !== lattice.end)
      return null;
    if (item.start?.chapter !== 1 || item.start.verse !== 1) return null;
    const cost = costOf(lattice, stop, 0, this.#rules);
    const isSettled = lattice.tokens.some((_, at) => lattice.isSettledAt(at));
    const { bookId, text, corrections } = item;
    const edge = edgeOf(lattice, stop.places[0] as ItemPlace, bookId);
    const named = edge && { reader: lattice, sets: this.#reading.sets, edge };
    const isUnmistakable = named !== null && isUnmistakableName(named);
    const isWhole = named !== null && isUsualWholeName(named);
    const names = [{ bookId, letters: lettersOf(written).replace(/[^a-z]/g, "") }];
    return { bookId, text, names, corrections, cost, isUnmistakable, isWhole, isSettled };
  }
}

const MAX_NAMES = 4096;
const NO_WEIGHTS: ProseSets["weights"] = { chapter: new Map(), verse: new Map(), carried: new Map() };

/** A copy of a part of a text. An engine may store a part as a place in the text, which would keep all of it in memory. */
const copyOf = (part: string): string => part.split("").join("");

/** A word after a space in the same line. */
const WORD = /[^\S\n]+\p{L}/uy;

/** A plain citation. Its parts are built when they are needed, so that a text of many citations takes little memory. */
class PlainCitation implements Citation {
  readonly #citations: PlainCitations;
  readonly #place: PlainPlace;
  readonly start: number;
  readonly end: number;
  readonly size: number;
  readonly cost: number;
  readonly last: Last;
  readonly names: Citation["names"];
  readonly isPlain: boolean;
  readonly hasVerse: boolean;
  readonly hasChapter: boolean;
  readonly isAmbiguous = false;

  constructor(
    citations: PlainCitations,
    place: PlainPlace,
    name: PlainName,
    items: readonly PlainItem[],
    cost: number,
  ) {
    const final = items.at(-1) as PlainItem;
    this.#citations = citations;
    this.#place = place;
    this.start = items[0]?.nameFrom ?? 0;
    this.end = final.to;
    this.size = final.item.segment + 1;
    this.cost = cost;
    // What "v. 5" means depends on the citations before it.
    this.isPlain = place.last === undefined;
    this.hasChapter = isChapter(final);
    this.hasVerse = !this.hasChapter;
    this.last = lastOf(final.item);
    this.names = name.names;
  }

  get parts(): readonly CitedPart[] {
    return this.#citations.partsAt(this.#place);
  }
}

function partsOf(text: string, items: readonly PlainItem[]): readonly CitedPart[] {
  const parts: CitedPart[] = [];
  let at = 0;
  for (const draft of draftsOf(items.map(({ item }) => item))) {
    const own = items.slice(at, at + draft.passages.length);
    at += own.length;
    parts.push(plainPart(text, draft, own));
  }
  return parts;
}

/** The highest cost of names that the fast path reads, and that of names which are also names of persons. */
const PLAIN_COST = 20;
const PERSON_COST = 10;

/** Whether the text around a citation may be evidence against it, which the grammar weighs. */
function mayMeanElse(
  text: string,
  items: readonly PlainItem[],
  cost: number,
  lexicon: Lexicon,
  odd: OddWords,
): boolean {
  // Only the numbers after the name are weighed.
  const { item, nameFrom, from } = items[0] as PlainItem;
  const { to } = items.at(-1) as PlainItem;
  const next = wordAfter(text, to);
  if (odd.isTimeUnit(next) || odd.has(WORK, afterNumber(text, nameFrom), nameFrom)) return true;
  if (isWitnessInBrackets(text, nameFrom, lexicon)) return true;
  const hasRatio = isRatio(item);
  const hasTime = isQuarter(item);
  if ((hasRatio || hasTime) && (odd.isSubject(next) || odd.has(PAIR, nameFrom - NEAR, to + NEAR)))
    return true;
  const hasOdd = (): boolean =>
    odd.isTitled(nameFrom) ||
    odd.has(PAIR, nameFrom - NEAR, to + NEAR) ||
    odd.has(SUBJECT, nameFrom - TOPIC_BEFORE, to + TOPIC_AFTER);
  if (cost === 0) return isBareShortForm(text, items) && hasOdd();
  // "Mark", then on the next line "10:45"
  if (text.slice(nameFrom, from).includes("\n")) return true;
  // The numbers after a person's name may be a time or a ratio.
  if (hasTime || isOneToOne(item)) return true;
  if (hasRatio && LETTER.test(text.charAt(to + 1))) return true;
  // "Rev 3:2 of the datasheet"
  if (lexicon.find(next)?.roles.has("of")) return true;
  if (items.some((item, index) => item.isNamed && isOddName(text, item, items[index + 1], cost))) return true;
  return isBesideOthers(text, nameFrom, to, lexicon) || hasOdd();
}

/** The end of the last number near before a name. A work that is named like the book ("Testament of Job 4:5") stands after it. */
function afterNumber(text: string, nameFrom: number): number {
  let at = nameFrom;
  while (nameFrom - at < NEAR && !isDigit(text.charCodeAt(at - 1))) at--;
  return at;
}

const WITNESS = /\p{L}+/uy;

/** "Mal 4:5 (MT 3:23)": a name that is also one of a text, after an opening bracket. */
function isWitnessInBrackets(text: string, nameFrom: number, lexicon: Lexicon): boolean {
  const before = text.charAt(nameFrom - 1);
  if (before !== "(" && before !== "[") return false;
  WITNESS.lastIndex = nameFrom;
  const [name = ""] = WITNESS.exec(text) ?? [];
  return lexicon.find(name.toLowerCase())?.roles.has("witness") === true;
}

const BARE = /^\p{L}{2,4}\s*$/u;

/** Whether the citation begins with one chapter and verse after a short form without a dot, as the grammar asks too. */
const isBareShortForm = (text: string, [first]: readonly PlainItem[]): boolean =>
  first !== undefined &&
  first.item.start === first.item.end &&
  BARE.test(text.slice(first.nameFrom, first.from));

const WORD_AFTER = /\s([A-Za-z]+)/y;

/** The word after a space; empty without one. */
function wordAfter(text: string, at: number): string {
  if (!isSpace(text.charCodeAt(at))) return "";
  WORD_AFTER.lastIndex = at;
  return WORD_AFTER.exec(text)?.[1]?.toLowerCase() ?? "";
}

const LETTER = /\p{L}/u;
const CAPITAL = /\p{Lu}/u;
const SMALL = /\p{Ll}/u;
const NEAR = 50;

const CAPITAL_BEFORE = /(?:^|[^\p{L}])\p{Lu}\p{Ll}*\.?\s+$/u;
/** Two letters without a dot. */
const TINY = /^\p{L}{2}(?!\p{L}|\.)/u;

/**
 * A name in small letters, which may be an ordinary word; a short form in capitals, of two letters before one verse, or after another
 * word with a capital letter ("PS 5:1", "Ro 3:2", "Am. Rev. 4:2").
 */
function isOddName(
  text: string,
  { item, nameFrom, from }: PlainItem,
  next: PlainItem | undefined,
  cost: number,
): boolean {
  const name = text.slice(nameFrom, from);
  if (!CAPITAL.test(name)) return true;
  if (cost <= PERSON_COST) return false;
  if (!SMALL.test(name)) return true;
  const before = text.charAt(lastBefore(text, nameFrom));
  if (before === ";" || before === "(") return false;
  const isOneVerse = item.start === item.end && next?.isNamed !== false;
  return (
    (isOneVerse && TINY.test(name)) || CAPITAL_BEFORE.test(text.slice(Math.max(0, nameFrom - NEAR), nameFrom))
  );
}

/** The offset of the last character before `end` that is no white space; -1 without one. */
function lastBefore(text: string, end: number): number {
  let at = end - 1;
  while (at >= 0 && isSpace(text.charCodeAt(at))) at--;
  return at;
}

/** Another name with a quarter of an hour beside a citation: "Esther 3:10, Joel 3:30". */
const NAME_WITH_TIME_AFTER = /\s*(?:[,;&]|and\b)\s*\p{Lu}\p{L}*\s\d{1,2}:(?:00|15|30|45)(?!\d)/uy;
const TIME_BEFORE = /\d:(?:00|15|30|45)\s*(?:[,;&]|\band)\s*$/;

/** The start of another name with two numbers after a mark between names. */
const OTHER_AFTER = /\s*(?:[,&\u2013-]|and\b|vs?\b\.?)\s*(\p{Lu}\p{L}*)[^\d\n]{0,24}\d/uy;
const OTHER_BEFORE = /(\p{Lu}\p{L}*)\W{1,3}\d+\s*:\s*\d+\s*(?:[,&\u2013-]|\band|\bvs?\.?)\s*$/u;
/** The last characters of the marks and words between names. */
const BETWEEN_NAMES: ReadonlySet<string> = new Set([",", "&", "\u2013", "-", "d", "s", "v", "."]);
const DURATION = /:0\d.?$/;

/** "Anna 8:00, Luke 7:30": another name with two numbers, which is no book, stands beside the citation. */
function isBesideOthers(text: string, nameFrom: number, to: number, lexicon: Lexicon): boolean {
  const isUnknown = (name: string | undefined): boolean =>
    name !== undefined && lexicon.find(name.toLowerCase()) === undefined;
  if (
    matchAt(NAME_WITH_TIME_AFTER, text, to) !== null ||
    TIME_BEFORE.test(text.slice(Math.max(0, nameFrom - NEAR), nameFrom))
  )
    return true;
  OTHER_AFTER.lastIndex = to;
  if (isUnknown(OTHER_AFTER.exec(text)?.[1])) return true;
  const before = lastBefore(text, nameFrom);
  if (DURATION.test(text.slice(Math.max(0, before - 4), before + 1))) return true;
  if (!BETWEEN_NAMES.has(text.charAt(before))) return false;
  // "Mary 8:05, John 8:20, Luke 8:35"
  let others = text.slice(Math.max(0, nameFrom - NEAR), nameFrom);
  for (let count = 0; count < MAX_BESIDE; count++) {
    const other = OTHER_BEFORE.exec(others);
    if (other === null) return false;
    if (isUnknown(other[1])) return true;
    others = others.slice(0, other.index);
  }
  return false;
}

function carriedOf({ isNamed, item }: PlainItem): CitedReference["carried"] {
  if (isNamed) return [];
  return item.start?.chapterAt === ABSENT ? ["book", "chapter"] : ["book"];
}

/** Whether an item names no verse. */
const isChapter = ({ item }: PlainItem): boolean => item.start?.verse === ABSENT;

function plainPart(text: string, draft: Draft, own: readonly PlainItem[]): CitedReference {
  const first = own[0] as PlainItem;
  const last = own.at(-1) as PlainItem;
  const isOdd = !isPlainText(text, first.nameFrom, last.to);
  const corrections = isOdd ? draft.corrections | BIT.punctuation : draft.corrections;
  return {
    kind: "reference",
    start: first.nameFrom,
    end: last.to,
    reference: referenceOf({ ...draft, corrections }, () => 0),
    carried: carriedOf(first),
    spans: own.map(({ from, to }) => [from, to] as const),
    isSettled: first.isSettled,
    isChapters: isChapter(first),
  };
}

function isPlainText(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}
