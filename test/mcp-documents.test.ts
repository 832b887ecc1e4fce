// Runs the examples of docs/mcp.md and the package's README unchanged, and compares their tables with the
// server.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { readConfig } from "../packages/server/src/config/config.ts";
import { SOURCE_FLAGS } from "../scripts/source-flags.ts";
import { ROOT } from "./support/contract.ts";
import { startServer, type TestServer } from "./support/server.ts";

const page = readFileSync(join(ROOT, "docs", "mcp.md"), "utf8");
const readme = readFileSync(join(ROOT, "packages", "mcp", "README.md"), "utf8");

let server: TestServer;
const connected: Client[] = [];

before(async () => {
  server = await startServer({ mcp: [] });
});

after(async () => {
  for (const client of connected) await client.close();
  await server.close();
});

async function connect(transport: Transport): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  connected.push(client);
  return client;
}

/** An example with the addresses, paths and keys of this run. */
const filled = (text: string): string =>
  text
    .replaceAll("/path/to/lectern", ROOT)
    .replaceAll("http://127.0.0.1:8080", server.url)
    .replaceAll("lk_...", server.keys.enterprise)
    .replaceAll("$KEY", server.keys.enterprise);

const [local = "", remote = ""] = [...page.matchAll(/```json\n([\s\S]*?)\n```/g)].map(
  ([, text = ""]) => text,
);

const gives = async (client: Client): Promise<unknown> => {
  const { structuredContent } = await client.callTool({
    name: "lookup_verse",
    arguments: { verse_index: 1 },
  });
  return Object(structuredContent).outcome;
};

test("the list of servers for a program on the machine works unchanged", async () => {
  const { command, args, env } = JSON.parse(filled(local)).mcpServers.lectern;
  assert.equal(command, "node");
  const transport = new StdioClientTransport({ command: process.execPath, args, env, stderr: "pipe" });
  assert.equal(await gives(await connect(transport)), "answered");
});

test("the list of servers over HTTP works unchanged", async () => {
  const { type, url, headers } = JSON.parse(filled(remote)).mcpServers.lectern;
  assert.equal(type, "http");
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  assert.equal(await gives(await connect(transport)), "answered");
});

test("the settings on the page exist", () => {
  const values = [...page.matchAll(/LECTERN_MCP=([^`\s]+)/g)].map(([, value]) => value);
  assert.equal(values.length, 2);
  for (const value of values) {
    const read = readConfig({ LECTERN_MCP: value }, {}, "/srv");
    assert.ok(read.ok && read.config.mcp !== null, value);
  }
});

test("the call by hand works unchanged", async () => {
  const [, command = ""] = /```sh\nKEY=lk_\.\.\.\n(curl [\s\S]*?)\n```/.exec(page) ?? [];
  const words = [
    ...filled(command)
      .replaceAll("\\\n", " ")
      .matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g),
  ].map(([, single, double, plain]) => single ?? double ?? plain ?? "");
  const headers = words.flatMap((word, index) =>
    word === "-H" ? [(words[index + 1] ?? "").split(": ", 2)] : [],
  );
  const body = words[words.indexOf("-d") + 1] ?? "";
  const response = await fetch(words.at(-1) ?? "", {
    method: "POST",
    headers: Object.fromEntries(headers),
    body,
  });
  assert.equal(
    JSON.parse(await response.text()).result.structuredContent.answer.data[0].reference,
    "John 3:16",
  );
});

/** Rows of a table of the page by their first cell. */
function rowsOf(head: string): ReadonlyMap<string, readonly string[]> {
  const lines = page.slice(page.indexOf(head)).split("\n\n")[0]?.split("\n").slice(2) ?? [];
  return new Map(
    lines.map((line) => {
      const [name = "", ...cells] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [name.replaceAll("`", ""), cells.map((cell) => cell.replaceAll("`", ""))];
    }),
  );
}

const ARGUMENTS: Readonly<Record<string, Record<string, unknown>>> = {
  resolve_reference: { reference: "John 3:16" },
  get_passage: { reference: "John 3:16", version: "KJV" },
  compare_translations: { reference: "John 3:16", version: "KJV", compare: "ASV" },
  get_context: { reference: "John 3:16" },
  compare_references: { a: "John 3:16", b: "John 3" },
  lookup_verse: { osis_id: "John.3.16" },
  search_text: { q: "jesus wept", version: "KJV" },
  find_references: { text: "See Rom 8:28." },
  check_quotation: { text: "Jesus wept" },
  verify_answer: { text: "Jesus wept (John 11:35)." },
};

test("the table of tools is that of the server, and each tool costs what it says", async () => {
  const requestInit = { headers: { "X-API-Key": server.keys.production } };
  const client = await connect(
    new StreamableHTTPClientTransport(new URL("/mcp", server.url), { requestInit }),
  );
  const { tools } = await client.listTools();
  const rows = rowsOf("| tool |");
  assert.deepEqual(
    tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {}).join(", ")]),
    [...rows].map(([name, [takes]]) => [name, takes]),
  );
  for (const [name, [, , requests]] of rows) {
    const used = async (): Promise<number> => {
      const { quota_used } = (await server.ask("/api/usage", { key: "production" })).json();
      return Number(quota_used);
    };
    const before = await used();
    const { isError } = await client.callTool({ name, arguments: { ...ARGUMENTS[name] } });
    assert.equal(isError ?? false, false);
    assert.equal((await used()) - before, Number(requests), name);
  }
});

test("the table of outcomes is that of the output schemas", async () => {
  const requestInit = { headers: { "X-API-Key": server.keys.production } };
  const client = await connect(
    new StreamableHTTPClientTransport(new URL("/mcp", server.url), { requestInit }),
  );
  const { tools } = await client.listTools();
  for (const { outputSchema } of tools) {
    assert.deepEqual(Object(outputSchema?.properties).outcome.enum, [...rowsOf("| outcome |").keys()]);
  }
});

test("the examples of the README print the output shown there", async () => {
  const examples = [...readme.matchAll(/```(ts|sh)\n(.*?)```\n\n```text\n(.*?)```/gs)];
  assert.equal(examples.length, (readme.match(/```(?:ts|sh)\n/g) ?? []).length);
  for (const [, language, code = "", expected] of examples) {
    const args =
      language === "ts"
        ? [...SOURCE_FLAGS, "--input-type=module-typescript", "--eval", code]
        : code.trim().replace("lectern-mcp", join(ROOT, "packages/mcp/bin/lectern-mcp.js")).split(" ");
    const env = { ...process.env, LECTERN_URL: server.url, LECTERN_KEY: server.keys.production };
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
    assert.equal(stdout, expected, code);
  }
});
