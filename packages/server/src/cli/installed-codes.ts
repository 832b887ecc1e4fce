import { existsSync, readdirSync } from "node:fs";
import { PACK_EXTENSION } from "../text/pack-format.ts";

/** Codes of the packs in these folders, upper case; a folder that does not exist has none. */
export const installedCodes = (folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
    .filter((name) => name.endsWith(PACK_EXTENSION) && !name.startsWith("."))
    .map((name) => name.slice(0, -PACK_EXTENSION.length).toUpperCase())
    .sort();
