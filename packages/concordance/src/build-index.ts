/** Builds the word index of an edition. */

import type { Analyser, Vocabulary } from "./analyser.ts";
import { analyserFor } from "./analysers.ts";
import { HASHED_FROM, type IndexInformation, joinSections, numbersFor, unitsOf } from "./index-format.ts";
import { foldWord } from "./text/fold-word.ts";
import { eachWord } from "./text/tokenize.ts";

/** The input of an index. */
export interface EditionText {
  readonly code: string;
  /** BCP 47; its first part chooses the analyser. */
  readonly language: string;
  readonly revision: string;
  /** The number of verses; ordinals run from 1 to this. At most 65,535. */
  readonly verseTotal: number;
  /** The words of a verse; null when the edition lacks it. */
  readonly text: (ordinal: number) => string | null;
}

/** The 32 bytes of SHA-256. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/**
 * The bytes of an edition's word index. Throws RangeError for a verse of more than 65,535 words.
 * @param analyser the one of the edition's language; `openIndex` needs the same one
 */
export function buildIndex(
  edition: EditionText,
  sha256: Sha256,
  analyser = analyserFor(edition.language),
): Uint8Array<ArrayBuffer> {
  const { sequence, verseStarts, found, compounds } = readWords(edition);
  const order = [...found.keys()].sort(byUnits);
  const renumbered = renumber(order, found);
  const families = familiesOf(order, found, analyser);
  const words = numbersFor(Math.max(order.length, families.labels.length), sequence.length);
  for (const [index, early] of sequence.entries()) words[index] = renumbered[early] ?? 0;
  const information: IndexInformation = {
    code: edition.code,
    language: edition.language,
    revision: edition.revision,
    analyser: analyser.version,
  };
  const [forms, labels] = [textsOf(order), textsOf(families.labels)];
  const parted = textsOf(compoundsOf(compounds, found, analyser));
  const counts = { words: words.length, forms: order.length, families: families.labels.length };
  const bytes = joinSections(counts, {
    information: unitsOf(JSON.stringify(information)),
    verseStarts,
    words,
    ...postingsOf(words, verseStarts, order.length),
    formStarts: forms.starts,
    formText: forms.units,
    formFlags: Uint8Array.from(order, (form) => (found.get(form)?.isName === true ? 1 : 0)),
    formFamilies: families.ofForms,
    familyStarts: families.starts,
    familyForms: families.members,
    labelStarts: labels.starts,
    labelText: labels.units,
    compoundStarts: parted.starts,
    compoundText: parted.units,
  });
  bytes.set(sha256(bytes.subarray(HASHED_FROM)), HASHED_FROM - 32);
  return bytes;
}

/** A form as it was found in the text. */
interface FoundForm {
  /** Numbered in the order of first occurrence. */
  readonly number: number;
  /** Whether it has occurred only with a capital letter. */
  isName: boolean;
}

interface ReadWords {
  readonly sequence: readonly number[];
  readonly verseStarts: Uint32Array;
  readonly found: ReadonlyMap<string, FoundForm>;
  /** The folded parts of words with hyphens, with spaces between. */
  readonly compounds: ReadonlySet<string>;
}

const HYPHEN = /[-\u2010\u2011]/;

function readWords({ verseTotal, text }: EditionText): ReadWords {
  const found = new Map<string, FoundForm>();
  const asWritten = new Map<string, FoundForm>();
  const compounds = new Set<string>();
  const sequence: number[] = [];
  const verseStarts = new Uint32Array(verseTotal + 1);
  const look = (word: string, isInside: boolean): FoundForm => {
    const form = foldWord(word);
    const entry = found.get(form) ?? { number: found.size, isName: true };
    found.set(form, entry);
    if (!isInside && word.charAt(0) === word.charAt(0).toLowerCase()) entry.isName = false;
    return entry;
  };
  for (let ordinal = 1; ordinal <= verseTotal; ordinal++) {
    const verse = text(ordinal) ?? "";
    const before = sequence.length;
    let isCapital = false;
    let parts: string[] = [];
    let lastEnd = -1;
    eachWord(verse, (start, end) => {
      const word = verse.slice(start, end);
      // "bosheth" in "Ish-bosheth" is part of a name; "colored" in "party-colored" is not.
      const isInside = isCapital && verse.charAt(start - 1) === "-";
      if (!isInside) isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
      const entry = (isInside ? undefined : asWritten.get(word)) ?? look(word, isInside);
      if (!isInside) asWritten.set(word, entry);
      sequence.push(entry.number);
      const isJoined = start === lastEnd + 1 && HYPHEN.test(verse.charAt(lastEnd));
      if (!isJoined) {
        if (parts.length > 1) compounds.add(parts.map(foldWord).join(" "));
        parts = [];
      }
      parts.push(word);
      lastEnd = end;
    });
    if (parts.length > 1) compounds.add(parts.map(foldWord).join(" "));
    if (sequence.length - before > 0xffff)
      throw new RangeError(`verse ${ordinal} has more than 65,535 words`);
    verseStarts[ordinal] = sequence.length;
  }
  return { sequence, verseStarts, found, compounds };
}

const byUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Maps the number by first occurrence to the number by alphabetical order. */
function renumber(order: readonly string[], found: ReadonlyMap<string, FoundForm>): Uint32Array {
  const renumbered = new Uint32Array(order.length);
  for (const [number, form] of order.entries()) renumbered[found.get(form)?.number ?? 0] = number;
  return renumbered;
}

function postingsOf(words: ArrayLike<number>, verseStarts: Uint32Array, forms: number) {
  const postingStarts = new Uint32Array(forms + 1);
  const add = (at: number, more: number): void => {
    postingStarts[at] = (postingStarts[at] ?? 0) + more;
  };
  for (let at = 0; at < words.length; at++) add((words[at] ?? 0) + 1, 1);
  for (let form = 0; form < forms; form++) add(form + 1, postingStarts[form] ?? 0);
  const next = postingStarts.slice();
  const postingVerses = new Uint16Array(words.length);
  const postingPlaces = new Uint16Array(words.length);
  for (let ordinal = 1; ordinal < verseStarts.length; ordinal++) {
    const start = verseStarts[ordinal - 1] ?? 0;
    for (let at = start; at < (verseStarts[ordinal] ?? 0); at++) {
      const form = words[at] ?? 0;
      const to = next[form] ?? 0;
      next[form] = to + 1;
      postingVerses[to] = ordinal;
      postingPlaces[to] = at - start;
    }
  }
  return { postingStarts, postingVerses, postingPlaces };
}

function textsOf(texts: readonly string[]): { readonly starts: Uint32Array; readonly units: Uint16Array } {
  const starts = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) starts[index + 1] = (starts[index] ?? 0) + text.length;
  const units = unitsOf(texts.join(""));
  return { starts, units };
}

/** The vocabulary of the edition, as `analyser` sees it. */
function vocabularyOf(found: ReadonlyMap<string, FoundForm>, analyser: Analyser): Vocabulary {
  const spellings = new Set([...found.keys()].map(analyser.spelling));
  return {
    has: (word) => found.has(word) || spellings.has(word),
    isName: (word) => found.get(word)?.isName === true,
  };
}

/** The compounds of the text, each preceded by its spelling without hyphens. */
function compoundsOf(
  compounds: ReadonlySet<string>,
  found: ReadonlyMap<string, FoundForm>,
  analyser: Analyser,
): readonly string[] {
  const vocabulary = vocabularyOf(found, analyser);
  return [...compounds]
    .flatMap((parts) =>
      analyser.words(parts.replaceAll(" ", ""), vocabulary).map((label) => `${label} ${parts}`),
    )
    .sort(byUnits);
}

function familiesOf(order: readonly string[], found: ReadonlyMap<string, FoundForm>, analyser: Analyser) {
  const vocabulary = vocabularyOf(found, analyser);
  const members = new Map<string, number[]>();
  const firstOf = order.map((form, number) => {
    const labels = analyser.words(form, vocabulary);
    for (const label of labels) {
      const family = members.get(label);
      if (family === undefined) members.set(label, [number]);
      else family.push(number);
    }
    return labels[0] ?? form;
  });
  const labels = [...members.keys()].sort(byUnits);
  const numbers = new Map(labels.map((label, number) => [label, number]));
  const all = labels.map((label) => members.get(label) ?? []);
  const starts = new Uint32Array(labels.length + 1);
  for (const [number, family] of all.entries()) starts[number + 1] = (starts[number] ?? 0) + family.length;
  const total = Math.max(order.length, labels.length);
  const flat = numbersFor(total, starts[labels.length] ?? 0);
  flat.set(all.flat());
  const ofForms = numbersFor(total, order.length);
  for (const [number, label] of firstOf.entries()) ofForms[number] = numbers.get(label) ?? 0;
  return { labels, starts, members: flat, ofForms };
}
