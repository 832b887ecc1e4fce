/** Paths of files that belong to the build or to the data directory. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HOME = join(import.meta.dirname, "..");

/** The packs of the bundled texts, which belong to the build. */
export const PACKS = join(HOME, "packs");

/** Pages, documentation, their scripts and styles, which also belong to the build. */
export const SITE = join(HOME, "site");

/** The folder of imported texts in the data directory; it need not exist. */
export const importedIn = (dataDir: string): string => join(dataDir, "texts");

export const versionOfProgram = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(HOME, "package.json"), "utf8"));
  const found = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return found ? String(manifest.version) : "unknown";
};

/** The packages whose code makes answers, beside this one. The build puts them into the server's own files. */
const PARTS = import.meta.filename.endsWith(".ts") ? ["@lectern/scripture", "@lectern/concordance"] : [];

/**
 * Names the program: a digest of all code that makes answers, and of the versions of Node and of its compressors. The same
 * on every machine that runs the same build. Takes about 10 ms.
 */
export function buildOfProgram(): string {
  const digest = createHash("sha256").update(
    `${process.version} ${process.versions.zlib} ${process.versions.brotli}`,
  );
  const folders = [
    import.meta.dirname,
    ...PARTS.map((name) => dirname(fileURLToPath(import.meta.resolve(name)))),
  ];
  for (const folder of folders) {
    for (const file of codeIn(folder)) digest.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  }
  return digest.digest("base64url");
}

/** The paths of files of code below a folder, in a fixed order. */
const codeIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.[jt]s$/.test(file) && !/\.(?:d|test|slow)\.ts$/.test(file))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
