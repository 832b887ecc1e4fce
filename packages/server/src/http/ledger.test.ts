import assert from "node:assert/strict";
import { test } from "node:test";
import { CALLER_BYTES, CROWDED_BYTES, CROWDED_CALLER_BYTES, TOTAL_BYTES } from "./bounds.ts";
import { createLedger } from "./ledger.ts";

const called = (name: string) => (): string => name;

test("a caller above its bound is refused, and others are not affected", () => {
  const ledger = createLedger();
  const [one, other] = [called("one"), called("other")];
  const release = ledger.hold(one, CALLER_BYTES - 10);
  assert.equal(ledger.hasRoom(one, 10), true);
  assert.equal(ledger.hasRoom(one, 11), false);
  assert.equal(ledger.hasRoom(other, CALLER_BYTES), true);
  release();
  assert.equal(ledger.hasRoom(one, CALLER_BYTES), true);
});

test("a caller with nothing in progress may have one answer of any size", () => {
  const ledger = createLedger();
  ledger.hold(called("other"), 1);
  assert.equal(ledger.hasRoom(called("one"), 2 * CALLER_BYTES), true);
});

test("the caller is not identified while nothing is in progress", () => {
  const ledger = createLedger();
  const never = (): string => assert.fail("the caller was identified");
  assert.equal(ledger.hasRoom(never, 100), true);
  ledger.hold(called("one"), 5)();
  assert.equal(ledger.hasRoom(never, 100), true);
});

test("above CROWDED_BYTES, callers with little in progress still get small answers", () => {
  const ledger = createLedger();
  const releases = Array.from({ length: 4 }, (_, index) =>
    ledger.hold(called(`many ${index}`), CROWDED_BYTES / 4),
  );
  const [quiet, many] = [called("quiet"), called("many 0")];
  assert.equal(ledger.hasRoom(quiet, 5000), true);
  assert.equal(ledger.hasRoom(quiet, CROWDED_CALLER_BYTES + 1), false);
  assert.equal(ledger.hasRoom(many, 0), false);
  releases[0]?.();
  assert.equal(ledger.hasRoom(many, 5000), true);
});

test("above the total limit every request is refused", () => {
  const ledger = createLedger();
  const release = ledger.hold(called("one"), TOTAL_BYTES);
  assert.equal(ledger.isFull(), true);
  assert.equal(ledger.hasRoom(called("quiet"), 0), false);
  release();
  assert.equal(ledger.isFull(), false);
});

test("releasing twice has no further effect", () => {
  const ledger = createLedger();
  const release = ledger.hold(called("one"), 100);
  ledger.hold(called("one"), CALLER_BYTES);
  release();
  release();
  assert.equal(ledger.hasRoom(called("one"), 1), false);
});
