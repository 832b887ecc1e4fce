// Compares each bundled text with another transcription of it, if that is available:
//   npm run collate            every edition that has a witness.ts
//   npm run collate -- asv     one of them
// Prints each difference that is neither in errata.tsv nor in kept.tsv, as a row of such a file. Decide which text is
// right, and add the row to one of the two. Exits with 1 if there is a difference, or no other transcription.
import { bookById, fromOrdinal } from "@lectern/scripture";
import { buildEdition, readErrata } from "../editions/build-edition.ts";
import { type Difference, differencesFrom, readWitnesses } from "../editions/collation.ts";
import { type EditionFolder, editionFolders } from "../editions/folders.ts";
import { splitChange } from "../editions/word-diff.ts";

/** The kind of a difference; the README of each edition explains the codes. */
function reasonOf({ current, corrected }: Difference): string {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N} ]/gu, "");
  const [left, right] = [letters(current), letters(corrected)];
  if (current === "") return "missing";
  if (corrected === "") return "extra";
  if (current.replace(/[- ]/g, "") === corrected.replace(/[- ]/g, "")) return "compound";
  if (left === right) return "punctuation";
  if (left.toLowerCase() === right.toLowerCase()) return "capital";
  if (left.replaceAll(" ", "") === right.replaceAll(" ", "")) return "compound";
  return "word";
}

function rowOf(difference: Difference, witnessName: string): string {
  const { ordinal, inTitle, word, current, corrected } = difference;
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  const place = `${bookById(bookId).osis}.${chapter}.${inTitle ? 0 : verse}`;
  return [place, word, current, corrected, reasonOf(difference), witnessName].join("\t");
}

const keyOf = ({ ordinal, inTitle, current, corrected }: Difference): string =>
  JSON.stringify([ordinal, inTitle, current, corrected]);

async function collate(folder: EditionFolder): Promise<void> {
  const [first] = await readWitnesses(folder);
  if (first === undefined) return;
  if (first.text === null) {
    console.error(
      `${folder.name}: ${first.name} is not available; ${folder.file("README.md")} says what it needs`,
    );
    process.exitCode = 1;
    return;
  }
  const knownChanges = new Set(readErrata(folder, "kept.tsv").flatMap(splitChange).map(keyOf));
  const rows = differencesFrom(await buildEdition(folder), first.text)
    .flatMap(splitChange)
    .filter((difference) => !knownChanges.has(keyOf(difference)))
    .map((difference) => rowOf(difference, first.name));
  for (const row of rows) console.log(row);
  console.error(`${folder.name}: ${rows.length} differences from ${first.name} are neither errata nor kept`);
  if (rows.length > 0) process.exitCode = 1;
}

const names = process.argv.slice(2);
for (const folder of editionFolders())
  if (names.length === 0 || names.includes(folder.name)) await collate(folder);
