// Every check that needs no running server: types, lint and format, import boundaries, unused code and
// dependencies, generated files. All run, all failures are shown. With --fix: format and safe lint repairs.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { SOURCE_FLAGS } from "./source-flags.ts";

const root = join(import.meta.dirname, "..");
const bin = (name: string): string => join(root, "node_modules", ".bin", name);
const fix = process.argv.includes("--fix");

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** What it prints is shown when it succeeds as well. */
  readonly isReport?: boolean;
}

const typescript = [process.execPath, ...SOURCE_FLAGS];

/** Makes a committed file again, or fails if it is out of date. */
const generated = (name: string, script: string): Check => ({
  name,
  command: [...typescript, join(root, "scripts", script), ...(fix ? [] : ["--check"])],
});

const checks: readonly Check[] = [
  generated("generated files", "generate.ts"),
  generated("words near book names", "near-words.ts"),
  generated("weights of citations", "citation-weights.ts"),
  generated("weights of passages", "passage-weights.ts"),
  generated("weights of chapters and verses without a name", "carried-weights.ts"),
  { name: "types", command: [bin("tsc"), "--project", "tsconfig.json"] },
  {
    name: "types of scripture without Node",
    command: [bin("tsc"), "--noEmit", "--project", "packages/scripture"],
  },
  {
    name: "types of the site, in a browser",
    command: [bin("tsc"), "--project", "site"],
  },
  {
    name: "packages as others receive them",
    command: [...typescript, join(root, "scripts", "check-packages.ts")],
  },
  {
    name: "lint and format",
    command: [bin("biome"), "check", ...(fix ? ["--write"] : []), "--error-on-warnings"],
  },
  {
    name: "import boundaries",
    command: [bin("depcruise"), "--config", ".dependency-cruiser.mjs", "packages", "editions", "site"],
  },
  {
    name: "openapi.yaml by Redocly",
    command: [
      process.execPath,
      bin("redocly"),
      "lint",
      "packages/contract/openapi.yaml",
      "--max-problems=1000",
    ],
  },
  {
    name: "openapi.yaml by a second validator",
    command: [process.execPath, bin("validate-api"), "packages/contract/openapi.yaml"],
  },
  {
    name: "openapi.yaml compared with that of the last release",
    command: [...typescript, join(root, "scripts", "check-contract.ts")],
  },
  {
    name: "deploy/Dockerfile",
    command: [process.execPath, bin("dockerfile-utils"), "lint", "deploy/Dockerfile"],
  },
  {
    name: "size of the resolver in a browser",
    command: [...typescript, join(root, "scripts", "bundle-sizes.ts")],
    isReport: true,
  },
  {
    name: "complexity of the resolver",
    command: [
      ...typescript,
      join(root, "scripts", "measure-code.ts"),
      "packages/scripture/src/resolve",
      "--most",
      "20",
    ],
  },
  { name: "unused code and dependencies", command: [bin("knip"), "--config", "knip.js"] },
];

let failed = 0;
for (const { name, command, isReport = false } of checks) {
  const [file = "", ...args] = command;
  const started = performance.now();
  const result = spawnSync(file, args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  const ok = result.status === 0;
  console.log(`${ok ? "ok  " : "FAIL"} ${name} (${Math.round(performance.now() - started)} ms)`);
  if (ok && isReport) console.log(result.stdout.trimEnd().replaceAll(/^/gm, "     "));
  if (!ok) {
    failed++;
    console.log(`${result.stdout ?? ""}${result.stderr ?? ""}${result.error?.message ?? ""}`);
  }
}
if (failed > 0) process.exitCode = 1;
