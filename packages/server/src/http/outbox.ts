/**
 * Sends the answers of one turn of the event loop together, at its end. A write may wake the process that reads the
 * answer. If every answer wakes it, server and reader take turns on the processor; under load that costs the server
 * as much as the rest of a small request. If several answers wake it once, both keep running.
 */

import { OUTBOX_BYTES, OUTBOX_MS } from "./bounds.ts";
import type { ScheduleClock } from "./schedule.ts";

export interface Outbox {
  /** Calls `send` at the end of this turn, or now if answers have waited too long or have too many bytes. */
  add(send: () => void, bytes: number): void;
}

export function createOutbox({ now, afterTurn }: ScheduleClock): Outbox {
  let waiting: (() => void)[] = [];
  let waitingBytes = 0;
  let sinceMs = 0;
  let isTurnWatched = false;

  const sendAll = (): void => {
    const all = waiting;
    waiting = [];
    waitingBytes = 0;
    for (const send of all) send();
  };
  const endTurn = (): void => {
    isTurnWatched = false;
    sendAll();
  };

  return {
    add: (send, bytes) => {
      if (waiting.length === 0) sinceMs = now();
      waiting.push(send);
      waitingBytes += bytes;
      if (waitingBytes > OUTBOX_BYTES || now() - sinceMs > OUTBOX_MS) sendAll();
      else if (!isTurnWatched) {
        isTurnWatched = true;
        afterTurn(endTurn);
      }
    },
  };
}
