/** The row of a table, in Markdown or HTML, around a place in a source text. */

import type { TextRange } from "./quotation-marks.ts";

/** Longer rows, and rows of more cells, are not read as tables of verses. */
const LONGEST_ROW = 3000;
const MOST_CELLS = 20;

const ROW_START = /<tr\b[^<>]{0,200}>/gi;
const ROW_END = /<\/?tr\b/i;
const CELL_BREAK = /<\/?t[dh]\b[^<>]{0,200}>/gi;
/** An upright stroke without a backslash before it. */
const STROKE = /(?<!\\)\|/g;

/** The cells of the row, as ranges of the source; none where there is no row of two or more. */
export function rowAround(source: string, { start, end }: TextRange): readonly TextRange[] {
  const from = Math.max(0, start - LONGEST_ROW);
  const before = source.slice(from, start);
  const after = source.slice(end, end + LONGEST_ROW);
  const lineStart = start - before.length + before.lastIndexOf("\n") + 1;
  const lineBreak = `${after}\n`.indexOf("\n");
  const line = { start: lineStart, end: end + lineBreak };
  const inMarkdown = cellsBetween(source, line, STROKE);
  if (inMarkdown.length > 1) return inMarkdown;
  const opened = [...before.matchAll(ROW_START)].at(-1);
  const closed = after.search(ROW_END);
  if (opened === undefined || closed === -1) return [];
  const row = { start: from + opened.index + opened[0].length, end: end + closed };
  return cellsBetween(source, row, CELL_BREAK);
}

/** The parts of a range between the matches of a pattern, blank ones left out. */
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
  return cells.length > MOST_CELLS || range.end - range.start > LONGEST_ROW ? [] : cells;
}
