/** Reads the plans file. Its stamp changes when the file is written or replaced, or when a link to it changes. */
import { readFileSync, statSync } from "node:fs";
import type { PlanFiles } from "./plan-source.ts";

/** Thousands of plans need less. */
const BYTES_MAX = 1_000_000;

export const diskPlanFiles: PlanFiles = {
  fileStamp(path) {
    const { mtimeNs, ctimeNs, size, ino } = statSync(path, { bigint: true });
    return `${mtimeNs}.${ctimeNs}.${size}.${ino}`;
  },
  readFile(path) {
    const found = statSync(path);
    // Reading a pipe would block until another process writes to it, and no request would be answered
    // meanwhile.
    if (!found.isFile()) throw new Error(`${path} is not a file`);
    if (found.size > BYTES_MAX) throw new Error(`${path} has more than ${BYTES_MAX} bytes`);
    return readFileSync(path, "utf8");
  },
};
