/**
 * Words that are written in one or in several: "today" is "to-day" or "to day" in older editions, "Bethel" is
 * "Beth-el", and "first-born" is "firstborn" elsewhere.
 */

import type { WordIndex } from "../word-index.ts";
import type { Query, Run, Term } from "./syntax.ts";
import { formsOfTerm, occurrencesOf } from "./term-forms.ts";

/** A part of a word has at least so many letters. */
const SHORTEST_PART = 2;
/** At most so many parts. */
const PARTS = 4;
/** A longer word is not divided. */
const LONGEST_WORD = 40;
/** A word that occurs more often ends no other: "seethe" is not "see the". */
const TOO_COMMON = 3500;
/** A word whose parts stand side by side so many times as often is one that the edition writes apart. */
const MOSTLY_APART = 100;

/** At most so many words of a query are divided, and so many occurrences of their parts looked at. */
const DIVIDED_WORDS = 8;
const OCCURRENCES = 200_000;

/** A query as one edition spells its words: with what a word is there when it is written in several, or in one. */
export function withCompounds(query: Query, index: WordIndex): Query {
  const apart = apartIn(index);
  const inQuery = (part: Query): Query => {
    switch (part.kind) {
      case "run":
        return oneOf(inRun(part));
      case "near":
        return { ...part, operands: part.operands.map((runs) => runs.flatMap(inRun)) };
      case "not":
        return { ...part, part: inQuery(part.part) };
      case "or":
        return { ...part, parts: part.parts.map(inQuery) };
      case "and":
        return { ...part, parts: hyphenated(part.parts).flatMap(inGroup) };
    }
  };
  const inRun = (run: Run): readonly Run[] => {
    const others = apart(run);
    const isMissing = others.length > 0 && index.findFamily(run.terms[0]?.text ?? "") === -1;
    return isMissing ? others : [run, ...others];
  };
  /** Words with hyphens between them, or one part of a query alone. */
  const inGroup = (group: readonly Query[]): readonly Query[] => {
    const parts = group.map(inQuery);
    const joined = joinedOf(group);
    if (group.length === 1 || index.findFamily(joined.terms[0]?.text ?? "") === -1) return parts;
    return [{ kind: "or", parts: [{ kind: "and", parts }, joined] }];
  };
  return inQuery(query);
}

const oneOf = (runs: readonly Run[]): Query => {
  const [first] = runs;
  return runs.length === 1 && first !== undefined ? first : { kind: "or", parts: runs };
};

/** Parts of a query in groups: the words that hyphens join, and each other part alone. */
function hyphenated(parts: readonly Query[]): readonly (readonly Query[])[] {
  const groups: Query[][] = [];
  for (const part of parts) {
    const isJoined = part.kind === "run" && part.terms.length === 1 && part.terms[0]?.isJoined === true;
    if (isJoined) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The word that words with hyphens between are when they are written in one. */
function joinedOf(group: readonly Query[]): Run {
  const terms = group.flatMap((part) => (part.kind === "run" ? part.terms : []));
  const text = terms.map((term) => term.text).join("");
  return {
    kind: "run",
    terms: [{ kind: "word", text, start: terms[0]?.start ?? 0, end: terms.at(-1)?.end ?? 0 }],
  };
}

/** A function for one query that gives the rows of words which an edition writes for a word; none for a phrase. */
export function apartIn(index: WordIndex): (run: Run) => readonly Run[] {
  const budget = { words: DIVIDED_WORDS, occurrences: OCCURRENCES };
  return ({ terms }) => {
    const [term] = terms;
    if (term === undefined || terms.length > 1 || term.kind !== "word") return [];
    const withHyphens = index.compoundsOf(term.text).map((parts) => rowOf(parts, term, "form"));
    const together = formsOfTerm(index, term);
    const isName = together.length > 0 && Array.from(together).every((form) => index.isName(form));
    const isUsual = occurrencesOf(index, together) * MOSTLY_APART > index.verseTotal;
    if (isName || isUsual || budget.words === 0) return withHyphens;
    budget.words--;
    const least = Math.max(1, occurrencesOf(index, together) * MOSTLY_APART);
    const divided = divisionsOf(term.text, PARTS, index)
      .map((parts) => rowOf(parts, term, "word"))
      .filter((row) => stands(row, least, index, budget));
    return [...withHyphens, ...divided];
  };
}

/** A row of words as written, the last in any of its forms where `last` is "word". */
function rowOf(parts: readonly string[], { start, end }: Term, last: "word" | "form"): Run {
  const terms = parts.map((text, at): Term => {
    const kind = at === parts.length - 1 ? last : "form";
    return { kind, text, start, end };
  });
  return { kind: "run", terms };
}

/** The ways to divide a word into words of the edition: all but the last as they are written there. */
function divisionsOf(word: string, most: number, index: WordIndex): readonly (readonly string[])[] {
  if (most < 2 || word.length > LONGEST_WORD) return [];
  const divisions: (readonly string[])[] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (index.findForm(first) === -1) continue;
    if (mayEnd(rest, index)) divisions.push([first, rest]);
    divisions.push(...divisionsOf(rest, most - 1, index).map((parts) => [first, ...parts]));
  }
  return divisions;
}

function mayEnd(word: string, index: WordIndex): boolean {
  if (index.findFamily(word) === -1) return false;
  const form = index.findForm(word);
  return form === -1 || occurrencesOf(index, [form]) <= TOO_COMMON;
}

/** Whether words stand side by side in an edition at least so often; not, when there is too much to look at. */
function stands({ terms }: Run, least: number, index: WordIndex, budget: { occurrences: number }): boolean {
  const found = terms.map((term) => formsOfTerm(index, term));
  const occurrences = found.map((forms) => occurrencesOf(index, forms));
  const fewest = Math.min(...occurrences);
  budget.occurrences -= fewest;
  if (fewest < least || budget.occurrences < 0) return false;
  const rarest = occurrences.indexOf(fewest);
  const sets = found.map((forms) => new Set(Array.from(forms)));
  const { postingStarts, postingVerses, postingPlaces, verseStarts, words } = index;
  let times = 0;
  for (const form of sets[rarest] ?? []) {
    const end = postingStarts[form + 1] ?? 0;
    for (let posting = postingStarts[form] ?? 0; posting < end; posting++) {
      const ordinal = postingVerses[posting] ?? 0;
      const start = verseStarts[ordinal - 1] ?? 0;
      const first = start + (postingPlaces[posting] ?? 0) - rarest;
      if (first < start || first + sets.length > (verseStarts[ordinal] ?? 0)) continue;
      if (sets.every((forms, at) => forms.has(words[first + at] ?? -1)) && ++times >= least) return true;
    }
  }
  return false;
}
