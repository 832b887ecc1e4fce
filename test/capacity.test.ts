// Compares docs/capacity.md with the benchmark table that its figures come from, and with the routes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { capacityBlock, withBlock } from "../bench/capacity.ts";
import { SECONDS_OF_A_DAY } from "../bench/stats.ts";
import * as bounds from "../packages/server/src/http/bounds.ts";
import { routes } from "../packages/server/src/http/routes.ts";

const read = (...path: readonly string[]): string =>
  readFileSync(join(import.meta.dirname, "..", ...path), "utf8");
const document = read("docs", "capacity.md");

test("the figures equal those in bench/README.md", () => {
  assert.equal(withBlock(document, capacityBlock(read("bench", "README.md"))), document);
});

test("the arithmetic to a billion requests a day is right", () => {
  const perSecond = Math.round(1e9 / SECONDS_OF_A_DAY).toLocaleString("en-US");
  const peak = Math.round((3 * 1e9) / SECONDS_OF_A_DAY).toLocaleString("en-US");
  assert.ok(document.includes(`${perSecond} a second`), perSecond);
  assert.ok(document.includes(`${peak} a second`), peak);
});

test("the paths that a CDN may cache are those without a key and with a public Cache-Control", () => {
  const [, list = ""] = /may cache them for everybody:\s([^\n]*\n?[^\n]*)\./.exec(document) ?? [];
  const named = [...list.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
  const found = routes
    .filter(({ caller, cache }) => caller !== "key" && cache === "day")
    .map(({ path }) => path);
  assert.deepEqual(named.sort(), [...found].sort());
});

/** A number as written in a sentence: 1,000; 32 MiB; 4 KiB. */
const inWords = (name: string, value: number): string => {
  if (!name.endsWith("_BYTES")) return value.toLocaleString("en-US");
  return value >= 1024 * 1024 ? `${value / 1024 / 1024} MiB` : `${value.toLocaleString("en-US")} bytes`;
};

for (const [name, value] of Object.entries(bounds)) {
  test(`the bound ${name} is documented with its value`, () => {
    const [, row] = new RegExp(`^\\| \\x60${name}\\x60 \\| (.*?) \\|`, "m").exec(document) ?? [];
    assert.equal(row, name.endsWith("_MS") ? `${value} ms` : inWords(name, value));
  });
}
