import assert from "node:assert/strict";
import { test } from "node:test";
import { freePort } from "../../../../../test/support/free-port.ts";
import { systemClock } from "../clock.ts";
import { StoreUnavailable } from "../key-store.ts";
import { openRedis } from "./redis-link.ts";
import { announceEnded } from "./stores.ts";

test("a command soon reports that it could not announce an ended key in Redis", async () => {
  const url = `redis://127.0.0.1:${await freePort()}`;
  const announced: string[] = [];
  const waited: (number | undefined)[] = [];
  const redis = (connectMs?: number) => {
    waited.push(connectMs);
    return openRedis({ url, namespace: "a", clock: systemClock, answerMs: 50, connectMs: 20 }).catch(
      (error: unknown) => {
        throw new StoreUnavailable("Redis can't be reached", { cause: error });
      },
    );
  };
  await announceEnded({ redis, namespace: "a" }, systemClock, ["key_a"], (problem) =>
    announced.push(problem),
  );
  assert.equal(announced.length, 1);
  assert.match(
    announced[0] ?? "",
    /^Redis can't be reached: running servers learn of the change from PostgreSQL/,
  );
  assert.ok((waited[0] ?? Number.POSITIVE_INFINITY) <= 500);
});
