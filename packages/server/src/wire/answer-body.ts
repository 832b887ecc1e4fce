/** Bodies of answers. */

/**
 * The bytes of a body: an array, or a string with one character for each byte (Latin-1). For small bodies a string is
 * several times as fast, since it needs no memory outside the JavaScript heap.
 */
export type Body = Uint8Array | string;

const NOT_ASCII = /[\u0080-\uffff]/;

/** A text as a string with one character for each byte of its UTF-8. */
export const byteString = (text: string): string =>
  NOT_ASCII.test(text) ? Buffer.from(text).toString("latin1") : text;

export const bytesOf = (body: Body): Uint8Array =>
  typeof body === "string" ? Buffer.from(body, "latin1") : body;
