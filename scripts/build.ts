// Builds what npm packs of each package:
//   npm run build                 all
//   npm run build -- server       packages/server and the packages it depends on
// Writes dist and copies the files that every package needs (COPIES). Libraries are compiled file by file, so that a
// bundler can drop what is not used. The server and the resolver, which Node runs directly, are bundled by Rolldown. It
// keeps `const`, and V8 folds constants within a module but not across modules. scripts/run.mjs has built the packs and the
// site before.
import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { parse } from "yaml";
import { type PublishedPackage, publishedPackages } from "./packages.ts";

const ROOT = join(import.meta.dirname, "..");
const CONTRACT = "packages/contract";
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");

/** Files of the project that are copied into a package. */
const COPIES: Readonly<Record<string, readonly string[]>> = {
  "packages/concordance": ["LICENSE", "NOTICE"],
  "packages/server": ["LICENSE", "NOTICE", "CHANGELOG.md", "packages/contract/openapi.yaml"],
};

interface Bundle {
  /** Entry point by the name of the bundle. */
  readonly input: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Modules that are bundled into one chunk, although some commands need only a part of them. */
  readonly chunks: readonly { readonly name: string; readonly test: RegExp }[];
}

const BUNDLES: Readonly<Record<string, Bundle>> = {
  "packages/scripture": {
    input: {
      index: "src/index.ts",
      corrections: "src/corrections.ts",
      languages: "src/languages/index.ts",
      explain: "src/resolve/explain.ts",
      scan: "src/scan/index.ts",
    },
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
  for (const path of COPIES[folder] ?? ["LICENSE"]) {
    copyFileSync(join(ROOT, path), join(ROOT, folder, basename(path)));
  }
  if (folder !== "packages/server") return;
  const document: unknown = parse(readFileSync(join(ROOT, CONTRACT, "openapi.yaml"), "utf8"));
  writeFileSync(join(ROOT, folder, "openapi.json"), `${JSON.stringify(document)}\n`);
}

/** Compiles file by file, with types. Returns whether it succeeded. */
function compile(folder: string): boolean {
  return runTsc("--project", folder);
}

function runTsc(...args: readonly string[]): boolean {
  return spawnSync(process.execPath, [TSC, ...args], { cwd: ROOT, stdio: ["ignore", 2, 2] }).status === 0;
}

/**
 * Copies the types of the contract into a package whose published types use them. The contract package itself is not
 * published, so that users of the client install only one package. Returns whether it succeeded.
 */
function includeContractTypes(folder: string): boolean {
  const dist = join(ROOT, folder, "dist");
  for (const name of readdirSync(dist).filter((file) => file.endsWith(".d.ts"))) {
    const text = readFileSync(join(dist, name), "utf8");
    writeFileSync(join(dist, name), text.replaceAll('"@lectern/contract/types"', '"./contract/types.js"'));
  }
  return runTsc("--project", CONTRACT, "--outDir", join(dist, "contract"));
}

/** Bundles each entry point, with a chunk for each part that only some commands load. npm packages stay outside. */
async function bundle({ folder, dependencies }: PublishedPackage, { input, folder: into, chunks }: Bundle) {
  const bundled = await rolldown({
    cwd: join(ROOT, folder),
    input: { ...input },
    platform: "node",
    resolve: { conditionNames: ["lectern-source"] },
    external: dependencies.map((name) => new RegExp(`^${name}(?:/|$)`)),
    onLog: (_level, log) => {
      throw new Error(log.message);
    },
  });
  await bundled.write({
    dir: join(ROOT, folder, into),
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups: [...chunks] },
  });
  await bundled.close();
}

/** Removes the earlier build and builds again. Returns whether it succeeded. */
async function build(publishedPackage: PublishedPackage): Promise<boolean> {
  const { folder, name, isLibrary } = publishedPackage;
  rmSync(join(ROOT, folder, "dist"), { recursive: true, force: true });
  if (isLibrary && !compile(folder)) return false;
  if (folder === "packages/client" && !includeContractTypes(folder)) return false;
  const bundled = BUNDLES[folder];
  if (bundled !== undefined) await bundle(publishedPackage, bundled);
  copyInto(folder);
  console.error(`  built ${name}`);
  return true;
}

function withNeeds(wanted: readonly string[]): readonly PublishedPackage[] {
  const all = publishedPackages();
  const chosen = new Set<string>();
  for (const publishedPackage of all.toReversed()) {
    const isWanted =
      wanted.length === 0 || wanted.includes(publishedPackage.folder.slice("packages/".length));
    if (!isWanted && !chosen.has(publishedPackage.name)) continue;
    chosen.add(publishedPackage.name);
    for (const name of publishedPackage.dependencies) chosen.add(name);
  }
  return all.filter(({ name }) => chosen.has(name));
}

for (const publishedPackage of withNeeds(process.argv.slice(2))) {
  if (!(await build(publishedPackage))) process.exit(1);
}
