// Tests the command lectern-mcp line by line: its start, its end, and malformed messages.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT } from "./support/contract.ts";
import { startServer, type TestServer } from "./support/server.ts";

const COMMAND = join(ROOT, "packages", "mcp", "bin", "lectern-mcp.js");

let server: TestServer;

before(async () => {
  server = await startServer();
});

after(() => server.close());

/** Milliseconds after which a command that has not ended is killed. */
const LIMIT_MS = 20_000;

interface Run {
  readonly lines: readonly string[];
  readonly stderr: string;
  readonly status: number | null;
}

/** Runs the command with these input lines; the input ends once this many lines were answered. */
function run(
  input: readonly string[],
  answers: number,
  environment: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH ?? "", LECTERN_URL: server.url, ...environment };
    const child = spawn(process.execPath, [COMMAND, ...args], { env, timeout: LIMIT_MS });
    const output = { stdout: "", stderr: "" };
    const lines = (): string[] => output.stdout.split("\n").filter((line) => line !== "");
    child.stdout.on("data", (chunk: Buffer) => {
      output.stdout += chunk.toString();
      if (lines().length >= answers) child.stdin.end();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      output.stderr += chunk.toString();
    });
    child.stdin.on("error", () => {});
    child.on("error", reject);
    child.on("close", (status) => resolve({ lines: lines(), stderr: output.stderr, status }));
    child.stdin.write(input.map((line) => `${line}\n`).join(""));
    if (answers === 0) child.stdin.end();
  });
}

const INITIALIZE = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
});

const CALL = JSON.stringify({
  jsonrpc: "2.0",
  id: 2,
  method: "tools/call",
  params: { name: "get_passage", arguments: { reference: "John 11:35", version: "KJV" } },
});

test("a session writes only messages to its output, until the end of its input", async () => {
  const { lines, stderr, status } = await run([INITIALIZE, CALL], 2, { LECTERN_KEY: server.keys.free });
  assert.deepEqual([stderr, status], ["", 0]);
  const [hello, answer] = lines.map((line) => JSON.parse(line));
  assert.equal(hello.result.serverInfo.name, "lectern");
  assert.match(hello.result.instructions, /get_passage/);
  assert.equal(answer.result.structuredContent.answer.data[0].text, "Jesus wept.");
});

test("malformed lines do not end a session", async () => {
  const lines = [
    "not JSON",
    '{"no": "message"}',
    "1",
    '[{"jsonrpc":"2.0","id":1,"method":"ping"}]',
    "",
    INITIALIZE,
  ];
  const { lines: answers, stderr, status } = await run(lines, 4);
  const bodies = answers.map((line) => JSON.parse(line));
  assert.deepEqual(
    bodies.map(({ id, error }) => [id, error?.code]),
    [
      [null, -32_600],
      [null, -32_600],
      [null, -32_600],
      [1, undefined],
    ],
  );
  assert.equal(status, 0);
  assert.equal(stderr, "lectern-mcp: The line is not a message of JSON-RPC 2.0.\n".repeat(3));
});

test("a line that is too long ends the session with an error", async () => {
  const { lines, stderr, status } = await run(["x".repeat(300_000)], 1);
  assert.deepEqual([lines, status], [[], 1]);
  assert.match(stderr, /^lectern-mcp: .*262144 bytes/);
});

test("an unreachable server is an error that names its address, and does not end the session", async () => {
  const { lines, status } = await run([INITIALIZE, CALL], 2, { LECTERN_URL: "http://127.0.0.1:1" });
  const { result } = JSON.parse(lines[1] ?? "");
  assert.deepEqual([result.isError, status], [true, 0]);
  assert.equal(result.structuredContent.failure.code, "network_failed");
  assert.match(result.structuredContent.advice, /LECTERN_URL/);
});

test("an address of another server is an error too", async () => {
  const { lines } = await run([INITIALIZE, CALL], 2, { LECTERN_URL: `${server.url}/docs` });
  const { result } = JSON.parse(lines[1] ?? "");
  assert.equal(result.structuredContent.failure.code, "not_found");
});

test("a bad setting fails the start with status 2, with one line for each problem", async () => {
  const { lines, stderr, status } = await run([], 0, { LECTERN_URL: "x", LECTERN_KEY: "lk_ä" }, ["--what"]);
  assert.deepEqual([lines, status], [[], 2]);
  assert.equal(
    stderr,
    "lectern-mcp: the only arguments are the flags --url ADDRESS, --version and --help\n" +
      "lectern-mcp: LECTERN_URL must be an http or https address\n" +
      "lectern-mcp: the key contains characters that are not allowed in a key\n",
  );
});

test("version and help", async () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, "packages", "mcp", "package.json"), "utf8"));
  assert.deepEqual((await run([], 0, {}, ["--version"])).lines, [version]);
  assert.match((await run([], 0, {}, ["--help"])).lines.join("\n"), /LECTERN_KEY_FILE/);
});

test("the exit status shows the signal that ended the command, as in a shell", async () => {
  const child = spawn(process.execPath, [COMMAND], {
    env: { PATH: process.env.PATH ?? "" },
    timeout: LIMIT_MS,
    killSignal: "SIGKILL",
  });
  child.stdin.write(`${INITIALIZE}\n`);
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  assert.deepEqual(await once(child, "close"), [128 + constants.signals.SIGTERM, null]);
});
