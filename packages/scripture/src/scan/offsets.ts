/** Converts offsets from UTF-16 units, as JavaScript strings have, to other units. */

/** `utf16`: as JavaScript, Java and C# count; `codepoint`: as Python; `utf8`: bytes, as Go and Rust. */
export type OffsetUnit = "utf16" | "codepoint" | "utf8";

/**
 * The size of a block in UTF-16 units. The count at the start of each block is stored; offsets are counted from
 * there.
 */
const BLOCK = 256;

/**
 * A function from offsets in UTF-16 units to another unit, in any order. An offset within a surrogate pair counts as its
 * start.
 */
export function offsetConverter(text: string, unit: OffsetUnit): (offset: number) => number {
  if (unit === "utf16") return (offset) => offset;
  const isBytes = unit === "utf8";
  const countFrom = (from: number, to: number): number => {
    let count = 0;
    for (let at = from; at < to; at++) count += lengthAt(text, at, isBytes);
    return count;
  };
  const counts = new Uint32Array(Math.floor(text.length / BLOCK) + 1);
  for (let block = 1; block < counts.length; block++)
    counts[block] = (counts[block - 1] ?? 0) + countFrom((block - 1) * BLOCK, block * BLOCK);
  return (offset) => {
    const end = isSecondOfPair(text, offset) ? offset - 1 : offset;
    const block = Math.floor(end / BLOCK);
    return (counts[block] ?? 0) + countFrom(block * BLOCK, end);
  };
}

/** The length of a UTF-16 unit in the other unit; the first of a pair counts for both. A lone surrogate counts as U+FFFD. */
function lengthAt(text: string, at: number, isBytes: boolean): number {
  const code = text.charCodeAt(at);
  if (code < 0x80) return 1;
  if (isSecondOfPair(text, at)) return 0;
  if (!isBytes) return 1;
  if (code < 0x800) return 2;
  return isSecondOfPair(text, at + 1) ? 4 : 3;
}

const isSecondOfPair = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
