import assert from "node:assert/strict";
import { test } from "node:test";
import { finished } from "../finished.ts";
import { VersionNames } from "./versions.ts";

const EDITIONS = [{ code: "ASV", name: "American Standard Version" }];

/** The characters before a name, and the version of the quotation after it. */
const ROWS: readonly (readonly [before: number, piece: string, expected: string])[] = [
  [0, "a ", "ASV"],
  // A long text is read in parts of 20,000 characters. A name is found wherever it stands.
  ...Array.from({ length: 12 }, (_, at) => [19_990 + at, "a ", "ASV"] as const),
  [20_000, "—", "ASV"],
  [70_000, "—", "ASV"],
];

for (const [before, piece, expected] of ROWS) {
  test(`a version after ${before} characters of ${JSON.stringify(piece)}`, () => {
    const lead = `${piece.repeat(before).slice(0, before)} `;
    const text = `${lead}The ASV reads, "Jesus wept."`;
    const start = text.indexOf("Jesus");
    const names = finished(VersionNames.read(text, EDITIONS));
    assert.equal(names.of({ start, end: text.length - 1 }, text.length - 1, null, 0, text.length), expected);
  });
}
