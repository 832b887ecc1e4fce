import assert from "node:assert/strict";
import { test } from "node:test";
import { LIMIT_SCRIPT } from "./limit-script.ts";
import { makeSettlements } from "./settlements.ts";

type Answer = (words: readonly string[]) => unknown;

/** Settlements over a Redis that answers as told, and a turn of the event loop that ends when told. */
function setUp(answer: Answer) {
  const sent: (readonly string[])[] = [];
  const due: (() => void)[] = [];
  const settlements = makeSettlements({
    redis: {
      send: async (words) => {
        sent.push(words);
        return answer(words);
      },
    },
    scriptTime: () => 123.5,
    soon: (work) => due.push(work),
  });
  const turn = (): void => {
    for (const work of due.splice(0)) work();
  };
  return { settlements, sent, due, turn };
}

/** A line for each request, told apart by its first number. */
const lines = (count: number): string =>
  ["20513 1000", ...Array.from({ length: count }, (_, at) => `0 ${at + 1} 5000 0 -1`)].join(" ");

test("all requests of one turn go in one call, each with its own answer", async () => {
  const { settlements, sent, due, turn } = setUp((words) => lines(Number(words[2])));
  const first = settlements.ask("w:1", "10 5000 -1 0");
  const second = settlements.ask("w:2", "20 5000 500 3 8 9 20513 1");
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

test("what comes later goes in the next call, and at most 128 go in one", async () => {
  const { settlements, sent, turn } = setUp((words) => lines(Number(words[2])));
  const asked = Array.from({ length: 300 }, (_, at) => settlements.ask(`w:${at}`, "10"));
  turn();
  const last = settlements.ask("w:x", "10");
  turn();
  const totals = (await Promise.all(asked)).map(({ total }) => total);
  assert.deepEqual([totals[127], totals[128], totals[299]], [128, 1, 44]);
  assert.equal((await last).total, 1);
  assert.deepEqual(
    sent.map((words) => words[2]),
    ["128", "128", "44", "1"],
  );
});

test("what comes while a call is under way gathers for the next, and goes when that one has failed too", async () => {
  const answers: (() => void)[] = [];
  const { settlements, sent, turn } = setUp(
    (words) =>
      new Promise((resolve, reject) => {
        answers.push(() =>
          answers.length === 2 ? reject(new Error("lost")) : resolve(lines(Number(words[2]))),
        );
      }),
  );
  const ask = (): Promise<number> => {
    const asked = settlements.ask("w:1", "10").then(
      ({ total }) => total,
      () => -1,
    );
    turn();
    return asked;
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

test("a server that does not know the script is sent it", async () => {
  const { settlements, sent, turn } = setUp((words) => {
    if (words[0] === "EVALSHA") throw new Error("NOSCRIPT No matching script.");
    return lines(1);
  });
  const asked = settlements.ask("w:1", "10");
  turn();
  assert.equal((await asked).total, 1);
  assert.deepEqual(
    sent.map(([command, script]) => [command, script === LIMIT_SCRIPT.text]),
    [
      ["EVALSHA", false],
      ["EVAL", true],
    ],
  );
});

const WRONG: readonly (readonly [what: string, answer: Answer, message: RegExp])[] = [
  [
    "a failure",
    () => {
      throw new Error("connection lost");
    },
    /connection lost/,
  ],
  ["nothing", () => null, /something else/],
  ["an answer for fewer", () => lines(1), /something else/],
  ["an answer for more", () => lines(3), /something else/],
  ["words that are no numbers", () => lines(2).replace("5000", "x"), /something else/],
  ["a list", () => lines(2).split(" "), /something else/],
];

for (const [what, answer, message] of WRONG) {
  test(`${what} reaches every request of the call, and none of the next`, async () => {
    let wrong = true;
    const { settlements, turn } = setUp((words) => (wrong ? answer(words) : lines(1)));
    const asked = [settlements.ask("w:1", "10"), settlements.ask("w:2", "10")];
    turn();
    for (const one of asked) await assert.rejects(one, message);
    wrong = false;
    const next = settlements.ask("w:1", "10");
    turn();
    assert.equal((await next).total, 1);
  });
}
