/** Sets of verses, one bit each: bit 0 of entry 0 is the verse with ordinal 1. */

export type VerseBits = Uint32Array<ArrayBuffer>;

export const noVerses = (verseTotal: number): VerseBits => new Uint32Array(Math.ceil(verseTotal / 32));

export const addVerse = (bits: VerseBits, ordinal: number): void => {
  const at = (ordinal - 1) >> 5;
  bits[at] = (bits[at] ?? 0) | (1 << ((ordinal - 1) & 31));
};

export const hasVerse = (bits: VerseBits, ordinal: number): boolean =>
  (((bits[(ordinal - 1) >> 5] ?? 0) >>> ((ordinal - 1) & 31)) & 1) === 1;

/** How many verses a set has. */
export function countOf(bits: VerseBits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += bitCount(bits[at] ?? 0);
  return count;
}

/** The number of set bits. They are added up in pairs, then in fours, then in bytes. */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function intersected(a: VerseBits, b: VerseBits): VerseBits {
  const bits = new Uint32Array(a.length);
  for (let at = 0; at < bits.length; at++) bits[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return bits;
}

export function united(a: VerseBits, b: VerseBits): VerseBits {
  const bits = new Uint32Array(a.length);
  for (let at = 0; at < bits.length; at++) bits[at] = (a[at] ?? 0) | (b[at] ?? 0);
  return bits;
}

export function without(a: VerseBits, b: VerseBits): VerseBits {
  const bits = new Uint32Array(a.length);
  for (let at = 0; at < bits.length; at++) bits[at] = (a[at] ?? 0) & ~(b[at] ?? 0);
  return bits;
}

/** The ordinals of a set, ascending. */
export function ordinalsOf(bits: VerseBits): Uint32Array {
  const ordinals = new Uint32Array(countOf(bits));
  let next = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      ordinals[next++] = at * 32 + 32 - Math.clz32(rest & -rest);
    }
  }
  return ordinals;
}
