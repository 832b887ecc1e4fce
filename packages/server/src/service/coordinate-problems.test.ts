import assert from "node:assert/strict";
import { test } from "node:test";
import { bookById, parseReference } from "@lectern/scripture";
import { chapterProblem, verseProblem } from "./coordinate-problems.ts";

/** The resolver's answer for the same place, as text. */
function resolved(bookId: number, place: string) {
  const resolution = parseReference(`${bookById(bookId).name} ${place}`);
  assert.ok(resolution.kind === "resolved" && resolution.references[0]?.valid === false);
  return resolution.references[0].problems.map(({ code, chapter, lastValid, message }) => ({
    code,
    chapter,
    lastValid,
    message,
  }));
}

/** Book, chapter, verse (null: the whole chapter), and how a person writes it. */
const places: readonly (readonly [number, number, number | null, string])[] = [
  [19, 151, null, "151"],
  [19, 0, null, "0"],
  [31, 2, null, "2:1"],
  [43, 3, 37, "3:37"],
  [43, 3, 0, "3:0"],
  [65, 1, 26, "1:26"],
  [65, 1, 0, "1:0"],
];
for (const [bookId, chapter, verse, place] of places) {
  test(`${bookById(bookId).name} ${place} has the same problems as numbers and as a reference`, () => {
    const problem = verse === null ? chapterProblem(bookId, chapter) : verseProblem(bookId, chapter, verse);
    assert.ok(problem !== undefined);
    const { code, chapter: at, lastValid, message } = problem;
    assert.deepEqual([{ code, chapter: at, lastValid, message }], resolved(bookId, place));
  });
}
