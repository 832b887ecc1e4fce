import { messageOf } from "../plain.ts";
/** Requests that were let in and of which the store has not told that it wrote them down. */
export interface Unwritten {
  readonly requests: number;
  readonly why: unknown;
}

/** For the log, where nothing is tried again: one sentence. */
export function unwrittenText({ requests, why }: Unwritten): string {
  return `usage of ${requests} ${requests === 1 ? "request" : "requests"} could not be written down at the end: ${messageOf(why)}`;
}
