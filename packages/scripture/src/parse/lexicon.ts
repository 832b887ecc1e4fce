/**
 * All words that the resolver knows, as one letter tree made once from the data tables. A node is a number;
 * a table gives the node behind a letter, and further tables say what the letters read so far mean. Words of
 * a name follow each other in the tree without a gap ("songofsolomon"), so that spaces, dots and hyphens
 * between them cost nothing.
 */

import { books, findBook } from "../book.ts";
import { SHARED_ROWS } from "../data/aliases.ts";
import { NAME_FORMS, STEM_FORMS } from "../data/forms.gen.ts";
import { TRANSLATION_ROWS } from "../data/translations.ts";
import { ORDINAL_ROWS, OUTSIDE_BOOKS, WORD_ROWS } from "../data/words.ts";
import { MANY, PLAIN_ROOT, STEM_BASE, STEM_ROOT } from "./book-ids.ts";
import { LETTER_A } from "./fold.ts";

export interface Stem {
  readonly name: string;
  /** Ids of the books; index 0 is the book with the ordinal 1. */
  readonly bookIds: readonly number[];
}

const idOf = (key: string): number => findBook(key)?.id ?? 0;
const idsOf = (keys: string): readonly number[] => keys.split(" ").map(idOf);

/** The numbered books. The last one, the Kingdoms of the Septuagint, is known by whole names only. */
export const stems: readonly Stem[] = STEM_FORMS.map(([name, keys]) => ({ name, bookIds: idsOf(keys) }));

const CAPACITY = 9000;
const children = new Uint16Array(CAPACITY * 26);
/** 0 nothing; 1 to 66 a book; STEM_BASE + index a stem; MANY a shared short form. */
const exact = new Uint8Array(CAPACITY);
/** 0 no name begins so; a book, a stem, or MANY. */
const prefix = new Uint8Array(CAPACITY);
/** Whether the node ends a name or an alias that usage has settled, and no mere prefix. */
const isFullName = new Uint8Array(CAPACITY);
const word = new Uint8Array(CAPACITY);
const ordinal = new Uint8Array(CAPACITY);
/** Index in TRANSLATION_ROWS plus 1. */
const translation = new Uint8Array(CAPACITY);
const isOutside = new Uint8Array(CAPACITY);
/** Book of a name or short form that is nothing else, neither word nor ordinal nor translation; 0 for others. */
const plainBook = new Uint8Array(CAPACITY);
/** The same of the stems of numbered books, by their node from PLAIN_ROOT: STEM_BASE + index. */
const plainStem = new Uint8Array(CAPACITY);
/** Of the names in one of the two tables above: their index in `plainForms`. */
const plainForm = new Uint16Array(CAPACITY);
let nodes = STEM_ROOT + 1;

/** Read-only tables, indexed by node. */
export const lexicon = {
  children,
  exact,
  prefix,
  isFullName,
  word,
  ordinal,
  translation,
  isOutside,
  plainBook,
  plainStem,
  plainForm,
} as const;

/** The node behind a letter code of the folded alphabet; 0 when no known word goes on so. */
export function step(node: number, letter: number): number {
  return children[node * 26 + letter - LETTER_A] ?? 0;
}

/** The node at the end of these letters, from a root; 0 when there is none. */
export function walk(root: number, letters: string): number {
  let node = root;
  for (let at = 0; at < letters.length && node !== 0; at++) node = step(node, letters.charCodeAt(at));
  return node;
}

/** Words without the spaces between them. */
export const lettersIn = (words: string): string => words.replaceAll(" ", "");

function insert(root: number, letters: string, prefixValue = 0): number {
  let node = root;
  for (let at = 0; at < letters.length; at++) {
    const slot = node * 26 + letters.charCodeAt(at) - LETTER_A;
    let next = children[slot] ?? 0;
    if (next === 0) {
      next = nodes++;
      children[slot] = next;
    }
    node = next;
    if (prefixValue !== 0) markPrefix(node, prefixValue);
  }
  return node;
}

function markPrefix(node: number, value: number): void {
  const old = prefix[node] ?? 0;
  prefix[node] = old === 0 || old === value ? value : MANY;
}

/** Of a form that no style guide, publisher or standard has, and of one that no misspelling is mended into. */
const UNPUBLISHED = "-";
const TITLE_ONLY = "=";
/** Of a name whose beginnings are read too. */
const BY_BEGINNING = "+";
const withoutMark = (form: string): string => form.replace(/[-=+]/, "");

/** Letters of a form of a name. */
function lettersOfForm(name: string, form: string): string {
  const letters = withoutMark(form);
  return letters < "a" ? name.slice(0, Number(letters)) : letters;
}

/** Names by value of `exact`, for suggestions and spelling; whole names first, then other names. */
export const namesByValue = new Map<number, string[]>();
/** Short forms that no style guide, publisher or standard has, and that no name begins with. */
export const unpublishedForms = new Set<string>();

function addName(root: number, letters: string, value: number, readPrefixes: boolean): void {
  const node = insert(root, letters, readPrefixes ? value : 0);
  exact[node] = value;
  if (readPrefixes) isFullName[node] = 1;
  if (root === PLAIN_ROOT || value >= STEM_BASE) {
    const names = namesByValue.get(value) ?? [];
    if (!names.includes(letters)) names.push(letters);
    namesByValue.set(value, names);
  }
}

const isBeginning = (root: number, letters: string): boolean => (prefix[walk(root, letters)] ?? 0) !== 0;

/** The books without a number, with their names that are read by their beginnings too, and all forms of forms.gen.ts. */
export const plainBooks = books
  .filter(({ name }) => name > "9")
  .map(({ id, name }, index) => {
    const own = lettersIn(name.toLowerCase());
    const forms = (NAME_FORMS[index] ?? "").split(" ");
    const others = forms.filter((form) => form.endsWith(BY_BEGINNING)).map(withoutMark);
    return { id, own, names: [own, ...others], forms };
  });
for (const { id, names } of plainBooks) for (const name of names) addName(PLAIN_ROOT, name, id, true);
for (const { id, own, names, forms } of plainBooks) {
  for (const form of forms) {
    const letters = lettersOfForm(own, form);
    if (names.includes(letters)) continue;
    if (form.endsWith(UNPUBLISHED) && !isBeginning(PLAIN_ROOT, letters)) unpublishedForms.add(letters);
    if (form.endsWith(TITLE_ONLY)) exact[insert(PLAIN_ROOT, letters)] = id;
    else addName(PLAIN_ROOT, letters, id, false);
  }
}
for (const [index, { name }] of stems.entries()) {
  const value = STEM_BASE + index;
  const isKingdoms = index === stems.length - 1;
  addName(STEM_ROOT, name, value, !isKingdoms);
  // "John" without a number is the gospel; every other stem without one is ambiguous.
  if (name !== "john") addName(PLAIN_ROOT, name, value, !isKingdoms);
}
for (const [meaning, forms] of WORD_ROWS) {
  for (const form of forms.split(" ")) word[insert(PLAIN_ROOT, form)] = meaning;
}
for (const [index, [stemName, , aliases]] of STEM_FORMS.entries()) {
  for (const alias of aliases.split(" ")) {
    const letters = lettersOfForm(stemName, alias);
    if (alias.endsWith(UNPUBLISHED) && !isBeginning(STEM_ROOT, letters)) unpublishedForms.add(letters);
    if (alias.endsWith(TITLE_ONLY)) {
      exact[insert(STEM_ROOT, letters)] = STEM_BASE + index;
      continue;
    }
    addName(STEM_ROOT, letters, STEM_BASE + index, false);
    const plain = walk(PLAIN_ROOT, letters);
    // "Ch. 3" without a number before it is a chapter.
    if (stemName === "john" || exact[plain] !== 0 || word[plain] !== 0) continue;
    addName(PLAIN_ROOT, letters, STEM_BASE + index, false);
  }
}
/** Ids of the books that share a short form on which usage is divided. */
export const sharedForms = new Map<string, readonly number[]>();
for (const [form, keys] of SHARED_ROWS) {
  exact[insert(PLAIN_ROOT, form)] = MANY;
  sharedForms.set(form, idsOf(keys));
}
for (const [value, forms] of ORDINAL_ROWS) {
  for (const form of forms.split(" ")) ordinal[insert(PLAIN_ROOT, form)] = value;
}
for (const [index, [code, names]] of TRANSLATION_ROWS.entries()) {
  for (const form of [code.toLowerCase().replace(/\d/g, ""), ...names.split(" ")]) {
    if (form !== "") translation[insert(PLAIN_ROOT, form)] = index + 1;
  }
}
for (const name of OUTSIDE_BOOKS.split(" ")) isOutside[insert(PLAIN_ROOT, name)] = 1;

/** Lower-case name of each book with spaces; index is the book id. */
export const lowerNames: readonly string[] = ["", ...books.map(({ name }) => name.toLowerCase())];

/** Spellings of the plain names, by `lexicon.plainForm`: without a number (index 0), and behind the numbers 1 to 4. */
export const plainForms: string[][] = [];
const ROMAN_LETTERS = /^[ivxlc]+$/;
/** Short forms that are words of English, and "pp." before pages. */
export const WORD_FORMS = /^(?:am|he|is|pp|so)$/;

for (const names of namesByValue.values()) {
  for (const letters of names) {
    const node = walk(PLAIN_ROOT, letters);
    if (word[node] || ordinal[node] || translation[node] || isOutside[node]) continue;
    if (node === 0 || letters.length < 2 || ROMAN_LETTERS.test(letters) || WORD_FORMS.test(letters)) continue;
    const value = exact[node] ?? 0;
    const stem = exact[walk(STEM_ROOT, letters)] ?? 0;
    plainForm[node] = plainForms.length;
    const forms = [letters, ...[1, 2, 3, 4].map((number) => `${number} ${letters}`)];
    // The name itself is the same string, so that the two are compared at once.
    plainForms.push(forms.map((form) => lowerNames[lowerNames.indexOf(form)] ?? form));
    if (value < STEM_BASE) plainBook[node] = value;
    if (stem !== MANY) plainStem[node] = stem;
  }
}

if (nodes > CAPACITY) throw new Error(`the lexicon needs room for ${nodes} nodes`);
