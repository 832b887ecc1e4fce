import { basename } from "node:path";
import { packFilesIn } from "../text/pack-files.ts";
import { PACK_EXTENSION } from "../text/pack-format.ts";

/** Codes of the packs in these folders, upper case; a folder that does not exist has none. */
export const installedCodes = (folders: readonly string[]): readonly string[] =>
  folders
    .flatMap(packFilesIn)
    .map((file) => basename(file, PACK_EXTENSION).toUpperCase())
    .sort();
