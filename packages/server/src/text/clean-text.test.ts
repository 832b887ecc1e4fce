import assert from "node:assert/strict";
import { test } from "node:test";
import { findTextFault } from "./clean-text.ts";

const CLEAN: readonly string[] = [
  "Jesus wept.",
  "(round brackets are the edition's own) and “quotation marks” too—dashes as well",
  "起初，神創造天地。",
  "בְּרֵאשִׁית בָּרָא",
  'He said, "Come."',
];

const FAULTS: readonly (readonly [string, string])[] = [
  ["", "is empty"],
  ["a\tb", "contains a control character at 1 (U+0009)"],
  ["a\nb", "contains a control character at 1 (U+000A)"],
  ["a\u0085b", "contains a control character at 1 (U+0085)"],
  ["a \\add b", "contains a mark of markup at 2 (U+005C)"],
  ["a <i>b", "contains a mark of markup at 2 (U+003C)"],
  ["a>", "contains a mark of markup at 1 (U+003E)"],
  ["word|strong", "contains a mark of markup at 4 (U+007C)"],
  ["{a}", "contains a mark of markup at 0 (U+007B)"],
  ["`and'", "contains a mark of markup at 0 (U+0060)"],
  ["it [was] good", "contains a mark of markup at 3 (U+005B)"],
  ["was] good", "contains a mark of markup at 3 (U+005D)"],
  ["# And God", "contains a mark of markup at 0 (U+0023)"],
  ["\uFEFFAnd", "contains an invisible character at 0 (U+FEFF)"],
  ["A\u00ADnd", "contains an invisible character at 1 (U+00AD)"],
  ["A\uFFFDd", "contains a character that says the encoding went wrong at 1 (U+FFFD)"],
  [" And", "begins with a space at 0 (U+0020)"],
  ["And ", "ends with a space at 3 (U+0020)"],
  ["And  God", "contains a doubled space at 3 (U+0020)"],
  ["And\u00A0 God", "contains a doubled space at 3 (U+00A0)"],
  ["half \uD83D of it", "contains half of a surrogate pair"],
];

test("clean text passes", () => {
  for (const text of CLEAN) assert.equal(findTextFault(text), null, text);
});

test("each fault is named with its place", () => {
  for (const [text, fault] of FAULTS) assert.equal(findTextFault(text), fault, JSON.stringify(text));
});
