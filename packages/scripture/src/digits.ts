/** Numbers as text. The texts for all chapter and verse numbers are built once. */

const DIGITS: readonly string[] = Array.from({ length: 177 }, (_, value) => String(value));
const LEFT_ENDS: readonly string[] = DIGITS.map((digits) => `${digits}-`);
const CHAPTER_MARKS: readonly string[] = Array.from({ length: 151 }, (_, chapter) => ` ${chapter}:`);

export const digitsOf = (value: number): string => DIGITS[value] ?? String(value);

/** `16-`, the left end of a range. */
export const leftEnd = (value: number): string => LEFT_ENDS[value] ?? `${value}-`;

/** ` 3:`, the text between a book's name and a verse. */
export const chapterMark = (chapter: number): string => CHAPTER_MARKS[chapter] ?? ` ${chapter}:`;
