/**
 * Checks that the text of a verse has only words and their punctuation: nothing of the markup, the encoding or the
 * notes of its source.
 */

interface Fault {
  readonly pattern: RegExp;
  readonly name: string;
}

/** In the order in which they are checked. */
const FAULTS: readonly Fault[] = [
  { pattern: /^$/, name: "is empty" },
  { pattern: /\p{Cc}/u, name: "contains a control character" },
  { pattern: /[\\<>|{}`[\]#]/, name: "contains a mark of markup" },
  { pattern: /[\uFEFF\u200B\u00AD\u2028\u2029]/, name: "contains an invisible character" },
  { pattern: /[\uFFFD\p{Co}]/u, name: "contains a character that says the encoding went wrong" },
  { pattern: /^\s/, name: "begins with a space" },
  { pattern: /\s$/, name: "ends with a space" },
  { pattern: /\s\s/, name: "contains a doubled space" },
];

/**
 * The first character sequence that a verse or title must not have, as a predicate with its offset (UTF-16 code
 * units) and code point: `contains a mark of markup at 12 (U+005B)`. Null when the text is clean.
 */
export function findTextFault(text: string): string | null {
  if (!text.isWellFormed()) return "contains half of a surrogate pair";
  for (const { pattern, name } of FAULTS) {
    const offset = text.search(pattern);
    if (offset < 0) continue;
    const point = text.codePointAt(offset);
    if (point === undefined) return name;
    return `${name} at ${offset} (U+${point.toString(16).toUpperCase().padStart(4, "0")})`;
  }
  return null;
}
