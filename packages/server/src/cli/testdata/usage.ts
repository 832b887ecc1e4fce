/** For tests: the lines of what a caller must mend; any other error goes on. */

import { UsageError } from "../exit-status.ts";

export function usageProblems(error: unknown): readonly string[] {
  if (error instanceof UsageError) return error.message.split("\n");
  throw error;
}
