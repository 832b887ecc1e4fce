/** Decodes UTF-8, and UTF-16 with a byte order mark. Any other encoding is refused, never guessed. */

import { ImportFault } from "./event.ts";

/** Decodes a file and drops its byte order mark. Throws ImportFault with the first line that is not UTF-8. */
export function decodeText(bytes: Uint8Array, file: string): string {
  const [first, second] = bytes;
  try {
    if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le", { fatal: true }).decode(bytes);
    if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be", { fatal: true }).decode(bytes);
  } catch {
    throw new ImportFault("begins as UTF-16 but is not valid: it is damaged or cut short", { file, line: 0 });
  }
  if (looksLikeUtf16(bytes)) {
    throw new ImportFault("UTF-16 without a byte order mark: save it as UTF-8", { file, line: 0 });
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ImportFault("not UTF-8 (perhaps Latin-1 or Windows-1252): save it as UTF-8", {
      file,
      line: badLine(bytes),
    });
  }
}

/** Whether every second byte at the beginning is zero, as in UTF-16. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 64);
  if (head.length < 4) return false;
  const zeros = (from: number): number =>
    head.filter((byte, index) => index % 2 === from && byte === 0).length;
  return Math.max(zeros(0), zeros(1)) * 4 >= head.length;
}

/** 1-based line of the first sequence that is not UTF-8. */
function badLine(bytes: Uint8Array): number {
  const lenient = new TextDecoder("utf-8").decode(bytes);
  const index = lenient.indexOf("\ufffd");
  return index < 0 ? 0 : lenient.slice(0, index).split("\n").length;
}
