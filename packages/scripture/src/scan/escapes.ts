/** Characters that the source writes in another way: escapes of JSON, spaces of LaTeX, hyphens at the end of a line. */

import { lengthAt, matchAt } from "./match-at.ts";

/** Text that stands for a part of the source. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A line break, a tab, a quotation mark or a character by its number, also if it was escaped more than once. Before a
 * lower-case letter, "\n" may be the start of a name: "\newline", "C:\new".
 */
const ESCAPE = /\\{1,8}(?:([nrt])(?![a-z])|(?:u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2}))|")/y;
/** In a line that starts like JSON, a lower-case letter may follow. */
const ESCAPE_IN_JSON = /(?<!\\)\\([nrt])/y;
const JSON_LINE = /[ \t]{0,64}[[{"]/y;

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** The escape of JSON at a backslash. `line`: the start of its line. */
export function escapeAt(source: string, at: number, line: number): Replacement | null {
  const isJson = lengthAt(JSON_LINE, source, line) > 0;
  const found = matchAt(ESCAPE, source, at) ?? (isJson ? matchAt(ESCAPE_IN_JSON, source, at) : null);
  if (found === null) return null;
  const [all, letter, unit, byte] = found;
  const end = at + all.length;
  if (letter !== undefined) return { start: at, end, text: ESCAPED[letter] ?? "" };
  const hexadecimal = unit ?? byte;
  return {
    start: at,
    end,
    text: hexadecimal === undefined ? '"' : String.fromCharCode(Number.parseInt(hexadecimal, 16)),
  };
}

/** "Gen.\ 50:20", "Gen.\,50:20" */
const LATEX_SPACE = /(?<=[\w.])\\[ ,](?=\w)/y;

export const latexSpaceAt = (source: string, at: number): Replacement | null =>
  lengthAt(LATEX_SPACE, source, at) > 0 ? { start: at, end: at + 2, text: " " } : null;

/** "Mal 1:2 & 40 \\\\": a mark between the cells of a row, which ends with two backslashes. */
const LATEX_CELL = /(?<=\s)&(?=\s)[^\n]{1,100}?\\\\[ \t]*(?:\\hline)?[ \t]*(?=\n|$)/y;

export const isLatexCell = (source: string, at: number): boolean => lengthAt(LATEX_CELL, source, at) > 0;

/** "Rom.~8:28", "1~Cor.", "\emph{Ps.}~105". Not "MARK~1.TXT", "HEAD~2", "8:28~30". */
const TILDE = /(?<=[\w.}])(?<![A-Z\d](?=~\d))~(?=[\w\\])/y;

export const isTildeOfSpace = (source: string, at: number): boolean => lengthAt(TILDE, source, at) > 0;

/** "Rom_5:8", "1Co_13:1": a name and its numbers, as programs write them. Not "user_5:8", "my_Rom_5:8". */
const UNDERSCORE = /(?<=(?<!\w)[1-4]?[A-Z][A-Za-z]{1,20})_(?=\d{1,3}:\d)/y;

export const isUnderscoreOfSpace = (source: string, at: number): boolean =>
  lengthAt(UNDERSCORE, source, at) > 0;

const UNDERSCORE_NAME = /(?<!\w)([1-4]?[A-Z][A-Za-z]{1,20})_\d{1,3}:\d/g;

/** Whether several names are joined to numbers so. A single one may be an identifier: "Job_3:1", "Col_1:3". */
export const hasUnderscoreNames = (source: string): boolean =>
  new Set(Array.from(source.matchAll(UNDERSCORE_NAME), ([, name]) => name)).size > 1;

const HYPHEN_AT_END = /(?<=\p{Ll})[-\u2010\u00AD][ \t\r]*\n[ \t]*(?=\p{Ll})/uy;
const MAX_SPACES = 4;

/** The hyphen, line break and spaces inside a word that goes on in the next line: "Ephe-\nsians". */
export function hyphenBefore(source: string, lineBreak: number): Replacement | null {
  let start = lineBreak - 1;
  while (start > lineBreak - MAX_SPACES && SPACES.has(source.charCodeAt(start))) start--;
  if (!HYPHENS.has(source.charCodeAt(start))) return null;
  const length = lengthAt(HYPHEN_AT_END, source, start);
  return length === 0 ? null : { start, end: start + length, text: "" };
}

/** Space, tab, carriage return. */
const SPACES: ReadonlySet<number> = new Set([32, 9, 13]);
const HYPHENS: ReadonlySet<number> = new Set([..."-\u2010\u00AD"].map((mark) => mark.charCodeAt(0)));

/** A place that only a file of subtitles has. */
const ARROW = "-->";
export const hasSubtitles = (source: string): boolean => source.includes(ARROW);

/** The number and the times of a subtitle, with the blank lines before them. */
const SUBTITLE_TIMES =
  /\s{0,20}(?:\d{1,6}[ \t]*\r?\n)?[ \t]*(?:\d{1,3}:)?\d\d:\d\d[.,]\d{3} --> (?:\d{1,3}:)?\d\d:\d\d[.,]\d{3}[^\n]*(?:\n|$)/y;

/** The lines between two subtitles, whose sentence may go on, count as a space. */
export function subtitleTimesAt(source: string, at: number): Replacement | null {
  const length = lengthAt(SUBTITLE_TIMES, source, at);
  const start = source[at - 1] === "\r" ? at - 1 : at;
  return length === 0 ? null : { start, end: at + length, text: " " };
}
