/** Opens the pages of the service in Chromium. */

import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "./contract.ts";

/** Folder of screenshots for people; git ignores it. */
const ARTIFACTS = join(ROOT, "test-artifacts");

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const SITE = join(ROOT, "packages", "server", "site");

/** The built files of the site by name. */
export function siteFiles(): ReadonlyMap<string, Uint8Array> {
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(SITE, path).replaceAll("\\", "/"), readFileSync(path)];
    }),
  );
}

export function picture(page: Page, name: string): Promise<unknown> {
  mkdirSync(ARTIFACTS, { recursive: true });
  return page.screenshot({ path: join(ARTIFACTS, `${name}.png`) });
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Fails if axe-core finds a fault of the current page. */
export async function assertAccessible(page: Page, description: string): Promise<void> {
  await page.evaluate(AXE);
  const violations = await page.evaluate<readonly Violation[]>(
    "axe.run().then(({ violations }) => violations)",
  );
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}\n${nodes[0]?.failureSummary}`);
  assert.deepEqual(faults, [], description);
}
