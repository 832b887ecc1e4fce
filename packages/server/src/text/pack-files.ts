/** The packs of a folder. */

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PACK_EXTENSION } from "./pack-format.ts";

/** Their paths, sorted; none in a folder that does not exist. What begins with a dot is still being written. */
export function packFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(PACK_EXTENSION) && !name.startsWith("."))
    .sort()
    .map((name) => join(folder, name));
}
