/** The plans file beside the state: carried in a backup, put back on request. */

import { readFileSync, writeFileSync } from "node:fs";
import type { Config } from "../config.ts";
import { messageOf } from "../plain.ts";
import { UsageError } from "./exit-status.ts";

/** The text of the plans file; null where the default plans are in force. */
export function plansIn({ plansFile }: Config): string | null {
  if (plansFile === null) return null;
  try {
    return readFileSync(plansFile, "utf8");
  } catch (error) {
    throw new UsageError(`the plans file cannot be read: ${messageOf(error)}`);
  }
}

/** Writes a file that must not be there yet. */
export function putPlans(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: "wx" });
  } catch (error) {
    throw new UsageError(`the plans cannot be written: ${messageOf(error)}`);
  }
}
