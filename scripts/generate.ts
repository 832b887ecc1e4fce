// Writes the files that are made from others. From openapi.yaml, the authority: the types of the wire and the
// document as the server hands it out. From package-lock.json and the editions: NOTICE. From the table of names and
// short forms: what the resolver loads of it. With --check it writes nothing and fails when a file is stale.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTypescript, { astToString } from "openapi-typescript";
import { parse } from "yaml";
import { NAME_ROWS, STEM_ROWS } from "../packages/scripture/src/data/aliases.ts";
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

/** A form without the usages that settle it: "=" behind one that no misspelling is mended into, "-" behind one that no guide has. */
function withMark(form: string): string {
  const [letters = "", usage = ""] = form.split("/");
  if (usage.endsWith("T")) return `${letters}=`;
  return /[SCKLBOU]/.test(usage) ? letters : `${letters}-`;
}

type FormRow = readonly [key: string, names: string, aliases: string];

const listOf = (rows: readonly FormRow[]): string =>
  rows
    .map(([key, names, forms]) => [key, names, forms.split(" ").map(withMark).join(" ")])
    .map((row) => `  ${JSON.stringify(row)},\n`)
    .join("");

const forms = `// Made from aliases.ts by \`npm run fix\`. Do not edit.
// The names and short forms as the resolver loads them, without the usages that settle them. Behind a form: "-" when
// no style guide, publisher or standard has it, "=" when no misspelling is mended into it.

type FormRow = readonly [key: string, names: string, aliases: string];

// biome-ignore format: made
export const NAME_FORMS: readonly FormRow[] = [
${listOf(NAME_ROWS)}];

// biome-ignore format: made
export const STEM_FORMS: readonly FormRow[] = [
${listOf(STEM_ROWS)}];
`;

const files = [
  { path: "packages/scripture/src/data/forms.gen.ts", text: forms },
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
