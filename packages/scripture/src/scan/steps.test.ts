// Checks that work in steps gives the same result, and that each step is short.
import assert from "node:assert/strict";
import { test } from "node:test";
import { linkInSteps, linkReferences, scan, scanInSteps } from "./index.ts";
import type { Steps } from "./steps.ts";

function run<Result>(steps: Steps<Result>): { readonly result: Result; readonly count: number } {
  for (let count = 1; ; count++) {
    const { done, value } = steps.next();
    if (done) return { result: value, count };
  }
}

const CHARACTERS = 200_000;
const TEXTS: Readonly<Record<string, string>> = {
  prose: "And it came to pass that we went down to the sea, and saw three ships. ",
  dense: "See Rom 8:28; 12:1 and John 3:16, 17. ",
  paragraphs: "As it is written in Rom 8:28.\n\n",
  "empty lines": "\n",
  markup: "<b>John</b>&nbsp;3:16 and *Acts* 2:38. ",
};

for (const [name, part] of Object.entries(TEXTS)) {
  test(`${name}: a scan in steps is the same scan, and each step is short`, () => {
    const text = part.repeat(Math.ceil(CHARACTERS / part.length));
    const { result, count } = run(scanInSteps(text));
    assert.deepEqual(result, scan(text));
    assert.ok(count >= CHARACTERS / 50_000, `${count} steps`);
    const options = { format: "html", source: "text", addressOf: () => "/" } as const;
    assert.equal(run(linkInSteps(text, result, options)).result, linkReferences(text, result, options));
  });
}

test("reading stops after the requested number of finds", () => {
  const text = "See Rom 8:28.\n\n".repeat(100);
  assert.deepEqual(scan(text, { maxFinds: 10 }), scan(text).slice(0, 10));
});
