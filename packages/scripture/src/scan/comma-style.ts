/**
 * Texts that write a comma between chapter and verse in a language whose usual mark is the colon: "Jn 3, 16", "Mt 5,3.5.8", as books printed
 * on the Continent do. A single "Gen 1, 26" may be two chapters; the text as a whole shows which is meant.
 */

import { chapterCount } from "../canon.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import type { Lexicon } from "../resolve/names/lexicon.ts";
import { endOf, type Placed, startOf } from "./finds.ts";
import type { ScannedLanguage } from "./languages.ts";
import type { ProseSets } from "./prose-sets.ts";

/** A name, and two numbers with a mark; perhaps further verses after a dot. */
const PAIR = /(\p{Lu}\p{L}*)\.?\s{1,2}(\d{1,3})(?:(:)|,\s?)(\d{1,3})(?![\d:])(\.\d)?/gu;

/** How many pairs can only be chapter and verse at least. Further verses count as another one. */
const MIN_PAIRS = 2;

const LIST = /\d,\s?\d/;

/**
 * Whether commas stand between the chapters and verses of a text: none of its pairs has a colon, and none can only be two chapters. Names of
 * persons and other words prove nothing.
 */
export function isCommaStyle(
  text: string,
  found: readonly Placed[],
  lexicon: Lexicon,
  { persons, words }: ProseSets,
): boolean {
  if (!found.some((placed) => LIST.test(text.slice(startOf(placed), endOf(placed))))) return false;
  let count = 0;
  for (const [, name = "", first, colon, second, further] of text.matchAll(PAIR)) {
    const letters = name.toLowerCase();
    const { plain, numbered } = lexicon.find(letters) ?? {};
    const bookId = (plain?.exact ?? numbered?.exact)?.bookIds[0];
    if (bookId === undefined || persons.has(letters) || words.has(letters)) continue;
    const [chapter, verse] = [Number(first), Number(second)];
    if (colon !== undefined || !isWithin(bookId, chapter, verse)) return false;
    if (verse <= chapter || verse > chapterCount(bookId)) count++;
    if (further !== undefined) count++;
  }
  return count >= MIN_PAIRS;
}

const variants = new Map<ScannedLanguage, ScannedLanguage>();

/** The same language with a comma as its mark between chapter and verse. */
export function withComma(language: ScannedLanguage): ScannedLanguage {
  const made = variants.get(language) ?? {
    ...language,
    language: { ...language.language, verseMark: "comma" },
  };
  variants.set(language, made);
  return made;
}
