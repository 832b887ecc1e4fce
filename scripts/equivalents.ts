// Generates packages/concordance/src/data/equivalents.ts: which words of later English translations replace which
// words of the King James Version. For each verse it aligns the two texts and counts the pairs of words that differ
// at the same place. The arguments are packs, that of the King James Version first:
//   node scripts/run.mjs scripts/equivalents.ts packages/server/packs/kjv.pack packages/server/packs/asv.pack web.pack ...
import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIndex, openIndex, type WordIndex } from "../packages/concordance/src/index.ts";
import { VERSE_TOTAL } from "../packages/scripture/src/index.ts";
import { openPack } from "../packages/server/src/text/pack-reader.ts";

const FILE = join(import.meta.dirname, "..", "packages", "concordance", "src", "data", "equivalents.ts");
/** The least number of verses, over all editions, in which a pair occurs. */
const MIN_VERSES = 8;
/** Of the verses with the later word, the least share with the older word at its place. */
const MIN_SHARE = 0.25;
/** A word that is this many times as common as its pair is left out, unless it occurs in most of the verses. */
const COMMON_SHARE = 0.5;
const MIN_LIFT = 6;
const MAX_OTHERS = 3;

const [first, ...others] = process.argv.slice(2).map(indexOf);
if (first === undefined || others.length === 0) throw new Error("give the packs of two or more editions");

function indexOf(file: string): WordIndex {
  const pack = openPack(readFileSync(file));
  if (!pack.ok) throw new Error(`${file} ${pack.fault}`);
  const { info, text } = pack.edition;
  const source = { code: info.code, language: "en", revision: info.revision, verseTotal: VERSE_TOTAL, text };
  const opened = openIndex(buildIndex(source, (bytes) => hash("sha256", bytes, "buffer")));
  if (!opened.ok) throw new Error(opened.fault);
  return opened.index;
}

function wordsOf(index: WordIndex, ordinal: number): Set<string> {
  const words = new Set<string>();
  for (let at = index.verseStarts[ordinal - 1] ?? 0; at < (index.verseStarts[ordinal] ?? 0); at++) {
    words.add(index.familyName(index.formFamilies[index.words[at] ?? 0] ?? 0));
  }
  return words;
}

class Counts extends Map<string, number> {
  add(word: string): void {
    this.set(word, (this.get(word) ?? 0) + 1);
  }
}

const [pairs, later, older] = [new Counts(), new Counts(), new Counts()];
let verses = 0;
for (let ordinal = 1; ordinal <= VERSE_TOTAL; ordinal++) {
  const inFirst = wordsOf(first, ordinal);
  for (const other of others) {
    const inOther = wordsOf(other, ordinal);
    const [onlyInOther, missing] = [
      [...inOther].filter((word) => !inFirst.has(word)),
      [...inFirst].filter((word) => !inOther.has(word)),
    ];
    verses++;
    for (const word of onlyInOther) later.add(word);
    for (const word of missing) older.add(word);
    for (const word of onlyInOther) for (const old of missing) pairs.add(`${word} ${old}`);
  }
}

const found = new Map<string, { readonly old: string; readonly count: number }[]>();
for (const [pair, count] of pairs) {
  const [word = "", old = ""] = pair.split(" ");
  const share = count / (later.get(word) ?? 1);
  const commonness = (older.get(old) ?? 0) / verses;
  const isUsual = share >= COMMON_SHARE || commonness < 0.02;
  if (count < MIN_VERSES || share < MIN_SHARE || share < commonness * MIN_LIFT || !isUsual) continue;
  found.set(word, [...(found.get(word) ?? []), { old, count }]);
}
const rows = [...found]
  .map(([word, list]) => {
    const best = list.toSorted((a, b) => b.count - a.count || (a.old < b.old ? -1 : 1)).slice(0, MAX_OTHERS);
    return [word, ...best.map(({ old }) => old)].join(" ");
  })
  .sort();
const codes = [first, ...others].map(({ information }) => information.code).join(", ");
writeFileSync(
  FILE,
  `/**
 * Words of later translations, each with the words of the King James Version that stand in their place, most often first.
 * Made by scripts/equivalents.ts from the verses of ${codes}.
 */
export const EQUIVALENTS = \`
${rows.join("\n")}
\`;
`,
);
console.log(`${rows.length} words`);
