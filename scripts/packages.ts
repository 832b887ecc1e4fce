/** The packages of the workspace that are published, as npm sees them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

export interface PublishedPackage {
  /** `packages/server` */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** Whether other packages may import it; if not, it is a program. */
  readonly isLibrary: boolean;
  /** Names of its runtime dependencies. */
  readonly dependencies: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
}

function readPackage(folder: string): PublishedPackage {
  const { name, version, exports = {}, dependencies = {} } = readManifest(folder);
  return { folder, name, version, isLibrary: "." in exports, dependencies: Object.keys(dependencies) };
}

/** Folders of published packages: a private one is only used inside the others. */
function publishedFolders(): readonly string[] {
  const folders = readdirSync(join(ROOT, "packages"))
    .sort()
    .map((name) => join("packages", name));
  return folders.filter((folder) => readManifest(folder).private !== true);
}

/** In build order: a package comes after those that it depends on. */
export function publishedPackages(): readonly PublishedPackage[] {
  const found = publishedFolders().map(readPackage);
  const ordered = new Set<PublishedPackage>();
  const add = (publishedPackage: PublishedPackage): void => {
    for (const other of found) if (publishedPackage.dependencies.includes(other.name)) add(other);
    ordered.add(publishedPackage);
  };
  for (const publishedPackage of found) add(publishedPackage);
  return [...ordered];
}
