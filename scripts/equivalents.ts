// Generates packages/concordance/src/data/equivalents.ts: which words of later English translations replace which
// words of the King James Version. The words that only one of two texts of a verse has are aligned by IBM Model 1 (Brown
// et al., "The Mathematics of Statistical Machine Translation", 1993): a few rounds of expectation maximisation find which
// later word comes from which older one. The arguments are packs, that of the King James Version first:
//   node scripts/run.mjs scripts/equivalents.ts packages/server/packs/kjv.pack packages/server/packs/asv.pack web.pack ...
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { WordIndex } from "../packages/concordance/src/index.ts";
import { VERSE_TOTAL } from "../packages/scripture/src/index.ts";
import { indexOfPack } from "./pack-index.ts";

const FILE = join(import.meta.dirname, "..", "packages", "concordance", "src", "data", "equivalents.ts");
const ROUNDS = 6;
/** The least number of verses, over all editions, in which a later word is expected to come from an older one. */
const MIN_COUNT = 3;
/** The least share of the verses with the later word, of those in which the older edition does not have it. */
const MIN_SHARE = 0.1;
const MAX_OTHERS = 4;
/** Expected counts below this are ignored. */
const MIN_EXPECTED = 0.0001;
/** The source of later words that come from no older one. */
const NO_WORD = "";

/** The words that only one of two texts of a verse has. */
interface Difference {
  readonly older: readonly string[];
  readonly later: readonly string[];
}

/** Numbers by a later and an older word. */
type Pairs = ReadonlyMap<string, ReadonlyMap<string, number>>;

function wordsOf(index: WordIndex, ordinal: number): Set<string> {
  const words = new Set<string>();
  for (let at = index.verseStarts[ordinal - 1] ?? 0; at < (index.verseStarts[ordinal] ?? 0); at++) {
    words.add(index.familyName(index.formFamilies[index.words[at] ?? 0] ?? 0));
  }
  return words;
}

function differencesOf(first: WordIndex, others: readonly WordIndex[]): readonly Difference[] {
  const differences: Difference[] = [];
  for (let ordinal = 1; ordinal <= VERSE_TOTAL; ordinal++) {
    const inFirst = wordsOf(first, ordinal);
    for (const other of others) {
      const inOther = wordsOf(other, ordinal);
      if (inFirst.size === 0 || inOther.size === 0) continue;
      differences.push({
        older: [NO_WORD, ...[...inFirst].filter((word) => !inOther.has(word))],
        later: [...inOther].filter((word) => !inFirst.has(word)),
      });
    }
  }
  return differences;
}

/**
 * In how many verses each later word is expected to come from each older one.
 * @param chances the chance that an older word becomes a later one; null: all are equal
 */
function expectedCounts(differences: readonly Difference[], chances: Pairs | null): Pairs {
  const counts = new Map<string, Map<string, number>>();
  for (const { older, later } of differences) {
    for (const word of later) {
      const known = chances?.get(word);
      const chanceOf = (old: string): number => (chances === null ? 1 : (known?.get(old) ?? 0));
      const sum = older.reduce((total, old) => total + chanceOf(old), 0);
      const own = counts.get(word) ?? new Map<string, number>();
      counts.set(word, own);
      for (const old of older) {
        const expected = chanceOf(old) / sum;
        if (expected >= MIN_EXPECTED) own.set(old, (own.get(old) ?? 0) + expected);
      }
    }
  }
  return counts;
}

/** The chance that an older word becomes a later one. */
function chancesOf(counts: Pairs): Pairs {
  const totals = new Map<string, number>();
  for (const own of counts.values()) {
    for (const [old, count] of own) totals.set(old, (totals.get(old) ?? 0) + count);
  }
  const chances = new Map<string, Map<string, number>>();
  for (const [word, own] of counts) {
    chances.set(word, new Map([...own].map(([old, count]) => [old, count / (totals.get(old) ?? 1)])));
  }
  return chances;
}

/** A later word with its older ones, the most frequent first; null if it has none. */
function rowOf(word: string, own: ReadonlyMap<string, number>): string | null {
  const all = [...own.values()].reduce((sum, count) => sum + count, 0);
  const best = [...own]
    .filter(([old, count]) => old !== NO_WORD && count >= MIN_COUNT && count / all >= MIN_SHARE)
    .sort(([old, count], [other, otherCount]) => otherCount - count || (old < other ? -1 : 1))
    .slice(0, MAX_OTHERS);
  return best.length === 0 ? null : [word, ...best.map(([old]) => old)].join(" ");
}

const [first, ...others] = process.argv.slice(2).map(indexOfPack);
if (first === undefined || others.length === 0) throw new Error("give the packs of two or more editions");
const differences = differencesOf(first, others);
let counts = expectedCounts(differences, null);
for (let round = 1; round < ROUNDS; round++) counts = expectedCounts(differences, chancesOf(counts));
const rows = [...counts].flatMap(([word, own]) => rowOf(word, own) ?? []).sort();
const codes = [first, ...others].map(({ information }) => information.code).join(", ");
writeFileSync(
  FILE,
  `/**
 * Words of later translations, each with the words of the King James Version that it replaces, the most frequent first.
 * Made by scripts/equivalents.ts from the verses of ${codes}.
 */
export const EQUIVALENTS: string = \`
${rows.join("\n")}
\`;
`,
);
console.log(`${rows.length} words`);
