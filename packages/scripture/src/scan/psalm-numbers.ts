/**
 * Psalms with Roman ordinals, "the xxiiid Psalm", and with two numbers: "Ps 145 (144):10-11". The Hebrew count, which the canon has, and that
 * of the Septuagint and Vulgate stand in either order. The Hebrew number is the greater one.
 */

import { PSALM_ID } from "../book.ts";
import { verseCount } from "../canon.ts";
import { type Lexicon, namesPieces } from "../resolve/names/lexicon.ts";
import { romanValue } from "../resolve/names/roman.ts";
import type { Token } from "../resolve/text/token.ts";

/** The psalms of the Hebrew count whose other number is smaller. */
const FIRST = 10;
const LAST = 147;

/** "Psalms", "Pss", but not "Ps". */
const PLURAL = /..s$/;

/** How many tokens both numbers and the brackets are. */
const SIZE = 4;

/** The value of a Roman ordinal: 23 of "xxiiid"; 0 if letters are none. */
export function romanOrdinal(letters: string, { language }: Lexicon): number {
  for (const [suffix] of language.ordinalSuffixes)
    if (letters.endsWith(suffix)) {
      const numeral = letters.slice(0, letters.length - suffix.length);
      // "xxiiid", but "cd"
      const value = suffix.length > 1 || numeral.endsWith("ii") ? romanValue(numeral) : 0;
      if (value > 0) return value;
    }
  return 0;
}

/** What may be a Roman ordinal. */
const ROMAN = /^[ivxlc]+[a-z]{1,2}$/;

/** The tokens, with a number for each Roman ordinal before a word for a psalm; the same list if there is none. */
export function withRomanOrdinals(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const valueAt = (at: number): number => {
    const { kind, text } = tokens[at] as Token;
    const isBeforePsalm =
      kind === "word" && ROMAN.test(text) && namesPieces(lexicon.find(tokens[at + 1]?.text ?? ""));
    return isBeforePsalm ? romanOrdinal(text, lexicon) : 0;
  };
  if (!tokens.some((_, at) => valueAt(at) > 0)) return tokens;
  return tokens.map((token, at) => {
    const value = valueAt(at);
    return value === 0 ? token : { ...token, kind: "number", text: String(value), value, isOrdinal: true };
  });
}

/** The tokens, with one number for each psalm that has two after its name or in a list of psalms with verses. */
export function withPsalmNumbers(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  if (!tokens.some(({ kind }, at) => kind === "(" && numberAt(tokens, at - 1) !== null)) return tokens;
  const list: Token[] = [];
  let isPsalm = false;
  let isPlural = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const entry = token.kind === "word" ? lexicon.find(token.text) : undefined;
    // "Pss 37(38) and 62(63)"
    const goesOn = isPlural && entry?.roles.has("and") === true;
    if (token.kind === "word" && !goesOn) {
      isPsalm = namesPieces(entry);
      isPlural = PLURAL.test(token.text);
    }
    // "Psalms 22:14, 15 (16)": after a verse, the list is of verses.
    if (token.kind === ":") isPlural = false;
    const number = isPsalm && mayBePsalm(list, tokens, at + SIZE, isPlural) ? numberAt(tokens, at) : null;
    list.push(number ?? token);
    if (number === null) continue;
    at += SIZE - 1;
    // "Ps. 104 (103), 24": the comma stands before a verse, but not in "Psalms 18 (17), 19 and 20".
    if (isPlural || !isCommaAndNumber(tokens, at + 1)) continue;
    list.push({ ...(tokens[at + 1] as Token), kind: ":" }, { ...(tokens[at + 2] as Token), isSpaced: false });
    at += 2;
  }
  return list;
}

/** Whether a comma is at a token, and after it a number that has no other one in brackets. */
const isCommaAndNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === "," && tokens[at + 1]?.kind === "number" && tokens[at + 2]?.kind !== "(";

/**
 * Whether the tokens before a number and from `after` on may stand around a psalm: after a name, or between items before a colon. "Ps 145 (144)", "Ps 145:10;
 * 146 (145):2", "Ps 50 (51), 3; 32 (31), 5", "Psalms 37(38), 62(63)", but not "Ps 22:14, 15 (16)" and "Ps 22.14 (15)".
 */
function mayBePsalm(
  before: readonly Token[],
  tokens: readonly Token[],
  after: number,
  isPlural: boolean,
): boolean {
  const mark = before.at(-1)?.kind;
  const next = tokens[after]?.kind;
  if (isPlural && (mark === "," || mark === ";")) return true;
  if (mark === ".") return before.at(-2)?.kind === "word";
  if (mark === "word") return true;
  if (next === ":") return mark === ";" || mark === ",";
  return mark === ";" && isCommaAndNumber(tokens, after);
}

/** The number of a psalm whose two numbers begin at a token, as a token; null if there are none. */
function numberAt(tokens: readonly Token[], at: number): Token | null {
  const [first, open, second, close] = tokens.slice(Math.max(at, 0), at + SIZE);
  if (first?.kind !== "number" || open?.kind !== "(" || second?.kind !== "number" || close?.kind !== ")")
    return null;
  const psalm = first.value > second.value ? first : second;
  const isNext = Math.abs(first.value - second.value) === 1;
  if (!isNext || psalm.value < FIRST || psalm.value > LAST) return null;
  // "Ps 104 (103), 105": the next number is another psalm.
  const next = isCommaAndNumber(tokens, at + SIZE) ? (tokens[at + SIZE + 1]?.value ?? 0) : 0;
  if (next > verseCount(PSALM_ID, psalm.value)) return null;
  return { ...psalm, start: first.start, end: close.end, isSpaced: first.isSpaced };
}
