/** Replaces words that no edition has in any form by the words that they are derived from. */

import type { Vocabulary } from "../analyser.ts";
import { derivedFrom } from "../english/derivation.ts";
import { english } from "../english/english.ts";
import type { WordIndex } from "../word-index.ts";
import { sequencesIn } from "./compounds.ts";
import type { Query, Run, Term } from "./syntax.ts";
import { occurrencesOf } from "./term-forms.ts";

const NOTHING_KNOWN: Vocabulary = { has: () => false, isName: () => false };

/** Maximum number of words of a query that are replaced. */
const MISSING_WORDS = 8;

/**
 * The query with such words replaced: "betrayal" by "betray". Applies only to words whose forms are all searched for,
 * and not to exclusions. For languages other than English, the same query.
 */
export function withRoots(query: Query, language: string, indexes: readonly WordIndex[]): Query {
  if (!/^en\b/i.test(language)) return query;
  const sequenceFinders = indexes.map(sequencesIn);
  const has = (term: Term): boolean =>
    indexes.some((index) => index.findFamily(term.text) !== -1) ||
    sequenceFinders.some((rowsOf) => rowsOf({ kind: "run", terms: [term] }).length > 0);
  const isRoot = (word: string): boolean => indexes.some((index) => isWord(index, word));
  let missing = 0;
  const inTerm = (term: Term): Term => {
    if (term.kind !== "word" || has(term) || ++missing > MISSING_WORDS) return term;
    const root = rootOf(term.text, isRoot);
    return root === undefined ? term : { ...term, text: root };
  };
  const inRun = (run: Run): Run => ({ ...run, terms: run.terms.map(inTerm) });
  const inQuery = (part: Query): Query => {
    switch (part.kind) {
      case "run":
        return inRun(part);
      case "near":
        return { ...part, operands: part.operands.map((runs) => runs.map(inRun)) };
      case "not":
        return part;
      default:
        return { ...part, parts: part.parts.map(inQuery) };
    }
  };
  return inQuery(query);
}

/** The longest word that `word` is derived from and that is a root; undefined when there is none. */
function rootOf(word: string, isRoot: (word: string) => boolean): string | undefined {
  for (const base of new Set([word, ...english.words(word, NOTHING_KNOWN)])) {
    const root = derivedFrom(base).find(isRoot);
    if (root !== undefined) return root;
  }
  return undefined;
}

/** A word that occurs more often than this is no useful replacement: "will" for "willful". */
const TOO_COMMON = 3000;

/** Whether an edition has the word in any form, not only as a name, and not too often. */
export function isWord(index: WordIndex, word: string): boolean {
  const family = index.findFamily(word);
  if (family === -1) return false;
  const forms = index.formsOf(family);
  return forms.some((form) => !index.isName(form)) && occurrencesOf(index, forms) <= TOO_COMMON;
}
