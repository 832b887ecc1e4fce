/** The names and short forms that misspelled words are mended into. */

import { PLAIN_ROOT, STEM_BASE, STEM_ROOT } from "./book-ids.ts";
import { type Spelled, spell } from "./distance.ts";
import { lexicon, namesByValue, unpublishedForms, walk } from "./lexicon.ts";
import { indexOf } from "./name-index.ts";
import { LEAST_NAME } from "./slip-costs.ts";

export interface Name extends Spelled {
  readonly text: string;
  readonly value: number;
  /** No alias, but a name or a form of it that usage has settled. */
  readonly isWhole: boolean;
  /** In no style guide, publisher's list or standard. */
  readonly isRare: boolean;
}

/** The names and short forms that words are mended into; short forms of three letters only if they are in print. */
function namesFrom(isStem: boolean): readonly Name[] {
  const names: Name[] = [];
  for (const [value, list] of namesByValue) {
    if (value >= STEM_BASE !== isStem) continue;
    for (const text of list) {
      const isRare = unpublishedForms.has(text);
      if (text.length < LEAST_NAME || (text.length === LEAST_NAME && isRare)) continue;
      const isWhole = lexicon.isFullName[walk(isStem ? STEM_ROOT : PLAIN_ROOT, text)] === 1;
      names.push({ ...spell(text), text, value, isWhole, isRare });
    }
  }
  return names;
}

export const plainNames = indexOf(namesFrom(false));
export const stemNames = indexOf(namesFrom(true));
