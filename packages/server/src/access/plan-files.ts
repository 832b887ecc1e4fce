/** The plans file on disk: its stamp is what a write, a rename over it or a changed link alters. */
import { readFileSync, statSync } from "node:fs";
import type { PlanFiles } from "./plan-source.ts";

export const diskPlanFiles: PlanFiles = {
  fileStamp(path) {
    const { mtimeNs, ctimeNs, size, ino } = statSync(path, { bigint: true });
    return `${mtimeNs}.${ctimeNs}.${size}.${ino}`;
  },
  readFile: (path) => readFileSync(path, "utf8"),
};
