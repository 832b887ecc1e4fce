/**
 * The files that are made of an edition, for the bundled texts at set-up and for others at import. A file that a server
 * loads beside the pack is made here.
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

/** In the order in which they are put into a folder: the pack last, since a server looks for packs. */
export function editionFiles(edition: AssembledEdition): readonly EditionFile[] {
  const pack = writePack(edition);
  const opened = openPack(pack);
  if (!opened.ok) throw new Error(`the pack of ${edition.manifest.code} ${opened.fault}`);
  return [
    { extension: WORD_INDEX_EXTENSION, bytes: makeWordIndex(opened.edition) },
    { extension: PACK_EXTENSION, bytes: pack },
  ];
}
