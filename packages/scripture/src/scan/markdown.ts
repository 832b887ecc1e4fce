/** The marks of Markdown: a footnote, and what a line begins with. */

import { lengthAt } from "./match-at.ts";

/** The characters that the marks of a line begin with, and the blanks before them. Most lines begin with a letter and need no search. */
export const LINE_MARKS: ReadonlySet<string> = new Set(" \t0123456789`~#=[-+*>:!?");

export const FOOTNOTE = /\[\^[^[\]\s]{1,80}\]:?/y;
export const FENCE = /[ \t>]*(?:[-+*] +|\d{1,3}[.)] +)?(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})[^\n]*(?:\n|$)/y;
export const HEADING = /[ ]{0,3}#{1,6}(?=[ \t\n]|$)/y;
export const UNDERLINE = /[ ]{0,3}(?:=+|-+)[ \t]*(?=\n|$)/y;
export const DEFINITION = /[ ]{0,3}\[[^\]\n]+\]:[ \t]*(?:<[^>\n]*>|\S+)[ \t]*(?:["'(][^\n]*)?(?=\r?\n|$)/y;
export const BULLET = /[ \t]*[-+*][ \t]+/y;
export const LIST_NUMBER = /[ \t]*([0-9]{1,3})([.)])[ \t]+/y;
export const QUOTE_MARKS = /[ ]{0,3}(?:>[ ]?)+/y;

const INDENTED_LINE = /(?: {4}|\t)[^\n]*\n?/y;
/** In a list item, less indented lines are its paragraphs, and lists in lists have marks. */
const INDENTED_LINE_IN_ITEM = /(?: {8}|\t\t)(?!\s*(?:[-+*]|\d{1,3}[.)])[ \t])[^\n]*\n?/y;
const BLANK_LINE_BEFORE = /(?:^|\n[ \t]*\r?\n)$/;
/** How many blanks a blank line may have before code. */
const MAX_BLANKS = 40;

/**
 * The length of the lines of indented code that begin at the start of a line, which is the first one or follows a blank line, without the last line break.
 * 0 if there are none.
 */
export function lengthOfIndentedCode(source: string, at: number, isInItem: boolean): number {
  if (!BLANK_LINE_BEFORE.test(source.slice(Math.max(0, at - MAX_BLANKS), at))) return 0;
  const line = isInItem ? INDENTED_LINE_IN_ITEM : INDENTED_LINE;
  let end = at;
  let length: number;
  do {
    length = lengthAt(line, source, end);
    end += length;
  } while (length > 0);
  if (end === at) return 0;
  return (source.charAt(end - 1) === "\n" ? end - 1 : end) - at;
}

/** A footnote, the definition of a term or an admonition, whose further paragraphs are indented: "[^1]: See", ": A book", "!!! note". */
export const HAS_INDENTED_TEXT = /[ ]{0,3}(?:\[\^[^\]\n]{1,80}\]:|:[ ]|[!?]{3}[ ])/y;

/** Whether a text from double backticks to the next ones begins with a quotation of LaTeX: "``form'' and ``". */
export const isQuotation = (span: string): boolean => /^``[^`]/.test(span) && span.includes("''");

/** Whether marks of emphasis are part of a word, or of numbers: "snake_case", "l''an", "3*5". */
export function isInsideWord(mark: string, before = "", after = ""): boolean {
  const around = mark === "_" ? /\w/ : mark === "*" ? /\d/ : /[\p{L}\d]/u;
  return around.test(before) && around.test(after);
}
