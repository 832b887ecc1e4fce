// Checks every internal link in the project's Markdown: the file or heading must exist. Paths of the
// service must be written as code, since they are dead links for a reader of the file. Links to other hosts
// are not followed.
import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { slugOf } from "../site/build/markdown.ts";
import { ROOT } from "./support/contract.ts";

const files = globSync(["*.md", "docs/**/*.md", "packages/*/*.md", "bench/*.md", "editions/**/*.md"], {
  cwd: ROOT,
})
  .filter((file) => !file.includes("node_modules"))
  .sort();

/** The text without code. */
const proseOf = (markdown: string): string =>
  markdown.replace(/```[\s\S]*?```/g, "").replace(/`[^`\n]*`/g, "");

const linksOf = (markdown: string): readonly string[] =>
  [...proseOf(markdown).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)|^\[[^\]]+\]: (\S+)/gm)].map(
    ([, inline, named]) => inline ?? named ?? "",
  );

function headingsOf(markdown: string): ReadonlySet<string> {
  const headings = markdown.replace(/```[\s\S]*?```/g, "").matchAll(/^#{1,6} (.+)$/gm);
  return new Set([...headings].map(([, text = ""]) => slugOf(text.replaceAll("`", ""))));
}

function problemOf(file: string, link: string): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [path = "", heading] = link.split("#");
  if (path.startsWith("/")) return "a path of the service is no file: write it as code";
  const target = path === "" ? join(ROOT, file) : join(ROOT, dirname(file), path);
  if (!existsSync(target)) return "there is no such file";
  if (heading === undefined || !target.endsWith(".md")) return undefined;
  return headingsOf(readFileSync(target, "utf8")).has(heading) ? undefined : "there is no such heading";
}

test("there is Markdown with links", () => assert.ok(files.length > 15, files.join("\n")));

for (const file of files) {
  test(`the links of ${file} have existing targets`, () => {
    const links = linksOf(readFileSync(join(ROOT, file), "utf8"));
    const broken = links.flatMap((link) => {
      const problem = problemOf(file, link);
      return problem === undefined ? [] : [`${link}: ${problem}`];
    });
    assert.deepEqual(broken, []);
  });
}

test("every page of the guide is linked from the README or from another page", () => {
  const linked = new Set(
    files.flatMap((file) =>
      linksOf(readFileSync(join(ROOT, file), "utf8"))
        .filter((link) => !/^[a-z]+:|^[/#]/.test(link))
        .map((link) => join(dirname(file), link.split("#")[0] ?? "")),
    ),
  );
  const pages = globSync("docs/*.md", { cwd: ROOT });
  assert.deepEqual(
    pages.filter((page) => !linked.has(page)),
    [],
  );
});
