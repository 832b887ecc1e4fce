/**
 * Locks between threads, each an int32 in shared memory: 0 when free, else 1 + the holder's thread id. A lock is held
 * for about a microsecond, or for one write to disk.
 */
import { threadId } from "node:worker_threads";
import type { Clock } from "./clock.ts";

const STEAL_MS = 800;
const SPINS = 500;

/** Waits for the lock at index `set`. Takes it over from a holder that has kept it for more than 800 ms. */
export function lock(locks: Int32Array, set: number, clock: Clock): void {
  const ownValue = threadId + 1;
  for (let spin = 0; spin < SPINS; spin++) {
    if (Atomics.compareExchange(locks, set, 0, ownValue) === 0) return;
  }
  let holder = Atomics.load(locks, set);
  let sinceMs = clock.monotonic();
  while (Atomics.compareExchange(locks, set, 0, ownValue) !== 0) {
    const found = Atomics.load(locks, set);
    if (found !== holder) {
      holder = found;
      sinceMs = clock.monotonic();
    } else if (found !== 0 && clock.monotonic() - sinceMs > STEAL_MS) {
      if (Atomics.compareExchange(locks, set, found, ownValue) === found) return;
    }
    if (found !== 0) Atomics.wait(locks, set, found, 1);
  }
}

/** Releases the lock, unless another thread has taken it over in the meantime. */
export const unlock = (locks: Int32Array, set: number): void => {
  Atomics.compareExchange(locks, set, threadId + 1, 0);
};
