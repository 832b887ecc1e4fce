import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { openEmbeddedKeyStore } from "../access/embedded/embedded-key-store.ts";
import { openEmbeddedStateStore } from "../access/embedded/embedded-state-store.ts";
import { NOON, newKey, testClock, testRandom } from "../access/testdata/harness.ts";
import { stateOf } from "../access/testdata/state-contract.ts";
import type { CommandLine } from "./command-line.ts";
import { type FakeProcess, type Ran, run } from "./testdata/run-command.ts";

const root = mkdtempSync(join(tmpdir(), "lectern-backup-"));
after(() => rmSync(root, { recursive: true }));

const dataDir = (name: string): string => join(root, name);
const PLANS = '{"plans":[]}';

function lectern(data: string, argv: readonly string[], around: FakeProcess = {}): Promise<Ran> {
  const more: Partial<CommandLine> = {
    now: () => NOON,
    openStateStore: async (config) => openEmbeddedStateStore(config.dataDir),
    planNames: async () => ["free"],
    ...around.more,
  };
  const environment = { LECTERN_DATA_DIR: dataDir(data), ...around.environment };
  return run(argv, { ...around, folder: root, environment, more });
}

async function makeKeys(data: string, plans: readonly string[]): Promise<readonly string[]> {
  const store = openEmbeddedKeyStore({
    dataDir: dataDir(data),
    clock: testClock(),
    random: testRandom(data),
  });
  const texts: string[] = [];
  for (const plan of plans) texts.push((await store.create(newKey(plan))).text);
  await store.close();
  return texts;
}

async function rowsIn(data: string) {
  const store = openEmbeddedStateStore(dataDir(data));
  try {
    return await stateOf(store);
  } finally {
    await store.close();
  }
}

test("a backup is made, checked, and restored elsewhere", async () => {
  const texts = await makeKeys("from", ["free", "production"]);
  const made = await lectern("from", ["backup", "a.backup", "--json"]);
  const { sha256, ...summary } = JSON.parse(made.out);
  const { size, mode } = statSync(join(root, "a.backup"));
  assert.deepEqual(summary, { status: "success", file: "a.backup", bytes: size, keys: 2, usage: 0 });
  assert.equal(mode & 0o777, 0o600);
  for (const text of texts) assert.ok(!readFileSync(join(root, "a.backup")).includes(text.slice(11)));
  const checked = await lectern("nowhere", ["restore", "a.backup", "--check"]);
  assert.deepEqual(checked, {
    status: 0,
    out: `a.backup is valid: 2 keys and 0 rows of usage, made 2026-03-01T12:00:00Z by 1.2.3 (SHA-256 ${sha256})\n`,
    err: "",
  });
  assert.ok(!existsSync(dataDir("nowhere")));
  const restored = await lectern("to", ["restore", "a.backup"]);
  assert.deepEqual(restored, {
    status: 0,
    out: `restored 2 keys and 0 rows of usage from a.backup (SHA-256 ${sha256})\n`,
    err: "these plans do not exist, and their keys are refused: production\n",
  });
  assert.deepEqual(await rowsIn("to"), await rowsIn("from"));
});

test("files and keys are replaced only on request", async () => {
  await makeKeys("b1", ["free"]);
  await makeKeys("b2", ["free", "free"]);
  assert.equal((await lectern("b1", ["backup", "b.backup"])).status, 0);
  const before = readFileSync(join(root, "b.backup"));
  const again = await lectern("b2", ["backup", "b.backup"]);
  assert.deepEqual([again.status, again.err], [1, "b.backup already exists: --replace replaces it\n"]);
  assert.deepEqual(readFileSync(join(root, "b.backup")), before);
  assert.equal((await lectern("b2", ["backup", "b.backup", "--replace"])).status, 0);
  const rowsBefore = await rowsIn("b1");
  const refused = await lectern("b1", ["restore", "b.backup"]);
  assert.deepEqual(refused, {
    status: 1,
    out: "",
    err: "the store already has keys: --replace replaces them; nothing was changed\n",
  });
  assert.deepEqual(await rowsIn("b1"), rowsBefore);
  const done = await lectern("b1", ["restore", "b.backup", "--replace", "--json"]);
  const { status, keys, dropped } = JSON.parse(done.out);
  assert.deepEqual([status, keys, dropped], ["success", 2, 1]);
  assert.deepEqual(await rowsIn("b1"), await rowsIn("b2"));
});

test("a file that cannot be written is reported with its name", async () => {
  await makeKeys("w1", ["free"]);
  const { status, err } = await lectern("w1", ["backup", "nowhere/a.backup"]);
  assert.equal(status, 3);
  assert.match(err, /^nowhere\/a\.backup cannot be written: ENOENT/);
});

test("the flag selects the store, as for serve", async () => {
  await makeKeys("flag1", ["free"]);
  const made = await lectern("nowhere", ["backup", "flag.backup", "--data-dir", dataDir("flag1")]);
  assert.equal(made.status, 0, made.err);
  const restored = await lectern("nowhere", ["restore", "flag.backup", "--data-dir", dataDir("flag2")]);
  assert.equal(restored.status, 0, restored.err);
  assert.deepEqual(await rowsIn("flag2"), await rowsIn("flag1"));
  assert.ok(!existsSync(dataDir("nowhere")));
});

test("through a pipe", async () => {
  await makeKeys("p1", ["free"]);
  const pieces: Uint8Array[] = [];
  const output = {
    isTerminal: false,
    columns: 80,
    write: async (piece: string | Uint8Array) => void pieces.push(Buffer.from(piece)),
  };
  const made = await lectern("p1", ["backup", "-"], { more: { output } });
  assert.match(
    made.err,
    /^backed up 1 key, 0 rows of usage and no plans file \(LECTERN_PLANS names none\) to - \(\d+ bytes, SHA-256 [0-9a-f]{64}\)\n$/,
  );
  const restored = await lectern("p2", ["restore", "-"], { input: pieces });
  assert.match(restored.out, /^restored 1 key/);
  assert.deepEqual(await rowsIn("p2"), await rowsIn("p1"));
  const shown = await lectern("p1", ["backup", "-"], { terminal: 80 });
  assert.deepEqual([shown.status, shown.out], [2, ""]);
  assert.equal((await lectern("p2", ["restore", "-"])).status, 2);
});

test("the plans file is part of a backup, and is restored on request", async () => {
  await makeKeys("f1", ["free"]);
  writeFileSync(join(root, "plans.json"), PLANS);
  const environment = { LECTERN_PLANS: "plans.json" };
  assert.equal((await lectern("f1", ["backup", "f.backup"], { environment })).status, 0);
  const restored = await lectern("f2", ["restore", "f.backup", "--plans-to", "copy.json"]);
  assert.equal(restored.status, 0, restored.err);
  assert.equal(readFileSync(join(root, "copy.json"), "utf8"), PLANS);
  const there = await lectern("f3", ["restore", "f.backup", "--plans-to", "copy.json"]);
  assert.deepEqual([there.status, (await rowsIn("f3")).length], [2, 0]);
  assert.match(there.err, /^the plans cannot be written: EEXIST/);
  const refused = await lectern("f2", ["restore", "f.backup", "--plans-to", "other.json"]);
  assert.deepEqual([refused.status, existsSync(join(root, "other.json"))], [1, false]);
  const print = (): void => {
    throw new Error("no room");
  };
  const failedReport = await lectern("f5", ["restore", "f.backup", "--plans-to", "kept.json"], {
    more: { print },
  });
  const results = [failedReport.status, (await rowsIn("f5")).length, existsSync(join(root, "kept.json"))];
  assert.deepEqual(results, [3, 1, true], "restored data stays, including its plans");
  await lectern("f1", ["backup", "g.backup"]);
  const none = await lectern("f4", ["restore", "g.backup", "--plans-to", "other.json"]);
  assert.deepEqual(
    [none.status, none.err],
    [2, "g.backup contains no plans file: LECTERN_PLANS was not set where it was made\n"],
  );
  const unreadable = await lectern("f1", ["backup", "h.backup"], {
    environment: { LECTERN_PLANS: "none.json" },
  });
  assert.match(unreadable.err, /^the plans file cannot be read: ENOENT/);
  assert.deepEqual([unreadable.status, existsSync(join(root, "h.backup"))], [2, false]);
});

test("a failure is reported and leaves nothing behind", async () => {
  await makeKeys("e1", ["free"]);
  assert.equal((await lectern("e1", ["backup", "e.backup"])).status, 0);
  const sound = readFileSync(join(root, "e.backup"));
  writeFileSync(join(root, "cut.backup"), sound.subarray(0, -9));
  const rows: readonly (readonly [argv: readonly string[], status: number, err: RegExp])[] = [
    [["restore", "cut.backup"], 3, /^cut\.backup cannot be restored: it is cut short\n$/],
    [["restore", "cut.backup", "--check"], 3, /it is cut short/],
    [["restore", "none.backup"], 2, /^none\.backup cannot be read: ENOENT/],
    [["backup", "no/folder/x.backup"], 3, /ENOENT/],
    [["backup"], 2, /missing required argument 'file'/],
  ];
  for (const [argv, status, err] of rows) {
    const ran = await lectern("e2", argv);
    assert.deepEqual([ran.status, ran.out], [status, ""], argv.join(" "));
    assert.match(ran.err, err);
  }
  const stopAtOnce = { onStopSignal: (stop: () => void) => stop() };
  const stoppedBackup = await lectern("e1", ["backup", "stop.backup"], { more: stopAtOnce });
  assert.deepEqual([stoppedBackup.status, stoppedBackup.err], [3, "stopped; no backup was written\n"]);
  const stoppedRestore = await lectern("e2", ["restore", "e.backup"], { more: stopAtOnce });
  assert.deepEqual([stoppedRestore.status, stoppedRestore.err], [3, "stopped; nothing was changed\n"]);
  assert.deepEqual(await rowsIn("e2"), []);
  assert.deepEqual(
    readdirSync(root).filter((name) => /stop|tmp$/.test(name)),
    [],
  );
});

test("progress is shown on a terminal, and erased", async () => {
  await makeKeys("s1", ["free", "free"]);
  const shown: string[] = [];
  const more = { showProgress: (text: string) => void shown.push(text) };
  await lectern("s1", ["backup", "s.backup"], { more });
  await lectern("s2", ["restore", "s.backup"], { more });
  assert.deepEqual(shown, ["2 keys, 0 rows of usage", "", "2 of 2 rows", ""]);
});
