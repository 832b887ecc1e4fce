// Writes the files that are made from others. From openapi.yaml, the authority: the types of the wire and the
// document as the server hands it out. From package-lock.json and the editions: NOTICE. With --check it writes nothing and fails when a file is stale.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTypescript, { astToString } from "openapi-typescript";
import { parse } from "yaml";
import { noticeText } from "./notice.ts";

const root = join(import.meta.dirname, "..");
const yaml = readFileSync(join(root, "openapi.yaml"), "utf8");
const document: unknown = parse(yaml);
const banner = "// Made from openapi.yaml by `npm run fix`. Do not edit.\n\n";

const types = astToString(await openapiTypescript(yaml, { immutable: true, alphabetize: false }));
const published = [
  "/** The published contract, as YAML. */",
  `export const openapiYaml = ${JSON.stringify(yaml)};`,
  "",
  "/** The same as JSON. */",
  `export const openapiJson = ${JSON.stringify(JSON.stringify(document))};`,
  "",
].join("\n");

const files = [
  { path: "packages/server/src/http/openapi.gen.ts", text: banner + types },
  { path: "packages/client/src/openapi.gen.ts", text: banner + types },
  { path: "packages/server/src/http/openapi-document.gen.ts", text: banner + published },
  { path: "NOTICE", text: noticeText() },
];

for (const { path, text } of files) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  if (process.argv.includes("--check")) {
    console.error(`${path} is stale: run npm run fix`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.error(`wrote ${path}`);
  }
}
