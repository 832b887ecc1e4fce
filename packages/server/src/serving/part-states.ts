/** What the log is told of the parts that a server needs: once when one of them fails, once when it is well again. */

import type { Health } from "../access/access.ts";
import type { PartState } from "../http/faults.ts";
import type { Log } from "./log.ts";

const STATES = ["ok", "degraded", "down"] as const;

/** Of each store the worst that a thread sees. */
export function worstOf(seen: readonly Health[]): Health {
  const worst = new Map<string, Health[string]>();
  for (const [store, state] of seen.flatMap(Object.entries<Health[string]>)) {
    const before = worst.get(store) ?? "ok";
    worst.set(store, STATES.indexOf(state) > STATES.indexOf(before) ? state : before);
  }
  return Object.fromEntries(worst);
}

/** Looks at the parts each time it is called. A part that it has not seen before counts as having been well. */
export function makePartWatch(
  read: () => Readonly<Record<string, PartState>>,
  log: Pick<Log, "info" | "warn">,
): () => void {
  const before = new Map<string, PartState>();
  return () => {
    for (const [part, state] of Object.entries(read())) {
      if (state === (before.get(part) ?? "ok")) continue;
      before.set(part, state);
      if (state === "ok") log.info({ part, state }, "a part of the service is well again");
      else log.warn({ part, state }, "a part of the service is not well");
    }
  };
}
