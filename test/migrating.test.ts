// Checks the tables of docs/migrating-from-*.md row by row: each of our calls gets the described answer,
// each of their identifiers is read as described, and each field exists.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT } from "./support/contract.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The tables of a page, cell by cell. */
function tablesOf(markdown: string): readonly Table[] {
  const found = markdown.matchAll(/^(\|.*\|)\n\|[-|]+\|\n((?:\|.*\|\n)+)/gm);
  const cells = (line: string): readonly string[] =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
  return [...found].map(([, head = "", body = ""]) => ({
    columns: cells(head),
    rows: body.trimEnd().split("\n").map(cells),
  }));
}

/** A target of the page, percent-encoded as a browser would. */
const encoded = (call: string): string => encodeURI(call).replaceAll("%2526", "%26");

/** The values at a path such as `data[].text`. */
function valuesAt(value: unknown, path: string): readonly unknown[] {
  return path.split(".").reduce<readonly unknown[]>(
    (found, step) => {
      const name = step.replace("[]", "");
      const next = found.map((one) => (one as Readonly<Record<string, unknown>>)[name]);
      return step.endsWith("[]") ? next.flat() : next;
    },
    [value],
  );
}

async function assertCall(cell: string): Promise<void> {
  const [, call, status = "200", code] = /^`(\/api[^`]*)`(?: \((\d+) `(\w+)`\))?$/.exec(cell) ?? [];
  assert.ok(call, `not a call: ${cell}`);
  const { status: found, text } = await server.ask(encoded(call));
  assert.equal(found, Number(status), text);
  if (code !== undefined) assert.equal(JSON.parse(text).error, code);
}

async function assertIdentifier(theirs: string, readAs: string): Promise<void> {
  const [, written = ""] = /^`(.+)`$/.exec(theirs) ?? [];
  // In a path a plus is a space, as in a query.
  const target = `/api/resolve?reference=${encodeURIComponent(written).replaceAll("%2B", "+")}`;
  const body = await server.get(target);
  const references: readonly unknown[] = Array.isArray(body.references) ? body.references : [body];
  const normalized = references.map((one) => (one as { readonly normalized?: unknown }).normalized);
  assert.equal(normalized.join("; "), readAs);
}

async function assertField(cell: string): Promise<void> {
  const [, path, call] = /^`([^`]+)` of `(\/api[^`]+)`/.exec(cell) ?? [];
  assert.ok(path !== undefined && call !== undefined, `no field of a call: ${cell}`);
  const values = valuesAt(await server.get(encoded(call)), path);
  assert.ok(values.length > 0 && values.every((value) => value !== undefined), cell);
}

const pages = globSync("docs/migrating-from-*.md", { cwd: ROOT }).sort();

test("there are six pages, each with calls and identifiers", () => {
  assert.equal(pages.length, 6);
  for (const page of pages) {
    const heads = tablesOf(readFileSync(join(ROOT, page), "utf8")).map(({ columns }) => columns.at(1));
    assert.ok(heads.includes("Our call") && heads.includes("Read as"), page);
  }
});

for (const page of pages) {
  for (const { columns, rows } of tablesOf(readFileSync(join(ROOT, page), "utf8"))) {
    for (const [theirs = "", ours = ""] of rows) {
      test(`${page}: ${theirs}`, async () => {
        server.advance(5000);
        switch (columns.at(1)) {
          case "Our call":
            return ours === "none" ? undefined : assertCall(ours);
          case "Read as":
            return assertIdentifier(theirs, ours);
          case "Ours":
            return assertField(ours);
          default:
            assert.fail(`nothing runs a table of ${columns.join(", ")}`);
        }
      });
    }
  }
}
