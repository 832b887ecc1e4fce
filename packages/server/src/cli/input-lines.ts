/**
 * Splits bytes into lines. A line ends with LF or CR LF; the last may end without. Every line is returned
 * with its number, also when it is blank, not UTF-8, or too long.
 */

import { isUtf8 } from "node:buffer";
import { UsageError } from "./exit-status.ts";

export type InputLine =
  | { readonly kind: "text"; readonly number: number; readonly text: string }
  | {
      readonly kind: "not_utf8";
      readonly number: number;
      /** Invalid UTF-8 is replaced by U+FFFD. */
      readonly text: string;
      /** Offset of the first replacement, in UTF-16 units. */
      readonly position: number;
    }
  | { readonly kind: "too_long"; readonly number: number; readonly characters: number };

/** The default limit of a line in bytes; of a longer line only the length is returned. */
export const LINE_LIMIT = 1 << 20;

const LF = 0x0a;
const CR = 0x0d;

/** The lines that each piece of the input completes, so that an answer need not wait for the end. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  limit = LINE_LIMIT,
): AsyncGenerator<readonly InputLine[]> {
  const reader = makeReader(limit);
  let isFirst = true;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (isFirst && isUtf16(bytes)) throw new UsageError(`${name} is UTF-16; it must be UTF-8`);
    isFirst = false;
    yield reader.take(bytes);
  }
  yield reader.end();
}

const isUtf16 = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

interface Reader {
  take(bytes: Buffer): readonly InputLine[];
  end(): readonly InputLine[];
}

function makeReader(limit: number): Reader {
  let number = 0;
  /** The bytes of the unfinished line. */
  let unfinished: Buffer[] = [];
  let unfinishedLength = 0;
  /** Characters of a line that exceeds the limit; null for shorter ones. */
  let skippedCharacters: number | null = null;

  const append = (bytes: Buffer): void => {
    if (bytes.length === 0) return;
    if (skippedCharacters === null && unfinishedLength + bytes.length <= limit) {
      unfinished.push(bytes);
      unfinishedLength += bytes.length;
      return;
    }
    skippedCharacters ??= unfinished.reduce((sum, part) => sum + charactersIn(part), 0);
    skippedCharacters += charactersIn(bytes);
    unfinished = [];
    unfinishedLength = 1;
  };
  const close = (): readonly InputLine[] => {
    const line = Buffer.concat(unfinished);
    const characters = skippedCharacters;
    unfinished = [];
    unfinishedLength = 0;
    skippedCharacters = null;
    if (characters !== null) return [{ kind: "too_long", number: ++number, characters }];
    return linesOf(line);
  };
  const linesOf = (bytes: Buffer): readonly InputLine[] => {
    const isFirst = number === 0;
    if (!isUtf8(bytes))
      return splitBytes(bytes).map((line, index) => lineOf(line, ++number, isFirst && index === 0));
    const texts = withoutMark(bytes.toString("utf8"), isFirst).split("\n");
    return texts.map((text) => ({
      kind: "text",
      number: ++number,
      text: text.endsWith("\r") ? text.slice(0, -1) : text,
    }));
  };
  return {
    take(bytes) {
      const last = bytes.lastIndexOf(LF);
      if (last === -1) {
        append(bytes);
        return [];
      }
      const first = bytes.indexOf(LF);
      append(bytes.subarray(0, first));
      const lines = [...close()];
      if (last > first) for (const line of linesOf(bytes.subarray(first + 1, last))) lines.push(line);
      append(bytes.subarray(last + 1));
      return lines;
    },
    end: () => (unfinishedLength === 0 ? [] : close()),
  };
}

/** Removes a byte order mark at the start. */
const withoutMark = (text: string, isFirst: boolean): string =>
  isFirst && text.startsWith("\ufeff") ? text.slice(1) : text;

function splitBytes(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let index = bytes.indexOf(LF); index !== -1; index = bytes.indexOf(LF, from)) {
    lines.push(bytes.subarray(from, index));
    from = index + 1;
  }
  lines.push(bytes.subarray(from));
  return lines;
}

function lineOf(bytes: Buffer, number: number, isFirst: boolean): InputLine {
  const line = bytes.at(-1) === CR ? bytes.subarray(0, -1) : bytes;
  const decoded = line.toString("utf8");
  const text = withoutMark(decoded, isFirst);
  if (isUtf8(line)) return { kind: "text", number, text };
  const reencoded = Buffer.from(decoded);
  let validLength = 0;
  while (validLength < line.length && line[validLength] === reencoded[validLength]) validLength++;
  // The text of the valid bytes, without a last character that is incomplete.
  const validText = new TextDecoder("utf-8", { ignoreBOM: true }).decode(line.subarray(0, validLength), {
    stream: true,
  });
  return { kind: "not_utf8", number, text, position: validText.length - (decoded.length - text.length) };
}

/** The number of bytes that begin a character. */
function charactersIn(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if ((byte & 0xc0) !== 0x80) count++;
  return count;
}
