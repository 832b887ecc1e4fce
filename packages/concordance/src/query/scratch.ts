/**
 * Arrays that are used again. The engine keeps typed arrays outside of its heap, where it costs more to allocate and collect
 * them than to clear them.
 */

interface Numbers {
  readonly length: number;
  fill(value: number, start: number, end: number): unknown;
}

/**
 * Returns a function that gives an array whose first `length` entries are 0. It may be longer, and it is the same array at the
 * next call: use it only until the next call, and never across a pause of a search.
 */
export function scratchOf<Array extends Numbers>(
  newArray: (length: number) => Array,
): (length: number) => Array {
  let array = newArray(0);
  return (length) => {
    if (array.length < length) array = newArray(length);
    else array.fill(0, 0, length);
    return array;
  };
}
