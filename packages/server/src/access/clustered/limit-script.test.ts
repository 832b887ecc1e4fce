import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { suite, test } from "node:test";
import { createClient } from "@redis/client";
import { redisUrl, unreachable } from "../testdata/store-servers.ts";
import { type Rate, takeWindow, WINDOW_FLOATS } from "../window.ts";
import { makeLimitBatcher } from "./limit-batcher.ts";
import { LIMIT_SCRIPT } from "./limit-script.ts";

const skip = await unreachable(redisUrl);

/** A LimitBatcher on the real server with a prefix of its own; `at` sets the time of the script. */
async function onRedis(
  body: (parts: {
    readonly at: (ms: number) => void;
    readonly ask: (
      name: string,
      words: readonly (string | number)[],
    ) => ReturnType<ReturnType<typeof makeLimitBatcher>["run"]>;
    readonly send: (words: readonly string[]) => Promise<unknown>;
    readonly prefix: string;
  }) => Promise<void>,
): Promise<void> {
  const client = createClient({ url: redisUrl });
  await client.connect();
  const prefix = `{lectern_test_${randomBytes(6).toString("hex")}}`;
  let nowMs = 0;
  const send = (words: readonly string[]): Promise<unknown> => client.sendCommand([...words]);
  const batcher = makeLimitBatcher({ redis: { send }, scriptTime: () => nowMs, atEndOfTurn: setImmediate });
  try {
    await body({
      at: (ms) => {
        nowMs = ms;
      },
      ask: (name, words) => batcher.run(prefix + name, words.join(" ")),
      send,
      prefix,
    });
  } finally {
    for await (const names of client.scanIterator({ MATCH: `${prefix}*` })) {
      if (names.length > 0) await client.del(names);
    }
    client.destroy();
  }
}

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const DAY = 20_513;
const START = DAY * 86_400_000;

suite("the script in Redis", { skip }, () => {
  for (const [limit, windowMs, maxStepMs] of [
    [10, 5000, 900],
    [128, 5000, 90],
    [129, 5000, 90],
    [1000, 5000, 12],
    [3, 1000, 1500],
  ] as const) {
    test(`the script decides as the window in memory does: ${limit} in ${windowMs} ms`, async () => {
      await onRedis(async ({ at, ask }) => {
        const rate: Rate = { limit, windowMs };
        const cells = new Float64Array(WINDOW_FLOATS);
        const next = numbers(limit);
        let ms = START;
        for (let turn = 0; turn < 150; turn++) {
          // Sometimes the clock goes back a little, as after a failover to a replica.
          ms += next() < 0.05 ? -3 : Math.round(next() * next() * maxStepMs * 8000) / 1000;
          at(ms);
          const several = 1 + Math.floor(next() * 20);
          const found = await Promise.all(
            Array.from({ length: several }, () => ask("w", [limit, windowMs, -1, 0])),
          );
          for (const { verdict, total, resetMs, retryMs } of found) {
            const expected = takeWindow(cells, 0, rate, ms);
            assert.deepEqual(
              [verdict, limit - total, resetMs, retryMs],
              [
                expected.allowed ? 0 : 1,
                expected.remaining,
                Math.ceil(expected.resetMs),
                Math.ceil(expected.retryMs),
              ],
            );
          }
        }
      });
    });
  }

  test("a quota: grants, refusal, blocks, requests without a grant, and the next day", async () => {
    await onRedis(async ({ at, ask }) => {
      const day = DAY;
      const wide = [1000, 5000];
      /** The kind of the request, and the expected verdict and usage. */
      const rows: readonly (readonly [words: readonly (string | number)[], verdict: number, used: number])[] =
        [
          [[...wide, 5, 1], 3, 0],
          [[...wide, 5, 3, 2, 2, day, 0], 0, 1],
          [[...wide, 5, 0], 0, 1],
          [[...wide, 5, 1], 0, 2],
          [[...wide, 5, 1], 3, 2],
          [[...wide, 5, 3, 0, 0, day, 1], 0, 3],
          [[...wide, 5, 3, 3, 5, day, 0], 0, 4],
          [[...wide, 5, 2, 0, 0, -1, 0], 0, 4],
          [[...wide, 5, 1], 0, 5],
          [[...wide, 5, 1], 2, 5],
          [[...wide, 5, 3, 9, 9, day - 1, 0], 2, 5],
          [[...wide, -1, 1], 0, -1],
        ];
      for (const [number, [words, verdict, used]] of rows.entries()) {
        at(START + number);
        const found = await ask("w", words);
        assert.deepEqual([found.verdict, found.used, found.day], [verdict, used, DAY], `row ${number}`);
      }
      at(START + 86_400_000 - 1);
      assert.deepEqual((await ask("w", [...wide, 5, 1])).midnightMs, 1);
      at(START + 86_400_000);
      const next = await ask("w", [...wide, 5, 1]);
      assert.deepEqual([next.verdict, next.used, next.day, next.midnightMs], [3, 0, DAY + 1, 86_400_000]);
    });
  });

  test("requests without a grant are paid for, even when the quota is used up", async () => {
    await onRedis(async ({ at, ask, send, prefix }) => {
      const wide = [1000, 5000];
      at(START);
      for (let number = 0; number < 5; number++)
        assert.equal((await ask("w", [...wide, 5, 3, 0, 0, DAY, 1])).verdict, 0);
      const rows: readonly (readonly [words: readonly (string | number)[], verdict: number])[] = [
        // PostgreSQL is still down, so another block cannot be reserved.
        [[...wide, 5, 3, 0, 0, DAY, 1], 2],
        [[...wide, 5, 1], 3],
        [[...wide, 5, 3, 3, 3, DAY, 0], 3],
        [[...wide, 5, 3, 2, 5, DAY, 0], 2],
        [[...wide, 5, 1], 2],
      ];
      for (const [words, verdict] of rows) {
        const found = await ask("w", words);
        assert.deepEqual([found.verdict, found.used], [verdict, 5], words.join(" "));
      }
      assert.deepEqual(await send(["HMGET", `${prefix}w:q${DAY}`, "unused", "reserved", "ungranted"]), [
        "0",
        "5",
        "0",
      ]);
    });
  });

  test("a clock set back by more than a window empties the window; set back by less, the window stays", async () => {
    await onRedis(async ({ at, ask }) => {
      const words = [2, 5000, -1, 0];
      const decisionAt = async (ms: number) => {
        at(ms);
        const { verdict, total } = await ask("w", words);
        return [verdict, total];
      };
      const noon = START + 43_200_000;
      assert.deepEqual(
        [await decisionAt(noon), await decisionAt(noon + 1)],
        [
          [0, 1],
          [0, 2],
        ],
      );
      assert.deepEqual(await decisionAt(noon - 4000), [1, 2]);
      const hourBefore = noon - 3_600_000;
      assert.deepEqual(
        [await decisionAt(hourBefore), await decisionAt(hourBefore)],
        [
          [0, 1],
          [0, 2],
        ],
      );
      assert.deepEqual(await decisionAt(hourBefore + 1), [1, 2]);
      assert.deepEqual(await decisionAt(hourBefore + 5000), [0, 1]);
    });
  });

  test("several requests of one call are decided one after the other", async () => {
    await onRedis(async ({ at, ask }) => {
      at(START);
      const names = ["a", "b", "a", "a", "b", "a"];
      const found = await Promise.all(names.map((name) => ask(name, [3, 5000, -1, 0])));
      assert.deepEqual(
        found.map(({ verdict, total }) => [verdict, total]),
        [
          [0, 1],
          [0, 1],
          [0, 2],
          [0, 3],
          [0, 2],
          [1, 3],
        ],
      );
    });
  });

  test("the data of a key is small and expires", async () => {
    await onRedis(async ({ at, ask, send, prefix }) => {
      for (let number = 0; number < 1500; number++) {
        at(START + number * 3);
        await ask("w", [1_000_000, 5000, 100, 1]);
      }
      assert.ok(Number(await send(["STRLEN", `${prefix}w`])) <= 16 + 128 * 12);
      assert.ok(Number(await send(["PTTL", `${prefix}w`])) > 0);
      await ask("w", [1_000_000, 5000, 100, 3, 5, 5, DAY, 0]);
      assert.ok(Number(await send(["TTL", `${prefix}w:q${DAY}`])) > 86_400);
    });
  });

  test("without a given time, the script uses the clock of Redis", async () => {
    await onRedis(async ({ send, prefix }) => {
      const reply = String(await send(["EVAL", LIMIT_SCRIPT.text, "1", `${prefix}w`, "", "10 5000 -1 0"]));
      const [seconds] = (await send(["TIME"])) as string[];
      assert.ok(Math.abs(Number(JSON.parse(reply)[0]) - Math.floor(Number(seconds) / 86_400)) <= 1);
    });
  });
});
