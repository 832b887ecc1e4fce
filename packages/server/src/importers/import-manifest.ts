/**
 * The manifest of an import: an edition's manifest (text/manifest.ts) with a member `import`, which says how to read
 * the files.
 *
 *     "import": {
 *       "versification": "org",                  // kjv, eng, org, lxx, vul, rsc, rso; detected when absent
 *       "mappings": ["1CH 21:31 > 22:1"],        // rows that override the versification (versification.ts)
 *       "brackets": "added",                     // or "plain": square brackets mean nothing
 *       "numbers": "kept",                       // or "dropped": numbers such as (7:26) among the words are removed
 *       "files": ["chi-cuv.usfx.xml"]            // the only files to read; all files when absent
 *     }
 */

import { isRecord } from "../common/unknown.ts";
import { type EditionManifest, readManifest } from "../text/manifest.ts";
import type { WordRules } from "./clean-words.ts";
import { isSchemeCode, rowFaults, SCHEME_CODES, type SchemeCode } from "./versification.ts";

export interface ImportInstructions extends WordRules {
  /** Null: detected from the number of verses in each chapter. */
  readonly versification: SchemeCode | null;
  readonly mappings: readonly string[];
  /** Null: every file. */
  readonly files: readonly string[] | null;
}

export const DEFAULT_INSTRUCTIONS: ImportInstructions = Object.freeze({
  versification: null,
  mappings: [],
  brackets: "added",
  numbers: "kept",
  files: null,
});

export type ImportManifestResult =
  | { readonly ok: true; readonly manifest: EditionManifest; readonly instructions: ImportInstructions }
  | { readonly ok: false; readonly problems: readonly string[] };

const isListOfText = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string" && item !== "");

/** Reads both parts; all problems at once. */
export function readImportManifest(value: unknown): ImportManifestResult {
  if (!isRecord(value)) return { ok: false, problems: ["a manifest is a JSON object"] };
  const { import: importMember, ...editionMembers } = value;
  const edition = readManifest(editionMembers);
  const problems = edition.ok ? [] : [...edition.problems];
  const instructions = readInstructions(importMember, problems);
  if (!edition.ok || problems.length > 0) return { ok: false, problems };
  return { ok: true, manifest: edition.manifest, instructions };
}

function readInstructions(value: unknown, problems: string[]): ImportInstructions {
  if (value === undefined) return DEFAULT_INSTRUCTIONS;
  if (!isRecord(value)) {
    problems.push('"import" must be an object');
    return DEFAULT_INSTRUCTIONS;
  }
  const { versification = null, mappings = [], files = null, ...otherMembers } = value;
  const { brackets = "added", numbers = "kept", ...unknown } = otherMembers;
  for (const name of Object.keys(unknown)) problems.push(`"import.${name}" is not known`);
  if (versification !== null && (typeof versification !== "string" || !isSchemeCode(versification))) {
    problems.push(`"import.versification" must be one of ${SCHEME_CODES.join(", ")}`);
  }
  if (isListOfText(mappings)) problems.push(...rowFaults(mappings));
  else problems.push('"import.mappings" must be a list of rows such as "GEN 32:1 > 31:55"');
  if (brackets !== "added" && brackets !== "plain")
    problems.push('"import.brackets" must be "added" or "plain"');
  if (numbers !== "kept" && numbers !== "dropped")
    problems.push('"import.numbers" must be "kept" or "dropped"');
  if (files !== null && !isListOfText(files)) problems.push('"import.files" must be a list of file names');
  return {
    versification: typeof versification === "string" && isSchemeCode(versification) ? versification : null,
    mappings: isListOfText(mappings) ? mappings : [],
    brackets: brackets === "plain" ? "plain" : "added",
    numbers: numbers === "dropped" ? "dropped" : "kept",
    files: isListOfText(files) ? files : null,
  };
}
