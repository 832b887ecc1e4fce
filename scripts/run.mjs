#!/usr/bin/env node
// Entry of every npm script. Makes a fresh clone ready (dependencies, text packs), then runs the given
// TypeScript file on the pinned Node. Plain JavaScript for old Nodes: it is what runs before anything
// is installed. Usage: node scripts/run.mjs [--watch] <script.ts> [arguments]
// With --watch, Node starts the script again whenever a file that it imports has changed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const STAMPS = join(ROOT, "node_modules", ".lectern");
const WINDOWS = process.platform === "win32";
const NODE = join(ROOT, "node_modules", "node", "bin", WINDOWS ? "node.exe" : "node");
const NODE_FLAGS = ["--conditions=lectern-source", "--disable-warning=ExperimentalWarning"];

const say = (text) => process.stderr.write(`[set-up] ${text}\n`);

function fail(text) {
  say(text);
  process.exit(1);
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/** Hash over the names and bytes of everything under the given paths of the project. */
function hashOf(...paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of listFiles(join(ROOT, path))) {
      if (file.endsWith(".test.ts")) continue;
      hash.update(file.slice(ROOT.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

const stampIs = (name, value) => {
  const file = join(STAMPS, name);
  return existsSync(file) && readFileSync(file, "utf8") === value;
};

const setStamp = (name, value) => {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, name), value);
};

function installDependencies() {
  const manifests = readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/package.json`);
  const wanted = hashOf("package.json", "package-lock.json", ...manifests);
  if (!stampIs("dependencies", wanted)) {
    say("installing dependencies with npm ci (once per change of package-lock.json or a package.json) ...");
    const npm = spawnSync(
      WINDOWS ? "npm.cmd" : "npm",
      ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
      {
        cwd: ROOT,
        stdio: ["ignore", 2, 2],
        shell: WINDOWS,
      },
    );
    if (npm.status !== 0) fail("npm ci failed; see its message above.");
    setStamp("dependencies", wanted);
  }
  const pinned = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).devDependencies.node;
  const found = existsSync(NODE)
    ? spawnSync(NODE, ["--version"], { encoding: "utf8" }).stdout.trim()
    : "none";
  if (found !== `v${pinned}`) {
    fail(
      `Node ${pinned} is needed, and node_modules/node has ${found}. ` +
        "Its package fetches the binary in an install script: run 'npm ci' again without --ignore-scripts.",
    );
  }
}

/** Runs `scripts/<script>` if its inputs have changed or its outputs are missing. */
function build(name, what, script, made, ...read) {
  if (!existsSync(join(ROOT, "scripts", script))) return;
  const wanted = hashOf(`scripts/${script}`, "package-lock.json", ...read);
  if (stampIs(name, wanted) && existsSync(join(ROOT, made))) return;
  say(`building ${what} ...`);
  const built = spawnSync(NODE, [...NODE_FLAGS, join(ROOT, "scripts", script)], {
    cwd: ROOT,
    stdio: ["ignore", 2, 2],
  });
  if (built.status !== 0) fail(`building ${what} failed; see the message above.`);
  setStamp(name, wanted);
}

function buildContract() {
  const made = "packages/contract/src/openapi.gen.ts";
  build("contract", "the types of openapi.yaml", "build-contract.ts", made, "packages/contract/openapi.yaml");
}

function buildPacks() {
  const sources = [
    "packages/server/src/text",
    "packages/server/src/importers",
    "packages/scripture/src/data/books.ts",
  ];
  build("packs", "the text packs", "build-packs.ts", "packages/server/packs", "editions", ...sources);
}

function buildSite() {
  const server = ["wire", "service", "cli/explain-text.ts"].map((path) => `packages/server/src/${path}`);
  const packages = ["packages/contract/src", "packages/client/src", "packages/scripture/src"];
  const sources = ["site", ...server, ...packages];
  const read = ["docs", "packages/contract/openapi.yaml", ...sources];
  build("site", "the documentation site", "build-site.ts", "packages/server/site", ...read);
}

const watches = process.argv[2] === "--watch";
const [script, ...args] = process.argv.slice(watches ? 3 : 2);
if (script === undefined) fail("usage: node scripts/run.mjs [--watch] <script.ts> [arguments]");
installDependencies();
buildContract();
buildPacks();
buildSite();
const flags = watches ? [...NODE_FLAGS, "--watch", "--watch-preserve-output"] : NODE_FLAGS;
const child = spawn(NODE, [...flags, join(ROOT, script), ...args], { cwd: ROOT, stdio: "inherit" });
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// A terminal sends Ctrl-C to the child as well. A second SIGINT could arrive while the child exits, when its
// handlers are gone, and would end it with status 130.
process.on("SIGINT", () => [0, 1, 2].some(isatty) || child.kill("SIGINT"));

/** The parent of a process; undefined if it cannot be determined. */
function parentOf(id) {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, "utf8"))[1]);
  } catch {
    return undefined;
  }
}

// npm starts a shell, which starts this process, and npm does not forward signals. So this process ends when npm or
// the shell has ended.
const PARENT = process.ppid;
const GRANDPARENT = parentOf(PARENT);
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (process.ppid !== PARENT || parentOf(PARENT) !== GRANDPARENT) child.kill("SIGTERM");
  }, 250).unref();

child.on("exit", (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
