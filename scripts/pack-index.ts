// An edition and its word index, for scripts that read its verses or its vocabulary.
import { readFileSync } from "node:fs";
import { openIndex, type WordIndex } from "../packages/concordance/src/index.ts";
import type { Edition } from "../packages/server/src/text/edition.ts";
import { openPack } from "../packages/server/src/text/pack-reader.ts";
import { makeWordIndex } from "../packages/server/src/text/word-index-file.ts";

/** The edition of a pack; throws if the file is no valid pack. */
export function editionOfPack(file: string): Edition {
  const pack = openPack(readFileSync(file));
  if (!pack.ok) throw new Error(`${file} ${pack.fault}`);
  return pack.edition;
}

/** Builds the index of a pack; throws if the file is no valid pack. */
export function indexOfPack(file: string): WordIndex {
  const opened = openIndex(makeWordIndex(editionOfPack(file)));
  if (!opened.ok) throw new Error(opened.fault);
  return opened.index;
}
