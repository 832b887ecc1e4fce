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

/** The other packages whose code shapes answers. The build bundles them into the server's files. */
const PARTS = import.meta.filename.endsWith(".ts") ? ["@lectern/scripture", "@lectern/concordance"] : [];

/**
 * Identifies the program: a digest of all code that shapes answers, and of the versions of Node and its compressors.
 * It is the same on every machine that runs the same build. Takes about 10 ms.
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

/** The paths of the code files below a folder, in a fixed order. */
const codeIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.[jt]s$/.test(file) && !/\.(?:d|test|slow)\.ts$/.test(file))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
