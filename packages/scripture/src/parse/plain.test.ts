/** What is read straight is read as the general way reads it: the same answers without the short ways. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "../index.ts";
import { lexicon } from "./lexicon.ts";
import { plainNumbers } from "./plain-numbers.ts";
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

/** Numbers below a bound, the same series each time. */
function makeSeries(): (below: number) => number {
  let seed = 1;
  return (below) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/** Every input of the rows, as it is, before a number, and with pieces put in or taken out at places of a fixed series. */
function* inputs(): Generator<string> {
  const next = makeSeries();
  for (const [file, cell] of FILES) {
    for (const row of readRows(file)) {
      const text = row[cell] ?? "";
      yield text;
      yield `${text} 3:4`;
      yield `${text}; 5, ${text}`;
      for (let count = 0; count < MUTATIONS; count++) {
        const at = next(text.length + 1);
        yield text.slice(0, at) + (PIECES[next(PIECES.length)] ?? "") + text.slice(at + next(2));
      }
    }
  }
}

const BOOKS = [
  "John ",
  "Ps ",
  "Psalms",
  "Jude ",
  "1 Cor ",
  "Phil ",
  "Genisis ",
  "Ps xxiii. ",
  "song of songs ",
  "3Jn",
];
const NUMBERS = [
  "1",
  "2",
  "3",
  "5",
  "16",
  "18",
  "28",
  "119",
  "151",
  "176",
  "0",
  "316",
  "9999",
  "10000",
  "1st",
];
const JOINTS = [
  ..."::::,-;\u2013/~.&+ ",
  ...[
    "ff",
    "a",
    ", ",
    "; ",
    " - ",
    "--",
    " :",
    ": ",
    " v ",
    ", ch ",
    "-end",
    " (",
    ") ",
    ",and ",
    ";John ",
    "-Acts ",
  ],
  ...[", 2 Sam ", "; 1/2 Kings ", ",or "],
]; // prettier-ignore

/** Books before lists of every kind of number and joint, by a fixed series. */
function* lists(): Generator<string> {
  const next = makeSeries();
  for (let count = 0; count < 20_000; count++) {
    let text = BOOKS[next(BOOKS.length)] ?? "";
    for (let left = next(6); left >= 0; left--) {
      text += NUMBERS[next(NUMBERS.length)] ?? "";
      if (left > 0 || next(5) === 0) text += JOINTS[next(JOINTS.length)] ?? "";
    }
    yield text;
  }
}

const answers = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => JSON.stringify(parseReference(text)));

test("plain numbers are read as the general way reads them", (t) => {
  const texts = [...inputs(), ...lists()];
  const straight = answers(texts);
  t.after(() => {
    plainNumbers.isOn = true;
  });
  plainNumbers.isOn = false;
  const others = answers(texts).flatMap((answer, at) => (answer === straight[at] ? [] : [texts[at]]));
  assert.deepEqual(others, []);
});

test("a plain name before a number is read as the general way reads it", (t) => {
  const texts = [...inputs()];
  const straight = answers(texts);
  const { plainBook, plainStem } = lexicon;
  const kept = [plainBook.slice(), plainStem.slice()] as const;
  plainBook.fill(0);
  plainStem.fill(0);
  t.after(() => {
    plainBook.set(kept[0]);
    plainStem.set(kept[1]);
  });
  const others = answers(texts).flatMap((answer, at) => (answer === straight[at] ? [] : [texts[at]]));
  t.diagnostic(`${texts.length} inputs`);
  assert.ok(kept.every((table) => table.some((value) => value > 0)));
  assert.deepEqual(others, []);
});
