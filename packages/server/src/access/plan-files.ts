/** The plans file on disk: its stamp is what a write, a rename over it or a changed link alters. */
import { readFileSync, statSync } from "node:fs";
import type { PlanFiles } from "./plan-source.ts";

/** Thousands of plans take less. */
const BYTES_MAX = 1_000_000;

export const diskPlanFiles: PlanFiles = {
  fileStamp(path) {
    const { mtimeNs, ctimeNs, size, ino } = statSync(path, { bigint: true });
    return `${mtimeNs}.${ctimeNs}.${size}.${ino}`;
  },
  readFile(path) {
    const found = statSync(path);
    // Reading a pipe waits for whoever writes to it, and no request is answered meanwhile.
    if (!found.isFile()) throw new Error(`${path} is no file`);
    if (found.size > BYTES_MAX) throw new Error(`${path} has more than ${BYTES_MAX} bytes`);
    return readFileSync(path, "utf8");
  },
};
