/** Why a store fails, for the log: the same once a minute, however many requests hear it. */
import type { Clock } from "./clock.ts";
import { keepNewest } from "./keep-newest.ts";

/** Milliseconds after which the same is told again. */
const AGAIN_MS = 60_000;
const KEPT_MAX = 100;

/** @param tell given one sentence without a key in it */
export function makeComplaints(clock: Clock, tell: (problem: string) => void = () => {}) {
  const told = new Map<string, number>();
  return (sentence: string): void => {
    const nowMs = clock.monotonic();
    if (nowMs - (told.get(sentence) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return;
    keepNewest(told, sentence, nowMs, KEPT_MAX);
    tell(sentence);
  };
}
