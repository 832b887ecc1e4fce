/** Words that are related to a word of a query by their root or, if the editions lack it, by their meaning. */

import { EQUIVALENTS } from "../data/equivalents.ts";
import { RELATED_WORDS } from "../data/related-words.ts";
import type { WordIndex } from "../word-index.ts";
import { isWord } from "./roots.ts";

type Table = ReadonlyMap<string, readonly string[]>;

/** A table from lines of a word and its others. */
const tableOf = (lines: readonly string[]): Table =>
  new Map(
    lines.map((line) => {
      const [word = "", ...others] = line.split(" ");
      return [word, others];
    }),
  );

interface Tables {
  /** Words with the same root. */
  readonly roots: Table;
  /** Words with the same meaning today, and words that older translations have in the same verses. */
  readonly meanings: readonly Table[];
}

let tables: Tables | undefined;

function loadedTables(): Tables {
  const lines = RELATED_WORDS.trim().split("\n");
  const bar = / ?\|/;
  tables ??= {
    roots: tableOf(lines.map((line) => line.split(bar, 1)[0] ?? "")),
    meanings: [
      tableOf(lines.filter((line) => bar.test(line)).map((line) => line.replace(/ .*\|/, ""))),
      tableOf(EQUIVALENTS.trim().split("\n")),
    ],
  };
  return tables;
}

/**
 * The words of the editions that are related to a word, without those that are too common to be useful. Words with the same
 * meaning are added only if no edition has the word: the meaning that it has today is often not that of 1611.
 * @param name the word whose form was written, as the analyser names it
 */
export function relatedWords(name: string, indexes: readonly WordIndex[]): readonly string[] {
  const { roots, meanings } = tables ?? loadedTables();
  const isKnown = indexes.some((index) => index.findFamily(name) !== -1);
  const others = isKnown ? [] : meanings.flatMap((table) => table.get(name) ?? []);
  const related = new Set([...(roots.get(name) ?? []), ...others]);
  return [...related].filter((word) => indexes.some((index) => isWord(index, word)));
}
