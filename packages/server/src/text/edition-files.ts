/**
 * Makes the files of an edition: at set-up for the bundled texts, and at import for others. Any other file that a server
 * loads with a pack must be made here too.
 */

import type { AssembledEdition } from "./assembled-edition.ts";
import { PACK_EXTENSION } from "./pack-format.ts";
import { openPack } from "./pack-reader.ts";
import { writePack } from "./pack-writer.ts";
import { makeWordIndex, WORD_INDEX_EXTENSION } from "./word-index-file.ts";

export interface EditionFile {
  /** What follows the edition's code in lower case in the file's name: `.pack`. */
  readonly extension: string;
  readonly bytes: Uint8Array;
}

/** In the order in which they are written to a folder. The pack is last, since a server looks for packs. */
export function editionFiles(edition: AssembledEdition): readonly EditionFile[] {
  const pack = writePack(edition);
  const opened = openPack(pack);
  if (!opened.ok) throw new Error(`the pack of ${edition.manifest.code} ${opened.fault}`);
  return [
    { extension: WORD_INDEX_EXTENSION, bytes: makeWordIndex(opened.edition) },
    { extension: PACK_EXTENSION, bytes: pack },
  ];
}
