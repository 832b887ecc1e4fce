// Makes of each package, or of those that are named and what they need, what npm packs:
//   npm run build                 all
//   npm run build -- server       packages/server and the packages it depends on
// dist by tsc, and beside it what stands once in the project and belongs into every package. The packs and the
// site are made before, by scripts/run.mjs.
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type WorkspacePackage, workspacePackages } from "./packages.ts";

const ROOT = join(import.meta.dirname, "..");
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");

/** Files of the project that a package carries a copy of. */
const COPIES: Readonly<Record<string, readonly string[]>> = {
  "packages/server": ["LICENSE", "NOTICE", "CHANGELOG.md", "openapi.yaml"],
};

function copyInto(folder: string): void {
  for (const name of COPIES[folder] ?? ["LICENSE"]) copyFileSync(join(ROOT, name), join(ROOT, folder, name));
  if (folder !== "packages/server") return;
  const document: unknown = parse(readFileSync(join(ROOT, "openapi.yaml"), "utf8"));
  writeFileSync(join(ROOT, folder, "openapi.json"), `${JSON.stringify(document)}\n`);
}

/** Compiles anew; what an earlier build left is gone. Says whether it went well. */
function build({ folder, name }: WorkspacePackage): boolean {
  rmSync(join(ROOT, folder, "dist"), { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [TSC, "--project", folder], {
    cwd: ROOT,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) return false;
  copyInto(folder);
  console.error(`  built ${name}`);
  return true;
}

function withNeeds(wanted: readonly string[]): readonly WorkspacePackage[] {
  const all = workspacePackages();
  const chosen = new Set<string>();
  for (const one of all.toReversed()) {
    const isWanted = wanted.length === 0 || wanted.includes(one.folder.slice("packages/".length));
    if (!isWanted && !chosen.has(one.name)) continue;
    chosen.add(one.name);
    for (const name of one.dependencies) chosen.add(name);
  }
  return all.filter(({ name }) => chosen.has(name));
}

if (!withNeeds(process.argv.slice(2)).every(build)) process.exitCode = 1;
