import assert from "node:assert/strict";
import { test } from "node:test";
import { type Interval, intervalOfSpan, osisOfInterval, parseReference } from "@lectern/scripture";
import { chunkBefore, chunksOf, type Step } from "./chunks.ts";

function runsOf(text: string): readonly Interval[] {
  const resolution = parseReference(text);
  assert.ok(resolution.kind === "resolved");
  return resolution.references.flatMap((reference) =>
    reference.valid ? reference.spans.map((span) => intervalOfSpan(reference.bookId, span)) : [],
  );
}

test("runs are split into chunks in the requested order, with whole chapters if they fit", () => {
  const rows: readonly [string, Step, readonly string[]][] = [
    ["John 3:16", 50, ["John.3.16"]],
    ["Rom 12:1; Rom 8:28; Rom 8:1-4", 50, ["Rom.12.1,Rom.8.28,Rom.8.1-Rom.8.4"]],
    ["Rom 8:1-4,28; 12:1", 3, ["Rom.8.1-Rom.8.3", "Rom.8.4,Rom.8.28,Rom.12.1"]],
    ["Ps 1-3", 12, ["Ps.1.1-Ps.1.6", "Ps.2.1-Ps.2.12", "Ps.3.1-Ps.3.8"]],
    ["Ps 117; Ps 119", 150, ["Ps.117.1-Ps.117.2,Ps.119.1-Ps.119.148", "Ps.119.149-Ps.119.176"]],
    ["Ps 1-2; Jude 3, 5", "chapter", ["Ps.1.1-Ps.1.6", "Ps.2.1-Ps.2.12", "Jude.1.3", "Jude.1.5"]],
  ];
  for (const [reference, step, expected] of rows) {
    const chunks = [...chunksOf(runsOf(reference), step)];
    assert.deepEqual(
      chunks.map((runs) => runs.map(osisOfInterval).join(",")),
      expected,
      reference,
    );
  }
});

test("scrolling up gives the previous chapter, or as much of its end as fits", () => {
  assert.equal(chunkBefore(1, 150), null);
  assert.deepEqual(chunkBefore(32, 150), { first: 1, last: 31 });
  assert.deepEqual(chunkBefore(32, 10), { first: 22, last: 31 });
  assert.deepEqual(chunkBefore(22, 150), { first: 1, last: 21 });
  assert.deepEqual(chunkBefore(22, "chapter"), { first: 1, last: 21 });
});
