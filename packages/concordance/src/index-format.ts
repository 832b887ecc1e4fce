/**
 * The layout of a word index: one read-only block of bytes per edition, used in place (a SharedArrayBuffer, a mapped
 * file) without parsing. All integers are unsigned and little-endian. The same text always gives the same bytes.
 *
 *     offset  bytes
 *          0      8  "LECTIDX" and a zero byte
 *          8      4  format version
 *         12      4  number of sections
 *         16     32  SHA-256 of every byte from offset 48 to the end
 *         48      4  words of the text
 *         52      4  forms
 *         56      4  families
 *         60      4  bytes of a form or family number in the sections: 2, or 4 when there are more than 65,535
 *         64   8 x n sections: offset in the block and length in bytes, in the order of SECTIONS
 *
 * Every section begins at a multiple of 4. Words are numbered from 0 in reading order, forms and families from 0 in
 * the order of their text (by UTF-16 units). "n" is a number of the size given at offset 60.
 *
 *   information      JSON in UTF-16 units: IndexInformation
 *   verseStarts      31103 x 4: entry i is the number of the first word of the verse with ordinal i + 1; an absent
 *                    verse has none, so that its entry equals the next
 *   words            n for each word: its form
 *   postingStarts    (forms + 1) x 4: where the occurrences of a form begin in the two sections that follow
 *   postingVerses    2 for each word: the verse's ordinal; the occurrences of each form are in reading order
 *   postingPlaces    2 for each word: its number within the verse, from 0
 *   formStarts       (forms + 1) x 4: where the text of a form begins in formText, in UTF-16 units
 *   formText         UTF-16 units of all forms
 *   formFlags        1 for each form: bit 0 is set if the text has it only with a capital letter
 *   formFamilies     n for each form: its main family
 *   familyStarts     (families + 1) x 4: where the forms of a family begin in familyForms
 *   familyForms      n for each member: forms in ascending order
 *   labelStarts      (families + 1) x 4: as formStarts, for the words by which families are named
 *   labelText        as formText
 *   compoundStarts   (compounds + 1) x 4: as formStarts, for the compounds that the text writes with a hyphen
 *   compoundText     as formText: for each compound the family name of its spelling without hyphens, then its parts,
 *                    separated by spaces: "firstborn first born"
 */

const INDEX_FORMAT = 2;
export const HASHED_FROM = 48;
const MAGIC = "LECTIDX\0";

export const SECTIONS = [
  "information",
  "verseStarts",
  "words",
  "postingStarts",
  "postingVerses",
  "postingPlaces",
  "formStarts",
  "formText",
  "formFlags",
  "formFamilies",
  "familyStarts",
  "familyForms",
  "labelStarts",
  "labelText",
  "compoundStarts",
  "compoundText",
] as const;

export type SectionName = (typeof SECTIONS)[number];

const HEADER_BYTES = 64 + SECTIONS.length * 8;

/** The input from which an index was built. */
export interface IndexInformation {
  /** Code of the edition. */
  readonly code: string;
  /** BCP 47. */
  readonly language: string;
  /** Revision of the edition's text. */
  readonly revision: string;
  /** The version of the analyser. An index of another version must be built again. */
  readonly analyser: string;
}

/** Numbers of forms or families. */
export type Numbers = Uint16Array | Uint32Array;

export interface IndexCounts {
  readonly words: number;
  readonly forms: number;
  readonly families: number;
}

/** The UTF-16 units of a text. */
export const unitsOf = (text: string): Uint16Array =>
  Uint16Array.from({ length: text.length }, (_, unit) => text.charCodeAt(unit));

const aligned = (offset: number): number => Math.ceil(offset / 4) * 4;

/** An array of `length` numbers below `total`, with the smallest sufficient element size. */
export const numbersFor = (total: number, length: number): Numbers =>
  total > 0xffff ? new Uint32Array(length) : new Uint16Array(length);

/** Joins header and sections; the SHA-256 is left zero. */
export function joinSections(
  counts: IndexCounts,
  sections: Readonly<Record<SectionName, ArrayBufferView>>,
): Uint8Array<ArrayBuffer> {
  const extents: [number, ArrayBufferView][] = [];
  let end = HEADER_BYTES;
  for (const name of SECTIONS) {
    const section = sections[name];
    extents.push([aligned(end), section]);
    end = aligned(end) + section.byteLength;
  }
  const bytes = new Uint8Array(aligned(end));
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < MAGIC.length; index++) view.setUint8(index, MAGIC.charCodeAt(index));
  view.setUint32(8, INDEX_FORMAT, true);
  view.setUint32(12, SECTIONS.length, true);
  view.setUint32(48, counts.words, true);
  view.setUint32(52, counts.forms, true);
  view.setUint32(56, counts.families, true);
  view.setUint32(60, Math.max(counts.forms, counts.families) > 0xffff ? 4 : 2, true);
  for (const [index, [offset, { buffer, byteOffset, byteLength }]] of extents.entries()) {
    view.setUint32(64 + index * 8, offset, true);
    view.setUint32(68 + index * 8, byteLength, true);
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
  }
  return bytes;
}

/** The places of the sections of an index. */
export interface IndexLayout {
  readonly counts: IndexCounts;
  /** Whether numbers of forms and families take four bytes. */
  readonly isWide: boolean;
  readonly extents: Readonly<Record<SectionName, { readonly offset: number; readonly length: number }>>;
}

/** Reads the header. A string as result says what is wrong, as a predicate ("is not a word index"). */
export function readLayout(bytes: Uint8Array): IndexLayout | string {
  if (bytes.byteLength < HEADER_BYTES) return "is too short for a word index";
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let index = 0; index < MAGIC.length; index++) {
    if (bytes[index] !== MAGIC.charCodeAt(index)) return "is not a word index";
  }
  const format = view.getUint32(8, true);
  if (format !== INDEX_FORMAT) return `has index format ${format}; this version reads ${INDEX_FORMAT}`;
  if (view.getUint32(12, true) !== SECTIONS.length) return "has a header that does not agree with its format";
  const extents: Partial<Record<SectionName, { offset: number; length: number }>> = {};
  for (const [index, name] of SECTIONS.entries()) {
    const offset = view.getUint32(64 + index * 8, true);
    const length = view.getUint32(68 + index * 8, true);
    if (offset % 4 !== 0 || offset + length > bytes.byteLength) return `is cut short: ${name} lies outside`;
    extents[name] = { offset, length };
  }
  if (!isComplete(extents)) return "lacks a section";
  const counts = {
    words: view.getUint32(48, true),
    forms: view.getUint32(52, true),
    families: view.getUint32(56, true),
  };
  const isWide = view.getUint32(60, true) === 4;
  return agrees(counts, isWide, extents) ? { counts, isWide, extents } : "has sections of a wrong length";
}

const isComplete = (extents: Partial<IndexLayout["extents"]>): extents is IndexLayout["extents"] =>
  SECTIONS.every((name) => extents[name] !== undefined);

function agrees(
  { words, forms, families }: IndexCounts,
  isWide: boolean,
  extents: IndexLayout["extents"],
): boolean {
  const size = isWide ? 4 : 2;
  const known: Partial<Record<SectionName, number>> = {
    words: words * size,
    postingStarts: (forms + 1) * 4,
    postingVerses: words * 2,
    postingPlaces: words * 2,
    formStarts: (forms + 1) * 4,
    formFlags: forms,
    formFamilies: forms * size,
    familyStarts: (families + 1) * 4,
    labelStarts: (families + 1) * 4,
  };
  return SECTIONS.every((name) => known[name] === undefined || known[name] === extents[name].length);
}
