/**
 * Copies short pieces of UTF-8 inside the JavaScript engine. The platform's `set` and `copy` call native code for
 * each piece, which takes several times as long as copying a verse.
 */

/** A DataView of the same bytes. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * Copies the bytes from `start` (included) to `end` (not included) of one view to `at` in another. Returns the end of
 * the copy. Throws RangeError if there is no room. The bytes must be UTF-8: they are copied eight at a time as
 * floating-point numbers. Only a NaN may change when it is copied; its last two bytes are F0 or above and 7F or FF, a
 * sequence that UTF-8 never contains.
 */
export function copyBytes(from: DataView, start: number, end: number, to: DataView, at: number): number {
  const stop = at + end - start;
  let [source, target] = [start, at];
  for (; source <= end - 8; source += 8, target += 8) {
    to.setFloat64(target, from.getFloat64(source, true), true);
  }
  // Copy the rest: the last eight bytes again, or the bytes of a short piece one by one.
  if (source === end) return stop;
  if (end - start >= 8) to.setFloat64(stop - 8, from.getFloat64(end - 8, true), true);
  else for (; source < end; source++, target++) to.setUint8(target, from.getUint8(source));
  return stop;
}
