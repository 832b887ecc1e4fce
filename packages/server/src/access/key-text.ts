/**
 * The text of a key: `lk_`, 40 characters of random (200 bits), 7 characters of CRC-32 over them. The
 * alphabet is Crockford's base 32 in lower case (no i, l, o, u). Read exactly as written: no case folding.
 * A CRC-32 finds every single wrong character and every swap of neighbours, so that a typo is known without
 * asking a store. The first 8 random characters are shown in lists; the 160 bits after them stay secret.
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

/** Fills and returns a buffer of that many unpredictable bytes. */
export type RandomBytes = (size: number) => Uint8Array;

/** Base 32, the highest bits first; the length in bits must be a multiple of 5. */
function base32(bytes: Uint8Array): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return text;
}

function checkOf(random: string): string {
  let rest = crc32(random);
  let text = "";
  for (let place = 0; place < CHECK_LENGTH; place++) {
    text = `${ALPHABET[rest & 31]}${text}`;
    rest >>>= 5;
  }
  return text;
}

/** A new key. The one moment at which its text exists outside its owner's hands. */
export function makeKeyText(random: RandomBytes): string {
  const body = base32(random(RANDOM_BYTES));
  return `${MARK}${body}${checkOf(body)}`;
}

/** Whether the text has the form of a key and its checksum is right; says nothing of whether it exists. */
export function isKeyText(text: string): boolean {
  if (text.length !== KEY_TEXT_LENGTH || !text.startsWith(MARK)) return false;
  const body = text.slice(MARK.length, MARK.length + RANDOM_LENGTH);
  return checkOf(body) === text.slice(MARK.length + RANDOM_LENGTH);
}

/** SHA-256 in lower-case hexadecimal: what is stored, and all that is. */
export const hashOf = (keyText: string): string => hash("sha256", keyText, "hex");

/** The same of whatever a caller sent; null for what has not the form of a key. */
export const hashOfSent = (text: string): string | null => (isKeyText(text) ? hashOf(text) : null);

/** Compares two SHA-256 values in hexadecimal in a time that does not depend on where they differ. */
export function sameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  return timingSafeEqual(Buffer.from(a, "latin1"), Buffer.from(b, "latin1"));
}

/** `lk_` and the first 8 characters: enough to recognise a key in a list, of no use to anyone else. */
export const prefixOf = (keyText: string): string => keyText.slice(0, MARK.length + SHOWN_LENGTH);

/** The public name of a key in lists, logs and the store: `key_` and 16 characters. */
export const makeKeyId = (random: RandomBytes): string => `key_${base32(random(ID_BYTES))}`;
