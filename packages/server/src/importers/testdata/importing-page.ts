/** For tests: docs/importing.md, and the parts that a reader would copy from it. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ImportInstructions,
  type ImportManifestResult,
  readImportManifest,
} from "../import-manifest.ts";

export const page = readFileSync(join(import.meta.dirname, "../../../../../docs/importing.md"), "utf8");

/** The words under a heading, up to the next one; "" when there is no such heading. */
export const section = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

/** The first manifest that is printed, as it is read. */
export function manifestOnPage(): ImportManifestResult {
  return readImportManifest(JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? ""));
}

/** The scheme and rows that the page gives for a text: `- Name: scheme, with row, row.` */
export function recipeOnPage(name: string): ImportInstructions {
  const words = page.split(`\n- ${name}: `)[1]?.split(/\n(?=- |\n)/)[0] ?? "";
  const spans = [...words.matchAll(/`([^`]+)`/g)].flatMap((match) => match[1] ?? []);
  const members = spans.filter((span) => span.startsWith('"'));
  const read = readImportManifest({
    code: "XX",
    name,
    language: "en",
    year: 1900,
    licence: "Public domain",
    source: "test",
    import: {
      versification: spans[0],
      mappings: spans.filter((span) => span.includes(" > ")),
      ...JSON.parse(`{${members.join()}}`),
    },
  });
  assert.ok(read.ok, `${name}: ${read.ok || read.problems.join()}`);
  return read.instructions;
}
