import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { test } from "node:test";
import { bytesOf } from "../wire/answer-body.ts";
import {
  CALLER_BYTES,
  READ_AHEAD,
  REQUEST_BYTES,
  STORE_REQUESTS,
  TOTAL_BYTES,
  TURN_MS,
  WAIT_MS,
} from "./bounds.ts";
import type { Connection } from "./connection.ts";
import { createLedger } from "./ledger.ts";
import { createSchedule } from "./schedule.ts";
import { appOf } from "./testdata/open-app.ts";

/** A schedule whose clock and turns the test controls, and requests that record when they start. */
function byHand() {
  let atMs = 0;
  let ended: (() => void)[] = [];
  const ledger = createLedger();
  const clock = { now: () => atMs, afterTurn: (callback: () => void) => void ended.push(callback) };
  const schedule = createSchedule(clock, ledger);
  const begun: string[] = [];
  const open = () => {
    const events: string[] = [];
    const connection: Connection = {
      last: undefined,
      current: undefined,
      waiting: [],
      onClosed: new Set(),
      pauseReading: () => void events.push("no more"),
      resumeReading: () => void events.push("on"),
    };
    return { connection, events };
  };
  /** A request; returns a function that sends the answer. `costsMs`: how long starting it takes. */
  const ask = (
    connection: Connection,
    name: string,
    { costsMs = 0, isUrgent = false, from = "one", isSent = false } = {},
  ) => {
    const state = { writableFinished: isSent };
    const response = Object.assign(new EventEmitter(), state) as unknown as ServerResponse;
    const isTaken = schedule.take(connection, {
      response,
      caller: () => from,
      sender: () => from,
      isUrgent,
      begin: (isOverloaded) => {
        atMs += costsMs;
        begun.push(isOverloaded ? `${name} refused` : name);
      },
    });
    const send = (): void => {
      Object.assign(response, { writableFinished: true });
      response.emit("close");
    };
    return { isTaken, send };
  };
  const endTurn = (): void => {
    const callbacks = ended;
    ended = [];
    for (const callback of callbacks) callback();
  };
  const passMs = (ms: number): void => {
    atMs += ms;
  };
  return { schedule, ledger, open, ask, begun, endTurn, passMs };
}

test("requests of one connection start one after the other, each when the previous answer was sent", () => {
  const { open, ask, begun } = byHand();
  const { connection } = open();
  const first = ask(connection, "a");
  const second = ask(connection, "b");
  ask(connection, "c");
  assert.deepEqual(begun, ["a"]);
  first.send();
  assert.deepEqual(begun, ["a", "b"]);
  second.send();
  assert.deepEqual(begun, ["a", "b", "c"]);
});

test("an answer that was sent at once delays nothing", () => {
  const { open, ask, begun } = byHand();
  const { connection } = open();
  for (const name of ["a", "b", "c"]) ask(connection, name, { isSent: true });
  assert.deepEqual(begun, ["a", "b", "c"]);
});

test("a connection whose caller does not read does not delay other connections", () => {
  const { open, ask, begun } = byHand();
  ask(open().connection, "a");
  ask(open().connection, "b");
  assert.deepEqual(begun, ["a", "b"]);
});

test("after TURN_MS, requests start in the next turn, in the order of arrival", () => {
  const { open, ask, begun, endTurn } = byHand();
  const costsMs = TURN_MS / 2;
  const connections = Array.from({ length: 5 }, () => open().connection);
  for (const [index, connection] of connections.entries())
    ask(connection, `${index}`, { costsMs, isSent: true });
  // The third request starts exactly when the time has run out.
  assert.deepEqual(begun, ["0", "1", "2"]);
  // New requests wait behind them.
  ask(open().connection, "late", { isSent: true });
  endTurn();
  assert.deepEqual(begun, ["0", "1", "2", "3", "4", "late"]);
});

test("a caller with many waiting requests does not delay another", () => {
  const { open, ask, begun, endTurn } = byHand();
  const costsMs = TURN_MS + 1;
  for (const name of ["a1", "a2", "a3", "a4", "b1", "c1", "b2"])
    ask(open().connection, name, { costsMs, from: name[0] });
  const slow = open().connection;
  const first = ask(slow, "d1", { costsMs, from: "d" });
  ask(slow, "d2", { costsMs, from: "d" });
  for (let turn = 0; turn < 12; turn++) endTurn();
  assert.deepEqual(begun, ["a1", "a2", "b1", "c1", "d1", "a3", "b2", "a4"]);
  first.send();
  endTurn();
  assert.equal(begun.at(-1), "d2");
});

test("health checks wait only for earlier answers on their own connection", () => {
  const { open, ask, begun, passMs } = byHand();
  ask(open().connection, "a");
  passMs(TURN_MS + 1);
  ask(open().connection, "b");
  ask(open().connection, "livez", { isUrgent: true });
  assert.deepEqual(begun, ["a", "livez"]);
});

test("a request that waited too long is refused", () => {
  const { open, ask, begun, passMs, endTurn } = byHand();
  ask(open().connection, "a");
  passMs(TURN_MS + 1);
  ask(open().connection, "b");
  passMs(WAIT_MS);
  ask(open().connection, "c");
  passMs(1);
  endTurn();
  endTurn();
  assert.deepEqual(begun, ["a", "b refused", "c"]);
});

test("the time that a request waits for earlier answers on its connection does not count", () => {
  const { open, ask, begun, passMs, endTurn } = byHand();
  const { connection } = open();
  const first = ask(connection, "a");
  ask(connection, "b");
  passMs(2 * WAIT_MS);
  first.send();
  endTurn();
  assert.deepEqual(begun, ["a", "b"]);
});

test("a turn begins with its first request, after any idle time", () => {
  const { open, ask, begun, passMs, endTurn } = byHand();
  ask(open().connection, "a");
  endTurn();
  passMs(10 * WAIT_MS);
  ask(open().connection, "b");
  assert.deepEqual(begun, ["a", "b"]);
});

test("waiting requests count for their caller, and above its bound another is refused", () => {
  const { open, ask, ledger } = byHand();
  const connection = open().connection;
  ask(connection, "a");
  const maxRequests = CALLER_BYTES / REQUEST_BYTES;
  for (let index = 0; index < maxRequests; index++) assert.equal(ask(connection, "b").isTaken, true);
  assert.equal(ask(connection, "c").isTaken, false);
  const other = open().connection;
  ask(other, "d", { from: "other" });
  assert.equal(ask(other, "e", { from: "other" }).isTaken, true);
  for (const { release } of connection.waiting.splice(0)) release();
  assert.equal(
    ledger.hasRoom(() => "one", CALLER_BYTES),
    true,
  );
});

test("a request that waits only for its turn is not refused, however much its caller has in progress", () => {
  const { open, ask, ledger, begun, passMs, endTurn } = byHand();
  ledger.hold(() => "one", CALLER_BYTES);
  ask(open().connection, "a");
  passMs(TURN_MS + 1);
  assert.equal(ask(open().connection, "b").isTaken, true);
  endTurn();
  assert.deepEqual(begun, ["a", "b"]);
});

test("reading from a connection with many waiting requests stops until all of them were started", () => {
  const { open, ask } = byHand();
  const { connection, events } = open();
  const sent = Array.from({ length: READ_AHEAD + 2 }, (_, index) => ask(connection, `${index}`));
  assert.deepEqual(events, ["no more"]);
  for (const { send } of sent.slice(0, READ_AHEAD)) send();
  assert.deepEqual(events, ["no more"]);
  sent[READ_AHEAD]?.send();
  assert.deepEqual(events, ["no more", "on"]);
});

test("the number of requests that wait for a store is bounded, and failed ones no longer count", async () => {
  const { schedule, open, ask, begun } = byHand();
  const settle: (() => void)[] = [];
  const answers = Array.from(
    { length: STORE_REQUESTS },
    (_, index) =>
      new Promise<void>((resolve, reject) =>
        settle.push(index % 2 === 0 ? resolve : () => reject(new Error("down"))),
      ),
  );
  for (const answer of answers.slice(1)) schedule.waitsFor(answer);
  ask(open().connection, "a");
  schedule.waitsFor(answers[0] ?? Promise.resolve());
  ask(open().connection, "b");
  for (const end of settle) end();
  await Promise.allSettled(answers);
  ask(open().connection, "c");
  assert.deepEqual(begun, ["a", "b refused", "c"]);
});

test("while the bytes in progress are at the total limit, every request is refused", () => {
  const { ledger, open, ask, begun } = byHand();
  const release = ledger.hold(() => "another", TOTAL_BYTES);
  ask(open().connection, "a");
  release();
  ask(open().connection, "b");
  assert.deepEqual(begun, ["a refused", "b"]);
});

const app = appOf(31_102);
const ROWS: readonly (readonly [target: string, status: number])[] = [
  ["/api/resolve?reference=John+3:16", 503],
  ["/api?book_id=1&chapter=1&version=KJV", 503],
  ["/livez", 200],
  ["/readyz", 200],
  ["/nowhere", 404],
];
for (const [target, status] of ROWS) {
  test(`${target} under overload is answered with ${status}`, async () => {
    const header = (name: string): string | undefined => (name === "x-request-id" ? "mine" : undefined);
    const answer = await app.handle({ method: "GET", target, header, isOverloaded: true });
    assert.equal(answer.status, status);
    if (status !== 503) return;
    assert.equal(answer.headers[answer.headers.indexOf("Retry-After") + 1], "1");
    assert.equal(answer.headers.includes("Deprecation"), target.startsWith("/api?"));
    const body: unknown = JSON.parse(new TextDecoder().decode(bytesOf(answer.body ?? "")));
    assert.deepEqual(body, {
      status: "error",
      error: "unavailable",
      message: "The service cannot answer at the moment; try again shortly.",
      request_id: "mine",
    });
  });
}
