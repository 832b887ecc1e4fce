/** A wait with an end. */

export class TimedOut extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
    this.name = "TimedOut";
  }
}

/** Steps that a wait is cut into. */
const STEPS = 5;

/**
 * The promise's outcome, or a rejection with TimedOut. What is measured is the other side's time: a thread
 * that was held up itself, so that its timers come late, waits on, since every step is timed from the one
 * before and the event loop reads between them. A late outcome is dropped in silence.
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
