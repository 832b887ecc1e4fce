/**
 * Texts that write a comma between chapter and verse in a language whose usual mark is the colon: "Jn 3, 16", "Mt 5,3.5.8", as books printed
 * on the Continent do. A single "Gen 1, 26" may be two chapters; the text as a whole shows which is meant, or the missing space of "Jn 1,14".
 */

import { chapterCount } from "../canon.ts";
import { isWithin } from "../resolve/meaning/coordinates.ts";
import { type Placed, startOf } from "./finds.ts";
import type { ScannedLanguage } from "./languages.ts";
import { matchAt } from "./match-at.ts";
import type { ProseSets } from "./prose-sets.ts";

/**
 * A name, perhaps with its number, and two numbers with a mark: not "Psalm 8, 1 Samuel 3" and "Rom 8, 2nd ed.". Groups: the chapter, a colon, the
 * verse, and a further verse after a dot.
 */
const PAIR =
  /(?:[1-3]\s?)?\p{L}{1,16}\.?\s{1,2}(\d{1,3})(?:(:)|,\s?)(?![1-3]\s?\p{Lu})(\d{1,3})(?![\d:\p{L}])(\.\d)?(\s\p{Ll})?/uy;

/** What speaks for commas, and how much of it is needed. One sign of the first three kinds must be among it. */
const SIGNS = {
  /** The pair cannot be two chapters: "Mt 5, 3", "Rom 8, 28". */
  onlyVerse: 2,
  /** It begins before the end of the pair before it, "Mt 2, 15; 3, 15", or a verse follows after a dot, "Mt 5,3.5". */
  goesOn: 2,
  /** The second number does not follow the first, and all pairs are joined: "Jn 1,14", but "Gen 1,2" and "Gen 1, 3; Isa 7,9". */
  leaps: 2,
  /** No space stands after the comma. */
  isJoined: 1,
};
const MIN_SIGNS = 3;
/** What a pair that does not exist takes away: a slip, or a verse of another numbering. */
const SLIP = 2;

/** A further pair of the same book: "; 110, 1". The groups are the same. */
const NEXT_PAIR = /[-\u2013\d.]{0,8};\s(\d{1,3})(?:(:)|,\s?)(\d{1,3})(?![\d:\p{L}])(\.\d)?(\s\p{Ll})?/uy;

/**
 * Whether commas stand between the chapters and verses of a text: none of its citations has a colon after its first numbers, and there are enough
 * signs for it. Names of persons and other words prove nothing.
 */
export function isCommaStyle(text: string, found: readonly Placed[], { persons, words }: ProseSets): boolean {
  let clear = 0;
  let joined = 0;
  let leaping = 0;
  let isSpaced = false;
  for (const placed of found) {
    const { names, last } = placed.citation;
    const letters = names[0]?.letters ?? "";
    const isClear = last !== null && !persons.has(letters) && !words.has(letters);
    let at = startOf(placed);
    let before = 0;
    for (let pair = matchAt(PAIR, text, at); pair !== null; pair = matchAt(NEXT_PAIR, text, at)) {
      const [written, first, colon, second, further, word] = pair;
      if (colon !== undefined) return false;
      const [chapter, verse] = [Number(first), Number(second)];
      at += written.length;
      if (!isClear) continue;
      const isReal = isWithin(last.bookId, chapter, verse);
      // "Gen 50, 2 vols.": a small number before a word may count it.
      const isOnly = verse > chapterCount(last.bookId) || (verse <= chapter && word === undefined);
      if (!isReal) clear -= SLIP;
      else if (isOnly) clear += SIGNS.onlyVerse;
      if (isReal && (further !== undefined || chapter <= before)) clear += SIGNS.goesOn;
      isSpaced ||= /,\s/.test(written);
      if (isReal && !/,\s/.test(written)) {
        joined += SIGNS.isJoined;
        // "Isa 7,9,11"
        if (!isOnly && verse > chapter + 1 && text.charAt(at) !== ",") leaping += SIGNS.leaps;
      }
      before = verse;
    }
  }
  if (!isSpaced) clear += leaping;
  return clear > 0 && clear + joined >= MIN_SIGNS;
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
