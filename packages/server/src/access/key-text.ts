/**
 * The text of a key: `lk_`, 40 random characters (200 bits), 7 characters of CRC-32 over them. The alphabet
 * is Crockford's base 32 in lower case (no i, l, o, u), without case folding. CRC-32 detects every single
 * wrong character and every swap of neighbours, so a typo is found without a query. Lists show the first 8
 * random characters; the other 160 bits stay secret.
 */
import { hash, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const MARK = "lk_";
const RANDOM_BYTES = 25;
const RANDOM_LENGTH = 40;
const CHECK_LENGTH = 7;
const SHOWN_LENGTH = 8;
const KEY_TEXT_LENGTH = MARK.length + RANDOM_LENGTH + CHECK_LENGTH;
const ID_BYTES = 10;

/** Returns a buffer of that many unpredictable bytes. */
export type RandomBytes = (size: number) => Uint8Array;

/** Base 32, the highest bits first; the length in bits must be a multiple of 5. */
function base32(bytes: Uint8Array): string {
  let text = "";
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(buffer >>> bits) & 31];
    }
    buffer &= (1 << bits) - 1;
  }
  return text;
}

function checkOf(random: string): string {
  let remaining = crc32(random);
  let text = "";
  for (let place = 0; place < CHECK_LENGTH; place++) {
    text = `${ALPHABET[remaining & 31]}${text}`;
    remaining >>>= 5;
  }
  return text;
}

/** Makes a new key. Its text is never stored. */
export function makeKeyText(random: RandomBytes): string {
  const body = base32(random(RANDOM_BYTES));
  return `${MARK}${body}${checkOf(body)}`;
}

/** Whether the text has the form and checksum of a key. The key need not exist. */
export function isKeyText(text: string): boolean {
  if (text.length !== KEY_TEXT_LENGTH || !text.startsWith(MARK)) return false;
  const body = text.slice(MARK.length, MARK.length + RANDOM_LENGTH);
  return checkOf(body) === text.slice(MARK.length + RANDOM_LENGTH);
}

/** SHA-256 in lower-case hexadecimal: the only form that is stored. */
export const hashOf = (keyText: string): string => hash("sha256", keyText, "hex");

/** The hash of whatever a caller sent; null for a text that is not formed like a key. */
export const hashOfSent = (text: string): string | null => (isKeyText(text) ? hashOf(text) : null);

/** Compares two SHA-256 values in hexadecimal, in a time that does not depend on where they differ. */
export function sameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  return timingSafeEqual(Buffer.from(a, "latin1"), Buffer.from(b, "latin1"));
}

/** `lk_` and the first 8 characters: enough to recognise a key in a list, useless to anyone else. */
export const prefixOf = (keyText: string): string => keyText.slice(0, MARK.length + SHOWN_LENGTH);

/** The public name of a key in lists, logs and the store: `key_` and 16 characters. */
export const makeKeyId = (random: RandomBytes): string => `key_${base32(random(ID_BYTES))}`;
