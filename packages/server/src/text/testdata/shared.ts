/**
 * The folder of texts and tables that tests compare with and that are no part of the project: beside it, or where
 * LECTERN_SHARED says. What needs them is skipped where they are not at hand.
 */

import { join } from "node:path";
import { ROOT } from "./bundled.ts";

export const SHARED = process.env.LECTERN_SHARED ?? join(ROOT, "..", "shared");
