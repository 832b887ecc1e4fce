/** The packages of the workspace as npm sees them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

export interface WorkspacePackage {
  /** `packages/server` */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** Whether others may import it; a package without is a program. */
  readonly isLibrary: boolean;
  /** Names of what it needs to run. */
  readonly dependencies: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readPackage(folder: string): WorkspacePackage {
  const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
  const { name, version, exports = {}, dependencies = {} } = manifest;
  return { folder, name, version, isLibrary: "." in exports, dependencies: Object.keys(dependencies) };
}

/** Those without needs first: an order in which they can be built. */
export function workspacePackages(): readonly WorkspacePackage[] {
  const found = readdirSync(join(ROOT, "packages"))
    .sort()
    .map((name) => readPackage(join("packages", name)));
  const ordered = new Set<WorkspacePackage>();
  const add = (one: WorkspacePackage): void => {
    for (const other of found) if (one.dependencies.includes(other.name)) add(other);
    ordered.add(one);
  };
  for (const one of found) add(one);
  return [...ordered];
}
