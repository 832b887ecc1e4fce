import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig, SETTINGS } from "./config.ts";

test("without settings the defaults hold, and the configuration is frozen", () => {
  const read = readConfig({}, {}, "/srv");
  assert.ok(read.ok);
  const { host, port, dataDir, access, plansFile, logLevel } = read.config;
  assert.deepEqual(
    { host, port, dataDir, access, plansFile, logLevel },
    { host: "127.0.0.1", port: 8080, dataDir: "/srv/var", access: "keys", plansFile: null, logLevel: "info" },
  );
  assert.ok(Object.isFrozen(read.config));
});

test("a flag wins over the environment, and a blank variable is none", () => {
  const read = readConfig({ LECTERN_PORT: "9000", LECTERN_HOST: "" }, { port: "0" }, "/srv");
  assert.ok(read.ok);
  assert.deepEqual([read.config.port, read.config.host], [0, "127.0.0.1"]);
});

const BAD: readonly (readonly [string, string])[] = [
  ["LECTERN_PORT", "65536"],
  ["LECTERN_PORT", "-1"],
  ["LECTERN_PORT", "080"],
  ["LECTERN_PORT", "http"],
  ["LECTERN_HOST", "a b"],
  ["LECTERN_ACCESS", "OPEN"],
  ["LECTERN_LOG_LEVEL", "loud"],
  ["LECTERN_MCP", "yes"],
  ["LECTERN_MCP", "*"],
  ["LECTERN_MCP", "app.example"],
  ["LECTERN_MCP", "https://app.example/"],
  ["LECTERN_MCP", "https://app.example,on"],
];

test("MCP is off, on, or on for pages of some origins", () => {
  for (const [value, mcp] of [
    [undefined, null],
    ["off", null],
    ["on", { origins: [] }],
    [
      "https://app.example,http://127.0.0.1:5173",
      { origins: ["https://app.example", "http://127.0.0.1:5173"] },
    ],
  ] as const) {
    const read = readConfig({ LECTERN_MCP: value }, {}, "/srv");
    assert.ok(read.ok);
    assert.deepEqual(read.config.mcp, mcp);
  }
});

for (const [variable, value] of BAD) {
  test(`${variable}=${value} is refused, naming both`, () => {
    const read = readConfig({ [variable]: value }, {}, "/srv");
    assert.ok(!read.ok);
    assert.equal(read.problems.length, 1);
    assert.ok(read.problems[0]?.startsWith(`${variable} must be `));
    assert.ok(read.problems[0]?.endsWith(JSON.stringify(value)));
  });
}

test("a variable that is no setting is told of", () => {
  const read = readConfig({ LECTERN_PROT: "1", LECTERN_SHARED: "x", OTHER: "y" }, {}, "/srv");
  assert.ok(read.ok);
  assert.deepEqual(read.warnings, ["LECTERN_PROT is not a setting of this version and has no effect"]);
});

test("docs/settings.md has a row for each setting, as it is", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/settings.md"), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `LECTERN_"));
  const expected = Object.values(SETTINGS).map(
    ({ variable, flag, fallback, about }) =>
      `| \`${variable}\` | \`--${flag}\` | ${fallback === "" ? "none" : `\`${fallback}\``} | ${about} |`,
  );
  assert.deepEqual(rows, expected);
});
