// The service as an operator starts it: what it prints, what it logs, how it ends.
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "./support/contract.ts";
import { judgedFetch } from "./support/judge.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lectern-start-"));
const otherDir = mkdtempSync(join(tmpdir(), "lectern-start-"));
const children: ChildProcess[] = [];
after(async () => {
  // What a failed test left running.
  for (const child of children.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    const closed = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGTERM");
    await closed;
  }
  for (const folder of [dataDir, otherDir]) rmSync(folder, { recursive: true });
});

interface Started {
  readonly child: ChildProcess;
  /** All that was printed so far. */
  output(): string;
  /** The exit status, once it ended. */
  readonly ended: Promise<number | null>;
}

function start(environment: Readonly<Record<string, string>>, ...args: readonly string[]): Started {
  const lectern = join(ROOT, "packages", "server", "bin", "lectern.js");
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("LECTERN_"));
  const child = spawn(process.execPath, [lectern, ...args], {
    cwd: ROOT,
    env: { ...Object.fromEntries(inherited), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
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

/** Waits until a line with these words was printed. */
async function printed({ child, output, ended }: Started, words: string): Promise<string> {
  while (!output().includes(words)) {
    const more = new Promise<string>((resolve) => child.stdout?.once("data", () => resolve("more")));
    const which = await Promise.race([more, ended.then(() => "ended")]);
    if (which === "ended" && !output().includes(words)) throw new Error(`it ended:\n${output()}`);
  }
  return output();
}

const settings = { LECTERN_PORT: "0", LECTERN_DATA_DIR: dataDir, LECTERN_LOG_LEVEL: "debug" };

test("the first start shows a key once and a request that works; no key is ever logged", async () => {
  const first = start(settings, "serve");
  const text = await printed(first, "Try: ");
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
  first.child.kill("SIGTERM");
  assert.equal(await first.ended, 0);
  const lines = first.output().split("\n");
  const logged = lines.filter((line) => line.startsWith("{"));
  assert.ok(logged.some((line) => line.includes("answered")));
  for (const line of logged) {
    assert.ok(!line.includes("lk_"), line);
    assert.ok(!line.includes("reference="), line);
    JSON.parse(line);
  }
  const second = start(settings, "serve", "--log-level", "error");
  const again = await printed(second, "Try: ");
  second.child.kill("SIGTERM");
  assert.equal(await second.ended, 0);
  assert.ok(!again.includes("lk_"));
  assert.ok(!again.includes("{"));
});

test("bad settings stop the start, every problem told at once", async () => {
  const bad = { LECTERN_PORT: "99999", LECTERN_ACCESS: "maybe", LECTERN_LOG_LEVEL: "loud" };
  const run = start({ ...bad, LECTERN_DATA_DIR: dataDir }, "serve", "--host", "a b");
  assert.equal(await run.ended, 2);
  const lines = run.output().trim().split("\n");
  assert.deepEqual(
    lines.map((line) => line.split(" ")[0]),
    ["--host", "LECTERN_PORT", "LECTERN_ACCESS", "LECTERN_LOG_LEVEL"],
  );
});

test("a port that is taken ends the start with a message", async () => {
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
