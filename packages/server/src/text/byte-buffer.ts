/** Memory that bytes are written into. */

import { viewOf } from "./copy-bytes.ts";

export interface ByteBuffer {
  readonly bytes: Buffer;
  /** A view of the same bytes. */
  readonly view: DataView;
}

export function allocateBytes(size: number): ByteBuffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  return { bytes, view: viewOf(bytes) };
}

let shared = allocateBytes(64 * 1024);

/**
 * Returns memory of at least this many bytes, which the next call returns again. Use it for bytes that are hashed or made into
 * a string at once. It saves an allocation outside the JavaScript heap for each answer.
 */
export function sharedBuffer(size: number): ByteBuffer {
  if (size > shared.bytes.byteLength) shared = allocateBytes(2 * size);
  return shared;
}
