/** For tests and benchmarks: a store of every pack in a folder. The server's own follows its folders (live-store.ts). */

import type { TextStore } from "../edition.ts";
import { packFilesIn } from "../pack-files.ts";
import { attachStore, type LoadedPack, loadPack } from "../store.ts";

/** In the order of their file names. Throws as `loadPack` does. */
export const loadPacks = (folder: string): readonly LoadedPack[] => packFilesIn(folder).map(loadPack);

/** Throws as `loadPack` and `attachStore` do. */
export const openStore = (folder: string): TextStore => attachStore(loadPacks(folder));
