/**
 * Bytes to lines. A line ends with LF or CR LF; the last need not end. Nothing is lost: each line is told with its
 * number, also where it is blank, not UTF-8, or too long to be kept.
 */

import { isUtf8 } from "node:buffer";
import { UsageError } from "./exit-status.ts";

export type InputLine =
  | { readonly kind: "text"; readonly number: number; readonly text: string }
  | {
      readonly kind: "not_utf8";
      readonly number: number;
      /** With U+FFFD for what is no UTF-8. */
      readonly text: string;
      /** Offset of the first of those, in UTF-16 units. */
      readonly position: number;
    }
  | { readonly kind: "too_long"; readonly number: number; readonly characters: number };

/** Bytes of a line that are kept, if nothing else is said; of a longer one only the length is told. */
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
  /** The line that has not ended yet. */
  let open: Buffer[] = [];
  let openLength = 0;
  /** Characters of a line that is too long to be kept; null while it is not. */
  let passed: number | null = null;

  const hold = (bytes: Buffer): void => {
    if (bytes.length === 0) return;
    if (passed === null && openLength + bytes.length <= limit) {
      open.push(bytes);
      openLength += bytes.length;
      return;
    }
    passed ??= open.reduce((sum, part) => sum + charactersIn(part), 0);
    passed += charactersIn(bytes);
    open = [];
    openLength = 1;
  };
  const close = (): readonly InputLine[] => {
    const line = Buffer.concat(open);
    const characters = passed;
    open = [];
    openLength = 0;
    passed = null;
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
        hold(bytes);
        return [];
      }
      const first = bytes.indexOf(LF);
      hold(bytes.subarray(0, first));
      const lines = [...close()];
      if (last > first) for (const line of linesOf(bytes.subarray(first + 1, last))) lines.push(line);
      hold(bytes.subarray(last + 1));
      return lines;
    },
    end: () => (openLength === 0 ? [] : close()),
  };
}

/** A byte order mark at the very beginning says nothing. */
const withoutMark = (text: string, isFirst: boolean): string =>
  isFirst && text.startsWith("\ufeff") ? text.slice(1) : text;

function splitBytes(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, from)) {
    lines.push(bytes.subarray(from, at));
    from = at + 1;
  }
  lines.push(bytes.subarray(from));
  return lines;
}

function lineOf(bytes: Buffer, number: number, isFirst: boolean): InputLine {
  const line = bytes.at(-1) === CR ? bytes.subarray(0, -1) : bytes;
  const whole = line.toString("utf8");
  const text = withoutMark(whole, isFirst);
  if (isUtf8(line)) return { kind: "text", number, text };
  const again = Buffer.from(whole);
  let same = 0;
  while (same < line.length && line[same] === again[same]) same++;
  // What the sound bytes came to, less a character that they only begin.
  const sound = new TextDecoder("utf-8", { ignoreBOM: true }).decode(line.subarray(0, same), {
    stream: true,
  });
  return { kind: "not_utf8", number, text, position: sound.length - (whole.length - text.length) };
}

/** Bytes that begin a character. */
function charactersIn(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if ((byte & 0xc0) !== 0x80) count++;
  return count;
}
