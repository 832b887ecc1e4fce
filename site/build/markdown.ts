/** Renders Markdown as HTML: headings with links to themselves, coloured code, tables that scroll. */

import { Marked, type Tokens } from "marked";
import { codeBlock } from "./highlight.ts";
import { escapeHtml } from "./shell.ts";

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** The anchor of a heading, as GitHub makes it. */
export function slugOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "");
  return words.trim().replace(/\s/g, "-");
}

/** A link within docs/ as an address of the site; other links unchanged. */
function siteLink(href: string): string {
  if (href.startsWith("examples/")) return `/docs/guide/${href}`;
  const page = /^(?:\.\/)?([a-z0-9-]+)\.md(#.*)?$/.exec(href);
  return page === null ? href : `/docs/guide/${page[1]}${page[2] ?? ""}`;
}

/** A heading, followed by a link to it. */
export function headingHtml(depth: number, id: string, html: string, text: string): string {
  if (depth === 1) return `<h1 id="${escapeHtml(id)}">${html}</h1>\n`;
  const label = escapeHtml(`Link to “${text}”`);
  const link = `<a class="anchor" href="#${escapeHtml(id)}" aria-label="${label}">#</a>`;
  return `<div class="heading"><h${depth} id="${escapeHtml(id)}">${html}</h${depth}>${link}</div>\n`;
}

/** Inline code that may break after the separators of an address, since a narrow column has no room for a long one. */
const breakable = (text: string): string =>
  escapeHtml(text).replace(/[/@?](?=\w)|(?<=\w)(?:=|&amp;)(?=\w)/g, "$&<wbr>");

export function renderMarkdown(markdown: string): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens, text }: Tokens.Heading): string {
        const plain = text.replaceAll("`", "");
        const id = slugOf(plain);
        headings.push({ id, text: plain, depth });
        return headingHtml(depth, id, this.parser.parseInline(tokens), plain);
      },
      link({ href, tokens }: Tokens.Link): string {
        const outside = /^\.\.\/(.+)$/.exec(href)?.[1];
        // Files that are not pages of the site have no address there.
        if (outside !== undefined)
          return `${this.parser.parseInline(tokens)} (<code>${escapeHtml(outside)}</code> in the project)`;
        return `<a href="${escapeHtml(siteLink(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      codespan({ text }: Tokens.Codespan): string {
        return `<code>${breakable(text)}</code>`;
      },
      code({ text, lang }: Tokens.Code): string {
        return codeBlock(text, lang ?? "");
      },
    },
  });
  const html = marked.parse(markdown, { async: false }).replaceAll("<table>", '<table tabindex="0">');
  return { html, headings };
}
