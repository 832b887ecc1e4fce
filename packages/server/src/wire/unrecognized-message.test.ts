import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseReference } from "@lectern/scripture";
import { EXPECTED_WORDS, unrecognizedMessage } from "./unrecognized-message.ts";

const MARKS = "a comma, a semicolon, a dash or the end of the reference";

const ROWS: readonly (readonly [input: string, message: string])[] = [
  ["?", 'At position 0, "?": expected the name of a book.'],
  [" ", "At the end: expected the name of a book."],
  ["Tobit 3:1", 'At position 0, "Tobit": expected the name of a book.'],
  ["4 John 1", 'At position 0, "4 John": expected the name of a book. Did you mean 1 John?'],
  ["Hezekiah 1", 'At position 0, "Hezekiah": expected the name of a book. Did you mean Ezekiel?'],
  [`${"x".repeat(60)} 1`, `At position 0, "${"x".repeat(40)}\u2026": expected the name of a book.`],
  ["John 99999", 'At position 5, "99999": expected a chapter of at most four digits.'],
  ["John 3:99999", 'At position 7, "99999": expected a verse of at most four digits.'],
  ["John verse 5", 'At position 5, "verse": expected a chapter.'],
  ["John 3:", "At the end: expected a verse."],
  ["John 3:x", 'At position 7, "x": expected a verse.'],
  ["John 3:16-", 'At position 9, "-": expected a chapter, a verse or a book where the range ends.'],
  ["Rom 8:1, and", "At the end: expected another chapter, verse or book."],
  ["John; xyzzy 3", 'At position 6, "xyzzy": expected another chapter, verse or book.'],
  ["John 3:16-18-20", 'At position 12, "-": expected a comma, a semicolon or the end of the reference.'],
  ["John 3:16f-18", 'At position 10, "-": expected a comma, a semicolon or the end of the reference.'],
  ["John 3 to 4 to 5", 'At position 12, "to": expected a comma, a semicolon or the end of the reference.'],
  ["verses 3-4 of Jude 5", `At position 19, "5": expected ${MARKS}.`],
  ["John 3:16 says", `At position 10, "says": expected ${MARKS}.`],
  ["John 3:16 \u{1f642}", `At position 10, "\u{1f642}": expected ${MARKS}.`],
  ["John 3:16 \ud800", `At position 10, "\ufffd": expected ${MARKS}.`],
];

for (const [input, message] of ROWS) {
  test(`the message for ${JSON.stringify(input)}`, () => {
    const answer = parseReference(input);
    assert.ok(answer.kind === "unrecognized", answer.kind);
    assert.equal(unrecognizedMessage(answer), message);
  });
}

test("the page on errors has the same words", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../../docs/errors.md"), "utf8");
  const table = page.slice(page.indexOf("| `expected` |")).split("\n\n", 1)[0] ?? "";
  const rows = [...table.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].slice(1);
  assert.deepEqual(
    rows.map(([, code, words]) => [code, words]),
    Object.entries(EXPECTED_WORDS),
  );
});
