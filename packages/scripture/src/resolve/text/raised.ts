/**
 * Raised digits: after a chapter they are its verses; after a verse they are a note mark, which is not part of a
 * citation.
 */

const RAISED = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
const isRaised = (character = ""): boolean => character > "\u007f" && RAISED.includes(character);
const NO_DIGIT = "\\";

/** Verses in normal digits after the chapter. If they follow, raised digits are a note mark. */
const NORMAL_DIGITS = new RegExp(`^\\p{Pd}?\\d+(?![\\d${RAISED}])`, "u");
/** The number before raised digits, with the character before it, which shows whether the number is a chapter. */
const CHAPTER_BEFORE = /(\p{L}\.?|[^\s\p{Cf}:\d]|^)?[\s\p{Cf}]*\d+$/u;
const MAX_BEFORE = 12;

/** The replacement of each raised digit, by its offset; null when the text has none. */
export function raisedDigits(input: string): ReadonlyMap<number, string> | null {
  const found = new Map<number, string>();
  const colonAt = input.indexOf(":");
  let hasVerses = false;
  for (let at = 0; at < input.length; at++) {
    if (!isRaised(input[at])) continue;
    const digit = String(RAISED.indexOf(input[at] ?? ""));
    if (isRaised(input[at - 1])) {
      found.set(at, found.get(at - 1) === NO_DIGIT ? NO_DIGIT : digit);
    } else if (/\d/.test(input[at - 1] ?? "")) {
      const isVerse = startsVerse(input, at, hasVerses, colonAt);
      hasVerses ||= isVerse;
      found.set(at, isVerse ? `:${digit}` : NO_DIGIT);
    } else found.set(at, hasVerses ? digit : NO_DIGIT);
  }
  return found.size === 0 ? null : found;
}

function startsVerse(input: string, at: number, hasVerses: boolean, colonAt: number): boolean {
  let end = at;
  while (isRaised(input[end])) end++;
  if (NORMAL_DIGITS.test(input.slice(end, end + 5))) return false;
  const before = CHAPTER_BEFORE.exec(input.slice(Math.max(0, at - MAX_BEFORE), at))?.[1] ?? "";
  const isAfterName = /\p{L}/u.test(before) && (colonAt < 0 || colonAt > at);
  return isAfterName || (hasVerses && before !== ":");
}
