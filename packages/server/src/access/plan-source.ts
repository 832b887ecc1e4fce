/**
 * The plans in force. A plans file is looked at again when they or their state are asked for and the last look is half
 * a second old: a change binds without a restart and without a timer. A file that has become wrong changes nothing; the
 * plans before it stay, and the problems are told once for each version of the file.
 */

import { messageOf } from "../plain.ts";
import type { Plan } from "./access.ts";
import type { Clock } from "./clock.ts";
import { DEFAULT_PLANS, readPlans } from "./plan.ts";

const LOOK_MS = 500;

/** What is asked of the file system: `fileStamp` changes whenever the content may have. */
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
  /** Whether the file as it stands now is the one in force. */
  readonly healthy: () => boolean;
}

const tableOf = (plans: readonly Plan[]): PlanTable => ({
  plans,
  byName: new Map(plans.map((plan) => [plan.name, plan])),
});

/** Thrown at the start by a plans file that cannot be used. */
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
 * @param inForce the plans of a server that runs, for a thread that joins it: they hold where the file is wrong
 * @throws PlansError with every problem of the file, when it is wrong at the start
 */
export function planFileSource(
  path: string,
  files: PlanFiles,
  clock: Clock,
  tell: (problem: string) => void,
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
  let lookedMs = clock.monotonic();

  const look = (): void => {
    const found = stampOr(files, path);
    if (found === stamp) return;
    stamp = found;
    try {
      table = read();
      healthy = true;
    } catch (error) {
      healthy = false;
      tell(`plans kept as they were: ${messageOf(error)}`);
    }
  };
  const lookWhenDue = (): void => {
    const nowMs = clock.monotonic();
    if (nowMs - lookedMs < LOOK_MS) return;
    lookedMs = nowMs;
    look();
  };
  return {
    current() {
      lookWhenDue();
      return table;
    },
    healthy() {
      lookWhenDue();
      return healthy;
    },
  };
}

function stampOr(files: PlanFiles, path: string): string {
  try {
    return files.fileStamp(path);
  } catch (error) {
    return `none: ${messageOf(error)}`;
  }
}
