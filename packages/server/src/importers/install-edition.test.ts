import assert from "node:assert/strict";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { PACK_EXTENSION } from "../text/pack-format.ts";
import { installEdition } from "./install-edition.ts";

const root = mkdtempSync(join(tmpdir(), "lectern-install-"));
after(() => rmSync(root, { recursive: true }));

const isRoot = process.getuid?.() === 0;
/** The user nobody, if this process may change owners. */
const STRANGER = isRoot ? 65_534 : (process.getuid?.() ?? 0);
const GROUP = isRoot ? 65_533 : (process.getgid?.() ?? 0);

const install = (folder: string): string =>
  installEdition(folder, "TST", [{ extension: PACK_EXTENSION, bytes: new Uint8Array(3) }], "x")[0] ?? "";

/** Owner, group and mode. */
function owned(path: string): readonly number[] {
  const { uid, gid, mode } = statSync(path);
  return [uid, gid, mode & 0o777];
}

const skip = process.platform === "win32" ? "Windows has no owners of this kind" : false;

const ROWS: readonly (readonly [folderMode: number, packMode: number])[] = [
  [0o700, 0o600],
  [0o750, 0o640],
  [0o755, 0o644],
  [0o775, 0o664],
];
for (const [folderMode, packMode] of ROWS) {
  test(`packs get the permissions of their folder: ${folderMode.toString(8)}`, { skip }, () => {
    const before = process.umask(folderMode === 0o755 ? 0o077 : 0o022);
    try {
      const data = mkdtempSync(join(root, "data-"));
      chmodSync(data, folderMode);
      chownSync(data, STRANGER, GROUP);
      const made = install(join(data, "texts"));
      assert.deepEqual(owned(join(data, "texts")), [STRANGER, GROUP, folderMode]);
      assert.deepEqual(owned(made), [STRANGER, GROUP, packMode]);

      const texts = join(root, `texts-${folderMode}`);
      mkdirSync(texts);
      chmodSync(texts, folderMode);
      chownSync(texts, STRANGER, GROUP);
      writeFileSync(join(texts, "tst.pack"), "", { mode: 0o600 });
      assert.deepEqual(owned(install(texts)), [STRANGER, GROUP, packMode]);
    } finally {
      process.umask(before);
    }
  });
}

test("a missing data directory is created", () => {
  const made = install(join(root, "new", "texts"));
  assert.equal(statSync(made).size, 3);
  if (process.platform === "win32") return;
  for (const folder of ["new", "new/texts"]) assert.equal(statSync(join(root, folder)).mode & 0o777, 0o700);
});

test("every file of an edition is installed, in order, and no temporary file is left", () => {
  const folder = join(root, "several", "texts");
  const files = [".index", ".pack"].map((extension, index) => ({
    extension,
    bytes: new Uint8Array(index + 1),
  }));
  const made = installEdition(folder, "TST", files, "x");
  assert.deepEqual(made, [join(folder, "tst.index"), join(folder, "tst.pack")]);
  assert.deepEqual(readdirSync(folder).sort(), ["tst.index", "tst.pack"]);
  assert.deepEqual(
    made.map((file) => statSync(file).size),
    [1, 2],
  );
});
