/**
 * The folder of texts and tables that tests compare with. They are not part of the project; the folder is next to it,
 * or named by LECTERN_SHARED. Tests that need them are skipped if they are missing.
 */

import { join } from "node:path";
import { ROOT } from "./bundled.ts";

export const SHARED = process.env.LECTERN_SHARED ?? join(ROOT, "..", "shared");
