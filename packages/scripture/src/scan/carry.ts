/** Which book and chapter a "v. 5" or "chapter 3" belongs to. */

import type { Entry, Lexicon } from "../resolve/names/lexicon.ts";
import type { Last } from "./citation.ts";
import type { ProseSets } from "./prose-sets.ts";
import type { Block } from "./windows.ts";

/** A citation of the block; offsets in UTF-16 units of the text, `end` not included. */
export interface Cited {
  readonly start: number;
  readonly end: number;
  /** Null if its book is not certain. */
  readonly last: Last | null;
}

/** How far back brackets are counted and names are looked for, in UTF-16 units. It bounds the cost of hostile text. */
const MAX_DISTANCE = 1000;
/** The most citations in brackets that are passed over. */
const MAX_ASIDES = 16;
/** The most UTF-16 units between a citation and brackets that are an aside to it. */
const MAX_TO_ASIDE = 300;

/**
 * The places that numbers at `word` may carry on from, the likeliest first: the last citation of the block before them that is not an
 * aside ("Rom 6:1 (cf. Gal 5:24) ... v. 11"), or the last name of a book after it, with chapter 0; then the last citation, for verses
 * that the first does not have. Empty if it is not clear.
 */
export function carriedPlaces(
  block: Block,
  cited: readonly Cited[],
  word: number,
  lexicon: Lexicon,
  sets: ProseSets,
): readonly Last[] {
  const latest = cited.at(-1);
  const passage = openCitation(block.text, cited, word, lexicon) ?? latest;
  const places = passage === latest ? [passage] : [passage, latest];
  return places.map((from) => placeAfter(block, from, word, lexicon, sets)).filter((place) => place !== null);
}

function placeAfter(
  { text, from: block }: Block,
  from: Cited | undefined,
  word: number,
  lexicon: Lexicon,
  sets: ProseSets,
): Last | null {
  if (from?.last === null) return null;
  const { last = null, end = block } = from ?? {};
  return lastNamed(text, Math.max(end, word - MAX_DISTANCE), word, last, lexicon, sets);
}

/**
 * The last citation before `word` that is not an aside: not in brackets which are closed there, and not after a word such as
 * "compare". Undefined if only one far away is none.
 */
function openCitation(
  text: string,
  cited: readonly Cited[],
  word: number,
  lexicon: Lexicon,
): Cited | undefined {
  for (let at = cited.length - 1; at >= Math.max(0, cited.length - MAX_ASIDES); at--) {
    const each = cited[at] as Cited;
    const next = cited[at + 1];
    if (next !== undefined && next.start - each.end > MAX_TO_ASIDE) return undefined;
    if (word - each.start > MAX_DISTANCE) return each;
    if (!isClosed(text, each.start, word) && !isCompared(text, each.start, lexicon)) return each;
  }
  return undefined;
}

/** Brackets that are a sentence of their own: "He rests. (Ge 8:13-19)". */
const OWN_SENTENCE = /[.!?]["\u201d\u2019]?\s*[([][^()[\]]*$/;
const MAX_BRACKET = 100;

/** Whether brackets inside a sentence that are open at `from` are closed before `to`. */
function isClosed(text: string, from: number, to: number): boolean {
  if (OWN_SENTENCE.test(text.slice(Math.max(0, from - MAX_BRACKET), from))) return false;
  let depth = 0;
  for (let at = from; at < to; at++) {
    const mark = text.charAt(at);
    if (mark === "(" || mark === "[") depth++;
    else if ((mark === ")" || mark === "]") && --depth < 0) return true;
  }
  return false;
}

const LAST_WORD = /(\p{L}+)\.?\s+$/u;

/** "Compare Gal 3:8", "see also Rom 6:6" */
function isCompared(text: string, start: number, lexicon: Lexicon): boolean {
  const [, word = ""] = LAST_WORD.exec(text.slice(Math.max(0, start - MAX_TITLE), start)) ?? [];
  const roles = lexicon.find(word.toLowerCase())?.roles;
  return roles !== undefined && (roles.has("see") || roles.has("also"));
}

/** Text in brackets. */
const ASIDE = /\([^()]*\)|\[[^[\]]*\]/g;
const CAPITAL_WORD = /\p{Lu}[\p{L}]+/gu;
const NUMBER_AFTER = /^\.?\s{1,2}\d/;
/** "'s Gospel" */
const OWNED = /^['\u2019]s\s+(\p{L}+)/u;
/** "Gospel of", "letter to the" */
const TITLED = /(\p{L}+)\s+(?:\p{Ll}+\s+){1,3}$/u;
const WORD_BEFORE = /(\p{L}+)\s+$/u;
const MAX_TITLE = 32;

/** The last place, or the book that is named after it, without numbers, from `from` on. */
function lastNamed(
  text: string,
  from: number,
  to: number,
  last: Last | null,
  lexicon: Lexicon,
  sets: ProseSets,
): Last | null {
  let place = last;
  const between = text.slice(from, to).replace(ASIDE, " ");
  for (const { 0: name, index } of between.matchAll(CAPITAL_WORD)) {
    const letters = name.toLowerCase();
    const entry = lexicon.find(letters);
    const after = between.slice(index + name.length, index + name.length + MAX_TITLE);
    if (entry === undefined) continue;
    // "Matt 7:12; Tob 4:15; cf. v. 16"
    if (entry.isOutside && NUMBER_AFTER.test(after)) place = null;
    // A name with a number is a citation, or was not read as one.
    if (NUMBER_AFTER.test(after)) continue;
    const { bookIds = [] } = entry.plain.exact ?? {};
    const [bookId = 0, other] = bookIds;
    if (bookId === 0 || other !== undefined || bookId === place?.bookId) continue;
    const before = between.slice(Math.max(0, index - MAX_TITLE), index);
    if (
      isTitled(before, after, lexicon) ||
      isSpeaking(after, sets) ||
      isCertainName(letters, before, after, sets)
    )
      place = { bookId, chapter: 0 };
  }
  return place;
}

/** "Mark's Gospel", "the Gospel of Mark", "the letter of James" */
function isTitled(before: string, after: string, lexicon: Lexicon): boolean {
  const words = [OWNED.exec(after)?.[1], TITLED.exec(before)?.[1]];
  return words.some((word) => isTitle(word === undefined ? undefined : lexicon.find(word.toLowerCase())));
}

const isTitle = (entry: Entry | undefined): boolean =>
  entry !== undefined &&
  (entry.roles.has("gospel") || entry.roles.has("epistle") || entry.roles.has("title"));

const VERB = /^\s+(\p{Ll}+)/u;

/** "Isaiah says in chapter 9" */
const isSpeaking = (after: string, { sayings }: ProseSets): boolean =>
  sayings.has(VERB.exec(after)?.[1] ?? "");

/** Whether a name without numbers certainly means a book: "in Ephesians", but not a person, "called Hebrews" or "the Romans". */
function isCertainName(letters: string, before: string, after: string, sets: ProseSets): boolean {
  if (letters.length < MIN_LETTERS || sets.words.has(letters)) return false;
  if (sets.uncertainForms.has(letters) || sets.particles.has(letters)) return false;
  const word = WORD_BEFORE.exec(before)?.[1]?.toLowerCase() ?? "";
  // "In Mark, in chapter 4"
  if (sets.persons.has(letters)) return sets.insideWords.has(word) && after.startsWith(",");
  return sets.placeWords.has(word);
}

/** Shorter names are short forms, which name no book without a number. */
const MIN_LETTERS = 4;
