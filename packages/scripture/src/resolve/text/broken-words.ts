/**
 * Words that are broken at the end of a line, as copied pages have them: "1 Thessa-", "lonians". What is given has the
 * same length, with characters that the text stage drops in place of hyphen and line break, so that positions stay.
 */

const DROPPED = "\u200b";

/** The text with the two parts of each broken word joined; null when it has none. */
export function joinedLines(input: string): string | null {
  const joined = input.replace(/(?<=[a-z])-\r?\n(?=[a-z])/gi, ({ length }) => DROPPED.repeat(length));
  return joined === input ? null : joined;
}
