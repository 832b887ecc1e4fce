/**
 * Opens a pack as an Edition. Verses are decoded from its bytes when they are requested. Nothing is copied, so every
 * worker thread can open the same shared memory at almost no cost.
 */

import { hash } from "node:crypto";
import { isOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { copyBytes, viewOf } from "./copy-bytes.ts";
import type { Annotation, Edition, ProvenanceStep, StoredItems } from "./edition.ts";
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

/** The same for a digest that was computed while the pack was read. `pack` has at least the bytes of the header. */
export function digestFault(pack: Uint8Array, computed: string): string | null {
  return computed === Buffer.from(pack.subarray(16, HASHED_FROM)).toString("hex")
    ? null
    : "does not agree with its own SHA-256: it was damaged or changed";
}

/**
 * Opens the bytes of a pack, with or without its provenance. They must not change afterwards. Only the header is
 * checked: call `findPackFault` first for bytes that were read from a disk.
 */
export function openPack(pack: Uint8Array): OpenedPack {
  const decoded = decodePack(pack);
  if (!decoded.ok) return decoded;
  return { ok: true, edition: editionOf(decoded.sections), counts: decoded.counts };
}

function editionOf(sections: PackSections): Edition {
  const { manifest, revision, absent, annotationTypes, digests } = parse<PackInformation>(
    sections.information,
  );
  const titles = new Map(parse<readonly TitleRow[]>(sections.titles).map((row) => [row[0], row]));
  const items = runsOf(sections.itemOffsets, sections.items);
  const annotations = runsOf(sections.annotationOffsets, sections.annotationRows);
  const info = { ...manifest, revision, verseCount: VERSE_TOTAL - absent.length, absent, annotationTypes };
  const edition: Edition = {
    info: Object.freeze(info),
    ...wordsOf(items, sections.plain, new Set(absent)),
    title: (ordinal) => titles.get(mustBeOrdinal(ordinal))?.[1] ?? null,
    annotations: (ordinal) =>
      annotationsOf(parse(annotations.between(mustBeOrdinal(ordinal), ordinal), "[", "]")),
    titleAnnotations: (ordinal) => annotationsOf(titles.get(mustBeOrdinal(ordinal))?.[2] ?? []),
    digests: Object.freeze(digests),
    scriptureItems: (first, last) => withoutComma(items.between(mustBeOrdinal(first), mustBeOrdinal(last))),
    scriptureItemsText: (first, last) => items.textBetween(mustBeOrdinal(first), mustBeOrdinal(last)),
    storedItems: items,
  };
  return Object.freeze(edition);
}

function mustBeOrdinal(ordinal: number): number {
  if (!isOrdinal(ordinal)) throw new RangeError(`no verse has the index ${ordinal}`);
  return ordinal;
}

interface Runs extends StoredItems {
  /** The bytes of the pieces from one ordinal to another, both included. */
  readonly between: (first: number, last: number) => Buffer;
  /** The same without the last comma, as a string with one character for each byte. */
  readonly textBetween: (first: number, last: number) => string;
}

function runsOf(offsets: Uint8Array, bytes: Uint8Array): Runs {
  const table = viewOf(offsets);
  const all = bufferOf(bytes);
  const startOf = (ordinal: number): number => table.getUint32((ordinal - 1) * 4, true);
  // A copy as one string, made at its first use in each thread. Slices of a string need no copying.
  let whole: string | undefined;
  return {
    view: viewOf(bytes),
    startOf,
    between: (first, last) => all.subarray(startOf(first), startOf(last + 1)),
    textBetween: (first, last) => {
      whole ??= all.toString("latin1");
      return whole.slice(startOf(first), startOf(last + 1) - 1);
    },
  };
}

const withoutComma = (run: Uint8Array): Uint8Array => run.subarray(0, Math.max(0, run.byteLength - 1));

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The trust boundary: a pack with the right SHA-256 contains what the writer wrote, so its JSON is not checked. */
function parse<Value>(bytes: Uint8Array, before = "", after = ""): Value {
  return JSON.parse(`${before}${bufferOf(bytes).toString("utf8")}${after}`) as Value;
}

/** The lengths of the JSON before the words of an item (without the verse number) and after them. */
const BEFORE = '{"verse":,"text":"'.length;
const AFTER = '"},'.length;
const NUMBER_AT = '{"verse":'.length;
const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * The words of each verse. In clean text JSON escapes only the quotation mark, so most items contain their words
 * unchanged, between parts of known length. Copying those bytes is far cheaper than parsing.
 */
function wordsOf(
  items: Runs,
  plain: Uint8Array,
  absent: ReadonlySet<number>,
): Pick<Edition, "text" | "putWords"> {
  const { view, startOf, between } = items;
  const isPlain = (ordinal: number): boolean =>
    (((plain[(ordinal - 1) >> 3] ?? 0) >> ((ordinal - 1) & 7)) & 1) === 1;
  const startOfWords = (ordinal: number): number => {
    const start = startOf(ordinal);
    let digits = 1;
    while (view.getUint8(start + NUMBER_AT + digits) !== COMMA) digits++;
    return start + BEFORE + digits;
  };
  /** Where words that begin at `start` end, in an item with more members; -1 where any of them is escaped. */
  const endOfWords = (start: number): number => {
    for (let end = start; ; end++) {
      const byte = view.getUint8(end);
      if (byte === QUOTE) return end;
      if (byte === BACKSLASH) return -1;
    }
  };
  const unescaped = (ordinal: number): string =>
    parse<{ readonly text: string }>(withoutComma(between(ordinal, ordinal))).text;
  return {
    text: (ordinal) => {
      if (absent.has(mustBeOrdinal(ordinal))) return null;
      if (!isPlain(ordinal)) return unescaped(ordinal);
      const item = between(ordinal, ordinal);
      return item.toString("utf8", startOfWords(ordinal) - startOf(ordinal), item.byteLength - AFTER);
    },
    putWords: (ordinal, to, at) => {
      const start = startOfWords(mustBeOrdinal(ordinal));
      const end = isPlain(ordinal) ? startOf(ordinal + 1) - AFTER : endOfWords(start);
      return end === -1
        ? at + to.bytes.write(unescaped(ordinal), at)
        : copyBytes(view, start, end, to.view, at);
    },
  };
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

/** The changes made to the source of each verse, in order; empty for a verse that is as in the source. */
export type Provenance = (ordinal: number) => readonly ProvenanceStep[];

/** Opens the provenance of a whole pack, whose SHA-256 was found to agree. */
export function openProvenance(pack: Uint8Array): Provenance {
  const decoded = decodePack(pack);
  if (!decoded.ok || decoded.sections.provenance === null) throw new RangeError("the pack is not whole");
  const rows = new Map(parse<readonly ProvenanceRow[]>(decoded.sections.provenance));
  return (ordinal) =>
    (rows.get(mustBeOrdinal(ordinal)) ?? []).map(([kind, what, why]) => ({ kind, what, why }));
}
