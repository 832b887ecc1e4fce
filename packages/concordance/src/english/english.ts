/** The analyser of English, from the Bible of 1611 to the English of today. */

import type { Analyser, Vocabulary } from "../analyser.ts";
import { COMPARED_FORMS } from "./compared.ts";
import { candidatesOf } from "./inflection-rules.ts";
import { IRREGULAR_NOUNS } from "./irregular-nouns.ts";
import { IRREGULAR_VERBS } from "./irregular-verbs.ts";
import { LOOKALIKES } from "./lookalikes.ts";
import { indexedSpelling, isListedName, isOtherSpelling } from "./spelling-rules.ts";
import { rowsOf, wordsOf } from "./word-rows.ts";

interface Irregular {
  readonly bases: readonly string[];
  /** Whether the form is also a word of its own: no, as its main meaning, or after its bases. */
  readonly itself: "never" | "first" | "last";
}

const ROWS = [...rowsOf(IRREGULAR_VERBS), ...rowsOf(IRREGULAR_NOUNS)];

const IRREGULAR: ReadonlyMap<string, Irregular> = irregularForms();

/** The base words of the tables. They count as existing words even if an edition does not have them. */
const BASES: ReadonlySet<string> = new Set(ROWS.map(([base]) => base));

const ALONE: ReadonlySet<string> = new Set(wordsOf(LOOKALIKES));

function irregularForms(): ReadonlyMap<string, Irregular> {
  const forms = new Map<string, Irregular>();
  for (const [base, others] of ROWS) {
    for (const { form, mark } of others) {
      const before = forms.get(form);
      const itself = mark === "~" ? "first" : mark === "+" ? "last" : "never";
      forms.set(form, { bases: [...(before?.bases ?? []), base], itself: before?.itself ?? itself });
    }
  }
  return forms;
}

/** The words that `form` belongs to, in their indexed spelling, the main one first. */
function wordsOfForm(form: string, vocabulary: Vocabulary): readonly string[] {
  if (form.endsWith("'s") && form.length > 3 && !isOtherSpelling(form)) {
    return wordsOfForm(form.slice(0, -2), vocabulary);
  }
  const irregular = IRREGULAR.get(form);
  if (irregular === undefined) return [regular(form, vocabulary)];
  const bases = irregular.bases.map(indexedSpelling);
  if (irregular.itself === "never") return bases;
  const regularBase = regular(form, vocabulary);
  if (irregular.itself === "first") return [regularBase, ...bases];
  // In an edition with "liveth", "lives" is only the plural of "life".
  const isVerb = vocabulary.has(`${regularBase}th`) || vocabulary.has(`${regularBase}eth`);
  return form.endsWith("s") && isVerb ? bases : [...bases, regularBase];
}

/** The one word that `form` is a regular form of; `form` itself if there is none. */
function regular(form: string, vocabulary: Vocabulary): string {
  if (ALONE.has(form) || isListedName(form)) return indexedSpelling(form);
  if (isOtherSpelling(form)) return regular(indexedSpelling(form), vocabulary);
  const adjective = COMPARED_FORMS.get(form);
  if (adjective !== undefined && isWord(adjective, vocabulary)) return indexedSpelling(adjective);
  const base = vocabulary.isName(form) ? baseOfName(form, vocabulary) : baseOfWord(form, vocabulary);
  return base ?? indexedSpelling(form);
}

/** Names with these endings are plurals, even if the singular does not occur: "Hittites", "Anakims". */
const PLURAL_OF_NAME = /(?:ite|ine|im|ian)s$/;

function baseOfName(form: string, vocabulary: Vocabulary): string | null {
  if (form.endsWith("s")) {
    const singular = form.slice(0, -1);
    const isPlural =
      PLURAL_OF_NAME.test(form) ||
      isListedName(singular) ||
      (vocabulary.has(singular) && vocabulary.isName(singular));
    return isPlural && !singular.endsWith("s") ? indexedSpelling(singular) : null;
  }
  // A verb that occurs only at the beginning of sentences: "Lovest thou".
  if (!form.endsWith("est") && !form.endsWith("ing")) return null;
  const known = candidatesOf(form).words.find((word) => isWord(word, vocabulary) && !vocabulary.isName(word));
  return known === undefined ? null : continued(form, known, vocabulary);
}

function baseOfWord(form: string, vocabulary: Vocabulary): string | null {
  const { words, otherwise } = candidatesOf(form);
  const base = words.find((word) => mayBeBase(form, word, vocabulary)) ?? otherwise;
  return base === null || isOnlyName(form, base) ? base : continued(form, base, vocabulary);
}

/** Whether `base` is a listed name that `form` does not belong to: "assured" not to "Assur", but "Stoics" to "Stoic". */
const isOnlyName = (form: string, base: string): boolean => !form.endsWith("s") && isListedName(base);

/** "blessings" belongs to "blessing", and that to "bless"; "camest" to "came", and that to "come". */
function continued(form: string, base: string, vocabulary: Vocabulary): string {
  const irregular = IRREGULAR.get(base);
  if (irregular === undefined) return regular(base, vocabulary);
  // Only -est follows a past form: "foundest" belongs to "find", "founded" to "found".
  const isOfAnother = form.endsWith("st") && irregular.itself !== "first";
  return indexedSpelling(isOfAnother ? (irregular.bases[0] ?? base) : base);
}

/** "ranged" does not belong to "rang": only -est follows a past form. */
const mayBeBase = (form: string, word: string, vocabulary: Vocabulary): boolean =>
  isWord(word, vocabulary) &&
  !isOnlyName(form, word) &&
  (form.endsWith("st") || IRREGULAR.get(word)?.itself !== "never");

const isWord = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.has(word) || vocabulary.has(indexedSpelling(word)) || IRREGULAR.has(word) || BASES.has(word);

export const english: Analyser = Object.freeze({
  version: "en-4",
  words: wordsOfForm,
  spelling: indexedSpelling,
});
