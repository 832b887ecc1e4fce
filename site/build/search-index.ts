/** Builds the search index of the guide and the API reference, with one entry for each section. */

import MiniSearch from "minisearch";
import { SEARCH_OPTIONS } from "../shared/search-options.ts";
import type { DocPage } from "./page.ts";

const plain = (html: string): string =>
  html
    .replace(/<template>.*?<\/template>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();

/** The sections of a page, from one heading to the next. */
function* sectionsOf({ path, title, html }: DocPage) {
  const marks = [...html.matchAll(/<h([1-3])[^>]* id="([^"]*)"[^>]*>(.*?)<\/h\1>/gs)];
  for (const [place, mark] of marks.entries()) {
    const [whole, depth, id, heading = ""] = mark;
    const text = plain(html.slice(mark.index + whole.length, marks[place + 1]?.index ?? html.length));
    yield { id: depth === "1" ? path : `${path}#${id}`, page: title, heading: plain(heading), text };
  }
}

/** The index as JSON. */
export function searchIndex(pages: readonly DocPage[]): string {
  const index = new MiniSearch({
    ...SEARCH_OPTIONS,
    fields: [...SEARCH_OPTIONS.fields],
    storeFields: [...SEARCH_OPTIONS.storeFields],
  });
  const seen = new Set<string>();
  for (const section of pages.flatMap((page) => [...sectionsOf(page)])) {
    if (seen.has(section.id)) continue;
    seen.add(section.id);
    index.add(section);
  }
  return JSON.stringify(index);
}
