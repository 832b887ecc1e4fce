// Compares docs/logs-and-metrics.md with the log and metrics of the running service.
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { LOG_LEVELS } from "../packages/server/src/config/settings.ts";
import { createLog } from "../packages/server/src/serving/log.ts";
import { ROOT } from "./support/contract.ts";
import { judgedFetch } from "./support/judge.ts";

const page = readFileSync(join(ROOT, "docs", "logs-and-metrics.md"), "utf8");
const dataDir = mkdtempSync(join(tmpdir(), "lectern-log-"));
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

/** The rows of the table with this header, cell by cell. */
function tableOf(head: string): readonly (readonly string[])[] {
  const [, after = ""] = page.split(`\n${head}\n`);
  const lines = after.split("\n").slice(1);
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(0, end).map((line) =>
    line
      .slice(2, -2)
      .split(" | ")
      .map((cell) => cell.replaceAll("`", "").trim()),
  );
}

type Line = Readonly<Record<string, unknown>>;

let child: ChildProcess;
let output = "";
let metrics = "";
let lines: readonly Line[] = [];
let answered: readonly Line[] = [];

async function printed(words: string): Promise<string> {
  while (!output.includes(words)) {
    await new Promise((resolve, reject) => {
      child.stdout?.once("data", resolve);
      child.once("close", () => reject(new Error(`it ended:\n${output}`)));
    });
  }
  return output;
}

before(async () => {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:LECTERN|OTEL)_/.test(name));
  const settings = {
    ...{ LECTERN_PORT: "0", LECTERN_METRICS_PORT: "0", LECTERN_DATA_DIR: dataDir },
    ...{ LECTERN_LOG_LEVEL: "debug", LECTERN_LOG_ADDRESSES: "short" },
  };
  child = spawn(process.execPath, [join(ROOT, "packages", "server", "bin", "lectern.js"), "serve"], {
    env: { ...Object.fromEntries(inherited), ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout?.setEncoding("utf8").on("data", (part: string) => {
    output += part;
  });
  const url = /listening on (http:\S+)/.exec(await printed("Try: "))?.[1] ?? "";
  const port = /"metricsPort":(\d+)/.exec(output)?.[1] ?? "";
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  const traced = await judgedFetch(`${url}/api/sandbox?book_id=JHN&chapter=3`, { headers: { traceparent } });
  const plain = await judgedFetch(`${url}/api/sandbox?book_id=99&chapter=3`);
  assert.ok(traced.headers.get("traceparent")?.includes(TRACE));
  assert.equal(plain.headers.get("traceparent"), null);
  metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  child.kill("SIGTERM");
  await printed('"stopped"');
  lines = output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  answered = lines.filter(({ msg }) => msg === "answered");
});

after(() => {
  if (child.exitCode === null) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

test("the members of a request's log line are those of the table and of the example", () => {
  assert.equal(answered.length, 2);
  const rows = tableOf("| member | when | content |");
  const found = new Set(answered.flatMap((line) => Object.keys(line)));
  const documented = rows.map(([member = ""]) => member);
  assert.deepEqual([...found].sort(), [...documented].sort());
  const [, example = ""] = /```json\n(.*)\n```/.exec(page) ?? [];
  assert.deepEqual(Object.keys(JSON.parse(example)), documented);
  for (const line of answered) {
    for (const [member = "", when] of rows)
      if (when === "always") assert.ok(member in line, `${member} in ${JSON.stringify(line)}`);
  }
});

test("the trace id is only in the log line of a request that sent one", () => {
  const traces = answered.map(({ traceId }) => traceId);
  assert.deepEqual(traces, [TRACE, undefined]);
});

test("the levels are those of the setting, with pino's numbers", () => {
  const rows = tableOf("| level | number | what is logged |");
  const { values } = createLog("silent", devNull).levels;
  const expected = LOG_LEVELS.map((level) => [level, level === "silent" ? "none" : String(values[level])]);
  const byLevel = (a: readonly string[], b: readonly string[]) => ((a[0] ?? "") < (b[0] ?? "") ? -1 : 1);
  assert.deepEqual(rows.map((row) => row.slice(0, 2)).sort(byLevel), expected.sort(byLevel));
  const info = rows.find(([level]) => level === "info")?.[2];
  for (const { level, msg } of lines) if (level === 30) assert.ok(info?.includes(String(msg)), String(msg));
});

test("the table has every metric of /metrics, with its type, labels and help", () => {
  const found = [...metrics.matchAll(/^# HELP (\S+) (.+)\n# TYPE \S+ (\w+)\n(.*)$/gm)].map(
    ([, name = "", help = "", type = "", sample = ""]) => {
      const labels = [...sample.matchAll(/(\w+)="/g)].map(([, label]) => label).filter((one) => one !== "le");
      return [name, type, labels.join(", ") || "none", help];
    },
  );
  assert.deepEqual(tableOf("| metric | type | labels | meaning |"), found);
});
