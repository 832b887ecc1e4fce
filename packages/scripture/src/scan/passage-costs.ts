/**
 * Which of the places that a block cites a "v. 5" or "chapter 3" belongs to. Each place has a cost, from the way it was cited, what the text
 * did with it, and whether the number fits it; the cheapest is meant. A commentary returns to its passage after each text that it
 * compares; other texts go on with what they cited last.
 */

import { chapterCount } from "../canon.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import type { Last } from "./citation.ts";
import type { Heading } from "./headings.ts";
import {
  type Cited,
  firstOfList,
  type Introduction,
  introductionAt,
  isAfterQuoteVerb,
} from "./introductions.ts";
import { isCapital } from "./named.ts";
import type { ProseSets, Words } from "./prose-sets.ts";
import { NEXT_ITEM, NEXT_SENTENCE, SENTENCE_END_AND_SPACE } from "./sentences.ts";

/** The word for verse or chapter whose place is looked for. */
export interface Marker {
  /** The offset of the word, in UTF-16 units. */
  readonly word: number;
  readonly isVerse: boolean;
  /** The number after it; NaN if it is not written in digits. */
  readonly number: number;
  /** It begins a note on the verse. */
  readonly isNote: boolean;
}

/**
 * Chosen by measurement on documents in which each verse was marked: commentaries, sermons, notes, chats and catalogues of passages. What
 * a text cited last is meant unless a place before it is favoured by more than `later`.
 */
const COSTS = {
  /** For each verse from the last one of the place to this one, and at most. */
  following: 0.2,
  mostFollowing: 5,
  /** The verse is before the first one of the place. */
  before: 4,
  /** It is one of a range of verses. */
  inRange: -1,
  /** It is before the verse that the text mentioned last of the place, and another place was cited after that. */
  back: 2,
  /** It is that verse, or one of the next ones. */
  next: -0.5,
  /** For each chapter between the one of the place and this one, and at most. */
  otherChapter: 1 / 3,
  mostOtherChapter: 3,
  /** It was cited only in comparison, or in brackets in the sentence of another citation. */
  compared: 3,
  /** Another place was cited after it, as an aside or not. */
  laterAside: 3,
  later: 4,
  /** The text turned to another place after it. */
  passed: 3,
  /** More if it says so: "Now turn to". */
  told: 2,
  /** The text has returned to the place with such a word. */
  marked: -1.8,
  /** It is the first one that the block cites, and the block has no heading. */
  first: -2,
  /** The same if the verse or chapter is far from it: its fit costs more than `far`. */
  firstAndFar: -1,
  far: 2,
  /** The text has notes on it: "Ver. 1. Why do the heathen rage. Acts iv. 25. Ver. 2. The kings". */
  notes: -5,
  /** The passage of the heading. */
  heading: -3,
  /** The same if the block, or the word itself, begins a note on a verse: "Ver. 3. The law". */
  note: -7.5,
  /** More for a heading if the last citation is in the sentence of the word and no aside, or is a range with the verse. */
  headingBesideNear: 3,
  /** Each further mention, and at most. */
  mention: -0.25,
  mostMentions: -2,
  /** "Verse 17 of that chapter": the last one is named. */
  pointed: -8,
  /** Directly before the word: "Num 21 (v. 9)". */
  adjacent: -8,
  /** It is quoted in the verse: "Gen 15:6 in v. 9". */
  quoted: 8,
  /** It is no aside, and the only one in the sentence or item of the word: "Peter (1 Pet 5:6-10) says to cast our cares (v. 7)". */
  alone: -2,
  /** It is a chapter without a verse, no aside, and in the sentence of the word: "Exod 20 gives one (v. 11), while Deut 5 gives another (v. 15)". */
  chapterBeside: -2,
  /** In brackets, it begins the item of the list before that of the word, which is in brackets too: "- Abel (Heb 11:4): Gen 4", "- Enoch (v. 5)". */
  parallel: -4,
};

/** How many verses after the one that was mentioned last are the next ones. */
const NEXT_VERSES = 5;

/** How many citations are compared, and how far back, in UTF-16 units. They bound the cost of hostile text. */
const MAX_CITED = 24;
const MAX_DISTANCE = 2000;
/** How many citations an item of a list may have. */
const MAX_LISTED = 8;

/** A place that may be meant: its last mention, the cost of that and of the mention that fits best, and what else is known of it. */
interface Candidate {
  readonly cited: Cited;
  readonly cost: number;
  fit: number;
  mentions: number;
  isMarked: boolean;
  isFirst: boolean;
  isNote: boolean;
}

/** The likeliest places of the cited ones, the likeliest first. */
export function likelyPlaces(
  text: string,
  cited: readonly Cited[],
  marker: Marker,
  words: Words,
): readonly Cited[] {
  const candidates = new Map<number, Candidate>();
  const latest = cited.length - 1;
  const gap = gapOf(text, cited[latest]?.end ?? marker.word, marker.word);
  const parallel = parallelOf(text, cited, gap, words);
  let later = 0;
  let isNear = false;
  for (let at = latest; at >= 0 && at > latest - MAX_CITED; at--) {
    const each = cited[at] as Cited;
    if (at < latest && marker.word - each.end > MAX_DISTANCE) break;
    const introduction = introductionAt(text, cited, at, words);
    const isSeen = introduction.isSeen && !(at === latest && gap.isSameSentence);
    const mayBeAside = !each.isMarked || (marker.isVerse && each.last?.verse === undefined);
    const isAside =
      mayBeAside &&
      ((isSeen && !each.isMarked) ||
        (isAsideBefore(each, introduction, marker, at === 0 || (at === latest && gap.isSameSentence)) &&
          !(introduction.isWhereQuoted && isOnlyInRange(cited, at, marker))) ||
        (!introduction.beginsSentence && isListOfChapters(text, each, marker)) ||
        isPassingChapter(each, introduction, marker, at === latest && gap.isSameSentence));
    const key = keyOf(each, marker.isVerse);
    let candidate = candidates.get(key);
    // The block cites the passage itself, so the heading adds nothing. A note is about its passage all the same.
    if (candidate !== undefined && each.heading?.isOnNote === false) break;
    if (candidate === undefined) {
      const nearest = at === latest ? costOfLatest(text, cited, marker, words) : 0;
      const alone = at === latest && !isAside && isAlone(introduction, gap) ? COSTS.alone : 0;
      const beside =
        at === latest && !isAside && isChapterBeside(each, marker, gap) ? COSTS.chapterBeside : 0;
      const cost =
        later +
        nearest +
        alone +
        beside +
        (isAside ? COSTS.compared : 0) +
        (at === parallel ? COSTS.parallel : 0);
      const fit = Number.POSITIVE_INFINITY;
      candidate = { cited: each, cost, fit, mentions: 0, isMarked: false, isFirst: false, isNote: false };
      candidates.set(key, candidate);
    }
    later = Math.max(later, isAside ? COSTS.laterAside : COSTS.later);
    if (!isAside && !each.isMarked && introduction.isTurn)
      later = COSTS.later + COSTS.passed + (introduction.isTold ? COSTS.told : 0);
    candidate.fit = Math.min(candidate.fit, costOfFit(each.last, marker));
    candidate.mentions++;
    candidate.isMarked ||= each.isMarked && !isAside;
    candidate.isNote ||= each.isNote;
    // Below a heading or a context, which have no length, no citation of the block is the first one.
    candidate.isFirst = at === 0 && each.end > each.start && !introduction.isCompared;
    if (at === latest) isNear = (gap.isSameSentence && !isAside) || isInRange(each.last, marker);
    if (each.heading !== null) candidate.fit += costOfHeading(each.heading, marker, isNear);
  }
  const costOf = (each: Candidate): number =>
    each.cost +
    each.fit +
    costOfOrder(each.cited.last, marker, each.cited === cited[latest]) +
    (each.isMarked ? COSTS.marked : 0) +
    (each.isFirst ? (each.fit > COSTS.far ? COSTS.firstAndFar : COSTS.first) : 0) +
    (isOfNotes(each, marker) ? COSTS.notes : 0) +
    Math.max(COSTS.mostMentions, COSTS.mention * (each.mentions - 1));
  return [...candidates.values()]
    .filter(({ cited: { last } }) => mayHave(last, marker))
    .sort((a, b) => costOf(a) - costOf(b))
    .map((candidate) => candidate.cited);
}

/** Whether a note, or a chapter named in one ("ch. iii. 10"), is on the passage of the notes before it. The first note is on the first place. */
const isOfNotes = ({ isFirst, isNote }: Candidate, marker: Marker): boolean =>
  marker.isNote ? isFirst || isNote : !marker.isVerse && isNote;

/** What stands between the last citation and a word. */
interface Gap {
  /** Both are in one sentence. */
  readonly isSameSentence: boolean;
  /** Both are in one item of a list. */
  readonly isSameItem: boolean;
  /** The word is in brackets in the first sentence of the next item. */
  readonly isInNextHead: boolean;
}

function gapOf(text: string, from: number, word: number): Gap {
  const gap = text.slice(from, Math.min(word + 1, from + MAX_DISTANCE));
  const item = NEXT_ITEM.exec(gap);
  const head = item === null ? "" : gap.slice(item.index + item[0].length);
  return {
    isSameSentence: !NEXT_SENTENCE.test(gap),
    isSameItem: item === null,
    isInNextHead:
      item !== null &&
      text.charAt(word - 1) === "(" &&
      !NEXT_ITEM.test(head) &&
      !SENTENCE_END_AND_SPACE.test(head),
  };
}

/** Whether the last citation is the only one in the sentence of a word, or in its item of a list. */
const isAlone = (
  { beginsItem, beginsSentence }: Introduction,
  { isSameSentence, isSameItem }: Gap,
): boolean => isSameItem && (beginsItem || (isSameSentence && beginsSentence));

/** Whether the last citation is a chapter without a verse in the sentence of a word for a verse. */
const isChapterBeside = ({ last, isMarked }: Cited, { isVerse }: Marker, { isSameSentence }: Gap): boolean =>
  isSameSentence && isVerse && !isMarked && last !== null && last.chapter > 0 && last.verse === undefined;

/**
 * "- Abel (Heb 11:4): Gen 4", "- Enoch (v. 5)": the index of the citation that begins the item before that of a word, if both are in brackets;
 * -1 without one.
 */
function parallelOf(text: string, cited: readonly Cited[], gap: Gap, words: Words): number {
  if (!gap.isInNextHead) return -1;
  for (let at = cited.length - 1; at >= Math.max(0, cited.length - MAX_LISTED); at--) {
    const { start } = cited[at] as Cited;
    if (introductionAt(text, cited, at, words).beginsItem) return text.charAt(start - 1) === "(" ? at : -1;
  }
  return -1;
}

/** A number for a place: of a chapter, or of a book if a chapter is looked for. */
const keyOf = ({ last, start }: Cited, isVerse: boolean): number =>
  last === null ? -start - 1 : last.bookId * 1000 + (isVerse ? last.chapter : 0);

/** Whether a place has the verse or chapter. */
function mayHave(last: Last | null, { isVerse, number }: Marker): boolean {
  if (last === null || Number.isNaN(number)) return true;
  if (!isVerse) return number <= chapterCount(last.bookId);
  const { bookId, chapter, from = chapter } = last;
  if (chapter === 0) return true;
  return isWithin(bookId, chapter, number) || isWithin(bookId, from, number);
}

/**
 * Whether a citation is an aside to a place before it, for a word outside its brackets. In brackets, it may name what its sentence is about.
 * `isMain`: then it is no aside, as it is in the sentence of the word or the first citation. Else a chapter, one of its verses and the next one belong to it.
 */
const isAsideBefore = (
  { last }: Cited,
  { isCompared, bracketEnd, isApart }: Introduction,
  { word, isVerse, number }: Marker,
  isMain: boolean,
): boolean =>
  isCompared || (bracketEnd < word && !(isApart && (isMain || !isVerse || isVerseOrNext(last, number))));

/** Whether a number is that of a verse of a place, or of the next one. */
const isVerseOrNext = (last: Last | null, number: number): boolean =>
  last?.firstVerse !== undefined &&
  last.verse !== undefined &&
  number >= last.firstVerse &&
  number <= last.verse + 1;

/** "Rom 12:1-8 looks back at chapters 1-11": whether several chapters are mentioned by a word for them. A verse is of one passage. */
const isListOfChapters = (
  text: string,
  { isMarked, start, end, last }: Cited,
  { isVerse }: Marker,
): boolean =>
  isVerse && isMarked && last?.verse === undefined && SEVERAL_NUMBERS.test(text.slice(start, end));

/**
 * "Rom 12:1 follows the praise with which chapter 11 ends. In v. 2": whether a sentence mentions a chapter by a word for it, and neither begins with
 * it nor has the verse.
 */
const isPassingChapter = (
  { isMarked, last }: Cited,
  { opensSentence, isTold }: Introduction,
  { isVerse }: Marker,
  isSameSentence: boolean,
): boolean =>
  isVerse && isMarked && last?.verse === undefined && !opensSentence && !isTold && !isSameSentence;

const SEVERAL_NUMBERS = /\d\D+\d/;

const isInRange = (last: Last | null, marker: Marker): boolean => costOfFit(last, marker) === COSTS.inRange;

/** "Isa 40:3 is quoted in Mark 1:2-8. In v. 4": whether a range has the verse, and the citation before it does not. */
const isOnlyInRange = (cited: readonly Cited[], at: number, marker: Marker): boolean =>
  isInRange(cited[at]?.last ?? null, marker) && !isInRange(cited[at - 1]?.last ?? null, marker);

/** Whether the number fits a mention. */
function costOfFit(last: Last | null, { isVerse, number }: Marker): number {
  if (last === null || Number.isNaN(number)) return 0;
  const { firstVerse, verse, from, chapter } = last;
  if (!isVerse) return Math.min(COSTS.mostOtherChapter, COSTS.otherChapter * Math.abs(number - chapter));
  if (firstVerse === undefined || verse === undefined) return 0;
  const isInside = from === undefined ? number >= firstVerse && number <= verse : true;
  if (isInside) return firstVerse < verse ? COSTS.inRange : 0;
  return number > verse ? Math.min(COSTS.mostFollowing, COSTS.following * (number - verse)) : COSTS.before;
}

/** Texts go on from verse to verse: whether the number comes after what was mentioned last of a place. */
function costOfOrder(last: Last | null, { isVerse, number }: Marker, isLatest: boolean): number {
  const { verse = 0, firstVerse = verse } = last ?? {};
  if (!isVerse || verse === 0) return 0;
  if (number < firstVerse) return isLatest ? 0 : COSTS.back;
  return number <= verse + NEXT_VERSES ? COSTS.next : 0;
}

/** `isNear`: the last citation speaks against the heading. The word or the block may begin a note on the passage of the heading. */
function costOfHeading({ isOnNote }: Heading, { isNote }: Marker, isNear: boolean): number {
  if (isOnNote || isNote) return COSTS.note;
  return COSTS.heading + (isNear ? COSTS.headingBesideNear : 0);
}

/** Nothing but a comma or a bracket, and perhaps a word such as "see", stands between a citation and the word: "Deut 30:13 (see v. 14)". */
const ADJACENT = /^[ ,([]{1,3}(?:(\p{Ll}{2,6})\.? )?$/u;
const MAX_ADJACENT = 12;

/** The two words after a number and "of" or the like: "v. 17 of that chapter", "Chapter 7 of the same book". */
const WORDS_AFTER_OF = /^\p{L}{1,8}\.?[^\n.;]{1,12}?\s\p{Ll}{2,3}\s(\p{Ll}+)\s(\p{Ll}+)/u;
const MAX_POINTED = 40;

/** The word points to the last citation, or stands directly after it, and its verse is not before that of the citation. */
function costOfLatest(text: string, cited: readonly Cited[], marker: Marker, words: Words): number {
  const { sets } = words;
  const latest = cited.at(-1) as Cited;
  const { end, last } = latest;
  const { word, isVerse } = marker;
  const [, that = "", same = ""] = WORDS_AFTER_OF.exec(text.slice(word, word + MAX_POINTED)) ?? [];
  if ((isVerse && sets.thatWords.has(that)) || sets.thatWords.has(`${that}/${same}`)) return COSTS.pointed;
  if (isQuotedIn(text, latest, marker, sets) || isQuotedByEarlier(text, cited, marker, words))
    return COSTS.quoted;
  const adjacent = ADJACENT.exec(text.slice(end, Math.min(word, end + MAX_ADJACENT)));
  const isAdjacent = adjacent !== null && (adjacent[1] === undefined || sets.seeWords.has(adjacent[1]));
  return isAdjacent && costOfFit(last, marker) < COSTS.before ? COSTS.adjacent : 0;
}

/** A bracket between a citation and the verse after it, and the bracket, mark or word between such pairs. */
const BRACKET_BEFORE = /^\s{1,2}[([]$/;
const NEXT_PAIR = /^[)\]](?:[,;]|,?\s\p{L}{1,3})?\s{1,2}$/u;

/**
 * "Luke 10:25-37. The lawyer quotes Lev 19:18 (v. 27)": whether the word stands in brackets after a citation that is quoted, or after the next one of
 * such a list, and an earlier passage has the verse in a range of verses.
 */
function isQuotedByEarlier(text: string, cited: readonly Cited[], marker: Marker, words: Words): boolean {
  const { word, isVerse } = marker;
  const { end, last: quoted } = cited.at(-1) as Cited;
  // "Peter quotes Joel 2:28-32 (v. 28)"
  if (costOfFit(quoted, marker) === COSTS.inRange) return false;
  if (!isVerse || !BRACKET_BEFORE.test(text.slice(end, Math.min(word, end + MAX_ADJACENT)))) return false;
  const earlier = cited.slice(-MAX_CITED, -1);
  if (!earlier.some(({ isMarked, last }) => !isMarked && costOfFit(last, marker) === COSTS.inRange))
    return false;
  let at = cited.length - 1;
  while (
    at >= 2 &&
    cited[at - 1]?.isMarked &&
    NEXT_PAIR.test(text.slice(cited[at - 1]?.end, cited[at]?.start))
  )
    at -= 2;
  return isAfterQuoteVerb(text, firstOfList(text, cited, at, words.lexicon).start, words.sets);
}

/** A word, perhaps after two others: " in ", " is quoted in ". */
const QUOTED_IN = /^\s{1,2}(?:\p{Ll}+\s(\p{Ll}+)\s)?(\p{Ll}+)\s{1,2}$/u;
const MAX_QUOTED_IN = 32;

/**
 * "Gen 15:6 in v. 9", "Gen 15:6 is quoted in v. 9", "Heb 10:1-18 in Chapter 4": whether the word names the verse in which the citation is quoted, or,
 * with a capital letter, the chapter of a book about it. It is not one of the citation.
 */
export function isQuotedIn(
  text: string,
  { end, last }: Cited,
  { word, isVerse, number }: Marker,
  { insideWords, quotedForms }: ProseSets,
): boolean {
  const { firstVerse = 0, verse = 0, chapter = 0 } = last ?? {};
  const [, verb, between = ""] = QUOTED_IN.exec(text.slice(end, Math.min(word, end + MAX_QUOTED_IN))) ?? [];
  if (!insideWords.has(between) || (verb !== undefined && !quotedForms.has(verb))) return false;
  const isInRange = firstVerse < verse && number >= firstVerse && number <= verse;
  if (isVerse) return verse > 0 && !isInRange;
  return verb === undefined && isCapital(text, word) && chapter > 0 && number !== chapter;
}
