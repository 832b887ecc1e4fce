import assert from "node:assert/strict";
import { test } from "node:test";
import { QUICK_BODY } from "./bounds.ts";
import type { Incoming } from "./exchange.ts";
import { receiveBody } from "./receive-body.ts";

const route = { parameters: ["text"] };
const rule = { postOnly: true, plainText: "text" };

/** A POST of this many bytes, which have arrived. */
function posted(bytes: number): Incoming {
  return {
    method: "POST",
    target: "/",
    header: (name) => (name === "content-type" ? "text/plain" : undefined),
    receive: async () => ({ kind: "received", bytes: Buffer.alloc(bytes, "a") }),
  };
}

/** How many of the bodies have been read: before the first turn of the event loop, and after each. */
async function readInTurns(sizes: readonly number[]): Promise<readonly number[]> {
  let read = 0;
  for (const size of sizes) {
    void receiveBody({ incoming: posted(size) }, route, rule, () => "caller").then(({ ok }) => {
      assert.ok(ok);
      read++;
    });
  }
  // Promises that are ready are done before the next tick.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const found = [read];
  while (read < sizes.length) {
    await new Promise(setImmediate);
    found.push(read);
  }
  return found;
}

test("bodies that were received together are read one in each turn if they are long", async () => {
  const rows: readonly (readonly [sizes: readonly number[], read: readonly number[]])[] = [
    [[QUICK_BODY, QUICK_BODY, QUICK_BODY], [3]],
    [
      [QUICK_BODY + 1, QUICK_BODY + 1, 1, QUICK_BODY + 1],
      [1, 2, 3, 4],
    ],
  ];
  for (const [sizes, read] of rows) assert.deepEqual(await readInTurns(sizes), read);
  assert.equal(QUICK_BODY, 16_384);
});
