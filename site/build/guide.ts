/** The pages of the guide, from the Markdown of docs/. */

import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { renderMarkdown } from "./markdown.ts";
import type { DocPage } from "./page.ts";

export interface GuidePage extends DocPage {
  /** File name without its ending: `http-api`. */
  readonly name: string;
  readonly source: string;
}

/** Pages in reading order, by group. A page that is not listed comes last in the first group. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  "Use it": [
    "start",
    "concepts",
    "reference-syntax",
    "http-api",
    "search",
    "errors",
    "limits",
    "cli",
    "mcp",
    "reading-plans",
  ],
  "Run it": ["deploying", "settings", "importing", "logs-and-metrics", "capacity", "threat-model"],
  "Move to it": [
    "migrating-from-biblebridge",
    "migrating-from-api-bible",
    "migrating-from-bible-api-com",
    "migrating-from-biblia",
    "migrating-from-esv-api",
    "migrating-from-helloao",
  ],
  "Rely on it": ["stability", "deprecations"],
};
const FIRST_GROUP = "Use it";

const groupOf = (name: string): string =>
  Object.entries(GROUPS).find(([, names]) => names.includes(name))?.[0] ??
  (name.startsWith("migrating-") ? "Move to it" : FIRST_GROUP);

/** The first paragraph as plain text. */
function summaryOf(markdown: string): string {
  const paragraphs = markdown.split(/\n{2,}/).filter((part) => !/^(?:#|```|\||- )/.test(part));
  return (paragraphs[0] ?? "")
    .replace(/\s+/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("`", "");
}

function readPage(file: string, source: string): GuidePage {
  const name = basename(file, ".md");
  const title = /^# (.+)$/m.exec(source)?.[1] ?? name;
  const path = `/docs/guide/${name}`;
  const rendered = renderMarkdown(source);
  const description = summaryOf(source);
  return {
    ...rendered,
    name,
    path,
    title,
    description,
    group: groupOf(name),
    part: "guide",
    markdown: `${path}.md`,
    source,
  };
}

export function readGuide(root: string): readonly GuidePage[] {
  const order = Object.values(GROUPS).flat();
  const groups = Object.keys(GROUPS);
  const place = ({ name, group }: GuidePage): number =>
    groups.indexOf(group) * 100 + (order.includes(name) ? order.indexOf(name) : 99);
  return globSync("docs/*.md", { cwd: root })
    .map((file) => readPage(file, readFileSync(join(root, file), "utf8")))
    .sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1));
}
