// docs/capacity.md against the table of benchmarks that its figures come from, and against the routes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { capacityBlock, withBlock } from "../bench/capacity.ts";
import { SECONDS_OF_A_DAY } from "../bench/stats.ts";
import { TURN_MS, TURN_REQUESTS, UNSENT_BYTES, WAITING } from "../packages/server/src/http/admission.ts";
import { routes } from "../packages/server/src/http/routes.ts";

const read = (...path: readonly string[]): string =>
  readFileSync(join(import.meta.dirname, "..", ...path), "utf8");
const document = read("docs", "capacity.md");

test("the figures are those of the table in bench/README.md", () => {
  assert.equal(withBlock(document, capacityBlock(read("bench", "README.md"))), document);
});

test("the arithmetic to a billion requests a day is right", () => {
  const perSecond = Math.round(1e9 / SECONDS_OF_A_DAY).toLocaleString("en-US");
  const peak = Math.round((3 * 1e9) / SECONDS_OF_A_DAY).toLocaleString("en-US");
  assert.ok(document.includes(`${perSecond} a second`), perSecond);
  assert.ok(document.includes(`${peak} a second`), peak);
});

test("the paths that a CDN may keep are those that need no key and may be kept", () => {
  const [, list = ""] = /may keep for everybody: ([^\n]*\n?[^\n]*)\./.exec(document) ?? [];
  const named = [...list.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
  const found = routes
    .filter(({ caller, cache }) => caller !== "key" && cache === "day")
    .map(({ path }) => path);
  assert.deepEqual(named.sort(), [...found].sort());
});

test("the bounds of overload are those of the code", () => {
  for (const text of [
    `more than ${TURN_REQUESTS} `,
    `${TURN_MS} ms`,
    WAITING.toLocaleString("en-US"),
    `${UNSENT_BYTES / 1024 / 1024} MiB`,
  ]) {
    assert.ok(document.includes(text), text);
  }
});
