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
 * Settles as the promise does, or rejects with TimedOut. The limit applies to the other side only: if this
 * thread was blocked and its timers fire late, it waits longer, because each step starts after the one
 * before and the event loop reads sockets between steps. A result that arrives after the limit is ignored.
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
