/** The pages of the service as they are looked at in Chromium. */

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { buildPlayground } from "../../scripts/site/playground.ts";
import { ROOT } from "./contract.ts";

/** Folder of pictures for people to look at; git does not keep it. */
const ARTIFACTS = join(ROOT, "test-artifacts");

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function playgroundFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = await buildPlayground();
  return new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

export function picture(page: Page, name: string): Promise<unknown> {
  mkdirSync(ARTIFACTS, { recursive: true });
  return page.screenshot({ path: join(ARTIFACTS, `${name}.png`) });
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Fails unless axe-core finds nothing wrong with the page as it stands. */
export async function assertAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(AXE);
  const violations = await page.evaluate<readonly Violation[]>(
    "axe.run().then(({ violations }) => violations)",
  );
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}\n${nodes[0]?.failureSummary}`);
  assert.deepEqual(told, [], what);
}
