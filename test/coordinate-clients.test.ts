// Runs the client programs in clients/ and the examples of docs/reading-plans.md unchanged against a server
// that was started as usual.
import assert from "node:assert/strict";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "..");
const dataDir = mkdtempSync(join(tmpdir(), "lectern-clients-"));
let server: ChildProcess | undefined;
let address = "";

/** Starts the server on a free port and waits until it prints its address. */
function startServer(): Promise<string> {
  const main = join(ROOT, "packages", "server", "src", "main.ts");
  const environment = { LECTERN_ACCESS: "open", LECTERN_PORT: "0", LECTERN_DATA_DIR: dataDir };
  const child = spawn(process.execPath, [...process.execArgv, main, "serve"], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  server = child;
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const found = /Lectern is listening on (\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on("exit", () => reject(new Error(`the server ended:\n${printed}`)));
  });
}

before(async () => {
  address = await startServer();
});

after(async () => {
  const child = server;
  if (child !== undefined && child.exitCode === null) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }
  rmSync(dataDir, { recursive: true });
});

/** The output of a program. Rejects with its standard error when it fails. */
async function run(program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, program), ...args], {
    env: { ...process.env, LECTERN_URL: `${address}/api` },
  });
  return stdout;
}

test("a client reads all verses by index in steps of 60", async () => {
  assert.equal(
    await run("test/clients/page-through-all.ts"),
    "31102 verses of 66 books in 519 pages, the last 66022021\n",
  );
});

test("a client walks around verses across chapters, books, testaments and to the ends of the canon", async () => {
  assert.equal(
    await run("test/clients/walk-around.ts"),
    [
      "Gen 1:2: Genesis 1:1 to Genesis 1:6",
      "Gen 1:31: Genesis 1:27 to Genesis 2:4",
      "Mal 4:6: Malachi 4:2 to Matthew 1:4",
      "Matt 1:1: Malachi 4:3 to Matthew 1:5",
      "Ps 117:1: Psalm 116:16 to Psalm 118:3",
      "3 John 14: 3 John 1:10 to Jude 1:4",
      "Rev 22:20: Revelation 22:16 to Revelation 22:21",
      "",
    ].join("\n"),
  );
});

test("a client compares two references of different style", async () => {
  assert.equal(await run("test/clients/compare.ts"), "the same: Rom.8.1-Rom.8.4\n");
  assert.equal(
    await run("test/clients/compare.ts", "Ps 23", "psalm 23:4-24:2"),
    [
      "overlaps: Ps.23.1-Ps.23.6 and Ps.23.4-Ps.24.2",
      "in both: Ps.23.4-Ps.23.6",
      "only in the first: Ps.23.1-Ps.23.3",
      "only in the second: Ps.24.1-Ps.24.2",
      "",
    ].join("\n"),
  );
});

test("a client passes the osis_id of one endpoint to the next", async () => {
  const lines = (await run("test/clients/chain.ts")).trim().split("\n");
  assert.deepEqual(lines, [
    "joh 3 16 -> John.3.16: 1 verses",
    "Ps.23, vv.1–3 -> Ps.23.1-Ps.23.3: 3 verses",
    "Ruth -> Ruth.1.1-Ruth.4.22: 85 verses",
    "Mal 4:5-Matt 1:2 -> Mal.4.5-Mal.4.6,Matt.1.1-Matt.1.2: 4 verses",
    "rom 8:1-4; 12:1-2 -> Rom.8.1-Rom.8.4,Rom.12.1-Rom.12.2: 6 verses",
  ]);
});

const PLAN = "docs/examples/reading-plan.ts";

test("the reading plans of the documentation are the output of the example", async () => {
  const page = readFileSync(join(ROOT, "docs", "reading-plans.md"), "utf8");
  const shown = [
    ...page.matchAll(/```sh\nnode docs\/examples\/reading-plan\.ts (.*)\n```\n\n((?:\|.*\n)+)/g),
  ];
  assert.equal(shown.length, 2);
  for (const [, args = "", table = ""] of shown) {
    const words = [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
    assert.equal(await run(PLAN, ...words), table, args);
  }
});

test("a plan of the canon in a year reads every verse once", async () => {
  const rows = (await run(PLAN, "365")).trim().split("\n").slice(2);
  assert.equal(rows.length, 365);
  const counts = rows.map((row) => Number(/\| (\d+) \|$/.exec(row)?.[1]));
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    31_102,
  );
  assert.ok(
    Math.min(...counts) > 40 && Math.max(...counts) < 180,
    `${Math.min(...counts)} to ${Math.max(...counts)}`,
  );
  assert.match(rows[0] ?? "", /^\| 1 \| Genesis 1-\d \|/);
  assert.match(rows.at(-1) ?? "", /^\| 365 \| Revelation \d+-22 \|/);
});
