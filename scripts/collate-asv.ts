// Collates the ASV with its proofed witness, where that is at hand (testdata/asv-witness.ts says where).
//   npm run collate             says what differs after rules and errata and is not in editions/asv/kept.tsv
//   npm run collate -- --write  writes editions/asv/errata.tsv anew from what differs after the rules, less what
//                               kept.tsv keeps; read the difference in git before it is committed
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bookById, fromOrdinal } from "@lectern/scripture";
import type { AssembledEdition } from "../packages/server/src/text/assembled-edition.ts";
import { parseErrata } from "../packages/server/src/text/errata.ts";
import { type Difference, differencesFrom } from "../packages/server/src/text/testdata/asv-collation.ts";
import { readWitness } from "../packages/server/src/text/testdata/asv-witness.ts";
import { bundledAsv, ROOT, ruledAsv } from "../packages/server/src/text/testdata/bundled.ts";
import { splitChange } from "../packages/server/src/text/testdata/word-diff.ts";

const ERRATA = join(ROOT, "editions", "asv", "errata.tsv");
const KEPT = join(ROOT, "editions", "asv", "kept.tsv");
const WITNESS = "openbibleinfo USX";

/** What kind of fault a row mends: the codes that editions/asv/README.md explains. */
function reasonOf({ stands, shouldStand }: Difference): string {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N} ]/gu, "");
  const [left, right] = [letters(stands), letters(shouldStand)];
  if (stands === "") return "missing";
  if (shouldStand === "") return "extra";
  if (stands.replace(/[- ]/g, "") === shouldStand.replace(/[- ]/g, "")) return "compound";
  if (left === right) return "punctuation";
  if (left.toLowerCase() === right.toLowerCase()) return "capital";
  if (left.replaceAll(" ", "") === right.replaceAll(" ", "")) return "compound";
  return "word";
}

function rowOf(difference: Difference): string {
  const { ordinal, inTitle, word, stands, shouldStand } = difference;
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  const place = `${bookById(bookId).osis}.${chapter}.${inTitle ? 0 : verse}`;
  return [place, word, stands, shouldStand, reasonOf(difference), WITNESS].join("\t");
}

const comments = (file: string): string =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("#"))
    .join("\n");

const keyOf = ({ ordinal, inTitle, stands, shouldStand }: Difference): string =>
  JSON.stringify([ordinal, inTitle, stands, shouldStand]);

const witness = readWitness();
if (witness === null) {
  console.error("the witness is not at hand: set LECTERN_SHARED to the folder that has texts/asv/usx");
  process.exit(1);
}
const kept = new Set(parseErrata(readFileSync(KEPT, "utf8")).map(keyOf));
const open = (edition: AssembledEdition): readonly Difference[] =>
  differencesFrom(edition, witness).filter((difference) => !kept.has(keyOf(difference)));

/** Words in capitals, which are how plain text writes the small capitals of the print, stay capitals. */
function inCapitals(difference: Difference): readonly Difference[] {
  if (!/^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u.test(difference.stands)) return [difference];
  const shouldStand = difference.shouldStand.toUpperCase();
  return shouldStand === difference.stands ? [] : [{ ...difference, shouldStand }];
}

if (process.argv.includes("--write")) {
  const rows = open(ruledAsv()).flatMap(splitChange).flatMap(inCapitals).map(rowOf);
  writeFileSync(ERRATA, `${comments(ERRATA)}\n${rows.join("\n")}\n`);
  console.error(`${rows.length} errata written`);
} else {
  const rows = open(bundledAsv()).map(rowOf);
  for (const row of rows) console.log(row);
  console.error(`${rows.length} differences that are neither errata nor kept; ${kept.size} are kept`);
  if (rows.length > 0) process.exitCode = 1;
}
