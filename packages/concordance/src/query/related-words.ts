/** Words that are related to a word of a query by their root or, if the editions lack it, by their meaning. */

import { EQUIVALENTS } from "../data/equivalents.ts";
import { RELATED_WORDS } from "../data/related-words.ts";
import type { WordIndex } from "../word-index.ts";
import { isWord } from "./roots.ts";

/** The rest of a line by its first word. A line is split only when it is asked for. */
type Lines = ReadonlyMap<string, string>;

function linesOf(table: string): Lines {
  const lines = new Map<string, string>();
  for (const line of table.trim().split("\n")) {
    const space = line.indexOf(" ");
    lines.set(line.slice(0, space), line.slice(space + 1));
  }
  return lines;
}

interface Tables {
  /** Words with the same root and, after a bar, with the same meaning today. */
  readonly related: Lines;
  /** Words that older translations have in the same verses. */
  readonly older: Lines;
}

let tables: Tables | undefined;

function loadedTables(): Tables {
  tables ??= { related: linesOf(RELATED_WORDS), older: linesOf(EQUIVALENTS) };
  return tables;
}

const wordsOf = (text: string | undefined): readonly string[] => text?.match(/\S+/g) ?? [];

/**
 * The words of the editions that are related to a word, without those that are too common to be useful. Words with the same
 * meaning are added only if no edition has the word: the meaning that it has today is often not that of 1611. A number has
 * none: "300" is not "3", although verses of other translations count in other units.
 * @param name the word whose form was written, as the analyser names it
 */
export function relatedWords(name: string, indexes: readonly WordIndex[]): readonly string[] {
  if (/\p{N}/u.test(name)) return [];
  const { related, older } = loadedTables();
  const [roots, meanings] = (related.get(name) ?? "").split("|");
  const isKnown = indexes.some((index) => index.findFamily(name) !== -1);
  const others = isKnown ? [] : [...wordsOf(meanings), ...wordsOf(older.get(name))];
  const all = new Set([...wordsOf(roots), ...others]);
  return [...all].filter((word) => indexes.some((index) => isWord(index, word)));
}
