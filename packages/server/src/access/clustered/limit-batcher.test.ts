import assert from "node:assert/strict";
import { test } from "node:test";
import { makeLimitBatcher } from "./limit-batcher.ts";
import { LIMIT_SCRIPT } from "./limit-script.ts";

type Answer = (words: readonly string[]) => unknown;

/** A LimitBatcher over a scripted Redis. The test decides when a turn of the event loop ends. */
function setUp(answer: Answer) {
  const sent: (readonly string[])[] = [];
  const due: (() => void)[] = [];
  const batcher = makeLimitBatcher({
    redis: {
      send: async (words) => {
        sent.push(words);
        return answer(words);
      },
    },
    scriptTime: () => 123.5,
    atEndOfTurn: (work) => due.push(work),
  });
  const turn = (): void => {
    for (const work of due.splice(0)) work();
  };
  return { batcher, sent, due, turn };
}

/** One reply for each request, identified by its first number. */
const lines = (count: number): string =>
  JSON.stringify([
    20513,
    1000,
    ...Array.from({ length: count }, (_, index) => [0, index + 1, 5000, 0, -1]).flat(),
  ]);

test("all requests of one turn share a call, and each gets its own answer", async () => {
  const { batcher, sent, due, turn } = setUp((words) => lines(Number(words[2])));
  const first = batcher.run("w:1", "10 5000 -1 0");
  const second = batcher.run("w:2", "20 5000 500 3 8 9 20513 1");
  assert.deepEqual([sent.length, due.length], [0, 1]);
  turn();
  const head = { resetMs: 5000, retryMs: 0, used: -1, day: 20_513, midnightMs: 1000 };
  assert.deepEqual(await first, { verdict: 0, total: 1, ...head });
  assert.deepEqual(await second, { verdict: 0, total: 2, ...head });
  assert.deepEqual(sent, [
    [
      ...["EVALSHA", LIMIT_SCRIPT.sha, "2", "w:1", "w:2", "123.5"],
      ...["10 5000 -1 0", "20 5000 500 3 8 9 20513 1"],
    ],
  ]);
});

test("requests of a later turn go in the next call, and one call has at most 128", async () => {
  const { batcher, sent, turn } = setUp((words) => lines(Number(words[2])));
  const results = Array.from({ length: 300 }, (_, index) => batcher.run(`w:${index}`, "10"));
  turn();
  const last = batcher.run("w:x", "10");
  turn();
  const totals = (await Promise.all(results)).map(({ total }) => total);
  assert.deepEqual([totals[127], totals[128], totals[299]], [128, 1, 44]);
  assert.equal((await last).total, 1);
  assert.deepEqual(
    sent.map((words) => words[2]),
    ["128", "128", "44", "1"],
  );
});

test("requests that arrive during a call gather for the next, which is sent even after the first fails", async () => {
  const answers: (() => void)[] = [];
  const { batcher, sent, turn } = setUp(
    (words) =>
      new Promise((resolve, reject) => {
        answers.push(() =>
          answers.length === 2 ? reject(new Error("lost")) : resolve(lines(Number(words[2]))),
        );
      }),
  );
  const ask = (): Promise<number> => {
    const results = batcher.run("w:1", "10").then(
      ({ total }) => total,
      () => -1,
    );
    turn();
    return results;
  };
  const counts = (): unknown[] => sent.map((words) => words[2]);
  const first = ask();
  const gathered = [ask(), ask()];
  assert.deepEqual(counts(), ["1"]);
  answers[0]?.();
  assert.equal(await first, 1);
  await new Promise(setImmediate);
  assert.deepEqual(counts(), ["1", "2"]);
  const after = ask();
  answers[1]?.();
  assert.deepEqual(await Promise.all(gathered), [-1, -1]);
  await new Promise(setImmediate);
  assert.deepEqual(counts(), ["1", "2", "1"]);
  answers[2]?.();
  assert.equal(await after, 1);
});

test("128 waiting requests are sent during a call; 127 wait for it to end", async () => {
  const answers: (() => void)[] = [];
  const { batcher, sent, turn } = setUp(
    (words) => new Promise((resolve) => answers.push(() => resolve(lines(Number(words[2]))))),
  );
  const ask = (count: number): Promise<unknown>[] => {
    const results = Array.from({ length: count }, () => batcher.run("w:1", "10"));
    turn();
    return results;
  };
  const counts = (): unknown[] => sent.map((words) => words[2]);
  const all = [...ask(1), ...ask(127)];
  assert.deepEqual(counts(), ["1"]);
  answers.shift()?.();
  await all[0];
  await new Promise(setImmediate);
  assert.deepEqual(counts(), ["1", "127"]);
  all.push(...ask(128));
  assert.deepEqual(counts(), ["1", "127", "128"]);
  for (const answer of answers) answer();
  await Promise.all(all);
});

test("a script that the server does not know is sent in full", async () => {
  const { batcher, sent, turn } = setUp((words) => {
    if (words[0] === "EVALSHA") throw new Error("NOSCRIPT No matching script.");
    return lines(1);
  });
  const results = batcher.run("w:1", "10");
  turn();
  assert.equal((await results).total, 1);
  assert.deepEqual(
    sent.map(([command, script]) => [command, script === LIMIT_SCRIPT.text]),
    [
      ["EVALSHA", false],
      ["EVAL", true],
    ],
  );
});

const WRONG: readonly (readonly [description: string, answer: Answer, message: RegExp])[] = [
  [
    "a failure",
    () => {
      throw new Error("connection lost");
    },
    /connection lost/,
  ],
  ["nothing", () => null, /unexpected reply/],
  ["too few numbers", () => lines(1), /unexpected reply/],
  ["too many numbers", () => lines(3), /unexpected reply/],
  ["words instead of numbers", () => lines(2).replace("5000", "x"), /not valid JSON/],
  ["null instead of a number", () => lines(2).replace("5000", "null"), /unexpected reply/],
  ["a list", () => lines(2).split(","), /unexpected reply/],
];

for (const [description, answer, message] of WRONG) {
  test(`${description} fails every request of the call, and none of the next`, async () => {
    let wrong = true;
    const { batcher, turn } = setUp((words) => (wrong ? answer(words) : lines(1)));
    const results = [batcher.run("w:1", "10"), batcher.run("w:2", "10")];
    turn();
    for (const result of results) await assert.rejects(result, message);
    wrong = false;
    const next = batcher.run("w:1", "10");
    turn();
    assert.equal((await next).total, 1);
  });
}
