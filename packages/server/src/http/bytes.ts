/** Bodies as bytes: plain values through JSON.stringify, verse items copied as the store has them. */

import type { ItemsToWrite } from "../service/edition.ts";

export const COMMA = 0x2c;

export function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

/** Joins a head, items that are JSON already, and a tail; commas between the items. */
function concat(head: string, items: readonly Uint8Array[], tail: string): Uint8Array {
  const headLength = Buffer.byteLength(head);
  let length = headLength + tail.length + Math.max(0, items.length - 1);
  for (const item of items) length += item.length;
  const bytes = Buffer.allocUnsafe(length);
  bytes.write(head, 0);
  let at = headLength;
  for (const [index, item] of items.entries()) {
    if (index > 0) bytes[at++] = COMMA;
    bytes.set(item, at);
    at += item.length;
  }
  bytes.write(tail, at, "latin1");
  return bytes;
}

/** Items joined by commas. */
export function withCommas(items: readonly Uint8Array[]): Uint8Array {
  return items.length === 1 && items[0] !== undefined ? items[0] : concat("", items, "");
}

/** `head` as an object with one member more, `data`: an array of the items. */
export function withItems(head: object, items: readonly Uint8Array[]): Uint8Array {
  return concat(`${JSON.stringify(head).slice(0, -1)},"data":[`, items, "]}");
}

/** Bytes that are being written, and where the next go. */
export interface Writer {
  readonly bytes: Buffer;
  at: number;
}

/** What `write` writes, at most `size` bytes, between two texts of which the last is ASCII. */
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

/** `head` as an object with one member more, `data`: items that are put together while they are written. */
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

/** `head` as an object with one member more, `data`: the item itself. */
export function withItem(head: object, item: Uint8Array): Uint8Array {
  return concat(`${JSON.stringify(head).slice(0, -1)},"data":`, [item], "}");
}
