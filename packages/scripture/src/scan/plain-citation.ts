/** Citations of the usual form: turns the output of plain.ts into the parts of a citation. */

import { referenceOf } from "../resolve/answer/references.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { itemsInOrder } from "../resolve/grammar/item.ts";
import { startState } from "../resolve/grammar/state.ts";
import { draftsOf } from "../resolve/meaning/coordinates.ts";
import { lexemesOf } from "../resolve/names/lexemes.ts";
import { tokenize } from "../resolve/text/tokens.ts";
import {
  type Citation,
  type CitedPart,
  type CitedReference,
  contextOf,
  costOf,
  isStopInCanon,
  ProseLattice,
  type Reading,
} from "./citation.ts";
import { isQuarter } from "./pair-costs.ts";
import { type PlainItem, type PlainName, PlainReader } from "./plain.ts";
import { stopsOf } from "./reading.ts";
import { TOPIC_AFTER, TOPIC_BEFORE } from "./topic-costs.ts";

/** A cache: how the grammar reads a name before chapter and verse, by the name as written. */
export class PlainNames {
  readonly #reading: Reading;
  readonly #names = new Map<string, PlainName | null>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  read = (written: string): PlainName | null => {
    let name = this.#names.get(written);
    if (name === undefined) {
      // A text with that many spellings of names gains nothing from the cache.
      if (this.#names.size >= MAX_NAMES) this.#names.clear();
      name = this.#readWithGrammar(written);
      this.#names.set(written, name);
    }
    return name;
  };

  #readWithGrammar(written: string): PlainName | null {
    const input = `${written.replace(/\s/g, " ")}1:1`;
    const tokens = lexemesOf(tokenize(input).list, this.#reading.lexicon);
    const lattice = new ProseLattice(input, tokens, this.#reading, false);
    const context = contextOf(lattice);
    const stop = stopsOf(context, startState(0))[0];
    const [item, second] = stop === undefined ? [] : itemsInOrder(stop.items);
    if (stop === undefined || item === undefined || second !== undefined) return null;
    if (stop.state.ambiguous !== null || !isStopInCanon(stop) || stop.places[0]?.to !== lattice.end)
      return null;
    if (item.start?.chapter !== 1 || item.start.verse !== 1) return null;
    const cost = costOf(lattice, stop, 0, this.#reading);
    const isSettled = lattice.tokens.some((_, at) => lattice.isSettledAt(at));
    return { bookId: item.bookId, text: item.text, corrections: item.corrections, cost, isSettled };
  }
}

const MAX_NAMES = 4096;

/**
 * The citation at a word, read directly from the characters of a text; null if it does not have the usual form. Its
 * offsets are those of the text.
 */
export function readPlainCitation(
  text: string,
  word: number,
  least: number,
  end: number,
  reading: Reading,
  names: PlainNames,
): Citation | null {
  const reader = new PlainReader(text, end, reading.lexicon, names.read);
  const items = reader.read(word, least);
  if (items === null || !reader.hasEnded() || reader.cost > PLAIN_COST) return null;
  if (reader.cost > PERSON_COST && items.some((item) => isInCapitals(text, item))) return null;
  // The numbers after a person's name may be a time or a ratio. Leave these cases to the grammar.
  if (reader.cost > 0 && items.some(({ item }) => isQuarter(item))) return null;
  if (reader.cost > 0 && (hasPairWord(text, items, reading) || isBesideNumbers(text, items))) return null;
  const parts: CitedPart[] = [];
  let at = 0;
  for (const draft of draftsOf(items.map(({ item }) => item))) {
    const own = items.slice(at, at + draft.passages.length);
    at += own.length;
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined) return null;
    parts.push(plainPart(text, draft, own, first, last));
  }
  const final = items.at(-1) as PlainItem;
  return {
    parts,
    cost: reader.cost,
    last: { bookId: final.item.bookId, chapter: final.item.end?.chapter ?? 0 },
    end: final.to,
    names: items
      .filter(({ isNamed }) => isNamed)
      .map((named) => ({ bookId: named.item.bookId, letters: lettersOf(text, named) })),
  };
}

/** Whether a word near a citation may be evidence against it. */
function hasPairWord(text: string, items: readonly PlainItem[], { sets }: Reading): boolean {
  const from = items[0]?.nameFrom ?? 0;
  const to = items.at(-1)?.to ?? 0;
  const around = `${text.slice(Math.max(0, from - TOPIC_BEFORE), from)} ${text.slice(to, to + TOPIC_AFTER)}`;
  return (around.toLowerCase().match(/[a-z]+/g) ?? []).some(
    (word) => sets.pairWords.has(word) || sets.timeWords.has(word) || sets.secular.has(word),
  );
}

/** "Anna 8:00, Luke 7:30": another name with two numbers stands beside the citation. */
function isBesideNumbers(text: string, items: readonly PlainItem[]): boolean {
  const from = items[0]?.nameFrom ?? 0;
  const to = items.at(-1)?.to ?? 0;
  return (
    /^\s*,\s*\p{Lu}\p{L}*\s*\d+\s*:/u.test(text.slice(to, to + TOPIC_AFTER)) ||
    /\p{Lu}\p{L}*\s*\d+\s*:\s*\d+\s*,\s*$/u.test(text.slice(Math.max(0, from - TOPIC_BEFORE), from))
  );
}

/** The highest cost of names that the fast path reads, and that of names which are also names of persons. */
const PLAIN_COST = 20;
const PERSON_COST = 10;

/** "PS 5:1": a name in capitals may be another abbreviation. */
const isInCapitals = (text: string, { isNamed, nameFrom, from }: PlainItem): boolean =>
  isNamed && !/\p{Ll}/u.test(text.slice(nameFrom, from));

const lettersOf = (text: string, { nameFrom, from }: PlainItem): string =>
  text
    .slice(nameFrom, from)
    .toLowerCase()
    .replace(/[^a-z]/g, "");

function plainPart(
  text: string,
  draft: ReturnType<typeof draftsOf>[number],
  own: readonly PlainItem[],
  first: PlainItem,
  last: PlainItem,
): CitedReference {
  const isOdd = !isPlainText(text, first.nameFrom, last.to);
  const corrections = isOdd ? draft.corrections | BIT.punctuation : draft.corrections;
  return {
    kind: "reference",
    start: first.nameFrom,
    end: last.to,
    reference: referenceOf({ ...draft, corrections }, () => 0),
    carried: first.isNamed ? [] : ["book"],
    spans: own.map(({ from, to }) => [from, to] as const),
    isSettled: first.isSettled,
    isChapters: false,
  };
}

function isPlainText(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}
