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
  isCapital(text.charCodeAt(at + 1)) &&
  isSmall(text.charCodeAt(at)) &&
  isSmall(text.charCodeAt(at + 2)) &&
  !MISREAD.has(text.charAt(at));

/**
 * The first three letters of a word as a number below 32,768. Latin letters count without accents; other letters count as none.
 */
const keyAt = (text: string, start: number, end: number): number =>
  (start < end ? letterOf(text.charCodeAt(start)) : 0) +
  (start + 1 < end ? letterOf(text.charCodeAt(start + 1)) * 32 : 0) +
  (start + 2 < end ? letterOf(text.charCodeAt(start + 2)) * 1024 : 0);
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

/** Bits of what a word may be: a name or a word for a chapter or verse, or the beginning of one. */
const START = 1;
/** A rare word that needs no digits: a name of pieces, whose numbers are often words ("the twenty-third Psalm"), and "ibid." */
const ALONE = 2;
/** A word for verse or chapter, whose number may be an ordinal before it: "the fifth verse". */
const MARKER = 4;
/** A name of a numbered book. */
const NUMBERED = 8;
/** A word or Roman numeral that may follow a name: see StartSearch. */
const FOLLOWER = 16;

/** "id.", "ib." are also other words. */
const MAX_INITIALS = 2;

const NUMERALS = [..."ivxlc"];
const ROMAN = /^[ivxlc]+$/;

export class StartSearch {
  /** What words may be, by their first letters: the bits above. */
  readonly #kinds = new Uint8Array(32_768);
  readonly #ordinals: ReadonlySet<string>;
  /**
   * Words between a chapter and its book ("the first chapter of Genesis") or a title and a writer ("Revelation to John"), numbers in words, and
   * words for chapters and verses.
   */
  readonly #followers: Set<string>;

  constructor({ books, numbered, shared, words, numbers }: Language, prose: ProseWords) {
    for (const [, names, forms] of [...books, ...numbered]) {
      for (const form of `${names} ${forms}`.split(" ")) this.#add(form);
    }
    for (const [, name, forms] of numbered)
      for (const form of `${name} ${forms}`.split(" "))
        for (const length of [2, 3]) this.#addKind(NUMBERED, form.slice(0, length));
    for (const [key, names] of books) {
      if (hasTrait(findBook(key)?.id ?? 0, "pieces"))
        for (const name of names.split(" ")) this.#addKind(ALONE, name);
    }
    for (const word of prose.same.split(" ")) if (word.length > MAX_INITIALS) this.#addKind(ALONE, word);
    for (const [form] of shared) this.#add(form);
    for (const role of ROLES) for (const word of (words[role] ?? "").split(" ")) this.#add(word);
    for (const word of `${prose.same} ${prose.misspelledNames}`.trim().split(" ")) this.#add(word);
    for (const word of `${words.verse} ${words.chapter}`.split(" ")) this.#addKind(MARKER, word);
    const { units = "", unitOrdinals = "", tens = "", tenOrdinals = "" } = numbers ?? {};
    this.#ordinals = new Set(`${unitOrdinals} ${tenOrdinals}`.split(" "));
    const lists = [words.of, words.in, words.to, words.the, units, unitOrdinals, tens, tenOrdinals];
    const markers = ROLES.map((role) => words[role]);
    this.#followers = new Set([...lists, ...markers].flatMap((list = "") => list.split(" ")));
    this.#followers.delete("");
    for (const word of this.#followers) this.#addKind(FOLLOWER, word);
    for (const first of NUMERALS)
      for (const second of ["", ...NUMERALS])
        for (const third of ["", ...NUMERALS]) this.#addKind(FOLLOWER, first + second + third);
  }

  /** Accepts words that begin like this form, or that are a beginning of it. */
  #add(form: string): void {
    this.#addKind(START, form);
    this.#addKind(START, form.slice(0, 2));
  }

  #addKind(kind: number, form: string): void {
    const key = keyAt(form, 0, form.length);
    this.#kinds[key] = (this.#kinds[key] ?? 0) | kind;
  }

  /**
   * The words from `from` to before `to`, in order. It also yields undefined at intervals, which ends a step of the
   * work. `hasBare`: include words without a number.
   */
  *find(text: string, from: number, to: number, hasBare = false): Generator<StartWord | undefined> {
    const digits = new NextDigit(text, to);
    let step = from + STEP;
    for (let at = from; at < to; ) {
      if (at > step) {
        step = at + STEP;
        yield undefined;
      }
      if (!isLetter(text.charCodeAt(at))) {
        at++;
        continue;
      }
      // "aJohn 7:50"
      const start = isNoteLetter(text, at) ? at + 1 : at;
      while (at < to && isLetter(text.charCodeAt(at))) at++;
      const kinds = this.#kindsAt(text, start, at);
      if ((kinds & START) === 0 && !this.#mayHaveOrdinal(text, start, at)) continue;
      if (
        hasBare ||
        digits.isNear(at) ||
        (kinds & ALONE) !== 0 ||
        hasOrdinalBefore(text, start) ||
        ((kinds & MARKER) !== 0 && this.#isAfterOrdinal(text, start)) ||
        this.#isBeforeFollower(text, at, to)
      )
        yield { start, end: at };
    }
  }

  /** Whether a Roman numeral or a follower comes next. Its meaning is checked later. */
  #isBeforeFollower(text: string, end: number, to: number): boolean {
    let start = end;
    while (start - end < MAX_MARKS && isGap(text.charCodeAt(start))) start++;
    let at = start;
    while (at - start < MAX_WORD && isAsciiLetter(text.charCodeAt(at))) at++;
    if (start === end || at === start || at > to || (this.#kindsAt(text, start, at) & FOLLOWER) === 0)
      return false;
    const word = text.slice(start, at).toLowerCase();
    return this.#followers.has(word) || ROMAN.test(word);
  }

  /** "1 K 8:22": one letter after a digit. "IIPet", "1stPet": a name after a joined ordinal. */
  #mayHaveOrdinal(text: string, start: number, end: number): boolean {
    const first = text.charCodeAt(start);
    const isAfterDigit = isDigit(text.charCodeAt(start - 1));
    if (end === start + 1)
      return isCapital(first) && ORDINAL_BEFORE.test(text.slice(Math.max(0, start - 3), start));
    if (!isAfterDigit && first !== CAPITAL_I) return false;
    let name = start;
    if (isAfterDigit) name += 2;
    else while (text.charCodeAt(name) === CAPITAL_I) name++;
    return (
      name > start && isCapital(text.charCodeAt(name)) && (this.#kindsAt(text, name, end) & NUMBERED) !== 0
    );
  }

  /** "the fifth verse" */
  #isAfterOrdinal(text: string, start: number): boolean {
    const end = start - 1;
    let from = end;
    while (end - from < MAX_WORD && isAsciiLetter(text.charCodeAt(from - 1))) from--;
    return from < end && this.#ordinals.has(text.slice(from, end).toLowerCase());
  }

  #kindsAt(text: string, start: number, end: number): number {
    return this.#kinds[keyAt(text, start, end)] ?? 0;
  }
}

/** One digit, which no letter, sign or other number precedes. */
const ORDINAL_BEFORE = /(?:^|[\s(["'\u2018\u201c;,-])[1-4]\s?$/;

/** "23rd Psalm" */
export const hasOrdinalBefore = (text: string, start: number): boolean =>
  (isDigit(text.charCodeAt(start - 4)) || isDigit(text.charCodeAt(start - 3))) &&
  /\d[a-z]{1,2}\s$/.test(text.slice(Math.max(start - 5, 0), start));

/** Finds the digits of a text from its start to its end. Places must be asked for in their order. */
class NextDigit {
  readonly #text: string;
  readonly #to: number;
  /** The last digit that was found, and up to where there is no other. */
  #digit = -1;
  #searched = 0;

  constructor(text: string, to: number) {
    this.#text = text;
    this.#to = to;
  }

  /** Whether a digit stands at a place or shortly after it. */
  isNear(at: number): boolean {
    if (this.#digit >= at) return this.#digit - at <= MAX_GAP;
    const end = Math.min(this.#to, at + MAX_GAP + 1);
    let next = Math.max(at, this.#searched);
    while (next < end && !isDigit(this.#text.charCodeAt(next))) next++;
    this.#searched = next;
    if (next < end) this.#digit = next;
    return next < end;
  }
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
