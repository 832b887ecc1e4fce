/**
 * Requests that this thread let in, added to the store's figures about once a second. What goes to the store at once
 * has a name of its own, the thread's and a number, and stays as it is until the store has told its outcome: a write
 * whose answer did not come may have been done, or may yet be, and the store does each name once.
 */
import type { Clock } from "../clock.ts";
import type { Unwritten } from "../unwritten.ts";
import type { CountedRow, Reservations, UsageBatch } from "./reservations.ts";

/** A write that has not ended is put again after so long: its connection may be dead without anyone knowing. */
const AGAIN_MS = 10_000;

export interface Tally {
  readonly note: (counter: number, day: number) => void;
  /** Writes what was noted before the call; what can't be written now is kept. */
  readonly flush: () => Promise<void>;
  /** The same for the last time: what is left then. */
  readonly end: () => Promise<Unwritten>;
  /** Whether the last write was done, so far as is known. */
  readonly works: () => boolean;
}

interface Sent {
  readonly batch: UsageBatch;
  /** Of the writes of it that were put and have not ended. */
  underWay: number;
  putMs: number;
}

/** @param writer no other thread of any process has it */
export function makeTally(reservations: Pick<Reservations, "add">, clock: Clock, writer: string): Tally {
  let rows = new Map<string, CountedRow>();
  let sent: Sent | null = null;
  let number = 0;
  let failure: unknown = null;
  let running: Promise<void> = Promise.resolve();

  /** Whether the store has it now. */
  const put = async (one: Sent): Promise<boolean> => {
    one.putMs = clock.monotonic();
    const begun = (write: Promise<unknown>): void => {
      one.underWay++;
      const ended = (): void => void one.underWay--;
      write.then(ended, ended);
    };
    try {
      await reservations.add(one.batch, begun);
      failure = null;
      return true;
    } catch (error) {
      failure = error;
      return false;
    }
  };

  const write = async (atOnce: boolean): Promise<void> => {
    if (sent !== null) {
      const waits = sent.underWay > 0 && clock.monotonic() - sent.putMs < AGAIN_MS;
      if ((waits && !atOnce) || !(await put(sent))) return;
      sent = null;
    }
    if (rows.size === 0) return;
    sent = { batch: { writer, number: ++number, rows: [...rows.values()] }, underWay: 0, putMs: 0 };
    rows = new Map();
    if (await put(sent)) sent = null;
  };

  // One after the other: who asks finds what it noted in the store, not on the way there.
  const next = (atOnce: boolean): Promise<void> => {
    running = running.then(() => write(atOnce));
    return running;
  };

  return {
    note(counter, day) {
      const name = `${day} ${counter}`;
      rows.set(name, { counter, day, count: 1 + (rows.get(name)?.count ?? 0) });
    },
    flush: () => next(false),
    async end() {
      await next(true);
      const left = [...(sent?.batch.rows ?? []), ...rows.values()];
      return { requests: left.reduce((sum, { count }) => sum + count, 0), why: failure };
    },
    works: () => failure === null,
  };
}
