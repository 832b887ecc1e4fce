/** Tests whose timers advance only on request. */
import { mock, test } from "node:test";

/** Waits until everything has finished that needs no timer: promises, and local sockets. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Runs the body with timers that advance only on request, by whole milliseconds. */
export function withMockTimers(
  title: string,
  body: (tick: (ms: number) => Promise<void>) => Promise<void>,
): void {
  test(title, async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    try {
      await body(async (ms) => {
        await settle();
        // One by one, since a timer that another timer starts counts from that moment.
        for (let index = 0; index < ms; index++) mock.timers.tick(1);
        await settle();
      });
    } finally {
      mock.timers.reset();
    }
  });
}

/** The current outcome of a promise. */
export function outcomeOf(promise: Promise<unknown>): () => unknown {
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

/**
 * Waits for an event over a local socket, which advancing timers does not cause. @throws when it does not come
 */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    if (holds()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("what was waited for did not come");
}
