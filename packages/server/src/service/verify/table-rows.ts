/** Finds the row and the column header of a range of a source text in a table, in Markdown or HTML. */

import type { TextRange } from "./quotation-marks.ts";

/** Rows with more characters or more cells than this are ignored. */
const LONGEST_ROW = 3000;
const MAX_CELLS = 20;

const ROW_START = /<tr\b[^<>]{0,200}>/gi;
const ROW_END = /<\/?tr\b/i;
const CELL_BREAK = /<\/?t[dh]\b[^<>]{0,200}>/gi;
/** A vertical bar without a backslash before it. */
const BAR = /(?<!\\)\|/g;

/** The cells of the row, as ranges of the source; none if there is no row with at least two cells. */
export function rowAround(source: string, { start, end }: TextRange): readonly TextRange[] {
  const from = Math.max(0, start - LONGEST_ROW);
  const before = source.slice(from, start);
  const after = source.slice(end, end + LONGEST_ROW);
  const lineStart = start - before.length + before.lastIndexOf("\n") + 1;
  const lineBreak = `${after}\n`.indexOf("\n");
  const line = { start: lineStart, end: end + lineBreak };
  const inMarkdown = cellsBetween(source, line, BAR);
  if (inMarkdown.length > 1) return inMarkdown;
  const opened = [...before.matchAll(ROW_START)].at(-1);
  const closed = after.search(ROW_END);
  if (opened === undefined || closed === -1) return [];
  const row = { start: from + opened.index + opened[0].length, end: end + closed };
  return cellsBetween(source, row, CELL_BREAK);
}

/** A table whose header is further away than this, in UTF-16 units, has none. */
const LONGEST_TABLE = 12_000;
/** The line between the header and the rows of a Markdown table. */
const RULE = /^\|?[ \t]*:?-+:?[ \t]*\|[ \t:|-]*$/;
const CELL_END = /<\/?t[dhr]\b/i;
const CELL_START = /<t[dh]\b[^<>]{0,200}>/gi;

/** The cell at the head of the column in which an offset stands; null if it is in no column with a header. */
export function headerAbove(source: string, offset: number): TextRange | null {
  return headerInMarkdown(source, offset) ?? headerInHtml(source, offset);
}

function headerInMarkdown(source: string, offset: number): TextRange | null {
  const least = Math.max(0, offset - LONGEST_TABLE);
  let end = source.lastIndexOf("\n", offset - 1);
  const bars = source.slice(Math.max(end + 1, offset - LONGEST_ROW), offset).match(BAR)?.length ?? 0;
  if (bars === 0) return null;
  const isOuter = startsWithBar(source, end + 1);
  while (end > least) {
    const start = source.lastIndexOf("\n", end - 1) + 1;
    if (start === 0) return null;
    const line = source.slice(start, end).trim();
    if (!line.includes("|") || line.length > LONGEST_ROW) return null;
    if (RULE.test(line)) {
      const head = { start: source.lastIndexOf("\n", start - 2) + 1, end: start - 1 };
      return columnOf(source, head, bars - Number(isOuter));
    }
    end = start - 1;
  }
  return null;
}

const startsWithBar = (source: string, lineStart: number): boolean =>
  /^[ \t]*\|/.test(source.slice(lineStart, lineStart + 80));

/** A cell of a line of a Markdown table by its number, from 0; null if the line has fewer cells. */
function columnOf(source: string, line: TextRange, column: number): TextRange | null {
  const bounds = [...source.slice(line.start, line.end).matchAll(BAR)].map(({ index }) => line.start + index);
  if (!startsWithBar(source, line.start)) bounds.unshift(line.start - 1);
  const [start, end] = [bounds[column], bounds[column + 1] ?? line.end];
  return start === undefined || start + 1 >= end ? null : { start: start + 1, end };
}

function headerInHtml(source: string, offset: number): TextRange | null {
  const from = Math.max(0, offset - LONGEST_TABLE);
  const before = source.slice(from, offset);
  const [table, row] = [lastStart(before, /<table/gi), lastStart(before, /<tr/gi)];
  if (table === -1 || row < table) return null;
  const column = [...before.slice(row).matchAll(CELL_START)].length - 1;
  const [beforeRows = "", firstRow = ""] = before.slice(table, row).split(/<tr/i, 2);
  const head = [...`${beforeRows}<tr${firstRow}`.matchAll(CELL_START)][column];
  if (head === undefined || !/^<th/i.test(head[0])) return null;
  const start = from + table + head.index + head[0].length;
  const length = source.slice(start, start + LONGEST_ROW).search(CELL_END);
  return length === -1 ? null : { start, end: start + length };
}

/** Where the last match starts; -1 if there is none. */
const lastStart = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** The parts of a range between the matches of a pattern, without blank ones. */
function cellsBetween(source: string, range: TextRange, separator: RegExp): readonly TextRange[] {
  const cells: TextRange[] = [];
  let start = range.start;
  const add = (end: number): void => {
    if (source.slice(start, end).trim() !== "") cells.push({ start, end });
  };
  for (const { index, 0: mark } of source.slice(range.start, range.end).matchAll(separator)) {
    add(range.start + index);
    start = range.start + index + mark.length;
  }
  add(range.end);
  return cells.length > MAX_CELLS || range.end - range.start > LONGEST_ROW ? [] : cells;
}
