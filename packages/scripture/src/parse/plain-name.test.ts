/** Names that are read straight are read as the general way reads them: the same answers without their tables. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "../index.ts";
import { lexicon } from "./lexicon.ts";
import { readRows } from "./testdata/rows.ts";

/** File and the cell of the input (0-based). */
const FILES = [
  ["rules.tsv", 1],
  ["corpus.tsv", 1],
  ["names.tsv", 1],
  ["ambiguous.tsv", 0],
  ["invalid.tsv", 1],
  ["settled.tsv", 0],
] as const;

const PIECES = [
  ..."aeinst12349 .,;:-'()&\n\u2013\u00a0\u0301",
  "1 ",
  "II ",
  "ch ",
  "vv. ",
  " of ",
  "the ",
  "Ps ",
  " NIV",
];
const MUTATIONS = 4;

/** Every input of the rows, as it is, before a number, and with pieces put in or taken out at places of a fixed series. */
function* inputs(): Generator<string> {
  let seed = 1;
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (const [file, cell] of FILES) {
    for (const row of readRows(file)) {
      const text = row[cell] ?? "";
      yield text;
      yield `${text} 3:4`;
      for (let count = 0; count < MUTATIONS; count++) {
        const at = next(text.length + 1);
        yield text.slice(0, at) + (PIECES[next(PIECES.length)] ?? "") + text.slice(at + next(2));
      }
    }
  }
}

test("a plain name before a number is read as the general way reads it", (t) => {
  const texts = [...inputs()];
  const straight = texts.map((text) => JSON.stringify(parseReference(text)));
  const { plainBook, plainStem } = lexicon;
  const kept = [plainBook.slice(), plainStem.slice()] as const;
  plainBook.fill(0);
  plainStem.fill(0);
  t.after(() => {
    plainBook.set(kept[0]);
    plainStem.set(kept[1]);
  });
  const others = texts.filter((text, at) => JSON.stringify(parseReference(text)) !== straight[at]);
  t.diagnostic(`${texts.length} inputs`);
  assert.ok(kept.every((table) => table.some((value) => value > 0)));
  assert.deepEqual(others, []);
});
