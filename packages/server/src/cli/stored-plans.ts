/** The plans file, as part of a backup, and restored on request. */

import { readFileSync, writeFileSync } from "node:fs";
import { messageOf } from "../common/unknown.ts";
import type { Config } from "../config/config.ts";
import { UsageError } from "./exit-status.ts";

/** The text of the plans file; null when the default plans are used. */
export function plansIn({ plansFile }: Config): string | null {
  if (plansFile === null) return null;
  try {
    return readFileSync(plansFile, "utf8");
  } catch (error) {
    throw new UsageError(`the plans file cannot be read: ${messageOf(error)}`);
  }
}

/** Writes a file that must not exist yet. */
export function putPlans(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: "wx" });
  } catch (error) {
    throw new UsageError(`the plans cannot be written: ${messageOf(error)}`);
  }
}
