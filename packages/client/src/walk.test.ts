import assert from "node:assert/strict";
import { test } from "node:test";
import type { Client } from "./client.ts";
import { splitReference } from "./walk.ts";

/** A server with one book of two chapters with 999 verses each, which answers the union with these verses. */
function serverOf(verses: readonly number[]): Pick<Client, "diff" | "books" | "usage"> {
  const answers: Record<string, unknown> = {
    diff: { union: { ranges: verses.map((id) => ({ range_start: id, range_end: id })) } },
    books: {
      data: [{ osis: "Book", chapters: [999, 999], first_verse_index: 1, last_verse_index: 1998 }],
    },
    usage: { max_verse_units: 31_102 },
  };
  const answer = (name: string) => async () => answers[name];
  return { diff: answer("diff"), books: answer("books"), usage: answer("usage") } as unknown as Client;
}

/**
 * Ids of `long` verses whose OSIS id has 10 characters ("Book.1.100"), and of `short` ones with 9
 * ("Book.1.10").
 */
const verses = (long: number, short: number): number[] => [
  ...Array.from({ length: short }, (_, index) => 1_001_010 + index),
  ...Array.from({ length: long }, (_, index) => 1_001_100 + index),
];

// An id and its comma have 11 or 10 characters; the last one has no comma.
const ROWS: readonly (readonly [long: number, short: number, lengths: readonly number[]])[] = [
  [721, 7, [8000]],
  [721, 6, [7990]],
  // One character more would be 8,001.
  [722, 6, [7990, 10]],
  [721, 8, [7999, 10]],
];

for (const [long, short, lengths] of ROWS) {
  test(`a reference is split into pieces of at most 8,000 characters: ${lengths}`, async () => {
    const pieces = await splitReference(serverOf(verses(long, short)), { reference: "any" });
    assert.deepEqual(
      pieces.map(({ length }) => length),
      lengths,
    );
    const ids = verses(long, short).map((id) => `Book.1.${id - 1_001_000}`);
    assert.equal(pieces.join(), ids.join());
  });
}

test("pieces have as many verses as requested, by default as many as the plan allows", async () => {
  const server = serverOf(verses(0, 7));
  const split = async (maxVerseUnits?: number): Promise<readonly number[]> =>
    (await splitReference(server, { reference: "any", maxVerseUnits })).map(
      (piece) => piece.split(",").length,
    );
  assert.deepEqual(await split(3), [3, 3, 1]);
  assert.deepEqual(await split(7), [7]);
  assert.deepEqual(await split(), [7]);
  await assert.rejects(split(0), RangeError);
});
