/** JSON as text and bytes: plain values by JSON.stringify, verse items copied as they are stored. */

export const COMMA = 0x2c;

/** A string without characters that JSON escapes: a code, an id, a name. */
export const plainText = (text: string | null): string => (text === null ? "null" : `"${text}"`);

/** An object without its closing brace, so that members can follow. */
export const openObject = (value: object): string => JSON.stringify(value).slice(0, -1);

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

/** A buffer that is being written, and the position of the next byte. */
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
