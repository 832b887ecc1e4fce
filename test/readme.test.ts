// Runs the README's requests unchanged, and compares its table of endpoints with the routes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { routes } from "../packages/server/src/http/routes.ts";
import { ROOT } from "./support/contract.ts";
import { startServer, type TestServer } from "./support/server.ts";

const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const examples = [...readme.matchAll(/```sh\ncurl ([^\n]+)\n```\n\n```json\n([^`]+)```/g)];

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

test("there are five requests with their answers", () => {
  assert.equal(examples.length, 5);
});

for (const [, command = "", expected = ""] of examples) {
  test(`curl ${command}`, async () => {
    const target = /"\$LECTERN(\/[^"]+)"/.exec(command)?.[1] ?? "";
    const sendsKey = command.includes('-H "Authorization: Bearer $KEY"');
    const { text } = await server.ask(target, {
      key: sendsKey ? "enterprise" : null,
      headers: { "x-request-id": "7f3a" },
    });
    assert.deepEqual(JSON.parse(text), JSON.parse(expected));
  });
}

test("the table of endpoints is that of the service", () => {
  const cells = [...readme.matchAll(/^\| (`\/[^|]+`) \|/gm)].map(([, cell = ""]) => cell);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path));
  assert.deepEqual(named.sort(), routes.map(({ path }) => path).sort());
});
