/** The characters of a source at which markup may begin, or which it writes in another way. */

import type { Replacement } from "./escapes.ts";
import { lengthAt } from "./match-at.ts";

const RAISED = "\\u00b9\\u00b2\\u00b3\\u2070\\u2074-\\u2079";
/** Soft hyphens, spaces and joiners without width, marks of direction. */
const UNSEEN = "\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF";
/**
 * Full-width characters, the first halves of mathematical letters and digits, and the signs like letters, of which some
 * belong to the mathematical alphabets.
 */
const STYLED = "\\uFF01-\\uFF5E\\uD835\\u2102-\\u2134";

/** The alternatives are short, so that no part of the source is matched twice. */
const specialAnd = (rare: string): RegExp =>
  new RegExp(`[<&\`*_[\\]\\\\|\\n${rare}]|~~?|''+|\\{:\\}|https?:\\/\\/|www\\.`, "gi");
const SPECIAL = specialAnd("");
/** It is slower, so it is used only for texts that have one of the rare characters. */
const SPECIAL_AND_RARE = specialAnd(RAISED + UNSEEN + STYLED);
const RARE = new RegExp(`[${RAISED}${UNSEEN}${STYLED}]`);

/** The expression that finds these characters in a source. `delimiter`: another one that it is to find, if there is one. */
export function specialOf(source: string, delimiter: string | null): RegExp {
  if (delimiter !== null) return specialAnd(RAISED + UNSEEN + STYLED + delimiter);
  return RARE.test(source) ? SPECIAL_AND_RARE : SPECIAL;
}

/** Whether a match of the expression is one of the rare characters, and no mark. */
export const isRare = (mark: string): boolean => RARE.test(mark);

const UNSEEN_RUN = new RegExp(`[${UNSEEN}]{1,16}`, "y");
const STYLED_START = new RegExp(`^[${STYLED}]`);
const HYPHEN = "\u00AD";
const LINE_END = /[ \t\r]*\n/y;
const LETTER = /\p{L}/u;
const CAPITAL = /\p{Lu}/u;
const DIGIT = /\d/;

/** What a character that is no mark stands for: nothing, or the plain form of a styled letter; null if it is read as it is. */
export function plainAt(source: string, at: number): Replacement | null {
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  if (STYLED_START.test(character)) {
    const text = character.normalize("NFKC");
    // A sign such as the one of a trade mark stands for several letters.
    return text.length > 1 ? null : { start: at, end: at + character.length, text };
  }
  const end = at + lengthAt(UNSEEN_RUN, source, at);
  // The hyphen at the end of a line is read with the line break.
  if (end === at || (source.charAt(end - 1) === HYPHEN && lengthAt(LINE_END, source, end) > 0)) return null;
  return { start: at, end, text: replacementOfUnseen(source.slice(at, end), source, at, end) };
}

/**
 * What is read of characters that are not seen, in place of the part of the source from `start` to `end`. A space without width separates
 * words: "text\u200BJohn 3:16\u200BFor". Others stay between two numbers, and between a number and a word after it, and else vanish.
 */
export function replacementOfUnseen(text: string, source: string, start: number, end: number): string {
  if (lengthAt(UNSEEN_RUN, text, 0) < text.length) return text;
  const before = source.charAt(start - 1);
  const after = source.charAt(end);
  const isSpace = text.includes("\u200B");
  if (DIGIT.test(before) && LETTER.test(after)) return isSpace ? " " : text;
  if (DIGIT.test(before) && DIGIT.test(after)) return text;
  return isSpace && LETTER.test(before) && CAPITAL.test(after) ? " " : "";
}
