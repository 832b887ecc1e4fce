import assert from "node:assert/strict";
import { test } from "node:test";
import { type Expectation, parseReference } from "../index.ts";

/** Input; the part from the reported position on; what was expected there. */
const ROWS: readonly (readonly [input: string, rest: string, expected: Expectation])[] = [
  ["", "", "book"],
  ["?", "?", "book"],
  ["see", "see", "book"],
  ["Tobit 3:1", "Tobit 3:1", "book"],
  ["4 John 1", "4 John 1", "book"],
  ["3:16", "3:16", "book"],
  ["v. 5", "v. 5", "book"],
  ["99003016", "99003016", "book"],
  ["chapter 3 of xyz", "chapter 3 of xyz", "book"],
  ["what does John 3:16 say", "what does John 3:16 say", "book"],
  ["John 3:16\n2. Romans 8:28", "2. Romans 8:28", "book"],
  ["John 99999", "99999", "chapter"],
  ["John 123456789", "123456789", "chapter"],
  ["John ch.", "", "chapter"],
  ["John verse 5", "verse 5", "chapter"],
  ["John 3:", "", "verse"],
  ["John 3:x", "x", "verse"],
  ["John 3:-1", "-1", "verse"],
  ["John 3:99999", "99999", "verse"],
  ["Ps 3 v. title x", "title x", "verse"],
  ["John 3:16-", "-", "range_end"],
  ["John -", "-", "range_end"],
  ["Gen 1 to", "to", "range_end"],
  ["Gen 1:1 to the", "the", "range_end"],
  ["John 3:16 - foo", "foo", "range_end"],
  ["43003016-99", "99", "range_end"],
  ["Psalm -1", "-1", "range_end"],
  ["Rom 8:1, and", "", "next_item"],
  ["Rom 8; and", "", "next_item"],
  ["John 3:16 &", "", "next_item"],
  ["Rom 8:1, 2nd", "2nd", "next_item"],
  ["John 3:16,x", "x", "next_item"],
  ["John; xyzzy 3", "xyzzy 3", "next_item"],
  ["John 3:16 says", "says", "end"],
  ["John \u20ac 3", "\u20ac 3", "end"],
  ["John 3:16:17", ":17", "end"],
  ["John 3:16-18-20", "-20", "end"],
  ["John 3:16 to 18 to 20", "to 20", "end"],
  ["John 3:16 (hello)", "(hello)", "end"],
  ["John 3 16 17", "17", "end"],
];

for (const [input, ...expected] of ROWS) {
  test(`what is expected at the error in ${JSON.stringify(input)}`, () => {
    const answer = parseReference(input);
    assert.ok(answer.kind === "unrecognized", answer.kind);
    assert.deepEqual([input.slice(answer.position), answer.expected], expected);
  });
}
