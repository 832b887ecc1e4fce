/** What is read straight is read as the general way reads it: the same answers without the short ways. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "../index.ts";
import { readStraight, straight } from "./straight.ts";
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

const NAMES = [
  "John ",
  "JOHN",
  "jn. ",
  "Ps ",
  "Jude ",
  "1 Cor ",
  "2sam ",
  "II Tim. ",
  "first john ",
  "GEN ",
  "JOB ",
  "1CO ",
  "Song of Songs ",
  "Song of Solomon ",
  "acts of the apostles ",
  "Jn. chapter ",
  "1 Peter ch. ",
  "Jude verse ",
];
const CODES = ["John.", "Gen.", "1Cor.", "1CO.", "JOB.", "Jude.", "Ps.", "ps.", "Psalm.", "Song.", "Phil."];
const SMALL_NUMBERS = ["1", "2", "3", "5", "8", "13", "03", "0", "25a", "4b"];

/** References as people and programs write them most, by a fixed series. */
function* usual(): Generator<string> {
  const next = makeSeries();
  const pick = (from: readonly string[]): string => from[next(from.length)] ?? "";
  for (let count = 0; count < 40_000; count++) {
    const isMachine = next(3) === 0;
    const names = isMachine ? CODES : NAMES;
    const mark = isMachine ? "." : pick([":", ":", ".", " v ", ", vv. ", " verses "]);
    let book = pick(names);
    const point = (): string => pick(SMALL_NUMBERS) + (next(4) === 0 ? "" : mark + pick(SMALL_NUMBERS));
    let text = "";
    for (let left = next(3); left >= 0; left--) {
      text += next(3) === 0 && text !== "" ? "" : book;
      text += next(8) === 0 ? "" : point();
      if (next(3) === 0)
        text +=
          pick(["-", "-", "\u2013", " - ", " to ", " through ", " \u2013 "]) +
          (next(3) === 0 ? book : "") +
          point();
      if (left > 0 || next(20) === 0) text += pick([", ", ",", "; ", ";", ".", ", and "]);
      if (next(2) === 0) book = pick(names);
    }
    if (next(4) === 0) text += pick([" NIV", " (ESV)", " [KJV]", ", NIV", " (NIV); 5", " NA28", " mt"]);
    yield text;
  }
}

const answers = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => JSON.stringify(parseReference(text)));

test("what is read straight is read as the general way reads it", (t) => {
  const texts = [...inputs(), ...lists(), ...usual()];
  const read = texts.filter((text) => readStraight(text) !== null).length;
  const straightly = answers(texts);
  t.after(() => {
    straight.isOn = true;
  });
  straight.isOn = false;
  const others = answers(texts).flatMap((answer, at) => (answer === straightly[at] ? [] : [texts[at]]));
  t.diagnostic(`${read} of ${texts.length} inputs are read straight`);
  assert.ok(read > 5000);
  assert.deepEqual(others, []);
});
