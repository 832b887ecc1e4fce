import assert from "node:assert/strict";
import { test } from "node:test";
import { OUTBOX_BYTES, OUTBOX_MS } from "./bounds.ts";
import { createOutbox } from "./outbox.ts";

/** An outbox whose clock and turns the test controls; `sent` lists what was sent, in order. */
function byHand() {
  const sent: string[] = [];
  let atMs = 0;
  let ended: (() => void)[] = [];
  const outbox = createOutbox({ now: () => atMs, afterTurn: (callback) => void ended.push(callback) });
  const endTurn = (): number => {
    const callbacks = ended;
    ended = [];
    for (const callback of callbacks) callback();
    return callbacks.length;
  };
  const passMs = (ms: number): void => {
    atMs += ms;
  };
  const add = (name: string, bytes = 1): void => outbox.add(() => void sent.push(name), bytes);
  return { outbox, sent, add, endTurn, passMs };
}

test("answers of one turn are sent at its end, in order", () => {
  const { sent, add, endTurn } = byHand();
  add("a");
  add("b");
  assert.deepEqual(sent, []);
  assert.equal(endTurn(), 1);
  assert.deepEqual(sent, ["a", "b"]);
  add("c");
  assert.equal(endTurn(), 1);
  assert.deepEqual(sent, ["a", "b", "c"]);
  assert.equal(endTurn(), 0);
});

test("after OUTBOX_MS all are sent with the next answer", () => {
  const { sent, add, endTurn, passMs } = byHand();
  add("a");
  passMs(OUTBOX_MS);
  add("b");
  assert.deepEqual(sent, []);
  passMs(0.1);
  add("c");
  assert.deepEqual(sent, ["a", "b", "c"]);
  add("d");
  passMs(0.1);
  add("e");
  assert.deepEqual(sent, ["a", "b", "c"]);
  endTurn();
  assert.deepEqual(sent, ["a", "b", "c", "d", "e"]);
});

test("above OUTBOX_BYTES all are sent at once", () => {
  const { sent, add } = byHand();
  add("a", OUTBOX_BYTES);
  assert.deepEqual(sent, []);
  add("b", 1);
  assert.deepEqual(sent, ["a", "b"]);
  add("c", OUTBOX_BYTES);
  assert.deepEqual(sent, ["a", "b"], "those that were sent no longer count");
});

test("an answer that is added while others are sent goes with the next turn", () => {
  const { outbox, sent, add, endTurn } = byHand();
  outbox.add(() => {
    sent.push("a");
    add("b");
  }, 1);
  endTurn();
  assert.deepEqual(sent, ["a"]);
  endTurn();
  assert.deepEqual(sent, ["a", "b"]);
});
