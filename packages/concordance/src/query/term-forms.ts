/** The forms of an edition that a term of a query finds. */

import type { WordIndex } from "../word-index.ts";
import { editionCache } from "./edition-cache.ts";
import type { Term } from "./syntax.ts";

/** A term with the forms that it finds in one edition. */
export interface FoundTerm {
  /** Numbers of forms, ascending. Always the same kind of array: the engine runs loops over one kind faster. */
  readonly forms: Uint32Array;
  readonly occurrences: number;
}

const cachedTerm = editionCache<FoundTerm>(1024);

/** The forms of a term. A search needs them several times. */
export const findTerm = (index: WordIndex, term: Term): FoundTerm =>
  cachedTerm(index, `${term.kind} ${term.text}`, () => {
    const forms = formsOfTerm(index, term);
    return { forms, occurrences: occurrencesOf(index, forms) };
  });

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
