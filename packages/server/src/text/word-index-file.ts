/**
 * The word index of an edition: a file beside its pack, read when a search first needs it, into memory that all
 * threads share. It is checked as the pack is, by its SHA-256.
 */

import { hash } from "node:crypto";
import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { buildIndex, findIndexFault, openIndex, type WordIndex } from "@lectern/concordance";
import { VERSE_TOTAL } from "@lectern/scripture";
import type { Edition } from "./edition.ts";
import { analyserOf } from "./edition-analyser.ts";
import { PACK_EXTENSION } from "./pack-format.ts";

/** The extension of an index's file name, after the edition's code in lower case. */
export const WORD_INDEX_EXTENSION = ".words";

const sha256 = (bytes: Uint8Array): Uint8Array => hash("sha256", bytes, "buffer");

/** The bytes of an edition's word index. Takes one to two seconds for a whole Bible. */
export function makeWordIndex({ info, text }: Pick<Edition, "info" | "text">): Uint8Array {
  const { code, language, revision } = info;
  return buildIndex(
    { code, language, revision, verseTotal: VERSE_TOTAL, text },
    sha256,
    analyserOf(language),
  );
}

/** An index file. The first thread that needs it reads it. Can be sent to worker threads. */
export interface SharedWordIndex {
  readonly file: string;
  /** The bytes, with the file's length; zeros until it is read. */
  readonly bytes: SharedArrayBuffer;
  /** One Int32: EMPTY, READING, READY or FAULTY. */
  readonly state: SharedArrayBuffer;
}

const EMPTY = 0;
const READING = 1;
const READY = 2;
const FAULTY = 3;

/** Milliseconds that a thread waits while another one reads the file. Reading takes some tens of milliseconds. */
const READING_MS = 10_000;

/** The index file next to a pack; null if there is none. It is not read yet. */
export function wordIndexBeside(packFile: string): SharedWordIndex | null {
  const file = packFile.slice(0, -PACK_EXTENSION.length) + WORD_INDEX_EXTENSION;
  if (!existsSync(file)) return null;
  return { file, bytes: new SharedArrayBuffer(statSync(file).size), state: new SharedArrayBuffer(4) };
}

/** The index of an edition; null when it is damaged, or was made of another text or by another analyser. */
export function openWordIndex(shared: SharedWordIndex, { info }: Edition): WordIndex | null {
  if (!isRead(shared)) return null;
  const analyser = analyserOf(info.language);
  const opened = openIndex(new Uint8Array(shared.bytes), analyser);
  if (!opened.ok) return null;
  const { code, revision, analyser: version } = opened.index.information;
  const isOurs = code === info.code && revision === info.revision;
  return isOurs && version === analyser.version ? opened.index : null;
}

/** Reads the file, or waits until another thread has. Returns whether its bytes are valid. */
function isRead({ file, bytes, state }: SharedWordIndex): boolean {
  const flag = new Int32Array(state);
  if (Atomics.compareExchange(flag, 0, EMPTY, READING) === EMPTY) {
    Atomics.store(flag, 0, readInto(file, new Uint8Array(bytes)) ? READY : FAULTY);
    Atomics.notify(flag, 0);
  } else Atomics.wait(flag, 0, READING, READING_MS);
  return Atomics.load(flag, 0) === READY;
}

function readInto(file: string, bytes: Uint8Array): boolean {
  try {
    const descriptor = openSync(file, "r");
    try {
      for (let done = 0; done < bytes.byteLength; ) {
        const count = readSync(descriptor, bytes, done, bytes.byteLength - done, done);
        if (count === 0) return false;
        done += count;
      }
    } finally {
      closeSync(descriptor);
    }
    return findIndexFault(bytes, sha256) === null;
  } catch {
    return false;
  }
}
