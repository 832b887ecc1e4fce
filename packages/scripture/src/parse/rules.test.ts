import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "../index.ts";
import { describe, meets, type Row, readRows } from "./testdata/rows.ts";

/** Cells may have spaces around their bars. */
const bars = (cell: string): string => cell.replaceAll(" | ", "|");

/** What is wrong with the answer to a row; empty when nothing is. */
function fault([, input = "", expected = "", inputs = "", corrections = "", hints = ""]: Row): string {
  const answer = parseReference(input);
  const faults: string[] = [];
  if (!meets(answer, expected)) faults.push(`expected ${expected}, got ${describe(answer)}`);
  else if (answer.kind === "resolved") {
    const written = answer.references.map((reference) => reference.input).join("|");
    if (inputs !== "" && written !== bars(inputs)) faults.push(`expected input ${inputs}, got ${written}`);
    const codes = new Set<string>(answer.references.flatMap((reference) => reference.corrections));
    const missing = corrections.split(" ").filter((code) => code !== "" && !codes.has(code));
    if (missing.length > 0) faults.push(`corrections lack ${missing.join(" ")}: ${[...codes].join(" ")}`);
    const versions = answer.references.map(({ versionHint }) => versionHint ?? "-").join("|");
    if (hints !== "" && versions !== bars(hints)) faults.push(`expected hints ${hints}, got ${versions}`);
  }
  return faults.length === 0 ? "" : `${JSON.stringify(input)}: ${faults.join("; ")}`;
}

const rules = Map.groupBy(readRows("rules.tsv"), ([rule = ""]) => rule);

for (const [rule, rows] of rules) {
  test(`rule ${rule}: ${rows.length} rows`, () => {
    assert.ok(rows.length >= 10);
    assert.deepEqual(
      rows.map(fault).filter((text) => text !== ""),
      [],
    );
  });
}
