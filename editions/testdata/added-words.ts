import type { AssembledVerse } from "../../packages/server/src/text/assembled-edition.ts";

/**
 * Added words of an English edition that are not whole words: the mark begins or ends inside one, or has no word in
 * it.
 */
export function brokenAddedWords(verses: readonly AssembledVerse[]): readonly string[] {
  return verses.flatMap(({ text, annotations = [] }) => {
    const words = text ?? "";
    const isWhole = (start: number, end: number): boolean =>
      !/\w/.test(words[end] ?? "") && /^[A-Za-z(].*[A-Za-z)']$|^[A-Za-z]$/.test(words.slice(start, end));
    return annotations
      .filter(({ type, start, end }) => type === "added" && !isWhole(start, end))
      .map(({ start, end }) => words.slice(start, end));
  });
}
