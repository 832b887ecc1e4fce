/** Blocks: the parts of a text that citations do not join, paragraphs and the cells of a table. */

import { CELL_BREAK } from "./prose.ts";

/** A half-open part of the text, in UTF-16 units. */
export interface Block {
  readonly text: string;
  readonly from: number;
  readonly end: number;
}

/** Where a block ends and the next one starts. */
export interface Break {
  readonly blockEnd: number;
  readonly next: number;
  /** The next block is not a cell of the same row. */
  readonly isRowEnd: boolean;
}

/** Bounded, since the engine keeps a place to go back to for each line. Further blank lines make an empty block. */
const BLANK_LINES = /\n(?:[ \t\r\v]*\n){1,65536}/g;

/** The end of the block that starts at `from`. */
export function breakAfter(text: string, from: number): Break {
  BLANK_LINES.lastIndex = from;
  const blockEnd = BLANK_LINES.exec(text)?.index ?? text.length;
  const next = BLANK_LINES.lastIndex || text.length;
  const gap = text.slice(Math.max(0, blockEnd - 1), next);
  if (!gap.includes(CELL_BREAK)) return { blockEnd, next, isRowEnd: true };
  const lineBreaks = gap.replaceAll(CELL_BREAK, "");
  return { blockEnd, next, isRowEnd: lineBreaks.indexOf("\n") < lineBreaks.lastIndexOf("\n") };
}
