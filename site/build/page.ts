/** A complete page of the guide or of the API reference. */

import type { Assets } from "./assets.ts";
import type { Heading } from "./markdown.ts";
import { escapeHtml, headerHtml, SETTINGS_HTML, type SitePart } from "./shell.ts";

export interface DocPage {
  /** Path on the server: `/docs/guide/start`. */
  readonly path: string;
  readonly title: string;
  /** A sentence for search engines and lists. */
  readonly description: string;
  /** Group in the list of pages. */
  readonly group: string;
  readonly part: SitePart;
  /** The content of `main`, including its `h1`. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Path of the same page as Markdown; null for none. */
  readonly markdown: string | null;
}

const SEARCH_BUTTON =
  '<button type="button" id="ui-search-button" class="search-button" aria-haspopup="dialog">Search</button>';

const SEARCH_DIALOG = `<dialog id="ui-search" class="dialog search" aria-labelledby="ui-search-title">
<header><h2 id="ui-search-title">Search</h2><button type="button" id="ui-search-close" class="quiet" aria-label="Close">×</button></header>
<label for="ui-search-input">Search the guide and the API</label>
<input id="ui-search-input" type="text" autocomplete="off" spellcheck="false">
<p id="ui-search-status" class="quiet-text" role="status"></p>
<ol id="ui-search-results"></ol>
</dialog>`;

function listOfPages(pages: readonly DocPage[], current: DocPage | null): string {
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) => {
    const items = pages
      .filter((page) => page.group === group)
      .map(({ path, title }) => {
        const ariaCurrent = path === current?.path ? ' aria-current="page"' : "";
        return `<li><a href="${path}"${ariaCurrent}>${escapeHtml(title)}</a></li>`;
      });
    return `<h2>${escapeHtml(group)}</h2><ul>${items.join("")}</ul>`;
  });
  return `<details class="pages" open><summary>All pages</summary><nav aria-label="Pages">${groups.join("")}</nav></details>`;
}

/** Minimum number of headings for which a page gets a table of contents. */
const MANY = 3;

function contentsOf({ headings }: DocPage): string {
  const listed = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (listed.length < MANY) return '<div class="contents"></div>';
  const items = listed.map(({ id, text, depth }) => {
    return `<li data-depth="${depth}"><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`;
  });
  return `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${items.join("")}</ul></nav>`;
}

function neighbours(pages: readonly DocPage[], page: DocPage): string {
  const index = pages.indexOf(page);
  const link = (other: DocPage | undefined, rel: "prev" | "next", label: string): string =>
    other === undefined
      ? "<span></span>"
      : `<a rel="${rel}" href="${other.path}"><small>${label}</small>${escapeHtml(other.title)}</a>`;
  const [before, after] = [pages[index - 1], pages[index + 1]];
  return `<nav class="neighbours" aria-label="Previous and next page">${link(before, "prev", "Previous")}${link(after, "next", "Next")}</nav>`;
}

interface Frame {
  readonly title: string;
  readonly description: string;
  readonly part: SitePart | null;
  readonly head: string;
  readonly body: string;
}

/** A document in the common frame, without inline scripts and styles, which the Content-Security-Policy forbids. */
function documentHtml({ pathOf }: Assets, { title, description, part, head, body }: Frame): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Lectern</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<script src="${pathOf("early.js")}"></script>
<link rel="stylesheet" href="${pathOf("docs-style.css")}">
<script type="module" src="${pathOf("docs.js")}"></script>
${head}</head>
<body>
<a class="skip" href="#page">Skip to the text</a>
${headerHtml(part, SEARCH_BUTTON)}
${body}
${SEARCH_DIALOG}
${SETTINGS_HTML}
<div id="toast" class="toast" role="status"></div>
</body>
</html>
`;
}

export function pageHtml(assets: Assets, page: DocPage, pages: readonly DocPage[]): string {
  const { title, description, part, markdown } = page;
  const alternate =
    markdown === null ? "" : `<link rel="alternate" type="text/markdown" href="${markdown}">\n`;
  const source =
    markdown === null ? "" : `<p class="source"><a href="${markdown}">This page as Markdown</a></p>`;
  const body = `<div class="columns">
${listOfPages(pages, page)}
<main id="page" tabindex="-1">
${page.html}${source}
${neighbours(pages, page)}
</main>
${contentsOf(page)}
</div>`;
  return documentHtml(assets, { title, description, part, head: alternate, body });
}

/** The page for an unknown address. */
export function notFoundHtml(assets: Assets, pages: readonly DocPage[]): string {
  const body = `<div class="columns">
${listOfPages(pages, null)}
<main id="page" tabindex="-1">
<h1>There is no such page</h1>
<p>The address may be misspelled, or the page may have moved. You can <a href="/">read a text</a>, start with
<a href="/docs/guide/start">the guide</a>, or look into <a href="/docs">the API reference</a>.</p>
</main>
<div class="contents"></div>
</div>`;
  const frame = {
    title: "No such page",
    description: "There is no page at this address.",
    part: null,
    head: "",
    body,
  };
  return documentHtml(assets, frame);
}
