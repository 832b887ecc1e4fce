/**
 * An opened word index: typed arrays over its bytes. Nothing is copied, so every thread can open the same shared
 * memory at almost no cost.
 */

import type { Analyser, Vocabulary } from "./analyser.ts";
import { analyserFor } from "./analysers.ts";
import type { Sha256 } from "./build-index.ts";
import {
  HASHED_FROM,
  type IndexInformation,
  type IndexLayout,
  type Numbers,
  readLayout,
  type SectionName,
} from "./index-format.ts";

/**
 * Words are numbered from 0 in reading order through the whole edition, forms and families from 0 in the order of
 * their text. A form is a word as written, folded ("gavest"); a family is a word with all of its forms ("give").
 */
export interface WordIndex {
  readonly information: IndexInformation;
  /** The number of verses, including absent ones. */
  readonly verseTotal: number;
  readonly wordTotal: number;
  /** The number of words of the longest verse. */
  readonly longestVerse: number;
  readonly formTotal: number;
  readonly familyTotal: number;
  /** The form of each word. */
  readonly words: Numbers;
  /** Entry `ordinal - 1` is the number of the verse's first word; entry `ordinal` is one more than that of its last. */
  readonly verseStarts: Uint32Array;
  /** Entry `form` is where its occurrences begin in the two arrays that follow, entry `form + 1` where they end. */
  readonly postingStarts: Uint32Array;
  /** For each occurrence the verse's ordinal; ascending for each form. */
  readonly postingVerses: Uint16Array;
  /** For each occurrence its number within the verse, from 0. */
  readonly postingPlaces: Uint16Array;
  /** The main family of each form. */
  readonly formFamilies: Numbers;
  /** The text of a form. */
  form(form: number): string;
  /** The length of its text in UTF-16 units. */
  formLength(form: number): number;
  /** The number of a folded form; -1 when the edition does not have it. */
  findForm(folded: string): number;
  /** The forms with this beginning, as numbers from the first (included) to the second (not included). */
  formsFrom(folded: string): readonly [number, number];
  /** The name of a family: its word. */
  familyName(family: number): string;
  /** The family of a folded word, even if the edition does not have this form; -1 when there is none. */
  findFamily(folded: string): number;
  /** The hyphenated spellings in the text of a folded word or of a form of it, each as its parts. */
  compoundsOf(folded: string): readonly (readonly string[])[];
  /** The forms of a family, ascending. */
  formsOf(family: number): Numbers;
  /** Whether the form occurs in the text only with a capital letter. */
  isName(form: number): boolean;
}

export type OpenedIndex =
  | { readonly ok: true; readonly index: WordIndex }
  | { readonly ok: false; readonly fault: string };

/** What is wrong with the bytes of an index, as a predicate; null when its SHA-256 agrees. */
export function findIndexFault(bytes: Uint8Array, sha256: Sha256): string | null {
  const layout = readLayout(bytes);
  if (typeof layout === "string") return layout;
  const computed = sha256(bytes.subarray(HASHED_FROM));
  const isWhole = computed.every((byte, at) => byte === bytes[HASHED_FROM - 32 + at]);
  return isWhole ? null : "does not agree with its own SHA-256: it was damaged or changed";
}

/**
 * Opens the bytes of an index. They are retained and read, never written. Only the header is checked.
 * @param analyser the one that the index was built with; when absent that of its language in `analyserFor`
 */
export function openIndex(bytes: Uint8Array, analyser?: Analyser): OpenedIndex {
  if (bytes.byteOffset % 4 !== 0) return { ok: false, fault: "does not begin at a multiple of 4 bytes" };
  if (new Uint8Array(new Uint16Array([1]).buffer)[0] !== 1) {
    return { ok: false, fault: "cannot be used on a machine that stores the highest byte first" };
  }
  const layout = readLayout(bytes);
  if (typeof layout === "string") return { ok: false, fault: layout };
  return { ok: true, index: indexOf(bytes, layout, analyser) };
}

function indexOf(
  { buffer, byteOffset }: Uint8Array,
  { counts, isWide, extents }: IndexLayout,
  requestedAnalyser: Analyser | undefined,
): WordIndex {
  const at = (name: SectionName): number => byteOffset + extents[name].offset;
  const bytesOf = (name: SectionName) => new Uint8Array(buffer, at(name), extents[name].length);
  const shortsOf = (name: SectionName) => new Uint16Array(buffer, at(name), extents[name].length / 2);
  const longsOf = (name: SectionName) => new Uint32Array(buffer, at(name), extents[name].length / 4);
  const numbersOf = (name: SectionName) => (isWide ? longsOf(name) : shortsOf(name));
  const information = informationOf(shortsOf("information"));
  const forms = textsOf(longsOf("formStarts"), shortsOf("formText"));
  const labels = textsOf(longsOf("labelStarts"), shortsOf("labelText"));
  const compounds = textsOf(longsOf("compoundStarts"), shortsOf("compoundText"));
  const flags = bytesOf("formFlags");
  const verseStarts = longsOf("verseStarts");
  const formFamilies = numbersOf("formFamilies");
  const [familyStarts, familyForms] = [longsOf("familyStarts"), numbersOf("familyForms")];
  const isName = (form: number): boolean => ((flags[form] ?? 0) & 1) === 1;
  const analyser = requestedAnalyser ?? analyserFor(information.language);
  const vocabulary = vocabularyOf(forms, labels, isName);
  const find = familyFinder(analyser, forms, labels, formFamilies, vocabulary);
  return Object.freeze({
    information,
    verseTotal: verseStarts.length - 1,
    wordTotal: counts.words,
    longestVerse: longestVerse(verseStarts),
    formTotal: counts.forms,
    familyTotal: counts.families,
    words: numbersOf("words"),
    verseStarts,
    postingStarts: longsOf("postingStarts"),
    postingVerses: shortsOf("postingVerses"),
    postingPlaces: shortsOf("postingPlaces"),
    formFamilies,
    form: forms.text,
    formLength: forms.length,
    findForm: forms.find,
    formsFrom: forms.beginning,
    familyName: labels.text,
    findFamily: find,
    compoundsOf: (folded: string) => {
      const family = find(folded);
      const names = family === -1 ? analyser.words(folded, vocabulary) : [labels.text(family)];
      return names.flatMap((name) => {
        const [first, end] = compounds.beginning(`${name} `);
        return Array.from({ length: end - first }, (_, at) =>
          compounds
            .text(first + at)
            .split(" ")
            .slice(1),
        );
      });
    },
    formsOf: (family: number) => familyForms.subarray(familyStarts[family], familyStarts[family + 1]),
    isName,
  });
}

function longestVerse(verseStarts: Uint32Array): number {
  let longest = 0;
  for (let ordinal = 1; ordinal < verseStarts.length; ordinal++) {
    longest = Math.max(longest, (verseStarts[ordinal] ?? 0) - (verseStarts[ordinal - 1] ?? 0));
  }
  return longest;
}

/** The trust boundary: an index with the right SHA-256 contains what the builder wrote. */
const informationOf = (units: Uint16Array): IndexInformation =>
  JSON.parse(String.fromCharCode(...units)) as IndexInformation;

interface SortedTexts {
  readonly text: (number: number) => string;
  readonly length: (number: number) => number;
  readonly find: (text: string) => number;
  readonly beginning: (prefix: string) => readonly [number, number];
}

function textsOf(starts: Uint32Array, units: Uint16Array): SortedTexts {
  const total = starts.length - 1;
  const startOf = (number: number): number => starts[number] ?? 0;
  /** Negative if the text of `number` sorts before `text`; 0 if it equals it (or begins with it, with `isPrefix`). */
  const compare = (number: number, text: string, isPrefix: boolean): number => {
    const start = startOf(number);
    const length = startOf(number + 1) - start;
    for (let unit = 0; unit < text.length; unit++) {
      if (unit >= length) return -1;
      const difference = (units[start + unit] ?? 0) - text.charCodeAt(unit);
      if (difference !== 0) return difference;
    }
    return isPrefix ? 0 : length - text.length;
  };
  /** The first number whose text does not sort before `text`; with `isAfter`, the first that sorts after it. */
  const search = (text: string, isPrefix: boolean, isAfter: boolean): number => {
    let [low, high] = [0, total];
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = compare(middle, text, isPrefix);
      if (order < 0 || (isAfter && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    text: (number) => {
      let text = "";
      for (let at = startOf(number); at < startOf(number + 1); at++)
        text += String.fromCharCode(units[at] ?? 0);
      return text;
    },
    length: (number) => startOf(number + 1) - startOf(number),
    find: (text) => {
      const found = search(text, false, false);
      return found < total && compare(found, text, false) === 0 ? found : -1;
    },
    beginning: (prefix) => [search(prefix, true, false), search(prefix, true, true)],
  };
}

function vocabularyOf(
  forms: SortedTexts,
  labels: SortedTexts,
  isName: (form: number) => boolean,
): Vocabulary {
  return {
    has: (word) => forms.find(word) !== -1 || labels.find(word) !== -1,
    isName: (word) => {
      const form = forms.find(word);
      return form !== -1 && isName(form);
    },
  };
}

function familyFinder(
  analyser: Analyser,
  forms: SortedTexts,
  labels: SortedTexts,
  formFamilies: Numbers,
  vocabulary: Vocabulary,
): (folded: string) => number {
  const hasForm = (word: string): boolean => forms.find(word) !== -1;
  return (folded) => {
    const form = forms.find(folded);
    if (form !== -1) return formFamilies[form] ?? -1;
    for (const word of analyser.words(folded, vocabulary)) {
      const family = labels.find(word);
      if (family !== -1) return family;
      // If the text has only "conspired", the analyser cannot know whether the word ends in e.
      if (word.endsWith("e") && !hasForm(word.slice(0, -1))) return labels.find(word.slice(0, -1));
    }
    return -1;
  };
}
