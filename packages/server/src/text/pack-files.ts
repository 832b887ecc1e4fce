/** Lists the packs in folders. */

import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { PACK_EXTENSION } from "./pack-format.ts";

/** Sorted paths; none when the folder does not exist. A name that begins with a dot is still being written. */
export function packFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(PACK_EXTENSION) && !name.startsWith("."))
    .sort()
    .map((name) => join(folder, name));
}

/** Codes of the packs in these folders, upper case and sorted; a folder that does not exist has none. */
export const packCodesIn = (folders: readonly string[]): readonly string[] =>
  folders
    .flatMap(packFilesIn)
    .map((file) => basename(file, PACK_EXTENSION).toUpperCase())
    .sort();
