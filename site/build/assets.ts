/** Scripts, styles and fonts, bundled under names that change with their content. */

import { basename, join } from "node:path";
import { build } from "esbuild";
import { INCLUDE_WORDS } from "../../packages/server/src/service/annotations.ts";
import { plainNames } from "./plain-names.ts";

export const SITE_SOURCES = join(import.meta.dirname, "..");

export interface Assets {
  /** Bytes by name, as they are served: `assets/reader-4F7QK2ZD.js`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Path of an asset by the name of its source: `reader.js` is `/assets/reader-4F7QK2ZD.js`. */
  readonly pathOf: (name: string) => string;
}

const ENTRIES = {
  early: "shared/early.ts",
  first: "reader/first.ts",
  reader: "reader/main.ts",
  // Loaded on demand, as a bundle of its own, so that the reader stays one file.
  explain: "reader/explain.ts",
  scanning: "reader/scanning.ts",
  checking: "reader/checking.ts",
  "reader-style": "style/reader.css",
  docs: "docs/main.ts",
  "docs-style": "style/docs.css",
} as const;

export async function buildAssets(): Promise<Assets> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, source]) => [name, join(SITE_SOURCES, source)]),
    ),
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: ["es2022", "chrome123", "firefox125", "safari17.5"],
    conditions: ["lectern-source"],
    define: {
      PLAIN_NAMES: JSON.stringify(plainNames()),
      INCLUDE_WORDS: JSON.stringify(INCLUDE_WORDS),
    },
    loader: { ".woff2": "file" },
    charset: "utf8",
    legalComments: "none",
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    outdir: "assets",
  });
  const files = new Map<string, Uint8Array>();
  const paths = new Map<string, string>();
  for (const { path, contents } of outputFiles) {
    const name = basename(path);
    files.set(`assets/${name}`, contents);
    paths.set(name.replace(/-[0-9A-Z]{8}\./, "."), `/assets/${name}`);
  }
  const pathOf = (name: string): string => {
    const path = paths.get(name);
    if (path === undefined) throw new Error(`no asset is made of ${name}`);
    return path;
  };
  return { files, pathOf };
}
