/** Puts a pack where a running server finds it: whole or not at all. */

import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { PACK_EXTENSION } from "../text/pack-format.ts";

/** Reading and writing, without running or looking into. */
const FILE_BITS = 0o666;

/** As chown takes it. */
const UNCHANGED = -1;

/**
 * Writes `<folder>/<code in lower case>.pack` under a temporary name that no server reads, and renames it when all
 * of it is on the disk. A pack that was there before is replaced in the same step. Whoever may read and write in the
 * folder may do so with the pack, whoever imports it. Returns the path. Throws the error of the file system, after
 * taking the temporary file away.
 */
export function installPack(folder: string, code: string, bytes: Uint8Array, unique: string): string {
  makeFolder(folder);
  const owned = statSync(folder);
  const file = join(folder, `${code.toLowerCase()}${PACK_EXTENSION}`);
  const temporary = join(folder, `.${code.toLowerCase()}.${unique}.tmp`);
  try {
    const descriptor = openSync(temporary, "wx");
    try {
      for (let at = 0; at < bytes.byteLength; ) at += writeSync(descriptor, bytes, at);
      handOver(descriptor, owned, owned.mode & FILE_BITS);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return file;
}

/** A new one belongs to whom the data directory belongs, where there is one. */
function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first !== folder) return;
  const { O_DIRECTORY, O_NOFOLLOW } = constants;
  let descriptor: number | undefined;
  try {
    // By its descriptor: whoever owns the data directory cannot put a link to something else in between.
    descriptor = openSync(folder, O_DIRECTORY | O_NOFOLLOW);
    const owned = statSync(dirname(folder));
    handOver(descriptor, owned, owned.mode & 0o777);
  } catch {
    // Windows opens no folders.
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** As far as the system lets it: only root gives files away; the group at least may be one of one's own. */
function handOver(descriptor: number, { uid, gid }: Stats, mode: number): void {
  for (const owner of [uid, UNCHANGED]) {
    try {
      fchownSync(descriptor, owner, gid);
      fchmodSync(descriptor, mode);
      return;
    } catch {
      // It stays as it was made.
    }
  }
}
