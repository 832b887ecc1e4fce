import assert from "node:assert/strict";
import { test } from "node:test";
import { buildEdition, buildUncorrected, readErrata } from "./build-edition.ts";
import { differencesFrom, readWitnesses } from "./collation.ts";
import { editionFolders } from "./folders.ts";
import { splitChange } from "./word-diff.ts";

for (const folder of editionFolders()) {
  const [first] = await readWitnesses(folder);
  if (first === undefined) continue;
  const { name, text: witness } = first;
  const skip = witness === null && `not available: editions/${folder.name}/README.md says what it needs`;
  test(`but for kept.tsv, every verse and title of ${folder.manifest.code} equals ${name}`, {
    skip,
  }, async () => {
    if (witness === null) return;
    const kept = readErrata(folder, "kept.tsv").map(({ reason: _, witness: __, ...row }) => row);
    const differences = differencesFrom(await buildEdition(folder), witness);
    assert.deepEqual(differences.flatMap(splitChange), kept.flatMap(splitChange));
    const before = differencesFrom(await buildUncorrected(folder), witness);
    assert.ok(before.length > differences.length, "the errata reduce the differences from the witness");
  });
}
