/** Numbers that count the blocks of a text: "1. John 3:16" is a passage of the Gospel if another block starts with "2." */

import { hasDottedOrdinals } from "../languages/language.ts";
import type { Lexicon } from "../resolve/names/lexicon.ts";
import { matchAt } from "./match-at.ts";
import { OBJECT } from "./prose.ts";
import type { Steps } from "./steps.ts";

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
  if (hasDottedOrdinals(language)) return new Set();
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
