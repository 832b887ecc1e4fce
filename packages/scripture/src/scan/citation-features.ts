/**
 * Whether a name with numbers cites the Bible where rules alone do not suffice: a chapter without a verse ("Job 3", "Mark 2"), numbers
 * with a dot ("Luke 3.2"), and chapter and verse directly before a word ("Gen 1:1 trades"). Such a name has features: its kind,
 * how it is written, the numbers, the words beside it and in its sentence, what these say of its subject, and the cost that the
 * rules give it. A linear model weighs them, so that no single word decides. scripts/citation-weights.ts learns its weights from
 * examples.
 */

import type { Item } from "../resolve/grammar/item.ts";
import type { BookEdge } from "../resolve/names/edge.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import {
  addSentenceWords,
  addWords,
  BESIDE_NEXT,
  BIAS,
  type FeatureSink,
  type Ranges,
  rangeOf,
} from "./features.ts";
import {
  hasZero,
  isBareShortForm,
  isCapital,
  isCapitalName,
  isCapitalNumeral,
  isLongForm,
  isPointedTo,
  type Named,
  type NameKind,
  type NumberKind,
  SENTENCE_STARTS,
  SHORTENED,
  tokenBefore,
} from "./named.ts";
import { isClock, isQuarter } from "./pair-costs.ts";
import type { Model } from "./prose-sets.ts";
import { endOfRow, firstEntry } from "./roster-costs.ts";
import { costsOfTopic, forTokensOfSentence, isStop } from "./topic-costs.ts";
import { isWellKnown } from "./well-known.ts";

/** The model that weighs a name with numbers; null if the rules decide alone. `isRefused`: by the rules it is no citation. */
export function modelOf(named: Named, name: NameKind, numbers: NumberKind, isRefused: boolean): Model | null {
  const {
    reader,
    edge,
    item,
    place: { to },
  } = named;
  // "Rom 5, 8:28"
  if (numbers === "chapter") return isBeforePair(reader, to) ? null : "chapter";
  // "Mal. 3. 6.", as in old print
  if (numbers === "dotted") return isOldStyle(reader, edge, item) ? null : "verse";
  if (numbers !== "pair") return null;
  const isTime = name !== "certain" && isQuarter(item);
  return isTime || isBeforeWord(reader, to) || (isRefused && isTiny(named, name)) ? "verse" : null;
}

/** Two letters without a dot, one verse, and nothing that points to a citation: "the father of Ahiezer Nu 1:12". */
const isTiny = (named: Named, name: NameKind): boolean =>
  name === "form" && isBareShortForm(named) && !isLongForm(named);

/** Whether a dot and a space stand after a short form and after its chapter. */
export const isOldStyle = (reader: Reader, { to }: BookEdge, { start }: Item): boolean =>
  reader.kind(to) === "." && reader.isSpaced(to + 1) && start !== null && reader.isSpaced(start.verseAt);

/** Whether chapter and verse of the same book follow. */
const isBeforePair = (reader: Reader, to: number): boolean =>
  reader.kind(to) === "," && reader.kind(to + 1) === "number" && reader.kind(to + 2) === ":";

/** Whether a word follows after a space in the same line. */
const isBeforeWord = (reader: Named["reader"], to: number): boolean =>
  reader.kind(to) === "word" && reader.isSpaced(to) && !reader.startsLine(to);

/** The cost of a name by the rules, and the part of it that comes from a row of names with numbers. */
export interface RuleCosts {
  readonly cost: number;
  readonly roster: number;
}

/** Adds the features of a name with numbers to `sink`. Those whose amount is not above 0 are left out, but for the cost by the rules. */
export function addFeatures(
  sink: FeatureSink,
  named: Named,
  name: NameKind,
  numbers: NumberKind,
  rules: RuleCosts,
): void {
  const { reader, sets, edge, item, place, line } = named;
  const { from } = place;
  const topics = new Topics(sink, sets.topicScores);
  const to = pastList(reader, place.to);
  const [before, before2] = tokensBefore(named);
  const after = reader.startsLine(to) ? LINE : tokenAt(reader, to);
  const { secular, sacred } = costsOfTopic(reader, sets, edge.from, to);
  const letters = reader.letters(edge.to - 1);
  const isShort = (edge.corrections & SHORTENED) !== 0;
  const isDotted = reader.kind(edge.to) === ".";
  const add = (group: string, value: string, amount: number): void => {
    if (amount > 0) topics.add(group, value, amount);
  };
  const addIf = (value: string, isSo: boolean): void => add("is", value, Number(isSo));
  add(BIAS, "", 1);
  sink.add(COST, "", Math.max(LEAST_COST, Math.min(MOST_COST, rules.cost)) / UNIT);
  add("kind", name, 1);
  add("line", line, 1);
  add("chapter", rangeOf(item.start?.chapter ?? 0, CHAPTERS), 1);
  add("before", before, 1);
  add("before2", before2, BESIDE_NEXT);
  add("after", after, 1);
  add("after2", tokenAt(reader, to + 1), BESIDE_NEXT);
  add("name", letters, OF_NAME);
  add("before-name", `${before}/${letters}`, OF_PAIR);
  add("name-after", `${letters}/${after}`, OF_PAIR);
  add("before2-before", `${before2}/${before}`, OF_PAIR);
  add("between", edge.to < from ? tokenAt(reader, edge.to) : "nothing", 1);
  // The words beside the last mention of the name, and around the row of names that it is in, count as if they stood beside it.
  const other = otherMention(named);
  if (other >= 0) {
    add("before", tokenAt(reader, other - 1), 1);
    add("after", tokenAt(reader, other + 2), 1);
  }
  const first = firstEntry(reader, edge.from);
  if (first < edge.from) add("before", tokenAt(reader, first - 1), 1);
  const end = endOfRow(reader, to);
  if (end > to) add("after", tokenAt(reader, end), 1);
  addIf("capital", isCapitalName(named));
  addIf("short", isShort);
  addIf("dotted", isDotted);
  addIf("short-dotted", isShort && isDotted);
  addIf("ordinal", edge.ordinal > 0);
  addIf("pointed-to", isPointedTo(named));
  addIf("listed", named.isListed);
  addIf("joined", edge.to === from && !reader.isSpaced(from));
  addIf("in-capitals", isAllCapitals(reader, edge));
  addIf("numeral", reader.roman(from) > 0);
  addIf("capital-numeral", isCapitalNumeral(reader, place));
  addIf("range", item.start !== item.end);
  // "Joel 1 till 3"
  for (let at = from + 1; at < place.to - 1; at++)
    if (reader.kind(at) === "word") add("inside", reader.letters(at), 1);
  // It is a part of the cost, but says more than the rest.
  add("roster", "", Math.min(rules.roster, MOST_COST) / UNIT);
  add("sacred", "", Math.min(-sacred / UNIT, MOST_WORDS));
  add("secular", "", Math.min(secular / UNIT, MOST_WORDS));
  if (before === START) add("start", name, 1);
  if (ENDS.has(after)) add("end", name, 1);
  if (reader.kind(to) === "word" && after !== LINE) {
    add("before-word", name, 1);
    addIf("before-capital", /^\p{Lu}/u.test(reader.written(to, to + 1)));
  }
  if (numbers !== "chapter") {
    add("verse", rangeOf(item.start?.verse ?? 0, VERSES), 1);
    if (isWellKnown(item.bookId, item.start)) add("well-known", name, 1);
    add("numbers", numbers, 1);
    addIf("padded", hasZero(reader, place));
    if (isQuarter(item)) add("quarter", name, 1);
    if (isClock(item)) add("clock", name, 1);
  }
  addNearWords(topics, named, to);
  addSentence(topics, named);
  topics.addSums();
}

/** The groups whose words are looked up in the topic scores. */
export const TOPIC_GROUPS = ["word", "near-before", "near-after", "before", "after"] as const;

/** So many first letters of a word have a topic score. Longer than those of stems: there are scores for far more words. */
export const TOPIC_STEM = 6;
/** The topic score that has the amount 1. */
const SCORE_UNIT = 10;

/** Passes features on, and adds what the topic scores of all words of a group say together, also of words that no example has. */
class Topics implements FeatureSink {
  readonly #sink: FeatureSink;
  readonly #scores: ReadonlyMap<string, number>;
  readonly #sums = new Map<string, number>(TOPIC_GROUPS.map((group) => [group, 0]));

  constructor(sink: FeatureSink, scores: ReadonlyMap<string, number>) {
    this.#sink = sink;
    this.#scores = scores;
  }

  add(group: string, value: string, amount: number): void {
    this.#sink.add(group, value, amount);
    const sum = this.#sums.get(group);
    if (sum === undefined) return;
    this.#sums.set(group, sum + amount * (this.#scores.get(value.slice(0, TOPIC_STEM)) ?? 0));
  }

  addSums(): void {
    for (const [group, sum] of this.#sums) if (sum !== 0) this.#sink.add("topic", group, sum / SCORE_UNIT);
  }
}

/**
 * The index of the token after the numbers of a list that goes on at `to`: "Gen 1, 2, and 3". All readings of "Gen 6, 7; Lev 8" have the
 * same token after them, so that none costs less because it takes more numbers.
 */
function pastList(reader: Named["reader"], to: number): number {
  let at = to;
  for (;;) {
    let number = at;
    if (LIST_MARKS.has(reader.kind(number))) number++;
    if (reader.isAnd(number)) number++;
    const goesOn = number > at && reader.kind(number) === "number" && reader.kind(number + 1) !== ":";
    if (!goesOn || reader.books(number).length > 0) return at;
    at = number + 1;
  }
}

const LIST_MARKS: ReadonlySet<string> = new Set([",", ";", "-"]);

/** How many tokens back another mention of the name is looked for. */
const MAX_TO_OTHER = 40;

/** The index of the name in its last mention with a lone number before this one; -1 without one. What "Mark 2" means, "Mark 3" means too. */
function otherMention({ reader, edge }: Named): number {
  const letters = reader.letters(edge.to - 1);
  for (let at = edge.from - 2; at >= Math.max(0, edge.from - MAX_TO_OTHER); at--) {
    if (reader.letters(at) !== letters || reader.kind(at + 1) !== "number") continue;
    return reader.kind(at + 2) === ":" ? -1 : at;
  }
  return -1;
}

/** How many tokens on each side are near. */
const NEAR = 4;

/** Adds the words near a name with its numbers in the same sentence, each once on a side. */
function addNearWords(sink: FeatureSink, { reader, edge }: Named, to: number): void {
  const [before, after] = [new Set<string>(), new Set<string>()];
  for (
    let at = edge.from - 1;
    at >= edge.from - NEAR && !isStop(reader, at) && !isStartOfSpeech(reader, at);
    at--
  )
    addWord(before, reader, at);
  for (let at = to; at < to + NEAR && !isStop(reader, at); at++) addWord(after, reader, at);
  addWords(sink, "near-before", before);
  addWords(sink, "near-after", after);
}

function addWord(words: Set<string>, reader: Reader, at: number): void {
  if (reader.kind(at) === "word") words.add(reader.letters(at));
}

/** The most numbers that are counted in a sentence, and the parts into which the share of its capitals falls. */
const MOST_NUMBERS = 5;
const SHARES = 5;

/**
 * Adds the words of the sentence and their first letters, each once, how many numbers it has, and the share of its words with a capital
 * letter. Names of books and their numbers do not count for the numbers and the share.
 */
function addSentence(sink: FeatureSink, { reader, edge, place }: Named): void {
  const words = new Set<string>();
  let [numbers, capitals, all] = [0, 0, 0];
  forTokensOfSentence(reader, edge.from, place.to, (at) => {
    const kind = reader.kind(at);
    if (kind === "number" && isLoneNumber(reader, at)) numbers++;
    if (kind !== "word") return;
    words.add(reader.letters(at));
    if (isName(reader, at)) return;
    all++;
    const { start } = reader.token(at);
    if (isCapital(reader.lines, start) && SMALL.test(reader.lines.charAt(start + 1))) capitals++;
  });
  const share = Math.floor((SHARES * capitals) / Math.max(1, all));
  sink.add("numbers-near", String(Math.min(numbers, MOST_NUMBERS)), 1);
  sink.add("capitals-near", String(share), 1);
  addSentenceWords(sink, words);
}

/** Whether a number stands neither in a list nor with a colon, nor beside the name of a book. */
const isLoneNumber = (reader: Reader, at: number): boolean =>
  !LISTS.has(reader.kind(at - 1)) &&
  !(reader.isAnd(at - 1) && reader.kind(at - 2) === "number") &&
  reader.kind(at + 1) !== ":" &&
  !isName(reader, reader.beforeDot(at)) &&
  !isName(reader, at + 1);

function isName(reader: Reader, at: number): boolean {
  const { plain, numbered } = reader.entry(at) ?? {};
  return Boolean(plain?.exact || numbered?.exact);
}

const SMALL = /\p{Ll}/u;

const LISTS: ReadonlySet<string> = new Set([":", ",", ";", "-"]);

/** The group of the feature of the cost by the rules. */
export const COST = "cost";

/** Costs below and above these say no more. */
const LEAST_COST = -40;
const MOST_COST = 80;
/** The cost that has the amount 1. */
export const UNIT = 20;
const MOST_WORDS = 3;

/** The amounts of features that say less than the others. */
const OF_NAME = 0.7;
const OF_PAIR = 0.7;

/** What stands before a name if its sentence or line begins there. */
const START = "^";
/** What stands after a name if the line ends there. */
const LINE = "$";
/** What stands after a name if the text ends there, and for a number. */
const END = "$$";
const NUMBER = "#";
const ENDS: ReadonlySet<string> = new Set([LINE, ".", "!", "?", END]);

/**
 * The two tokens before a name, the nearer first. Nothing of the sentence before counts, but a short word before a dot may be an
 * abbreviation: "vs. Mark 3".
 */
function tokensBefore(named: Named): readonly [before: string, before2: string] {
  const { reader, line } = named;
  if (line !== "inside") return [START, START];
  const last = tokenBefore(named);
  const isSpeech = isStartOfSpeech(reader, last);
  const isOpening = isSpeech || (reader.kind(last) === "(" && reader.kind(named.place.to) === "word");
  const at = isOpening ? last - 1 : last;
  if (!(isOpening || SENTENCE_STARTS.has(reader.kind(at))))
    return [tokenAt(reader, at), tokenAt(reader, at - 1)];
  const isAbbreviation = reader.kind(at) === "." && reader.letters(at - 1).length <= MAX_ABBREVIATION;
  return isAbbreviation ? [tokenAt(reader, at), tokenAt(reader, at - 1)] : [START, START];
}

/** Whether a token is a quotation mark that begins a sentence: 'They said, "Mark 3'. */
const isStartOfSpeech = (reader: Reader, at: number): boolean =>
  reader.kind(at) === '"' && SPEECH_STARTS.has(reader.kind(at - 1));

/** What stands before such a mark. */
const SPEECH_STARTS: ReadonlySet<string> = new Set([...SENTENCE_STARTS, ",", ":"]);

/** The most letters of an abbreviation. */
const MAX_ABBREVIATION = 3;

/** The letters of a word, or a sign for another token, which no word has. */
function tokenAt(reader: Reader, at: number): string {
  if (at < 0) return START;
  if (at >= reader.end) return END;
  const kind = reader.kind(at);
  if (kind === "word") return reader.letters(at);
  return kind === "number" ? NUMBER : kind;
}

/** Two or more capital letters in a text with small ones: "OS 10". */
const isAllCapitals = (reader: Named["reader"], { from, to }: BookEdge): boolean =>
  reader.hasSmallLetters && /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(reader.written(from, to));

/** Ranges of chapters: small numbers count other things more often. */
const CHAPTERS: Ranges = [
  [1, "1"],
  [2, "2"],
  [5, "3-5"],
  [12, "6-12"],
  [25, "13-25"],
  [50, "26-50"],
  [Number.POSITIVE_INFINITY, "51-"],
];

/** Ranges of verses: scores have small numbers, minutes two digits. */
const VERSES: Ranges = [
  [0, "0"],
  [1, "1"],
  [9, "2-9"],
  [29, "10-29"],
  [59, "30-59"],
  [Number.POSITIVE_INFINITY, "60-"],
];
