/**
 * Schedules work that is done in steps. Each turn of the event loop runs one step, whatever the number of jobs, so that a
 * small answer waits for one step at most. The jobs take turns.
 */

/** @param afterTurn calls back when the event loop has done what it had ready */
export function createTurns(afterTurn: (callback: () => void) => void): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const beginNext = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) afterTurn(beginNext);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) afterTurn(beginNext);
    });
}

/** Resolves when the next step may begin. One queue for the whole thread. */
export const nextTurn = createTurns(setImmediate);
