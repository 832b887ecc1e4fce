/**
 * A queue for large answers. Only a few are made at the same time, and each starts in a turn of the event loop of its own,
 * so that small answers are not blocked and memory holds few large bodies. The others wait in the order of their arrival.
 */

import { LARGE_AT_ONCE, LARGE_WAITING } from "./bounds.ts";
import type { MaybePromise } from "./exchange.ts";

export interface LargeAnswerQueue {
  /** Whether the queue is full, so that the next request is refused. */
  isFull(): boolean;
  /** Runs the work as soon as there is room for it. */
  run<T>(work: () => MaybePromise<T>): MaybePromise<T>;
}

/** @param afterTurn calls back when the event loop has done what it had ready */
export function createLargeAnswerQueue(afterTurn: (callback: () => void) => void): LargeAnswerQueue {
  const waiting: (() => void)[] = [];
  let open = 0;
  let hasBegun = false;
  const hasPlace = (): boolean => open < LARGE_AT_ONCE && !hasBegun;
  const beginNext = (): void => {
    if (hasPlace()) waiting.shift()?.();
  };
  const begin = <T>(work: () => MaybePromise<T>): MaybePromise<T> => {
    hasBegun = true;
    afterTurn(() => {
      hasBegun = false;
      beginNext();
    });
    open++;
    const done = (): void => {
      open--;
      beginNext();
    };
    try {
      const made = work();
      if (made instanceof Promise) return made.finally(done);
      open--;
      return made;
    } catch (error) {
      open--;
      throw error;
    }
  };
  return {
    isFull: () => waiting.length >= LARGE_WAITING,
    run: (work) => {
      if (hasPlace() && waiting.length === 0) return begin(work);
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          try {
            resolve(begin(work));
          } catch (error) {
            reject(error);
          }
        });
      });
    },
  };
}
