/**
 * Joins words that are broken at the end of a line, as in text copied from a page: "1 Thessa-", "lonians". Hyphen and
 * line break are replaced by characters that the text stage drops, so the length and all positions stay the same.
 */

const DROPPED = "\u200b";

/** The text with the two parts of each broken word joined; null when it has none. */
export function joinedLines(input: string): string | null {
  const joined = input.replace(/(?<=[a-z])-\r?\n(?=[a-z])/gi, ({ length }) => DROPPED.repeat(length));
  return joined === input ? null : joined;
}
