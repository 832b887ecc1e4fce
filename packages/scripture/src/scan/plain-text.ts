/** A text as the fast path reads it: its characters and words, and what each word may be in a citation. */

import type { Role } from "../languages/language.ts";
import type { Entry, Lexicon } from "../resolve/names/lexicon.ts";
import { lengthAt } from "./match-at.ts";
import { isCapital } from "./named.ts";
import {
  COMMA,
  DOT,
  HYPHEN,
  isDash,
  isDigit,
  isLetter,
  isPlainWord,
  isSpace,
  lettersOf,
  mayBeNumber,
  ROMAN,
} from "./plain-words.ts";

/** Words that occur between citations and also in any other text. */
const TEXT_LINK_WORDS: readonly Role[] = ["of", "the", "to", "and", "in", "also", "see", "titleMiddle"];
const MAX_LINK_WORDS = 4;

/** Closing brackets and quotation marks end a citation. */
export const CLOSING: ReadonlySet<number> = new Set([...')]"\u201d\u2019'].map((mark) => mark.charCodeAt(0)));
const QUOTATIONS: ReadonlySet<number> = new Set([...'"\u201c'].map((mark) => mark.charCodeAt(0)));
const BRACKET = 40;
const CLOSING_BRACKET = 41;
const SQUARE_BRACKET = 91;

/** A name with a capital letter and small ones, and chapter and verse. */
const NAME_WITH_PAIR = /\p{Lu}\p{Ll}+\.?\s{1,2}\d{1,3}:\d/uy;

export class PlainText {
  readonly text: string;
  readonly lexicon: Lexicon;
  /** Nothing from here on is read. */
  end = 0;
  /** The last word, since the same one is asked for several times. */
  #wordStart = -1;
  #word = "";
  #entry: Entry | undefined;

  constructor(text: string, lexicon: Lexicon) {
    this.text = text;
    this.lexicon = lexicon;
  }

  /** Sets the end of what is read. */
  endAt(end: number): void {
    if (end === this.end) return;
    this.end = end;
    this.#wordStart = -1;
  }

  /** The code of a character; 0 at the end. */
  code(at: number): number {
    return at < this.end ? this.text.charCodeAt(at) : 0;
  }

  pastSpaces(from: number): number {
    let at = from;
    while (isSpace(this.code(at))) at++;
    return at;
  }

  pastLetters(from: number): number {
    let at = from;
    while (isLetter(this.code(at))) at++;
    return at;
  }

  pastDot(at: number): number {
    return this.code(at) === DOT ? at + 1 : at;
  }

  /** The letters of the word at a place. */
  wordAt(start: number): string {
    if (start !== this.#wordStart) this.#readWord(start);
    return this.#word;
  }

  /** The entry of the word at a place. */
  entryAt(start: number): Entry | undefined {
    if (start !== this.#wordStart) this.#readWord(start);
    return this.#entry;
  }

  #readWord(start: number): void {
    this.#wordStart = start;
    this.#word = lettersOf(this.text.slice(start, this.pastLetters(start)));
    this.#entry = this.lexicon.find(this.#word);
  }

  hasRole(at: number, role: Role): boolean {
    return this.entryAt(at)?.roles.has(role) === true;
  }

  /** Whether a number stands after the word at a place and its optional dot. */
  hasNumberAfter(word: number): boolean {
    return isDigit(this.code(this.pastSpaces(this.pastDot(this.pastLetters(word)))));
  }

  /** Whether the word at a place has no role in a citation and does not begin a name of several words. */
  isPlainWordAt(at: number): boolean {
    const letters = this.wordAt(at);
    const entry = this.entryAt(at);
    const isForm = entry?.isWordForm === true;
    if (!isForm && !isPlainWord(letters, entry, this.lexicon)) return false;
    if (entry === undefined) return true;
    const end = this.pastLetters(at);
    const next = this.wordAt(this.pastSpaces(end));
    if (this.lexicon.find(letters + next) !== undefined) return false;
    // "is the law": a word that is also a short form of a book is no name before a word that is no number.
    return !isForm || (isSpace(this.code(end)) && !mayBeNumber(next, this.lexicon));
  }

  /** Whether a word at a place has no meaning in a citation, not even as a short form. */
  isOrdinaryAt(at: number): boolean {
    if (!isLetter(this.code(at)) || !this.isPlainWordAt(at)) return false;
    return this.entryAt(at)?.isWordForm !== true;
  }

  /** Whether ordinary text follows: a word without a role in a citation, after at most a few words such as "in the". */
  isTextAt(start: number): boolean {
    let at = start;
    for (let count = 0; count < MAX_LINK_WORDS; count++) {
      if (this.isPlainWordAt(at)) return true;
      const roles = this.entryAt(at)?.roles;
      if (roles === undefined || !TEXT_LINK_WORDS.some((role) => roles.has(role))) return false;
      const end = this.pastLetters(at);
      const isLetterOnly = end === at + 1;
      at = this.pastSpaces(end);
      if (at === end) return false;
      // 'of "the uncircumcision"', but 'Rom 8:1 a "the man"'
      if (QUOTATIONS.has(this.code(at))) return !isLetterOnly && this.isOrdinaryAt(at + 1);
    }
    return false;
  }

  /** Whether the word at a place may be a name and is nothing else. */
  mayBeName(at: number): boolean {
    const entry = this.entryAt(at);
    if (entry === undefined || entry.ordinal > 0 || entry.translation !== null) return false;
    const { size } = entry.roles;
    // "Heb" and "MT" are also texts: "Gen 1:1 (Heb)".
    return size === 0 || (size === 1 && entry.roles.has("witness"));
  }

  /** Whether the word at a place, with a capital letter, is the name of a book after an ordinal, whatever else it may be. */
  isNumberedNameAt(at: number): boolean {
    return isCapital(this.text, at) && this.entryAt(at)?.numbered.exact != null;
  }

  /**
   * Whether a name with a capital letter and small ones, and chapter and verse after it, is at a place: "Am 5:8", "Na 1:12". Elsewhere such
   * letters may be those of an hour or a translation.
   */
  isNameWithPair(at: number): boolean {
    return lengthAt(NAME_WITH_PAIR, this.text, at) > 0 && this.entryAt(at)?.plain.exact != null;
  }

  /** Whether the word at a place is a name, whatever else it may be. */
  isName(at: number): boolean {
    const entry = this.entryAt(at);
    return entry !== undefined && (entry.plain.exact !== null || entry.shared !== null);
  }

  /** Whether a name with a number after it is at a place: not "King James Version". */
  isNameWithNumber(at: number): boolean {
    return this.mayBeName(at) && this.hasNumberAfter(at);
  }

  /** Whether the word at a place may follow an ordinal. */
  mayBeNumbered(at: number): boolean {
    const numbered = this.entryAt(at)?.numbered;
    if (numbered === undefined || this.lexicon.outsideNumbered.has(this.wordAt(at))) return true;
    return numbered.exact !== null || numbered.beginning !== null;
  }

  /** Whether the number of an item of a list, of up to two digits, is at a place: "1Ch 6:74 3. A chief of Benjamin". */
  isListNumberAt(at: number): boolean {
    let end = at;
    while (isDigit(this.code(end)) && end - at < 2) end++;
    return (
      end > at &&
      this.code(end) === DOT &&
      isSpace(this.code(end + 1)) &&
      this.isTextAt(this.pastSpaces(end + 1))
    );
  }

  /** Whether a number in brackets and a word stand at a place, as in a list: "(2) to show". */
  isBracketedNumberAt(at: number): boolean {
    if (this.code(at) !== BRACKET) return false;
    let end = at + 1;
    while (isDigit(this.code(end)) && end - at < 3) end++;
    const isNumber = end > at + 1 && this.code(end) === CLOSING_BRACKET && isSpace(this.code(end + 1));
    return isNumber && this.isTextAt(this.pastSpaces(end + 1));
  }

  /** "(cf. 1:7)", "(see also 5:3)", "(esp. 5:3)", "(or 12:1)" */
  isNumberAfterSee(see: number): boolean {
    const isAnd = this.hasRole(see, "and") && !isCapital(this.text, see);
    if (!isAnd && !this.hasRole(see, "see") && !this.hasRole(see, "especially")) return false;
    const at = this.pastSpaces(this.pastDot(this.pastLetters(see)));
    const number = this.hasRole(at, "also") ? this.pastSpaces(this.pastLetters(at)) : at;
    return isDigit(this.code(number)) || this.#isNumeral(number);
  }

  /** Whether a Roman numeral is at a place, which is no word for chapter or verse: not "v." */
  #isNumeral(at: number): boolean {
    return ROMAN.test(this.wordAt(at)) && (this.entryAt(at)?.roles.size ?? 0) === 0;
  }

  /** "(ESV)", "(R.V.)", "(The Message)", "(King James Version)", "(Douay-Rheims)". */
  mayBeTranslation(at: number): boolean {
    const word = this.wordAt(at);
    if (word.length === 1 && this.code(at + 1) === DOT) return true;
    const entry = this.entryAt(at);
    if (entry !== undefined && entry.translation !== null) return true;
    if (entry?.roles.has("the")) return !this.isTextAt(at);
    const end = this.pastLetters(at);
    const next = this.wordAt(this.code(end) === HYPHEN ? end + 1 : this.pastSpaces(end));
    return next !== "" && this.lexicon.find(word + next) !== undefined;
  }

  /** Whether brackets that may belong to the citation follow. */
  mayGoOnInBrackets(from: number): boolean {
    const at = this.pastSpaces(this.#pastClosing(from));
    const code = this.code(at);
    if (code !== BRACKET && code !== SQUARE_BRACKET) return false;
    return !this.isTextAt(at + 1) || this.mayBeTranslation(at + 1);
  }

  /** Whether a translation that may belong to the citation follows closing marks: “John 3:16” (ESV), (John 3:16) KJV. */
  mayGoOnAfterClosing(from: number): boolean {
    if (this.mayGoOnInBrackets(from)) return true;
    let at = this.pastSpaces(this.#pastClosing(from));
    if (isDash(this.code(at))) return true;
    if (this.code(at) === COMMA) at = this.pastSpaces(at + 1);
    if (!isLetter(this.code(at)) || this.isTextAt(at) || this.isNameWithNumber(at)) return false;
    return this.mayBeTranslation(at);
  }

  #pastClosing(from: number): number {
    let at = from;
    while (CLOSING.has(this.code(at))) at++;
    return at;
  }

  /** Whether a colon is one before words: "Lam 3:22-23: his mercies", 'Rom 8:28-30:"And we'. */
  isColonOfText(colon: number): boolean {
    const at = this.pastSpaces(colon + 1);
    const code = this.code(at);
    if (code === 0 || isDigit(code)) return false;
    return at > colon + 1 || (QUOTATIONS.has(code) && isLetter(this.code(at + 1)));
  }
}
