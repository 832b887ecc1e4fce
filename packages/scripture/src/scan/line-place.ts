/** Where a word stands in its line. */

import { isVerseEntry, type Lexicon } from "../resolve/names/lexicon.ts";
import type { StartWord } from "./citation-starts.ts";
import { lengthAt } from "./match-at.ts";
import type { LinePlace } from "./named.ts";
import { OBJECT } from "./prose.ts";

/** A box to tick or a number: "[x]", "2)". */
const BOX = "(?:(?:\\[[ xX]\\]|\\d{1,2}\\))[ \\t]*)?";
/** A line start: a line break or the mark of a list item, then only spaces and a box. */
const BEFORE = new RegExp(`(?:^|[\\n${OBJECT}])[ \\t]*${BOX}$`);
/** The most characters that are searched for the start of the word's line, and for a line beside it. */
const MAX_INDENT = 12;
const MAX_LINE = 500;
/** What precedes the text of a line: blank lines, spaces, the mark of a list item and a box. */
const INDENT = new RegExp(`^[\\s${OBJECT}]*${BOX}`);
const NUMBER = /\.?[ \t]{1,2}(\d{1,3})/y;

/**
 * Whether a word begins its line, and whether a line beside it begins with the same word and a number on its proper
 * side. Only lines that start near the word are found.
 */
export function linePlaceOf(text: string, { start, end }: StartWord): LinePlace {
  const indent = text.slice(Math.max(0, start - MAX_INDENT), start);
  const before = BEFORE.exec(indent);
  if (before === null || (before[0].length === indent.length && start > MAX_INDENT)) return "inside";
  const own = numberAfter(text, end);
  if (own < 0) return "start";
  const name = text.slice(start, end);
  if (numberOf(lineAfter(text, end), name) > own) return "outline";
  const earlier = numberOf(lineBefore(text, start - before[0].length), name);
  return earlier >= 0 && earlier < own ? "outline" : "start";
}

const SMALL_START = /^\P{L}*\p{Ll}/u;

/**
 * Whether the line of a word begins with a small letter, where a writer who uses capitals has one. A word far from the start of its line
 * does not show it. `from`: the start of the block.
 */
export function isSmallLine(text: string, from: number, { start, end }: StartWord): boolean {
  const earliest = Math.max(from, start - MAX_LINE);
  const part = text.slice(earliest, end);
  const lineStart = part.lastIndexOf("\n", start - earliest) + 1;
  return (lineStart > 0 || earliest === from) && SMALL_START.test(part.slice(lineStart));
}

function numberAfter(text: string, at: number): number {
  NUMBER.lastIndex = at;
  return Number(NUMBER.exec(text)?.[1] ?? -1);
}

/** The number after the name at the start of a line; -1 if the line starts in another way. */
const numberOf = (line: string, name: string): number =>
  line.startsWith(name) ? numberAfter(line, name.length) : -1;

/** The text from the next line on that is not blank; empty if there is none. */
function lineAfter(text: string, at: number): string {
  const rest = text.slice(at, at + MAX_LINE);
  const lineEnd = rest.indexOf("\n");
  return lineEnd < 0 ? "" : withoutIndent(rest.slice(lineEnd + 1));
}

const BLANK = new RegExp(`[\\s${OBJECT}]`);

/** The text of the line before `at` that is not blank; empty if there is none. */
function lineBefore(text: string, at: number): string {
  const from = Math.max(0, at - MAX_LINE);
  let end = at;
  while (end > from && BLANK.test(text.charAt(end - 1))) end--;
  const rest = text.slice(from, end);
  const lineStart = rest.lastIndexOf("\n") + 1;
  return lineStart === 0 && from > 0 ? "" : withoutIndent(rest.slice(lineStart));
}

const withoutIndent = (line: string): string => line.slice(INDENT.exec(line)?.[0].length ?? 0);

/** One or two words at the start of a line. */
const WORDS_OF_LABEL = /(?:^|\n)[^\p{L}\d\n]{0,8}(?:(\p{L}{2,12})[ \t])?(\p{L}{2,12})[ \t]$/u;
const MAX_LABEL = 36;
/** The number of a label, and a name with a number. */
const CITATION_AFTER_LABEL = /[ \t]\d{1,2}:[ \t]{1,2}(?:[1-3] ?)?\p{Lu}\p{L}*\.? ?\d/uy;

/** "Memory verse 2: Rom 8:1": whether a word for verse labels the citation of its line. But "See verse 2: Rom 8:1 says". */
export function isLabelOfLine(text: string, { start, end }: StartWord, lexicon: Lexicon): boolean {
  if (lengthAt(CITATION_AFTER_LABEL, text, end) === 0) return false;
  const wordOf = (word: string | undefined) => lexicon.find(word?.toLowerCase() ?? "");
  const words = WORDS_OF_LABEL.exec(text.slice(Math.max(0, start - MAX_LABEL), start));
  if (words === null || !isVerseEntry(wordOf(text.slice(start, end)))) return false;
  return [words[1], words[2]].every((word) => (wordOf(word)?.roles.size ?? 0) === 0);
}
