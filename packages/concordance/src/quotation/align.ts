/**
 * Finds the best alignment of a quotation with a part of the edition: which words agree in order, and which are
 * changed, left out or added. Words are weighted by their rarity.
 */

import type { EditionWords } from "./edition-words.ts";
import { type EncodedWord, EQUIVALENT_LIKENESS, LikeWords } from "./encode.ts";

/** A step of an alignment. Ranges are half-open; one of the two may be empty. */
export interface Step {
  /** Of the quotation's words. */
  readonly quoted: readonly [from: number, to: number];
  /** Of the edition's words, which are numbered through the whole edition. */
  readonly text: readonly [from: number, to: number];
  /** 1: the same letters. Between 0 and 1: another form, spelling or usual substitute. 0: nothing in common. */
  readonly likeness: number;
  /** Left out of the quotation at an ellipsis. */
  readonly isElided: boolean;
}

export interface Alignment {
  /** The weight of what agrees, minus the costs of what does not. */
  readonly value: number;
  /** From the first word of the quotation to its last. */
  readonly steps: readonly Step[];
}

/** The cost of a word left out or added, as a share of its weight. */
const SKIPPED = 0.35;
/** The cost of a replaced word: less than one word left out and one added. */
const REPLACED = 0.65;
/** The cost of each word left out at an ellipsis, so that the nearer of two places is better. */
const ELIDED = 0.002;

/** The weight of a word by its information: from 0.1 to 1. */
export const weightOf = (bits: number): number => Math.min(1, Math.max(0.1, bits / 16));

/** Moves in the alignment table: how a cell was reached. */
const MATCH = 1;
const ADD = 2;
const OMIT = 3;
const JOIN_QUOTED = 4;
const JOIN_TEXT = 5;
const ELIDE = 6;

/** The part of the edition with which a quotation is aligned. */
interface Stretch {
  readonly edition: EditionWords;
  readonly first: number;
  readonly length: number;
  readonly weights: Float64Array;
  readonly likeWords: LikeWords;
}

/**
 * Aligns all words of a quotation with the edition's words from `first` to `end` (not included). Words of the edition before
 * and after the quotation cost nothing.
 */
export function align(
  words: readonly EncodedWord[],
  edition: EditionWords,
  first: number,
  end: number,
): Alignment {
  const length = Math.max(0, end - first);
  const weights = Float64Array.from({ length }, (_, at) =>
    weightOf(edition.bits[edition.index.words[first + at] ?? 0] ?? 0),
  );
  const likeWords = new LikeWords(edition, first, length);
  const stretch = { edition, first, length, weights, likeWords };
  const moves = new Uint8Array((words.length + 1) * (length + 1));
  const last = fill(words, stretch, moves);
  let best = 0;
  for (let at = 1; at <= length; at++) if ((last[at] ?? 0) > (last[best] ?? 0)) best = at;
  return { value: last[best] ?? 0, steps: stepsOf(words, stretch, moves, best) };
}

/** The same without stray substitutes at both ends; the same list if there are none. */
export const withoutStraySubstitutes = (steps: readonly Step[]): readonly Step[] =>
  withoutStray(withoutStray(steps, 1), -1);

/**
 * The steps without a substitute that is the first word to agree (`direction` 1) or the last (-1), if words of the text are
 * omitted between it and the others: "he" in "he went out and wept", for "Jesus wept".
 */
function withoutStray(steps: readonly Step[], direction: 1 | -1): readonly Step[] {
  const agrees = ({ likeness }: Step): boolean => likeness > 0;
  const at = direction === 1 ? steps.findIndex(agrees) : steps.findLastIndex(agrees);
  if (steps[at]?.likeness !== EQUIVALENT_LIKENESS) return steps;
  let next = at + direction;
  let hasOmitted = false;
  for (; steps[next]?.likeness === 0; next += direction) hasOmitted ||= isOmitted(steps[next]);
  const other = steps[next];
  if (!hasOmitted || other === undefined) return steps;
  const border = direction === 1 ? other.text[0] : other.text[1];
  const [from, to] = direction === 1 ? [at, next] : [next + 1, at + 1];
  const added = steps
    .slice(from, to)
    .filter(({ quoted }) => quoted[0] < quoted[1])
    .map((step) => ({ ...step, text: [border, border] as const, likeness: 0 }));
  return steps.toSpliced(from, to - from, ...added);
}

const isOmitted = (step: Step | undefined): boolean =>
  step !== undefined && step.quoted[0] === step.quoted[1] && !step.isElided;

/** Fills the table row by row, one for each word of the quotation. Returns the last row. */
function fill(words: readonly EncodedWord[], stretch: Stretch, moves: Uint8Array): Float64Array {
  const { length } = stretch;
  let values = new Float64Array(length + 1);
  let before = new Float64Array(length + 1);
  let twoBefore = new Float64Array(length + 1);
  for (let row = 1; row <= words.length; row++) {
    fillRow(words, row, stretch, { values, before, twoBefore }, moves);
    [twoBefore, before, values] = [before, values, twoBefore];
  }
  return before;
}

interface Rows {
  readonly values: Float64Array;
  readonly before: Float64Array;
  readonly twoBefore: Float64Array;
}

function fillRow(
  words: readonly EncodedWord[],
  row: number,
  { edition, first, length, weights, likeWords }: Stretch,
  { values, before, twoBefore }: Rows,
  moves: Uint8Array,
): void {
  const word = words[row - 1] as EncodedWord;
  const joined = row > 1 ? (words[row - 2]?.joined ?? -1) : -1;
  const own = weightOf(word.bits);
  const adding = word.word.kind === "word" ? own * SKIPPED : 0;
  const isBeforeGap = words[row]?.word.isAfterGap === true;
  const { spellings } = edition;
  const texts = edition.index.words;
  const hasSplits = word.splits.length > 0;
  const alikes = likeWords.row(word);
  const line = row * (length + 1);
  values[0] = (before[0] ?? 0) - adding;
  moves[line] = ADD;
  for (let at = 1; at <= length; at++) {
    const form = texts[first + at - 1] ?? 0;
    const weight = weights[at - 1] ?? 0;
    const alike = alikes[at - 1] ?? 0;
    const both = own + weight;
    let best = (before[at - 1] ?? 0) + (alike > 0 ? (alike * both) / 2 : -REPLACED * SKIPPED * both);
    let move = MATCH;
    const added = (before[at] ?? 0) - adding;
    if (added > best) {
      best = added;
      move = ADD;
    }
    const omitted = (values[at - 1] ?? 0) - (isBeforeGap ? ELIDED : weight * SKIPPED);
    if (omitted > best) {
      best = omitted;
      move = isBeforeGap ? ELIDE : OMIT;
    }
    if (joined !== -1 && spellings[form] === joined && (twoBefore[at - 1] ?? 0) + both > best) {
      best = (twoBefore[at - 1] ?? 0) + both;
      move = JOIN_QUOTED;
    }
    if (hasSplits && at > 1 && isSplit(word, spellings, texts[first + at - 2], form)) {
      const value = (before[at - 2] ?? 0) + both;
      if (value > best) {
        best = value;
        move = JOIN_TEXT;
      }
    }
    values[at] = best;
    moves[line + at] = move;
  }
}

function isSplit(
  { splits }: EncodedWord,
  spellings: Uint32Array,
  left: number | undefined,
  right: number,
): boolean {
  for (const [one, other] of splits) {
    if (spellings[right] === other && spellings[left ?? -1] === one) return true;
  }
  return false;
}

function stepsOf(
  words: readonly EncodedWord[],
  { first, length, likeWords }: Stretch,
  moves: Uint8Array,
  end: number,
): readonly Step[] {
  const steps: Step[] = [];
  let [row, at] = [words.length, end];
  const add = (quoted: number, text: number, alike: number, isElided: boolean): void => {
    steps.push({
      quoted: [row - quoted, row],
      text: [first + at - text, first + at],
      likeness: alike,
      isElided,
    });
    [row, at] = [row - quoted, at - text];
  };
  while (row > 0) {
    switch (moves[row * (length + 1) + at]) {
      case MATCH:
        add(1, 1, likeWords.row(words[row - 1] as EncodedWord)[at - 1] ?? 0, false);
        break;
      case OMIT:
        add(0, 1, 0, false);
        break;
      case ELIDE:
        add(0, 1, 0, true);
        break;
      case JOIN_QUOTED:
        add(2, 1, 1, false);
        break;
      case JOIN_TEXT:
        add(1, 2, 1, false);
        break;
      default:
        add(1, 0, 0, false);
    }
  }
  return steps.reverse();
}
