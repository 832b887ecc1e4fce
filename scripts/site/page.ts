/** One Markdown page of docs/ as a page of HTML. */
import { basename } from "node:path";
import { Marked, type Tokens } from "marked";

export interface Page {
  /** File name without its ending: `http-api`. */
  readonly name: string;
  readonly title: string;
  /** First paragraph as plain text, for llms.txt. */
  readonly summary: string;
  readonly markdown: string;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

/** The anchor of a heading, as GitHub makes it. */
export function slugOf(heading: string): string {
  const kept = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "");
  return kept.trim().replace(/\s/g, "-");
}

/** A link within docs/ as the site has it; others as they are. */
function siteLink(href: string): string {
  if (href.startsWith("examples/")) return `/docs/guide/${href}`;
  const page = /^(?:\.\/)?([a-z0-9-]+)\.md(#.*)?$/.exec(href);
  return page === null ? href : `/docs/guide/${page[1]}${page[2] ?? ""}`;
}

function renderer(): Marked {
  return new Marked({
    renderer: {
      heading(token: Tokens.Heading): string {
        const { depth, tokens, text } = token;
        const slug = escapeHtml(slugOf(text.replaceAll("`", "")));
        return `<h${depth} id="${slug}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        return `<a href="${escapeHtml(siteLink(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
}

export function readPage(file: string, markdown: string): Page {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? basename(file, ".md");
  const paragraphs = markdown.split(/\n{2,}/).filter((part) => !part.startsWith("#"));
  const summary = (paragraphs[0] ?? "").replace(/\s+/g, " ").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return { name: basename(file, ".md"), title, summary, markdown };
}

function navigation(pages: readonly Page[], current: Page): string {
  const items = pages.map(({ name, title }) => {
    const here = name === current.name ? ' aria-current="page"' : "";
    return `<li><a href="/docs/guide/${name}"${here}>${escapeHtml(title)}</a></li>`;
  });
  const list = `<p><a href="/docs">API reference</a></p><ul>${items.join("")}</ul>`;
  return `<details class="fold"><summary>Pages</summary></details>
<nav aria-label="Documentation">${list}</nav>`;
}

/** What may be wider than the screen can be reached by keyboard, so that it can be scrolled. */
const reachable = (html: string): string => html.replace(/<(table|pre)>/g, '<$1 tabindex="0">');

/** The whole page. Nothing in it is a script or a style: the Content-Security-Policy allows none. */
export function pageHtml(page: Page, pages: readonly Page[]): string {
  const body = reachable(renderer().parse(page.markdown, { async: false }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} · Lectern</title>
<link rel="stylesheet" href="/docs/assets/guide.css">
<link rel="alternate" type="text/markdown" href="/docs/guide/${page.name}.md">
</head>
<body>
<a class="skip" href="#page">Skip to the text</a>
<header><a href="/docs/guide/start">Lectern</a></header>
<div class="columns">
${navigation(pages, page)}
<main id="page" tabindex="-1">
${body}<p class="source"><a href="/docs/guide/${page.name}.md">This page as Markdown</a></p>
</main>
</div>
</body>
</html>
`;
}
