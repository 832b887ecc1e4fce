/** How a text introduces a citation: as an aside to what it is about (compared, quoted, in brackets), or as what it turns to. */

import type { Lexicon } from "../resolve/names/lexicon.ts";
import type { Last } from "./citation.ts";
import type { Heading } from "./headings.ts";
import { backOverLetters, backOverSpaces } from "./plain-before.ts";
import { DOT } from "./plain-words.ts";
import type { ProseSets, Words } from "./prose-sets.ts";
import { NEXT_ITEM, NEXT_SENTENCE, SENTENCE_START } from "./sentences.ts";

/** A citation of the block, or a name with a number that was not read as one; offsets in UTF-16 units, `end` not included. */
export interface Cited {
  readonly start: number;
  readonly end: number;
  /** Null if its book is not certain, or if it is no citation. */
  readonly last: Last | null;
  /** It begins with a word for chapter or verse and has no name: "v. 5". */
  readonly isMarked: boolean;
  /** The last verse of a "vv. 4-7" that belongs to no passage that the text cites: what the text is about is not known. 0 for others. */
  readonly unknownVerse: number;
  /** Nothing is carried from it, as it is the passage of a heading or a "v. 5" that is meant for that passage. Such a verse belongs to no other place. */
  readonly isBarred: boolean;
  /** It begins a note: "Ver. 3. The law". */
  readonly isNote: boolean;
  /** What the block stands under, if this is its passage: a heading, or the context of the text. */
  readonly heading: Heading | null;
  /** Null until it is needed. */
  introduction: Introduction | null;
}

/** A citation whose introduction was not needed yet. */
export const citedAt = (
  { start, end }: Pick<Cited, "start" | "end">,
  last: Last | null,
  {
    isMarked = false,
    isNote = false,
    unknownVerse = 0,
    heading = null,
    isBarred = heading?.isGiven === false,
  }: Partial<Omit<Cited, "start" | "end" | "last" | "introduction">> = {},
): Cited => ({ start, end, last, isMarked, isNote, unknownVerse, isBarred, heading, introduction: null });

/** Adds a mention. Of several verses in a row whose passage is not known, the last one is kept: what a later verse may follow. */
export function addMention(cited: Cited[], mention: Cited): void {
  const isFurther = mention.unknownVerse > 0 && (cited.at(-1)?.unknownVerse ?? 0) > 0;
  if (isFurther) cited.pop();
  cited.push(mention);
}

/** A verse whose passage is not known. */
export const unknownAt = (place: Pick<Cited, "start" | "end">, unknownVerse: number): Cited =>
  citedAt(place, null, { isMarked: true, unknownVerse });

/** How a text introduces a citation. */
export interface Introduction {
  /** "Compare Gal 3:8", "cf. Isa 59:17, 1 Thess 5:8", "Luke 4:18 quotes Isaiah 61:1-2". */
  readonly isCompared: boolean;
  /** The citation before it is quoted there: "Isa 40:3 is quoted in Mark 1:2-8". */
  readonly isWhereQuoted: boolean;
  /** The offset at which the brackets around it are closed; infinite if there are none, or if they are long. */
  readonly bracketEnd: number;
  /**
   * No citation is before the brackets in their sentence or item. They then name what that sentence is about: "The Lord's Prayer (Matthew
   * 6:9-13) ends in v. 13". Several places ("Josh. 21:44; 22:4") are examples.
   */
  readonly isApart: boolean;
  /** It is one of a list of citations: "Gal. iii. 8; Heb. xi. 4". */
  readonly isListed: boolean;
  /** No citation is before it in its sentence, or in its item of a list. */
  readonly beginsSentence: boolean;
  readonly beginsItem: boolean;
  /** After another citation, and not "we see Matt 5:14": "See Matt 5:14", 'For "lights" see Dan 12:3'. */
  readonly isSeen: boolean;
  /** The text says that it turns to it: "Now look at John 3:16". */
  readonly isTold: boolean;
  /** The text turns to it: it says so, or the citation begins a sentence, a line or a cell. */
  readonly isTurn: boolean;
}

/** How far brackets and a citation before them are looked for, in UTF-16 units. */
const MAX_TO_ASIDE = 300;

/** How the citation with an index in the list is introduced. It is worked out once. */
export function introductionAt(
  text: string,
  cited: readonly Cited[],
  at: number,
  words: Words,
): Introduction {
  const each = cited[at] as Cited;
  each.introduction ??= introductionOf(text, cited, at, words);
  return each.introduction;
}

function introductionOf(text: string, cited: readonly Cited[], at: number, words: Words): Introduction {
  const { sets } = words;
  const { start, end } = cited[at] as Cited;
  const between = textBefore(text, cited[at - 1], start);
  const afterLast = at === 0 ? "" : text.slice(cited[at - 1]?.end, start);
  const beginsItem = NEXT_ITEM.test(between);
  const beginsSentence = at === 0 || NEXT_SENTENCE.test(between);
  const isTold = isAfterWords(text, start, sets.turnWords);
  const first = firstOfList(text, cited, at, words.lexicon);
  return {
    isCompared: isAfterWords(text, first.start, sets.compareWords) || isQuoted(afterLast, sets),
    isWhereQuoted: saysQuotedIn(afterLast, sets),
    bracketEnd: endOfBrackets(text, start),
    isApart: (beginsItem || beginsSentence) && !text.slice(start, end).includes(";"),
    isListed: first !== cited[at] || NEXT_LISTED.test(text.slice(end, end + MAX_NEXT_LISTED)),
    beginsSentence,
    beginsItem,
    isSeen: first !== cited[0] && isSeen(text, first.start, sets),
    isTold,
    isTurn: isTold || beginsText(text, start),
  };
}

/** The text between the citation before, or the beginning of the block, and a citation at `start`, with its first character. */
function textBefore(text: string, before: Cited | undefined, start: number): string {
  const from = Math.max(0, start - MAX_TO_ASIDE);
  // A heading before the block has no length.
  if (before !== undefined && before.end > before.start)
    return text.slice(Math.max(from, before.end), start + 1);
  const block = text.slice(from, start + 1);
  return `\n${block.slice(block.lastIndexOf("\n\n") + 1)}`;
}

/** Whether a citation begins a sentence, a line or a cell. */
const beginsText = (text: string, start: number): boolean =>
  SENTENCE_START.test(text.slice(Math.max(0, start - MAX_WORDS), start));

const FIRST_WORDS = /(?:\p{L}+,?\s+){1,3}$/u;
/** How far before a citation the first words of its sentence are looked for, in UTF-16 units. */
const MAX_FIRST_WORDS = 48;

/** Whether no more than three words stand before a citation in its sentence, line or cell: "Now in chapter 5, Isaiah". */
export const opensSentence = (text: string, start: number): boolean =>
  beginsText(text, start) ||
  SENTENCE_START.test(text.slice(Math.max(0, start - MAX_FIRST_WORDS), start).replace(FIRST_WORDS, ""));

/** A verb, perhaps with a subject or a preposition: " quotes ", " he quotes ", " appeals to ". */
const VERB_ONLY = /^(?:\s+\p{L}+)??\s+(\p{L}+)(?:\s+\p{Ll}{2,4})?\s+$/u;

/** Whether only a verb of quoting stands between two citations. */
const isQuoted = (between: string, { quoteVerbs }: ProseSets): boolean =>
  between.length < MAX_WORDS && quoteVerbs.has(VERB_ONLY.exec(between)?.[1] ?? "");

/** "is quoted in", ", quoted by Peter in" */
const QUOTED_BETWEEN =
  /^,?\s+(?:\p{Ll}+\s+){0,2}?(\p{Ll}+)(?:\s+\p{Ll}{2,3}\s+\p{Lu}\p{L}+)?\s+(\p{Ll}{2,10})\s+$/u;

/** Whether the words between two citations say that the second one quotes the first: "Isa 40:3 is quoted in Mark 1:2-8". */
function saysQuotedIn(between: string, { quotedForms, insideWords }: ProseSets): boolean {
  const [, verb = "", inside = ""] = QUOTED_BETWEEN.exec(between) ?? [];
  return quotedForms.has(verb) && insideWords.has(inside);
}

/** Whether a verb of quoting stands before a place, perhaps with a preposition: "quotes Lev 19:18", "appeals to Gen 15:6". */
export function isAfterQuoteVerb(text: string, start: number, { quoteVerbs }: ProseSets): boolean {
  const [verb, last] = lastWords(text, start);
  return quoteVerbs.has(last) || (last.length <= MAX_PREPOSITION && quoteVerbs.has(verb));
}

const MAX_PREPOSITION = 4;

/** A mark or "and" between two citations of a list. */
const BETWEEN_LISTED = /^\s*(?:[,;&]\s*)?(?:(\p{L}+)\s+)?$/u;
const MAX_LISTED = 8;

function areListed(text: string, before: Cited, after: Cited, lexicon: Lexicon): boolean {
  const between = BETWEEN_LISTED.exec(text.slice(before.end, after.start));
  const [, and] = between ?? [];
  return (
    between !== null && (and === undefined || lexicon.find(and.toLowerCase())?.roles.has("and") === true)
  );
}

/** A mark of a list and another name with a number after a citation: "; Heb. xi. 4", ", 1 Cor 3:2". */
const NEXT_LISTED = /^\s?[,;]\s{1,2}(?:[1-3]\s?)?\p{Lu}\p{L}*\.?\s?(?:\d|[ivxlc]{1,7}\.)/u;
const MAX_NEXT_LISTED = 24;

/** The first citation of the list that a citation belongs to. */
export function firstOfList(text: string, cited: readonly Cited[], at: number, lexicon: Lexicon): Cited {
  let first = at;
  while (
    first > Math.max(0, at - MAX_LISTED) &&
    areListed(text, cited[first - 1] as Cited, cited[first] as Cited, lexicon)
  )
    first--;
  return cited[first] as Cited;
}

function isSeen(text: string, start: number, { seeWords, after }: ProseSets): boolean {
  const [subject, see] = lastWords(text, start);
  return seeWords.has(see) && !after.has(subject);
}

/** How far before a citation its last words are looked for, in UTF-16 units. */
const MAX_WORDS = 24;

/** The last two words before a place in small letters; empty if there are none. */
function lastWords(text: string, start: number): readonly [first: string, last: string] {
  const least = Math.max(0, start - MAX_WORDS);
  const [from, last] = wordBefore(text, start, least);
  return [last === "" ? "" : wordBefore(text, from, least)[1], last];
}

/** The word before white space that ends at a place, with its start; a dot may follow it. Empty without one. */
function wordBefore(text: string, place: number, least: number): readonly [from: number, word: string] {
  const spaced = backOverSpaces(text, place, least);
  const end = spaced > least && text.charCodeAt(spaced - 1) === DOT ? spaced - 1 : spaced;
  const from = spaced === place ? end : backOverLetters(text, end, least);
  return [from, text.slice(from, end).toLowerCase()];
}

/** Whether one of the words, or two of them ("see/also"), stand before a place: "see also Rom 6:6", but not "Rom 6:6. Also Gal 3:8". */
export function isAfterWords(text: string, start: number, words: ReadonlySet<string>): boolean {
  const [first, last] = lastWords(text, start);
  return words.has(last) || words.has(`${first}/${last}`);
}

const BRACKET = /[()[\]]/g;

function endOfBrackets(text: string, from: number): number {
  let depth = 0;
  for (const { 0: mark, index } of text.slice(from, from + MAX_TO_ASIDE).matchAll(BRACKET)) {
    if (mark === "(" || mark === "[") depth++;
    else if (--depth < 0) return from + index;
  }
  return Number.POSITIVE_INFINITY;
}
