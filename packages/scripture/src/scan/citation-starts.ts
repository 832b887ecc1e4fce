/**
 * The cheap search: finds words at which a citation may start, by their first letters and by a number shortly after
 * them. Later stages decide what they mean.
 */

import { findBook } from "../book.ts";
import { hasTrait } from "../data/traits.ts";
import type { Language, Role } from "../languages/language.ts";
import type { ProseWords } from "../languages/prose-words.ts";

/** A word at which a citation may start; offsets in UTF-16 units, `end` not included. */
export interface StartWord {
  readonly start: number;
  readonly end: number;
}

/** The greatest distance of a number from its name, in UTF-16 units. */
const MAX_GAP = 24;

/** Characters that are searched in one step. */
const STEP = 20_000;

const ROLES: readonly Role[] = ["chapter", "verse", "verses"];

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isCapital = (code: number): boolean => code >= 65 && code <= 90;
const isSmall = (code: number): boolean => code >= 97 && code <= 122;
const CAPITAL_I = 73;
const isAsciiLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
/** The first and the last raised letter, as those of notes: "\u1d43Rom. i. 20". */
const RAISED = [0x1d2c, 0x1d6a] as const;
/** Letters of any script; no raised letters, dashes, quotation marks, arrows, signs or halves of emoji. */
const isLetter = (code: number): boolean =>
  isAsciiLetter(code) ||
  (code >= 0xc0 &&
    code < 0xd800 &&
    (code < 0x2000 || code > 0x303f) &&
    (code < RAISED[0] || code > RAISED[1]) &&
    code !== 0xd7 &&
    code !== 0xf7);

/** They may be misread digits: "lJohn", "iSam". */
const MISREAD: ReadonlySet<string> = new Set(["i", "l"]);

/** Whether one small letter is joined to a word with a capital letter, as that of a note: "aJohn 7:50". */
export const isNoteLetter = (text: string, at: number): boolean =>
  isSmall(text.charCodeAt(at)) &&
  isCapital(text.charCodeAt(at + 1)) &&
  isSmall(text.charCodeAt(at + 2)) &&
  !MISREAD.has(text.charAt(at));

/**
 * The first three letters as a number below 32,768. Latin letters count without accents; other letters count as none.
 */
const keyOf = (a: number, b: number, c: number): number =>
  letterOf(a) + letterOf(b) * 32 + letterOf(c) * 1024;
const letterOf = (code: number): number =>
  isAsciiLetter(code) ? code & 31 : (ACCENTED[code - FIRST_ACCENTED] ?? 0);

const FIRST_ACCENTED = 0xc0;
/** The base letters of accented letters from U+00C0 to U+017F. */
const ACCENTED = Uint8Array.from({ length: 0xc0 }, (_, index) => {
  const letter = String.fromCharCode(FIRST_ACCENTED + index)
    .normalize("NFD")
    .charCodeAt(0);
  return isAsciiLetter(letter) ? letter & 31 : 0;
});

export class StartSearch {
  readonly #keys = new Uint8Array(32_768);
  /** The keys of names of pieces, whose numbers are often words: "the twenty-third Psalm". Such names are rare words. */
  readonly #pieces = new Set<number>();
  /** The keys of words for verse and chapter, whose numbers may be ordinals before them: "the fifth verse". */
  readonly #markers = new Set<number>();
  readonly #ordinals: ReadonlySet<string>;
  /** The keys of names of numbered books. */
  readonly #numbered = new Set<number>();
  /** Words between a chapter and its book ("the first chapter of Genesis") or a title and a writer ("Revelation to John"), and numbers in words. */
  readonly #followers: ReadonlySet<string>;

  constructor({ books, numbered, shared, words, numbers }: Language, prose: ProseWords) {
    for (const [, names, forms] of [...books, ...numbered]) {
      for (const form of `${names} ${forms}`.split(" ")) this.#add(form);
    }
    for (const [, name, forms] of numbered)
      for (const form of `${name} ${forms}`.split(" "))
        for (const length of [2, 3]) this.#numbered.add(this.#keyAt(form, 0, length));
    for (const [key, names] of books) {
      if (hasTrait(findBook(key)?.id ?? 0, "pieces"))
        for (const name of names.split(" ")) this.#pieces.add(this.#keyAt(name, 0, name.length));
    }
    for (const [form] of shared) this.#add(form);
    for (const role of ROLES) for (const word of (words[role] ?? "").split(" ")) this.#add(word);
    for (const word of `${prose.same} ${prose.misspelledNames}`.trim().split(" ")) this.#add(word);
    for (const word of `${words.verse} ${words.chapter}`.split(" "))
      this.#markers.add(this.#keyAt(word, 0, word.length));
    const { units = "", unitOrdinals = "", tens = "", tenOrdinals = "" } = numbers ?? {};
    this.#ordinals = new Set(`${unitOrdinals} ${tenOrdinals}`.split(" "));
    this.#followers = new Set(
      [words.of, words.in, words.to, words.the, units, unitOrdinals, tens, tenOrdinals].flatMap((list = "") =>
        list.split(" "),
      ),
    );
  }

  /** Accepts words that begin like this form, or that are a beginning of it. */
  #add(form: string): void {
    const code = (at: number): number => form.charCodeAt(at) || 0;
    this.#keys[keyOf(code(0), code(1), code(2))] = 1;
    this.#keys[keyOf(code(0), code(1), 0)] = 1;
  }

  /**
   * The words from `from` to before `to`, in order. It also yields undefined at intervals, which ends a step of the
   * work. `hasBare`: include words without a number.
   */
  *find(text: string, from: number, to: number, hasBare = false): Generator<StartWord | undefined> {
    let digit = from;
    let step = from + STEP;
    for (let at = from; at < to; ) {
      if (at > step) {
        step = at + STEP;
        yield undefined;
      }
      const code = text.charCodeAt(at);
      if (!isLetter(code)) {
        at++;
        continue;
      }
      // "aJohn 7:50"
      const start = isNoteLetter(text, at) ? at + 1 : at;
      while (at < to && isLetter(text.charCodeAt(at))) at++;
      const key = this.#keyAt(text, start, at);
      if (this.#keys[key] === 0 && !this.#mayHaveOrdinal(text, start, at)) continue;
      while (digit < to && (digit < at || !isDigit(text.charCodeAt(digit)))) digit++;
      if (hasBare || (digit - at <= MAX_GAP && digit < to)) yield { start, end: at };
      else if (
        this.#pieces.has(key) ||
        hasOrdinalBefore(text, start) ||
        (this.#markers.has(key) && this.#isAfterOrdinal(text, start)) ||
        mayBeNumberWord(text, at, to, this.#followers)
      )
        yield { start, end: at };
    }
  }

  /** "1 K 8:22": one letter after a digit. "IIPet", "1stPet": a name after a joined ordinal. */
  #mayHaveOrdinal(text: string, start: number, end: number): boolean {
    const isAfterDigit = isDigit(text.charCodeAt(start - 1));
    if (end === start + 1)
      return (
        isCapital(text.charCodeAt(start)) && ORDINAL_BEFORE.test(text.slice(Math.max(0, start - 3), start))
      );
    let name = start;
    if (isAfterDigit) name += 2;
    else while (text.charCodeAt(name) === CAPITAL_I) name++;
    return (
      name > start && isCapital(text.charCodeAt(name)) && this.#numbered.has(this.#keyAt(text, name, end))
    );
  }

  /** "the fifth verse" */
  #isAfterOrdinal(text: string, start: number): boolean {
    const end = start - 1;
    let from = end;
    while (end - from < MAX_WORD && isAsciiLetter(text.charCodeAt(from - 1))) from--;
    return from < end && this.#ordinals.has(text.slice(from, end).toLowerCase());
  }

  #keyAt(text: string, start: number, end: number): number {
    const code = (offset: number): number => (start + offset < end ? text.charCodeAt(start + offset) : 0);
    return keyOf(code(0), code(1), code(2));
  }
}

/** One digit, which no letter, sign or other number precedes. */
const ORDINAL_BEFORE = /(?:^|[\s(["'\u2018\u201c;,-])[1-4]\s?$/;

/** "23rd Psalm" */
export const hasOrdinalBefore = (text: string, start: number): boolean =>
  (isDigit(text.charCodeAt(start - 4)) || isDigit(text.charCodeAt(start - 3))) &&
  /\d[a-z]{1,2}\s$/.test(text.slice(Math.max(start - 5, 0), start));

/** Whether a Roman numeral, an ordinal, a word for a chapter or verse, or "of" follows. Its meaning is checked later. */
function mayBeNumberWord(text: string, end: number, to: number, followers: ReadonlySet<string>): boolean {
  let start = end;
  while (start - end < MAX_MARKS && isGap(text.charCodeAt(start))) start++;
  let at = start;
  while (at - start < MAX_WORD && isAsciiLetter(text.charCodeAt(at))) at++;
  if (start === end || at === start || at > to) return false;
  const word = text.slice(start, at);
  return /^[ivxlcIVXLC]+$/.test(word) || /^(?:ch|ve|v$)/i.test(word) || followers.has(word);
}

/** White space, or a mark that may stand before the next word. */
const isGap = (code: number): boolean =>
  code === 32 ||
  MARKS.has(code) ||
  (code >= 9 && code <= 13) ||
  (code > 127 && SPACE.test(String.fromCharCode(code)));
const MARKS: ReadonlySet<number> = new Set([...".,:(["].map((mark) => mark.charCodeAt(0)));
const SPACE = /\s/;
const MAX_MARKS = 4;
const MAX_WORD = 12;
