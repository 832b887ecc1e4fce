import assert from "node:assert/strict";
import { test } from "node:test";
import { makeCounters, makeSharedCounters } from "./counters.ts";
import type { DayStore } from "./day-store.ts";
import { testClock } from "./testdata/harness.ts";

interface TestStore extends DayStore {
  failing: boolean;
  readonly rows: Map<string, { used: number; reserved: number }>;
}

function testStore(): TestStore {
  const rows: TestStore["rows"] = new Map();
  const rowOf = (counter: number, day: number) => {
    const found = rows.get(`${counter} ${day}`) ?? { used: 0, reserved: 0 };
    rows.set(`${counter} ${day}`, found);
    return found;
  };
  const ask = (): void => {
    if (store.failing) throw new Error("disk full");
  };
  const store: TestStore = {
    failing: false,
    rows,
    load: (counter, day) => ({ ...rowOf(counter, day) }),
    reserve: (counter, day, reserved) => {
      ask();
      rowOf(counter, day).reserved = reserved;
    },
    flush: (list, release) => {
      ask();
      for (const { counter, day, used } of list) {
        rowOf(counter, day).used = used;
        if (release) rowOf(counter, day).reserved = 0;
      }
    },
  };
  return store;
}

const limits = (limit: number, dailyRequests: number | null) => ({
  rate: { limit, windowMs: 5000 },
  dailyRequests,
});

test("slots serve any number of keys, and a full set refuses a new key instead of evicting one", () => {
  const clock = testClock();
  const store = testStore();
  const counters = makeCounters(makeSharedCounters(8), store, clock);
  for (let key = 1; key <= 8; key++) assert.ok(counters.take(key, limits(2, 10), true).allowed);
  const ninth = counters.take(9, limits(2, 10), true);
  assert.deepEqual([ninth.allowed, ninth.reason, ninth.retryAfterSeconds], [false, "rate", 1]);
  clock.advance(5000);
  for (let key = 9; key <= 16; key++) assert.ok(counters.take(key, limits(2, 10), true).allowed);
  clock.advance(5000);
  for (let key = 1; key <= 8; key++)
    assert.equal(counters.take(key, limits(2, 10), true).daily?.remaining, 8);
});

test("a key whose slot another key took counts on exactly, and no slot is taken before its counts are stored", () => {
  const clock = testClock();
  const store = testStore();
  const counters = makeCounters(makeSharedCounters(8), store, clock);
  const take = (key: number) => counters.take(key, limits(2, 500), true);
  for (let key = 1; key <= 8; key++) take(key);
  clock.advance(5000);
  store.failing = true;
  assert.equal(take(9).allowed, false);
  store.failing = false;
  for (let key = 9; key <= 16; key++) assert.ok(take(key).allowed);
  clock.advance(5000);
  for (let key = 1; key <= 8; key++) assert.equal(take(key).daily?.remaining, 498);
});

test("a failing store refuses no request, and the quota is still enforced in memory", () => {
  const clock = testClock();
  const store = testStore();
  const counters = makeCounters(makeSharedCounters(8), store, clock);
  store.failing = true;
  const pass = (count: number): number =>
    Array.from({ length: count }, () => counters.take(1, limits(1000, 20), true).allowed).filter(Boolean)
      .length;
  assert.equal(pass(15), 15);
  assert.equal(counters.storeWorks(), false);
  store.failing = false;
  clock.advance(1000);
  assert.equal(pass(15), 5);
  assert.equal(counters.storeWorks(), true);
  assert.equal([...store.rows.values()][0]?.reserved, 20);
  counters.flush();
  assert.equal([...store.rows.values()][0]?.used, 20);
});

test("a failed store is retried after a second, not before", () => {
  const clock = testClock();
  const store = testStore();
  let asked = 0;
  const counting: DayStore = {
    ...store,
    reserve: (counter, day, reserved) => {
      asked++;
      store.reserve(counter, day, reserved);
    },
  };
  const counters = makeCounters(makeSharedCounters(8), counting, clock);
  const take = (): void => void counters.take(1, limits(1000, 500), true);
  store.failing = true;
  for (const [waitMs, expected] of [
    [0, 1],
    [0, 1],
    [999, 1],
    [1, 2],
    [999, 2],
    [1, 3],
  ] as const) {
    clock.advance(waitMs);
    take();
    assert.equal(asked, expected);
  }
});

test("usage that cannot be written at the end is returned: the requests since the last successful flush", () => {
  const store = testStore();
  const counters = makeCounters(makeSharedCounters(8), store, testClock());
  const pass = (count: number): void => {
    for (let index = 0; index < count; index++) counters.take(1 + (index % 2), limits(1000, 500), true);
  };
  pass(10);
  counters.flush();
  store.failing = true;
  pass(4);
  counters.flush();
  counters.flush();
  pass(3);
  const left = counters.release();
  assert.deepEqual([left?.requests, left?.why], [7, new Error("disk full")]);
  store.failing = false;
  assert.equal(counters.release(), null);
  assert.deepEqual(
    [...store.rows.values()],
    [
      { used: 9, reserved: 0 },
      { used: 8, reserved: 0 },
    ],
  );
});

test("a lock whose holder died is taken over", () => {
  const clock = testClock();
  const shared = makeSharedCounters(8);
  const ticking = {
    ...clock,
    monotonic: () => {
      clock.advance(100);
      return clock.monotonic();
    },
  };
  const counters = makeCounters(shared, testStore(), ticking);
  new Int32Array(shared.buffer, 8, 1)[0] = 77;
  assert.ok(counters.take(1, limits(2, null), true).allowed);
  assert.equal(new Int32Array(shared.buffer, 8, 1)[0], 0);
});
