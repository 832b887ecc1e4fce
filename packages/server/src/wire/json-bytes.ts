/** Bodies as bytes: plain values by JSON.stringify, verse items copied as they are stored. */

import type { ItemsToWrite } from "./passage-items.ts";

export const COMMA = 0x2c;

export function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

/** Items joined by commas. */
export function withCommas(items: readonly Uint8Array[]): Uint8Array {
  if (items.length === 1 && items[0] !== undefined) return items[0];
  let length = Math.max(0, items.length - 1);
  for (const item of items) length += item.length;
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const [index, item] of items.entries()) {
    if (index > 0) bytes[at++] = COMMA;
    bytes.set(item, at);
    at += item.length;
  }
  return bytes;
}

/** A buffer that is being written, and the next position. */
export interface Writer {
  readonly bytes: Buffer;
  at: number;
}

/** The bytes that `write` writes, at most `size`, between two texts. The second text is ASCII. */
export function written(
  start: string,
  size: number,
  write: (writer: Writer) => void,
  end: string,
): Uint8Array {
  const bytes = Buffer.allocUnsafe(Buffer.byteLength(start) + size + end.length);
  const writer: Writer = { bytes, at: bytes.write(start) };
  write(writer);
  writer.at += bytes.write(end, writer.at, "latin1");
  return bytes.subarray(0, writer.at);
}

/** `head` as an object with one more member, `data`: items that are composed while they are written. */
export function withItemsToWrite(head: object, items: readonly ItemsToWrite[]): Uint8Array {
  const size = items.reduce((sum, { byteLength }) => sum + byteLength, Math.max(0, items.length - 1));
  const write = (writer: Writer): void => {
    for (const [index, { put }] of items.entries()) {
      if (index > 0) writer.bytes[writer.at++] = COMMA;
      writer.at = put(writer.bytes, writer.at);
    }
  };
  return written(`${JSON.stringify(head).slice(0, -1)},"data":[`, size, write, "]}");
}
