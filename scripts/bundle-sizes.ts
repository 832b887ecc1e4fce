// Measures how much of the resolver a page loads: bundled, minified for a browser, and gzipped at level 9. Prints a
// table, and fails if a size is above its limit.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { LANGUAGES } from "../packages/scripture/src/languages/index.ts";

const source = join(import.meta.dirname, "..", "packages", "scripture", "src");
const english = 'export { parseReference } from "./browser.ts";';

/** What is bundled, and its limit in kilobytes; null for a size that is only printed. */
const ROWS: readonly (readonly [name: string, contents: string, most: number | null])[] = [
  ["parseReference with English", english, 48],
  ...LANGUAGES.filter(({ code }) => code !== "en").map(
    ({ code, name }) => [name, `export * from "./languages/${code}.ts";`, 8] as const,
  ),
  ["everything of the main entry", 'export * from "./browser.ts";', null],
  ["parseReference and explain", `${english} export { explain } from "./resolve/explain.ts";`, null],
  ["references in running text", 'export * from "./scan/index.ts";', null],
];

async function sizeOf(contents: string): Promise<{ readonly minified: number; readonly zipped: number }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2023",
    platform: "browser",
  });
  const bundle = outputFiles[0]?.contents ?? new Uint8Array();
  if (bundle.length < 1000) throw new Error(`nothing was bundled of ${contents}`);
  return { minified: bundle.length, zipped: gzipSync(bundle, { level: 9 }).length };
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

for (const [name, contents, maxKilobytes] of ROWS) {
  const { minified, zipped } = await sizeOf(contents);
  const isOver = maxKilobytes !== null && zipped >= maxKilobytes * 1024;
  const limit =
    maxKilobytes === null ? "" : `  ${isOver ? "above" : "below"} the limit of ${maxKilobytes} KB`;
  console.log(`${name.padEnd(30)} ${kilobytes(minified)} minified ${kilobytes(zipped)} gzipped${limit}`);
  if (isOver) process.exitCode = 1;
}
