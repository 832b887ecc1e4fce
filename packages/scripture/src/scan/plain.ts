/**
 * The fast path: reads citations of the usual form directly from their characters: "Rom 8:28", "1 Cor. 13:4-7", "Prov
 * 3:5, 6; 16:3". It exists only for speed. Everything that does not plainly have this form, or may continue
 * differently, is left to the grammar, and a test checks that both agree. The grammar reads each spelling of a name
 * once.
 */

import type { Role } from "../languages/language.ts";
import * as BIT from "../resolve/correction-bits.ts";
import { ABSENT, type Item, pointAt } from "../resolve/grammar/item.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import type { Lexicon } from "../resolve/names/lexicon.ts";
import { nameStart } from "./plain-before.ts";
import {
  COLON,
  COMMA,
  DOT,
  HYPHEN,
  isDash,
  isDigit,
  isLetter,
  isPlainWord,
  isSpace,
  mayBeNumber,
  OBJECT_CODE,
} from "./plain-words.ts";

/** An item with its place; offsets in UTF-16 units of the text, ends not included. */
export interface PlainItem {
  readonly item: Item;
  /** The start of its name, or of its numbers if the book is carried. */
  readonly nameFrom: number;
  readonly from: number;
  readonly to: number;
  readonly isNamed: boolean;
  readonly isSettled: boolean;
}

/** How the grammar reads a name before chapter and verse. */
export interface PlainName {
  readonly bookId: number;
  readonly text: string;
  /** For Citation.names. */
  readonly names: readonly { readonly bookId: number; readonly letters: string }[];
  readonly corrections: number;
  readonly cost: number;
  /** The document says which book this is. */
  readonly isSettled: boolean;
}

/** Reads a name with the grammar, as written, with the dot and spaces after it. */
export type ReadName = (written: string) => PlainName | null;

const LONG_DASH = 0x2014;

/** Words that occur between citations and also in any other text. */
const TEXT_LINK_WORDS: readonly Role[] = ["of", "the", "to", "and", "in", "also", "see", "titleMiddle"];
/** Words between citations. */
const LEAD_WORDS: readonly Role[] = ["and", "see"];
const MAX_LINK_WORDS = 4;

/** Brackets and quotation marks that open after a citation. */
const OPENING: ReadonlySet<number> = new Set([...'(["\u201c\u2018'].map((mark) => mark.charCodeAt(0)));

/** Closing brackets and quotation marks end a citation. */
const CLOSING: ReadonlySet<number> = new Set([...')]"\u201d\u2019'].map((mark) => mark.charCodeAt(0)));

const MAX_ORDINAL = 3;
const SEMICOLON = 59;
const BRACKET = 40;
const SQUARE_BRACKET = 91;

/** What is read first: the place of a word, and the part of the text that is read. */
export interface PlainPlace {
  readonly word: number;
  /** Nothing before `least` or after `end` is read. */
  readonly least: number;
  readonly end: number;
}

/** Reads the citations of a text, one after the other. */
export class PlainReader {
  readonly #text: string;
  readonly #lexicon: Lexicon;
  readonly #readName: ReadName;
  #end = 0;
  #at = 0;
  #number = 0;
  #items: PlainItem[] = [];
  #segment = 0;
  #wordStart = -1;
  #word = "";
  /** The name of the last citation. */
  name: PlainName | null = null;

  constructor(text: string, lexicon: Lexicon, readName: ReadName) {
    this.#text = text;
    this.#lexicon = lexicon;
    this.#readName = readName;
  }

  /** The items of the citation whose name contains the word at a place; null if it is not plain. */
  read({ word: start, least, end }: PlainPlace): readonly PlainItem[] | null {
    this.#end = end;
    this.#wordStart = -1;
    this.#items = [];
    this.#segment = 0;
    this.name = null;
    const from = nameStart(this.#text, start, least, this.#lexicon);
    if (from < 0 || !this.#named(from, start)) return null;
    while (this.#isJoined()) {
      const before = this.#items.length;
      if (!this.#next()) return null;
      if (this.#items.length === before) break;
    }
    return this.#items;
  }

  #code(at: number): number {
    return at < this.#end ? this.#text.charCodeAt(at) : 0;
  }

  #pastSpaces(from: number): number {
    let at = from;
    while (isSpace(this.#code(at))) at++;
    return at;
  }

  /** Whether the word at a place has no role in a citation and does not begin a name of several words. */
  #isPlainWordAt(at: number): boolean {
    const letters = this.#wordAt(at);
    const entry = this.#lexicon.find(letters);
    const isForm = entry?.isWordForm === true;
    if (!isForm && !isPlainWord(letters, this.#lexicon)) return false;
    if (entry === undefined) return true;
    const end = at + letters.length;
    const next = this.#wordAt(this.#pastSpaces(end));
    if (this.#lexicon.find(letters + next) !== undefined) return false;
    // "is the law": a word that is also a short form of a book is no name before a word that is no number.
    return !isForm || (isSpace(this.#code(end)) && !mayBeNumber(next, this.#lexicon));
  }

  /** A name whose word starts at `word`, chapter and verse. */
  #named(from: number, word: number): boolean {
    let at = word;
    while (isLetter(this.#code(at))) at++;
    if (this.#code(at) === DOT) at++;
    at = this.#pastSpaces(at);
    if (at === word || !isDigit(this.#code(at))) return false;
    const name = this.#readName(this.#text.slice(from, at));
    if (name === null) return false;
    this.name = name;
    return this.#numbers(at, name, { nameFrom: from, isNamed: true }, name.corrections);
  }

  /** Chapter, colon, verse, and the verses after it. */
  #numbers(
    at: number,
    name: PlainName,
    { nameFrom, isNamed }: Pick<PlainItem, "nameFrom" | "isNamed">,
    bits: number,
  ): boolean {
    const chapter = this.#readNumber(at);
    if (chapter === 0 || this.#code(this.#at) !== COLON) return false;
    let last = this.#verses(name, chapter, { nameFrom, from: at, isNamed }, bits);
    if (last === 0) return false;
    while (this.#isVerseAfter()) {
      const from = this.#pastSpaces(this.#at + 1);
      const isSpaced = from > this.#at + 1;
      const before = last;
      this.#at = from - 1;
      last = this.#verses(name, chapter, { nameFrom: from, from, isNamed: false }, 0);
      if (last === 0) return false;
      // "Luke 2:7, 1 child": a lone number after a comma may be a verse or may count the next word. "1) Luke 2:7, 2) Rom
      // 3:4": one that is not greater may count the items of a list.
      if (isSpaced && (this.#isWordAfter() || last <= before)) return false;
    }
    return true;
  }

  /** Reads one verse, or a range, after the mark at the current place. Returns the last verse; 0 if it is not plain. */
  #verses(
    { bookId, text, isSettled }: PlainName,
    chapter: number,
    { nameFrom, from, isNamed }: Pick<PlainItem, "nameFrom" | "from" | "isNamed">,
    bits: number,
  ): number {
    const verse = this.#readNumber(this.#at + 1);
    if (verse === 0 || !isWithin(bookId, chapter, verse)) return 0;
    let last = verse;
    let dash = 0;
    if (isDash(this.#code(this.#at)) && isDigit(this.#code(this.#at + 1))) {
      dash = this.#code(this.#at) === HYPHEN ? 0 : BIT.punctuation;
      last = this.#readNumber(this.#at + 1);
      if (last <= verse || !isWithin(bookId, chapter, last)) return 0;
    }
    const code = this.#code(this.#at);
    if (
      (code === COLON && !this.#isColonOfText()) ||
      isLetter(code) ||
      isDash(code) ||
      (code > 127 && !CLOSING.has(code) && code !== 0xa0)
    )
      return 0;
    if (code === DOT && isDigit(this.#code(this.#at + 1))) return 0;
    const start = pointAt(chapter, ABSENT, verse, ABSENT);
    const item: Item = {
      bookId,
      text,
      segment: this.#segment,
      start,
      end: last === verse ? start : pointAt(chapter, ABSENT, last, ABSENT),
      follow: "none",
      corrections: bits | dash,
      version: null,
      isApart: false,
      isNameOnly: false,
      reversedAt: ABSENT,
    };
    this.#items.push({ item, nameFrom, from, to: this.#at, isNamed, isSettled: isNamed && isSettled });
    return last;
  }

  /** The number at a place, and the place after it; 0 when there is none of up to three digits. */
  #readNumber(at: number): number {
    let end = at;
    let value = 0;
    while (isDigit(this.#code(end)) && end - at < 4) value = value * 10 + this.#code(end++) - 48;
    this.#at = end;
    this.#number = end - at;
    return this.#number > 3 || this.#code(at) === 48 ? 0 : value;
  }

  /** Whether a comma and a verse follow: not chapter and verse, and not the ordinal of a book. */
  #isVerseAfter(): boolean {
    if (this.#code(this.#at) !== COMMA) return false;
    let at = this.#pastSpaces(this.#at + 1);
    const start = at;
    while (isDigit(this.#code(at))) at++;
    if (at === start) return false;
    const code = this.#code(at);
    if (code === COLON || isLetter(code)) return false;
    // "8:10,11 women": the number after a comma and a space may count the word.
    return start === this.#at + 1 || !(isSpace(code) && isLetter(this.#code(at + 1)));
  }

  /** A word or further number after a space. */
  #isWordAfter(): boolean {
    return isSpace(this.#code(this.#at)) && this.#at + 1 < this.#end;
  }

  /** A semicolon or comma that may join another citation. */
  #isJoined(): boolean {
    const at = this.#pastSpaces(this.#at);
    const code = this.#code(at);
    if (code !== SEMICOLON && code !== COMMA) return false;
    this.#at = at;
    return true;
  }

  /**
   * The chapters and verses of the same book after a semicolon or comma. Adds nothing if none follow and the citation
   * has ended, for example before another book. False if it is not plain.
   */
  #next(): boolean {
    const isSemicolon = this.#code(this.#at) === SEMICOLON;
    const at = this.#pastSpaces(this.#at + 1);
    const code = this.#code(at);
    const mark = this.#at;
    if (isLetter(code)) {
      if (this.#isTextAt(at)) return this.#code(this.#at + 1) !== code;
      return this.#isNameWithNumber(at) || this.#isLedName(at);
    }
    if (code >= 49 && code <= 51 && this.#isOrdinal(at)) return this.#isNumberedName(at);
    if (isDigit(code) && isSemicolon) return this.#carried(at);
    this.#at = mark;
    return code === 0 || (OPENING.has(code) && this.#isTextAt(at + 1) && !this.#mayBeTranslation(at + 1));
  }

  /** Whether a name with a number after it is at a place: not "King James Version". */
  #isNameWithNumber(start: number): boolean {
    if (!this.#mayBeName(start)) return false;
    let at = start;
    while (isLetter(this.#code(at))) at++;
    if (this.#code(at) === DOT) at++;
    return isDigit(this.#code(this.#pastSpaces(at)));
  }

  /** Whether an ordinal precedes a name with chapter and verse: that is another citation. */
  #isNumberedName(at: number): boolean {
    const word = this.#pastSpaces(at + 1);
    const before = { at: this.#at, name: this.name, count: this.#items.length };
    const isNamed = this.#mayBeName(word) && this.#named(at, word);
    this.#at = before.at;
    this.name = before.name;
    this.#items.length = before.count;
    return isNamed;
  }

  #isOrdinal(at: number): boolean {
    return isLetter(this.#code(this.#pastSpaces(at + 1)));
  }

  /** Whether the word at a place may follow an ordinal. */
  #mayBeNumbered(at: number): boolean {
    const numbered = this.#lexicon.find(this.#wordAt(at))?.numbered;
    return numbered === undefined || numbered.exact !== null || numbered.beginning !== null;
  }

  /** Whether a word at a place has no meaning in a citation, not even as a short form. */
  #isOrdinaryAt(at: number): boolean {
    if (!isLetter(this.#code(at)) || !this.#isPlainWordAt(at)) return false;
    return this.#lexicon.find(this.#wordAt(at))?.isWordForm !== true;
  }

  #mayBeName(at: number): boolean {
    const entry = this.#lexicon.find(this.#wordAt(at));
    return entry !== undefined && entry.roles.size === 0 && entry.ordinal === 0 && entry.translation === null;
  }

  /** The word at a place, in small letters. The last one is stored, since the same word is asked for several times. */
  #wordAt(start: number): string {
    if (start === this.#wordStart) return this.#word;
    let at = start;
    while (isLetter(this.#code(at))) at++;
    this.#wordStart = start;
    this.#word = this.#text.slice(start, at).toLowerCase();
    return this.#word;
  }

  /** Chapter and verse of the book before. */
  #carried(at: number): boolean {
    if (this.name === null) return false;
    this.#segment++;
    return this.#numbers(at, this.name, { nameFrom: at, isNamed: false }, BIT.book_carry);
  }

  /** Whether the citation has plainly ended at the current place. */
  hasEnded(): boolean {
    const code = this.#code(this.#at);
    const next = this.#code(this.#at + 1);
    if (code === 0) return true;
    if (CLOSING.has(code)) return !this.#mayGoOnInBrackets(this.#at);
    if (code === DOT || code === 33 || code === 63)
      return (
        next === 0 ||
        (isSpace(next) && !isDigit(this.#code(this.#at + 2)) && !this.#mayGoOnInBrackets(this.#at + 1))
      );
    if (code === SEMICOLON || code === COMMA) return next === 0 || isSpace(next);
    if (code === COLON) return !this.#mayGoOnInBrackets(this.#at + 1);
    if (!isSpace(code)) return false;
    const at = this.#pastSpaces(this.#at);
    const first = this.#code(at);
    if (at === this.#end || first === OBJECT_CODE) return true;
    if (OPENING.has(first))
      return isLetter(this.#code(at + 1)) && !this.#mayBeTranslation(at + 1) && !this.#isSee(at + 1);
    if (isDash(first) || first === LONG_DASH)
      return isSpace(this.#code(at + 1)) && this.#isOrdinaryAt(at + 2);
    if (first >= 49 && first <= 51) return this.#isOrdinal(at) && this.#isNumberedName(at);
    if (!isLetter(first)) return false;
    if (this.#isTextAt(at)) return true;
    // "Rom 5:1-2 Cor 5:17": the number before a name may be that of the book, unless a colon precedes it.
    if (this.#isNameWithNumber(at)) return !this.#mayEndWithOrdinal() || !this.#mayBeNumbered(at);
    return this.#isLedName(at);
  }

  /** "and Luke 3:4", "cf. 1 John 4:8": another citation. */
  #isLedName(start: number): boolean {
    const word = this.#wordAt(start);
    const entry = this.#lexicon.find(word);
    if (entry === undefined || entry.translation !== null) return false;
    if (!LEAD_WORDS.some((role) => entry.roles.has(role))) return false;
    const end = start + word.length;
    const at = this.#pastSpaces(this.#code(end) === DOT ? end + 1 : end);
    const code = this.#code(at);
    if (isLetter(code)) return this.#isNameWithNumber(at);
    return code >= 49 && code <= 51 && this.#isOrdinal(at) && this.#isNumberedName(at);
  }

  #mayEndWithOrdinal(): boolean {
    const verse = this.#items.at(-1)?.item.end?.verse ?? 0;
    return verse <= MAX_ORDINAL && this.#code(this.#at - 2) !== COLON;
  }

  /** "(cf. 1:7)", "(esp. 5:3)" */
  #isSee(at: number): boolean {
    const roles = this.#lexicon.find(this.#wordAt(at))?.roles;
    return roles?.has("see") === true || roles?.has("especially") === true;
  }

  /** "(ESV)", "(R.V.)", "(The Message)", "(King James Version)", "(Douay-Rheims)". */
  #mayBeTranslation(at: number): boolean {
    const word = this.#wordAt(at);
    if (word.length === 1 && this.#code(at + 1) === DOT) return true;
    const entry = this.#lexicon.find(word);
    if (entry !== undefined && (entry.translation !== null || entry.roles.has("the"))) return true;
    const end = at + word.length;
    const next = this.#wordAt(this.#code(end) === HYPHEN ? end + 1 : this.#pastSpaces(end));
    return next !== "" && this.#lexicon.find(word + next) !== undefined;
  }

  /** Whether ordinary text follows: a word without a role in a citation, after at most a few words such as "in the". */
  #isTextAt(start: number): boolean {
    let at = start;
    for (let count = 0; count < MAX_LINK_WORDS; count++) {
      if (this.#isPlainWordAt(at)) return true;
      const word = this.#wordAt(at);
      const roles = this.#lexicon.find(word)?.roles;
      if (roles === undefined || !TEXT_LINK_WORDS.some((role) => roles.has(role))) return false;
      at = this.#pastSpaces(at + word.length);
      if (at === start + word.length) return false;
    }
    return false;
  }

  /** Whether a colon before quoted words follows: "Lam 3:22-23: his mercies". */
  #isColonOfText(): boolean {
    const at = this.#pastSpaces(this.#at + 1);
    return at > this.#at + 1 && this.#code(at) !== 0 && !isDigit(this.#code(at));
  }

  /** Whether brackets that may belong to the citation follow after closing marks: “John 3:16” (ESV). */
  #mayGoOnInBrackets(from: number): boolean {
    let at = from;
    while (CLOSING.has(this.#code(at))) at++;
    at = this.#pastSpaces(at);
    const code = this.#code(at);
    if (code !== BRACKET && code !== SQUARE_BRACKET) return false;
    return !this.#isTextAt(at + 1) || this.#mayBeTranslation(at + 1);
  }
}
