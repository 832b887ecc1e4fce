/**
 * The plans in force. A request for the plans or their state checks the plans file again if the last check is
 * half a second old: a change takes effect without a restart and without a timer. If the new file is wrong,
 * the earlier plans stay in force, and its problems are reported once for each version of the file.
 */

import { messageOf } from "../common/unknown.ts";
import type { Plan } from "./access.ts";
import type { Clock } from "./clock.ts";
import { DEFAULT_PLANS, readPlans } from "./plan.ts";

const CHECK_MS = 500;

/** The file operations. `fileStamp` changes whenever the content may have changed. */
export interface PlanFiles {
  readonly fileStamp: (path: string) => string;
  readonly readFile: (path: string) => string;
}

export interface PlanTable {
  /** In the order of the file. */
  readonly plans: readonly Plan[];
  readonly byName: ReadonlyMap<string, Plan>;
}

export interface PlanSource {
  /** The same object until a plan has changed. */
  readonly current: () => PlanTable;
  /** Whether the current file is the one in force. */
  readonly healthy: () => boolean;
}

const tableOf = (plans: readonly Plan[]): PlanTable => ({
  plans,
  byName: new Map(plans.map((plan) => [plan.name, plan])),
});

/** Thrown at the start for a plans file that cannot be used. */
export class PlansError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "PlansError";
    this.problems = problems;
  }
}

/** The default plans, which never change. */
export function defaultPlanSource(): PlanSource {
  const table = tableOf(DEFAULT_PLANS);
  return { current: () => table, healthy: () => true };
}

/**
 * @param inForce the plans of the running server, for a worker thread that joins it; used when the file is
 * wrong
 * @throws PlansError with every problem of the file, when it is wrong at the start
 */
export function planFileSource(
  path: string,
  files: PlanFiles,
  clock: Clock,
  report: (problem: string) => void,
  inForce: readonly Plan[] | null = null,
): PlanSource {
  const read = (): PlanTable => {
    const reading = readPlans(files.readFile(path));
    if ("problems" in reading) {
      throw new PlansError(reading.problems.map((problem) => `${path}: ${problem}`));
    }
    return tableOf(reading.plans);
  };
  let stamp = "";
  let table: PlanTable;
  let healthy = true;
  try {
    stamp = files.fileStamp(path);
    table = read();
  } catch (error) {
    if (inForce === null) {
      if (error instanceof PlansError) throw error;
      throw new PlansError([`${path}: cannot be read: ${messageOf(error)}`]);
    }
    stamp = stampOr(files, path);
    table = tableOf(inForce);
    healthy = false;
  }
  let checkedMs = clock.monotonic();

  const check = (): void => {
    const found = stampOr(files, path);
    if (found === stamp) return;
    stamp = found;
    try {
      table = read();
      healthy = true;
    } catch (error) {
      healthy = false;
      report(`the earlier plans stay in force: ${messageOf(error)}`);
    }
  };
  const checkWhenDue = (): void => {
    const nowMs = clock.monotonic();
    if (nowMs - checkedMs < CHECK_MS) return;
    checkedMs = nowMs;
    check();
  };
  return {
    current() {
      checkWhenDue();
      return table;
    },
    healthy() {
      checkWhenDue();
      return healthy;
    },
  };
}

function stampOr(files: PlanFiles, path: string): string {
  try {
    return files.fileStamp(path);
  } catch (error) {
    return `no plans file: ${messageOf(error)}`;
  }
}
