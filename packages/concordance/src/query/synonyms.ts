/** Synonyms, and words with the same root: found if a search requests them, or suggested. */

import type { Vocabulary } from "../analyser.ts";
import { english } from "../english/english.ts";
import { SAME_ROOT } from "../english/same-root.ts";
import type { WordIndex } from "../word-index.ts";
import { relatedWords } from "./related-words.ts";
import type { Query, Run, Term } from "./syntax.ts";

/**
 * English groups, one per line, separated by commas. Each word includes all of its forms.
 *
 * Source: what the King James Version, the American Standard Version and the World English Bible say at the same verses.
 */
const ENGLISH = `
holy ghost, holy spirit
jehovah, lord
charity, love
ass, donkey
colt of an ass, foal of a donkey
corn, grain
raiment, clothing, apparel, garment
sepulcher, tomb
hell, sheol, hades
publican, tax collector
bishop, overseer
candlestick, lampstand
brimstone, sulfur
swine, pig
serpent, snake
damsel, maiden, girl
lad, boy
physician, doctor
comforter, advocate, counselor
victual, provision
kill, slay
abide, remain
tarry, wait
forsake, abandon
harlot, prostitute
lovingkindness, steadfast love
fornication, sexual immorality
firmament, expanse
tabernacle, tent of meeting
ark of the covenant, ark of the testimony
passover, easter
gentile, heathen
husbandman, farmer
girdle, belt
shoe, sandal
buckler, shield
leaven, yeast
palsy, paralytic, paralyzed
devil, demon
messiah, christ
everlasting, eternal
denarius, penny
birthright, right of the firstborn
peradventure, perhaps
verily, truly
hearken, listen
affliction, tribulation
mantle, robe
vial, bowl
meat offering, meal offering, grain offering
trespass offering, guilt offering
shewbread, bread of the presence
seer, prophet
timbrel, tambourine
stripe, wound
concubine, secondary wife
strong drink, beer
calves of the stall, fattened calves
children of israel, israelites
shepherd, herdsman
enoch, henoch
korah, core
`;

const NOTHING_KNOWN: Vocabulary = { has: () => false, isName: () => false };

/**
 * A query that also finds synonyms of its words and phrases, and words with the same root; the same query for a language without
 * a table.
 */
export function withSynonyms(query: Query, language: string, indexes: readonly WordIndex[]): Query {
  if (!isEnglish(language)) return query;
  const expand = (part: Query): Query => {
    switch (part.kind) {
      case "run":
        return alternatives([part], indexes) ?? part;
      case "near":
        return { ...part, operands: part.operands.map((runs) => runs.flatMap((run) => runsOf(expand(run)))) };
      case "not":
        return part;
      case "or":
        return { kind: "or", parts: part.parts.map(expand) };
      case "and":
        return { kind: "and", parts: expandInRow(part.parts, expand, indexes) };
    }
  };
  return expand(query);
}

const isEnglish = (language: string): boolean => /^en\b/i.test(language);

/** The word that a form belongs to. */
const nameOf = (word: string): string => english.words(word, NOTHING_KNOWN)[0] ?? word;

const nameOfAll = (words: readonly string[]): string => words.map(nameOf).join(" ");

/** The other members of the groups of each word or phrase, by the names of its words. */
type Groups = ReadonlyMap<string, readonly (readonly string[])[]>;

let knownGroups: Groups | undefined;

function groupsBy(): Groups {
  if (knownGroups !== undefined) return knownGroups;
  const groups = new Map<string, readonly (readonly string[])[]>();
  for (const line of `${ENGLISH.trim()}\n${SAME_ROOT.trim()}`.split("\n")) {
    const members = line.split(", ").map((member) => member.split(" "));
    for (const member of members) {
      const name = nameOfAll(member);
      const others = members.filter((other) => nameOfAll(other) !== name);
      groups.set(name, [...(groups.get(name) ?? []), ...others]);
    }
  }
  knownGroups = groups;
  return groups;
}

/** The synonyms of a word or phrase, each as its words. */
function synonymsOf(words: readonly string[], indexes: readonly WordIndex[]): readonly (readonly string[])[] {
  const name = nameOfAll(words);
  const related = words.length === 1 ? relatedWords(name, indexes).map((word) => [word]) : [];
  const synonyms = new Map(
    [...(groupsBy().get(name) ?? []), ...related].map((other) => [nameOfAll(other), other]),
  );
  synonyms.delete(name);
  return [...synonyms.values()];
}

/** Maximum number of synonyms in a suggested query. */
const SUGGESTED = 4;

/** A query for the only word of a query or one of its synonyms; null if it has several words or no synonym. */
export function orSynonyms(
  text: string,
  query: Query,
  language: string,
  indexes: readonly WordIndex[],
): string | null {
  if (!isEnglish(language) || query.kind !== "run") return null;
  const [term, ...others] = query.terms;
  if (term === undefined || others.length > 0 || term.kind !== "word") return null;
  const synonyms = synonymsOf([term.text], indexes).map((words) =>
    words.length === 1 ? words.join("") : `"${words.join(" ")}"`,
  );
  const found = synonyms.slice(0, SUGGESTED);
  return found.length === 0 ? null : [text.slice(term.start, term.end), ...found].join(" OR ");
}

const LONGEST = 4;

/** Expands adjacent words. Several together may have a synonym: "holy ghost". */
function expandInRow(
  parts: readonly Query[],
  expand: (part: Query) => Query,
  indexes: readonly WordIndex[],
): readonly Query[] {
  const expanded: Query[] = [];
  for (let at = 0; at < parts.length; ) {
    let consumed = 1;
    let found: Query | null = null;
    for (let length = Math.min(LONGEST, parts.length - at); length > 1 && found === null; length--) {
      found = alternatives(parts.slice(at, at + length), indexes);
      if (found !== null) consumed = length;
    }
    const first = parts[at];
    if (first !== undefined) expanded.push(found ?? expand(first));
    at += consumed;
  }
  return expanded;
}

/** The given parts or one of their synonyms; null when they have none. */
function alternatives(parts: readonly Query[], indexes: readonly WordIndex[]): Query | null {
  const terms = parts.flatMap((part) =>
    part.kind === "run" && (parts.length === 1 || part.terms.length === 1) ? part.terms : [],
  );
  const isWhole = parts.length === 1 || terms.length === parts.length;
  const isAsWritten = parts.length > 1 || terms.length === 1;
  if (!isWhole || terms.some(({ kind }) => kind === "prefix" || (kind === "form" && isAsWritten)))
    return null;
  const synonyms = synonymsOf(
    terms.map(({ text }) => text),
    indexes,
  );
  if (synonyms.length === 0) return null;
  const itself: Query = parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: "and", parts };
  return { kind: "or", parts: [itself, ...synonyms.map((words) => runOf(words, terms))] };
}

/** A synonym, at the place of the words that it stands for. */
function runOf(words: readonly string[], terms: readonly Term[]): Run {
  const [start, end] = [terms[0]?.start ?? 0, terms.at(-1)?.end ?? 0];
  return {
    kind: "run",
    terms: words.map((text) => ({ kind: "word", text, start, end, isSynonym: true })),
  };
}

const runsOf = (query: Query): readonly Run[] =>
  query.kind === "run" ? [query] : query.kind === "or" ? query.parts.flatMap(runsOf) : [];
