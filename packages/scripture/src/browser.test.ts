import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "esbuild";
import { launch, skip } from "../../../test/support/chromium.ts";
import { parseReference } from "./index.ts";
import { RULE_FILES, readRows } from "./resolve/testdata/rows.ts";

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { parseReference } from "./browser.ts";
        globalThis.answersOf = (inputs) => inputs.map((input) => JSON.stringify(parseReference(input)));
        globalThis.onmessage = ({ data }) => globalThis.postMessage(globalThis.answersOf(data));`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2023",
    platform: "browser",
  });
  return outputFiles[0]?.text ?? "";
}

test("the same code gives the same answers in Chromium, in a page and in a worker", { skip }, async () => {
  const script = await bundle();
  const inputs = readRows(...RULE_FILES)
    .filter(({ kind }) => kind === "rule")
    .map(({ input }) => input)
    .filter((input) => input.isWellFormed());
  const expected = inputs.map((input) => JSON.stringify(parseReference(input)));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const call = `answersOf(${JSON.stringify(inputs)})`;
    assert.deepEqual(await page.evaluate(call), expected);
    const inWorker = `new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(script)}])));
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(${JSON.stringify(inputs)});
    })`;
    assert.deepEqual(await page.evaluate(inWorker), expected);
  } finally {
    await browser.close();
  }
});
