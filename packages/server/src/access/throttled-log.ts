/** A log that repeats a sentence at most once a minute, however many requests fail for the same reason. */

import { setBounded } from "../common/bounded-map.ts";
import type { Clock } from "./clock.ts";

/** Milliseconds before the same sentence is logged again. */
const AGAIN_MS = 60_000;
const PROBLEMS_MAX = 100;

/** @param report receives one sentence, which never contains a key */
export function makeThrottledLog(clock: Clock, report: (problem: string) => void = () => {}) {
  const reportedMs = new Map<string, number>();
  return (sentence: string): void => {
    const nowMs = clock.monotonic();
    if (nowMs - (reportedMs.get(sentence) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return;
    setBounded(reportedMs, sentence, nowMs, PROBLEMS_MAX);
    report(sentence);
  };
}
