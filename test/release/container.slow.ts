/**
 * deploy/Dockerfile carried out step by step in a bare Debian, and its image started as a container engine would:
 * as the image's user, with a root that is read only and a network that has nothing but itself.
 */

import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT } from "../support/contract.ts";
import { type BareRoot, makeBareRoot, obstacle } from "./bare-root.ts";
import { readImage, readStages } from "./dockerfile.ts";

const why = obstacle();
const skip = why === null ? false : `no container engine is needed, but ${why}`;
const manifest: { dependencies: object } = JSON.parse(
  readFileSync(join(ROOT, "packages", "server", "package.json"), "utf8"),
);
const work = mkdtempSync(join(tmpdir(), "lectern-container-"));
const data = join(work, "data");
const image = readImage();
const [user = "", group = ""] = image.user.split(":");

interface Container {
  readonly child: ChildProcess;
  /** Of the image's process, as the machine counts. */
  readonly pid: number;
  readonly output: () => string;
}

let root: BareRoot;
let container: Container;

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const assignments = (): readonly string[] => [
  "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  ...[...image.environment].map(([name, value]) => `${name}=${value}`),
];

/** The first process below one that isolated it. */
async function childOf(pid: number): Promise<number> {
  for (;;) {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
    if (child !== undefined && child !== "") return Number(child);
    await new Promise(setImmediate);
  }
}

async function start(): Promise<Container> {
  mkdirSync(data, { mode: 0o700, recursive: true });
  chownSync(data, Number(user), Number(group));
  const command = ["/usr/bin/env", "-i", "-C", image.folder, ...assignments(), ...image.command].map(quote);
  const script = `ip link set lo up
${root.mountImage}mount --bind ${quote(data)} $root${image.volumes[0]}
mount -o remount,ro $root
exec chroot --userspec=${image.user} $root ${command.join(" ")}`;
  const isolation = ["--net", "--mount", "--pid", "--fork", "--kill-child"];
  const child = spawn("unshare", [...isolation, "sh", "-euc", script]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  while (!output.includes("Try: ")) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${output}`);
    await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  }
  return { child, pid: await childOf(child.pid ?? 0), output: () => output };
}

/** Runs a command inside, as the image's user. */
function inside(command: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  const enter = ["--target", `${container.pid}`, "--mount", "--net", "--pid", "--root", "--wd"];
  const as = ["--setuid", user, "--setgid", group, "/usr/bin/env", "-i", ...assignments()];
  return spawnSync("nsenter", [...enter, ...as, ...command], { encoding: "utf8" });
}

function ask(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const url = `http://127.0.0.1:${image.environment.get("LECTERN_PORT")}${path}`;
  const script = `const r = await fetch(${JSON.stringify(url)}, ${JSON.stringify({ headers })});
process.stdout.write(r.status + " " + await r.text())`;
  const { status, stdout, stderr } = inside(["node", "--input-type=module", "-e", script]);
  assert.equal(status, 0, stderr);
  return stdout;
}

before(async () => {
  if (skip !== false) return;
  root = makeBareRoot(work);
  root.build(readStages());
  container = await start();
});

after(() => {
  if (container?.child.exitCode === null) container.child.kill("SIGKILL");
  rmSync(work, { recursive: true, force: true });
});

test("the image has what is published and what that needs, and nothing else", { skip }, (context) => {
  const files = readdirSync(join(root.imageLayer, image.folder), { recursive: true, encoding: "utf8" });
  const ours = files.filter((file) => !file.includes("node_modules/"));
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
  const bytes = files.map((file) => lstatSync(join(root.imageLayer, image.folder, file)).size);
  context.diagnostic(`${Math.round(bytes.reduce((a, b) => a + b) / 2 ** 20)} MiB above the base image`);
});

test("it runs as the image's user, as the first process, on a root that is read only", { skip }, () => {
  const status = readFileSync(`/proc/${container.pid}/status`, "utf8");
  assert.match(status, new RegExp(`^Uid:\\t${user}\\t${user}\\t${user}\\t${user}$`, "m"));
  assert.match(status, /^NSpid:.*\t1$/m);
  assert.match(status, /^CapEff:\t0+$/m);
  for (const file of ["/written", `${image.folder}/written`, "/tmp/written"]) {
    assert.match(inside(["touch", file]).stderr, /Read-only file system|Permission denied/, file);
  }
});

test("there is no network but the container's own", { skip }, () => {
  const { stdout } = inside(["cat", "/proc/net/dev"]);
  assert.deepEqual(
    [...stdout.matchAll(/^ *(\w+):/gm)].map(([, name]) => name),
    ["lo"],
  );
});

test("it is ready, and the health check of the image says so", { skip }, () => {
  assert.match(ask("/readyz"), /^200 .*"texts":"ok"/s);
  const { status, stderr } = inside(image.healthCommand);
  assert.equal(status, 0, stderr);
});

test("it answers with a passage for the key that it printed, and keeps keys in its volume", { skip }, () => {
  const key = /First key[^:]*: (\S+)/.exec(container.output())?.[1] ?? "";
  const answer = ask("/api/passage?reference=Jn+11:35&version=KJV", { authorization: `Bearer ${key}` });
  assert.match(answer, /^200 .*"text":"Jesus wept\."/s);
  assert.ok(readdirSync(data).length > 0);
});

test("every package that the server imports is there, those that it loads late too", { skip }, () => {
  const names = Object.keys(manifest.dependencies);
  const script = `for (const name of ${JSON.stringify(names)}) await import(name)`;
  const folder = dirname(dirname(image.command[1] ?? ""));
  const { status, stderr } = inside(["env", "-C", folder, "node", "--input-type=module", "-e", script]);
  assert.equal(status, 0, stderr);
});

test("the other commands run beside it", { skip }, () => {
  const lectern = image.command.slice(0, -1);
  const { status, stdout, stderr } = inside([...lectern, "keys", "list", "--json"]);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /first key/);
});

test("the health check fails when nothing answers", { skip }, () => {
  const elsewhere = ["/usr/bin/env", "LECTERN_PORT=1", ...image.healthCommand];
  assert.equal(inside(elsewhere).status, 1);
});

test("SIGTERM reaches the process, which ends by itself with status 0", { skip }, async () => {
  process.kill(container.pid, "SIGTERM");
  const [status] = await once(container.child, "exit");
  assert.equal(status, 0);
  assert.match(container.output(), /"msg":"stopped"/);
});
