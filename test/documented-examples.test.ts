// Runs every example of docs/: a block `sh` with one curl command, and the block with its answer after it,
// if there is one. The answer must equal the block. Other tests run the other blocks; they are listed here,
// so that no block is left out.
import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT } from "./support/contract.ts";
import { startServer, type TestServer } from "./support/server.ts";

/** Pages whose blocks are all run by one test. */
const WHOLE_PAGES: Readonly<Record<string, string>> = {
  "docs/cli.md": "test/cli-examples.test.ts",
};

interface Example {
  readonly file: string;
  readonly line: number;
  readonly command: string;
  /** Undefined when the page shows no answer: the status must be 200. */
  readonly answer: string | undefined;
}

const BLOCKS = /```sh\n(curl [^`]*?)\n```(?:\n\n```(?:json|text|markdown)\n([\s\S]*?)\n```)?/g;

/** The first words of blocks other than requests, and the test that runs or reads each. */
const OTHERS: Readonly<Record<string, string>> = {
  "npm start": "test/start.test.ts",
  '{ "status": "error", "error": "<code>"': "test/errors.test.ts",
  "lectern import <folder": "packages/server/src/importers/docs.test.ts",
  '{\n  "code": "LUT1912"': "packages/server/src/importers/docs.test.ts",
  "lectern keys create": "test/limits-document.test.ts",
  '{\n  "plans": [': "test/limits-document.test.ts",
  '{"level":20': "test/logs-and-metrics.test.ts",
  "const url = new URL(": "test/first-requests.test.ts",
  "import json, os": "test/first-requests.test.ts",
  "23:1 The LORD": "test/first-requests.test.ts",
  '{\n  "mcpServers"': "test/mcp-documents.test.ts",
  "LECTERN_MCP=on npm start": "test/mcp-documents.test.ts",
  "KEY=lk_...\ncurl": "test/mcp-documents.test.ts",
  "umask 022\nnpm install --prefix": "test/deploying.test.ts",
  "useradd --system": "test/deploying.test.ts",
  "sudo -u lectern": "test/deploying.test.ts",
  "docker build": "test/deploying.test.ts",
  "docker compose --file deploy/compose.yaml exec": "test/deploying.test.ts",
  "install -d -m 700 deploy/secrets": "test/deploying.test.ts",
  "kubectl create secret": "test/deploying.test.ts",
  "PASSWORD=$(openssl": "test/deploying.test.ts",
  "cp deploy/lectern.service /etc/systemd/system/lectern@.service": "test/deploying.test.ts",
  "install -d /var/cache/nginx": "test/deploying.test.ts",
  "for port in 8081 8082": "test/deploying.test.ts",
  "LECTERN_KEY=$KEY python3 docs/examples/read-book.py": "test/first-requests.test.ts",
  '<script async src="https://bible.example.org/linker.js">': "test/linker.test.ts",
  "script-src https://bible.example.org": "test/linker.test.ts",
  "node docs/examples/check-answer.ts": "test/quotations.test.ts",
  "Money is the problem:": "test/quotations.test.ts",
  '"all things work together for good to': "test/quotations.test.ts",
  "- run: npx lectern verify": "test/quotations.test.ts",
  "node docs/examples/reading-plan.ts 4": "test/coordinate-clients.test.ts",
  "node docs/examples/reading-plan.ts 3": "test/coordinate-clients.test.ts",
};

function examplesOf(file: string): readonly Example[] {
  const page = readFileSync(join(ROOT, file), "utf8");
  return [...page.matchAll(BLOCKS)].map(({ index, 1: command = "", 2: answer }) => ({
    file,
    line: page.slice(0, index).split("\n").length,
    command,
    answer,
  }));
}

interface Request {
  readonly target: string;
  /** With POST. */
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The request of a curl command on a page: its URL, -G with --data-urlencode, --data-binary, and -H. */
function readCurl(command: string, key: string): Request {
  const words = [...command.replaceAll("\\\n", " ").matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => (single ?? double ?? plain ?? "").replaceAll("$KEY", key),
  );
  const headers: Record<string, string> = {};
  const query: string[] = [];
  let target = "";
  let body: string | undefined;
  for (let index = 1; index < words.length; index++) {
    const word = words[index] ?? "";
    if (word === "-G" || word === "-s") continue;
    if (word === "-H") {
      const [name = "", value = ""] = (words[++index] ?? "").split(": ");
      headers[name.toLowerCase()] = value;
    } else if (word === "--data-binary") {
      body = words[++index] ?? "";
    } else if (word === "--data-urlencode") {
      const [name = "", ...value] = (words[++index] ?? "").split("=");
      query.push(`${name}=${encodeURIComponent(value.join("="))}`);
    } else {
      assert.match(word, /^http:\/\/127\.0\.0\.1:8080\//, `an argument that is not understood: ${word}`);
      target = word.slice("http://127.0.0.1:8080".length);
    }
  }
  const request = { target: query.length === 0 ? target : `${target}?${query.join("&")}`, headers };
  return body === undefined ? request : { ...request, body };
}

const examples = globSync("docs/*.md", { cwd: ROOT }).sort().flatMap(examplesOf);
let server: TestServer;

before(async () => {
  server = await startServer();
});

after(() => server.close());

/** Each request has its own id. */
function settled(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null && "request_id" in value
    ? { ...value, request_id: "..." }
    : value;
}

test("the documentation has examples to run", () => assert.ok(examples.length >= 10));

const pages = globSync("docs/*.md", { cwd: ROOT }).sort();

test("every other block of a page belongs to an existing test", () => {
  const unlisted = pages.flatMap((file) => {
    if (WHOLE_PAGES[file] !== undefined) return [];
    const page = readFileSync(join(ROOT, file), "utf8").replace(BLOCKS, "");
    return [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
  });
  const known = Object.keys(OTHERS);
  const unknown = unlisted.filter((block) => !known.some((words) => block.startsWith(words)));
  assert.deepEqual(unknown, []);
  assert.deepEqual(
    known.filter((words) => !unlisted.some((block) => block.startsWith(words))),
    [],
    "blocks that are gone",
  );
  for (const file of [...Object.values(OTHERS), ...Object.values(WHOLE_PAGES)])
    assert.ok(existsSync(join(ROOT, file)), file);
});

for (const file of pages) {
  test(`${file} begins with what its reader wants to do`, () => {
    const [, first = ""] = readFileSync(join(ROOT, file), "utf8").split("\n\n");
    assert.match(first, /^Your? /);
  });
}

for (const { file, line, command, answer } of examples) {
  test(`${file}:${line} gets the answer on the page`, async () => {
    const { target, headers, body } = readCurl(command, server.keys.enterprise);
    server.advance(5000);
    const posted = body === undefined ? {} : { method: "POST", body };
    const { status, text } = await server.ask(target, { headers, key: null, ...posted });
    if (answer === undefined) assert.equal(status, 200, text);
    else if (answer.startsWith("{")) assert.deepEqual(settled(text), settled(answer));
    else assert.equal(text.trimEnd(), answer);
  });
}
