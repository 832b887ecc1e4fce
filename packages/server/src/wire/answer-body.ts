/** Bodies of answers. */

/**
 * The bytes of a body: an array, or a string with one character for each byte (Latin-1). For small bodies a string is
 * several times as fast, since it needs no memory outside the JavaScript heap.
 */
export type Body = Uint8Array | string;

export const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

/** A text as a string with one character for each byte of its UTF-8. */
export const byteString = (text: string): string =>
  isAscii(text) ? text : Buffer.from(text).toString("latin1");

export const bytesOf = (body: Body): Uint8Array =>
  typeof body === "string" ? Buffer.from(body, "latin1") : body;
