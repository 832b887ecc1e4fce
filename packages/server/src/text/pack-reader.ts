/**
 * Opens a pack as an Edition: views into its bytes, decoded verse by verse when they are asked for. Nothing is
 * copied, so the same shared memory can be opened in every worker thread at next to no cost.
 */

import { hash } from "node:crypto";
import { fromOrdinal, isOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import type { Annotation, Edition, ProvenanceStep } from "./edition.ts";
import {
  ANNOTATION_TYPES,
  type AnnotationRow,
  decodePack,
  HASHED_FROM,
  type PackCounts,
  type PackInformation,
  type PackSections,
  type ProvenanceRow,
  type TitleRow,
} from "./pack-format.ts";

export type OpenedPack =
  | { readonly ok: true; readonly edition: Edition; readonly counts: PackCounts }
  | { readonly ok: false; readonly fault: string };

/** What is wrong with the bytes of a pack, as a predicate; null when its SHA-256 agrees. */
export function findPackFault(pack: Uint8Array): string | null {
  const decoded = decodePack(pack);
  if (!decoded.ok) return decoded.fault;
  return digestFault(pack, hash("sha256", pack.subarray(HASHED_FROM)));
}

/** The same for a digest taken while the pack was read. `pack`: its bytes or the first of them. */
export function digestFault(pack: Uint8Array, taken: string): string | null {
  return taken === Buffer.from(pack.subarray(16, HASHED_FROM)).toString("hex")
    ? null
    : "does not agree with its own SHA-256: it was damaged or changed";
}

/**
 * Opens the bytes of a pack, with or without its provenance. They are kept and read from, never written to. Only the header is checked: whoever
 * read them from a disk has called `findPackFault`.
 */
export function openPack(pack: Uint8Array): OpenedPack {
  const decoded = decodePack(pack);
  if (!decoded.ok) return decoded;
  return { ok: true, edition: editionOf(decoded.sections), counts: decoded.counts };
}

function editionOf(sections: PackSections): Edition {
  const { manifest, revision, absent, digests } = parse<PackInformation>(sections.information);
  const titles = new Map(parse<readonly TitleRow[]>(sections.titles).map((row) => [row[0], row]));
  const scripture = runsOf(sections.scriptureOffsets, sections.scriptureItems);
  const passage = runsOf(sections.passageOffsets, sections.passageItems);
  const annotations = runsOf(sections.annotationOffsets, sections.annotationRows);
  const absentSet = new Set(absent);
  const words = (ordinal: number): Buffer | null =>
    absentSet.has(mustBeOrdinal(ordinal))
      ? null
      : wordsOf(scripture(ordinal, ordinal), ordinal, titles.has(ordinal));
  const info = { ...manifest, revision, verseCount: VERSE_TOTAL - absent.length, absent };
  const edition: Edition = {
    info: Object.freeze(info),
    text: (ordinal) => words(ordinal)?.toString("utf8") ?? null,
    words,
    title: (ordinal) => titles.get(mustBeOrdinal(ordinal))?.[1] ?? null,
    annotations: (ordinal) => annotationsOf(parse(annotations(mustBeOrdinal(ordinal), ordinal), "[", "]")),
    titleAnnotations: (ordinal) => annotationsOf(titles.get(mustBeOrdinal(ordinal))?.[2] ?? []),
    digests: Object.freeze(digests),
    scriptureItems: (first, last) => withoutComma(scripture(mustBeOrdinal(first), mustBeOrdinal(last))),
    passageItems: (first, last) => withoutComma(passage(mustBeOrdinal(first), mustBeOrdinal(last))),
  };
  return Object.freeze(edition);
}

function mustBeOrdinal(ordinal: number): number {
  if (!isOrdinal(ordinal)) throw new RangeError(`no verse has the index ${ordinal}`);
  return ordinal;
}

type Runs = (first: number, last: number) => Buffer;

/** The bytes from the piece of one ordinal to that of another, both included. */
function runsOf(offsets: Uint8Array, bytes: Uint8Array): Runs {
  const table = new DataView(offsets.buffer, offsets.byteOffset, offsets.byteLength);
  const all = bufferOf(bytes);
  return (first, last) =>
    all.subarray(table.getUint32((first - 1) * 4, true), table.getUint32(last * 4, true));
}

const withoutComma = (run: Uint8Array): Uint8Array => run.subarray(0, Math.max(0, run.byteLength - 1));

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The trust boundary: what stands in a pack whose SHA-256 agrees was put there by the writer. */
function parse<Value>(bytes: Uint8Array, before = "", after = ""): Value {
  return JSON.parse(`${before}${bufferOf(bytes).toString("utf8")}${after}`) as Value;
}

const PREFIX = '{"verse":'.length + ',"text":"'.length;
const SUFFIX = '"},'.length;
const BACKSLASH = 0x5c;

/**
 * The words inside `{"verse":1,"text":"..."},`. The text of most verses needs no unescaping, as a quotation
 * mark is all that JSON escapes in clean text: then it is the bytes between a prefix and a suffix of known
 * lengths, and far cheaper than parsing.
 */
function wordsOf(item: Buffer, ordinal: number, hasTitle: boolean): Buffer {
  if (!hasTitle && !item.includes(BACKSLASH)) {
    const { verse } = fromOrdinal(ordinal);
    const digits = verse < 10 ? 1 : verse < 100 ? 2 : 3;
    return item.subarray(PREFIX + digits, item.byteLength - SUFFIX);
  }
  return Buffer.from(parse<{ readonly text: string }>(withoutComma(item)).text);
}

function annotationsOf(rows: readonly AnnotationRow[]): readonly Annotation[] {
  return rows.map(([type, start, end, text, style]) => {
    const known = ANNOTATION_TYPES[type];
    if (known === undefined) throw new RangeError(`no annotation has the type ${type}`);
    return {
      type: known,
      start,
      end,
      ...(text === undefined || text === null ? {} : { text }),
      ...(style === undefined ? {} : { style }),
    };
  });
}

/** What was done to the source to get each verse, in order; empty for one that stands as in the source. */
export type Provenance = (ordinal: number) => readonly ProvenanceStep[];

/** Opens the provenance of a whole pack, whose SHA-256 was found to agree. */
export function openProvenance(pack: Uint8Array): Provenance {
  const decoded = decodePack(pack);
  if (!decoded.ok || decoded.sections.provenance === null) throw new RangeError("the pack is not whole");
  const rows = new Map(parse<readonly ProvenanceRow[]>(decoded.sections.provenance));
  return (ordinal) =>
    (rows.get(mustBeOrdinal(ordinal)) ?? []).map(([kind, what, why]) => ({ kind, what, why }));
}
