/** For tests: the packs of the bundled editions. */

import { join } from "node:path";

export const ROOT: string = join(import.meta.dirname, "..", "..", "..", "..", "..");
export const PACKS: string = join(ROOT, "packages", "server", "packs");

/** The editions that documented examples and tests name, even if more are bundled. */
export const DOCUMENTED: readonly string[] = ["asv", "kjv"];
