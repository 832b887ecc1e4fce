// Builds the packs of the bundled editions: packages/server/packs/<code>.pack for each folder of editions/.
// Reproducible: the same sources, rules and errata give the same bytes. Copies the committed digests next to the
// packs, for "lectern verify". With --digests, and for a new edition, it writes them first
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

/** The names of all written files. */
const written = new Set<string>();

/**
 * Writes under a temporary name and renames: an interrupted build leaves no partial file, and a running server always
 * finds each file.
 */
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
// Old files are removed last, so that a running server never misses one.
for (const name of readdirSync(PACKS)) if (!written.has(name)) rmSync(join(PACKS, name));
