/**
 * The texts in a server's memory. A pack is read once, checked while it is read, and kept in a SharedArrayBuffer
 * without its provenance. Worker threads attach to these buffers without reading or checking them again.
 */

import { createHash, hash } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import type { WordIndex } from "@lectern/concordance";
import { books } from "@lectern/scripture";
import type { Edition, TextStore } from "./edition.ts";
import { decodeHeader, decodePack, HASHED_FROM, HEADER_BYTES } from "./pack-format.ts";
import { digestFault, openPack } from "./pack-reader.ts";
import { openWordIndex, type SharedWordIndex, wordIndexBeside } from "./word-index-file.ts";

/** The bytes of a checked pack, ready to be sent to a worker thread. */
export interface LoadedPack {
  /** The file it was read from. */
  readonly file: string;
  /** The edition's word index, not yet read; null when there is none beside the pack. */
  readonly wordIndex: SharedWordIndex | null;
  /** The bytes before the provenance. */
  readonly bytes: SharedArrayBuffer;
}

/** Thrown when a pack may not be served; the message names its file. */
export class PackFault extends Error {
  override readonly name = "PackFault";
}

/** The number of bytes that are read and hashed at a time: few enough to stay in the processor's cache. */
const PIECE_BYTES = 1 << 16;

/** Reads one pack and verifies the SHA-256 of all of it. Throws PackFault, or the error of the file system. */
export function loadPack(file: string): LoadedPack {
  // Open without blocking: a FIFO would block the start until somebody writes to it.
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const check = (fault: string | null): void => {
    if (fault !== null) throw new PackFault(`${file} ${fault}`);
  };
  const read = (into: Uint8Array, at: number): void => {
    for (let done = 0; done < into.byteLength; ) {
      const count = readSync(descriptor, into, done, into.byteLength - done, at + done);
      if (count === 0) check("became shorter while it was read");
      done += count;
    }
  };
  try {
    const found = fstatSync(descriptor);
    check(found.isFile() ? null : "is not a regular file");
    const { size } = found;
    const head = new Uint8Array(Math.min(size, HEADER_BYTES));
    read(head, 0);
    const header = decodeHeader(head, size);
    if (!header.ok) throw new PackFault(`${file} ${header.fault}`);
    const loadedBytes = header.extents.provenance.offset;
    const bytes = new SharedArrayBuffer(loadedBytes);
    const passing = new Uint8Array(PIECE_BYTES);
    const digest = createHash("sha256");
    for (let at = 0; at < size; ) {
      const piece =
        at < loadedBytes
          ? new Uint8Array(bytes, at, Math.min(PIECE_BYTES, loadedBytes - at))
          : passing.subarray(0, Math.min(PIECE_BYTES, size - at));
      read(piece, at);
      digest.update(at === 0 ? piece.subarray(HASHED_FROM) : piece);
      at += piece.byteLength;
    }
    const decoded = decodePack(new Uint8Array(bytes));
    check(decoded.ok ? digestFault(new Uint8Array(bytes), digest.digest("hex")) : decoded.fault);
    return { file, bytes, wordIndex: wordIndexBeside(file) };
  } finally {
    closeSync(descriptor);
  }
}

/**
 * A store over loaded packs: views only. `isWhole`: no pack was left out. Throws PackFault when two packs have the
 * same code.
 */
export function attachStore(packs: readonly LoadedPack[], isWhole = true): TextStore {
  const byCode = new Map<string, Edition>();
  const sharedIndexes = new Map<string, SharedWordIndex | null>();
  const wordIndexes = new Map<string, WordIndex | null>();
  for (const { file, bytes, wordIndex } of packs) {
    const opened = openPack(new Uint8Array(bytes));
    if (!opened.ok) throw new PackFault(`${file} ${opened.fault}`);
    const { code } = opened.edition.info;
    if (byCode.has(code)) throw new PackFault(`${file} is a second pack of ${code}`);
    byCode.set(code, opened.edition);
    sharedIndexes.set(code, wordIndex);
  }
  const codes = [...byCode.keys()].sort();
  const editions = codes.flatMap((code) => byCode.get(code) ?? []);
  const store: TextStore = {
    editions: Object.freeze(editions),
    dataRevision: dataRevisionOf(editions),
    isWhole,
    find: (code) => byCode.get(code) ?? byCode.get(code.toUpperCase()),
    wordIndexOf: (edition) => {
      const { code } = edition.info;
      const known = wordIndexes.get(code);
      if (known !== undefined) return known;
      const shared = sharedIndexes.get(code) ?? null;
      const index = shared === null ? null : openWordIndex(shared, edition);
      wordIndexes.set(code, index);
      return index;
    },
  };
  return Object.freeze(store);
}

function dataRevisionOf(editions: readonly Edition[]): string {
  const canon = books.map(({ key, chapters }) => [key, chapters]);
  const texts = editions.map(({ info }) => [info.code, info.revision]);
  return hash("sha256", JSON.stringify([canon, texts])).slice(0, 12);
}
