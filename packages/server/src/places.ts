/** Where things stand that come with the build or lie in the data directory. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

const HOME = join(import.meta.dirname, "..");

/** The packs of the bundled texts stand with the build, not in the data directory. */
export const PACKS = join(HOME, "packs");

/** Pages, documentation, their scripts and styles; stand with the build too. */
export const SITE = join(HOME, "site");

/** Where imported texts are kept in the data directory; need not exist. */
export const importedIn = (dataDir: string): string => join(dataDir, "texts");

export const versionOfProgram = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(HOME, "package.json"), "utf8"));
  const found = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return found ? String(manifest.version) : "unknown";
};
