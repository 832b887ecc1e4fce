// Gives benchmarks the packages as they are released, compiled and bundled, so that no types are stripped at the
// start.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

type Scripture = typeof import("../packages/scripture/src/index.ts");
export type Parse = Scripture["parseReference"];

const built = new Set<string>();

/** A file of the package's build, which is made at the first call. */
function released(name: string, file: string): string {
  if (!built.has(name)) {
    const build = [...process.execArgv, join(ROOT, "scripts", "build.ts"), name];
    const { status } = spawnSync(process.execPath, build, { cwd: ROOT, stdio: ["ignore", 2, 2] });
    if (status !== 0) throw new Error("the release could not be built");
    built.add(name);
  }
  return join(ROOT, "packages", name, "dist", file);
}

/** The entry of the server. */
export const releasedMain = (): string => released("server", "main.js");

/** The resolver as Node finds it in its package. */
export async function releasedParse(): Promise<Parse> {
  const { parseReference }: Scripture = await import(released("scripture", "node/index.js"));
  return parseReference;
}
