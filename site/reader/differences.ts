/** The words of a verse that differ in another edition. */

/** Offsets in UTF-16 units; `end` is not included. */
export interface Difference {
  readonly start: number;
  readonly end: number;
}

interface Word extends Difference {
  /** The form in which words are compared: without letter case and accents. */
  readonly folded: string;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase(),
  }));
}

/** The length of the longest common sequence of words from each pair of positions on. */
function commonLengths(left: readonly Word[], right: readonly Word[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i--) {
    const [row, below] = [lengths[i], lengths[i + 1]];
    for (let j = right.length - 1; row !== undefined && below !== undefined && j >= 0; j--) {
      const isSame = left[i]?.folded === right[j]?.folded;
      row[j] = isSame ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** Joins neighbouring words to one piece. `isCommon`: by position of the word. */
function piecesOf(words: readonly Word[], isCommon: ReadonlySet<number>): readonly Difference[] {
  const pieces: Difference[] = [];
  let last = -2;
  for (const [index, { start, end }] of words.entries()) {
    if (isCommon.has(index)) continue;
    const before = last === index - 1 ? pieces.pop() : undefined;
    pieces.push({ start: before?.start ?? start, end });
    last = index;
  }
  return pieces;
}

/** The share of the longer text's words that must be common: with less, nearly everything would be marked. */
const MIN_COMMON = 1 / 3;

/**
 * The words of each text outside their longest common sequence. Punctuation, letter case and accents do not count.
 * Empty if the texts have too little in common.
 */
export function differencesOf(
  left: string,
  right: string,
): readonly [readonly Difference[], readonly Difference[]] {
  const [ours, theirs] = [wordsOf(left), wordsOf(right)];
  const lengths = commonLengths(ours, theirs);
  if ((lengths[0]?.[0] ?? 0) < MIN_COMMON * Math.max(ours.length, theirs.length)) return [[], []];
  const common = [new Set<number>(), new Set<number>()] as const;
  let [i, j] = [0, 0];
  while (i < ours.length && j < theirs.length) {
    if (ours[i]?.folded === theirs[j]?.folded) {
      common[0].add(i++);
      common[1].add(j++);
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  return [piecesOf(ours, common[0]), piecesOf(theirs, common[1])];
}
