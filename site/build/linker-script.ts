/** The linker script for other sites, and the engine that it loads if a page may contain references. */

import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "esbuild";
import { SITE_SOURCES } from "./assets.ts";

const TARGET = ["es2022", "chrome123", "firefox125", "safari17.5"];

async function bundle(
  source: string,
  format: "esm" | "iife",
  define: Record<string, string>,
): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [join(SITE_SOURCES, "linker", source)],
    bundle: true,
    minify: true,
    write: false,
    format,
    define,
    target: TARGET,
    conditions: ["lectern-source"],
    charset: "utf8",
    legalComments: "none",
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`${source} made no file`);
  return file.contents;
}

/** Bytes by name: `linker.js`, whose name never changes, and the engine, whose name changes with its content. */
export async function buildLinker(): Promise<ReadonlyMap<string, Uint8Array>> {
  const engine = await bundle("engine.ts", "esm", {});
  const hash = createHash("sha256").update(engine).digest("hex").slice(0, 8).toUpperCase();
  const enginePath = `assets/linker-engine-${hash}.js`;
  const linker = await bundle("linker.ts", "iife", { ENGINE_PATH: JSON.stringify(enginePath) });
  return new Map([
    ["linker.js", linker],
    [enginePath, engine],
  ]);
}
