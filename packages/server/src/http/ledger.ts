/** Bytes in flight for each caller, and whether there is room for more. The limits are in bounds.ts. */

import { CALLER_BYTES, CROWDED_BYTES, CROWDED_CALLER_BYTES, TOTAL_BYTES } from "./bounds.ts";

/** Identifies a caller. Called only when it is needed, since finding the address has a cost. */
export type Caller = () => string;

export interface Ledger {
  /**
   * Whether a caller may have this many more bytes in flight. A caller with nothing in flight may have one answer of any
   * size, unless the total is above CROWDED_BYTES.
   */
  hasRoom(caller: Caller, bytes: number): boolean;
  /** Whether the total limit is reached, so that every request is refused. */
  isFull(): boolean;
  /** Counts bytes as in flight for a caller. Returns a function that releases them; calling it again has no effect. */
  hold(caller: Caller, bytes: number): () => void;
}

export function createLedger(): Ledger {
  const bytesByCaller = new Map<string, number>();
  let total = 0;
  const add = (caller: string, bytes: number): void => {
    const now = (bytesByCaller.get(caller) ?? 0) + bytes;
    if (now === 0) bytesByCaller.delete(caller);
    else bytesByCaller.set(caller, now);
    total += bytes;
  };
  return {
    hasRoom: (caller, bytes) => {
      if (total === 0) return true;
      if (total >= TOTAL_BYTES) return false;
      const callerBytes = bytesByCaller.get(caller()) ?? 0;
      if (total >= CROWDED_BYTES) return callerBytes + bytes <= CROWDED_CALLER_BYTES;
      return callerBytes === 0 || callerBytes + bytes <= CALLER_BYTES;
    },
    isFull: () => total >= TOTAL_BYTES,
    hold: (caller, bytes) => {
      const name = caller();
      let isHeld = true;
      add(name, bytes);
      return () => {
        if (isHeld) add(name, -bytes);
        isHeld = false;
      };
    },
  };
}
