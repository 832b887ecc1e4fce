/** The forms of an edition that a term of a query finds. */

import type { WordIndex } from "../word-index.ts";
import type { Term } from "./syntax.ts";

const NO_FORMS = new Uint32Array(0);

/** Numbers of forms, ascending. Always the same kind of array: the engine runs loops over one kind faster. */
export function formsOfTerm(index: WordIndex, { kind, text }: Term): Uint32Array {
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
