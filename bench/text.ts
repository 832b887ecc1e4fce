// Compares reading a chapter's items from a pack with building them by JSON.stringify from plain objects, and from
// rows of an embedded SQLite database; and opening the packs with only reading the same files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CHAPTER_TOTAL, firstOrdinalAt, VERSE_TOTAL } from "@lectern/scripture";
import { openStore } from "../packages/server/src/text/testdata/open-store.ts";

const PACKS = join(import.meta.dirname, "..", "packages", "server", "packs");
const ROUNDS = 7;

/** Median of the milliseconds that the work takes. */
function median(work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/** Chapters a second when every chapter of the canon is made once, as bytes ready to send. */
function chaptersPerSecond(chapter: (first: number, last: number) => Uint8Array): number {
  let bytes = 0;
  const all = (): void => {
    for (let position = 1; position <= CHAPTER_TOTAL; position++) {
      const items = chapter(firstOrdinalAt(position), firstOrdinalAt(position + 1) - 1);
      const body = Buffer.allocUnsafe(items.byteLength + 2);
      body[0] = 0x5b;
      body.set(items, 1);
      body[items.byteLength + 1] = 0x5d;
      bytes += body.byteLength;
    }
  };
  all();
  const rate = (CHAPTER_TOTAL / median(all)) * 1000;
  if (bytes < VERSE_TOTAL) throw new Error("nothing was made");
  return rate;
}

/** Prints the figures. */
export function benchText(print: (line: string) => void): void {
  const open = median(() => void openStore(PACKS));
  const read = median(() => {
    for (const code of ["asv", "kjv"]) readFileSync(join(PACKS, `${code}.pack`));
  });
  const kjv = openStore(PACKS).find("KJV");
  if (kjv === undefined) throw new Error("the packs are not built");
  const rows = Array.from({ length: VERSE_TOTAL }, (_, index) => ({
    verse: JSON.parse(Buffer.from(kjv.scriptureItems(index + 1, index + 1)).toString()).verse as number,
    text: kjv.text(index + 1),
  }));
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE verse (ordinal INTEGER PRIMARY KEY, verse INTEGER, text TEXT) STRICT; BEGIN");
  const insert = database.prepare("INSERT INTO verse VALUES (?, ?, ?)");
  for (const [index, { verse, text }] of rows.entries()) insert.run(index + 1, verse, text);
  database.exec("COMMIT");
  const select = database.prepare("SELECT verse, text FROM verse WHERE ordinal BETWEEN ? AND ?");
  const inner = (value: readonly unknown[]): Uint8Array => Buffer.from(JSON.stringify(value).slice(1, -1));
  const pack = chaptersPerSecond(kjv.scriptureItems);
  const stringify = chaptersPerSecond((first, last) => inner(rows.slice(first - 1, last)));
  const sqlite = chaptersPerSecond((first, last) => inner(select.all(first, last)));
  database.close();
  const times = (other: number): string => `${(pack / other).toFixed(1)} times`;
  print(`text: ${Math.round(pack)} chapters/s from the pack`);
  print(`  ${times(stringify)} plain objects with JSON.stringify (${Math.round(stringify)}/s)`);
  print(`  ${times(sqlite)} rows of SQLite with JSON.stringify (${Math.round(sqlite)}/s)`);
  print(
    `text: both packs opened and verified in ${open.toFixed(1)} ms; reading the files alone ${read.toFixed(1)} ms`,
  );
}

if (import.meta.main) benchText((line) => console.log(line));
