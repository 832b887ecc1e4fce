/**
 * The fast path: reads citations of the usual forms directly from their characters: "Rom 8:28", "1 Cor. 13:4-7", "Prov
 * 3:5, 6; 16:3", "Ps 23", "Mt 5.3". It exists only for speed. Everything that does not plainly have such a form, or may
 * continue differently, is left to the grammar, and a test checks that both agree. The grammar reads each spelling of a
 * name once.
 */

import { chapterCount } from "../canon.ts";
import type { Role } from "../languages/language.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { hasLoneNumber, isWithin } from "../resolve/grammar/canon-check.ts";
import { ABSENT, type Follow, type Item, type Point, pointAt } from "../resolve/grammar/item.ts";
import type { Lexicon } from "../resolve/names/lexicon.ts";
import type { Last } from "./citation.ts";
import { nameStart } from "./plain-before.ts";
import { carriedName, type PlainItem, type PlainName, type PlainPlace, type ReadName } from "./plain-item.ts";
import { CLOSING, PlainText } from "./plain-text.ts";
import { isBeforeVerses } from "./plain-verses.ts";
import {
  COLON,
  COMMA,
  DOT,
  HYPHEN,
  isArrow,
  isDash,
  isDigit,
  isLetter,
  isSpace,
  mayBeNumber,
  OBJECT_CODE,
} from "./plain-words.ts";

const LONG_DASH = 0x2014;
const SEMICOLON = 59;
const EXCLAMATION = 33;
const QUESTION = 63;
const BRACKET = 40;
const CLOSING_BRACKET = 41;
const BRACKETS: ReadonlySet<number> = new Set([BRACKET, 91]);

/** Brackets and quotation marks that open after a citation. */
const OPENING: ReadonlySet<number> = new Set([...'(["\u201c\u2018'].map((mark) => mark.charCodeAt(0)));

/** Marks at the end of a sentence or aside that may stand after a space. */
const SPACED_STOPS: ReadonlySet<number> = new Set([...".!?)]"].map((mark) => mark.charCodeAt(0)));

/** Words between citations. */
const LEAD_WORDS: readonly Role[] = ["and", "see"];

/** The greatest number that may be the ordinal of a book, also of one outside the canon, or count the items of a list. */
const MAX_ORDINAL = 6;

/** Letters of parts of a verse, and what joins further ones to them. */
const LAST_PART = 99;
const MORE_PARTS = /^\s*(?:[-\u2013.,;&/]|[a-z]+)\s*[a-h]{1,2}(?![a-z])/i;
const MAX_MORE_PARTS = 16;

/** Where an item starts; see PlainItem. */
type Start = Pick<PlainItem, "nameFrom" | "from" | "isNamed">;

/** Reads the citations of a text, one after the other. */
export class PlainReader {
  readonly #text: PlainText;
  readonly #lexicon: Lexicon;
  readonly #numberLabels: ReadonlySet<string>;
  readonly #isCommaLanguage: boolean;
  readonly #readName: ReadName;
  #at = 0;
  #items: PlainItem[] = [];
  #segment = 0;
  /** The mark between chapter and verse; 0 in a list of chapters. */
  #mark = 0;
  /** The name of the last citation. */
  name: PlainName | null = null;
  /**
   * Whether the form of the last citation leaves no doubt: chapters and verses with colons, and lists and ranges of verses. The
   * words around other forms must be weighed.
   */
  isCertainForm = true;

  constructor(text: string, lexicon: Lexicon, numberLabels: ReadonlySet<string>, readName: ReadName) {
    this.#numberLabels = numberLabels;
    this.#text = new PlainText(text, lexicon);
    this.#lexicon = lexicon;
    this.#isCommaLanguage = lexicon.language.verseMark === "comma";
    this.#readName = readName;
  }

  /** The items of the citation whose name contains the word at a place; null if it is not plain. */
  read({ word: start, least, end }: PlainPlace): readonly PlainItem[] | null {
    this.#startAt(end);
    const from = nameStart(this.#text.text, start, least, this.#lexicon, this.#numberLabels);
    if (from < 0 || !this.#named(from, start)) return null;
    while (this.#isJoined()) {
      const before = this.#items.length;
      if (!this.#next()) return null;
      if (this.#items.length === before) break;
    }
    return this.#items;
  }

  /** Whether a word for verses and a number stand at a place, and no name or number before them: "v. 5", "verses 3-7". */
  isBeforeVerses(place: PlainPlace): boolean {
    this.#text.endAt(place.end);
    return isBeforeVerses(this.#text, place, this.#numberLabels);
  }

  /** The verses after a word for them in a chapter that was cited before; null if they are not plain. */
  readVerses({ word, end }: PlainPlace, { bookId, chapter }: Last): readonly PlainItem[] | null {
    this.#startAt(end);
    const text = this.#text;
    const start = { nameFrom: word, from: word, isNamed: false };
    this.name = carriedName(bookId);
    this.#mark = COLON;
    this.#at = text.pastSpaces(text.pastDot(text.pastLetters(word)));
    if (!this.#verseList(this.name, pointAt(chapter, ABSENT), start, CARRIED)) return null;
    if (this.#isJoined() && (isDigit(text.code(text.pastSpaces(this.#at + 1))) || !this.#next())) return null;
    return this.#items;
  }

  #startAt(end: number): void {
    this.#text.endAt(end);
    this.#items = [];
    this.#segment = 0;
    this.#mark = 0;
    this.name = null;
    this.isCertainForm = !this.#isCommaLanguage;
  }

  /** A name whose word starts at `word`, and its numbers. */
  #named(from: number, word: number): boolean {
    const text = this.#text;
    const end = text.pastLetters(word);
    const at = text.pastSpaces(text.pastDot(end));
    // "1 K 8:22": one letter is a name only if nothing before its ordinal says otherwise.
    if (end <= word + 1 || !isDigit(text.code(at))) return false;
    const name = this.#readName(text.text.slice(from, at));
    if (name === null) return false;
    this.name = name;
    return this.#numbers(at, name, { nameFrom: from, from: at, isNamed: true }, name.corrections);
  }

  /** Chapter, mark, verse, and the verses after it; or a chapter or a range of them. */
  #numbers(at: number, name: PlainName, start: Start, bits: number): boolean {
    const chapter = this.#readNumber(at);
    if (chapter === 0) return false;
    const mark = this.#markAt(this.#at);
    if (this.#items.length > 0 && mark !== this.#mark) return false;
    // "Gen.1.1" is an identifier. In "Jude 1.3" the numbers may be two verses.
    if (mark !== COLON && this.#text.code(at - 1) === DOT) return false;
    if (mark !== COLON && mark !== 0 && chapterCount(name.bookId) === 1) return false;
    if (mark === 0) return this.#chapters(name, chapter, start, bits);
    this.#mark = mark;
    if (mark !== COLON) this.isCertainForm = false;
    this.#at++;
    return this.#verseList(name, pointAt(chapter, at), start, bits | (mark === COLON ? 0 : BIT.punctuation));
  }

  /** The verses of a chapter at the current place. */
  #verseList(name: PlainName, chapter: Point, start: Start, bits: number): boolean {
    let last = this.#verses(name, chapter, start, bits);
    for (let from = this.#verseAfter(); last > 0 && from > 0; from = this.#verseAfter()) {
      const isDot = this.#text.code(this.#at) === DOT;
      const isSpaced = isSpace(this.#text.code(from - 1));
      const before = last;
      this.#at = from;
      const carried = this.#items.at(-1)?.item.end ?? chapter;
      const next = { nameFrom: from, from, isNamed: false };
      last = this.#verses(name, carried, next, isDot ? BIT.punctuation : 0);
      // "Luke 2:7, 1 child": a lone number after a comma may be a verse or may count the next word. "1) Luke 2:7, 2) Rom
      // 3:4": one that is not greater may count the items of a list.
      if (isSpaced && (this.#isWordAfter() || last <= before)) this.isCertainForm = false;
      if (isSpaced && last <= before && this.#mayBeListNumber(last)) return false;
      // "Gal 3:6-9,4 which": the figure of a note
      if (last <= before && (isDot || (!isSpaced && this.#isWordAfter()))) return false;
    }
    return last > 0;
  }

  /** The mark between a chapter and a verse at a place; 0 when there is none. */
  #markAt(at: number): number {
    const code = this.#text.code(at);
    const isMark = this.#isCommaLanguage ? code === COMMA : code === COLON || code === DOT;
    return isMark && isDigit(this.#text.code(at + 1)) ? code : 0;
  }

  /** A chapter or a range of chapters, whose first number was just read; of verses in a book of one chapter. */
  #chapters({ bookId }: PlainName, chapter: number, start: Start, bits: number): boolean {
    this.isCertainForm = false;
    if (!hasLoneNumber(bookId, chapter)) return false;
    const point = { ...pointAt(chapter, start.from), isLone: true };
    let end: Point = point;
    let dash = 0;
    if (this.#isRange()) {
      dash = this.#dashBits();
      const right = this.#at + 1;
      const last = this.#readNumber(right);
      if (last <= chapter || !hasLoneNumber(bookId, last) || this.#markAt(this.#at) !== 0) return false;
      end = { ...pointAt(last, right), isLone: true };
    }
    const follow = this.#follow();
    if (follow === "next" && !hasLoneNumber(bookId, end.chapter + 1)) return false;
    if (!this.#endsNumber() || this.#mayBeListNumber(end.chapter)) return false;
    this.#add(start, point, end, follow, bits | dash);
    return true;
  }

  /** Whether a small number may be the ordinal of a name after it, or count the items of a list. */
  #mayBeListNumber(value: number): boolean {
    const text = this.#text;
    const code = text.code(this.#at);
    // German "20. Psalm"
    if (value > MAX_ORDINAL && !(this.#isCommaLanguage && code === DOT)) return false;
    const at = text.pastSpaces(code === DOT || code === CLOSING_BRACKET ? this.#at + 1 : this.#at);
    return isLetter(text.code(at)) && (text.isName(at) || text.mayBeName(at) || text.mayBeNumbered(at));
  }

  /** Reads one verse, or a range, at the current place. Returns the last verse; 0 if it is not plain. */
  #verses(name: PlainName, { chapter, chapterAt }: Point, start: Start, bits: number): number {
    const { bookId } = name;
    const left = this.#at;
    const verse = this.#readNumber(left);
    if (verse === 0 || !isWithin(bookId, chapter, verse)) return 0;
    const point = pointAt(chapter, chapterAt, verse, left);
    let own = bits | this.#partBits();
    let end = point;
    if (this.#isRange()) {
      own |= this.#dashBits();
      const right = this.#right(point);
      if (right === null || !isWithin(bookId, right.chapter, right.verse)) return 0;
      end = right;
      own |= this.#partBits();
    }
    const follow = this.#follow();
    if (follow === "next" && !isWithin(bookId, end.chapter, end.verse + 1)) return 0;
    if (!this.#endsNumber()) return 0;
    if (this.#isCommaLanguage && this.#mayBeListNumber(end.verse)) return 0;
    this.#add(start, point, end, follow, own);
    return end.verse;
  }

  /** The right end of a range of verses after the dash at the current place; null if it is not plain. */
  #right({ chapter, chapterAt, verse }: Point): Point | null {
    const at = this.#at + 1;
    const value = this.#readNumber(at);
    if (this.#mark !== COLON || this.#markAt(this.#at) !== COLON)
      return value > verse ? pointAt(chapter, chapterAt, value, at) : null;
    const verseAt = this.#at + 1;
    const last = this.#readNumber(verseAt);
    const isRising = value > chapter || (value === chapter && last > verse);
    return last > 0 && isRising ? pointAt(value, at, last, verseAt) : null;
  }

  #add({ nameFrom, from, isNamed }: Start, start: Point, end: Point, follow: Follow, bits: number): void {
    const { bookId = 0, text = "", isSettled = false } = this.name ?? {};
    if (follow !== "none" || (bits & BIT.verse_part_dropped) !== 0) this.isCertainForm = false;
    const item: Item = {
      bookId,
      text,
      segment: this.#segment,
      start,
      end,
      follow,
      corrections: bits | (follow === "none" ? 0 : BIT.following_verses),
      version: null,
      isApart: false,
      isNameOnly: false,
      reversedAt: ABSENT,
    };
    this.#items.push({ item, nameFrom, from, to: this.#at, isNamed, isSettled: isNamed && isSettled });
  }

  /** Whether a dash and a number follow. */
  #isRange(): boolean {
    return isDash(this.#text.code(this.#at)) && isDigit(this.#text.code(this.#at + 1));
  }

  #dashBits(): number {
    return this.#text.code(this.#at) === HYPHEN ? 0 : BIT.punctuation;
  }

  /** Skips the letter of a part of a verse: "16a". */
  #partBits(): number {
    const text = this.#text;
    const code = text.code(this.#at);
    const next = text.code(this.#at + 1);
    if (code < 97 || code > LAST_PART || isLetter(next) || isDigit(next)) return 0;
    const more = text.text.slice(this.#at + 1, Math.min(text.end, this.#at + 1 + MAX_MORE_PARTS));
    if (MORE_PARTS.test(more)) return 0;
    this.#at++;
    return BIT.verse_part_dropped;
  }

  /** Skips "f" or "ff." after a number. */
  #follow(): Follow {
    const text = this.#text;
    if (!isLetter(text.code(this.#at))) return "none";
    const roles = text.entryAt(this.#at)?.roles;
    const isRest = roles?.has("rest") === true;
    if (!isRest && roles?.has("next") !== true) return "none";
    const end = text.pastLetters(this.#at);
    const to = text.pastDot(end);
    if (to > end && isDigit(text.code(text.pastSpaces(to)))) return "none";
    this.#at = to;
    return isRest ? "rest" : "next";
  }

  /** Whether what follows a number does not belong to it. */
  #endsNumber(): boolean {
    const text = this.#text;
    const code = text.code(this.#at);
    if (isLetter(code) || isDash(code)) return false;
    // "John 3:16; 1) We": the number of a list. The grammar looks for an opening bracket.
    if (code === CLOSING_BRACKET && this.#items.length > 0)
      return !isLetter(text.code(text.pastSpaces(this.#at + 1)));
    if (code === COLON) return text.isColonOfText(this.#at);
    if (code === DOT) return !isDigit(text.code(this.#at + 1)) || (this.#isCommaLanguage && this.#mark !== 0);
    if (code === COMMA && this.#isCommaLanguage) return !isDigit(text.code(this.#at + 1));
    return code <= 127 || CLOSING.has(code);
  }

  /** The number at a place, and the place after it; 0 when there is none of up to three digits. */
  #readNumber(at: number): number {
    const text = this.#text;
    let end = at;
    let value = 0;
    while (isDigit(text.code(end)) && end - at < 4) value = value * 10 + text.code(end++) - 48;
    this.#at = end;
    return end - at > 3 || text.code(at) === 48 ? 0 : value;
  }

  /** The start of a verse after a comma or dot; 0 when there is none, but chapter and verse or the ordinal of a book. */
  #verseAfter(): number {
    const text = this.#text;
    const isDot = text.code(this.#at) === DOT;
    // "Num 12:11 , 12"
    const mark = isDot ? this.#at : text.pastSpaces(this.#at);
    if (isDot ? !this.#isCommaLanguage : text.code(mark) !== COMMA) return 0;
    const start = text.pastSpaces(mark + 1);
    let at = start;
    while (isDigit(text.code(at))) at++;
    if (at === start || (isDot && start > mark + 1)) return 0;
    const code = text.code(at);
    if (code === COLON || isLetter(code) || this.#markAt(at) !== 0) return 0;
    // "8:10,11 women": the number after a comma and a space may count the word.
    return start === mark + 1 || !(isSpace(code) && isLetter(text.code(at + 1))) ? start : 0;
  }

  /** A word or further number after a space. */
  #isWordAfter(): boolean {
    return isSpace(this.#text.code(this.#at)) && this.#at + 1 < this.#text.end;
  }

  /** A semicolon or comma that may join another citation. The colon before a text is like a comma. */
  #isJoined(): boolean {
    const text = this.#text;
    if (text.code(this.#at) === COLON && text.isColonOfText(this.#at)) return true;
    const at = text.pastSpaces(this.#at);
    const code = text.code(at);
    if (code !== SEMICOLON && code !== COMMA) return false;
    this.#at = at;
    return true;
  }

  /**
   * The numbers of the same book after a semicolon or comma. Adds nothing if none follow and the citation has ended, for
   * example before another book. False if it is not plain.
   */
  #next(): boolean {
    const text = this.#text;
    const isSemicolon = text.code(this.#at) === SEMICOLON;
    const at = text.pastSpaces(this.#at + 1);
    const code = text.code(at);
    if (isLetter(code)) {
      // "Psalm 22, to 24"
      if (this.#mark === 0 && text.hasRole(at, "to")) return false;
      if (text.isTextAt(at)) return text.code(this.#at + 1) !== code;
      return text.isNameWithNumber(at) || (isSemicolon && text.isNameWithPair(at)) || this.#isLedName(at);
    }
    if (code >= 49 && code <= 51 && this.#isOrdinal(at))
      return (this.#mark !== 0 || isSemicolon) && this.#isNumberedName(at);
    // "Romans 3:20,; Hebrews 9:8"
    if (code === SEMICOLON && this.#mark === COLON) return text.isNameWithNumber(text.pastSpaces(at + 1));
    if (isDigit(code)) return isSemicolon ? this.#carried(at) : this.#pairAfterComma(at);
    return code === 0 || (OPENING.has(code) && text.isTextAt(at + 1) && !text.mayBeTranslation(at + 1));
  }

  /** Whether an ordinal precedes a name with a number after it: that is another citation. */
  #isNumberedName(at: number): boolean {
    const text = this.#text;
    const word = this.#pastOrdinal(at);
    // "Jos 15:58; 1Ch 2:45"
    const isJoined = word === at + 1 && text.isNumberedNameAt(word);
    if (!(isJoined || text.mayBeName(word)) || !text.hasNumberAfter(word)) return false;
    const numbers = text.pastSpaces(text.pastDot(text.pastLetters(word)));
    return this.#readName(text.text.slice(at, numbers)) !== null;
  }

  /** The word after a digit that may be an ordinal. */
  #pastOrdinal(at: number): number {
    const dot = this.#isCommaLanguage ? this.#text.pastDot(at + 1) : at + 1;
    return this.#text.pastSpaces(dot);
  }

  #isOrdinal(at: number): boolean {
    return isLetter(this.#text.code(this.#pastOrdinal(at)));
  }

  /** Numbers of the book before, in a new segment. */
  #carried(at: number): boolean {
    if (this.name === null) return false;
    this.#segment++;
    return this.#numbers(at, this.name, { nameFrom: at, from: at, isNamed: false }, BIT.book_carry);
  }

  /** "Rom 8:28, 9:1": further chapter and verse in the same segment. */
  #pairAfterComma(at: number): boolean {
    if (this.name === null || this.#mark !== COLON) return false;
    this.isCertainForm = false;
    return this.#numbers(at, this.name, { nameFrom: at, from: at, isNamed: false }, 0);
  }

  /** Whether the citation has plainly ended at the current place. */
  hasEnded(): boolean {
    const text = this.#text;
    // "John 3:16 .", as text without its markup often has it
    const stop = text.pastSpaces(this.#at);
    const isSpaced = this.#mark === COLON && SPACED_STOPS.has(text.code(stop));
    const end = isSpaced ? stop : this.#at;
    const code = text.code(end);
    if (code === 0) return true;
    if (CLOSING.has(code)) return !text.mayGoOnAfterClosing(end);
    const next = text.code(end + 1);
    // "(See Daniel 9:1.)"
    if (code === DOT && CLOSING.has(next)) return this.#mark === COLON && !text.mayGoOnAfterClosing(end + 1);
    if (code === DOT || code === EXCLAMATION || code === QUESTION)
      return next === 0 || (isSpace(next) && this.#isStop(end + 1));
    if (code === SEMICOLON || code === COMMA || code === COLON)
      return next === 0 || isSpace(next) || next === SEMICOLON;
    return isSpace(code) && this.#endsBefore(stop);
  }

  /** Whether nothing after a dot, which ends at `from`, may belong to the numbers before it. */
  #isStop(from: number): boolean {
    const text = this.#text;
    const at = text.pastSpaces(from);
    const code = text.code(at);
    if (isDigit(code)) return false;
    const mayGoOn = text.mayGoOnInBrackets(from);
    if (this.#mark === COLON) return !mayGoOn || text.isBracketedNumberAt(at);
    if (mayGoOn) return false;
    // "Ps 119. ver. 105", "2 Chr 22. to 24", "Isa. ix. and x."
    const isPart = text.hasRole(at, "to") || text.hasRole(at, "and");
    if (isLetter(code)) return !isPart && !mayBeNumber(text.wordAt(at), this.#lexicon);
    return code !== BRACKET && !isDash(code);
  }

  /** Whether what follows after white space does not belong to the citation. */
  #endsBefore(at: number): boolean {
    const text = this.#text;
    const first = text.code(at);
    if (at === text.end || first === OBJECT_CODE || isArrow(first)) return true;
    // "Heb 7:26-28", then on the next line "(2) to show"
    if (first === BRACKET && this.#mark === COLON && text.isBracketedNumberAt(at))
      return text.text.slice(this.#at, at).includes("\n");
    if (OPENING.has(first)) return !text.mayBeTranslation(at + 1) && this.#isOutside(at + 1);
    if (isDash(first) || first === LONG_DASH)
      return isSpace(text.code(at + 1)) && text.isOrdinaryAt(text.pastSpaces(at + 1));
    if (isDigit(first) && this.#mark === COLON && text.isListNumberAt(at)) return true;
    if (first >= 49 && first <= 51)
      return this.#mark !== 0 && this.#isOrdinal(at) && this.#isNumberedName(at);
    if (!isLetter(first)) return false;
    if (text.isTextAt(at)) return true;
    // "Rom 5:1-2 Cor 5:17": the number before a name may be that of the book, unless a colon precedes it.
    if (text.isNameWithNumber(at)) return !this.#mayEndWithOrdinal() || !text.mayBeNumbered(at);
    return this.#isLedName(at);
  }

  /** Whether the word after an opening mark is not part of the citation. "2 Tim 3 (verse 5)" */
  #isOutside(at: number): boolean {
    const text = this.#text;
    const isInBrackets = BRACKETS.has(text.code(at - 1));
    if (!this.isCertainForm && isInBrackets && !text.isTextAt(at)) return false;
    // "Pr 3:5 (b)" may be a part of the verse.
    if (isInBrackets && CLOSING.has(text.code(at + 1))) return false;
    return isLetter(text.code(at)) && !text.isNumberAfterSee(at);
  }

  /** "and Luke 3:4", "cf. 1 John 4:8": another citation. */
  #isLedName(word: number): boolean {
    const text = this.#text;
    const entry = text.entryAt(word);
    if (entry === undefined || entry.translation !== null) return false;
    if (!LEAD_WORDS.some((role) => entry.roles.has(role))) return false;
    const at = text.pastSpaces(text.pastDot(text.pastLetters(word)));
    const code = text.code(at);
    if (isLetter(code)) return text.isNameWithNumber(at);
    return code >= 49 && code <= 51 && this.#isOrdinal(at) && this.#isNumberedName(at);
  }

  #mayEndWithOrdinal(): boolean {
    const { chapter = 0, verse = 0 } = this.#items.at(-1)?.item.end ?? {};
    const last = verse === ABSENT ? chapter : verse;
    return last <= MAX_ORDINAL && this.#text.code(this.#at - 2) !== COLON;
  }
}

/** The corrections of verses after a word for them. */
const CARRIED = BIT.book_carry | BIT.chapter_carry | BIT.number_word;
