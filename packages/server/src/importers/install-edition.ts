/** Puts the files of an edition where a running server finds them. Each file appears complete or not at all. */

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
import type { EditionFile } from "../text/edition-files.ts";

/** The permission bits for reading and writing: those of a folder without the bits for entering it. */
const FILE_BITS = 0o666;

/** chown leaves an owner as it is for this number. */
const UNCHANGED = -1;

/**
 * Writes each file to `<folder>/<code in lower case><extension>`, in the given order, and returns the paths. Each is
 * written under a temporary name that no server reads and is renamed when all of it is on the disk, which also
 * replaces the file of an earlier import. Whoever may read and write in the folder may read and write the files.
 * `unique` tells the temporary files of two imports apart. After an error of the file system it removes the temporary
 * file and throws the error.
 */
export function installEdition(
  folder: string,
  code: string,
  files: readonly EditionFile[],
  unique: string,
): readonly string[] {
  makeFolder(folder);
  const owned = statSync(folder);
  return files.map(({ extension, bytes }) => {
    const file = join(folder, `${code.toLowerCase()}${extension}`);
    writeWhole(file, join(folder, `.${code.toLowerCase()}${extension}.${unique}.tmp`), bytes, owned);
    return file;
  });
}

function writeWhole(file: string, temporary: string, bytes: Uint8Array, owned: Stats): void {
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
}

/** Makes the folder when it does not exist. It gets the owner and mode of the data directory that it is in, if that exists. */
function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first !== folder) return;
  const { O_DIRECTORY, O_NOFOLLOW } = constants;
  let descriptor: number | undefined;
  try {
    // Through a descriptor, so that the owner of the data directory cannot swap in a link meanwhile.
    descriptor = openSync(folder, O_DIRECTORY | O_NOFOLLOW);
    const owned = statSync(dirname(folder));
    handOver(descriptor, owned, owned.mode & 0o777);
  } catch {
    // Windows cannot open a folder. The folder keeps the owner and mode that it was made with.
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Changes owner, group and mode as far as the system allows. Only root may change the owner; then the group alone is tried. */
function handOver(descriptor: number, { uid, gid }: Stats, mode: number): void {
  for (const owner of [uid, UNCHANGED]) {
    try {
      fchownSync(descriptor, owner, gid);
      fchmodSync(descriptor, mode);
      return;
    } catch {
      // The file keeps the owner and mode that it was made with.
    }
  }
}
