/** Builds a bundled edition from its folder: source, rules or importers, errata, checks. */

import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type ImportedEdition, importEdition } from "../packages/server/src/importers/import-edition.ts";
import { seriousFindings } from "../packages/server/src/importers/import-report.ts";
import {
  type AssembledEdition,
  type AssembledVerse,
  assembleEdition,
  EditionFault,
} from "../packages/server/src/text/assembled-edition.ts";
import { applyErrata, type Erratum, parseErrata } from "./errata.ts";
import type { EditionFolder } from "./folders.ts";

/**
 * What `rules.ts` of an edition exports as `readVerses`: the verses of the source at this path. Index 0 is ordinal
 * 1; null text or undefined means that the edition does not have the verse. Throws SourceFault if the source is not the
 * one that the rules were made for.
 */
export type ReadVerses = (sourcePath: string) => readonly (AssembledVerse | undefined)[];

/**
 * The finished edition. Throws if the source is not the expected one, if the words of an erratum are not at its
 * place, or if a verse is not clean.
 */
export async function buildEdition(edition: EditionFolder): Promise<AssembledEdition> {
  return assembleEdition(
    edition.manifest,
    applyErrata(await sourceVerses(edition), readErrata(edition, "errata.tsv")),
  );
}

/** The verses before the errata are applied. */
export async function buildUncorrected(edition: EditionFolder): Promise<AssembledEdition> {
  return assembleEdition(edition.manifest, await sourceVerses(edition));
}

/** The rows of `errata.tsv` or `kept.tsv`; none where the edition has no such file. */
export function readErrata({ file }: EditionFolder, name: "errata.tsv" | "kept.tsv"): readonly Erratum[] {
  return existsSync(file(name)) ? parseErrata(readFileSync(file(name), "utf8")) : [];
}

async function sourceVerses(edition: EditionFolder): Promise<readonly (AssembledVerse | undefined)[]> {
  const rules = edition.file("rules.ts");
  if (existsSync(rules)) {
    const { readVerses }: { readonly readVerses: ReadVerses } = await import(pathToFileURL(rules).href);
    return readVerses(edition.sourcePath());
  }
  const imported = await importEdition(edition.sourcePath(), edition.instructions);
  checkFindings(edition, imported);
  return imported.verses;
}

/** Every finding must be expected: somebody has reviewed it. Any other stops the build. */
function checkFindings({ manifest, bundle }: EditionFolder, { findings }: ImportedEdition): void {
  const serious = Object.groupBy(seriousFindings(findings), ({ code }) => code);
  const codes = new Set([...Object.keys(serious), ...Object.keys(bundle.findings)]);
  const problems = [...codes].flatMap((code) => {
    const found = Object.entries(serious).find(([name]) => name === code)?.[1] ?? [];
    const expected = bundle.findings[code] ?? 0;
    if (found.length === expected) return [];
    const first = found[0] === undefined ? "" : `; the first: ${found[0].message}`;
    return [`${found.length} findings ${code}, "bundle.findings" expects ${expected}${first}`];
  });
  if (problems.length > 0) throw new EditionFault(manifest.code, problems);
}
