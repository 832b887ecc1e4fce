/**
 * Adapts tokens to a language: joins the suffix of an ordinal to its number (1st, 2ndCor), and removes line breaks
 * inside a citation. Returns new tokens.
 */

import type { Token } from "../text/token.ts";
import { type Lexicon, namesPieces } from "./lexicon.ts";

export function lexemesOf(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const list = withoutLineBreaks(tokens, lexicon);
  return list.some(isSuffixed) ? withParts(withOrdinals(list, lexicon), lexicon) : list;
}

/** Whether a word follows a number and may contain an ordinal suffix. */
const isSuffixed = (token: Token, at: number, list: readonly Token[]): boolean =>
  token.kind === "number" && list[at + 1]?.kind === "word";

function withoutLineBreaks(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  if (!tokens.some(isLineBreak)) return tokens;
  const list: Token[] = [];
  let isSpaced = false;
  for (const token of tokens) {
    const before = list.at(-1);
    if (before !== undefined && isLineBreak(token) && continuesOnNextLine(list, before, token, lexicon))
      isSpaced = true;
    else {
      list.push(isSpaced && !token.isSpaced ? { ...token, isSpaced } : token);
      isSpaced = false;
    }
  }
  return list;
}

const isLineBreak = ({ kind, text }: Token): boolean => kind === ";" && (text === "\n" || text === "\r");

/**
 * Whether the next line continues this one: it ends in a comma, a colon, a joined dash, "of", "the", "and" or "&", or
 * it is only the ordinal at the very start.
 */
function continuesOnNextLine(
  list: readonly Token[],
  last: Token,
  lineBreak: Token,
  lexicon: Lexicon,
): boolean {
  const isFirst = list.length === 1;
  switch (last.kind) {
    case ",":
    case ":":
    case "&":
      return true;
    case "number":
      return isFirst && last.value < 5;
    case "-":
      return !lineBreak.isSpaced && !last.isSpaced;
    case "word": {
      const entry = lexicon.find(last.text);
      const isSeparator = ["of", "and", "the"].some((role) => entry?.roles.has(role as "of"));
      return isSeparator || (isFirst && (entry?.ordinal ?? 0) > 0);
    }
    default:
      return false;
  }
}

/** Splits the letter of a verse part from "ff" after it: "4bff". */
function withParts(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const list: Token[] = [];
  let before: Token | null = null;
  for (const token of tokens) {
    const { text, start } = token;
    if (before?.kind === "number" && isPartWithRest(token, lexicon))
      list.push(
        { ...token, text: text.slice(0, 1), end: start + 1 },
        { ...token, text: text.slice(1), start: start + 1 },
      );
    else list.push(token);
    before = token;
  }
  return list;
}

function isPartWithRest({ kind, text, isSpaced }: Token, lexicon: Lexicon): boolean {
  if (kind !== "word" || isSpaced || !/^[a-d][a-z]/.test(text) || lexicon.find(text) !== undefined)
    return false;
  const roles = lexicon.find(text.slice(1))?.roles;
  return roles?.has("next") === true || roles?.has("rest") === true;
}

function withOrdinals(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const list: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const word = tokens[at + 1];
    const suffix =
      token.kind === "number" && word?.kind === "word" ? suffixOf(token, word, tokens[at + 2], lexicon) : "";
    if (suffix === "" || word === undefined) {
      list.push(token);
      continue;
    }
    list.push({ ...token, end: word.start + suffix.length, isOrdinal: true });
    at++;
    const afterSuffix = word.text.slice(suffix.length);
    if (afterSuffix !== "")
      list.push({ ...word, text: afterSuffix, start: word.start + suffix.length, isSpaced: false });
  }
  return list;
}

/** The ordinal suffix at the beginning of a word after a number; empty if there is none. */
function suffixOf(number: Token, word: Token, next: Token | undefined, lexicon: Lexicon): string {
  const { text, isSpaced } = word;
  for (const [suffix, lastDigits] of lexicon.language.ordinalSuffixes) {
    if (!text.startsWith(suffix) || !fits(number, lastDigits)) continue;
    // A single letter may be a verse part.
    if (suffix.length === 1 && (text !== suffix || !isOldOrdinal(number, next, lexicon))) continue;
    // "122 nd Psalm", "3 rd John"; but not "16 Th Heb 11" in a plan for the days of a week
    if (isSpaced && (text !== suffix || suffix.length === 1 || !isOldOrdinal(number, next, lexicon)))
      continue;
    return suffix;
  }
  return "";
}

const TEENS = "teens";

/** Whether a suffix fits a number; "th" is accepted after any number above 2. */
function fits({ value }: Token, lastDigits: string): boolean {
  const digits = lastDigits.split(" ");
  const isTeen = Math.floor(value / 10) % 10 === 1;
  if (digits.includes(TEENS) && (isTeen || value > 2)) return true;
  return !isTeen && digits.includes(String(value % 10));
}

/**
 * Whether a number with an old or separate suffix is an ordinal: "2d Samuel", "3 rd John". Before a chapter or a psalm it may be
 * any number that the suffix fits: "103d Psalm".
 */
function isOldOrdinal({ value }: Token, next: Token | undefined, lexicon: Lexicon): boolean {
  if (value < 4) return true;
  const entry = next?.kind === "word" ? lexicon.find(next.text) : undefined;
  return entry?.roles.has("chapter") === true || namesPieces(entry);
}
