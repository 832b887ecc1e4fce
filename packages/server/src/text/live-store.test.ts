import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { type AssembledVerse, assembleEdition } from "./assembled-edition.ts";
import { type LiveStore, openLiveStore } from "./live-store.ts";
import { readManifest } from "./manifest.ts";
import { writePack } from "./pack-writer.ts";
import { PackFault } from "./store.ts";

const root = mkdtempSync(join(tmpdir(), "lectern-live-"));
after(() => rmSync(root, { recursive: true }));

function packOf(code: string, text: string): Uint8Array {
  const read = readManifest({ code, name: code, language: "en", year: 1900, licence: "-", source: "-" });
  if (!read.ok) throw new Error(read.problems.join());
  const verses: readonly AssembledVerse[] = [{ text }];
  return writePack(assembleEdition(read.manifest, verses));
}

function folders(name: string) {
  const bundled = join(root, name, "bundled");
  const imported = join(root, name, "imported");
  mkdirSync(bundled, { recursive: true });
  writeFileSync(join(bundled, "one.pack"), packOf("ONE", "First."));
  const reported: string[] = [];
  const put = (file: string, bytes: Uint8Array): void => {
    mkdirSync(imported, { recursive: true });
    writeFileSync(join(imported, ".new"), bytes);
    renameSync(join(imported, ".new"), join(imported, file));
  };
  const report = (problem: string): void => void reported.push(problem);
  return {
    bundled,
    imported,
    reported,
    put,
    open: () => openLiveStore({ bundled, imported: [imported], report: report }),
  };
}

const codesOf = ({ current }: LiveStore): readonly string[] => current.editions.map(({ info }) => info.code);

test("a pack that is added, replaced or removed takes effect after a refresh", () => {
  const { open, put, imported, reported } = folders("life");
  const store = open();
  const { dataRevision } = store.current;
  assert.deepEqual(codesOf(store), ["ONE"]);
  assert.equal(store.refresh(), false);
  put("two.pack", packOf("TWO", "Second."));
  assert.equal(store.current.find("TWO"), undefined);
  assert.equal(store.refresh(), true);
  assert.deepEqual(codesOf(store), ["ONE", "TWO"]);
  assert.notEqual(store.current.dataRevision, dataRevision);
  const old = store.current.find("two");
  put("two.pack", packOf("TWO", "Second, mended."));
  assert.equal(store.refresh(), true);
  assert.equal(store.current.find("TWO")?.text(1), "Second, mended.");
  assert.equal(old?.text(1), "Second.", "what was handed out stays as it was");
  assert.equal(store.packs.length, 2);
  rmSync(join(imported, "two.pack"));
  assert.equal(store.refresh(), true);
  assert.deepEqual([codesOf(store), store.current.dataRevision], [["ONE"], dataRevision]);
  assert.deepEqual(reported, []);
});

test("a damaged import is reported once and left out, and the others are served", () => {
  const { open, put, reported } = folders("damaged");
  const store = open();
  put("bad.pack", packOf("BAD", "Bad.").fill(7, 2000, 2001));
  put("two.pack", packOf("TWO", "Second."));
  assert.equal(store.refresh(), true);
  assert.equal(store.refresh(), false);
  assert.deepEqual(codesOf(store), ["ONE", "TWO"]);
  assert.equal(reported.length, 1);
  assert.match(reported[0] ?? "", /bad\.pack does not agree with its own SHA-256/);
  assert.equal(store.current.isWhole, false);
  put("bad.pack", packOf("BAD", "Good."));
  assert.deepEqual([store.refresh(), store.current.isWhole], [true, true]);
});

test("anything unreadable in place of a pack is reported by name", () => {
  const { open, imported, reported } = folders("unreadable");
  mkdirSync(join(imported, "folder.pack"), { recursive: true });
  assert.deepEqual(codesOf(open()), ["ONE"]);
  assert.deepEqual(reported, [`${join(imported, "folder.pack")} is not a regular file`]);
  assert.equal(spawnSync("mkfifo", [join(imported, "pipe.pack")]).status, 0);
  assert.deepEqual(codesOf(open()), ["ONE"]);
  assert.equal(reported.at(-1), `${join(imported, "pipe.pack")} is not a regular file`);
});

test("a bundled text whose file is damaged later is still served from memory, and reported once", () => {
  const { open, bundled, reported } = folders("damaged-bundled");
  const store = open();
  const file = join(bundled, "one.pack");
  const good = readFileSync(file);
  writeFileSync(file, good.subarray(0, 5000));
  assert.deepEqual([store.refresh(), store.refresh(), reported.length], [true, false, 1]);
  assert.deepEqual([codesOf(store), store.current.isWhole], [["ONE"], false]);
  writeFileSync(file, good);
  assert.deepEqual([store.refresh(), store.current.isWhole, reported.length], [true, true, 1]);
});

test("an import cannot replace a bundled text", () => {
  const { open, put, reported } = folders("second");
  put("one.pack", packOf("ONE", "Not the first."));
  const store = open();
  assert.equal(store.current.find("ONE")?.text(1), "First.");
  assert.match(
    reported[0] ?? "",
    /imported.one\.pack is a second pack of ONE: .*bundled.one\.pack is served/,
  );
});

test("a damaged bundled text makes opening fail", () => {
  const { open, bundled } = folders("stop");
  const file = join(bundled, "one.pack");
  writeFileSync(file, readFileSync(file).subarray(0, 5000));
  assert.throws(open, PackFault);
});
