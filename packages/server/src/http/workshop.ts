/**
 * Where answers of many verses are made: few at a time, each begun in a turn of the event loop of its own, so that
 * small answers go in between and memory holds few large bodies at once. The others wait in the order in which they
 * came.
 */

import type { MaybePromise } from "./exchange.ts";

/** Made at once: while one is compressed, which other threads do, the next is put together. */
export const AT_ONCE = 2;
/** Most that wait: the last one is begun within the time that a caller is waited for. */
export const WAITING = 64;

export interface Workshop {
  /** Whether so many wait that one more is to be turned away. */
  isFull(): boolean;
  /** Does the work as soon as there is a place for it. */
  run<T>(work: () => MaybePromise<T>): MaybePromise<T>;
}

/** @param afterTurn calls back when the event loop has done what it had ready */
export function createWorkshop(afterTurn: (callback: () => void) => void): Workshop {
  const waiting: (() => void)[] = [];
  let open = 0;
  let hasBegun = false;
  const hasPlace = (): boolean => open < AT_ONCE && !hasBegun;
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
    isFull: () => waiting.length >= WAITING,
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
