/** Which book and chapter a "v. 5" or "chapter 3" belongs to. */

import { chapterCount } from "../canon.ts";
import { hasTrait } from "../data/traits.ts";
import type { Role } from "../languages/language.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import { type Entry, isMarkerEntry, isVerseEntry, type Lexicon } from "../resolve/names/lexicon.ts";
import { romanValue } from "../resolve/names/roman.ts";
import type { Block } from "./blocks.ts";
import { addCarriedFeatures } from "./carried-costs.ts";
import type { Last } from "./citation.ts";
import type { StartWord } from "./citation-starts.ts";
import { costOfFeatures } from "./features.ts";
import { beginsNote } from "./headings.ts";
import { type Cited, citedAt, isAfterWords, unknownAt } from "./introductions.ts";
import { matchAt } from "./match-at.ts";
import type { ObserveCarried } from "./named.ts";
import { booksOfName } from "./named-books.ts";
import { ordinalBefore } from "./ordinal-verses.ts";
import { likelyPlaces } from "./passage-costs.ts";
import { isQuotedIn } from "./passage-features.ts";
import { isInRange, type Marker } from "./passage-fit.ts";
import { namedVerses, wordsInPassage } from "./passage-words.ts";
import type { ProseSets, Words } from "./prose-sets.ts";
import { NEXT_SENTENCE } from "./sentences.ts";
import { isOfOtherSubject, isStanza } from "./songs.ts";

/** How far back names are looked for, in UTF-16 units. It bounds the cost of hostile text. */
const MAX_DISTANCE = 600;

/**
 * The places that numbers at `word` may carry on from, the likeliest first: the two likeliest that the block cites, or a book that is named
 * after the last citation, with chapter 0. None if it is not clear.
 */
export function* carriedPlaces(
  block: Block,
  cited: readonly Cited[],
  word: number,
  lexicon: Lexicon,
  sets: ProseSets,
  observe: ObserveCarried | null,
): Generator<Last> {
  const last = cited.at(-1);
  const latest = last?.isBarred ? undefined : last;
  // Nothing is named before the word, as in most notes: "Verse 6. The words ..."
  if (latest === undefined && !LETTER.test(block.text.slice(block.from, word))) return;
  if (isStanza(block, latest, cited.at(-2)?.end ?? block.from, word, { lexicon, sets })) return;
  const marker = markerAt(block.text, word, { lexicon, sets });
  const { number, isVerse } = marker;
  if (!isVerse && isOfOwnWork(block, marker, sets)) return;
  const isOfOther = (): boolean =>
    isVerse ? isOfOtherSubject(block, word, sets) : !isInSentenceOf(latest, block.text, word);
  if (marker.isOrdinal && isOfOther()) return;
  const isSame = sets.same.has(lettersAt(block.text, word));
  // "Heb 11:1-3: v. 3"
  const isAfterColon = latest !== undefined && COLON.test(block.text.slice(latest.end, word));
  const isClear = isSame || latest === undefined || isAfterColon || (isVerse && cited.length < 2);
  const likely = isClear ? [latest] : likelyPlaces(block.text, cited, marker, { lexicon, sets }).slice(0, 2);
  if (likely[0]?.last === null || likely[0]?.isBarred) return;
  if (marker.isOrdinal && isVerse && !mayHaveOrdinals(block.text, likely[0], cited, marker, sets)) return;
  if (likely[0] === latest && latest !== undefined && isQuotedIn(block.text, latest, marker, sets)) return;
  if (!isSame && isRefusedByModel(block, cited, likely[0], marker, sets, observe)) return;
  const after = Math.max(latest?.end ?? block.from, word - MAX_DISTANCE);
  for (const from of likely.length === 0 ? [latest] : likely) {
    if (from?.last === null || from?.isBarred) continue;
    // "Gen 15:6 in 2:23; in v. 24": the verse is one of the passage that quotes.
    if (from === latest && from !== undefined && isInBarePlace(block.text, from, sets)) continue;
    const bare = from === latest && from !== undefined ? barePlace(block.text, from, marker, sets) : null;
    if (bare !== null) {
      yield bare;
      continue;
    }
    for (const place of lastNamed(block.text, after, marker, from?.last ?? null, lexicon, sets)) {
      // "Gen 1:1-2:3 ... (vv. 3-31)": chapter 2 has no verse 31. "Mark 8:34-9:1. In v. 35"
      const first = place.from === undefined ? [] : [{ bookId: place.bookId, chapter: place.from }];
      yield* number > (place.verse ?? 0) + FURTHER ? [...first, place] : [place, ...first];
    }
  }
}

/** Whether the sentence of a word for chapter or verse says that it is not of a place but of another work. */
function isRefusedByModel(
  block: Block,
  cited: readonly Cited[],
  place: Cited | undefined,
  marker: Marker,
  sets: ProseSets,
  observe: ObserveCarried | null,
): boolean {
  const { carried: weights } = sets.weights;
  const last = place?.last ?? null;
  if (place === undefined || last === null || (weights.size === 0 && observe === null)) return false;
  // "verse five", and "68-79" after a remark
  if (Number.isNaN(marker.number) || matchAt(LETTERS, block.text, marker.word) === null) return false;
  const carried = { block, cited, place, last, marker };
  const cost = costOfFeatures(
    (sink) => addCarriedFeatures(sink, carried, sets),
    weights,
    observe && ((features) => observe(marker.word, features)),
  );
  return cost > 0;
}

/** The word for verse or chapter at a place, or a number without one, which is a verse. */
export function markerAt(text: string, word: number, words: Words): Marker {
  const { lexicon } = words;
  const letters = lettersAt(text, word);
  const isVerse = isVerseEntry(lexicon.find(letters)) || matchAt(LONE_NUMBER, text, word) !== null;
  const ordinal = ordinalBefore(text, { start: word, end: word + letters.length }, words);
  const isOrdinal = ordinal > 0;
  const isNote = isVerse && !isOrdinal && beginsNote(text, word, lexicon);
  const number = isOrdinal ? ordinal : numberAfter(text, word);
  const range = isOrdinal ? null : RANGE_AFTER.exec(text.slice(word, word + MAX_TO_NUMBER));
  return { word, isVerse, number, last: Number(range?.[1] ?? number), isOrdinal, isNote };
}

/** The last number of a range after a word for verse or chapter: 8 for "vv. 5-8", and none for "vv. 5-6:2". */
const RANGE_AFTER = /^\D{0,12}\d{1,3}[-\u2013](\d{1,3})(?!\d|:)/;

/**
 * "Dan. vii. 3 answers to the image in the second chapter": whether a word for a chapter is in the sentence of a citation that may have other
 * chapters. A psalm has none, nor do verses of several chapters.
 */
function isInSentenceOf(cited: Cited | undefined, text: string, word: number): boolean {
  const { last = null, end = 0 } = cited ?? {};
  if (last === null || last.from !== undefined || hasTrait(last.bookId, "pieces")) return false;
  return word - end < MAX_DISTANCE && !NEXT_SENTENCE.test(text.slice(end, word + 1));
}

/**
 * Whether verses of a place may have ordinals: "Romans 8. In the fifth verse", "Eccl 12:1-7. In the third verse". Not those after one verse, which
 * may be counted ("John 3:16 was the first verse that I learned"), unless the text has returned to it ("Isa. liii. 1 ... ver. 4 ... the fifth verse"),
 * or the sentence has words of the verse.
 */
function mayHaveOrdinals(
  text: string,
  place: Cited | undefined,
  cited: readonly Cited[],
  marker: Marker,
  { verseWords }: ProseSets,
): boolean {
  const last = place?.last ?? null;
  if (last === null) return false;
  const { bookId, chapter, firstVerse, verse } = last;
  if (firstVerse === undefined || verse === undefined || isInRange(last, marker)) return true;
  const isReturnedTo = cited
    .slice(-MAX_MARKED)
    .some((each) => each.isMarked && each.last?.bookId === bookId && each.last.chapter === chapter);
  if (isReturnedTo) return true;
  const verses = namedVerses(text, marker, verseWords);
  return verses !== null && wordsInPassage(verses, last, marker, verseWords) > 0;
}

/** "This thesis is on Gal 2:16. Chapter 1 introduces the debate.": the text has named itself, and a chapter without a verse is one of its own. */
function isOfOwnWork({ text, from }: Block, { word, isOrdinal }: Marker, { ownWorks }: ProseSets): boolean {
  if (!isOrdinal && matchAt(CHAPTER_ALONE, text, word) === null) return false;
  const before = text.slice(Math.max(from, word - MAX_DISTANCE), word).toLowerCase();
  for (const { 1: own, 2: work } of before.matchAll(WORD_PAIR))
    if (ownWorks.has(`${own}/${work}`)) return true;
  return false;
}

const CHAPTER_ALONE = /\p{L}+\.?\s{1,2}\d{1,3}(?!\d|[:.,]\s{0,2}(?:\d|v)|\s{1,2}v)/uy;
const WORD_PAIR = /(\p{L}+) (?=(\p{L}{6,12})(?!\p{L}))/gu;

/** The text between a citation and a verse of it: "Heb 11:1-3: v. 3". */
const COLON = /^ ?:\s+$/;

const IN_PAIR = /\s{1,2}(\p{Ll}{2,6})\s{1,2}\d{1,3}:\d/uy;

/** Whether "in" and a chapter and verse without a name follow a citation directly: the place where it is quoted. */
const isInBarePlace = (text: string, { end }: Cited, { insideWords }: ProseSets): boolean =>
  insideWords.has(matchAt(IN_PAIR, text, end)?.[1] ?? "");

/** "in 9:13": chapter and verse without a name, which are no citation, since they may be a time. Not a quarter of an hour. */
const BARE_PAIR = /(\p{L}+)\s+(\d{1,3}):(?!(?:00|15|30|45)(?!\d))(\d{1,3})(?![\d:])/gu;

/**
 * The last such place between a citation and a verse, in the book of the citation: "Rom 11:25. In 9:13 ... in v. 25". Null if the verse is
 * before it, or one of the citation.
 */
function barePlace(
  text: string,
  { end, last }: Cited,
  { word, number }: Marker,
  { insideWords }: ProseSets,
): Last | null {
  if (last === null || word - end > MAX_DISTANCE) return null;
  const { bookId, firstVerse = 0, verse: lastVerse = 0 } = last;
  if (firstVerse < lastVerse && number >= firstVerse && number <= lastVerse) return null;
  const between = text.slice(end, word);
  if (!between.includes(":")) return null;
  let place: Last | null = null;
  for (const { 0: pair, 1: before = "", 2: chapter, 3: verse, index } of between.matchAll(BARE_PAIR)) {
    const isIntroduced = insideWords.has(before.toLowerCase()) && number >= Number(verse);
    const isListed = FURTHER_PAIR.test(between.slice(index + pair.length));
    if (isIntroduced && !isListed && isWithin(bookId, Number(chapter), Number(verse)))
      place = { bookId, chapter: Number(chapter) };
  }
  return place;
}

/** "in 3:7, 13 and 4:7": of several places, none is returned to. */
const FURTHER_PAIR = /^[\d\s,;\u2013-]*(?:\p{L}{1,3}\s)?\d{1,3}:\d/u;

/** A verse, and the end of a range, whose citation does not follow in brackets, as in "In v. 16 (John 3:16)". */
const UNCITED_VERSES =
  /\.?\s{1,2}(\d{1,3})(?:[-\u2013](\d{1,3}))?(?!\d)(?![^\n]{0,60}\([^()\n]{0,40}:\1(?!\d))/y;

/**
 * A "v. 5" that was not read still says that the text has a passage: one that is not known, or that of a heading. A later verse is then not taken for
 * one of an aside. Null if it says neither.
 */
export function unreadVerse(
  text: string,
  cited: readonly Cited[],
  word: StartWord,
  words: Words,
): Cited | null {
  const { start, end } = word;
  if (!isVerseEntry(words.lexicon.find(text.slice(start, end).toLowerCase()))) return null;
  const [, first, verse = first] = matchAt(UNCITED_VERSES, text, end) ?? [];
  if (first === undefined) return null;
  const likely = cited.length < 2 ? cited : likelyPlaces(text, cited, markerAt(text, start, words), words);
  const [meant] = likely;
  if (meant === undefined || meant.unknownVerse > 0) return unknownAt(word, Number(verse));
  if (!meant.isBarred || meant.last === null) return null;
  const last = { ...meant.last, firstVerse: Number(first), verse: Number(verse) };
  return citedAt(word, last, { isMarked: true, isBarred: true });
}

/** A verse that is not much after the last one of a passage may still be in its last chapter: "Mark 8:34-9:1. In verse 2". */
const FURTHER = 5;

/** "Job, v. 11": a name and what may be a word for a verse or the Roman numeral 5. */
const VERSE_OR_CHAPTER = /,\s{1,2}v\.?\s{0,2}\d{1,3}(?!\d)/y;
const PAIR = /\d[:.,]\d/;
/** A name and a Roman chapter before a verse: "Matt. ii. 1". */
const ROMAN_PAIR = /\p{Lu}\p{L}+\.?\s(?!vv?\b)[ivxlc]{1,7}[.,:]?\s\d/u;
/** How far from a name such a pair is looked for, in UTF-16 units. */
const NEAR = 160;
/** How many places may be cited by a word for chapter or verse since. It bounds the cost of hostile text. */
const MAX_MARKED = 24;

/**
 * Whether a word is the name of a person in the passage that the block cited last: "Jas 5:7-20 names the farmer, v. 7, and Job, v. 11." A text
 * with Roman chapters means chapter 5 of the book, as does "in Job, v. 11".
 */
export function isPersonWithVerse(
  text: string,
  cited: readonly Cited[],
  { start, end }: StartWord,
  lexicon: Lexicon,
  { persons, words, insideWords, quoteVerbs, compareWords }: ProseSets,
): boolean {
  if (matchAt(VERSE_OR_CHAPTER, text, end) === null) return false;
  const name = text.slice(start, end).toLowerCase();
  const { bookIds = [] } = lexicon.find(name)?.plain.exact ?? {};
  const isPerson = persons.has(name) || words.has(name);
  if (!isPerson || !bookIds.some((id) => chapterCount(id) > 1)) return false;
  if ([insideWords, quoteVerbs, compareWords].some((before) => isAfterWords(text, start, before)))
    return false;
  if (ROMAN_PAIR.test(text.slice(Math.max(0, start - NEAR), end + NEAR))) return false;
  const last = cited.slice(-MAX_MARKED).findLast(({ isMarked }) => !isMarked);
  return last !== undefined && PAIR.test(text.slice(last.start, last.end));
}

const LETTER = /\p{L}/u;
const LETTERS = /\p{L}+/uy;

const lettersAt = (text: string, at: number): string => matchAt(LETTERS, text, at)?.[0].toLowerCase() ?? "";

/** Whether a word for a chapter or verse is at a place. */
export const isMarkerAt = (text: string, at: number, lexicon: Lexicon): boolean =>
  isMarkerEntry(lexicon.find(lettersAt(text, at)));

/** A number that no other one follows after a colon or dot: a verse. */
const LONE_NUMBER = /\d{1,3}(?![\d:]|\.\d)/y;
/** How far the number may be from a word for verse or chapter, in UTF-16 units. */
const MAX_TO_NUMBER = 24;

/** The number shortly after a place, or the Roman numeral directly after its word ("ch. iii. 10"); NaN without one. */
function numberAfter(text: string, at: number): number {
  const after = text.slice(at, at + MAX_TO_NUMBER);
  const numeral = FIRST_NUMERAL.exec(after)?.[1];
  const value = numeral === undefined ? 0 : romanValue(numeral.toLowerCase());
  return value > 0 ? value : Number(FIRST_NUMBER.exec(after)?.[1]);
}

const FIRST_NUMERAL = /^\p{L}+\.?\s{1,2}([ivxlcIVXLC]{1,7})(?!\p{L})/u;
const FIRST_NUMBER = /^\D{0,12}(\d{1,3})/;

/** Text in brackets. */
const ASIDE = /\([^()]*\)|\[[^[\]]*\]/g;
/** A word that may be a name. One in small letters has at least seven of them: a shorter word is mostly no name. */
const NAME = /(?<!\p{L})(?:\p{Lu}\p{L}+|\p{L}{7,})/gu;
const NUMBER_AFTER = /^\.?\s{1,2}\d/;
/** The rest of a title, and the comma before a verse of it. */
const TITLE_END = /^(?:\s+\p{L}+){2,3},\s*$/u;
/** "'s Gospel" */
const OWNED = /^['\u2019]s\s+(\p{L}+)/u;
const WORD_BEFORE = /(\p{L}+)\s+$/u;
const MAX_TITLE = 32;

/**
 * The last place, or the book that is named after it, without numbers, from `from` on. After "Isaiah says", both: the verses that follow
 * may still be those of the last place.
 */
function lastNamed(
  text: string,
  from: number,
  { word: to, isVerse }: Marker,
  last: Last | null,
  lexicon: Lexicon,
  sets: ProseSets,
): readonly Last[] {
  let place = last;
  let speaker: Last | null = null;
  const between = text.slice(from, to).replace(ASIDE, " ");
  const isBeforeChapter = (index: number): boolean =>
    !isVerse && !NEXT_SENTENCE.test(between.slice(index) + text.charAt(to));
  for (const { 0: name, index } of between.matchAll(NAME)) {
    const letters = name.toLowerCase();
    const entry = lexicon.find(letters);
    if (entry === undefined) continue;
    const after = between.slice(index + name.length, index + name.length + MAX_TITLE);
    // "Matt 7:12; Tob 4:15; cf. v. 16", "Bel and the Dragon, ver. 36"
    if (entry.isOutside && (TITLE_END.test(after) || NUMBER_AFTER.test(after))) place = null;
    // A name with a number is a citation, or was not read as one.
    if (NUMBER_AFTER.test(after)) continue;
    const { bookIds, isNumbered } = booksOfName(between, index, letters, { lexicon, sets });
    const [bookId = 0, other] = bookIds;
    if (bookId === 0 || other !== undefined || bookId === place?.bookId) continue;
    const before = between.slice(Math.max(0, index - MAX_TITLE), index);
    const named = { bookId, chapter: chapterCount(bookId) === 1 ? 1 : 0 };
    // "Rom 8:1. As in 2 Corinthians, the Spirit is a pledge. In v. 16": a verse needs a chapter. Names without a number end the passage.
    if (isNumbered && isVerse && named.chapter === 0) continue;
    const isCertain = (): boolean =>
      isTitled(before, after, lexicon) ||
      isCertainName(name, before, after, isBeforeChapter(index), sets) ||
      (place === null &&
        entry.plain.isName &&
        isBeforeChapter(index) &&
        isSubject(letters, before, after, sets));
    if (isNumbered || isCertain()) place = named;
    else if (!isShortName(letters, sets) && isSpeaking(after, sets)) speaker = named;
  }
  return [speaker, place].filter((each) => each !== null);
}

/** Words between a title and a name: "the letter to the Hebrews". */
const LINKS: readonly Role[] = ["of", "the", "to", "titleMiddle"];

/** "Mark's Gospel", "the Gospel of Mark", "the letter of James", "the book of Job" */
function isTitled(before: string, after: string, lexicon: Lexicon): boolean {
  const entryOf = (word: string): Entry | undefined => lexicon.find(word.toLowerCase());
  if (isTitle(entryOf(OWNED.exec(after)?.[1] ?? ""))) return true;
  const words = before.match(/\p{L}+(?=\s)/gu) ?? [];
  const isLink = (word: string): boolean => LINKS.some((role) => entryOf(word)?.roles.has(role));
  const last = words.findLastIndex((word) => !isLink(word));
  return last < words.length - 1 && isTitle(entryOf(words[last] ?? ""));
}

const isTitle = (entry: Entry | undefined): boolean =>
  entry !== undefined &&
  (entry.roles.has("gospel") || entry.roles.has("epistle") || entry.roles.has("title"));

const VERB = /^\s+(\p{Ll}+)/u;

/** "Isaiah says in chapter 9" */
const isSpeaking = (after: string, { sayings }: ProseSets): boolean =>
  sayings.has(VERB.exec(after)?.[1] ?? "");

/** The beginning of a sentence; unlike SENTENCE_START it may be that of the text after a citation. */
const SENTENCE_BEFORE = /(?:^|[.!?:\n])[\s\uFFFC"\u201c]*$/;

/**
 * "Exodus splits in two: chapters 1-18", "Numbers opens with a census; chapter 22": a name, not of persons, begins a sentence before a verb that says
 * what a book has.
 */
const isSubject = (
  letters: string,
  before: string,
  after: string,
  { persons, bookVerbs }: ProseSets,
): boolean =>
  !persons.has(letters) && SENTENCE_BEFORE.test(before) && bookVerbs.has(VERB.exec(after)?.[1] ?? "");

/**
 * Whether a name without numbers certainly means a book: "in Ephesians", "in Judges this month", but not a person, "called Hebrews", "the Romans" or
 * "three judges". `isBeforeChapter`: the word whose book is looked for is one for a chapter, and follows in the same sentence.
 */
function isCertainName(
  name: string,
  before: string,
  after: string,
  isBeforeChapter: boolean,
  sets: ProseSets,
): boolean {
  const letters = name.toLowerCase();
  const isWord = sets.words.has(letters);
  const isSmall = name === letters;
  if (isWord ? isSmall : isShortName(letters, sets)) return false;
  const word = WORD_BEFORE.exec(before)?.[1]?.toLowerCase() ?? "";
  const next = WORD_AFTER.exec(after)?.[1]?.toLowerCase() ?? "";
  // "our Daniel series: chapter 7"
  if (isBeforeChapter && sets.possessives.has(word) && sets.seriesWords.has(next)) return true;
  // "in leviticus", but "in revelation", "in matthew"
  if (isSmall && (sets.persons.has(letters) || sets.namesakes.has(letters))) return false;
  if (!isWord && !sets.persons.has(letters)) return sets.placeWords.has(word);
  // "I'm in Judges this month", "through Daniel this fall"
  const isAtTime = sets.thisWords.has(next);
  // "In Mark, in chapter 4", "In Daniel we have reached chapter 7"
  if (sets.insideWords.has(word))
    return /^(?:,| \()/.test(after) || isAtTime || (isBeforeChapter && sets.readers.has(next));
  // "We are going through Isaiah.", but "reading through Isaiah's eyes", "After we studied James prayed"
  const isStudied = isAfterWords(before, before.length, sets.studyWords) && !AFTER_STOP.test(before);
  return isStudied && (ENDS.test(after) || isAtTime);
}

const WORD_AFTER = /^\s+(\p{L}+)/u;
const AFTER_STOP = /\.\s+$/;
const ENDS = /^(?:[.,;:!?)]|$)/;

/** Whether a name is a short form or another word, which names no book without a number: "He says", "So says Luther". */
const isShortName = (letters: string, { words, uncertainForms, particles }: ProseSets): boolean =>
  letters.length < MIN_LETTERS || words.has(letters) || uncertainForms.has(letters) || particles.has(letters);

const MIN_LETTERS = 4;
