// Builds packages/server/site: the guide (docs/*.md as HTML and as Markdown), llms.txt, and the API reference
// with everything that it loads. The server hands the files out as they are.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Page, pageHtml, readPage } from "./site/page.ts";
import { buildPlayground } from "./site/playground.ts";

const ROOT = join(import.meta.dirname, "..");
const SITE = join(ROOT, "packages", "server", "site");
const PARTS = join(import.meta.dirname, "site");
const SWAGGER = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

/** Pages in the order in which people read; those that are not named follow by name. */
const ORDER = [
  "start",
  "concepts",
  "http-api",
  "reference-syntax",
  "errors",
  "limits",
  "settings",
  "logs-and-metrics",
  "deploying",
  "capacity",
  "stability",
];

function put(name: string, text: string | Uint8Array): void {
  const file = join(SITE, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function readPages(): readonly Page[] {
  const place = ({ name }: Page): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return globSync("docs/*.md", { cwd: ROOT })
    .map((file) => readPage(file, readFileSync(join(ROOT, file), "utf8")))
    .sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1));
}

function llmsText(pages: readonly Page[]): string {
  const line = ({ name, title, summary }: Page): string => `- [${title}](/docs/guide/${name}.md): ${summary}`;
  return `# Lectern

> Resolves Bible references as people write them into canonical coordinates, and serves public-domain verse
> text, over a read-only JSON API.

## Guide

${pages.map(line).join("\n")}

## API

- [OpenAPI 3.1, YAML](/openapi.yaml): the contract
- [OpenAPI 3.1, JSON](/openapi.json): the same
`;
}

rmSync(SITE, { recursive: true, force: true });
const pages = readPages();
for (const page of pages) {
  const html = pageHtml(page, pages);
  put(`docs/guide/${page.name}.html`, html);
  put(`docs/guide/${page.name}.md`, page.markdown);
  // The type links of errors (RFC 9457) point at /docs/errors#code.
  if (page.name === "errors") put("docs/errors.html", html);
}
cpSync(join(ROOT, "docs", "examples"), join(SITE, "docs", "guide", "examples"), { recursive: true });
const [first] = pages;
if (first !== undefined) put("docs/guide/index.html", pageHtml(first, pages));
put("llms.txt", llmsText(pages));
cpSync(join(PARTS, "reference.html"), join(SITE, "docs", "index.html"));
for (const name of ["guide.css", "reference.css", "reference.js"]) {
  cpSync(join(PARTS, name), join(SITE, "docs", "assets", name));
}
for (const name of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
  // The maps that the files point to are not served.
  const text = readFileSync(join(SWAGGER, name), "utf8").replace(/\n?\/[*/]# sourceMappingURL=.*$/m, "");
  put(`docs/assets/${name}`, text);
}
for (const [from, to] of [
  ["LICENSE", "swagger-ui.LICENSE.txt"],
  ["NOTICE", "swagger-ui.NOTICE.txt"],
  ["swagger-ui-bundle.js.LICENSE.txt", "swagger-ui-bundle.js.LICENSE.txt"],
] as const) {
  cpSync(join(SWAGGER, from), join(SITE, "docs", "assets", to));
}
for (const [name, bytes] of await buildPlayground()) put(name, bytes);
console.error(`  ${pages.length} pages and the playground`);
