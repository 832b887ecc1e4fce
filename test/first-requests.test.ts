// Runs the programs of docs/start.md unchanged, and checks what docs/http-api.md says about calls from
// pages.
import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { ROOT } from "./support/contract.ts";
import { freePort } from "./support/free-port.ts";
import { startServer, type TestServer } from "./support/server.ts";

const start = readFileSync(join(ROOT, "docs", "start.md"), "utf8");
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(start)?.[1] ?? "";
const [, printed] = /Both print\n\n```text\n([\s\S]*?)```/.exec(start) ?? [];

const hasPython = spawnSync("python3", ["--version"]).status === 0;

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

/** The output of a program, or its error and status when it fails. */
async function run(file: string, args: readonly string[], program: string, key: string): Promise<string> {
  const here = program.replaceAll("http://127.0.0.1:8080", server.url);
  assert.notEqual(here, program);
  const env = { ...process.env, KEY: key };
  const ended = promisify(execFile)(file, [...args, here], { env });
  return ended.then(
    ({ stdout }) => stdout,
    ({ stderr }) => String(stderr),
  );
}

for (const [language, file, args, skip] of [
  ["js", process.execPath, ["--input-type=module", "--eval"], false],
  ["python", "python3", ["-c"], !hasPython && "python3 is not installed"],
] as const) {
  test(`the first request in ${language} prints the output on the page`, { skip }, async () => {
    const program = block(language);
    assert.equal(await run(file, args, program, server.keys.enterprise), printed);
    assert.match(await run(file, args, program, "lk_wrong"), /invalid_api_key: /);
  });
}

const guide = readFileSync(join(ROOT, "docs", "http-api.md"), "utf8");
const readBook = join(ROOT, "docs", "examples", "read-book.py");

/** The output and exit status of the program that reads a book by index. */
function readBookFrom(url: string, key: string, ...args: readonly string[]) {
  const env = { ...process.env, LECTERN_URL: url, LECTERN_KEY: key };
  return promisify(execFile)("python3", [readBook, ...args], { env });
}

const noPython = { skip: !hasPython && "python3 is not installed" };

test("a book is read by verse index, in steps that the plan allows", noPython, async () => {
  const { stdout } = await readBookFrom(server.url, server.keys.free, "ACT", "asv");
  const lines = stdout.trimEnd().split("\n");
  assert.equal(lines.length, 1007);
  assert.match(lines[0] ?? "", /^1:1 The former treatise I made/);
  assert.match(lines.at(-1) ?? "", /^28:31 preaching the kingdom of God/);
  // The edition does not have this verse.
  assert.ok(lines.includes("8:37 (not in the ASV)"));
  await assert.rejects(
    readBookFrom(server.url, server.keys.free, "ACTS", "ASV"),
    /there is no book ACTS; there is GEN/,
  );
  await assert.rejects(readBookFrom(server.url, "lk_wrong", "ACT", "ASV"), /invalid_api_key: /);
});

test("the program that reads a book says why it ends", noPython, async (context) => {
  const proxy = createServer((_, response) => response.writeHead(502).end("<html>Bad Gateway</html>"));
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  context.after(() => proxy.close());
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const closed = `http://127.0.0.1:${await freePort()}`;
  const rows: readonly [url: string, args: readonly string[], last: RegExp][] = [
    [url, ["JUD", "KJV"], /^http:\S+ answered with status 502$/],
    [closed, ["JUD", "KJV"], /^no answer from http:\S+: .*refused/],
    [url, [], /^usage: python3 read-book.py BOOK VERSION/],
  ];
  for (const [from, args, last] of rows)
    await assert.rejects(readBookFrom(from, "lk_any", ...args), (error: { stderr: string }) => {
      assert.match(error.stderr.trim(), last);
      return true;
    });
});

test("the programs in Python wait for the time in Retry-After, and retry", noPython, async () => {
  const bodies: Readonly<Record<string, string>> = {};
  for (const target of [
    "/api/books",
    "/api/usage",
    "/api/passage?start_index=30674&end_index=30698&version=KJV",
  ])
    Object.assign(bodies, { [target]: (await server.ask(target)).text });
  const psalm = "/api/passage?reference=Ps.23%2C+vv.1-2&version=KJV";
  Object.assign(bodies, { [psalm]: (await server.ask(psalm)).text });
  const refused = new Set<string>();
  const busy = createServer((request, response) => {
    const target = (request.url ?? "").replace(/\?$/, "");
    if (refused.has(target)) return response.end(bodies[target]);
    refused.add(target);
    response.writeHead(429, { "retry-after": "0", "content-type": "application/json" });
    return response.end('{"status":"error","error":"rate_limited","message":"Too many."}');
  });
  await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
  try {
    const [, book = "", version = ""] = /read-book\.py (\w+) (\w+)/.exec(guide) ?? [];
    const { stdout } = await readBookFrom(url, "lk_any", book, version);
    assert.equal(stdout.split("\n").length, 26);
    const program = block("python").replaceAll("http://127.0.0.1:8080", url);
    const env = { ...process.env, KEY: "lk_any" };
    assert.equal((await promisify(execFile)("python3", ["-c", program], { env })).stdout, printed);
  } finally {
    await new Promise((resolve) => busy.close(resolve));
  }
  assert.equal(refused.size, 4);
});

test("pages of any origin may call, and never with credentials", async () => {
  const page = readFileSync(join(ROOT, "docs", "http-api.md"), "utf8");
  const origin = "https://page.example";
  const preflight = await server.ask("/api/resolve?reference=John+3:16", {
    method: "OPTIONS",
    key: null,
    headers: { origin, "access-control-request-method": "GET" },
  });
  const answer = await server.ask("/api/resolve?reference=John+3:16", { headers: { origin } });
  for (const { headers } of [preflight, answer]) {
    assert.equal(headers["access-control-allow-origin"], "*");
    assert.equal(headers["access-control-allow-credentials"], undefined);
    assert.equal(headers["set-cookie"], undefined);
  }
  for (const name of ["access-control-allow-methods", "access-control-allow-headers"])
    assert.ok(page.includes(`\`${preflight.headers[name]}\``), name);
  assert.equal(preflight.headers["access-control-max-age"], "86400");
});
