/** Opens keys, plans and limits from the settings, in the first thread or in a worker thread. */

import { randomBytes } from "node:crypto";
import { systemClock } from "../access/clock.ts";
import { type AccessOptions, createAccess, type SharedAccess } from "../access/create-access.ts";
import type { Config } from "../config/config.ts";

/** The times of the settings, in milliseconds. */
export const timesOf = ({ keysGrace, storeTimeout }: Pick<Config, "keysGrace" | "storeTimeout">) => ({
  graceMs: keysGrace * 1000,
  answerMs: storeTimeout,
});

/**
 * @param report receives one sentence for the log, which never contains a key
 * @param joined in a worker thread: what it shares with the first thread
 * @throws PlansError, StoreUnavailable
 */
export function accessFromConfig(
  config: Config,
  report: (problem: string) => void,
  joined: Pick<AccessOptions, "shared" | "plansInForce"> = {},
): Promise<SharedAccess> {
  const { dataDir, cluster, access: mode, plansFile, workers: threads } = config;
  return createAccess({
    ...{ dataDir, cluster, mode, plansFile, report, threads, ...joined },
    ...timesOf(config),
    clock: systemClock,
    random: (size) => randomBytes(size),
  });
}
