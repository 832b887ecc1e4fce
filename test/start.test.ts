// Tests the service as an operator starts it: its output, its log, and how it ends.
import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "./support/contract.ts";
import { judgedFetch } from "./support/judge.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lectern-start-"));
const otherDir = mkdtempSync(join(tmpdir(), "lectern-start-"));
const pipedDir = mkdtempSync(join(tmpdir(), "lectern-start-"));
const npmDir = mkdtempSync(join(tmpdir(), "lectern-start-"));
const children: ChildProcess[] = [];
after(async () => {
  // Left running by a failed test.
  for (const child of children.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    const closed = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGTERM");
    await closed;
  }
  for (const folder of [dataDir, otherDir, pipedDir, npmDir]) rmSync(folder, { recursive: true });
});

interface Started {
  readonly child: ChildProcess;
  /** The whole output so far. */
  output(): string;
  /** The exit status, once it ended. */
  readonly ended: Promise<number | null>;
}

const LECTERN = join(ROOT, "packages", "server", "bin", "lectern.js");

/** The environment of the tests, without Lectern's variables. */
const INHERITED = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith("LECTERN_")),
);

function run(file: string, args: readonly string[], environment: Readonly<Record<string, string>>): Started {
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...INHERITED, ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  children.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, output: () => text, ended };
}

const start = (environment: Readonly<Record<string, string>>, ...args: readonly string[]): Started =>
  run(process.execPath, [LECTERN, ...args], environment);

/**
 * The same on a terminal, which util-linux's `script` provides. With `exec`, no shell stays between the two: dash would,
 * and Ctrl-C would end it with status 130 before the service had ended.
 */
const startOnTerminal = (environment: Readonly<Record<string, string>>, command: string): Started =>
  run("script", ["-qefc", `exec '${process.execPath}' '${LECTERN}' ${command}`, "/dev/null"], environment);

const CTRL_C = "\u0003";
const hasScript = spawnSync("script", ["--version"]).status === 0;

/** Waits until a whole line with these words was printed: a long line may arrive in several chunks. */
async function printed({ child, output, ended }: Started, words: string): Promise<string> {
  const isPrinted = (): boolean => {
    const index = output().indexOf(words);
    return index >= 0 && output().includes("\n", index);
  };
  while (!isPrinted()) {
    const more = new Promise<string>((resolve) => child.stdout?.once("data", () => resolve("more")));
    const which = await Promise.race([more, ended.then(() => "ended")]);
    if (which === "ended" && !isPrinted()) throw new Error(`it ended:\n${output()}`);
  }
  return output();
}

const settings = { LECTERN_PORT: "0", LECTERN_DATA_DIR: dataDir, LECTERN_LOG_LEVEL: "debug" };

test("on a terminal the first start shows a key once and a request that works; no key is ever logged", {
  skip: hasScript ? false : "there is no script(1) to make a terminal with",
}, async () => {
  const first = startOnTerminal(settings, "serve");
  const text = await printed(first, "Try: curl -H");
  const key = /lk_[0-9a-z]+/.exec(text)?.[0] ?? "";
  const [, header = "", url = ""] = /Try: curl -H '([^']+)' '([^']+)'/.exec(text) ?? [];
  assert.ok(text.includes("plan enterprise"));
  assert.equal(header, `Authorization: Bearer ${key}`);
  const answer = await judgedFetch(url, {
    headers: { authorization: header.replace("Authorization: ", "") },
  });
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /"text":"For God so loved the world/);
  const withKey = await judgedFetch(`${url}&key=${key}`);
  assert.equal(withKey.status, 200);
  first.child.stdin?.write(CTRL_C);
  assert.equal(await first.ended, 0);
  const lines = first.output().split("\r\n");
  const logged = lines.filter((line) => line.startsWith("{"));
  assert.ok(logged.some((line) => line.includes("answered")));
  for (const line of logged) {
    assert.ok(!line.includes("lk_"), line);
    assert.ok(!line.includes("reference="), line);
    JSON.parse(line);
  }
  const second = startOnTerminal(settings, "serve --log-level error");
  const again = await printed(second, "Try: ");
  second.child.stdin?.write(CTRL_C);
  assert.equal(await second.ended, 0);
  assert.ok(!again.includes("lk_"));
  assert.ok(!again.includes("{"));
});

test("other outputs get no key, and the command that the start prints makes one", async () => {
  const piped = { ...settings, LECTERN_DATA_DIR: pipedDir };
  const server = start(piped, "serve");
  const text = await printed(server, "Try: ");
  const [, command = ""] = /To make one: lectern (.+)/.exec(text) ?? [];
  const url = /listening on (\S+)/.exec(text)?.[1] ?? "";
  assert.ok(!text.includes("lk_"), text);
  const made = start({}, ...command.split(" "), "--json");
  assert.equal(await made.ended, 0);
  const key = /"key":"([^"]+)"/.exec(made.output())?.[1] ?? "";
  const request = { headers: { authorization: `Bearer ${key}` } };
  const answer = await judgedFetch(`${url}/api/usage`, request);
  assert.match(await answer.text(), /"plan":"enterprise"/);
  server.child.kill("SIGTERM");
  assert.equal(await server.ended, 0);
  const again = start(piped, "serve");
  assert.doesNotMatch(await printed(again, "Try: "), /no key/);
  again.child.kill("SIGTERM");
  assert.equal(await again.ended, 0);
});

// A closing terminal sends SIGHUP. It ends npm, and the service must stop too.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  test(`npm start ends with the service when npm gets ${signal}`, async () => {
    const npm = run("npm", ["start"], { ...settings, LECTERN_DATA_DIR: npmDir });
    const url = /listening on (http:\S+)/.exec(await printed(npm, "Try: "))?.[1] ?? "";
    assert.equal((await judgedFetch(`${url}/livez`)).status, 200);
    npm.child.kill(signal);
    const status = await npm.ended;
    await printed(npm, '"msg":"stopped"');
    if (signal !== "SIGHUP") assert.equal(status, 0);
    await assert.rejects(fetch(`${url}/livez`));
  });
}

test("bad settings stop the start, with every problem reported at once", async () => {
  const bad = { LECTERN_PORT: "99999", LECTERN_ACCESS: "maybe", LECTERN_LOG_LEVEL: "loud" };
  const run = start({ ...bad, LECTERN_DATA_DIR: dataDir }, "serve", "--host", "a b");
  assert.equal(await run.ended, 2);
  const lines = run.output().trim().split("\n");
  assert.deepEqual(
    lines.map((line) => line.split(" ")[0]),
    ["--host", "LECTERN_PORT", "LECTERN_ACCESS", "LECTERN_LOG_LEVEL"],
  );
});

test("a port in use ends the start with a message", async () => {
  const first = start(settings, "serve");
  const port = /listening on http:\/\/[^:]+:(\d+)/.exec(await printed(first, "Try: "))?.[1] ?? "";
  const second = start({ ...settings, LECTERN_PORT: port, LECTERN_DATA_DIR: otherDir }, "serve");
  assert.equal(await second.ended, 3);
  assert.ok(
    second.output().includes(`cannot listen on 127.0.0.1, port ${port}: EADDRINUSE`),
    second.output(),
  );
  first.child.kill("SIGTERM");
  assert.equal(await first.ended, 0);
});

const COMMANDS: readonly (readonly [readonly string[], number, RegExp])[] = [
  [["resolve", "Ps.23,", "vv.1–3"], 0, /^Psalm 23:1-3 {2}Ps\.23\.1-Ps\.23\.3 {2}0\.984\n/],
  [["resolve", "jud 1:3"], 1, /^"jud 1:3" could be one of several books: Judges, Jude\.\n/],
  [["resolve", "--json", "John 3:16"], 0, /"osis_id":"John\.3\.16"/],
  [["passage", "John 11:35"], 0, /^John 11:35 \(KJV\)\n\n\[35\] Jesus wept\.\n$/],
  [["config", "--json"], 0, /"port":8080/],
  [["nonsense"], 2, /unknown command/],
];

for (const [args, status, expected] of COMMANDS) {
  test(`lectern ${args.join(" ")}`, async () => {
    const run = start({ LECTERN_DATA_DIR: dataDir }, ...args);
    assert.equal(await run.ended, status);
    assert.match(run.output(), expected);
  });
}
