/**
 * What is turned away when more comes than can be answered: 503 at once, so that those that are let in are answered
 * soon and memory stays where it is. Three bounds, each a plain number; nothing is guessed from averages.
 *
 * A turn is one round of the event loop. All requests that were read by then are answered in it one after the other, so
 * that the last one waits for all. Those that would wait longer than a turn may last have waited already: they are
 * turned away, which costs little, and the next turn begins soon.
 */

/** Milliseconds from the first request of a turn until the rest of it is turned away. */
export const TURN_MS = 250;
/** Requests of a turn that are answered however long it lasts: a process that was not given a core must not seem full. */
export const TURN_REQUESTS = 32;
/** Requests that may wait for a store at once. */
export const WAITING = 1000;
/** Bytes of large bodies that may be on their way to callers at once. */
export const UNSENT_BYTES = 256 * 1024 * 1024;
/** Bytes from which a body is large. */
const LARGE_BYTES = 64 * 1024;

export interface Admission {
  /** Whether a request that has just been read is to be answered. */
  admits(): boolean;
  /** Whether a body of so many bytes may go on its way. */
  hasRoomFor(bytes: number): boolean;
  /** The request is answered when the promise is settled. */
  waitsFor(answer: Promise<unknown>): void;
  /** A body is on its way until the callback is called. */
  sends(bytes: number, whenSent: (done: () => void) => void): void;
}

export interface AdmissionClock {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Calls back when the event loop has done what it had ready. */
  readonly afterTurn: (callback: () => void) => void;
}

export function createAdmission({ now, afterTurn }: AdmissionClock): Admission {
  let turnBeganMs: number | null = null;
  let inTurn = 0;
  let waiting = 0;
  let unsentBytes = 0;
  const endTurn = (): void => {
    turnBeganMs = null;
  };
  const answered = (): void => {
    waiting--;
  };
  return {
    admits: () => {
      const atMs = now();
      if (turnBeganMs === null) {
        turnBeganMs = atMs;
        inTurn = 0;
        afterTurn(endTurn);
      }
      const isSoon = ++inTurn <= TURN_REQUESTS || atMs - turnBeganMs <= TURN_MS;
      return isSoon && waiting < WAITING && unsentBytes < UNSENT_BYTES;
    },
    hasRoomFor: (bytes) => bytes < LARGE_BYTES || unsentBytes < UNSENT_BYTES,
    waitsFor: (answer) => {
      waiting++;
      answer.then(answered, answered);
    },
    sends: (bytes, whenSent) => {
      if (bytes < LARGE_BYTES) return;
      unsentBytes += bytes;
      whenSent(() => {
        unsentBytes -= bytes;
      });
    },
  };
}
