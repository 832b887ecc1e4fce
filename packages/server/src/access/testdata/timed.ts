/** Tests whose timers move only when told to. */
import { mock, test } from "node:test";

/** Lets everything that waits for no timer come to its end: promises, sockets of this machine. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Runs with timers that move only when told to, by whole milliseconds. */
export function timed(title: string, body: (tick: (ms: number) => Promise<void>) => Promise<void>): void {
  test(title, async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    try {
      await body(async (ms) => {
        await settle();
        // One by one: what a timer sets in motion is timed from its own moment.
        for (let at = 0; at < ms; at++) mock.timers.tick(1);
        await settle();
      });
    } finally {
      mock.timers.reset();
    }
  });
}

/** What a promise has come to so far. */
export function watch(promise: Promise<unknown>): () => unknown {
  let outcome: unknown = "waiting";
  promise.then(
    (value) => {
      outcome = value;
    },
    (error: unknown) => {
      outcome = error;
    },
  );
  return () => outcome;
}

const TURNS_MAX = 1_000_000;

/** Waits for what comes over a socket of this machine, which no timer tells. @throws when it does not come */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    if (holds()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("what was waited for did not come");
}
