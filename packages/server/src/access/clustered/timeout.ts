/** A wait with an end. */

class TimedOut extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
    this.name = "TimedOut";
  }
}

/**
 * The promise's outcome, or a rejection with TimedOut. An answer that already waits in the socket while this
 * thread was busy counts as in time: the timer lets the event loop read once more before it gives up. A late
 * outcome is dropped in silence.
 */
export function withTimeout<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new TimedOut(ms));
    const timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), ms);
    promise.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
