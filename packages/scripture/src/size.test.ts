import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const LIMIT_BYTES = 40 * 1024;

test("bundled and minified for a browser the library is under 40 KB gzipped", async (t) => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "index.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2023",
    platform: "browser",
  });
  const bundle = outputFiles[0]?.contents ?? new Uint8Array();
  const zipped = gzipSync(bundle).length;
  t.diagnostic(`${(bundle.length / 1024).toFixed(1)} KB minified, ${(zipped / 1024).toFixed(1)} KB gzipped`);
  assert.ok(bundle.length > 10_000);
  assert.ok(zipped < LIMIT_BYTES, `${zipped} bytes`);
});
