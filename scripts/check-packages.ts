// The packages as others receive them: built, packed by npm, and looked at by publint (fields, files)
// and, where there is something to import, by Are the types wrong (types as each kind of resolution finds them).
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { workspacePackages } from "./packages.ts";

const root = join(import.meta.dirname, "..");
const bin = (name: string): string => join(root, "node_modules", ".bin", name);

function succeeds(file: string, args: readonly string[]): boolean {
  // What is packed was built just before.
  const env = { ...process.env, npm_config_ignore_scripts: "true" };
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: root, encoding: "utf8", env });
  if (status === 0) return true;
  console.error(`${args.join(" ")}\n${stdout}${stderr}`);
  process.exitCode = 1;
  return false;
}

const build = [...process.execArgv, join(root, "scripts", "build.ts")];
if (succeeds(process.execPath, build)) {
  for (const { folder, isLibrary } of workspacePackages()) {
    succeeds(bin("publint"), ["--strict", folder]);
    // There is no CommonJS build: who requires it on Node 20.19 or newer gets the ES module.
    const look = ["--pack", folder, "--profile", "esm-only", "--no-emoji", "--no-color"];
    if (isLibrary) succeeds(bin("attw"), look);
  }
}
