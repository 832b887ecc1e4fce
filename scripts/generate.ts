// Writes the files that are made from others. From openapi.yaml, the authority: the types of the wire and the
// document as the server hands it out. From package-lock.json and the editions: NOTICE. From the table of names and
// short forms: what the resolver loads of it. With --check it writes nothing and fails when a file is stale.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTypescript, { astToString } from "openapi-typescript";
import { parse } from "yaml";
import { books } from "../packages/scripture/src/book.ts";
import { BOOK_WEIGHTS, NAME_ROWS, STEM_ROWS } from "../packages/scripture/src/data/aliases.ts";
import { DIGITS } from "../packages/scripture/src/data/books.ts";
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

/**
 * A form without the usages that settle it: "=" behind one that no misspelling is mended into, "-" behind one that no
 * guide has. The first letters of the name are written as their number.
 */
function withMark(name: string, form: string): string {
  const [letters = "", usage = ""] = form.split("/");
  const mark = usage.endsWith("T") ? "=" : /[SCKLBOU]/.test(usage) ? "" : "-";
  return (letters.length < 10 && name.startsWith(letters) ? letters.length : letters) + mark;
}

const digitsOf = (weight: number): string =>
  weight < DIGITS.length ? DIGITS.charAt(weight) : `_${DIGITS.charAt(weight - DIGITS.length)}`;

type FormRow = readonly [key: string, names: string, aliases: string];

const withMarks = (name: string, forms: string): string =>
  forms
    .split(" ")
    .map((form) => withMark(name, form))
    .join(" ");
const listOf = (rows: readonly unknown[]): string =>
  rows.map((row) => `  ${JSON.stringify(row)},\n`).join("");

/** The forms of a book that has no number before its name; the rows must be in the order of the canon. */
function formsOf([key, names, forms]: FormRow, index: number): string {
  const book = books.filter(({ name }) => name > "9")[index];
  if (book?.key !== key) throw new Error(`${key} stands in the place of ${book?.key}`);
  const own = book.name.toLowerCase().replaceAll(" ", "");
  const others = names.split(" ").filter((name) => name !== own);
  return [...others.map((name) => `${name}+`), withMarks(own, forms)].join(" ");
}

const forms = `// Made from aliases.ts by \`npm run fix\`. Do not edit.
// The names and short forms as the resolver loads them, without the usages that settle them. A digit stands for so many
// letters of the name. Behind a form: "-" when no style guide, publisher or standard has it, "=" when no misspelling is
// mended into it, "+" when its beginnings are read too.

/** Of each book without a number before its name, in the order of the canon: what it is called beside its own name. */
// biome-ignore format: made
export const NAME_FORMS: readonly string[] = [
${listOf(NAME_ROWS.map(formsOf))}];

// biome-ignore format: made
export const STEM_FORMS: readonly (readonly [stem: string, keys: string, aliases: string])[] = [
${listOf(STEM_ROWS.map(([stem, keys, forms]) => [stem, keys, withMarks(stem, forms)]))}];

/** How commonly each book is cited, as the verses of chapters are written in books.ts. */
export const WEIGHT_DIGITS = "${BOOK_WEIGHTS.map(digitsOf).join("")}";
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
