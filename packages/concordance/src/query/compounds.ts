/**
 * Finds words that editions write as one word or as several: "today", "to-day" and "to day"; "Bethel" and "Beth-el";
 * "first-born" and "firstborn".
 */

import type { WordIndex } from "../word-index.ts";
import { editionCache } from "./edition-cache.ts";
import type { Query, Run, Term } from "./syntax.ts";
import { findTerm, occurrencesOf } from "./term-forms.ts";

/** Minimum number of letters in a part of a word. */
const SHORTEST_PART = 2;
/** Maximum number of parts. */
const PARTS = 4;
/** Longer words are not divided. */
const LONGEST_WORD = 40;
/** A word that occurs more often than this is not accepted as a last part: "seethe" is not "see the". */
const TOO_COMMON = 3500;
/** A word counts as written apart if its parts are adjacent this many times as often as the whole word occurs. */
const MOSTLY_APART = 100;

/** Limits of one query: words that are divided, and occurrences of their parts that are examined. */
const DIVIDED_WORDS = 8;
const OCCURRENCES = 200_000;

/** Adapts a query to one edition: adds the spellings of its words in several words or as one word. */
export function withCompounds(query: Query, index: WordIndex): Query {
  const findSequences = sequencesIn(index);
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
    const others = findSequences(run);
    const isMissing = others.length > 0 && index.findFamily(run.terms[0]?.text ?? "") === -1;
    return isMissing ? others : [run, ...others];
  };
  /** Adapts words that hyphens join in the query, or a single part. */
  const inGroup = (group: readonly Query[]): readonly Query[] => {
    const parts = group.map(inQuery);
    if (group.length === 1) return parts;
    const joined = joinedOf(group);
    if (index.findFamily(joined.terms[0]?.text ?? "") === -1) return parts;
    return [{ kind: "or", parts: [{ kind: "and", parts }, joined] }];
  };
  return inQuery(query);
}

const oneOf = (runs: readonly Run[]): Query => {
  const [first] = runs;
  return runs.length === 1 && first !== undefined ? first : { kind: "or", parts: runs };
};

/** Groups the parts of a query: words that hyphens join form one group, any other part is a group of its own. */
function hyphenated(parts: readonly Query[]): readonly (readonly Query[])[] {
  const groups: Query[][] = [];
  for (const part of parts) {
    const isJoined = part.kind === "run" && part.terms.length === 1 && part.terms[0]?.isJoined === true;
    if (isJoined) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Joins hyphenated words to one word: "first-born" to "firstborn". */
function joinedOf(group: readonly Query[]): Run {
  const terms = group.flatMap((part) => (part.kind === "run" ? part.terms : []));
  const text = terms.map((term) => term.text).join("");
  return {
    kind: "run",
    terms: [{ kind: "word", text, start: terms[0]?.start ?? 0, end: terms.at(-1)?.end ?? 0 }],
  };
}

/**
 * Returns a function that finds the sequences of words that an edition writes for a single word. It finds none for a phrase.
 * Its limits count for all of its calls: make one for each query.
 */
export function sequencesIn(index: WordIndex): (run: Run) => readonly Run[] {
  const budget = { words: DIVIDED_WORDS, occurrences: OCCURRENCES };
  return ({ terms }) => {
    const [term] = terms;
    if (term === undefined || terms.length > 1 || term.kind !== "word") return [];
    const { compounds, divisions } = spellingsIn(index, term.text);
    const withHyphens = compounds.map((parts) => sequenceOf(parts, term, "form"));
    const together = findTerm(index, term);
    const isName = together.forms.length > 0 && together.forms.every((form) => index.isName(form));
    const isUsual = together.occurrences * MOSTLY_APART > index.verseTotal;
    if (isName || isUsual || budget.words === 0) return withHyphens;
    budget.words--;
    const minOccurrences = Math.max(1, together.occurrences * MOSTLY_APART);
    const divided = divisions()
      .map((parts) => sequenceOf(parts, term, "word"))
      .filter((row) => areAdjacent(row, minOccurrences, index, budget));
    return [...withHyphens, ...divided];
  };
}

/** How a word may be written in several words, each as its parts. */
interface Spellings {
  /** With hyphens, as the edition has it. */
  readonly compounds: readonly (readonly string[])[];
  /** Any other way. */
  readonly divisions: () => readonly (readonly string[])[];
}

const cachedSpellings = editionCache<Spellings>(1024);

const spellingsIn = (index: WordIndex, word: string): Spellings =>
  cachedSpellings(index, word, () => {
    let divisions: readonly (readonly string[])[] | undefined;
    return {
      compounds: index.compoundsOf(word),
      divisions: () => {
        divisions ??= divisionsOf(word, PARTS, index);
        return divisions;
      },
    };
  });

/** A sequence of words exactly as written; with `last` "word", the last one in any of its forms. */
function sequenceOf(parts: readonly string[], { start, end }: Term, last: "word" | "form"): Run {
  const terms = parts.map((text, at): Term => {
    const kind = at === parts.length - 1 ? last : "form";
    return { kind, text, start, end };
  });
  return { kind: "run", terms };
}

/** All ways to divide a word into words of the edition. Only the last part may be in a form that the edition lacks. */
function divisionsOf(word: string, maxParts: number, index: WordIndex): readonly (readonly string[])[] {
  if (maxParts < 2 || word.length > LONGEST_WORD) return [];
  const divisions: (readonly string[])[] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (index.findForm(first) === -1) continue;
    if (mayEnd(rest, index)) divisions.push([first, rest]);
    divisions.push(...divisionsOf(rest, maxParts - 1, index).map((parts) => [first, ...parts]));
  }
  return divisions;
}

function mayEnd(word: string, index: WordIndex): boolean {
  if (index.findFamily(word) === -1) return false;
  const form = index.findForm(word);
  return form === -1 || occurrencesOf(index, [form]) <= TOO_COMMON;
}

/** Whether words are adjacent in an edition at least `minOccurrences` times. False if the budget is used up. */
function areAdjacent(
  { terms }: Run,
  minOccurrences: number,
  index: WordIndex,
  budget: { occurrences: number },
): boolean {
  const found = terms.map((term) => findTerm(index, term).forms);
  const occurrences = terms.map((term) => findTerm(index, term).occurrences);
  const fewest = Math.min(...occurrences);
  budget.occurrences -= fewest;
  if (fewest < minOccurrences || budget.occurrences < 0) return false;
  const rarest = occurrences.indexOf(fewest);
  const sets = found.map((forms) => new Set(forms));
  let times = 0;
  for (const form of found[rarest] ?? []) {
    times += timesInRow(index, sets, rarest, form, minOccurrences - times);
    if (times >= minOccurrences) return true;
  }
  return false;
}

/** How often one form, as word number `at` of a sequence, stands in the sequence; counts no further than `limit`. */
function timesInRow(
  { postingStarts, postingVerses, postingPlaces, verseStarts, words }: WordIndex,
  sequence: readonly ReadonlySet<number>[],
  at: number,
  form: number,
  limit: number,
): number {
  let times = 0;
  const end = postingStarts[form + 1] ?? 0;
  for (let posting = postingStarts[form] ?? 0; posting < end && times < limit; posting++) {
    const ordinal = postingVerses[posting] ?? 0;
    const start = verseStarts[ordinal - 1] ?? 0;
    const first = start + (postingPlaces[posting] ?? 0) - at;
    if (first < start || first + sequence.length > (verseStarts[ordinal] ?? 0)) continue;
    let matching = 0;
    while (sequence[matching]?.has(words[first + matching] ?? -1) === true) matching++;
    if (matching === sequence.length) times++;
  }
  return times;
}
