import assert from "node:assert/strict";
import { test } from "node:test";
import { CORRECTION_ROWS, parseReference } from "./index.ts";

const BEFORE = ["", "see ", "(", "cf. the Gospel according to "];
const BOOKS = ["John", "john", "Jn.", "Jhon", "1 John", "I Jn", "first john", "Ps", "Jude", "Iohn"];
const NUMBERS = ["3:16", "3", "iii 16", "ch. 3 v 16", "3:16a", "3:16ff", "3.16–18", "3 : 16 , 17 ; 4", "316"];
const AFTER = ["", " KJV", " (ASV)", "; Rom 8"];

const codes: readonly string[] = CORRECTION_ROWS.map(([code]) => code);
const deductions = new Map<string, number>(CORRECTION_ROWS);

test("confidence is 1 less the deductions of the corrections, which are listed once and in order", () => {
  const seen = new Set<string>();
  for (const before of BEFORE)
    for (const book of BOOKS)
      for (const numbers of NUMBERS)
        for (const after of AFTER) {
          const text = `${before}${book} ${numbers}${after}`;
          const read = parseReference(text);
          if (read.kind !== "resolved") continue;
          for (const { corrections, confidence } of read.references) {
            const sum = corrections.reduce((total, code) => total + (deductions.get(code) ?? Number.NaN), 0);
            assert.equal(confidence, Math.max(50, 1000 - sum) / 1000, text);
            assert.deepEqual(
              corrections,
              codes.filter((code) => corrections.some((correction) => correction === code)),
              text,
            );
            seen.add(corrections.join());
          }
        }
  assert.ok(seen.size > 100, `${seen.size} different lists of corrections`);
});
