import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf } from "../wire/answer-body.ts";
import {
  CALLER_BYTES,
  CALLER_LARGE_AT_ONCE,
  CALLER_LARGE_WAITING,
  LARGE_AT_ONCE,
  LARGE_WAITING,
  VERSE_BYTES,
} from "./bounds.ts";
import { createLargeAnswerQueue } from "./large-answer-queue.ts";
import { createLedger } from "./ledger.ts";
import { appOf, texts } from "./testdata/open-app.ts";

/** A queue for which the test decides when a turn ends. */
function byHand() {
  let ended: (() => void)[] = [];
  const queue = createLargeAnswerQueue((callback) => void ended.push(callback));
  const endTurn = (): void => {
    const callbacks = ended;
    ended = [];
    for (const callback of callbacks) callback();
  };
  return { queue, endTurn };
}

const one = (): string => "one";

test("one piece of work starts in each turn, up to the limit of a caller", async () => {
  const { queue, endTurn } = byHand();
  const begun: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const done = gates.map((gate, index) =>
    queue.run(one, () => {
      begun.push(index);
      return gate.promise;
    }),
  );
  assert.deepEqual(begun, [0]);
  for (let turn = 0; turn < 5; turn++) endTurn();
  assert.equal(begun.length, CALLER_LARGE_AT_ONCE);
  gates[0]?.resolve(7);
  assert.equal(await done[0], 7);
  endTurn();
  assert.deepEqual(begun, [0, 1, 2], "in the order of arrival");
});

test("work that finishes synchronously returns its value at once, and the next work starts in the next turn", async () => {
  const { queue, endTurn } = byHand();
  assert.equal(
    queue.run(one, () => 1),
    1,
  );
  const second = queue.run(one, () => 2);
  assert.ok(second instanceof Promise);
  endTurn();
  assert.equal(await second, 2);
});

test("the next work begins after work that fails, as after any other", async () => {
  const { queue, endTurn } = byHand();
  assert.throws(
    () =>
      queue.run(one, () => {
        throw new Error("no");
      }),
    /no/,
  );
  const later = queue.run(one, () => {
    throw new Error("later");
  });
  const rejected = queue.run(one, () => Promise.reject(new Error("rejected")));
  endTurn();
  await assert.rejects(Promise.resolve(later), /later/);
  endTurn();
  await assert.rejects(Promise.resolve(rejected), /rejected/);
  endTurn();
  assert.equal(
    queue.run(one, () => 3),
    3,
  );
});

test("the queue is full for a caller that has the maximum number of answers waiting", () => {
  const { queue } = byHand();
  const never = () => new Promise<never>(() => {});
  for (let index = 0; index < CALLER_LARGE_WAITING; index++) void queue.run(one, never);
  assert.equal(queue.isFull(one), false);
  void queue.run(one, never);
  assert.equal(queue.isFull(one), true);
  assert.equal(
    queue.isFull(() => "another"),
    false,
  );
});

test("a caller with many large answers does not delay another", () => {
  const { queue, endTurn } = byHand();
  const begun: string[] = [];
  const ask = (caller: string) =>
    void queue.run(
      () => caller,
      () => {
        begun.push(caller);
        return new Promise<never>(() => {});
      },
    );
  for (let index = 0; index < 10; index++) ask("a");
  for (const caller of ["b", "b", "c", "d", "e", "f", "g"]) ask(caller);
  for (let turn = 0; turn < 20; turn++) endTurn();
  assert.equal(begun.length, LARGE_AT_ONCE);
  assert.deepEqual(begun, ["a", "a", "b", "c", "d", "e"]);
});

test("the callers take turns when there is room again", async () => {
  const { queue, endTurn } = byHand();
  const begun: string[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const ask = (caller: string) =>
    void queue.run(
      () => caller,
      () => {
        begun.push(caller);
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        return gate.promise;
      },
    );
  for (const caller of "aaaabbbbccccddd") ask(caller);
  for (let index = 0; index < 15; index++) {
    for (let turn = 0; turn < 10; turn++) endTurn();
    gates.shift()?.resolve();
    await new Promise(setImmediate);
  }
  assert.equal(begun.join(""), "aabcdbacdbacdbc");
  assert.equal(queue.isFull(one), false);
});

test("the number of waiting answers is limited for all callers together", () => {
  const { queue } = byHand();
  for (let index = 0; index <= LARGE_WAITING; index++)
    void queue.run(
      () => String(index),
      () => new Promise<never>(() => {}),
    );
  assert.equal(queue.isFull(one), true);
});

const WHOLE = "reference=Gen-Rev&version=KJV";
const ALL = "notes,headings,added,words_of_jesus,divine_name,paragraphs,poetry";
const PSALMS = "book_id=19&chapter=1&verse=1&endChapter=150&endVerse=6&version=KJV";

/** Targets below /api, and the least number of event-loop turns that pass while each answer is made. */
const ROWS: readonly (readonly [target: string, turns: number])[] = [
  [`passage?${WHOLE}`, 60],
  ["passage?start_index=1&end_index=31102&version=ASV", 60],
  [`passage?${WHOLE}&titles=inline`, 100],
  [`passage?${WHOLE}&include=${ALL}`, 100],
  [`passage?${WHOLE}&format=text`, 60],
  [`passage?${WHOLE}&format=markdown&titles=inline`, 60],
  ["expand?reference=Gen-Rev", 180],
  ["context?reference=Gen-Rev&version=KJV&titles=inline", 60],
  ["slice?start_index=1&end_index=31102", 60],
  [`scripture?${PSALMS}`, 4],
  [`scripture?${PSALMS}&titles=inline&include=${ALL}`, 4],
];

for (const [target, minTurns] of ROWS) {
  test(`other requests are answered while /api/${target} is made`, async () => {
    let turns = 0;
    let isMade = false;
    const count = (): void => {
      turns++;
      if (!isMade) setImmediate(count);
    };
    setImmediate(count);
    const app = appOf(100_000);
    const answer = await app.handle({ method: "GET", target: `/api/${target}`, header: () => undefined });
    isMade = true;
    assert.equal(answer.status, 200);
    assert.ok(turns >= minTurns, `${turns} turns`);
  });
}

test("a list of whole canons is refused before its references are made", async () => {
  const list = Array(440).fill("Gen.1.1-Rev.22.21").join(",");
  const app = appOf(100_000);
  const answer = await app.handle({
    method: "GET",
    target: `/api/resolve?reference=${list}`,
    header: () => undefined,
  });
  const { error, limit, actual, unit } = JSON.parse(new TextDecoder().decode(bytesOf(answer.body ?? "")));
  assert.deepEqual([answer.status, error, limit], [400, "reference_too_long", 1000]);
  assert.deepEqual([actual, unit], [29_040, "references"]);
});

test("a list of many references is made like other large answers", async () => {
  const app = appOf(100_000);
  const list = (books: number): string => Array(books).fill("Gen-Rev").join(";");
  const asked = (books: number) =>
    app.handle({ method: "GET", target: `/api/resolve?reference=${list(books)}`, header: () => undefined });
  // Each turn starts one large answer; small ones do not wait.
  const [first, second, small] = [asked(5), asked(4), asked(1)];
  assert.equal(first instanceof Promise, false);
  assert.equal(second instanceof Promise, true);
  assert.equal(small instanceof Promise, false);
  assert.equal((await second).status, 200);
});

const PSALTER = "/api/slice?start_index=1&end_index=2000";
test("a caller with too much in progress is refused, and another is not", async () => {
  const ledger = createLedger();
  const app = appOf(100_000, texts, ledger);
  const ask = (caller: string, target = PSALTER) =>
    app.handle({ method: "GET", target, header: () => undefined, caller: () => caller });
  const release = ledger.hold(() => "slow", CALLER_BYTES - 2000 * VERSE_BYTES);
  assert.equal((await ask("slow")).status, 200);
  const more = ledger.hold(() => "slow", 1);
  const refused = await ask("slow");
  assert.equal(refused.status, 503);
  assert.equal(refused.headers[refused.headers.indexOf("Retry-After") + 1], "1");
  assert.match(new TextDecoder().decode(bytesOf(refused.body ?? "")), /in progress/);
  assert.equal((await ask("other")).status, 200);
  // Above its limit the caller is refused anything that would have to wait, on any route.
  ledger.hold(() => "slow", CALLER_BYTES);
  for (const target of ["/api/resolve?reference=Ruth", "/openapi.json", "/api/books"]) {
    assert.equal((await ask("slow", target)).status, 503, target);
  }
  for (const target of ["/livez", "/readyz"]) assert.equal((await ask("slow", target)).status, 200, target);
  release();
  more();
});

test("too many waiting large answers get 503 before they count, and small ones do not", async () => {
  const app = appOf(100_000);
  const asked = Array.from({ length: CALLER_LARGE_AT_ONCE + CALLER_LARGE_WAITING + 10 }, (_, index) =>
    app.handle({
      method: "HEAD",
      target: `/api/slice?start_index=${index + 1}&end_index=${index + 601}`,
      header: () => undefined,
    }),
  );
  const small = app.handle({ method: "GET", target: "/api/resolve?reference=Ruth", header: () => undefined });
  assert.ok(!(small instanceof Promise) && small.status === 200);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  // One is started, this many wait.
  assert.equal(statuses.filter((status) => status === 503).length, CALLER_LARGE_AT_ONCE + 10 - 1);
  assert.ok(statuses.every((status) => status === 200 || status === 503));
});
