import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "@lectern/scripture";
import { WARNING_CODES } from "./event.ts";
import { LIMITS } from "./source-files.ts";
import { manifestOnPage, page, recipeOnPage, section } from "./testdata/importing-page.ts";
import { rowFaults, SCHEME_CODES } from "./versification.ts";

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
  const read = manifestOnPage();
  assert.ok(read.ok);
  assert.deepEqual(read.instructions, recipeOnPage("Luther 1912"));
  const rows = [...page.matchAll(/[`"]([A-Z0-9]{3} \d+:[^`"]* > [^`"]+)[`"]/g)].flatMap(
    (match) => match[1] ?? [],
  );
  assert.ok(rows.length >= 15, `${rows.length} rows`);
  assert.deepEqual(rowFaults(rows), []);
});

test("the resolver reads the codes on the page as the page says", () => {
  const [first] = section("The code").matchAll(/`(John[^`]*)` is read/g);
  const [second] = section("The code").matchAll(/`(John[^`]*)` is `unrecognized_reference`/g);
  const known = parseReference(first?.[1] ?? "");
  assert.equal(known.kind === "resolved" && known.references[0]?.versionHint, "RV");
  assert.equal(parseReference(second?.[1] ?? "").kind, "unrecognized");
});

test("the page names every versification and the limits in force", () => {
  for (const code of SCHEME_CODES) assert.ok(section("The manifest").includes(`\`${code}\``), code);
  const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
  const limits = section("Limits");
  assert.ok(
    limits.startsWith(
      `\nA text may have 5,000 files. A file may have ${megabytes(LIMITS.fileBytes)}, and all files together ${megabytes(LIMITS.totalBytes)}.`,
    ),
  );
  assert.equal(LIMITS.files, 5000);
});
