// Captures all output of a run of the service and its commands: it contains a key only where a key is
// handed out.
import assert from "node:assert/strict";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { SOURCE_FLAGS } from "../scripts/source-flags.ts";
import { judgedFetch } from "./support/judge.ts";

const main = join(import.meta.dirname, "..", "packages", "server", "src", "main.ts");
const words = [...SOURCE_FLAGS, main];

function start(env: NodeJS.ProcessEnv): {
  child: ChildProcess;
  written: () => string;
  ready: Promise<string>;
} {
  const child = spawn(process.execPath, [...words, "serve"], { env, stdio: ["ignore", "pipe", "pipe"] });
  let written = "";
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        written += chunk.toString();
        const url = /Lectern is listening on (http:\S+)\n/.exec(written)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    child.on("exit", () => reject(new Error(`ended: ${written}`)));
  });
  return { child, written: () => written, ready };
}

/** Sends correct and wrong keys in every possible way, and returns all answers. */
async function askAround(url: string, key: string): Promise<string> {
  const typo = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
  const paths = ["/api/resolve?reference=John+3:16", "/api/usage", "/api/nothing", "/api/resolve", "/readyz"];
  let answered = "";
  for (const text of [key, typo]) {
    for (const path of paths) {
      const query = `${url}${path}${path.includes("?") ? "&" : "?"}`;
      const requests: readonly (readonly [string, Record<string, string>])[] = [
        [url + path, { Authorization: `Bearer ${text}` }],
        [url + path, { "X-API-Key": text }],
        [`${query}key=${text}`, {}],
        [`${query}kye=${text}&keys=${text}`, { "X-API-Key": `${text}x` }],
      ];
      for (const [target, headers] of requests) {
        const response = await judgedFetch(target, { headers });
        answered += `${JSON.stringify([...response.headers])} ${await response.text()}\n`;
      }
    }
  }
  return answered;
}

test("the output of a run contains the text of a key only where a key is handed out", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-secret-"));
  const env = {
    PATH: process.env.PATH,
    LECTERN_DATA_DIR: dataDir,
    LECTERN_PORT: "0",
    LECTERN_LOG_LEVEL: "trace",
  };
  const server = start(env);
  const url = await server.ready;
  const run = async (...rest: readonly string[]): Promise<string> => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...words, "keys", ...rest], {
      env,
    });
    return stdout + stderr;
  };
  const made = JSON.parse(await run("create", "--plan", "free", "--name", "secret", "--json"));
  const answered = await askAround(url, made.key);
  const listed = (await run("list")) + (await run("list", "--json")) + (await run("usage", "--json"));
  const ended = once(server.child, "exit");
  server.child.kill("SIGTERM");
  await ended;
  const secret = made.key.slice(11, 43);
  const log = server
    .written()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  assert.ok(log.length > 10, "the log was caught");
  assert.ok(!server.written().includes(secret), "in the log");
  assert.ok(!listed.includes(secret), "in a list");
  // An unknown parameter is reported only by name; its value is never repeated.
  assert.ok(!answered.includes(secret), "in an answer");
  rmSync(dataDir, { recursive: true });
});

test("of a new key only its hash is stored", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-secret-"));
  const env = { PATH: process.env.PATH, LECTERN_DATA_DIR: dataDir };
  const rest = ["keys", "create", "--plan", "free", "--name", "secret", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, [...words, ...rest], { env });
  const { key } = JSON.parse(stdout);
  const stored = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), "latin1"));
  assert.ok(stored.length > 0);
  assert.ok(stored.join("").includes(key.slice(0, 11)), "the shown prefix is there");
  assert.ok(!stored.join("").includes(key.slice(11, 43)), "the rest is not");
  rmSync(dataDir, { recursive: true });
});
