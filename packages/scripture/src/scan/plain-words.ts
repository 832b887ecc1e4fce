/** The characters and words that the fast path tells apart. */

import type { Role } from "../languages/language.ts";
import type { Entry, Lexicon } from "../resolve/names/lexicon.ts";
import { fold } from "../resolve/text/fold-characters.ts";
import { OBJECT } from "./prose.ts";

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
export const isAsciiLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
/** Latin letters, also with marks. */
export const isLetter = (code: number): boolean =>
  isAsciiLetter(code) || (code >= 0xc0 && code <= 0x17f && code !== 0xd7 && code !== 0xf7);
export const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13;
export const isDash = (code: number): boolean => code === HYPHEN || code === 0x2013;

/** Arrows between entries, which stand in no citation. */
export const isArrow = (code: number): boolean => code >= 0x2190 && code <= 0x21ff;

export const COLON = 58;
export const COMMA = 44;
export const DOT = 46;
export const HYPHEN = 45;
export const OBJECT_CODE = OBJECT.charCodeAt(0);

export const ROMAN = /^[ivxlc]+$/;
/** Words that stand between a name and its numbers. */
const NUMBER_WORDS: readonly Role[] = ["chapter", "verse", "verses", "heading", "count"];

/** The letters of a word as the lexicon has them: small, and without marks. */
export function lettersOf(word: string): string {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return fold(word).text;
  return word.toLowerCase();
}

/** Whether a word with this entry has no role in a citation. */
export function isPlainWord(letters: string, entry: Entry | undefined, { numberWords }: Lexicon): boolean {
  if (letters.length < 2 || ROMAN.test(letters) || numberWords.has(letters)) return false;
  if (entry === undefined) return true;
  const { plain, numbered, shared, roles, ordinal, translation } = entry;
  const isName =
    plain.exact !== null || numbered.exact !== null || plain.beginning !== null || shared !== null;
  return !isName && roles.size === 0 && ordinal === 0 && translation === null;
}

/** Whether a word may be a number, or stand before one. */
export function mayBeNumber(letters: string, lexicon: Lexicon): boolean {
  if (letters === "" || ROMAN.test(letters) || lexicon.numberWords.has(letters)) return true;
  const roles = lexicon.find(letters)?.roles;
  return roles !== undefined && NUMBER_WORDS.some((role) => roles.has(role));
}
