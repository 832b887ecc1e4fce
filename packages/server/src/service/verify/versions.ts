/** Finds the versions that a text names, and the version that it names for each quotation. */

import { type ScannedLanguage, type Steps, scannedEnglish } from "@lectern/scripture/scan";
import type { TextRange } from "./quotation-marks.ts";

/** A version by its code, with the place of its name in the text. */
export interface VersionName extends TextRange {
  readonly code: string;
}

/** The code and name of an edition. */
interface Named {
  readonly code: string;
  readonly name: string;
}

/** Shorter codes are ignored, because they often mean something else ("AV", "NA"). */
const SHORTEST_CODE = 3;
/** Maximum number of words in a name. */
const MAX_WORDS = 7;
/** Characters that are read in one step. */
const STEP = 20_000;

const WORD = /[\p{L}\p{N}]+/gu;
/** A longer word is no part of a name and may be split. */
const REST_OF_WORD = /[\p{L}\p{N}]{0,100}/uy;
const CAPITAL = /^\p{Lu}/u;
/** The next word of a name, with the separator before it. */
const NEXT_WORD = /(?: |-|['’]|\. ?)([\p{L}\p{N}]+)/uy;
/** A word that shows that the words before it name a version: "King James Version", but not "King James of Scotland". */
const KIND = /^\s(?:Version|Bible|Translation|Edition)\b/i;
const ARTICLE = /\b(?:the|in|from)\s$/i;

/** The known codes and names of versions. Names are looked up by their letters in lower case, without spaces. */
class Lexicon {
  readonly #codes = new Set<string>();
  readonly #names = new Map<string, string>();

  constructor({ language }: ScannedLanguage, editions: readonly Named[]) {
    for (const [code, names] of language.translations) {
      if (code.length >= SHORTEST_CODE) this.#codes.add(code);
      for (const name of names?.split(" ") ?? []) this.#names.set(name, code);
    }
    for (const { code, name } of editions) {
      this.#codes.add(code);
      this.#names.set((name.match(WORD) ?? []).join("").toLowerCase(), code);
    }
  }

  code(word: string): string | null {
    return this.#codes.has(word) ? word : null;
  }

  name(letters: string): string | null {
    return this.#names.get(letters) ?? null;
  }
}

/** The longest name of a version that begins with a word; null if none does. */
function nameFrom(text: string, start: number, word: string, lexicon: Lexicon): VersionName | null {
  let end = start + word.length;
  const code = lexicon.code(word);
  let name: VersionName | null = code === null ? null : { start, end, code };
  let letters = word.toLowerCase();
  for (let count = 1; count < MAX_WORDS; count++) {
    NEXT_WORD.lastIndex = end;
    const next = NEXT_WORD.exec(text);
    if (next === null) break;
    end = NEXT_WORD.lastIndex;
    letters += (next[1] ?? "").toLowerCase();
    const named = lexicon.name(letters);
    if (named === null) continue;
    const isVersion =
      KIND.test(text.slice(end, end + 13)) || ARTICLE.test(text.slice(Math.max(0, start - 6), start));
    if (isVersion) name = { start, end, code: named };
  }
  return name;
}

interface Names {
  readonly all: readonly VersionName[];
  /** The version that the text names for all of its quotations; null for none. */
  readonly forAll: string | null;
}

/** The end of the part of a text that is read in one step. It does not split a word. */
function endOfPart(text: string, from: number): number {
  REST_OF_WORD.lastIndex = from + STEP;
  return from + STEP + (REST_OF_WORD.exec(text)?.[0].length ?? 0);
}

/** The names of versions in a text, in order. */
function* namesIn(text: string, lexicon: Lexicon): Steps<Names> {
  const all: VersionName[] = [];
  let forAll: string | null = null;
  let free = 0;
  for (let from = 0; from < text.length; ) {
    const end = endOfPart(text, from);
    for (const { index, 0: word } of text.slice(from, end).matchAll(WORD)) {
      const start = from + index;
      if (start < free || !CAPITAL.test(word)) continue;
      const name = nameFrom(text, start, word, lexicon);
      if (name === null) continue;
      // If a sentence names several versions for the whole text, the first one counts.
      const isFirst = free === 0 || text.slice(free, name.start).search(SENTENCE_END) !== -1;
      if (forAll === null && isFirst && FOR_ALL.test(sentenceBefore(text, name.start, 0))) forAll = name.code;
      all.push(name);
      free = name.end;
    }
    yield;
    from = end;
  }
  return { all, forAll };
}

/** Maximum distance of the name before its quotation, after it, and directly before it with no words between. */
const MAX_BEFORE = 240;
const MAX_AFTER = 48;
const MAX_BESIDE = 24;
const NO_WORDS = /^[^\p{L}\p{N}]*$/u;
const BLANK_LINE = /\n[ \t]*\n/;
/** The end of a sentence or of a line. A stop before a number belongs to an abbreviation: "1 Cor. 15:55". */
const SENTENCE_END = /[.!?]["”’»)\]*_]*\s(?!\d)|\n/gu;
/** What may connect a quotation with the name of its version: "…" in the KJV; "…," as the KJV puts it. */
const LINKED =
  /^["”’»)\].,;\s*_–—-]*(?:\((?:the\s+)?|(?:(?:as|so|in|from|per|reads|says|according|to|the)\s+){1,4})$/iu;
/** The end of a sentence before a name, and its first words before the name: "…." In the KJV … */
const NEW_SENTENCE = /(?:[.!?]["”’»)\]*_]*\s+|["”’»)\]*_]\s+(?=The\b|In\b|But\b|And\b))(?:\p{L}+\s+){0,3}$/u;
/** What follows a name that is a label of the words after it: "KJV: “…”". */
const IS_LABEL = /^[)\]*_]*:/;
/** What follows a name that is part of a sentence: "The KJV reads …", "In the KJV, “…”". */
const GOES_ON = /^(?:['’]s?)?(?:,?\s+\p{Ll}|,\s+["“‘])/u;
/** The words before a name that apply it to the whole text: "All quotations are from the NIV unless …". */
const FOR_ALL =
  /\b(?:all|unless|scripture)\b[^.!?\n"“”()]{0,40}\b(?:quot\w+|verses?|scriptures?|passages?|citations?|references?|texts?)\b[^.!?\n"“”()]{0,40}?(?:\b(?:from|in|is|are|use[sd]?|of)(?:\s+the)?\s+|:\s*)$/iu;

/** The versions named in a text, searchable by their offsets. */
export class VersionNames {
  readonly #text: string;
  readonly #all: readonly VersionName[];
  readonly #forAll: string | null;

  private constructor(text: string, { all, forAll }: Names) {
    this.#text = text;
    this.#all = all;
    this.#forAll = forAll;
  }

  static *read(text: string, editions: readonly Named[]): Steps<VersionNames> {
    return new VersionNames(text, yield* namesIn(text, new Lexicon(scannedEnglish, editions)));
  }

  /**
   * The code of the version that the text names for a quotation; null for none.
   *
   * @param end the end of the quotation, or of its reference if that comes later
   * @param hint the version that its reference names
   * @param from the end of the previous quotation
   * @param to the start of the next quotation
   */
  of(quoted: TextRange, end: number, hint: string | null, from: number, to: number): string | null {
    const text = this.#text;
    const before = this.#before(quoted.start);
    const isBeside =
      before !== undefined &&
      before.end >= from &&
      quoted.start - before.end <= MAX_BESIDE &&
      NO_WORDS.test(text.slice(before.end, quoted.start)) &&
      !BLANK_LINE.test(text.slice(before.end, quoted.start));
    if (isBeside) return before.code;
    const after = this.#directlyAfter(quoted, quoted.end, to) ?? this.#directlyAfter(quoted, end, to);
    if (after !== null) return after.code;
    if (hint !== null) return hint;
    const sentence = quoted.start - sentenceBefore(text, quoted.start, from).length;
    return before !== undefined && before.start >= sentence ? before.code : this.#forAll;
  }

  /** The code of the version that a part of the text names; null if it names none, or several. */
  namedIn({ start, end }: TextRange): string | null {
    const from = this.#from(start);
    const [name, another] = [this.#all[from], this.#all[from + 1]];
    const isOnly = name !== undefined && name.end <= end && (another === undefined || another.start >= end);
    return isOnly ? name.code : null;
  }

  /** The name that follows an offset, if it belongs to the quotation before it. */
  #directlyAfter(quoted: TextRange, offset: number, to: number): VersionName | null {
    const name = this.#after(offset);
    if (name === undefined || name.start >= to || name.start - offset > MAX_AFTER) return null;
    const text = this.#text;
    const between = text.slice(offset, name.start);
    const rest = text.slice(name.end, name.end + 6);
    const isOfNext =
      IS_LABEL.test(rest) ||
      (NEW_SENTENCE.test(text.slice(quoted.end - 1, name.start)) && GOES_ON.test(rest));
    const isLinked = NO_WORDS.test(between) || LINKED.test(between);
    return isLinked && !between.includes("\n") && !isOfNext ? name : null;
  }

  #before(offset: number): VersionName | undefined {
    return this.#all[this.#from(offset) - 1];
  }

  #after(offset: number): VersionName | undefined {
    return this.#all[this.#from(offset)];
  }

  /** The index of the first name that begins at an offset or later. */
  #from(offset: number): number {
    let [low, high] = [0, this.#all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#all[middle]?.start ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The part of a sentence before an offset, not starting before `from`. */
function sentenceBefore(text: string, place: number, from: number): string {
  const before = text.slice(Math.max(from, place - MAX_BEFORE), place);
  const last = [...before.matchAll(SENTENCE_END)].at(-1);
  return last === undefined ? before : before.slice(last.index + last[0].length);
}
