/** Blocks: the parts of a text that citations do not join, paragraphs and the cells of a table. */

import type { Lexicon } from "../resolve/names/lexicon.ts";
import { matchAt } from "./match-at.ts";
import { CELL_BREAK, OBJECT } from "./prose.ts";
import type { Steps } from "./steps.ts";

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

const BLANK_LINES = /\n(?:[ \t\r\v]*\n)+/g;

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

/** Spaces and marks of items before a number with a dot. */
const BEFORE_NUMBER = `[${OBJECT}\\s]{0,8}`;
/** A number with a dot at the start of a block or an item. */
const NUMBER_AT_START = new RegExp(
  `([1-9])\\.(?=\\s)(?<=(?:^|\\n[ \\t\\r\\v]{0,8}\\n|${OBJECT})${BEFORE_NUMBER}\\d\\.)`,
  "g",
);
const NUMBER_AND_NAME = new RegExp(`${BEFORE_NUMBER}([1-9])\\.\\s{1,3}(\\p{L}+)`, "uy");

/**
 * The numbers that count the blocks of a text: "1. John 3:16" if another block starts with "2. ". Empty in a language whose ordinals have
 * dots.
 */
export function* blockNumbers(text: string, { language }: Lexicon): Steps<ReadonlySet<number>> {
  if (language.ordinalSuffixes.some(([suffix]) => suffix === ".")) return new Set();
  const found = new Set<number>();
  let count = 0;
  for (const [, digit] of text.matchAll(NUMBER_AT_START)) {
    found.add(Number(digit));
    if (++count % NUMBERS_OF_STEP === 0) yield;
  }
  return new Set([...found].filter((number) => found.has(number - 1) || found.has(number + 1)));
}

const NUMBERS_OF_STEP = 10_000;

/** The end of the number that counts the block at `from`, so that it is no ordinal of "John"; without one, `from`. "Peter" needs its number. */
export function pastBlockNumber(
  text: string,
  from: number,
  numbers: ReadonlySet<number>,
  lexicon: Lexicon,
): number {
  const found = numbers.size === 0 ? null : matchAt(NUMBER_AND_NAME, text, from);
  if (found === null || !numbers.has(Number(found[1]))) return from;
  const [all, , name = ""] = found;
  const { plain, numbered } = lexicon.find(name.toLowerCase()) ?? {};
  const isAmbiguous = plain?.exact?.bookIds.length === 1 && numbered?.exact;
  return isAmbiguous ? from + all.length - name.length : from;
}
