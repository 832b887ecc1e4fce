// Runs the client in Chromium, in a page of another origin and in a worker: CORS must allow everything that
// the client sends.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { build } from "esbuild";
import { launch, skip } from "./support/chromium.ts";
import { ROOT } from "./support/contract.ts";
import { startServer } from "./support/server.ts";

/** The client as a script that puts its exports on the global object. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: 'import * as client from "@lectern/client"; Object.assign(globalThis, { client });',
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    conditions: ["lectern-source"],
  });
  return outputFiles[0]?.text ?? "";
}

/** The program of page and worker; it returns a list of results. */
const programOf = (url: string, key: string): string => `(async () => {
  const lectern = client.createClient({ baseUrl: ${JSON.stringify(url)}, key: ${JSON.stringify(key)} });
  const { data } = await lectern.passage({ reference: "John 11:35", version: "KJV" });
  const again = await lectern.passage({ reference: "John 11:35", version: "KJV" });
  const outcome = await client.settle(lectern.resolve({ reference: "Jo 3:16" }));
  const items = [];
  for await (const { verse_index } of client.readReference(lectern, { reference: "Ps 117; Jude 1", version: "KJV" })) {
    items.push(verse_index);
  }
  return [data[0].text, again.content_hash.length, outcome.error.code, items.length];
})()`;

const EXPECTED = ["Jesus wept.", 64, "ambiguous_reference", 27];

test("the client works across origins, in a page and in a worker", { skip }, async () => {
  const server = await startServer();
  const elsewhere = createServer((_request, response) =>
    response.end("<!doctype html><title>elsewhere</title>"),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
    const library = await script();
    const program = programOf(server.url, server.keys.production);
    await page.evaluate(library);
    assert.deepEqual(await page.evaluate(program), EXPECTED);
    const inWorker = `new Promise((resolve, reject) => {
      const source = ${JSON.stringify(`${library}\n${program}.then((told) => postMessage(told), (error) => postMessage(String(error)));`)};
      const worker = new Worker(URL.createObjectURL(new Blob([source])));
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    })`;
    assert.deepEqual(await page.evaluate(inWorker), EXPECTED);
  } finally {
    await browser.close();
    elsewhere.close();
    await server.close();
  }
});
