/**
 * The texts a server holds. A pack is read whole into a SharedArrayBuffer and checked once; the buffers can be
 * handed to worker threads, which attach to them without reading or checking again.
 */

import { hash } from "node:crypto";
import { closeSync, fstatSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import { books } from "@lectern/scripture";
import type { Edition, TextStore } from "./edition.ts";
import { PACK_EXTENSION } from "./pack-format.ts";
import { findPackFault, openPack } from "./pack-reader.ts";

/** The bytes of a checked pack, ready to be sent to a worker thread. */
export interface LoadedPack {
  /** The file it was read from. */
  readonly file: string;
  readonly bytes: SharedArrayBuffer;
}

/** Thrown when a pack may not be served; the message names its file. */
export class PackFault extends Error {
  override readonly name = "PackFault";
}

/** Reads one pack and verifies its SHA-256. Throws PackFault, or the error of the file system. */
export function loadPack(file: string): LoadedPack {
  const bytes = readShared(file);
  const fault = findPackFault(new Uint8Array(bytes));
  if (fault !== null) throw new PackFault(`${file} ${fault}`);
  return { file, bytes };
}

/** Loads every pack in a folder, in the order of their file names. Throws as `loadPack` does. */
export function loadPacks(folder: string): readonly LoadedPack[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(PACK_EXTENSION) && !name.startsWith("."))
    .sort()
    .map((name) => loadPack(join(folder, name)));
}

/** A store over loaded packs: views only. Throws PackFault when two packs have one code. */
export function attachStore(packs: readonly LoadedPack[]): TextStore {
  const byCode = new Map<string, Edition>();
  for (const { file, bytes } of packs) {
    const opened = openPack(new Uint8Array(bytes));
    if (!opened.ok) throw new PackFault(`${file} ${opened.fault}`);
    const { code } = opened.edition.info;
    if (byCode.has(code)) throw new PackFault(`${file} is a second pack of ${code}`);
    byCode.set(code, opened.edition);
  }
  const codes = [...byCode.keys()].sort();
  const editions = codes.flatMap((code) => byCode.get(code) ?? []);
  const store: TextStore = {
    editions: Object.freeze(editions),
    dataRevision: dataRevisionOf(editions),
    find: (code) => byCode.get(code) ?? byCode.get(code.toUpperCase()),
  };
  return Object.freeze(store);
}

/** Loads, checks and attaches every pack in a folder. */
export function openStore(folder: string): TextStore {
  return attachStore(loadPacks(folder));
}

function dataRevisionOf(editions: readonly Edition[]): string {
  const canon = books.map(({ key, chapters }) => [key, chapters]);
  const texts = editions.map(({ info }) => [info.code, info.revision]);
  return hash("sha256", JSON.stringify([canon, texts])).slice(0, 12);
}

function readShared(file: string): SharedArrayBuffer {
  const descriptor = openSync(file, "r");
  try {
    const length = fstatSync(descriptor).size;
    const bytes = new SharedArrayBuffer(length);
    let done = 0;
    while (done < length) {
      const count = readSync(descriptor, new Uint8Array(bytes, done), 0, length - done, done);
      if (count === 0) throw new PackFault(`${file} became shorter while it was read`);
      done += count;
    }
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}
