/**
 * Splits text into words. A word is a run of letters, their marks and digits, with apostrophes inside ("king's");
 * hyphens and everything else separate words. In scripts without spaces (Chinese, Japanese) each character is a word.
 */

import { foldWord } from "./fold-word.ts";

/** A word with its place in UTF-16 units: `start` included, `end` not. */
export interface Token {
  /** The folded form. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** One character of a script without spaces. */
const WIDE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const LETTER = String.raw`(?:(?![${WIDE}])[\p{L}\p{N}])`;
const RUN = String.raw`${LETTER}(?:${LETTER}|\p{M})*`;
const WORD = new RegExp(`[${WIDE}]|${RUN}(?:['’ʼ‘＇]${RUN})*`, "gu");

/** ASCII text is split without the regular expression, which is several times as fast. */
const PLAIN_TEXT = /^[\x20-\x7e]*$/;

/** Whether the words of a text are its runs of ASCII letters and digits, with apostrophes inside. */
export const isPlainText = (text: string): boolean => PLAIN_TEXT.test(text);

export const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

const APOSTROPHE = 39;

/** Calls `visit` with each word in reading order: its start (included) and end (not), in UTF-16 units. */
export function eachWord(text: string, visit: (start: number, end: number) => void): void {
  if (!isPlainText(text)) {
    for (const match of text.matchAll(WORD)) visit(match.index, match.index + match[0].length);
    return;
  }
  for (let at = 0; at < text.length; at++) {
    if (!isLetterOrDigit(text.charCodeAt(at))) continue;
    let end = at + 1;
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end);
      const isInside = code === APOSTROPHE && isLetterOrDigit(text.charCodeAt(end + 1));
      if (!isLetterOrDigit(code) && !isInside) break;
    }
    visit(at, end);
    at = end;
  }
}

/** All words of a text in reading order. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  eachWord(text, (start, end) => tokens.push({ form: foldWord(text.slice(start, end)), start, end }));
  return tokens;
}
