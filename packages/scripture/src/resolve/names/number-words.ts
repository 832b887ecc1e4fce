/**
 * Numbers in words, as in dictated text: "Psalm one hundred and nineteen verse five", "the twenty-third Psalm".
 * Returns new tokens with numbers in their place.
 */

import type { NumberWords } from "../../languages/language.ts";
import type { Token, Tokens } from "../text/token.ts";
import { isVerseEntry, type Lexicon, type NumberWord, namesPieces } from "./lexicon.ts";

/** The minimum length of a name before a number word: "is one" is ordinary English. */
const MIN_NAME_LETTERS = 4;
/** The lexicon already reads ordinals up to this one before a numbered book or a chapter. */
const LAST_PLAIN_ORDINAL = 5;

/**
 * The tokens with number words replaced by numbers; null if none of them counts chapters or verses, or if it is not clear which.
 * @param isCount in running text: whether the number words from a token to before another count something else. There, a
 * pause is a comma ("Romans eight, twenty-eight")
 */
export function spokenNumbers<Read extends Pick<Tokens, "list">>(
  tokens: Read,
  lexicon: Lexicon,
  isCount: IsCount | null = null,
): Read | null {
  const { numbers } = lexicon.language;
  if (
    numbers === null ||
    !tokens.list.some(({ kind, text }) => kind === "word" && lexicon.numberWords.has(text))
  )
    return null;
  const reader = new NumberReader(tokens.list, lexicon, numbers);
  if (!reader.hasName() || (isCount === null && (reader.hasOtherCount() || reader.hasPause()))) return null;
  const list = reader.withNumbers(isCount ?? (() => false));
  return list === null ? null : { ...tokens, list };
}

/** Whether the number words from the token `at` to before `to` count something else than chapters and verses. */
export type IsCount = (at: number, to: number) => boolean;

interface Found {
  readonly value: number;
  readonly isOrdinal: boolean;
  /** The index of the token after the number. */
  readonly to: number;
}

class NumberReader {
  readonly #list: readonly Token[];
  /** The words; empty for other tokens. */
  readonly #words: readonly string[];
  readonly #lexicon: Lexicon;
  readonly #numbers: NumberWords;

  constructor(list: readonly Token[], lexicon: Lexicon, numbers: NumberWords) {
    this.#list = list;
    this.#words = list.map(({ kind, text }) => (kind === "word" ? text : ""));
    this.#lexicon = lexicon;
    this.#numbers = numbers;
  }

  #word(at: number): string {
    return this.#words[at] ?? "";
  }

  #number(at: number): NumberWord | undefined {
    return this.#lexicon.numberWords.get(this.#word(at));
  }

  #isPiece(at: number): boolean {
    return namesPieces(this.#lexicon.find(this.#word(at)));
  }

  /** Whether there is a word that may be a name. */
  hasName(): boolean {
    return this.#words.some(
      (word) =>
        word.length >= MIN_NAME_LETTERS &&
        !this.#lexicon.numberWords.has(word) &&
        !this.#lexicon.find(word)?.roles.has("to"),
    );
  }

  /** Whether a word counts something else: "Act five", "two hundred". */
  hasOtherCount(): boolean {
    const others = this.#numbers.otherCounts.split(" ");
    return this.#words.some(
      (word, at) => (others.includes(word) && this.#number(at + 1)) || this.#isTooMany(at),
    );
  }

  /** Whether a number is greater than the number of psalms: "two hundred". */
  #isTooMany(at: number): boolean {
    return this.#number(at)?.value === 100 && (this.#number(at - 1)?.value ?? 1) > 1;
  }

  /** "John three, sixteen", "John three-sixteen": this may be chapter and verse, or a list or range of chapters. */
  hasPause(): boolean {
    if (this.#words.includes(this.#numbers.and)) return false;
    const verse = this.#words.findIndex((word) => this.#isVerseWord(word));
    return this.#list.some(({ kind }, index) => {
      const isAfterVerse = verse >= 0 && verse < index;
      const left = this.#number(index - 1);
      if (isAfterVerse || left === undefined || this.#number(index + 1) === undefined) return false;
      // "Psalm one-nineteen, verse 11"
      const isOne = verse > index && this.#adjacentNumbers(index - 1, left.value, left.isOrdinal) !== null;
      return kind === "," || (kind === "-" && left.value < 20 && !isOne);
    });
  }

  #isVerseWord(word: string): boolean {
    return word.length > 1 && isVerseEntry(this.#lexicon.find(word));
  }

  /** The new tokens; null if a number in digits is next to one in words, which then counts something else. */
  withNumbers(isCount: IsCount): readonly Token[] | null {
    const list: Token[] = [];
    for (let at = 0; at < this.#list.length; ) {
      const token = this.#list[at] as Token;
      const found = this.#numberAt(at);
      if (found === null || isCount(at, found.to)) {
        list.push(token);
        at++;
        continue;
      }
      const last = this.#list[found.to - 1] ?? token;
      const isAfterDigits = this.#list[at - 1]?.kind === "number" && !token.isSpaced;
      if (this.#list[found.to]?.kind === "number" || isAfterDigits) return null;
      const { value, isOrdinal } = found;
      list.push({ ...token, kind: "number", text: String(value), value, end: last.end, isOrdinal });
      at = found.to;
    }
    return list.every((token, index) => token === this.#list[index]) ? null : list;
  }

  /** The next token of the same number, after a space or a hyphen; -1 when there is none. */
  #next(at: number): number {
    const token = this.#list[at];
    if (token?.kind === "word" && token.isSpaced) return at;
    const isHyphen = token?.kind === "-" && !token.isSpaced && this.#list[at + 1]?.isSpaced === false;
    return isHyphen ? at + 1 : -1;
  }

  /** The number whose first word is at a token. */
  #numberAt(at: number): Found | null {
    const first = this.#number(at);
    const article = this.#word(at) === this.#numbers.article && this.#number(at + 1)?.value === 100;
    if (first === undefined && !article) return null;
    const value = first?.value ?? 1;
    const isOrdinal = first?.isOrdinal ?? false;
    return (
      this.#hundreds(at, value, isOrdinal) ?? this.#adjacentNumbers(at, value, isOrdinal) ?? this.#tens(at)
    );
  }

  /** Reads numbers from a hundred on: "one hundred and nineteen", "a hundred", "hundred third". */
  #hundreds(at: number, value: number, isOrdinal: boolean): Found | null {
    const next = this.#next(at + 1);
    const hundred = value === 1 && !isOrdinal ? this.#number(next) : undefined;
    const isHundred = hundred?.value === 100;
    if (!isHundred && value !== 100) return null;
    const to = isHundred ? next + 1 : at + 1;
    if (isHundred ? hundred.isOrdinal : isOrdinal) return { value: 100, isOrdinal: true, to };
    const and = this.#next(to);
    const remainder = this.#belowHundred(this.#word(and) === this.#numbers.and ? this.#next(and + 1) : and);
    return remainder === null
      ? { value: 100, isOrdinal: false, to }
      : { ...remainder, value: 100 + remainder.value };
  }

  /** "psalm one nineteen" is 119, "psalm one oh three" is 103: Psalm 1 does not have these verses. */
  #adjacentNumbers(at: number, value: number, isOrdinal: boolean): Found | null {
    if (value !== 1 || isOrdinal || !this.#isPiece(at - 1)) return null;
    const next = this.#next(at + 1);
    const isZero = this.#word(next) === this.#numbers.zero;
    const remainder = this.#belowHundred(isZero ? this.#next(next + 1) : next);
    const fits = remainder !== null && !remainder.isOrdinal && remainder.value < 10 === isZero;
    return fits ? { ...remainder, value: 100 + remainder.value } : null;
  }

  #tens(at: number): Found | null {
    const found = this.#belowHundred(at);
    const isPlain = found?.isOrdinal && found.to === at + 1 && found.value <= LAST_PLAIN_ORDINAL;
    return isPlain && !this.#isPiece(at + 1) ? null : found;
  }

  #belowHundred(at: number): Found | null {
    const first = this.#number(at);
    if (first === undefined || first.value >= 100) return null;
    const next = this.#next(at + 1);
    const unit = this.#number(next);
    const isTens = !first.isOrdinal && first.value >= 20;
    if (!isTens || unit === undefined || unit.value >= 10) return { ...first, to: at + 1 };
    return { value: first.value + unit.value, isOrdinal: unit.isOrdinal, to: next + 1 };
  }
}
