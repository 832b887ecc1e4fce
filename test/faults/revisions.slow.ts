/** Tests two replicas with different texts, as during an upgrade: each must answer correctly from its own texts. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { judgedFetch } from "../support/judge.ts";
import { endAll, FROM_SOURCE, startServer } from "./started-server.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-revisions-"));
after(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

const MANIFEST = {
  ...{ code: "TST", name: "A made-up text", language: "en", year: 2026, licence: "CC0-1.0" },
  ...{ source: "this test", access: { plans: null }, import: { versification: "kjv" } },
};

const file = (name: string, value: object): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};
const manifest = file("manifest.json", MANIFEST);
const older = file("older.json", { "Ruth 1:1": "In those days.", "Ruth 1:2": "The name." });
const newer = file("newer.json", { "Ruth 1:1": "In the days.", "Ruth 1:2": "The name." });

const dataDirOf = (name: string): string => join(folder, name);

function importText(name: string, source: string): void {
  const env = { PATH: process.env.PATH, LECTERN_DATA_DIR: dataDirOf(name) };
  const args = [...FROM_SOURCE.args, "import", source, "--manifest", manifest];
  const { status, stderr } = spawnSync(FROM_SOURCE.file, args, { env, encoding: "utf8" });
  assert.equal(status, 0, stderr);
}

const RUTH = "/api/passage?reference=Ruth+1:1&version=TST";
const JOHN = "/api/passage?reference=John+11:35&version=KJV";

async function ask(url: string, target: string, knownTag?: string) {
  const headers: Record<string, string> = knownTag === undefined ? {} : { "if-none-match": knownTag };
  const answer = await judgedFetch(`${url}${target}`, { headers });
  const text = await answer.text();
  const etag = answer.headers.get("etag") ?? "";
  return { status: answer.status, text, etag, revision: answer.headers.get("x-data-revision") };
}

/** Revision of the imported text, from /api/versions. */
async function editionOf(url: string): Promise<unknown> {
  const { text } = await ask(url, "/api/versions");
  const { data } = JSON.parse(text) as { data: { code: string; revision: string }[] };
  return data.find(({ code }) => code === "TST")?.revision;
}

test("replicas with different texts answer from their own, and a cached answer is valid only on the replica it fits", async () => {
  importText("a", older);
  importText("b", newer);
  const settings = { LECTERN_ACCESS: "open" };
  const [a, b] = [
    await startServer({ ...settings, LECTERN_DATA_DIR: dataDirOf("a") }),
    await startServer({ ...settings, LECTERN_DATA_DIR: dataDirOf("b") }),
  ];
  const [atA, atB] = [await ask(a.url, RUTH), await ask(b.url, RUTH)];
  assert.deepEqual([atA.status, atB.status], [200, 200]);
  assert.match(atA.text, /In those days\./);
  assert.match(atB.text, /In the days\./);
  assert.notEqual(atA.etag, atB.etag);
  assert.notEqual(atA.revision, atB.revision);
  assert.notEqual(await editionOf(a.url), await editionOf(b.url));

  // Repeat, so that both replicas have cached the answers. An entity tag of one must not give a 304 on the other.
  for (let times = 0; times < 3; times++) {
    assert.deepEqual(await ask(a.url, RUTH, atA.etag), { ...atA, status: 304, text: "" });
    assert.deepEqual(await ask(b.url, RUTH, atB.etag), { ...atB, status: 304, text: "" });
    assert.deepEqual(await ask(a.url, RUTH, atB.etag), atA);
    assert.deepEqual(await ask(b.url, RUTH, atA.etag), atB);
    assert.deepEqual(await ask(b.url, RUTH, `${atA.etag}, ${atB.etag}`), { ...atB, status: 304, text: "" });
  }

  // A text that both have gives the same body on both. Its tag depends on all texts of a replica, so there is no 304.
  const john = await ask(a.url, JOHN);
  const johnAtB = await ask(b.url, JOHN, john.etag);
  assert.deepEqual(johnAtB, { ...john, etag: johnAtB.etag, revision: atB.revision });
  assert.notEqual(johnAtB.etag, john.etag);

  // Upgrade the first replica while it runs.
  importText("a", newer);
  for (let times = 0; times < 100 && (await ask(a.url, RUTH)).revision !== atB.revision; times++)
    await wait(100);
  assert.deepEqual(await ask(a.url, RUTH, atA.etag), atB);
  assert.deepEqual(await ask(a.url, RUTH, atB.etag), { ...atB, status: 304, text: "" });
  assert.deepEqual(await ask(a.url, JOHN, john.etag), johnAtB);
  assert.equal(await editionOf(a.url), await editionOf(b.url));

  // Undo the upgrade: the earlier answers are valid again.
  importText("a", older);
  for (let times = 0; times < 100 && (await ask(a.url, RUTH)).revision !== atA.revision; times++)
    await wait(100);
  assert.deepEqual(await ask(a.url, RUTH, atA.etag), { ...atA, status: 304, text: "" });
  assert.deepEqual(await ask(a.url, RUTH, atB.etag), atA);
  for (const { stop } of [a, b]) assert.equal((await stop()).status, 0);
});
