// Makes packages/concordance/src/data/verse-fame.ts from the cross references of OpenBible.info (CC BY), a file with
// rows "From Verse, To Verse, Votes" separated by tabs that anyone can download there:
//   node scripts/run.mjs scripts/verse-fame.ts cross_references.txt
// How well known a verse is follows from the votes of readers for its cross references: John 3:16 has 7,032 votes,
// Isaiah 41:10 9,207, and most verses fewer than ten. The file has the fourth root of the sum, in sixteen steps.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseOsisVerse, toOrdinal, VERSE_TOTAL } from "../packages/scripture/src/index.ts";

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("name the file of cross references");
const lines = readFileSync(file, "utf8").split("\n");
const edition = /\d{4}-\d{2}-\d{2}/.exec(lines[0] ?? "")?.[0];
const votes = new Float64Array(VERSE_TOTAL + 1);
for (const line of lines.slice(1)) {
  const [from = "", , written = "0"] = line.split("\t");
  const verse = parseOsisVerse(from);
  const ordinal = verse === undefined ? 0 : toOrdinal(verse.bookId, verse.chapter, verse.verse);
  if (ordinal > 0) votes[ordinal] = (votes[ordinal] ?? 0) + Math.max(0, Number(written));
}
const maxVotes = Math.max(...votes);
const steps = Array.from(votes.subarray(1), (sum) => Math.round(15 * (sum / maxVotes) ** 0.25).toString(16));
writeFileSync(
  join(import.meta.dirname, "..", "packages", "concordance", "src", "data", "verse-fame.ts"),
  `/**
 * How well known each verse of the canon is: one hexadecimal digit a verse, from Genesis 1:1 on. Made by
 * scripts/verse-fame.ts from the cross references of OpenBible.info of ${edition} (www.openbible.info, CC BY).
 */
export const VERSE_FAME =
  "${steps.join("")}";
`,
);
