import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreUnavailable } from "../key-store.ts";
import type { PostgresLink } from "./postgres-link.ts";
import { makeReservations } from "./reservations.ts";

function bothWays(link: object) {
  const each = link as unknown as PostgresLink;
  return { reads: each, writes: each };
}

/** Reservations over a PostgreSQL that answers the nth statement as told; the last answer goes on. */
function setUp(...answers: readonly (readonly object[] | Error)[]) {
  let asked = 0;
  const sql = () => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    const rows = answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? []);
    return Object.assign(rows, { execute: () => rows });
  };
  const ask: PostgresLink["ask"] = (query) => query();
  return { reservations: makeReservations(bothWays({ sql, ask })), asked: () => asked };
}

test("a block is what the day's reservation has grown by", async () => {
  const { reservations } = setUp([{ before: "40", after: "50" }]);
  assert.deepEqual(await reservations.reserve(7, 1, 500), { granted: 10, reached: 50 });
});

test("the first of a day makes the row, and takes its block then", async () => {
  const { reservations, asked } = setUp([], [], [{ before: "0", after: "10" }]);
  assert.deepEqual(await reservations.reserve(7, 1, 500), { granted: 10, reached: 10 });
  assert.equal(asked(), 3);
});

test("a key that is there no more has no block", async () => {
  const { reservations } = setUp([]);
  assert.deepEqual(await reservations.reserve(7, 1, 500), { granted: 0, reached: 0 });
});

test("requests that ask at once for one key share the question and not its grants", async () => {
  const { reservations, asked } = setUp([{ before: 0, after: 10 }]);
  const both = [reservations.reserve(7, 1, 500), reservations.reserve(7, 1, 500)];
  const other = reservations.reserve(8, 1, 500);
  assert.deepEqual(await Promise.all([...both, other]), [
    { granted: 10, reached: 10 },
    { granted: 0, reached: 0 },
    { granted: 10, reached: 10 },
  ]);
  assert.equal(asked(), 2);
  await reservations.reserve(7, 1, 500);
  assert.equal(asked(), 3);
});

test("silence is told to all that asked, and is no block", async () => {
  const { reservations } = setUp(new StoreUnavailable());
  assert.deepEqual(await Promise.all([reservations.reserve(7, 1, 9), reservations.reserve(7, 1, 9)]), [
    null,
    null,
  ]);
  await assert.rejects(reservations.load(7, 1), StoreUnavailable);
  const batch = { writer: "a", number: 1, rows: [{ counter: 7, day: 1, count: 2 }] };
  await assert.rejects(reservations.add(batch), StoreUnavailable);
});

test("what a question takes late is the answer of the next, and none is put meanwhile", async () => {
  let asked = 0;
  let answer: (rows: readonly object[]) => void = () => {};
  const sql = () => {
    asked++;
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  // Waited for no longer.
  const ask: PostgresLink["ask"] = (query) => {
    void query();
    return Promise.reject(new StoreUnavailable());
  };
  const reservations = makeReservations(bothWays({ sql, ask }));
  for (let time = 0; time < 3; time++) assert.equal(await reservations.reserve(7, 1, 500), null);
  assert.equal(asked, 1);
  answer([{ before: 40, after: 50 }]);
  await new Promise(setImmediate);
  assert.deepEqual(await reservations.reserve(7, 1, 500), { granted: 10, reached: 50 });
  // It is handed on once, and not into another day.
  assert.equal(await reservations.reserve(7, 1, 500), null);
  assert.equal(asked, 2);
  answer([{ before: 50, after: 60 }]);
  await new Promise(setImmediate);
  assert.equal(await reservations.reserve(7, 2, 500), null);
  assert.equal(asked, 3);
});

test("figures of a day; zero where there are none", async () => {
  const { reservations } = setUp([{ used: "3", reserved: "10" }], []);
  assert.deepEqual(await reservations.load(7, 1), { used: 3, reserved: 10 });
  assert.deepEqual(await reservations.load(7, 2), { used: 0, reserved: 0 });
});
