/**
 * Decides when requests are started. A connection handles one request at a time: the next one starts when the answer to
 * the previous one has been sent, so that a caller who does not read occupies only one answer. Over all connections, requests
 * are started for a few milliseconds; then the event loop gets its turn. Waiting requests of one caller start in the order of
 * arrival, and the callers take turns.
 */

import { READ_AHEAD, REQUEST_BYTES, STORE_REQUESTS, TURN_MS, WAIT_MS } from "./bounds.ts";
import type { Connection, ReadRequest } from "./connection.ts";
import type { Ledger } from "./ledger.ts";

export interface Schedule {
  /**
   * Starts a request, now or later. Returns false if the request would have to be queued on its connection and its caller
   * has too many bytes in flight.
   */
  take(connection: Connection, read: ReadRequest): boolean;
  /** Counts a request as waiting for a store until the promise is settled. */
  waitsFor(answer: Promise<unknown>): void;
}

export interface ScheduleClock {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Calls back after the current turn of the event loop. */
  readonly afterTurn: (callback: () => void) => void;
}

/** A connection whose next request is ready to start, and since when. */
interface Ready {
  readonly connection: Connection;
  readonly sinceMs: number;
}

/** The ready connections by sender. The senders take turns. */
function createReady() {
  const queues = new Map<string, Ready[]>();
  return {
    isEmpty: (): boolean => queues.size === 0,
    add(read: ReadRequest | undefined, readyConnection: Ready): void {
      const sender = read?.sender() ?? "";
      const queue = queues.get(sender);
      if (queue === undefined) queues.set(sender, [readyConnection]);
      else queue.push(readyConnection);
    },
    next(): Ready | undefined {
      const [first] = queues;
      if (first === undefined) return undefined;
      const [sender, queue] = first;
      const next = queue.shift();
      queues.delete(sender);
      if (queue.length > 0) queues.set(sender, queue);
      return next;
    },
  };
}

export function createSchedule({ now, afterTurn }: ScheduleClock, ledger: Ledger): Schedule {
  const ready = createReady();
  let turnBeganMs: number | null = null;
  let storeRequests = 0;

  const isTurnOver = (): boolean => {
    const atMs = now();
    if (turnBeganMs === null) {
      turnBeganMs = atMs;
      afterTurn(endTurn);
    }
    return atMs - turnBeganMs > TURN_MS;
  };

  function endTurn(): void {
    turnBeganMs = null;
    while (!ready.isEmpty() && !isTurnOver()) {
      const next = ready.next();
      if (next !== undefined) beginNext(next.connection, now() - next.sinceMs > WAIT_MS);
    }
  }

  function begin(connection: Connection, { response, begin: start }: ReadRequest, hasWaited: boolean): void {
    connection.current = response;
    start(hasWaited || storeRequests >= STORE_REQUESTS || ledger.isFull());
    if (connection.waiting.length > 0) response.once("close", () => startNext(connection));
  }

  function beginNext(connection: Connection, hasWaited: boolean): void {
    const next = connection.waiting.shift();
    // The connection has closed meanwhile.
    if (next === undefined) return;
    next.release();
    if (connection.waiting.length === 0) connection.resumeReading();
    begin(connection, next.read, hasWaited);
  }

  /** Called when the previous answer has been sent. */
  function startNext(connection: Connection): void {
    if (ready.isEmpty() && !isTurnOver()) beginNext(connection, false);
    else ready.add(connection.waiting[0]?.read, { connection, sinceMs: now() });
  }

  return {
    take: (connection, read) => {
      const { waiting, current } = connection;
      const isFree = waiting.length === 0 && (current === undefined || current.writableFinished);
      if (isFree && (read.isUrgent || (ready.isEmpty() && !isTurnOver()))) {
        begin(connection, read, false);
        return true;
      }
      if (isFree) {
        ready.add(read, { connection, sinceMs: now() });
        waiting.push({ read, release: () => {} });
        return true;
      }
      if (!ledger.hasRoom(read.caller, REQUEST_BYTES)) return false;
      if (waiting.length === 0) current?.once("close", () => startNext(connection));
      waiting.push({ read, release: ledger.hold(read.caller, REQUEST_BYTES) });
      if (waiting.length === READ_AHEAD) connection.pauseReading();
      return true;
    },
    waitsFor: (answer) => {
      storeRequests++;
      const answered = (): void => {
        storeRequests--;
      };
      answer.then(answered, answered);
    },
  };
}
