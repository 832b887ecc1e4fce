/** The forms of an edition that a term of a query finds. */

import type { WordIndex } from "../word-index.ts";
import type { Term } from "./syntax.ts";

/** A term with the forms that it finds in one edition. */
export interface FoundTerm {
  /** Numbers of forms, ascending. Always the same kind of array: the engine runs loops over one kind faster. */
  readonly forms: Uint32Array;
  readonly occurrences: number;
}

/** The most cached terms of an edition. When it is exceeded, the cache is cleared. */
const KEPT_TERMS = 1024;

const cachedTerms = new WeakMap<WordIndex, Map<string, FoundTerm>>();

/** The forms of a term. A search needs them several times. */
export function findTerm(index: WordIndex, term: Term): FoundTerm {
  const cache = cachedTerms.get(index) ?? new Map<string, FoundTerm>();
  cachedTerms.set(index, cache);
  const key = `${term.kind} ${term.text}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const forms = formsOfTerm(index, term);
  const found = { forms, occurrences: occurrencesOf(index, forms) };
  if (cache.size >= KEPT_TERMS) cache.clear();
  cache.set(key, found);
  return found;
}

const NO_FORMS = new Uint32Array(0);

function formsOfTerm(index: WordIndex, { kind, text }: Term): Uint32Array {
  if (kind === "prefix") {
    const [first, end] = index.formsFrom(text);
    return Uint32Array.from({ length: end - first }, (_, at) => first + at);
  }
  if (kind === "form") {
    const form = index.findForm(text);
    return form === -1 ? NO_FORMS : Uint32Array.of(form);
  }
  const family = index.findFamily(text);
  return family === -1 ? NO_FORMS : new Uint32Array(index.formsOf(family));
}

/** The number of occurrences of forms. */
export function occurrencesOf({ postingStarts }: WordIndex, forms: ArrayLike<number>): number {
  let total = 0;
  for (let at = 0; at < forms.length; at++) {
    const form = forms[at] ?? 0;
    total += (postingStarts[form + 1] ?? 0) - (postingStarts[form] ?? 0);
  }
  return total;
}
