/** Builds the service worker. Its name never changes; the list of files that it caches changes with the site. */

import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "esbuild";
import { type Assets, SITE_SOURCES } from "./assets.ts";

/** The files that the reader needs to start, by the names of their sources. */
const SHELL = [
  "early.js",
  "first.js",
  "reader.js",
  "reader-style.css",
  "source-serif-4-latin-400-normal.woff2",
  "source-serif-4-latin-400-italic.woff2",
] as const;

/** @param page the reader's page, which may change even if no file name changes */
export async function buildWorker({ pathOf }: Assets, page: string): Promise<Uint8Array> {
  const shell = ["/", "/icon.svg", ...SHELL.map(pathOf)];
  const hash = createHash("sha256").update(JSON.stringify(shell)).update(page).digest("hex").slice(0, 8);
  const { outputFiles } = await build({
    entryPoints: [join(SITE_SOURCES, "worker", "worker.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    define: { SHELL: JSON.stringify(shell), SHELL_NAME: JSON.stringify(`lectern-shell-${hash}`) },
    target: ["es2022", "chrome123", "firefox125", "safari17.5"],
    charset: "utf8",
    legalComments: "none",
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("worker.ts made no file");
  return file.contents;
}
