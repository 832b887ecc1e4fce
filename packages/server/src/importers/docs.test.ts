import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { WARNING_CODES } from "./event.ts";
import { readImportManifest } from "./import-manifest.ts";
import { LIMITS } from "./source.ts";
import { rowFaults, SCHEME_CODES } from "./versification.ts";

const page = readFileSync(join(import.meta.dirname, "../../../../docs/importing.md"), "utf8");
const section = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

test("the page explains every finding, and no other", () => {
  const rows = section("Findings")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const codes = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map((match) => match[1]),
  );
  assert.deepEqual(codes.toSorted(), [...WARNING_CODES].toSorted());
});

test("the manifest on the page is accepted, and so is every row of a mapping", () => {
  const json = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
  assert.equal(readImportManifest(JSON.parse(json)).ok, true);
  const rows = [...page.matchAll(/[`"]([A-Z0-9]{3} \d+:[^`"]* > [^`"]+)[`"]/g)].flatMap(
    (match) => match[1] ?? [],
  );
  assert.ok(rows.length >= 15, `${rows.length} rows`);
  assert.deepEqual(rowFaults(rows), []);
});

test("the page names every versification and the limits in force", () => {
  for (const code of SCHEME_CODES) assert.ok(section("The manifest").includes(`\`${code}\``), code);
  const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
  const limits = section("Limits");
  assert.ok(
    limits.startsWith(
      `\n${megabytes(LIMITS.fileBytes)} a file, ${megabytes(LIMITS.totalBytes)} and 5,000 files`,
    ),
  );
  assert.equal(LIMITS.files, 5000);
});
