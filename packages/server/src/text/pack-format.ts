/**
 * The layout of a pack: one read-only file per edition, addressed by ordinal. A server loads all of it except the
 * provenance, which is last for that reason. All integers are unsigned 32-bit, little-endian. The same edition
 * always makes the same bytes.
 *
 *     offset  bytes
 *          0      8  "LECTERN" and a zero byte
 *          8      4  format version (3)
 *         12      4  number of sections (8)
 *         16     32  SHA-256 of every byte from offset 48 to the end of the file
 *         48      4  verses of the canon (31102)
 *         52      4  verses that the edition has
 *         56      4  titles
 *         60      4  annotations, of texts and titles together
 *         64   8 x 8  sections: offset in the file and length in bytes, in the order of SECTIONS
 *
 * Every section begins at a multiple of 4. The sections:
 *
 *   information        JSON: manifest, revision, ordinals of absent verses, kinds of annotations, digests of the edition
 *                      and of its books
 *   itemOffsets        31103 integers; entry n - 1 is where the item of ordinal n begins in its section, the last is the
 *                      section's length
 *   items              `{"verse":1,"text":"..."},` in canonical order, each with a comma after it
 *   plain              one bit for each ordinal: that of ordinal n in byte (n - 1) / 8 at (n - 1) % 8 from the lowest. Set
 *                      if the item contains the words unchanged: JSON escapes nothing in them, and no title follows
 *   titles             JSON: [[ordinal, title, [annotation row ...]], ...] ascending
 *   annotationOffsets  31103 integers, like itemOffsets
 *   annotationRows     the JSON rows of each verse's annotations, joined by commas, without outer brackets
 *   provenance         JSON: [[ordinal, [[kind, what, why], ...]], ...] ascending
 *
 * An annotation row is [type, start, end], [type, start, end, text] or [type, start, end, text or null, style];
 * type is the index in ANNOTATION_TYPES; start (included) and end (not included) are offsets in UTF-16 code
 * units in the clean text or title, equal for a point.
 */

import { VERSE_TOTAL } from "@lectern/scripture";
import type { AnnotationType, EditionDigests } from "./edition.ts";
import type { EditionManifest } from "./manifest.ts";

/** The extension of a pack's file name, after the edition's code in lower case. */
export const PACK_EXTENSION = ".pack";

const PACK_MAGIC = "LECTERN\0";
const PACK_FORMAT = 3;
/** Where the hashed part begins. */
export const HASHED_FROM = 48;
export const OFFSET_BYTES = (VERSE_TOTAL + 1) * 4;
export const PLAIN_BYTES = Math.ceil(VERSE_TOTAL / 8);

export const SECTIONS = [
  "information",
  "itemOffsets",
  "items",
  "plain",
  "titles",
  "annotationOffsets",
  "annotationRows",
  "provenance",
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** Bytes of header and section table. */
export const HEADER_BYTES = 64 + SECTIONS.length * 8;

/** The order is part of the format: only ever append. */
export const ANNOTATION_TYPES: readonly AnnotationType[] = [
  "note",
  "heading",
  "letter",
  "subscription",
  "added",
  "words_of_jesus",
  "divine_name",
  "paragraph",
  "poetry",
  "bridge",
];

/** Type, start, end, text, style. */
export type AnnotationRow = readonly [number, number, number, (string | null)?, string?];

/** The content of the information section. */
export interface PackInformation {
  readonly manifest: EditionManifest;
  readonly revision: string;
  readonly absent: readonly number[];
  readonly annotationTypes: readonly AnnotationType[];
  readonly digests: EditionDigests;
}

export type TitleRow = readonly [number, string, readonly AnnotationRow[]];

export type ProvenanceRow = readonly [number, readonly (readonly ["rule" | "erratum", string, string])[]];

export interface PackCounts {
  readonly verses: number;
  readonly titles: number;
  readonly annotations: number;
}

/** Writes the header into the first HEADER_BYTES of a pack, except for the SHA-256. */
export function encodeHeader(pack: Uint8Array, counts: PackCounts, sections: readonly Uint8Array[]): void {
  const view = new DataView(pack.buffer, pack.byteOffset, pack.byteLength);
  pack.set(new TextEncoder().encode(PACK_MAGIC), 0);
  view.setUint32(8, PACK_FORMAT, true);
  view.setUint32(12, SECTIONS.length, true);
  view.setUint32(48, VERSE_TOTAL, true);
  view.setUint32(52, counts.verses, true);
  view.setUint32(56, counts.titles, true);
  view.setUint32(60, counts.annotations, true);
  let at = HEADER_BYTES;
  for (const [index, section] of sections.entries()) {
    at = aligned(at);
    view.setUint32(64 + index * 8, at, true);
    view.setUint32(68 + index * 8, section.byteLength, true);
    at += section.byteLength;
  }
}

/** The next multiple of 4. */
export const aligned = (offset: number): number => Math.ceil(offset / 4) * 4;

/** A pack's sections; the provenance is null when it was not loaded. */
export type PackSections = Readonly<
  Record<Exclude<SectionName, "provenance">, Uint8Array> & { readonly provenance: Uint8Array | null }
>;

interface PackHeader {
  readonly ok: true;
  /** The place of each section in the file. */
  readonly extents: Readonly<Record<SectionName, { readonly offset: number; readonly end: number }>>;
  readonly counts: PackCounts;
}

interface Undecoded {
  readonly ok: false;
  readonly fault: string;
}

const bad = (fault: string): Undecoded => ({ ok: false, fault });

/** Reads the header of a file with `fileBytes` bytes. */
export function decodeHeader(head: Uint8Array, fileBytes: number): PackHeader | Undecoded {
  if (head.byteLength < HEADER_BYTES) return bad("is too short for a pack");
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let index = 0; index < PACK_MAGIC.length; index++) {
    if (head[index] !== PACK_MAGIC.charCodeAt(index)) return bad("is not a pack");
  }
  const format = view.getUint32(8, true);
  if (format !== PACK_FORMAT) return bad(`has pack format ${format}; this version reads ${PACK_FORMAT}`);
  if (view.getUint32(12, true) !== SECTIONS.length || view.getUint32(48, true) !== VERSE_TOTAL) {
    return bad("has a header that does not agree with its format");
  }
  const extents: Partial<Record<SectionName, { offset: number; end: number }>> = {};
  for (const [index, name] of SECTIONS.entries()) {
    const offset = view.getUint32(64 + index * 8, true);
    const length = view.getUint32(68 + index * 8, true);
    if (offset < HEADER_BYTES || offset % 4 !== 0 || offset + length > fileBytes) {
      return bad(`is cut short: section ${name} lies outside the file`);
    }
    const known = name.endsWith("Offsets") ? OFFSET_BYTES : name === "plain" ? PLAIN_BYTES : length;
    if (length !== known) return bad(`has a wrong length of ${name}`);
    extents[name] = { offset, end: offset + length };
  }
  const counts = {
    verses: view.getUint32(52, true),
    titles: view.getUint32(56, true),
    annotations: view.getUint32(60, true),
  };
  return isComplete(extents) ? { ok: true, extents, counts } : bad("lacks a section");
}

const isComplete = (
  extents: Partial<PackHeader["extents"]>,
): extents is Record<SectionName, { offset: number; end: number }> =>
  SECTIONS.every((name) => extents[name] !== undefined);

export type DecodedPack =
  | { readonly ok: true; readonly sections: PackSections; readonly counts: PackCounts }
  | Undecoded;

/** Splits a pack, or its bytes up to the provenance, into views of its sections. Does not check the SHA-256. */
export function decodePack(pack: Uint8Array): DecodedPack {
  const header = decodeHeader(pack, Number.POSITIVE_INFINITY);
  if (!header.ok) return header;
  const { extents, counts } = header;
  const viewOf = (name: SectionName): Uint8Array => pack.subarray(extents[name].offset, extents[name].end);
  const isLeftOut = pack.byteLength === extents.provenance.offset;
  for (const name of SECTIONS) {
    if (extents[name].end > pack.byteLength && !(isLeftOut && name === "provenance")) {
      return bad(`is cut short: section ${name} lies outside the file`);
    }
  }
  const sections: PackSections = {
    information: viewOf("information"),
    itemOffsets: viewOf("itemOffsets"),
    items: viewOf("items"),
    plain: viewOf("plain"),
    titles: viewOf("titles"),
    annotationOffsets: viewOf("annotationOffsets"),
    annotationRows: viewOf("annotationRows"),
    provenance: isLeftOut ? null : viewOf("provenance"),
  };
  return { ok: true, sections, counts };
}
