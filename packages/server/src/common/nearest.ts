/** Finds the nearest of some known names, for `did_you_mean`. */

/** Longer names are not compared: the cost is the product of the lengths. */
const MAX_LENGTH = 40;

/** Edits (insert, delete, replace, swap neighbours) between two short texts. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

/** The number of edits allowed between two names, by the length of the longer one. */
type Tolerance = (length: number) => number;

const forSuggestions: Tolerance = (length) => Math.floor(length / 3);

/** Different short names are often one letter apart, such as `rev` and `ref`. */
const forMisspellings: Tolerance = (length) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The known name that was probably meant, the first of several equally near; null when none is near. */
export function nearest(name: string, known: Iterable<string>): string | null {
  return find(name, known, forSuggestions);
}

/**
 * The known name that this name probably misspells: it differs in letter case, is a prefix (three letters
 * or more), or has one wrong, missing, extra or swapped letter (two in names of eight letters or more).
 * Null when there is none.
 */
export function misspellingOf(name: string, known: Iterable<string>): string | null {
  return find(name, known, forMisspellings);
}

function find(name: string, known: Iterable<string>, tolerance: Tolerance): string | null {
  if (name.length === 0 || name.length > MAX_LENGTH) return null;
  const wanted = name.toLowerCase();
  let best: string | null = null;
  let bestEdits = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    const allowed = tolerance(Math.max(wanted.length, other.length));
    const difference = Math.abs(wanted.length - other.length);
    const isStem = wanted.length >= 3 && other.startsWith(wanted);
    // The distance is at least the difference of the lengths, and takes longer to compute.
    if (!isStem && difference > allowed) continue;
    const edits = isStem ? Math.min(1, difference) : distance(wanted, other);
    if (edits < bestEdits && (edits === 0 || edits <= allowed)) {
      best = candidate;
      bestEdits = edits;
    }
  }
  return best;
}
