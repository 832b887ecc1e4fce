/** Reads the citations of the blocks of a text, each at a word at which one may start. */

import type { Lexicon } from "../resolve/names/lexicon.ts";
import type { Block } from "./blocks.ts";
import { carriedPlaces, isMarkerAt, isPersonWithVerse, unreadVerse } from "./carry.ts";
import type { Citation, Last, Reading } from "./citation.ts";
import type { StartSearch, StartWord } from "./citation-starts.ts";
import { endOf, type Placed, startOf } from "./finds.ts";
import { beginsNote, type Headings, headingOf, passageOfHeading } from "./headings.ts";
import { addMention, type Cited, citedAt } from "./introductions.ts";
import { isLabelOfLine, isSmallLine, linePlaceOf } from "./line-place.ts";
import { lengthAt, matchAt } from "./match-at.ts";
import { TimedSenders } from "./messages.ts";
import { isCapital } from "./named.ts";
import { type NameCache, PlainCitations } from "./plain-citation.ts";
import type { PlainPlace } from "./plain-item.ts";
import type { Words } from "./prose-sets.ts";
import { readCitation } from "./read-citation.ts";
import { joinsCitations } from "./runs.ts";
import { samePlaceAt } from "./same-place.ts";
import { isMarkerWithoutName, mayStart } from "./start-words.ts";
import type { Steps } from "./steps.ts";
import { isBeyondDoubt, isFrequent } from "./text-credits.ts";
import { type Window, Windows } from "./windows.ts";

/** The work units of a window, of what a verse carries on from, of a plain citation and a block, and the units of one step (about 5 ms). */
const WINDOW_WORK = 100;
const PLACES_WORK = 30;
const PLAIN_WORK = 5;
const BLOCK_WORK = 1;
const STEP_WORK = 2000;

/** How many times longer a window may be if a citation reaches its end. */
const LONGEST = 8;
/** A citation that ends with fewer UTF-16 units left in its window may go on after it. */
const MARGIN = 16;

/** A text, and how it is read. */
export interface ReadText {
  readonly text: string;
  readonly search: StartSearch;
  readonly reading: Reading;
  /** What a "v. 5" before the first citation of a block belongs to. */
  readonly given: Last | null;
  /** Stops after this many references. */
  readonly maxFinds: number;
  /** Citations that need not be read again, by the offsets of their words. */
  readonly unchanged: ReadonlyMap<number, Placed>;
  /** The names that were read with the same `reading`, but for its limit. */
  readonly names: NameCache;
  /** The headings of the text, which the first reading finds. */
  readonly headings: Headings;
}

export class BlockReader {
  readonly found: Placed[] = [];
  readonly #read: ReadText;
  readonly #lexicon: Lexicon;
  readonly #plain: PlainCitations;
  readonly #senders: TimedSenders;
  /** How many citations are beyond doubt, and whether the text therefore certainly cites the Bible. */
  #clear = 0;
  #isBibleText = false;
  /** The work since the last step, and how many references may still be found. */
  #work = 0;
  #room: number;

  #block: Block;
  #row = -1;
  #windows: Windows;
  #cited: Cited[] = [];
  /** Where the last citation of the block ends. */
  #done = 0;
  /** The last result of `#lastPlaces`, and its word. */
  #places: readonly Last[] = [];
  #placesAt = -1;
  /** Numbers that continue the last citation after a remark. */
  #further: StartWord | null = null;

  constructor(read: ReadText) {
    const { text, reading, maxFinds, names } = read;
    this.#read = read;
    this.#lexicon = reading.lexicon;
    this.#plain = new PlainCitations(reading, text, names);
    this.#senders = new TimedSenders(text, reading);
    this.#room = maxFinds;
    this.#block = { text, from: 0, end: 0 };
    this.#windows = new Windows(this.#block, reading.lexicon, reading.sets);
  }

  /** Whether further references may be found. */
  get hasRoom(): boolean {
    return this.#room > 0;
  }

  /** Counts the work of looking for the end of a block, also of one that is not read. Whether a step ends with it. */
  countBlock(): boolean {
    this.#work += BLOCK_WORK;
    if (this.#work < STEP_WORK) return false;
    this.#work = 0;
    return true;
  }

  /** Reads the citations of a block. Blocks are read in their order. `row`: the start of the row that it is a cell of, or its own. */
  *read(block: Block, row: number): Steps<void> {
    const { search, reading, headings } = this.#read;
    this.#block = block;
    this.#windows = new Windows(block, this.#lexicon, reading.sets);
    if (row !== this.#row) this.#cited = this.#citedBefore(row);
    this.#row = row;
    this.#done = block.from;
    this.#further = null;
    for (const word of search.find(block.text, block.from, block.end, reading.hasBareBooks)) {
      if (word === undefined || this.#work >= STEP_WORK) yield* this.#endStep();
      if (word === undefined) continue;
      if (this.#isFurtherBefore(word.start)) yield* this.#readFurther(word.start);
      if (this.#room <= 0) return;
      if (word.start < this.#done) continue;
      const placed = this.#readWord(word);
      if (placed !== null) this.#take(placed);
      else this.#noteUnread(word);
      if (this.#room <= 0) return;
    }
    if (this.#isFurtherBefore(block.end)) yield* this.#readFurther(block.end);
    const passage = passageOfHeading(block, this.#cited);
    if (passage !== null) headings.add(block.end, passage);
  }

  /** Remembers a word that was not read, if it mentions a passage. */
  #noteUnread(word: StartWord): void {
    const { text } = this.#block;
    const { reading } = this.#read;
    const isPlace = namesUnreadPlace(text, word, reading);
    const unread = isPlace ? citedAt(word, null) : unreadVerse(text, this.#cited, word, reading);
    if (unread !== null) addMention(this.#cited, unread);
  }

  /** What counts as cited before a row: the context of the text, or the passage of the last heading. */
  #citedBefore(row: number): Cited[] {
    const { given, headings } = this.#read;
    const heading = headingOf(this.#block.text, row, headings, given, this.#lexicon);
    return heading === null ? [] : [citedAt({ start: row, end: row }, heading.passage, { heading })];
  }

  *#endStep(): Steps<void> {
    this.#work = 0;
    yield;
  }

  #take(placed: Placed): void {
    const { citation } = placed;
    this.found.push(placed);
    if (isBeyondDoubt(citation)) this.#isBibleText ||= isFrequent(++this.#clear, this.#read.text.length);
    this.#work += PLAIN_WORK;
    this.#room -= citation.size;
    this.#done = endOf(placed);
    const start = startOf(placed);
    const isMarked = citation.names.length === 0 && isMarkerAt(this.#block.text, start, this.#lexicon);
    const isNote = isMarked && beginsNote(this.#block.text, start, this.#lexicon);
    this.#cited.push(citedAt({ start, end: this.#done }, citation.last, { isMarked, isNote }));
    const { sets } = this.#read.reading;
    this.#further =
      numbersAfterRemark(this.#block, this.#done, { lexicon: this.#lexicon, sets }) ?? this.#further;
  }

  /** The last citation of the block. */
  get #latest(): Placed | undefined {
    const placed = this.found.at(-1);
    return placed !== undefined && startOf(placed) >= this.#block.from ? placed : undefined;
  }

  #isFurtherBefore(end: number): boolean {
    return this.#further !== null && this.#further.start < end;
  }

  /** Reads the numbers before `end` that continue a citation after a remark. */
  *#readFurther(end: number): Steps<void> {
    while (this.#further !== null && this.#further.start < end && this.#room > 0) {
      if (this.#work >= STEP_WORK) yield* this.#endStep();
      const numbers = this.#further;
      this.#further = null;
      const placed = numbers.start < this.#done ? null : this.#readWindow(numbers, () => null);
      if (placed !== null) this.#take(placed);
    }
  }

  #readWord(word: StartWord): Placed | null {
    const { text, reading, unchanged } = this.#read;
    const known = unchanged.get(word.start);
    if (known?.done === this.#done) return known;
    if (!mayStart(text, word, this.#lexicon, reading)) return null;
    if (isLabelOfLine(text, word, this.#lexicon) || this.#senders.has(word)) return null;
    if (isPersonWithVerse(text, this.#cited, word, this.#lexicon, reading.sets)) return null;
    const same = samePlaceAt(text, word, this.#latest, reading.sets);
    if (same !== null) return this.#placed(same, 0, word);
    if (reading.isGrammarOnly) return this.#readWindow(word, () => null);
    const place = { word: word.start, least: this.#done, end: this.#block.end };
    // The scripts that learn the weights see every name that a model may weigh.
    const plain = this.#plain.read(place, this.#isBibleText && reading.observe === null);
    if (plain === null) return this.#readVerses(word, place) ?? this.#readByGrammar(word);
    if (plain.isCertain) return this.#placed(this.#plain.citationOf(plain, plain.name.cost), 0, word);
    return this.#readWindow(word, (window, around) => this.#plain.weigh(plain, window, around));
  }

  /** Reads a citation that has no usual form. A "v. 5" that belongs to nothing is no citation. */
  #readByGrammar(word: StartWord): Placed | null {
    const isAlone = isMarkerWithoutName(this.#block.text, word, this.#lexicon);
    const [place] = isAlone ? this.#lastPlaces(word) : [];
    return isAlone && place === undefined ? null : this.#readWindow(word, () => null);
  }

  #readVerses(word: StartWord, place: PlainPlace): Placed | null {
    const citation = this.#plain.readVerses(place, () => this.#lastPlaces(word));
    return citation === null ? null : this.#placed(citation, 0, word);
  }

  /** What numbers at a word may carry on from. It is worked out once, although several stages ask for it. */
  #lastPlaces({ start }: StartWord): readonly Last[] {
    if (this.#placesAt !== start) {
      const { sets, observeCarried } = this.#read.reading;
      this.#places = [...carriedPlaces(this.#block, this.#cited, start, this.#lexicon, sets, observeCarried)];
      this.#placesAt = start;
      this.#work += PLACES_WORK;
    }
    return this.#places;
  }

  /** `from`: what the offsets of the citation are counted from. */
  #placed(citation: Citation, from: number, { start }: StartWord): Placed {
    return { citation, from, row: this.#row, word: start, done: this.#done };
  }

  /** Reads the citation at a word with the grammar, unless `readPlain` returns it. */
  #readWindow(
    word: StartWord,
    readPlain: (window: Window, around: Reading) => Citation | null,
  ): Placed | null {
    this.#work += WINDOW_WORK;
    const done = this.#done;
    const { reading } = this.#read;
    const around = { ...reading, ...placeOf(this.#block, word, done, this.#lexicon) };
    for (let longer = 1; ; longer *= 2) {
      const window = this.#windows.at(word, longer);
      const { origin } = window;
      const plain = readPlain(window, around);
      const place = { least: done - origin, word: word.start - origin };
      const citation = plain ?? readCitation(window, place, around, () => this.#lastPlaces(word));
      if (citation === null) return null;
      const from = plain === null ? origin : 0;
      const mayGoOn = from + citation.end > origin + window.to - MARGIN && window.isOpen && longer < LONGEST;
      if (!mayGoOn) return this.#placed(citation, from, word);
    }
  }
}

/** A remark after a citation, and chapter and verse after it: "Gen 3:15 (the first promise); 12:3", "Mark 8:31 par.; 9:31". */
const AFTER_REMARK = /\s{0,2}(?:\([^()\n]{1,100}\)|(\p{L}{1,5})\.?)[;,]\s{1,2}(?=\d{1,3}:\d)/uy;
/** A remark in brackets, and a verse after it: "Luke 1:46-55 (Magnificat), 68-79". Not after a year or page: "(Smith 2003), 25". */
const VERSE_AFTER_REMARK =
  /\s{0,2}\((?![^()\n]{0,100}(?:\d{4}|\bpp?\.|\bsee\b))[^()\n]{1,100}\),\s{1,2}(?=\d{1,3}(?![\d:]|\.\d))/uy;
/** Before chapter and verse that are no quarter of an hour: "John 3:16, then 7:30 came". */
const PAIR_AHEAD = String.raw`(?=\d{1,3}:(?!(?:00|15|30|45)(?!\d))\d)`;
/** A remark in brackets, "and", and chapter and verse after it: "Gal 2:1 (fourteen years) and 1:18". */
const AND_AFTER_REMARK = new RegExp(
  String.raw`\s{0,2}\([^()\n]{1,100}\),?\s{1,2}(\p{L}{1,4}|&)\s{1,2}${PAIR_AHEAD}`,
  "uy",
);
/** "Rom 3:23, then 6:23", "Rom 3:23 and then 6:23" */
const SEQUEL = new RegExp(
  String.raw`,?\s{1,2}(?:(\p{L}{1,4})\s{1,2})?(\p{L}{2,6})\s{1,2}${PAIR_AHEAD}`,
  "uy",
);
/** "Hos 14:1 MT [13:16]": a mark of the Hebrew text before a place in the usual numbering. */
const AFTER_WITNESS = /\s{1,2}(\p{Lu}{2,4})\s{1,2}[[(](?=\d{1,3}:\d)/uy;
/** "Joel 3:1-5 [ET 2:28-32]": a mark of that numbering. */
const TRANSLATION_MARK = new RegExp(String.raw`\s{1,2}[[(](\p{Lu}\p{L}{0,6})[.:]?\s{1,2}${PAIR_AHEAD}`, "uy");
const NUMBER = /\d{1,3}/y;

/** The number that continues a citation after a remark; null if none does. */
function numbersAfterRemark({ text, end }: Block, from: number, words: Words): StartWord | null {
  const start = from + lengthOfRemark(text, from, words);
  const number = { start, end: start + lengthAt(NUMBER, text, start) };
  return start === from || number.end > end ? null : number;
}

/** A remark between a citation and its further numbers. */
interface Remark {
  readonly pattern: RegExp;
  /** Whether the words that the pattern found are those of a remark. */
  readonly fits: (found: RegExpExecArray, words: Words) => boolean;
}

const isAnd = (word: string, { lexicon }: Words): boolean =>
  word === "&" || lexicon.find(word.toLowerCase())?.roles.has("and") === true;

const REMARKS: readonly Remark[] = [
  {
    pattern: AFTER_REMARK,
    fits: ([, word], { sets }) => word === undefined || sets.remarks.has(word.toLowerCase()),
  },
  { pattern: VERSE_AFTER_REMARK, fits: () => true },
  { pattern: AFTER_WITNESS, fits: ([, mark = ""], { sets }) => sets.hebrewMarks.has(mark.toLowerCase()) },
  {
    pattern: TRANSLATION_MARK,
    fits: ([, mark = ""], { sets }) => sets.translationMarks.has(mark.toLowerCase()),
  },
  { pattern: AND_AFTER_REMARK, fits: ([, and = ""], words) => isAnd(and, words) },
  {
    pattern: SEQUEL,
    fits: ([, and, sequel = ""], words) =>
      words.sets.sequels.has(sequel.toLowerCase()) && (and === undefined || isAnd(and, words)),
  },
];

/** The length of a remark between a citation and its further numbers; 0 without one. */
function lengthOfRemark(text: string, from: number, words: Words): number {
  for (const { pattern, fits } of REMARKS) {
    const found = matchAt(pattern, text, from);
    if (found !== null && fits(found, words)) return found[0].length;
  }
  return 0;
}

const SIGN = /^\p{Lu}+\d$/u;
/** What a number may count, or the name of a book with this number. */
const NUMBER_AND_WORD = /\s{1,2}\d{1,3}\s{1,2}(\p{L}+)/uy;
const NUMBER_AFTER = /\.?\s{0,2}\d/y;
/** In the same line, no year and no pair: "chapter 21", "ch. 7". */
const CHAPTER_NUMBER = /\.? {0,2}[1-9]\d{0,2}(?!\d|:\d)/y;
/** "Locke, book 4, chap. 19": after a comma, a chapter may be one of another work. */
const COMMA_BEFORE = /,\s?$/;

/**
 * Whether a name of a book with a capital letter, or a word for chapter, stands before a number. Even if that is no citation, a verse
 * after it may be one of it: "Isaiah 43:1. She asked for John 14 and slept at verse 6." Capitals joined to a number are another sign
 * ("NA28").
 */
function namesUnreadPlace(text: string, { start, end }: StartWord, { lexicon, sets }: Words): boolean {
  const letters = text.slice(start, end).toLowerCase();
  const entry = lexicon.find(letters);
  if (entry === undefined || SIGN.test(text.slice(start, end + 1))) return false;
  if (entry.roles.has("chapter")) {
    const before = text.slice(Math.max(0, start - 2), start);
    // "c. 57" is a year.
    return end - start > 1 && lengthAt(CHAPTER_NUMBER, text, end) > 0 && !COMMA_BEFORE.test(before);
  }
  if (!isCapital(text, start) || entry.plain.exact === null || lengthAt(NUMBER_AFTER, text, end) === 0)
    return false;
  // "Is 16 minutes enough?", "Is 1 John 5:16 clear?"
  const next = sets.particles.has(letters) ? (matchAt(NUMBER_AND_WORD, text, end)?.[1] ?? "") : "";
  return !sets.counted.has(next) && !lexicon.find(next.toLowerCase())?.numbered.exact;
}

/** What the text around a window says about the word in it. */
const placeOf = (
  block: Block,
  word: StartWord,
  done: number,
  lexicon: Lexicon,
): Pick<Reading, "isListed" | "line" | "isSmallLine"> => ({
  isListed: isListed(block, word, done, lexicon),
  line: linePlaceOf(block.text, word),
  isSmallLine: isSmallLine(block.text, block.from, word),
});

const ORDINAL_AFTER = /(?:[1-3]|I{1,3})[\s.]*$/;

/** Whether a word continues the list of the citation that ends at `done`. */
function isListed({ text, from }: Block, { start }: StartWord, done: number, lexicon: Lexicon): boolean {
  if (done === from || start - done > MAX_LISTED) return false;
  const ordinal = ORDINAL_AFTER.exec(text.slice(done, start))?.[0].length ?? 0;
  return joinsCitations(text, done, start - ordinal, lexicon);
}

const MAX_LISTED = 32;
