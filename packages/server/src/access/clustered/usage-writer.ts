/**
 * Counts the requests that this thread allowed, and adds them to the store about once a second. Each batch
 * carries the thread's name and a number, and does not change until its outcome is known: a write without
 * an answer may have succeeded, or may succeed later. The store adds each numbered batch once, so sending
 * it again is safe.
 */
import type { Clock } from "../clock.ts";
import type { UnsavedUsage } from "../day-store.ts";
import type { CountedRow, Reservations, UsageBatch } from "./reservations.ts";

/** Milliseconds after which a pending write is sent again: its connection may be dead without an error. */
const RESEND_MS = 10_000;

export interface UsageWriter {
  readonly note: (counter: number, day: number) => void;
  /** Writes what was noted before the call. What cannot be written is kept for the next flush. */
  readonly flush: () => Promise<void>;
  /** Writes for the last time, and returns what could not be written. */
  readonly end: () => Promise<UnsavedUsage>;
  /** False when the last write failed. */
  readonly works: () => boolean;
}

interface Sent {
  readonly batch: UsageBatch;
  /** Writes of this batch that are still pending. */
  pending: number;
  sentMs: number;
}

/** @param writer a name that no other thread of any process uses */
export function makeUsageWriter(
  reservations: Pick<Reservations, "add">,
  clock: Clock,
  writer: string,
): UsageWriter {
  let rows = new Map<string, CountedRow>();
  let sent: Sent | null = null;
  let number = 0;
  let failure: unknown = null;
  let running: Promise<void> = Promise.resolve();

  /** Sends the batch. Returns whether the store has it now. */
  const send = async (attempt: Sent): Promise<boolean> => {
    attempt.sentMs = clock.monotonic();
    const onStarted = (write: Promise<unknown>): void => {
      attempt.pending++;
      const ended = (): void => void attempt.pending--;
      write.then(ended, ended);
    };
    try {
      await reservations.add(attempt.batch, onStarted);
      failure = null;
      return true;
    } catch (error) {
      failure = error;
      return false;
    }
  };

  const write = async (atOnce: boolean): Promise<void> => {
    if (sent !== null) {
      const waits = sent.pending > 0 && clock.monotonic() - sent.sentMs < RESEND_MS;
      if ((waits && !atOnce) || !(await send(sent))) return;
      sent = null;
    }
    if (rows.size === 0) return;
    sent = { batch: { writer, number: ++number, rows: [...rows.values()] }, pending: 0, sentMs: 0 };
    rows = new Map();
    if (await send(sent)) sent = null;
  };

  // Flushes run one after the other. When a caller's flush ends, everything that it noted is in the store.
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
      const unsaved = [...(sent?.batch.rows ?? []), ...rows.values()];
      return { requests: unsaved.reduce((sum, { count }) => sum + count, 0), why: failure };
    },
    works: () => failure === null,
  };
}
