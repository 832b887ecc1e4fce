/** Removes the markup of a quotation, splits it into words, and marks the words that the text need not have. */

import { foldWord } from "../text/fold-word.ts";
import { eachWord } from "../text/tokenize.ts";

/** A word of a quotation. Offsets are half-open and in UTF-16 units. */
export interface QuotedWord {
  readonly start: number;
  readonly end: number;
  /** The folded form. */
  readonly form: string;
  /** The folded form without apostrophes, equal for "their's" and "theirs". */
  readonly letters: string;
  /** `inserted`: in square or curly brackets. `figure`: one to three digits, such as the number of a verse. */
  readonly kind: "word" | "inserted" | "figure";
  /** Whether an ellipsis precedes it. */
  readonly isAfterGap: boolean;
}

/** A white space, also as a character reference of HTML. */
const SPACE = String.raw`(?:\s|&nbsp;)?`;
/** Three dots, as a character or a character reference of HTML. */
const DOTS = "(?:…|&(?:hellip|mldr|#0*8230|#x0*2026);)";
/** Signs that words were left out: "…", "...", ". . .", "[…]", "* * *", "&c.", "etc.", "&hellip;", "&amp;c.". */
const ELLIPSIS = String.raw`\[\s*(?:${DOTS}|\.(?:${SPACE}\.)+)\s*\]|${DOTS}|\.(?:${SPACE}\.){2,}|\*(?:${SPACE}\*){2,}|&(?:amp;)?c\b\.?|\betc\b\.?`;
const TAG = String.raw`<\/?[a-z][^<>]*>`;
const CHARACTER = String.raw`&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);`;
/** Ellipses are looked for before other character references, and not inside tags. */
const ELLIPSIS_OR_MARKUP = new RegExp(`${TAG}|(?<ellipsis>${ELLIPSIS})|${CHARACTER}`, "giu");
const INSERTION = /\[[^[\]]*\]|\{[^{}]*\}/gu;
const LEADING_FIGURES = /^\p{N}+(?=\p{L})/u;
const FIGURES = /^\p{N}{1,3}$/u;

/** A form without its apostrophes. */
export const lettersOf = (form: string): string => form.replaceAll("'", "");

const blank = (mark: string): string => " ".repeat(mark.length);

/** A quotation without markup. All offsets are those of its source. */
export interface QuotationText {
  /** The source with spaces in place of tags, character references of HTML and ellipses. */
  readonly text: string;
  /** Where its ellipses stood, ascending. */
  readonly gaps: readonly number[];
}

export function quotationText(source: string): QuotationText {
  const gaps: number[] = [];
  const text = source.replace(ELLIPSIS_OR_MARKUP, (mark, ellipsis: string | undefined, at: number) => {
    if (ellipsis !== undefined) gaps.push(at);
    return blank(mark);
  });
  return { text, gaps };
}

/** All words of a quotation in reading order. */
export function readQuotation({ text: plain, gaps }: QuotationText): readonly QuotedWord[] {
  const insertions = [...plain.matchAll(INSERTION)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  const words: QuotedWord[] = [];
  let [gap, insertion] = [0, 0];
  const add = (start: number, end: number): void => {
    const form = foldWord(plain.slice(start, end));
    let isAfterGap = false;
    for (; gap < gaps.length && (gaps[gap] ?? 0) < start; gap++) isAfterGap = true;
    while (insertion < insertions.length && (insertions[insertion]?.[1] ?? 0) <= start) insertion++;
    const isInserted = (insertions[insertion]?.[0] ?? plain.length) <= start;
    const kind = isInserted ? "inserted" : FIGURES.test(form) ? "figure" : "word";
    const letters = lettersOf(form);
    if (letters !== "") words.push({ start, end, form, letters, kind, isAfterGap });
  };
  eachWord(plain, (start, end) => {
    // "16For": a verse number may be joined to the first word.
    const figures = LEADING_FIGURES.exec(plain.slice(start, Math.min(end, start + 8)))?.[0].length ?? 0;
    if (figures > 0) add(start, start + figures);
    add(start + figures, end);
  });
  return words;
}
