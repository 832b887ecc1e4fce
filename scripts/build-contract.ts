// Generates the files that the code needs from packages/contract/openapi.yaml: the types, and the document as the
// server sends it. Set-up runs it whenever openapi.yaml has changed; none of these files is committed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTypescript, { astToString } from "openapi-typescript";
import { parse } from "yaml";

const contract = join(import.meta.dirname, "..", "packages", "contract");
const yaml = readFileSync(join(contract, "openapi.yaml"), "utf8");
const document: unknown = parse(yaml);
const banner = "// Made from openapi.yaml by scripts/build-contract.ts. Do not edit.\n\n";

const types = astToString(await openapiTypescript(yaml, { immutable: true, alphabetize: false }));
const published = [
  "/** The published contract, as YAML. */",
  `export const openapiYaml = ${JSON.stringify(yaml)};`,
  "",
  "/** The same document as JSON. */",
  `export const openapiJson = ${JSON.stringify(JSON.stringify(document))};`,
  "",
].join("\n");

const files = {
  "openapi.gen.ts": types,
  "openapi-document.gen.ts": published,
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(contract, "src", name), banner + text);
