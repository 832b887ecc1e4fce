import assert from "node:assert/strict";
import { test } from "node:test";
import { createTurns } from "./turns.ts";

test("one step is done in a turn, and the jobs take turns", async () => {
  let ended: (() => void)[] = [];
  const next = createTurns((callback) => void ended.push(callback));
  const endTurn = async (): Promise<void> => {
    const callbacks = ended;
    ended = [];
    assert.ok(callbacks.length <= 1, "one callback a turn");
    for (const callback of callbacks) callback();
    await new Promise(setImmediate);
  };
  const done: string[] = [];
  const job = async (name: string): Promise<void> => {
    for (let step = 1; step <= 3; step++) {
      await next();
      done.push(name + step);
    }
  };
  void job("a");
  void job("b");
  void job("c");
  await endTurn();
  assert.deepEqual(done, ["a1"]);
  for (let turn = 0; turn < 8; turn++) await endTurn();
  assert.deepEqual(done, ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]);
  await endTurn();
  assert.equal(ended.length, 0);
  void job("d");
  await endTurn();
  assert.equal(done.at(-1), "d1");
});
