// Checks the packages as others receive them: builds and packs them, then runs publint (fields, files) and, for libraries,
// Are the Types Wrong (the types that each kind of module resolution finds).
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { publishedPackages } from "./packages.ts";

const root = join(import.meta.dirname, "..");
const bin = (name: string): string => join(root, "node_modules", ".bin", name);

function succeeds(file: string, args: readonly string[]): boolean {
  // Without npm's prepack scripts: everything was built just before.
  const env = { ...process.env, npm_config_ignore_scripts: "true" };
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: root, encoding: "utf8", env });
  if (status === 0) return true;
  console.error(`${args.join(" ")}\n${stdout}${stderr}`);
  process.exitCode = 1;
  return false;
}

const build = [...process.execArgv, join(root, "scripts", "build.ts")];
if (succeeds(process.execPath, build)) {
  for (const { folder, isLibrary } of publishedPackages()) {
    succeeds(bin("publint"), ["--strict", folder]);
    // There is no CommonJS build: require() on Node 20.19 or newer loads the ES module.
    const look = ["--pack", folder, "--profile", "esm-only", "--no-emoji", "--no-color"];
    if (isLibrary) succeeds(bin("attw"), look);
  }
}
