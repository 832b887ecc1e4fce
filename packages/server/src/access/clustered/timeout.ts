/** A time limit for promises. */

export class TimedOut extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
    this.name = "TimedOut";
  }
}

/** The number of steps that a timeout is divided into. */
const STEPS = 5;

/**
 * Settles as the promise does, or rejects with TimedOut. The limit measures only the other side: if this
 * thread was blocked and its timers fire late, it waits longer. That is why the limit is divided into steps:
 * each starts after the previous one, and the event loop reads sockets in between. A later result is ignored.
 */
export function withTimeout<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    let steps = 0;
    let timer = setTimeout(step, ms / STEPS);
    function step(): void {
      steps++;
      if (steps < STEPS) timer = setTimeout(step, ms / STEPS);
      else setImmediate(() => reject(new TimedOut(ms)));
    }
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
