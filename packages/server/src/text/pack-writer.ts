/** Writes an edition in the layout of pack-format.ts. */

import { createHash, hash } from "node:crypto";
import { fromOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import type { AssembledEdition, AssembledVerse } from "./assembled-edition.ts";
import { takeDigests } from "./digest.ts";
import type { Annotation, AnnotationType } from "./edition.ts";
import {
  ANNOTATION_TYPES,
  type AnnotationRow,
  aligned,
  encodeHeader,
  HASHED_FROM,
  HEADER_BYTES,
  OFFSET_BYTES,
  type PackInformation,
  PLAIN_BYTES,
  type ProvenanceRow,
  SECTIONS,
  type SectionName,
  type TitleRow,
} from "./pack-format.ts";

const encoder = new TextEncoder();
const json = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

/** The bytes of a pack. The same edition always gives the same bytes. */
export function writePack({ manifest, verses }: AssembledEdition): Uint8Array {
  const verseAt = (ordinal: number): AssembledVerse => verses[ordinal - 1] ?? { text: null };
  const words = {
    text: (ordinal: number) => verseAt(ordinal).text,
    title: (ordinal: number) => verseAt(ordinal).title ?? null,
  };
  const items = indexed((ordinal) => `${itemOf(ordinal, verseAt(ordinal))},`);
  const annotations = indexed((ordinal) => rowsOf(verseAt(ordinal).annotations).map(text).join());
  const titles = titleRows(verses);
  const { edition, books } = takeDigests(words);
  const marks = createHash("sha256").update(edition).update(annotations.bytes).update(json(titles));
  const information: PackInformation = {
    manifest,
    revision: marks.digest("hex").slice(0, 12),
    absent: verses.flatMap((verse, index) => (verse.text === null ? [index + 1] : [])),
    annotationTypes: typesIn(verses),
    digests: { edition, books },
  };
  const sections: Readonly<Record<SectionName, Uint8Array>> = {
    information: json(information),
    itemOffsets: items.offsets,
    items: items.bytes,
    plain: plainBits(verses),
    titles: json(titles),
    annotationOffsets: annotations.offsets,
    annotationRows: annotations.bytes,
    provenance: json(provenanceRows(verses)),
  };
  const counted = (verse: AssembledVerse): number =>
    (verse.annotations?.length ?? 0) + (verse.titleAnnotations?.length ?? 0);
  return join(sections, {
    verses: VERSE_TOTAL - information.absent.length,
    titles: titles.length,
    annotations: verses.reduce((sum, verse) => sum + counted(verse), 0),
  });
}

/** The kinds of annotations that any verse or title has, in the order of ANNOTATION_TYPES. */
function typesIn(verses: readonly AssembledVerse[]): readonly AnnotationType[] {
  const found = new Set<AnnotationType>();
  for (const { annotations = [], titleAnnotations = [] } of verses) {
    for (const { type } of [...annotations, ...titleAnnotations]) found.add(type);
  }
  return ANNOTATION_TYPES.filter((type) => found.has(type));
}

const text = (row: AnnotationRow): string => JSON.stringify(row);

interface Indexed {
  readonly offsets: Uint8Array;
  readonly bytes: Uint8Array;
}

/**
 * Builds a piece of text for every ordinal, and the table of their offsets. All pieces are written to one buffer that
 * doubles when it is full: tens of thousands of small buffers would use several times the memory.
 */
function indexed(pieceOf: (ordinal: number) => string): Indexed {
  const offsets = new Uint8Array(OFFSET_BYTES);
  const view = new DataView(offsets.buffer);
  let bytes = Buffer.allocUnsafe(1 << 20);
  let length = 0;
  for (let ordinal = 1; ordinal <= VERSE_TOTAL; ordinal++) {
    view.setUint32((ordinal - 1) * 4, length, true);
    const piece = pieceOf(ordinal);
    const needed = length + Buffer.byteLength(piece);
    if (needed > bytes.byteLength) {
      bytes = Buffer.concat([bytes.subarray(0, length)], Math.max(needed, bytes.byteLength * 2));
    }
    length += bytes.write(piece, length);
  }
  view.setUint32(VERSE_TOTAL * 4, length, true);
  return { offsets, bytes: bytes.subarray(0, length) };
}

function itemOf(ordinal: number, { text, title }: AssembledVerse): string {
  return JSON.stringify({
    verse: fromOrdinal(ordinal).verse,
    text: text ?? "",
    ...(text === null ? { absent: true } : {}),
    ...(title === undefined ? {} : { title }),
  });
}

/** One bit for each verse: whether its item contains the words unescaped. */
function plainBits(verses: readonly AssembledVerse[]): Uint8Array {
  const bits = new Uint8Array(PLAIN_BYTES);
  for (const [index, { text, title }] of verses.entries()) {
    if (text === null || title !== undefined || JSON.stringify(text) !== `"${text}"`) continue;
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return bits;
}

function rowsOf(annotations: readonly Annotation[] | undefined): readonly AnnotationRow[] {
  return (annotations ?? []).map(({ type, start, end, text, style }) => {
    const head = [ANNOTATION_TYPES.indexOf(type), start, end] as const;
    if (style !== undefined) return [...head, text ?? null, style];
    return text === undefined ? head : [...head, text];
  });
}

function titleRows(verses: readonly AssembledVerse[]): readonly TitleRow[] {
  return verses.flatMap(({ title, titleAnnotations }, index): readonly TitleRow[] =>
    title === undefined ? [] : [[index + 1, title, rowsOf(titleAnnotations)]],
  );
}

function provenanceRows(verses: readonly AssembledVerse[]): readonly ProvenanceRow[] {
  return verses.flatMap(({ provenance }, index): readonly ProvenanceRow[] =>
    provenance === undefined || provenance.length === 0
      ? []
      : [[index + 1, provenance.map(({ kind, what, why }) => [kind, what, why] as const)]],
  );
}

function join(
  sections: Readonly<Record<SectionName, Uint8Array>>,
  counts: Parameters<typeof encodeHeader>[1],
): Uint8Array {
  const parts = SECTIONS.map((name) => sections[name]);
  const length = parts.reduce((at, part) => aligned(at) + part.byteLength, HEADER_BYTES);
  const pack = new Uint8Array(length);
  encodeHeader(pack, counts, parts);
  let at = HEADER_BYTES;
  for (const part of parts) {
    at = aligned(at);
    pack.set(part, at);
    at += part.byteLength;
  }
  pack.set(hash("sha256", pack.subarray(HASHED_FROM), "buffer"), 16);
  return pack;
}
