// Makes two files in packages/concordance/src/data from the cross references of OpenBible.info (CC BY), a file with rows
// "From Verse, To Verse, Votes" separated by tabs that anyone can download there:
//   node scripts/run.mjs scripts/cross-references.ts cross_references.txt
// verse-fame.ts: how well known each verse is, by the votes of readers for its cross references. John 3:16 has 7,032 votes,
// Isaiah 41:10 9,207, and most verses fewer than ten. The file has the fourth root of the sum, in sixteen steps.
// verse-links.ts: which verses are about the same. Each verse is linked with the four verses that have the most votes as
// its cross references, in either direction.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseOsisVerse, toOrdinal, VERSE_TOTAL } from "../packages/scripture/src/index.ts";

const LINKS = 4;

interface CrossReference {
  readonly from: number;
  /** The first and the last verse. */
  readonly to: readonly [number, number];
  readonly votes: number;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("name the file of cross references");
const [head = "", ...lines] = readFileSync(file, "utf8").split("\n");
const edition = /\d{4}-\d{2}-\d{2}/.exec(head)?.[0];

/** The ordinal of a verse; 0 if there is none. */
function ordinalOf(osisId: string): number {
  const verse = parseOsisVerse(osisId);
  return verse === undefined ? 0 : (toOrdinal(verse.bookId, verse.chapter, verse.verse) ?? 0);
}

function readRow(line: string): CrossReference {
  const [from = "", to = "", votes = "0"] = line.split("\t");
  const [first = "", last = first] = to.split("-");
  return {
    from: ordinalOf(from),
    to: [ordinalOf(first), ordinalOf(last)],
    votes: Math.max(0, Number(votes)),
  };
}

function fameSteps(rows: readonly CrossReference[]): readonly string[] {
  const sums = new Float64Array(VERSE_TOTAL + 1);
  for (const { from, votes } of rows) if (from > 0) sums[from] = (sums[from] ?? 0) + votes;
  const maxVotes = Math.max(...sums);
  return Array.from(sums.subarray(1), (sum) => Math.round(15 * (sum / maxVotes) ** 0.25).toString(16));
}

/** For each verse, by ordinal, the verses that it is linked with. */
function linksOf(rows: readonly CrossReference[]): readonly ReadonlySet<number>[] {
  const votesOf = Array.from({ length: VERSE_TOTAL + 1 }, () => new Map<number, number>());
  const add = (a: number, b: number, votes: number): void => {
    votesOf[a]?.set(b, (votesOf[a].get(b) ?? 0) + votes);
  };
  for (const { from, to, votes } of rows) {
    if (from === 0 || to[0] === 0 || votes === 0) continue;
    for (let verse = to[0]; verse <= to[1]; verse++) {
      if (verse === from) continue;
      add(from, verse, votes);
      add(verse, from, votes);
    }
  }
  const links = votesOf.map(() => new Set<number>());
  for (const [verse, others] of votesOf.entries()) {
    const best = [...others].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, LINKS);
    for (const [other] of best) {
      links[verse]?.add(other);
      links[other]?.add(verse);
    }
  }
  return links;
}

const linesOf = (links: readonly ReadonlySet<number>[]): readonly string[] =>
  links.slice(1).map((others, at) =>
    [...others]
      .filter((other) => other > at + 1)
      .sort((a, b) => a - b)
      .map((other) => other.toString(36).padStart(3, "0"))
      .join(""),
  );

function write(name: string, about: string, code: string): void {
  const comment = `/**
 * ${about}
 * scripts/cross-references.ts from the cross references of OpenBible.info of ${edition} (www.openbible.info, CC BY).
 */`;
  const path = join(import.meta.dirname, "..", "packages", "concordance", "src", "data", name);
  writeFileSync(path, `${comment}\n${code}\n`);
}

const rows = lines.map(readRow);
write(
  "verse-fame.ts",
  "How well known each verse of the canon is: one hexadecimal digit a verse, from Genesis 1:1 on. Made by",
  `export const VERSE_FAME =\n  "${fameSteps(rows).join("")}";`,
);
write(
  "verse-links.ts",
  `The verses that each verse of the canon is linked with, by their ordinals to base 36, three digits each: one line a verse,
 * from Genesis 1:1 on. A line has the later verses only, since the others have this verse in their lines. Made by`,
  `export const VERSE_LINKS: string = \`\n${linesOf(linksOf(rows)).join("\n")}\n\`;`,
);
