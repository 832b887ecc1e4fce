// Builds packages/server/site: the reader, the guide (docs/*.md as HTML and as Markdown), the API reference (from
// openapi.yaml), llms.txt, and the assets of all these. The server sends the files unchanged.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Assets, buildAssets, SITE_SOURCES } from "../site/build/assets.ts";
import { type GuidePage, readGuide } from "../site/build/guide.ts";
import { buildLinker } from "../site/build/linker-script.ts";
import { notFoundHtml, pageHtml } from "../site/build/page.ts";
import { readerHtml } from "../site/build/reader-page.ts";
import { readReference } from "../site/build/reference-pages.ts";
import { searchIndex } from "../site/build/search-index.ts";
import { buildWorker } from "../site/build/service-worker.ts";

const ROOT = join(import.meta.dirname, "..");
const SITE = join(ROOT, "packages", "server", "site");

function writeSiteFile(name: string, text: string | Uint8Array): void {
  const file = join(SITE, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function llmsText(pages: readonly GuidePage[]): string {
  const line = ({ name, title, description }: GuidePage): string =>
    `- [${title}](/docs/guide/${name}.md): ${description}`;
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

function putGuide(assets: Assets, guide: readonly GuidePage[]): void {
  for (const page of guide) {
    const html = pageHtml(assets, page, guide);
    writeSiteFile(`docs/guide/${page.name}.html`, html);
    writeSiteFile(`docs/guide/${page.name}.md`, page.source);
    // The type links of errors (RFC 9457) point at /docs/errors#code.
    if (page.name === "errors") writeSiteFile("docs/errors.html", html);
  }
  const [first] = guide;
  if (first !== undefined) writeSiteFile("docs/guide/index.html", pageHtml(assets, first, guide));
  cpSync(join(ROOT, "docs", "examples"), join(SITE, "docs", "guide", "examples"), { recursive: true });
}

rmSync(SITE, { recursive: true, force: true });
const assets = await buildAssets();
for (const [name, bytes] of assets.files) writeSiteFile(name, bytes);
/** The licences of third-party assets, next to them. */
for (const [name, file] of [
  ["source-serif-4", "@fontsource/source-serif-4/LICENSE"],
  ["minisearch", "minisearch/LICENSE.txt"],
] as const) {
  writeSiteFile(`assets/${name}.LICENSE.txt`, readFileSync(join(ROOT, "node_modules", file)));
}
for (const name of ["icon.svg", "manifest.webmanifest"])
  writeSiteFile(name, readFileSync(join(SITE_SOURCES, name)));
const readerPage = readerHtml(assets);
writeSiteFile("index.html", readerPage);
writeSiteFile("worker.js", await buildWorker(assets, readerPage));
const guide = readGuide(ROOT);
putGuide(assets, guide);
const reference = readReference(ROOT);
for (const page of reference) {
  const name = page.path === "/docs" ? "docs/index.html" : `${page.path.slice(1)}.html`;
  writeSiteFile(name, pageHtml(assets, page, reference));
}
writeSiteFile("docs/search.json", searchIndex([...guide, ...reference]));
writeSiteFile("404.html", notFoundHtml(assets, guide));
writeSiteFile("llms.txt", llmsText(guide));
for (const [name, bytes] of await buildLinker()) writeSiteFile(name, bytes);
console.error(`  the reader, ${guide.length} pages of the guide and ${reference.length} of the API`);
