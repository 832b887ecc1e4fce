/** Synonyms, used only if a search requests them. */

import type { Vocabulary } from "../analyser.ts";
import { analyserFor } from "../analysers.ts";
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
messiah, messias, christ
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
elijah, elias
elisha, eliseus
enoch, henoch
gideon, gedeon
hagar, agar
hosea, osee
isaiah, esaias
jephthah, jephthae
jeremiah, jeremias, jeremy
jonah, jonas
korah, core
naphtali, nephthalim
noah, noe
rahab, rachab
timothy, timotheus
tyre, tyrus
zebulun, zabulon
`;

const NOTHING_KNOWN: Vocabulary = { has: () => false, isName: () => false };

/** A query that also finds the synonyms of its words and phrases; the same one for a language without a table. */
export function withSynonyms(query: Query, language: string): Query {
  if (!/^en\b/i.test(language)) return query;
  const analyser = analyserFor(language);
  const nameOf = (word: string): string => analyser.words(word, NOTHING_KNOWN)[0] ?? word;
  const groups = groupsBy(nameOf);
  const expand = (part: Query): Query => {
    switch (part.kind) {
      case "run":
        return alternatives([part], groups, nameOf) ?? part;
      case "near":
        return { ...part, operands: part.operands.map((runs) => runs.flatMap((run) => runsOf(expand(run)))) };
      case "not":
        return part;
      case "or":
        return { kind: "or", parts: part.parts.map(expand) };
      case "and":
        return { kind: "and", parts: expandInRow(part.parts, expand, groups, nameOf) };
    }
  };
  return expand(query);
}

/** The group of each phrase, by the names of its words. */
type Groups = ReadonlyMap<string, readonly (readonly string[])[]>;

function groupsBy(nameOf: (word: string) => string): Groups {
  const groups = new Map<string, readonly (readonly string[])[]>();
  for (const line of ENGLISH.trim().split("\n")) {
    const members = line.split(", ").map((member) => member.split(" "));
    for (const member of members) groups.set(member.map(nameOf).join(" "), members);
  }
  return groups;
}

const LONGEST = 4;

/** Expands adjacent words. Several together may have a synonym: "holy ghost". */
function expandInRow(
  parts: readonly Query[],
  expand: (part: Query) => Query,
  groups: Groups,
  nameOf: (word: string) => string,
): readonly Query[] {
  const expanded: Query[] = [];
  for (let at = 0; at < parts.length; ) {
    let consumed = 1;
    let found: Query | null = null;
    for (let length = Math.min(LONGEST, parts.length - at); length > 1 && found === null; length--) {
      found = alternatives(parts.slice(at, at + length), groups, nameOf);
      if (found !== null) consumed = length;
    }
    const first = parts[at];
    if (first !== undefined) expanded.push(found ?? expand(first));
    at += consumed;
  }
  return expanded;
}

/** The given parts or one of their synonyms; null when they have none. */
function alternatives(
  parts: readonly Query[],
  groups: Groups,
  nameOf: (word: string) => string,
): Query | null {
  const terms = parts.flatMap((part) =>
    part.kind === "run" && (parts.length === 1 || part.terms.length === 1) ? part.terms : [],
  );
  const isWhole = parts.length === 1 || terms.length === parts.length;
  const isAsWritten = parts.length > 1 || terms.length === 1;
  if (!isWhole || terms.some(({ kind }) => kind === "prefix" || (kind === "form" && isAsWritten)))
    return null;
  const group = groups.get(terms.map(({ text }) => nameOf(text)).join(" "));
  if (group === undefined) return null;
  const queryName = terms.map(({ text }) => nameOf(text)).join(" ");
  const others = group.filter((member) => member.map(nameOf).join(" ") !== queryName);
  const itself: Query = parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: "and", parts };
  return { kind: "or", parts: [itself, ...others.map((member) => runOf(member, terms[0]))] };
}

function runOf(words: readonly string[], like: Term | undefined): Run {
  const { start = 0, end = 0 } = like ?? {};
  return { kind: "run", terms: words.map((text) => ({ kind: "word", text, start, end })) };
}

const runsOf = (query: Query): readonly Run[] =>
  query.kind === "run" ? [query] : query.kind === "or" ? query.parts.flatMap(runsOf) : [];
