/** For tests of commands: what they tell their user. */

import assert from "node:assert/strict";
import { UsageError } from "../exit-status.ts";

/** The lines of what the user must mend; any other error goes on. */
export function usageProblems(error: unknown): readonly string[] {
  if (error instanceof UsageError) return error.message.split("\n");
  throw error;
}

/** A `fail` that keeps the problems. None at all is a failure that the user would not be told the reason of. */
export const failInto =
  (problems: string[]) =>
  (told: readonly string[]): void => {
    assert.notEqual(told.length, 0, "a command failed without a problem");
    problems.push(...told);
  };
