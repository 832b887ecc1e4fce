/** Puts a pack where a running server finds it: whole or not at all. */

import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { PACK_EXTENSION } from "../text/pack-format.ts";

/**
 * Writes `<folder>/<code in lower case>.pack` under a temporary name that no server reads, and renames it when all
 * of it is on the disk. A pack that was there before is replaced in the same step. Returns the path. Throws the
 * error of the file system, after taking the temporary file away.
 */
export function installPack(folder: string, code: string, bytes: Uint8Array, unique: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${code.toLowerCase()}${PACK_EXTENSION}`);
  const temporary = join(folder, `.${code.toLowerCase()}.${unique}.tmp`);
  try {
    const descriptor = openSync(temporary, "wx");
    try {
      for (let at = 0; at < bytes.byteLength; ) at += writeSync(descriptor, bytes, at);
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
