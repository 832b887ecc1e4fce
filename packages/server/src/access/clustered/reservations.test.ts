import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreUnavailable } from "../key-store.ts";
import type { PostgresLink } from "./postgres-link.ts";
import { makeReservations } from "./reservations.ts";

function bothWays(link: object) {
  const each = link as unknown as PostgresLink;
  return { reads: each, writes: each };
}

/** Reservations over a PostgreSQL that gives the nth statement the nth answer; the last answer repeats. */
function setUp(...answers: readonly (readonly object[] | Error)[]) {
  let queryCount = 0;
  const sql = () => {
    const answer = answers[Math.min(queryCount++, answers.length - 1)];
    const rows = answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? []);
    return Object.assign(rows, { execute: () => rows });
  };
  const query: PostgresLink["query"] = (work) => work();
  return { reservations: makeReservations(bothWays({ sql, query })), queryCount: () => queryCount };
}

test("a block is the amount by which the day's reservation has grown", async () => {
  const { reservations } = setUp([{ before: "40", after: "50" }]);
  assert.deepEqual(await reservations.reserve(7, 1, 500), { granted: 10, reached: 50 });
});

test("the first reservation of a day makes the row, then takes its block", async () => {
  const { reservations, queryCount } = setUp([], [], [{ before: "0", after: "10" }]);
  assert.deepEqual(await reservations.reserve(7, 1, 500), { granted: 10, reached: 10 });
  assert.equal(queryCount(), 3);
});

test("a deleted key gets no block", async () => {
  const { reservations } = setUp([]);
  assert.deepEqual(await reservations.reserve(7, 1, 500), { granted: 0, reached: 0 });
});

test("concurrent requests for one key share the query and not its grants", async () => {
  const { reservations, queryCount } = setUp([{ before: 0, after: 10 }]);
  const both = [reservations.reserve(7, 1, 500), reservations.reserve(7, 1, 500)];
  const other = reservations.reserve(8, 1, 500);
  assert.deepEqual(await Promise.all([...both, other]), [
    { granted: 10, reached: 10 },
    { granted: 0, reached: 0 },
    { granted: 10, reached: 10 },
  ]);
  assert.equal(queryCount(), 2);
  await reservations.reserve(7, 1, 500);
  assert.equal(queryCount(), 3);
});

test("a query without an answer gives no block to any of its callers", async () => {
  const { reservations } = setUp(new StoreUnavailable());
  assert.deepEqual(await Promise.all([reservations.reserve(7, 1, 9), reservations.reserve(7, 1, 9)]), [
    null,
    null,
  ]);
  await assert.rejects(reservations.load(7, 1), StoreUnavailable);
  const batch = { writer: "a", number: 1, rows: [{ counter: 7, day: 1, count: 2 }] };
  await assert.rejects(reservations.add(batch), StoreUnavailable);
});

test("a late block goes to the next caller, and no query is sent meanwhile", async () => {
  let queryCount = 0;
  let answer: (rows: readonly object[]) => void = () => {};
  const sql = () => {
    queryCount++;
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  // Its caller gave up.
  const query: PostgresLink["query"] = (query) => {
    void query();
    return Promise.reject(new StoreUnavailable());
  };
  const reservations = makeReservations(bothWays({ sql, query }));
  for (let time = 0; time < 3; time++) assert.equal(await reservations.reserve(7, 1, 500), null);
  assert.equal(queryCount, 1);
  answer([{ before: 40, after: 50 }]);
  await new Promise(setImmediate);
  assert.deepEqual(await reservations.reserve(7, 1, 500), { granted: 10, reached: 50 });
  // It is passed on once, and not into another day.
  assert.equal(await reservations.reserve(7, 1, 500), null);
  assert.equal(queryCount, 2);
  answer([{ before: 50, after: 60 }]);
  await new Promise(setImmediate);
  assert.equal(await reservations.reserve(7, 2, 500), null);
  assert.equal(queryCount, 3);
});

test("figures of a day are zero where there is no row", async () => {
  const { reservations } = setUp([{ used: "3", reserved: "10" }], []);
  assert.deepEqual(await reservations.load(7, 1), { used: 3, reserved: 10 });
  assert.deepEqual(await reservations.load(7, 2), { used: 0, reserved: 0 });
});
