/** Bodies of answers. */

/**
 * The bytes of a body: an array, or a string with one character for each byte (Latin-1). For small bodies a string is
 * several times as fast, since it needs no memory outside the JavaScript heap.
 */
export type Body = Uint8Array | string;

/** A text as a string with one character for each byte of its UTF-8. */
export const byteString = (text: string): string =>
  Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString("latin1");

export const bytesOf = (body: Body): Uint8Array =>
  typeof body === "string" ? Buffer.from(body, "latin1") : body;
