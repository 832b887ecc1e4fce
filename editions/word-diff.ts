/** The shortest list of changes that turns one line of words into another. */

export interface WordChange {
  /** 1-based place in the first line of the first word that changes. */
  readonly word: number;
  readonly current: string;
  readonly corrected: string;
}

/** Compares word by word; neighbouring words that change make one change. */
export function diffWords(ours: string, theirs: string): readonly WordChange[] {
  const left = ours.split(" ");
  const right = theirs.split(" ");
  const common = commonLengths(left, right);
  const changes: WordChange[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      i++;
      j++;
      continue;
    }
    const [fromLeft, fromRight] = [i, j];
    while ((i < left.length || j < right.length) && !(left[i] === right[j] && i < left.length)) {
      const skipLeft = common[i + 1]?.[j] ?? -1;
      const skipRight = common[i]?.[j + 1] ?? -1;
      if (j >= right.length || (i < left.length && skipLeft >= skipRight)) i++;
      else j++;
    }
    const [current, corrected] = [left.slice(fromLeft, i).join(" "), right.slice(fromRight, j).join(" ")];
    changes.push({ word: fromLeft + 1, current, corrected });
  }
  return changes;
}

/** Splits a change into single words if both sides have the same number of words. */
export function splitChange<Change extends WordChange>(change: Change): readonly Change[] {
  const left = change.current.split(" ");
  const right = change.corrected.split(" ");
  if (left.length !== right.length) return [change];
  return left.flatMap((current, index) => {
    const corrected = right[index] ?? "";
    return current === corrected ? [] : [{ ...change, word: change.word + index, current, corrected }];
  });
}

/** Length of the longest common sequence of the words from each pair of places on. */
function commonLengths(left: readonly string[], right: readonly string[]): readonly number[][] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const below = lengths[i + 1]?.[j] ?? 0;
      const rightLength = lengths[i]?.[j + 1] ?? 0;
      const row = lengths[i];
      if (row !== undefined) {
        row[j] = left[i] === right[j] ? (lengths[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(below, rightLength);
      }
    }
  }
  return lengths;
}
