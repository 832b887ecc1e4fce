/**
 * Verses and chapters in ordinals: "the third chapter of Romans, the twenty-fourth verse", "John chapter 3 and the 16th verse", "In the fifth
 * verse" and "in his second chapter" of a passage or book before it.
 */

import type { Role } from "../languages/language.ts";
import { isMarkerEntry, isVerseEntry, type Lexicon } from "../resolve/names/lexicon.ts";
import type { Token } from "../resolve/text/token.ts";
import { tokenize } from "../resolve/text/tokens.ts";
import type { StartWord } from "./citation-starts.ts";
import { matchAt } from "./match-at.ts";
import type { ProseSets, Words } from "./prose-sets.ts";

/** How many tokens may stand between a word for chapter and the verse. */
const MAX_AFTER_CHAPTER = 13;
const SMALLEST_TENS = 20;

/** The longest ordinal in words and the space after it, in UTF-16 units. */
const MAX_LENGTH = 24;
const ARTICLE_AND_ORDINAL = /(?<!\p{L})(\p{L}{1,4})\s((?:\p{L}+-)?\p{L}+|\d{1,3}\p{L}{1,2})\s$/u;
const OF_AFTER = /\s(\p{L}{2,4})(?!\p{L})/uy;

/**
 * The value of the ordinal before a word for verse or chapter, which is that of a passage named earlier: 5 in "In the fifth verse" and "in his fifth
 * chapter". 0 if there is none, or if "of" follows.
 */
export function ordinalBefore(text: string, { start, end }: StartWord, { lexicon, sets }: Words): number {
  const before = text.slice(Math.max(0, start - MAX_LENGTH), start).toLowerCase();
  const [, article = "", ordinal = ""] = ARTICLE_AND_ORDINAL.exec(before) ?? [];
  if (!lexicon.find(article)?.roles.has("the") && !sets.owners.has(article)) return 0;
  const next = matchAt(OF_AFTER, text, end)?.[1] ?? "";
  if (lexicon.find(next.toLowerCase())?.roles.has("of")) return 0;
  return ordinalAtEnd(tokenize(ordinal).list.slice(0, -1), lexicon)[1];
}

/** Whether a token is a word for chapter or verse. Without one, `withOrdinals` returns the same list, and need not be called. */
export const hasMarker = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  tokens.some(({ kind, text }) => kind === "word" && isMarkerEntry(lexicon.find(text)));

/**
 * The tokens with "verse 24" in place of "the twenty-fourth verse" or "and at the twenty-fourth verse" after a chapter, and in place of "fifth verse"
 * or "fifth chapter" if its word is at `word`; the same list if there is none. The two new tokens cover the same characters. "The second verse of
 * the third chapter" is left as it is.
 */
export function withOrdinals(
  tokens: readonly Token[],
  word: number,
  lexicon: Lexicon,
  sets: ProseSets,
): readonly Token[] {
  const list: Token[] = [];
  let isChanged = false;
  for (const [at, token] of tokens.entries()) {
    const entry = lexicon.find(token.text);
    const isOfEarlier = token.start === word && isMarkerEntry(entry);
    const article =
      isOfEarlier || isVerseEntry(entry) ? articleBefore(list, isOfEarlier, lexicon, sets) : null;
    list.push(token);
    if (mayEndBefore(tokens[at + 1], lexicon))
      isChanged = joinOrdinalAfterChapter(list, lexicon) || isChanged;
    if (article === null || hasRole(tokens[at + 1], "of", lexicon)) continue;
    const { from, value } = article;
    const [the, first] = list.slice(from) as [Token, Token];
    const marker = { ...token, start: the.start, end: the.end, isSpaced: the.isSpaced };
    const number = {
      ...first,
      kind: "number" as const,
      text: String(value),
      value,
      end: token.end,
      isOrdinal: false,
    };
    list.splice(from, list.length, marker, number);
    isChanged = true;
  }
  return isChanged ? list : tokens;
}

/**
 * Whether an ordinal after its word may end before a token, as in "chapter the fourth, and". In "this chapter the second reason" and "the eighth
 * chapter the first verse" it belongs to the next word.
 */
const mayEndBefore = (next: Token | undefined, lexicon: Lexicon): boolean =>
  next?.kind !== "word" || hasRole(next, "and", lexicon);

/** Puts one number in the place of the article and ordinal at the end of the tokens, after a word for chapter or verse: "chapter the fourth". */
function joinOrdinalAfterChapter(list: Token[], lexicon: Lexicon): boolean {
  const [size, value] = ordinalAtEnd(list, lexicon);
  const the = list.at(-size - 1);
  const marker = list.at(-size - 2);
  if (size === 0 || the === undefined || marker?.kind !== "word") return false;
  if (!hasRole(the, "the", lexicon) || !isMarkerEntry(lexicon.find(marker.text))) return false;
  const end = list.at(-1)?.end ?? the.end;
  list.splice(-size - 1, size + 1, { ...the, kind: "number", text: String(value), value, end });
  return true;
}

const hasRole = (token: Token | undefined, role: Role, lexicon: Lexicon): boolean =>
  token?.kind === "word" && lexicon.find(token.text)?.roles.has(role) === true;

/**
 * The place of the ordinal at the end of the tokens, with its article and what leads to it, and its value; of one that may belong to an earlier
 * passage, the place of the ordinal alone. Null if no chapter stands before it, nor an earlier passage.
 */
function articleBefore(
  tokens: readonly Token[],
  isOfEarlier: boolean,
  lexicon: Lexicon,
  { readParticles, beginWords, owners }: ProseSets,
): { readonly from: number; readonly value: number } | null {
  const [size, value] = ordinalAtEnd(tokens, lexicon);
  const from = tokens.length - size - 1;
  if (size === 0 || from < 0) return null;
  const hasArticle = hasRole(tokens[from], "the", lexicon);
  if (isOfEarlier)
    return hasArticle || owners.has(tokens[from]?.text ?? "") ? { from: from + 1, value } : null;
  if (!hasArticle) return null;
  // "at the sixth verse", "and at the sixth verse", "beginning at the sixth verse"
  let start = from;
  if (readParticles.has(tokens[start - 1]?.text ?? "")) {
    const before = tokens[start - 2];
    const isLed = hasRole(before, "and", lexicon) || beginWords.has(before?.text ?? "");
    start -= isLed ? 2 : 1;
  }
  const before = tokens.slice(Math.max(0, from - MAX_AFTER_CHAPTER), from);
  // The dot of "ch. 3" ends no sentence.
  const isStop = ({ kind }: Token, at: number): boolean =>
    kind === "!" || (kind === "." && !hasRole(before[at - 1], "chapter", lexicon));
  const sentence = before.slice(before.findLastIndex(isStop) + 1);
  return sentence.some((each) => hasRole(each, "chapter", lexicon)) ? { from: start, value } : null;
}

/** How many tokens at the end are an ordinal, and its value: "24th", "fourth", "twenty-fourth". */
function ordinalAtEnd(
  tokens: readonly Token[],
  { language, numberWords }: Lexicon,
): readonly [size: number, value: number] {
  const [number, last] = [tokens.at(-2), tokens.at(-1)];
  const isSuffix = language.ordinalSuffixes.some(([suffix]) => suffix === last?.text);
  if (number?.kind === "number" && isSuffix && last?.isSpaced === false) return [2, number.value];
  const { value = 0, isOrdinal = false } = numberWords.get(last?.text ?? "") ?? {};
  if (!isOrdinal) return [0, 0];
  const hasHyphen = tokens.at(-2)?.kind === "-";
  const tens = numberWords.get(tokens.at(hasHyphen ? -3 : -2)?.text ?? "");
  const isTens =
    tens !== undefined && !tens.isOrdinal && tens.value >= SMALLEST_TENS && tens.value % 10 === 0;
  return isTens && value < 10 ? [hasHyphen ? 3 : 2, tens.value + value] : [1, value];
}
