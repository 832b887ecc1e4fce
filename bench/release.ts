// The program as it is released: compiled, without types to strip at the start.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

const MAIN = join(ROOT, "packages", "server", "dist", "main.js");

let built = false;

/** The entry of the compiled server; compiled at the first call. */
export function releasedMain(): string {
  if (built) return MAIN;
  const { status } = spawnSync(
    process.execPath,
    [...process.execArgv, join(ROOT, "scripts", "build.ts"), "server"],
    { cwd: ROOT, stdio: ["ignore", 2, 2] },
  );
  if (status !== 0) throw new Error("the release could not be built");
  built = true;
  return MAIN;
}
