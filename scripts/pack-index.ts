// The word index of an edition, for scripts that read its vocabulary.
import { readFileSync } from "node:fs";
import { openIndex, type WordIndex } from "../packages/concordance/src/index.ts";
import { openPack } from "../packages/server/src/text/pack-reader.ts";
import { makeWordIndex } from "../packages/server/src/text/word-index-file.ts";

/** Builds the index of a pack; throws if the file is no valid pack. */
export function indexOfPack(file: string): WordIndex {
  const pack = openPack(readFileSync(file));
  if (!pack.ok) throw new Error(`${file} ${pack.fault}`);
  const opened = openIndex(makeWordIndex(pack.edition));
  if (!opened.ok) throw new Error(opened.fault);
  return opened.index;
}
