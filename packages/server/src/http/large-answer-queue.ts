/**
 * A queue for large answers. Only a few are made at the same time, and each starts in a turn of the event loop of its own,
 * so that small answers are not blocked and few large bodies are in memory. The others wait: those of one caller in the
 * order of their arrival, and the callers take turns, so that one with many large answers does not delay the others.
 */

import { CALLER_LARGE_AT_ONCE, CALLER_LARGE_WAITING, LARGE_AT_ONCE, LARGE_WAITING } from "./bounds.ts";
import type { MaybePromise } from "./exchange.ts";
import type { Caller } from "./ledger.ts";

export interface LargeAnswerQueue {
  /** Whether no more work of a caller may wait, so that its next request is refused. */
  isFull(caller: Caller): boolean;
  /** Runs the work as soon as there is room for it. */
  run<T>(caller: Caller, work: () => MaybePromise<T>): MaybePromise<T>;
}

/** The running and waiting large answers of one caller. */
interface CallerQueue {
  running: number;
  readonly waiting: (() => void)[];
}

/** @param afterTurn calls back when the event loop has done what it had ready */
export function createLargeAnswerQueue(afterTurn: (callback: () => void) => void): LargeAnswerQueue {
  /** Callers with large answers, in the order of their turns. */
  const queues = new Map<string, CallerQueue>();
  let [running, waiting] = [0, 0];
  let hasBegun = false;

  const hasRoom = (queue: CallerQueue): boolean =>
    running < LARGE_AT_ONCE && queue.running < CALLER_LARGE_AT_ONCE && !hasBegun;
  const queueOf = (caller: string): CallerQueue => {
    const queue = queues.get(caller) ?? { running: 0, waiting: [] };
    queues.set(caller, queue);
    return queue;
  };
  const close = (caller: string, queue: CallerQueue): void => {
    running--;
    queue.running--;
    if (queue.running === 0 && queue.waiting.length === 0) queues.delete(caller);
  };
  const beginNext = (): void => {
    for (const [caller, queue] of queues) {
      if (queue.waiting.length === 0 || !hasRoom(queue)) continue;
      queues.delete(caller);
      queues.set(caller, queue);
      waiting--;
      queue.waiting.shift()?.();
      return;
    }
  };
  const begin = <T>(caller: string, queue: CallerQueue, work: () => MaybePromise<T>): MaybePromise<T> => {
    hasBegun = true;
    afterTurn(() => {
      hasBegun = false;
      beginNext();
    });
    running++;
    queue.running++;
    try {
      const result = work();
      if (result instanceof Promise) {
        return result.finally(() => {
          close(caller, queue);
          beginNext();
        });
      }
      close(caller, queue);
      return result;
    } catch (error) {
      close(caller, queue);
      throw error;
    }
  };
  return {
    isFull: (caller) =>
      waiting >= LARGE_WAITING || (queues.get(caller())?.waiting.length ?? 0) >= CALLER_LARGE_WAITING,
    run: (name, work) => {
      const caller = name();
      const queue = queueOf(caller);
      if (hasRoom(queue) && waiting === 0) return begin(caller, queue, work);
      waiting++;
      return new Promise((resolve, reject) => {
        queue.waiting.push(() => {
          try {
            resolve(begin(caller, queue, work));
          } catch (error) {
            reject(error);
          }
        });
        beginNext();
      });
    },
  };
}
