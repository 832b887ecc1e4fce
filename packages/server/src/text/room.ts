/** Memory that bytes are written into. */

import { viewOf } from "./copy-bytes.ts";

export interface Room {
  readonly bytes: Buffer;
  /** Of the same bytes. */
  readonly view: DataView;
}

export function roomFor(size: number): Room {
  const bytes = Buffer.allocUnsafeSlow(size);
  return { bytes, view: viewOf(bytes) };
}

let shared = roomFor(64 * 1024);

/**
 * Room for at least this many bytes, which the next call gives away again: for bytes that are hashed or made into a string at
 * once. It saves allocating memory outside the engine's own for each answer.
 */
export function sharedRoom(size: number): Room {
  if (size > shared.bytes.byteLength) shared = roomFor(2 * size);
  return shared;
}
