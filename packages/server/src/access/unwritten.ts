/** Requests that were let in and of which the store has not told that it wrote them down. */
export interface Unwritten {
  readonly requests: number;
  readonly why: unknown;
}

/** For the log, where nothing is tried again: one sentence. */
export function unwrittenText({ requests, why }: Unwritten): string {
  const reason = why instanceof Error ? why.message : String(why);
  return `usage of ${requests} ${requests === 1 ? "request" : "requests"} could not be written down at the end: ${reason}`;
}
