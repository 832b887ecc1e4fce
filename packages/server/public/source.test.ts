import assert from "node:assert/strict";
import { test } from "node:test";
import { osisOfVerseSet, parseReference, VERSE_TOTAL, type VerseSet } from "@lectern/scripture";
import { versesOf } from "./meaning.ts";
import { takeNext, takePrevious } from "./source.ts";

const setOf = (reference: string): VerseSet => versesOf(parseReference(reference));

test("a set is taken piece by piece, each verse once, whole chapters as far as they fit", () => {
  const rows: readonly [string, number, readonly string[]][] = [
    ["John 3:16", 50, ["John.3.16"]],
    ["Rom 8:1-4,28; 12:1", 3, ["Rom.8.1-Rom.8.3", "Rom.8.4,Rom.8.28,Rom.12.1"]],
    ["Ps 1-3", 12, ["Ps.1.1-Ps.1.6", "Ps.2.1-Ps.2.12", "Ps.3.1-Ps.3.8"]],
    ["Ps 117; Ps 119", 150, ["Ps.117.1-Ps.117.2,Ps.119.1-Ps.119.148", "Ps.119.149-Ps.119.176"]],
    ["Jude 24 - Rev 1:2", 3, ["Jude.1.24-Jude.1.25", "Rev.1.1-Rev.1.2"]],
  ];
  for (const [reference, size, expected] of rows) {
    const set = setOf(reference);
    const pieces: string[] = [];
    for (let after = 0; ; ) {
      const piece = takeNext(set, after, size);
      if (piece.length === 0) break;
      pieces.push(osisOfVerseSet(piece));
      after = piece.at(-1)?.last ?? VERSE_TOTAL;
    }
    assert.deepEqual(pieces, expected, reference);
  }
});

test("walking up gives the chapter before, or what fits of its end", () => {
  assert.deepEqual(takePrevious(1, 150), []);
  assert.deepEqual(takePrevious(32, 150), [{ first: 1, last: 31 }]);
  assert.deepEqual(takePrevious(32, 10), [{ first: 22, last: 31 }]);
  assert.deepEqual(takePrevious(22, 150), [{ first: 1, last: 21 }]);
});
