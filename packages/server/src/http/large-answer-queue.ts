/**
 * A queue for large answers. Only a few are made at the same time, and each starts in a turn of the event loop of its own,
 * so that small answers are not blocked and memory holds few large bodies. The others wait: those of one caller in the
 * order of their arrival, and the callers take turns, so that one with many large answers does not delay the others.
 */

import { CALLER_LARGE_AT_ONCE, CALLER_LARGE_WAITING, LARGE_AT_ONCE, LARGE_WAITING } from "./bounds.ts";
import type { MaybePromise } from "./exchange.ts";
import type { Caller } from "./ledger.ts";

export interface LargeAnswerQueue {
  /** Whether a caller has no place left in the queue, so that its next request is refused. */
  isFull(caller: Caller): boolean;
  /** Runs the work as soon as there is room for it. */
  run<T>(caller: Caller, work: () => MaybePromise<T>): MaybePromise<T>;
}

/** The running and waiting large answers of one caller. */
interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** @param afterTurn calls back when the event loop has done what it had ready */
export function createLargeAnswerQueue(afterTurn: (callback: () => void) => void): LargeAnswerQueue {
  /** Callers with large answers, in the order of their turns. */
  const lines = new Map<string, Line>();
  let [running, waiting] = [0, 0];
  let hasBegun = false;

  const hasPlace = (line: Line): boolean =>
    running < LARGE_AT_ONCE && line.running < CALLER_LARGE_AT_ONCE && !hasBegun;
  const lineOf = (caller: string): Line => {
    const line = lines.get(caller) ?? { running: 0, waiting: [] };
    lines.set(caller, line);
    return line;
  };
  const close = (caller: string, line: Line): void => {
    running--;
    line.running--;
    if (line.running === 0 && line.waiting.length === 0) lines.delete(caller);
  };
  const beginNext = (): void => {
    for (const [caller, line] of lines) {
      if (line.waiting.length === 0 || !hasPlace(line)) continue;
      lines.delete(caller);
      lines.set(caller, line);
      waiting--;
      line.waiting.shift()?.();
      return;
    }
  };
  const begin = <T>(caller: string, line: Line, work: () => MaybePromise<T>): MaybePromise<T> => {
    hasBegun = true;
    afterTurn(() => {
      hasBegun = false;
      beginNext();
    });
    running++;
    line.running++;
    try {
      const result = work();
      if (result instanceof Promise) {
        return result.finally(() => {
          close(caller, line);
          beginNext();
        });
      }
      close(caller, line);
      return result;
    } catch (error) {
      close(caller, line);
      throw error;
    }
  };
  return {
    isFull: (caller) =>
      waiting >= LARGE_WAITING || (lines.get(caller())?.waiting.length ?? 0) >= CALLER_LARGE_WAITING,
    run: (name, work) => {
      const caller = name();
      const line = lineOf(caller);
      if (hasPlace(line) && waiting === 0) return begin(caller, line, work);
      waiting++;
      return new Promise((resolve, reject) => {
        line.waiting.push(() => {
          try {
            resolve(begin(caller, line, work));
          } catch (error) {
            reject(error);
          }
        });
        beginNext();
      });
    },
  };
}
