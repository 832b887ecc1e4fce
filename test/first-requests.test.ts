// The programs of docs/start.md, run as they stand, and what docs/http-api.md says of pages that call.
import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { ROOT } from "./support/contract.ts";
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

/** What a program prints, or, when it fails, what it says and its status. */
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
  test(`the first request in ${language} prints what the page says`, { skip }, async () => {
    const program = block(language);
    assert.equal(await run(file, args, program, server.keys.enterprise), printed);
    assert.match(await run(file, args, program, "lk_wrong"), /invalid_api_key: /);
  });
}

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
