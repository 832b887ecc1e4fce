// Makes of each package, or of those that are named and what they need, what npm packs:
//   npm run build                 all
//   npm run build -- server       packages/server and the packages it depends on
// dist, and beside it what stands once in the project and belongs into every package. Libraries are compiled file by
// file, so that a bundler takes no more of them than is used. What Node runs as it is, the server and the resolver, is
// bundled by Rolldown, as it keeps `const`: V8 folds the constants of a module but not those that another one exports.
// The packs and the site are made before, by scripts/run.mjs.
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { parse } from "yaml";
import { type WorkspacePackage, workspacePackages } from "./packages.ts";

const ROOT = join(import.meta.dirname, "..");
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");

/** Files of the project that a package carries a copy of. */
const COPIES: Readonly<Record<string, readonly string[]>> = {
  "packages/server": ["LICENSE", "NOTICE", "CHANGELOG.md", "openapi.yaml"],
};

interface Bundle {
  /** Sources by the name of the file that is made of them. */
  readonly input: Readonly<Record<string, string>>;
  readonly folder: string;
  /** What stays together although some commands load only a part of it. */
  readonly chunks: readonly { readonly name: string; readonly test: RegExp }[];
}

const BUNDLES: Readonly<Record<string, Bundle>> = {
  "packages/scripture": {
    input: { index: "src/index.ts", corrections: "src/corrections.ts" },
    folder: "dist/node",
    chunks: [],
  },
  "packages/server": {
    input: { main: "src/main.ts", worker: "src/serving/worker.ts" },
    folder: "dist",
    chunks: [{ name: "scripture", test: /packages.scripture/ }],
  },
};

function copyInto(folder: string): void {
  for (const name of COPIES[folder] ?? ["LICENSE"]) copyFileSync(join(ROOT, name), join(ROOT, folder, name));
  if (folder !== "packages/server") return;
  const document: unknown = parse(readFileSync(join(ROOT, "openapi.yaml"), "utf8"));
  writeFileSync(join(ROOT, folder, "openapi.json"), `${JSON.stringify(document)}\n`);
}

/** File by file, with types. Says whether it went well. */
function compile(folder: string): boolean {
  const command = [TSC, "--project", folder];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: ["ignore", 2, 2] }).status === 0;
}

/** In one file for each input and one for each part that only some commands load; what npm installs stays outside. */
async function bundle({ folder, dependencies }: WorkspacePackage, { input, folder: into, chunks }: Bundle) {
  const made = await rolldown({
    cwd: join(ROOT, folder),
    input: { ...input },
    platform: "node",
    resolve: { conditionNames: ["lectern-source"] },
    external: dependencies.map((name) => new RegExp(`^${name}(?:/|$)`)),
    onLog: (_level, log) => {
      throw new Error(log.message);
    },
  });
  await made.write({
    dir: join(ROOT, folder, into),
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups: [...chunks] },
  });
  await made.close();
}

/** Builds anew; what an earlier build left is gone. Says whether it went well. */
async function build(one: WorkspacePackage): Promise<boolean> {
  const { folder, name, isLibrary } = one;
  rmSync(join(ROOT, folder, "dist"), { recursive: true, force: true });
  if (isLibrary && !compile(folder)) return false;
  const bundled = BUNDLES[folder];
  if (bundled !== undefined) await bundle(one, bundled);
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

for (const one of withNeeds(process.argv.slice(2))) {
  if (!(await build(one))) process.exit(1);
}
