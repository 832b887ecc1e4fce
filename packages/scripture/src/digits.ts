/** Numbers as text. Those that stand in references are made once: verses and chapters up to the greatest there are. */

const DIGITS: readonly string[] = Array.from({ length: 177 }, (_, value) => String(value));
const LEFT_ENDS: readonly string[] = DIGITS.map((digits) => `${digits}-`);
const CHAPTER_MARKS: readonly string[] = Array.from({ length: 151 }, (_, chapter) => ` ${chapter}:`);

export const digitsOf = (value: number): string => DIGITS[value] ?? String(value);

/** `16-`, the left end of a range. */
export const leftEnd = (value: number): string => LEFT_ENDS[value] ?? `${value}-`;

/** ` 3:`, what stands between a book's name and a verse. */
export const chapterMark = (chapter: number): string => CHAPTER_MARKS[chapter] ?? ` ${chapter}:`;
