// Generates packages/concordance/src/english/name-spellings.ts: which names of the King James Version later English
// translations spell differently. Names that only one of two texts of a verse has are paired by likeness. The arguments
// are packs, that of the King James Version first. "lectern import" makes packs of translations that are not bundled; the
// committed file is made from WEB, BSB and YLT, too:
//   node scripts/run.mjs scripts/name-spellings.ts packages/server/packs/kjv.pack packages/server/packs/asv.pack web.pack ...
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { WordIndex } from "../packages/concordance/src/index.ts";
import { VERSE_TOTAL } from "../packages/scripture/src/index.ts";
import { distance } from "../packages/server/src/common/nearest.ts";
import { indexOfPack } from "./pack-index.ts";

const FILE = join(
  import.meta.dirname,
  "..",
  "packages",
  "concordance",
  "src",
  "english",
  "name-spellings.ts",
);
/** Names with more edits than this share of the letters of the longer one are not paired. */
const MAX_EDITS = 0.5;
/** The least share of the verses with a name in which a translation must have the other spelling. */
const MIN_SHARE = 0.7;
/** The least number of translations that must agree. */
const MIN_TRANSLATIONS = 2;
const SHORTEST_NAME = 3;

/** The most verses, as a share of those in the older text, in which a translation may still have the older spelling. */
const MAX_KEPT = 0.2;
/**
 * A name that begins or ends with the other and has this many letters more is a compound: "Bethlehem" of "Beth-lehem",
 * "Dizahab" of "Di-zahab".
 */
const MORE_AFTER = 3;
const MORE_BEFORE = 2;

/**
 * Pairs that are left out: other readings of the Greek and Hebrew, other persons in the same verse, other words, and forms of a name
 * that the analyser would take for one of a common word.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "baalim baals",
  "bethabara bethany",
  "canaanitish canaanite",
  "chor bor",
  "chun cun",
  "cyrenian cyrene",
  "easter passover",
  "gadarenes gerasenes",
  "gergesenes gadarenes",
  "hemam heman",
  "hermonite hermons",
  "ishuai ishvah",
  "jesuite berite",
  "magdala magadan",
  "median mede",
  "midianitish midianite",
  "moabitish moabitess",
  "necoh neco",
  "shemite shemesh",
  "siloah shelah",
  "socoh soco",
]);
/** Pairs that the comparison misses: the translations differ in several spellings, or have the name seldom. The second is indexed. */
const ADDED: readonly string[] = [
  "baalim baal",
  "ishuai ishvi",
  "nechoh neco",
  "necoh neco",
  "shochoh soco",
  "sochoh soco",
  "socoh soco",
  "thara terah",
  "zacharias zechariah",
];

/** The names in a verse, and all of its words. */
interface VerseWords {
  readonly names: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

function wordsOf(index: WordIndex, ordinal: number): VerseWords {
  const [names, all] = [new Set<string>(), new Set<string>()];
  for (let at = index.verseStarts[ordinal - 1] ?? 0; at < (index.verseStarts[ordinal] ?? 0); at++) {
    const number = index.words[at] ?? 0;
    const word = index.form(number).replace(/'s?$/, "");
    all.add(word);
    if (index.isName(number) && word.length >= SHORTEST_NAME) names.add(word);
  }
  return { names, all };
}

/** The name that is most like another. */
function likest(name: string, others: readonly string[]): string | undefined {
  const ranked = others
    .map((other) => ({ other, edits: distance(name, other) / Math.max(name.length, other.length) }))
    .filter(({ edits }) => edits <= MAX_EDITS)
    .sort((a, b) => a.edits - b.edits || (a.other < b.other ? -1 : 1));
  return ranked[0]?.other;
}

/** For each name the number of its verses, and in how many of them a translation has each other spelling instead. */
function spellingsIn(kjv: WordIndex, later: WordIndex) {
  const totals = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  for (let ordinal = 1; ordinal <= VERSE_TOTAL; ordinal++) {
    const [older, newer] = [wordsOf(kjv, ordinal), wordsOf(later, ordinal)];
    const others = [...newer.names].filter((name) => !older.all.has(name));
    for (const name of older.names) {
      totals.set(name, (totals.get(name) ?? 0) + 1);
      const other = newer.all.has(name) ? undefined : likest(name, others);
      if (other === undefined) continue;
      const own = counts.get(name) ?? new Map<string, number>();
      counts.set(name, own.set(other, (own.get(other) ?? 0) + 1));
    }
  }
  return { totals, counts };
}

function versesWith(index: WordIndex, name: string): number {
  const form = index.findForm(name);
  return form === -1 ? 0 : (index.postingStarts[form + 1] ?? 0) - (index.postingStarts[form] ?? 0);
}

/** "ishmeelites" is listed as "ishmeelite": the analyser knows plurals. */
const singular = (name: string): string => name.replace(/(?<=ite|im|an|ine)s$/, "");

const [kjv, ...others] = process.argv.slice(2).map(indexOfPack);
if (kjv === undefined || others.length === 0) throw new Error("give the packs of two or more editions");

/** For each pair of spellings the number of translations that agree. */
const agreed = new Map<string, number>();
for (const later of others) {
  const { totals, counts } = spellingsIn(kjv, later);
  for (const [name, own] of counts) {
    for (const [other, count] of own) {
      const pair = `${singular(name)} ${singular(other)}`;
      const total = totals.get(name) ?? 0;
      if (count < MIN_SHARE * total || versesWith(later, name) > MAX_KEPT * total) continue;
      agreed.set(pair, (agreed.get(pair) ?? 0) + 1);
    }
  }
}

/** Whether a translation has the word or its plural with a small letter. */
const isCommonWord = (word: string): boolean =>
  [kjv, ...others].some((index) =>
    [word, `${word}s`].some((written) => {
      const form = index.findForm(written);
      return form !== -1 && !index.isName(form);
    }),
  );

/** "Judaea": a rule of the analyser has this spelling. */
const byRule = (name: string): string => name.replace(/ae(?=[au])/, "e");

/** Whether one of them is the plural of the other, or a compound with it. */
function isDerived(first: string, second: string): boolean {
  const [short = "", long = ""] = [first, second].sort((a, b) => a.length - b.length);
  const more = long.length - short.length;
  if (long === `${short}s`) return true;
  return (long.startsWith(short) && more >= MORE_AFTER) || (long.endsWith(short) && more >= MORE_BEFORE);
}

const spelled = new Map<string, string>();
for (const [pair, count] of [...agreed].sort()) {
  const [name = "", other = ""] = pair.split(" ");
  if (count < MIN_TRANSLATIONS || name === other || LEFT_OUT.has(pair)) continue;
  if (byRule(name) === byRule(other) || isDerived(name, other) || isCommonWord(name)) continue;
  const before = spelled.get(name);
  if (before === undefined || (agreed.get(`${name} ${before}`) ?? 0) < count) spelled.set(name, other);
}
for (const pair of ADDED) {
  const [name = "", other = ""] = pair.split(" ");
  spelled.set(name, other);
}
/** The last spelling of a name: the translations may spell differently what stands for another. */
const lastOf = (name: string, seen: readonly string[] = []): string => {
  const next = spelled.get(name);
  return next === undefined || seen.includes(next) ? name : lastOf(next, [...seen, name]);
};
const rows = new Map<string, string[]>();
for (const name of spelled.keys()) {
  const last = lastOf(name);
  if (last !== name) rows.set(last, [...(rows.get(last) ?? []), name]);
}
const lines = [...rows].map(([last, names]) => [last, ...names.sort()].join(" ")).sort();
const codes = [kjv, ...others].map(({ information }) => information.code).join(", ");
writeFileSync(
  FILE,
  `/**
 * Names with more than one spelling: the indexed spelling, which is that of later translations, then those of the King
 * James Version. A name that is part of a compound is listed alone, and peoples in the singular.
 * Made by scripts/name-spellings.ts from the verses of ${codes}.
 */
export const NAME_SPELLINGS = \`
${lines.join("\n")}
\`;
`,
);
console.log(`${lines.length} names`);
