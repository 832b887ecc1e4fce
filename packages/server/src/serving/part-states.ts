/** Logs the state of each part that a server needs: once when it fails, and once when it is healthy again. */

import type { Health } from "../access/access.ts";
import type { PartState } from "../wire/fault-errors.ts";
import type { Log } from "./log.ts";

const STATES = ["ok", "degraded", "down"] as const;

/** The worst state of each store that any thread sees. */
export function worstOf(states: readonly Health[]): Health {
  const worst = new Map<string, Health[string]>();
  for (const [store, state] of states.flatMap(Object.entries<Health[string]>)) {
    const before = worst.get(store) ?? "ok";
    worst.set(store, STATES.indexOf(state) > STATES.indexOf(before) ? state : before);
  }
  return Object.fromEntries(worst);
}

/** Returns a function that compares the states with those of the last call. At its first call, every part counts as having been healthy. */
export function watchParts(
  read: () => Readonly<Record<string, PartState>>,
  log: Pick<Log, "info" | "warn">,
): () => void {
  const before = new Map<string, PartState>();
  return () => {
    for (const [part, state] of Object.entries(read())) {
      if (state === (before.get(part) ?? "ok")) continue;
      before.set(part, state);
      if (state === "ok") log.info({ part, state }, "a part of the service is healthy again");
      else log.warn({ part, state }, "a part of the service is degraded or down");
    }
  };
}
