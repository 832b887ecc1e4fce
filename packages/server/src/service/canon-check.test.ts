import assert from "node:assert/strict";
import { test } from "node:test";
import { bookById, parseReference } from "@lectern/scripture";
import { chapterProblem, verseProblem } from "./canon-check.ts";

/** What the resolver says of the same place, written out. */
function resolved(bookId: number, place: string) {
  const resolution = parseReference(`${bookById(bookId).name} ${place}`);
  assert.ok(resolution.kind === "resolved" && resolution.references[0]?.valid === false);
  return resolution.references[0].problems.map(({ position: _, ...rest }) => rest);
}

const places: readonly (readonly [number, number, number | null])[] = [
  [19, 151, null],
  [19, 0, null],
  [31, 2, null],
  [43, 3, 37],
  [43, 3, 0],
  [65, 1, 26],
  [65, 1, 0],
];
for (const [bookId, chapter, verse] of places) {
  const place = verse === null ? String(chapter) : `${chapter}:${verse}`;
  test(`the same of ${bookById(bookId).name} ${place} as numbers and as a reference`, () => {
    const problem = verse === null ? chapterProblem(bookId, chapter) : verseProblem(bookId, chapter, verse);
    assert.ok(problem !== undefined);
    const { position, ...rest } = problem;
    assert.equal(position, null);
    assert.deepEqual([rest], resolved(bookId, bookId === 31 ? "2:1" : place));
  });
}
