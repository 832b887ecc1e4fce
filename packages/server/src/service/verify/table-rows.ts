/** Finds the table row, in Markdown or HTML, that contains a range of a source text. */

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
