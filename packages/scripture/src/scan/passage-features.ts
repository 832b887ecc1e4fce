/**
 * What speaks for and against each place that a "v. 5" or "chapter 3" may belong to: how it was cited, what the text did with it since, and
 * whether the number fits it. passage-costs.ts weighs these features.
 */

import { chapterCount } from "../canon.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import { isAsideAt, isTurn } from "./asides.ts";
import type { Last } from "./citation.ts";
import type { Heading } from "./headings.ts";
import {
  type Cited,
  citedAt,
  firstOfList,
  type Introduction,
  introductionAt,
  isAfterQuoteVerb,
} from "./introductions.ts";
import { isCapital } from "./named.ts";
import { booksOfName } from "./named-books.ts";
import { BEFORE, betterFit, type Fit, fitOf, isInRange, type Marker, NO_FIT } from "./passage-fit.ts";
import { isChapterAndVerse, namedVerses, wordsInPassage } from "./passage-words.ts";
import type { ProseSets, Words } from "./prose-sets.ts";
import { NEXT_ITEM, NEXT_SENTENCE, NEXT_SENTENCES, SENTENCE_END_AND_SPACE } from "./sentences.ts";

/** What may be said of a place. Each is 1 if it holds, unless it is a number. */
export type PassageFeature =
  /** The verses from the last one of the mention that fits best to this one, up to 25. */
  | "following"
  /** The verse is before the first one of that mention. */
  | "before"
  /** The verse is one of the range of verses of that mention. */
  | "inRange"
  /** It is before the verse that the text mentioned last of the place, and another place was cited after that. */
  | "back"
  /** It is that verse, or one of the next five. */
  | "next"
  /** The chapters between that of the place and this one, up to 9. */
  | "otherChapter"
  /** Its last mention is an aside: in comparison, in brackets in the sentence of another citation, or in passing. */
  | "compared"
  /** Its last mention is one of a list of citations, has a name and is no aside: a text seldom goes on from one of these. */
  | "listed"
  /** Other places were cited after it, all of them as asides. */
  | "laterAside"
  /** Other places were cited after it, not all of them as asides. */
  | "later"
  /** How many places beyond one were cited after it, up to 3. */
  | "moreLater"
  /** The text turned to another place after it. */
  | "passed"
  /** The text says that it turns to another place after it: "Now turn to". */
  | "told"
  /** The text has returned to it with a word for verse or chapter. */
  | "marked"
  /** It is the first one that the block cites, the block has no heading, and the number is not far from it. */
  | "first"
  /** It is the first one that the block cites, the block has no heading, and the number is far from it. */
  | "firstAndFar"
  /** The text has notes on it: "Ver. 1. Why do the heathen rage. Acts iv. 25. Ver. 2. The kings". */
  | "notes"
  /** It is the passage of the heading. */
  | "heading"
  /** It is the passage of the heading, and the block, or the word itself, begins a note on a verse: "Ver. 3. The law". */
  | "note"
  /** It is that of a heading, and the last citation is in the sentence of the word and no aside, or is a range with the verse. */
  | "headingBesideNear"
  /** Its further mentions, up to 8. */
  | "mentions"
  /** It was cited last, and the word points to it: "Verse 17 of that chapter". */
  | "pointed"
  /** It was cited last, directly before the word: "Num 21 (v. 9)". -1 if its verse is after this one: "Acts 4:25, v. 7". */
  | "adjacent"
  /** It was cited last, and is quoted in the verse: "Gen 15:6 in v. 9". */
  | "quoted"
  /** It was cited last, and the word points to the passage that the text is about: "v. 5 of our passage", after an aside "ver. 19 of this chapter". */
  | "pointsAway"
  /** It was cited last, and is no aside: it is the only one in the sentence or item of the word ("Peter (1 Pet 5:6-10) says to cast our cares (v. 7)"). */
  | "alone"
  /** It was cited last, is no aside, and is a chapter without a verse in the sentence of the word: "Exod 20 gives one (v. 11), while Deut 5 gives another (v. 15)". */
  | "chapterBeside"
  /** It was cited last, in an earlier line that goes on after it and ends with its sentence. */
  | "lineAfter"
  /** It was cited last: so many sentences end after it, up to 4. */
  | "sentencesAfter"
  /** It was not read as a citation, or its passage is not known, so that the verse belongs to nothing that is known. */
  | "unknown"
  /** The book is named near the word after the last citation, by a name that is not one of persons. */
  | "named"
  /** It is named so by a name that is also one of persons: "Hosea tells us (chap. 12)". */
  | "namedAsPerson"
  /** The sentence of the word, which is before a chapter and verse, only names it, and it was not cited. */
  | "onlyNamed"
  /** A word of the sentence is among the most telling ones of the verse in that place. */
  | "word"
  /** How many further words of the sentence are among them, up to 3. */
  | "moreWords"
  /** In brackets, it begins the item of the list before that of the word, which is in brackets too: "- Abel (Heb 11:4): Gen 4", "- Enoch (v. 5)". */
  | "parallel";

export type PassageFeatures = Partial<Record<PassageFeature, number>>;

/** A place that may be meant, by its last mention. */
export interface PassageCandidate {
  readonly cited: Cited;
  readonly features: PassageFeatures;
}

/** How many verses after the one that was mentioned last are the next ones. */
const NEXT_VERSES = 5;
const MAX_MORE = 3;
const MAX_MENTIONS = 8;
/** How many citations are compared, and how far back, in UTF-16 units. They bound the cost of hostile text. */
const MAX_CITED = 24;
const MAX_DISTANCE = 2000;
/** How many citations an item of a list may have. */
const MAX_LISTED = 8;

/** What is known of a place while the citations are read from the last one back. */
interface Place extends PassageCandidate {
  fit: Fit;
  mentions: number;
  isMarked: boolean;
  isFirst: boolean;
  isNote: boolean;
}

/** What was cited after a place. */
interface Later {
  asides: number;
  others: number;
  /** 1 if the text turned to another place. */
  passed: number;
  /** 1 if it said so the first time. */
  told: number;
}

/** The places that the block cites and that have the verse or chapter, the last one first. */
export function passageCandidates(
  text: string,
  cited: readonly Cited[],
  marker: Marker,
  words: Words,
): readonly PassageCandidate[] {
  const places = new Map<number, Place>();
  const latest = cited.length - 1;
  const gap = gapOf(text, cited[latest]?.end ?? marker.word, marker.word);
  const parallel = parallelOf(text, cited, gap, words);
  const later: Later = { asides: 0, others: 0, passed: 0, told: 0 };
  let isNear = false;
  for (let at = latest; at >= 0 && at > latest - MAX_CITED; at--) {
    const each = cited[at] as Cited;
    if (at < latest && marker.word - each.end > MAX_DISTANCE) break;
    const introduction = introductionAt(text, cited, at, words);
    const isBeside = at === latest && gap.isSameSentence;
    const isAside = isAsideAt(text, cited, at, introduction, marker, isBeside);
    const key = keyOf(each, marker.isVerse);
    let place = places.get(key);
    // The block cites the passage itself, so the heading adds nothing. A note is about its passage all the same, and the verses that are meant for the
    // heading ("barred") do not cite it.
    const isCited = place?.cited.isBarred === false && !marker.isNote;
    if (isCited && each.heading?.isOnNote === false) break;
    if (place === undefined) {
      place = placeAfter(each, isAside, later);
      place.features.listed = Number(introduction.isListed && !isAside && !each.isMarked);
      places.set(key, place);
      if (at === parallel) place.features.parallel = 1;
      if (at === latest) {
        addFeaturesOfLatest(place.features, text, cited, marker, words);
        if (!isAside && isAlone(introduction, gap)) place.features.alone = 1;
        if (!isAside && isBeside && isChapterBeside(each, marker)) place.features.chapterBeside = 1;
      }
      if (isAside) later.asides++;
      else later.others++;
      // An earlier mention of the place was no aside.
    } else if (!isAside && later.others === 0) later.others = 1;
    if (!isAside && isTurn(text, each, introduction)) {
      later.passed = 1;
      later.told = Number(introduction.isTold);
    }
    const last = each.last ?? unknownPlace(each);
    place.fit = betterFit(place.fit, fitOf(last, marker));
    place.mentions++;
    place.isMarked ||= each.isMarked && !isAside;
    place.isNote ||= each.isNote;
    // Below a heading or a context, which have no length, no citation of the block is the first one.
    place.isFirst = at === 0 && each.end > each.start && each.last !== null && !introduction.isCompared;
    if (at === latest) isNear = (isBeside && !isAside) || isInRange(each.last, marker);
    if (each.heading !== null) addFeaturesOfHeading(place.features, each.heading, marker, isNear);
  }
  const named = booksNamed(text, cited[latest]?.end ?? 0, marker, words);
  if (isChapterAndVerse(text, marker)) addNamed(places, named, text, marker.word);
  const all = [...places.values()];
  const { verseWords } = words.sets;
  const verses = all.length > 1 && verseWords.isKnown ? namedVerses(text, marker, verseWords) : null;
  for (const place of all) {
    const { features, fit, isFirst } = place;
    const { last } = place.cited;
    const order = orderOf(last ?? unknownPlace(place.cited), marker, place.cited === cited[latest]);
    Object.assign(features, fit.features, order);
    features.unknown = Number(last === null);
    features.marked = Number(place.isMarked);
    features.first = Number(isFirst && !fit.isFar);
    features.firstAndFar = Number(isFirst && fit.isFar);
    features.notes = Number(isOfNotes(place, marker));
    const name = named.get(last?.bookId ?? 0);
    if (name !== undefined) features[name.isPerson ? "namedAsPerson" : "named"] = 1;
    const count = verses === null || last === null ? 0 : wordsInPassage(verses, last, marker, verseWords);
    features.word = Number(count > 0);
    features.moreWords = Math.max(0, count - 1);
    features.mentions = Math.min(MAX_MENTIONS, place.mentions - 1);
  }
  return all.filter(({ cited: { last } }) => mayHave(last, marker));
}

/** A place by its last mention. */
const placeAfter = (cited: Cited, isAside: boolean, { asides, others, passed, told }: Later): Place => ({
  cited,
  features: {
    compared: Number(isAside),
    laterAside: Number(others === 0 && asides > 0),
    later: Number(others > 0),
    moreLater: Math.min(MAX_MORE, Math.max(0, asides + others - 1)),
    passed,
    told,
  },
  fit: NO_FIT,
  mentions: 0,
  isMarked: false,
  isFirst: false,
  isNote: false,
});

/** `isNear`: the last citation speaks against the heading. The word or the block may begin a note on the passage of the heading. */
function addFeaturesOfHeading(
  features: PassageFeatures,
  { isOnNote }: Heading,
  { isNote }: Marker,
  isNear: boolean,
): void {
  if (isOnNote || isNote) features.note = 1;
  else {
    features.heading = 1;
    features.headingBesideNear = Number(isNear);
  }
}

/** Whether a note, or a chapter named in one ("ch. iii. 10"), is on the passage of the notes before it. The first note is on the first place. */
const isOfNotes = ({ isFirst, isNote }: Place, marker: Marker): boolean =>
  marker.isNote ? isFirst || isNote : !marker.isVerse && isNote;

/** What stands between the last citation and a word. */
interface Gap {
  /** Both are in one sentence, which ends with an item of a list. */
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
    isSameSentence: item === null && !NEXT_SENTENCE.test(gap),
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

/** Whether a citation before a word for a verse is a chapter without a verse. */
const isChapterBeside = ({ last, isMarked }: Cited, { isVerse }: Marker): boolean =>
  isVerse && !isMarked && last !== null && last.chapter > 0 && last.verse === undefined;

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

/** A number for a place: of a chapter, or of a book if a chapter is looked for. All verses whose passage is not known are in one place. */
const keyOf = ({ last, start, unknownVerse }: Cited, isVerse: boolean): number => {
  if (last !== null) return last.bookId * 1000 + (isVerse ? last.chapter : 0);
  return unknownVerse > 0 ? 0 : -start - 1;
};

/** The place of a verse whose passage is not known, of no book; null for other citations. */
const unknownPlace = ({ unknownVerse }: Cited): Last | null =>
  unknownVerse > 0 ? { bookId: 0, chapter: 0, firstVerse: unknownVerse, verse: unknownVerse } : null;

/** Whether a place has the verse or chapter. */
function mayHave(last: Last | null, { isVerse, number }: Marker): boolean {
  if (last === null || Number.isNaN(number)) return true;
  if (!isVerse) return number <= chapterCount(last.bookId);
  const { bookId, chapter, from = chapter } = last;
  if (chapter === 0) return true;
  return isWithin(bookId, chapter, number) || isWithin(bookId, from, number);
}

/** Texts go on from verse to verse: whether the number comes after what was mentioned last of a place. */
function orderOf(last: Last | null, { isVerse, number }: Marker, isLatest: boolean): PassageFeatures {
  const { verse = 0, firstVerse = verse } = last ?? {};
  if (!isVerse || verse === 0) return {};
  if (number < firstVerse) return { back: Number(!isLatest) };
  return { next: Number(number <= verse + NEXT_VERSES) };
}

/** Nothing but a comma or a bracket, and perhaps a word such as "see", stands between a citation and the word: "Deut 30:13 (see v. 14)". */
const ADJACENT = /^[ ,([]{1,3}(?:(\p{Ll}{2,6})\.? )?$/u;
const MAX_ADJACENT = 12;

/** The two words after a number and "of" or the like: "v. 17 of that chapter", "Chapter 7 of the same book". */
const WORDS_AFTER_OF = /^\p{L}{1,8}\.?[^\n.;]{1,12}?\s\p{Ll}{2,3}\s(\p{Ll}+)\s(\p{Ll}+)/u;
const MAX_POINTED = 40;

/** Marks at the end of a sentence, perhaps with a bracket or a quotation mark after it. */
const LINE_ENDS = '.!?:)]"\u201d\u2019';
/** A citation with fewer characters after it in its line may be a heading. */
const MIN_REST = 17;

/** Whether a text begins with the rest of a line that ends with its sentence; other lines may be broken for their length. */
function endsLine(text: string): boolean {
  const end = text.indexOf("\n");
  const rest = end < MIN_REST ? "" : text.slice(0, end).trimEnd();
  return rest.length >= MIN_REST && LINE_ENDS.includes(rest.at(-1) ?? "\n");
}

const MAX_SENTENCES = 4;

/**
 * Adds to the features of the place that was cited last how far it is from the word, and whether the word points to it, points away from it, or
 * stands in the verse that quotes it or directly after it.
 */
function addFeaturesOfLatest(
  features: PassageFeatures,
  text: string,
  cited: readonly Cited[],
  marker: Marker,
  words: Words,
): void {
  const { sets } = words;
  const latest = cited.at(-1) as Cited;
  const { end, last } = latest;
  const { word, isVerse } = marker;
  const since = text.slice(end, Math.min(word, end + MAX_DISTANCE));
  features.lineAfter = Number(endsLine(since));
  features.sentencesAfter = Math.min(MAX_SENTENCES, since.split(NEXT_SENTENCES).length - 1);
  const [, that = "", same = ""] = WORDS_AFTER_OF.exec(text.slice(word, word + MAX_POINTED)) ?? [];
  if ((isVerse && sets.thatWords.has(that)) || sets.thatWords.has(`${that}/${same}`)) features.pointed = 1;
  else if (sets.possessives.has(that) || (features.compared === 1 && sets.thisWords.has(that)))
    features.pointsAway = 1;
  else if (isQuotedIn(text, latest, marker, sets) || isQuotedByEarlier(text, cited, marker, words))
    features.quoted = 1;
  else {
    const adjacent = ADJACENT.exec(text.slice(end, Math.min(word, end + MAX_ADJACENT)));
    const isAdjacent = adjacent !== null && (adjacent[1] === undefined || sets.seeWords.has(adjacent[1]));
    if (isAdjacent) features.adjacent = fitOf(last, marker) === BEFORE ? -1 : 1;
  }
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
  if (isInRange(quoted, marker)) return false;
  if (!isVerse || !BRACKET_BEFORE.test(text.slice(end, Math.min(word, end + MAX_ADJACENT)))) return false;
  const earlier = cited.slice(-MAX_CITED, -1);
  if (!earlier.some(({ isMarked, last }) => !isMarked && isInRange(last, marker))) return false;
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
  const isInside = firstVerse < verse && number >= firstVerse && number <= verse;
  if (isVerse) return verse > 0 && !isInside;
  return verb === undefined && isCapital(text, word) && chapter > 0 && number !== chapter;
}

/** How far before and after a word names are looked for, in UTF-16 units. */
const MAX_TO_NAME = 160;
const MAX_AFTER_WORD = 24;
/** A shorter word names a book only if it is its whole name. */
const MIN_LETTERS = 4;
/** A name without numbers; with them it is a citation. */
const NAME = /\p{Lu}\p{L}{2,}(?!\p{L}|\.?\s\d)/gu;

/** A book that is named without numbers. */
interface Name {
  readonly start: number;
  readonly end: number;
  readonly isPerson: boolean;
}

/** The books that are named near a word and after the last citation, by their last names. */
function booksNamed(
  text: string,
  end: number,
  { word }: Marker,
  { lexicon, sets }: Words,
): ReadonlyMap<number, Name> {
  const named = new Map<number, Name>();
  const from = Math.max(end, word - MAX_TO_NAME);
  for (const { 0: name, index } of text.slice(from, word + MAX_AFTER_WORD).matchAll(NAME)) {
    const letters = name.toLowerCase();
    const { plain, numbered } = lexicon.find(letters) ?? {};
    // "Job", but not "Col"
    if (letters.length < MIN_LETTERS && plain?.isName !== true) continue;
    const start = from + index;
    const { bookIds, isNumbered } = booksOfName(text, start, letters, { lexicon, sets });
    const isPerson = !isNumbered && sets.persons.has(letters);
    const place = { start, end: start + name.length, isPerson };
    for (const bookId of bookIds) named.set(bookId, place);
    if (!isNumbered && !isPerson)
      for (const bookId of numbered?.exact?.bookIds ?? []) named.set(bookId, place);
  }
  return named;
}

/** Adds the books that the sentence names before a chapter and verse, and that were not cited: "Hosea tells us, chap. xii. 4". */
function addNamed(
  places: Map<number, Place>,
  named: ReadonlyMap<number, Name>,
  text: string,
  word: number,
): void {
  for (const [bookId, { start, end }] of named) {
    if (start > word || NEXT_SENTENCE.test(text.slice(end, word + 1))) continue;
    const cited = citedAt({ start, end }, { bookId, chapter: 0 });
    const key = keyOf(cited, false);
    if (places.has(key)) continue;
    const place = placeAfter(cited, false, { asides: 0, others: 0, passed: 0, told: 0 });
    place.features.onlyNamed = 1;
    places.set(key, place);
  }
}
