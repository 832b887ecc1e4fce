/** Which book and chapter a "v. 5" or "chapter 3" belongs to. */

import type { Entry, Lexicon } from "../resolve/names/lexicon.ts";
import type { Block } from "./blocks.ts";
import type { Last } from "./citation.ts";
import type { ProseSets } from "./prose-sets.ts";
import { NEXT_SENTENCE } from "./sentences.ts";
import { isStanza } from "./songs.ts";

/** A citation of the block, or a name with a number that was not read as one; offsets in UTF-16 units, `end` not included. */
export interface Cited {
  readonly start: number;
  readonly end: number;
  /** Null if its book is not certain, or if it is no citation. */
  readonly last: Last | null;
}

/** How far back brackets are counted and names are looked for, in UTF-16 units. It bounds the cost of hostile text. */
const MAX_DISTANCE = 600;
/** The most citations in brackets that are passed over. */
const MAX_ASIDES = 8;
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
  if (isStanza(block, latest, word, lexicon, sets)) return [];
  const passage = passageOf(block.text, cited, word, sets) ?? latest;
  const froms = passage === latest ? [passage] : [passage, latest];
  return froms.flatMap((from) => {
    if (from?.last === null) return [];
    const { last = null, end = block.from } = from ?? {};
    const places = lastNamed(block.text, Math.max(end, word - MAX_DISTANCE), word, last, lexicon, sets);
    // "Gen 1:1-2:3 ... (vv. 3-31)": chapter 2 has no verse 31.
    return places.flatMap((place) => {
      if (place.from === undefined) return [place];
      const first = { bookId: place.bookId, chapter: place.from };
      // "Mark 8:34-9:1. In v. 35"
      return verseNumberAt(block.text, word) > (place.verse ?? 0) + FURTHER ? [first, place] : [place, first];
    });
  });
}

/** The last citation before `word` that is not an aside to an earlier one; undefined if the aside is too far from that one. */
function passageOf(text: string, cited: readonly Cited[], word: number, sets: ProseSets): Cited | undefined {
  for (let at = cited.length - 1; at >= Math.max(0, cited.length - MAX_ASIDES); at--) {
    const each = cited[at] as Cited;
    const next = cited[at + 1];
    if (next !== undefined && next.start - each.end > MAX_TO_ASIDE) return undefined;
    if (word - each.start > MAX_DISTANCE) return each;
    const end = cited[at - 1]?.end ?? each.start;
    const list = cited[startOfList(text, cited, at)] ?? each;
    if (isQuoted(text, cited[at - 1], each, word, sets)) continue;
    if (!isCompared(text, list.start, sets) && !isInBrackets(text, end, each.start, word)) return each;
  }
  return undefined;
}

const BETWEEN_LISTED = /^\s*[,;&]\s*$/;

/** The index of the first citation of the list that the one at `at` belongs to: "cf. Isa 59:17, 1 Thess 5:8". */
function startOfList(text: string, cited: readonly Cited[], at: number): number {
  let first = at;
  while (
    first > Math.max(0, at - MAX_ASIDES) &&
    BETWEEN_LISTED.test(text.slice(cited[first - 1]?.end, cited[first]?.start))
  )
    first--;
  return first;
}

/**
 * Whether a citation at `from` is in brackets that are closed before `to`, in the sentence of the citation that ends at `end`. In another
 * sentence, it is what that sentence is about: "The Lord's Prayer (Matthew 6:9-13) ends in v. 13".
 */
function isInBrackets(text: string, end: number, from: number, to: number): boolean {
  if (NEXT_SENTENCE.test(text.slice(Math.max(end, from - MAX_TO_ASIDE), from + 1))) return false;
  let depth = 0;
  for (let at = from; at < to; at++) {
    const mark = text.charAt(at);
    if (mark === "(" || mark === "[") depth++;
    else if ((mark === ")" || mark === "]") && --depth < 0) return true;
  }
  return false;
}

const LAST_WORDS = /(?:(\p{L}+)\.?\s+)?(\p{L}+)\.?\s+$/u;
const MAX_WORDS = 24;

/** A verb, perhaps with a preposition: " quotes ", " appeals to ". */
const VERB_ONLY = /^\s+(\p{L}+)(?:\s+\p{Ll}{2,4})?\s+$/u;
const LAST_VERSE = /[:.]\s?(\d+)[^:.]*$/;
/** A verse that is not much after the last one of a passage may still be in its last chapter: "Mark 8:34-9:1. In verse 2". */
const FURTHER = 5;

/** The number shortly after a place; NaN without one. */
const verseNumberAt = (text: string, at: number): number =>
  Number(FIRST_NUMBER.exec(text.slice(at, at + MAX_WORDS))?.[1]);

const FIRST_NUMBER = /^\D{0,12}(\d{1,3})/;

/**
 * "Luke 4:18 quotes Isaiah 61:1-2. In verse 21": whether only a verb of quoting stands between two citations, and the verse at `word` is
 * after that of the first.
 */
function isQuoted(
  text: string,
  quoting: Cited | undefined,
  { start }: Cited,
  word: number,
  { quoteVerbs }: ProseSets,
): boolean {
  if (quoting === undefined || !quoteVerbs.has(VERB_ONLY.exec(text.slice(quoting.end, start))?.[1] ?? ""))
    return false;
  const last = LAST_VERSE.exec(text.slice(quoting.start, quoting.end))?.[1];
  return verseNumberAt(text, word) > Number(last);
}

/** "Compare Gal 3:8", "see also Rom 6:6", but "Rom 6:6. Also Gal 3:8" */
function isCompared(text: string, start: number, { compareWords }: ProseSets): boolean {
  const before = text.slice(Math.max(0, start - MAX_WORDS), start).toLowerCase();
  const [, first = "", last = ""] = LAST_WORDS.exec(before) ?? [];
  return compareWords.has(last) || compareWords.has(`${first}/${last}`);
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

/**
 * The last place, or the book that is named after it, without numbers, from `from` on. After "Isaiah says", both: the verses that follow
 * may still be those of the last place.
 */
function lastNamed(
  text: string,
  from: number,
  to: number,
  last: Last | null,
  lexicon: Lexicon,
  sets: ProseSets,
): readonly Last[] {
  let place = last;
  let speaker: Last | null = null;
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
    const named = { bookId, chapter: 0 };
    if (isTitled(before, after, lexicon) || isCertainName(letters, before, after, sets)) place = named;
    else if (isSpeaking(after, sets)) speaker = named;
  }
  return [speaker, place].filter((each) => each !== null);
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
