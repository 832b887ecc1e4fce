import assert from "node:assert/strict";
import { test } from "node:test";
import { countVerses, type VerseSet, verseSetOfIntervals } from "@lectern/scripture";
import { texts } from "../http/testdata/open-app.ts";
import { PART_VERSES, partsOf } from "../service/parts.ts";
import { type Passage, passage } from "../service/passage.ts";
import type { ItemOptions } from "./annotation-members.ts";
import { bytesOf } from "./answer-body.ts";
import { openObject } from "./json-bytes.ts";
import { passageBody } from "./passage-shape.ts";
import { joined, joinedInTurns, listPieces } from "./pieces.ts";

const SETS = [
  verseSetOfIntervals([{ first: 1, last: 31_102 }]),
  verseSetOfIntervals([{ first: 5, last: 4 + PART_VERSES }]),
  verseSetOfIntervals([{ first: 7, last: 7 }]),
  verseSetOfIntervals(
    Array.from({ length: 900 }, (_, index) => ({ first: 1 + 3 * index, last: 1 + 3 * index })),
  ),
];

for (const set of SETS) {
  test(`parts of ${countVerses(set)} verses in ${set.length} runs add up to the set, and none is too long`, () => {
    const parts = [...partsOf(set)];
    assert.deepEqual(verseSetOfIntervals(parts.flat()), set);
    assert.ok(parts.every((part, index) => index === parts.length - 1 || countVerses(part) === PART_VERSES));
    assert.ok(parts.every((part) => countVerses(part) <= PART_VERSES));
  });
}

test("lists are joined by name", async () => {
  const set = [{ first: 1, last: PART_VERSES + 1 }];
  const count = (part: VerseSet) => Buffer.from(part.map(({ first, last }) => `[${first},${last}]`).join());
  const pieces = () => listPieces(openObject({ a: "ä" }), set, { b: count, c: count });
  const runs = [
    [1, PART_VERSES],
    [PART_VERSES + 1, PART_VERSES + 1],
  ];
  const expected = JSON.stringify({ a: "ä", b: runs, c: runs });
  assert.equal(Buffer.from(joined(pieces())).toString(), expected);
  assert.equal(Buffer.from(await joinedInTurns(pieces())).toString(), expected);
});

const found = (reference: string, version: string): Passage => {
  const read = passage(texts, reference, version);
  assert.ok(read.ok);
  return read.value;
};

const OPTIONS: readonly ItemOptions[] = [
  { titles: "apart", include: undefined },
  { titles: "inline", include: undefined },
  { titles: "apart", include: ["added", "notes"] },
  { titles: "inline", include: ["paragraphs"] },
];
for (const options of OPTIONS) {
  for (const reference of ["Ps", "Ps 150; Gen 1-20; Acts 8:37; Ps 3", "Matt 17-Acts 9", "Ruth"]) {
    test(`a passage piece by piece has the same bytes: ${reference}, ${JSON.stringify(options)}`, async () => {
      for (const version of ["KJV", "ASV"]) {
        const whole = passageBody(found(reference, version), options);
        const first = await joinedInTurns(whole.pieces());
        // Not deepEqual: its message on large bodies takes minutes.
        assert.ok(Buffer.from(bytesOf(whole.bytes())).equals(first), "the same as in one go");
        assert.ok(Buffer.from(joined(whole.pieces())).equals(first), "and again, with the computed hash");
      }
    });
  }
}
