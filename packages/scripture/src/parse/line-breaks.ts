/**
 * Words that are broken at the end of a line, as copied pages have them: "1 Thessa-", "lonians". What is given has the same
 * length, and is blank where hyphen and line break stood, so that positions stay.
 */

/** Stands for nothing: dropped by the first stage. */
const NOTHING = "\u200b";

/** The text with the two parts of each broken word joined; null when it has none. */
export function withoutBreaks(input: string): string | null {
  const joined = input.replace(/(?<=[a-z])-\r?\n(?=[a-z])/gi, ({ length }) => NOTHING.repeat(length));
  return joined === input ? null : joined;
}
