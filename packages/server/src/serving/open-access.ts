/** Keys, plans and limits as the settings have them, for the first thread and for those that join it. */

import { randomBytes } from "node:crypto";
import { systemClock } from "../access/clock.ts";
import { type AccessOptions, createAccess, type SharedAccess } from "../access/create-access.ts";
import type { Config } from "../config.ts";

/**
 * @param tell for the log: one sentence without a key in it
 * @param joined in a worker thread: what it has of the first thread
 * @throws PlansError, StoreUnavailable
 */
export function openAccess(
  { dataDir, cluster, access: mode, plansFile, keysGrace, storeTimeout, workers: threads }: Config,
  tell: (problem: string) => void,
  joined: Pick<AccessOptions, "shared" | "plansInForce"> = {},
): Promise<SharedAccess> {
  return createAccess({
    ...{ dataDir, cluster, mode, plansFile, tell, threads, ...joined },
    graceMs: keysGrace * 1000,
    answerMs: storeTimeout,
    clock: systemClock,
    random: (size) => randomBytes(size),
  });
}
