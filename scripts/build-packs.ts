// Builds the packs of the bundled editions: packages/server/packs/<code>.pack for each folder of editions/.
// Reproducible: the same sources, rules and errata give the same bytes. The digests that are checked in are copied
// beside the packs for "lectern verify"; with --digests, and for a new edition, they are first written
// (editions/<code>/digests.tsv).
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildEdition } from "../editions/build-edition.ts";
import { type EditionFolder, editionFolders } from "../editions/folders.ts";
import type { AssembledEdition } from "../packages/server/src/text/assembled-edition.ts";
import { DIGESTS_EXTENSION, formatDigests } from "../packages/server/src/text/digest-file.ts";
import { editionFiles } from "../packages/server/src/text/edition-files.ts";

const PACKS = join(import.meta.dirname, "..", "packages", "server", "packs");
const writesDigests = process.argv.includes("--digests");

/** Names of all that was written. */
const written = new Set<string>();

/** Writes under a temporary name first: a build that is cut short leaves no half file, and a running server misses none. */
function write(name: string, bytes: Uint8Array): void {
  const file = join(PACKS, name);
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
  written.add(name);
}

function copyDigests({ name, file }: EditionFolder, { manifest, verses }: AssembledEdition): void {
  const digests = file("digests.tsv");
  if (writesDigests || !existsSync(digests)) {
    const text = (ordinal: number): string | null => verses[ordinal - 1]?.text ?? null;
    const title = (ordinal: number): string | null => verses[ordinal - 1]?.title ?? null;
    writeFileSync(digests, formatDigests(manifest.code, { text, title }));
  }
  copyFileSync(digests, join(PACKS, `${name}${DIGESTS_EXTENSION}`));
  written.add(`${name}${DIGESTS_EXTENSION}`);
}

mkdirSync(PACKS, { recursive: true });
for (const folder of editionFolders()) {
  const edition = await buildEdition(folder);
  const files = editionFiles(edition);
  for (const { extension, bytes } of files) write(`${folder.name}${extension}`, bytes);
  copyDigests(folder, edition);
  const verses = edition.verses.filter(({ text }) => text !== null).length;
  const sizes = files.map(({ extension, bytes }) => `${extension} ${bytes.byteLength} bytes`);
  console.error(`  ${edition.manifest.code}: ${verses} verses, ${sizes.join(", ")}`);
}
// Last, so that no file is missing while the others are made.
for (const name of readdirSync(PACKS)) if (!written.has(name)) rmSync(join(PACKS, name));
