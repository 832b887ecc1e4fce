import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig, withSecretFiles } from "./config.ts";
import { SETTINGS } from "./settings.ts";

test("without settings the defaults are used, and the configuration is frozen", () => {
  const read = readConfig({}, {}, "/srv");
  assert.ok(read.ok);
  const { host, port, dataDir, access, plansFile, logLevel } = read.config;
  assert.deepEqual(
    { host, port, dataDir, access, plansFile, logLevel },
    { host: "127.0.0.1", port: 8080, dataDir: "/srv/var", access: "keys", plansFile: null, logLevel: "info" },
  );
  assert.ok(Object.isFrozen(read.config));
});

test("a flag overrides the environment, and an empty variable counts as unset", () => {
  const read = readConfig({ LECTERN_PORT: "9000", LECTERN_HOST: "" }, { port: "0" }, "/srv");
  assert.ok(read.ok);
  assert.deepEqual([read.config.port, read.config.host], [0, "127.0.0.1"]);
});

test("the metrics use the host of the service, unless they have one of their own", () => {
  for (const [settings, host] of [
    [{}, "127.0.0.1"],
    [{ LECTERN_HOST: "0.0.0.0" }, "0.0.0.0"],
    [{ LECTERN_HOST: "0.0.0.0", LECTERN_METRICS_HOST: "127.0.0.1" }, "127.0.0.1"],
  ] as const) {
    const read = readConfig(settings, {}, "/srv");
    assert.ok(read.ok);
    assert.equal(read.config.metricsHost, host);
  }
});

const BAD: readonly (readonly [string, string])[] = [
  ["LECTERN_PORT", "65536"],
  ["LECTERN_PORT", "-1"],
  ["LECTERN_PORT", "080"],
  ["LECTERN_PORT", "http"],
  ["LECTERN_HOST", "a b"],
  ["LECTERN_METRICS_HOST", "a b"],
  ["LECTERN_ACCESS", "OPEN"],
  ["LECTERN_LOG_LEVEL", "loud"],
  ["LECTERN_MCP", "yes"],
  ["LECTERN_MCP", "*"],
  ["LECTERN_MCP", "app.example"],
  ["LECTERN_MCP", "https://app.example/"],
  ["LECTERN_MCP", "https://app.example,on"],
  ["LECTERN_MCP", "https://app.example,"],
  ["LECTERN_MCP", " "],
];

test("MCP is off, on, or on for pages of some origins", () => {
  for (const [value, mcp] of [
    [undefined, null],
    ["off", null],
    ["on", { origins: [] }],
    [
      " https://app.example, http://127.0.0.1:5173",
      { origins: ["https://app.example", "http://127.0.0.1:5173"] },
    ],
  ] as const) {
    const read = readConfig({ LECTERN_MCP: value }, {}, "/srv");
    assert.ok(read.ok);
    assert.deepEqual(read.config.mcp, mcp);
  }
});

for (const [variable, value] of BAD) {
  test(`${variable}=${value} is refused, with both in the message`, () => {
    const read = readConfig({ [variable]: value }, {}, "/srv");
    assert.ok(!read.ok);
    assert.equal(read.problems.length, 1);
    assert.ok(read.problems[0]?.startsWith(`${variable} must be `));
    assert.ok(read.problems[0]?.endsWith(JSON.stringify(value)));
  });
}

const UNKNOWN_VARIABLES: readonly (readonly [variable: string, messages: string | null])[] = [
  ["LECTERN_PROT", "LECTERN_PROT is not a setting; did you mean LECTERN_PORT?"],
  ["LECTERN_ACESS", "LECTERN_ACESS is not a setting; did you mean LECTERN_ACCESS?"],
  ["LECTERN_DATABSE_URL", "LECTERN_DATABSE_URL is not a setting; did you mean LECTERN_DATABASE_URL?"],
  ["LECTERN_PLAN", "LECTERN_PLAN is not a setting; did you mean LECTERN_PLANS?"],
  ["LECTERN_TRUSTED_PROXY", "LECTERN_TRUSTED_PROXY is not a setting; did you mean LECTERN_TRUSTED_PROXIES?"],
  ["LECTERN_SOMETHING_ELSE", null],
];

for (const [variable, expected] of UNKNOWN_VARIABLES) {
  test(`${variable} ${expected === null ? "causes a warning" : "stops the start"}`, () => {
    const read = readConfig({ [variable]: "1", OTHER: "y" }, {}, "/srv");
    if (expected !== null) assert.deepEqual(read, { ok: false, problems: [expected] });
    else {
      assert.ok(read.ok);
      assert.deepEqual(read.warnings, [`${variable} is not a setting of this version and has no effect`]);
    }
  });
}

test("variables that clients, tests and Kubernetes set are ignored", () => {
  const others = {
    ...{ LECTERN_URL: "x", LECTERN_KEY: "x", LECTERN_KEY_FILE: "x", LECTERN_SEED: "1", LECTERN_SHARED: "x" },
    ...{ LECTERN_SERVICE_HOST: "10.0.0.1", LECTERN_SERVICE_PORT: "80", LECTERN_SERVICE_PORT_HTTP: "80" },
    ...{ LECTERN_PORT_80_TCP: "tcp://10.0.0.1:80", LECTERN_PORT_80_TCP_ADDR: "10.0.0.1" },
    ...{ LECTERN_PORT: "tcp://10.0.0.1:80", LECTERN_METRICS_PORT: "tcp://10.0.0.2:9090" },
    ...{ LECTERN_METRICS_SERVICE_HOST: "10.0.0.2", LECTERN_METRICS_PORT_9090_TCP_PROTO: "tcp" },
    ...{ LECTERN_PLAN_SERVICE_PORT: "80", LECTERN_PLAN_PORT: "udp://10.0.0.3:80" },
  };
  const read = readConfig({ ...others, LECTERN_TEST_REDIS_URL: "x" }, {}, "/srv");
  assert.ok(read.ok);
  assert.deepEqual(read.warnings, []);
  assert.deepEqual([read.config.port, read.config.metricsPort], [8080, null]);
});

test("trusted proxies are a list; a wrong list stops the start with one message", () => {
  const read = readConfig({ LECTERN_TRUSTED_PROXIES: " 10.0.0.0/8, ::1 " }, {}, "/srv");
  assert.ok(read.ok);
  assert.deepEqual(read.config.trustedProxies, ["10.0.0.0/8", "::1"]);
  for (const bad of ["10.0.0.0/33", "10.0.0.1,", "proxy", "10.0.0.1 10.0.0.2", "10.0.0.1,x,y"]) {
    const refused = readConfig({ LECTERN_TRUSTED_PROXIES: bad }, {}, "/srv");
    assert.ok(!refused.ok);
    assert.deepEqual(refused.problems, [
      "LECTERN_TRUSTED_PROXIES must be addresses and networks such as 10.0.0.0/8 and ::1, joined by commas; " +
        `it is ${JSON.stringify(bad)}`,
    ]);
  }
});

test("docs/settings.md has a correct row for each setting", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../../docs/settings.md"), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `LECTERN_"));
  const expected = Object.values(SETTINGS).map(({ variable, flag, fallback, expected: values, about }) => {
    const otherwise = fallback === "" ? "none" : `\`${fallback}\``;
    const shown = values.replace(/\S+:\/\/\S+/g, "`$&`");
    return `| \`${variable}\` | \`--${flag}\` | ${otherwise} | ${shown} | ${about} |`;
  });
  assert.deepEqual(rows, expected);
});

test("the file of a secret overrides its variable, and the flag overrides both; an empty file variable counts as unset", () => {
  const both = { LECTERN_REDIS_URL_FILE: "/file", LECTERN_REDIS_URL: "redis://variable" };
  const other = { LECTERN_DATABASE_URL: "postgres://h/d" };
  const redisOf = (environment: Readonly<Record<string, string>>, redisUrl?: string) => {
    const found = withSecretFiles({ ...other, ...environment }, (path) => `redis:/${path}\n`);
    const read = readConfig(found, { redisUrl }, "/");
    return read.ok ? read.config.cluster?.redisUrl : read.problems;
  };
  assert.equal(redisOf(both), "redis://file");
  assert.equal(redisOf(both, "redis://flag"), "redis://flag");
  assert.equal(redisOf({ ...both, LECTERN_REDIS_URL_FILE: "" }), "redis://variable");
  const empty = {
    LECTERN_DATABASE_URL_FILE: "",
    LECTERN_REDIS_URL_FILE: "",
    LECTERN_PLAN: "",
    LECTERN_OTHER: "",
  };
  const none = readConfig(
    withSecretFiles(empty, () => "x"),
    {},
    "/",
  );
  assert.deepEqual(none.ok && [none.config.cluster, none.warnings], [null, []]);
});

test("a secret whose file cannot be read is reported with the file's variable", () => {
  const read = (): string => {
    throw new Error("ENOENT");
  };
  const environment = withSecretFiles(
    { LECTERN_REDIS_URL_FILE: "/none", LECTERN_DATABASE_URL: "postgres://h/d" },
    read,
  );
  assert.deepEqual(readConfig(environment, {}, "/"), {
    ok: false,
    problems: ["LECTERN_REDIS_URL_FILE names a file that cannot be read"],
  });
});
