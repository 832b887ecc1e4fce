/** For tests and benchmarks: a store of packs in a folder. The server's own follows its folders (live-store.ts). */

import { basename } from "node:path";
import type { TextStore } from "../edition.ts";
import { packFilesIn } from "../pack-files.ts";
import { PACK_EXTENSION } from "../pack-format.ts";
import { attachStore, type LoadedPack, loadPack } from "../store.ts";

/** In the order of their file names. Throws as `loadPack` does. */
export const loadPacks = (folder: string): readonly LoadedPack[] => packFilesIn(folder).map(loadPack);

/** A store of all packs in the folder, or of those with these names (`kjv`). Throws as `loadPack` and `attachStore` do. */
export function openStore(folder: string, names?: readonly string[]): TextStore {
  const files = packFilesIn(folder).filter(
    (file) => names === undefined || names.includes(basename(file, PACK_EXTENSION)),
  );
  return attachStore(files.map(loadPack));
}
