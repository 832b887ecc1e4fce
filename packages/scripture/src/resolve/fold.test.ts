/** This test needs its own process, and so its own file: its calls must be the first ones. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "../index.ts";

const ODD_MARKS = Array.from({ length: 0x3100 - 0x80 }, (_, index) => String.fromCharCode(0x80 + index));

test("a mark is read in the same way the first time and later", () => {
  for (const mark of ODD_MARKS) {
    const inputs = [`John 3:16${mark}-18`, `Lk 2\u00b9${mark}20`, `Rom 8${mark}28`];
    const first = inputs.map((input) => JSON.stringify(parseReference(input)));
    parseReference(`${mark} a${mark}`);
    const again = inputs.map((input) => JSON.stringify(parseReference(input)));
    assert.deepEqual(again, first, mark.charCodeAt(0).toString(16));
  }
});
