/** The places of mistakes in the input, and the input with a choice written into it. */

import {
  type Ambiguous,
  bookById,
  books,
  type Problem,
  parseReference,
  type Resolution,
} from "@lectern/scripture";

/** Offsets in UTF-16 units; `end` is not included. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: "problem" | "choice";
}

/** The ends of words and numbers from a position on. */
function wordsFrom(input: string, position: number): readonly RegExpExecArray[] {
  const pattern = /\p{N}+|[\p{L}\p{M}.'’]+/gu;
  pattern.lastIndex = position;
  const found: RegExpExecArray[] = [];
  for (let word = pattern.exec(input); word !== null && found.length < 6; word = pattern.exec(input)) {
    found.push(word);
  }
  return found;
}

const endOf = (word: RegExpExecArray): number => word.index + word[0].length;

const bookIdOf = (name: string): number | undefined => books.find((book) => book.name === name)?.id;

/** The position up to which an input is understood: infinite for a reference to the expected book, -1 for other books. */
function understoodTo(input: string, bookId: number | undefined): number {
  const resolution = parseReference(input);
  if (resolution.kind !== "resolved") return resolution.position;
  return resolution.references.some((reference) => reference.bookId === bookId) ? Infinity : -1;
}

/** The end of the book's name in the input: of the possible ends, the one with which the longest part is understood. */
function bookEnd(input: string, position: number, name: string): number {
  const bookId = bookIdOf(name);
  let [best, bestTo] = [position, -1];
  for (const word of wordsFrom(input, position)) {
    const to = understoodTo(input.slice(0, position) + name + input.slice(endOf(word)), bookId);
    if (to > bestTo) [best, bestTo] = [endOf(word), to];
  }
  return best;
}

/** The input with the book name at `position` replaced by that of the chosen book. */
export function writeBook(input: string, position: number, name: string): string {
  return input.slice(0, position) + name + input.slice(bookEnd(input, position, name));
}

function markOfAmbiguous({ input, position, candidates }: Ambiguous): Mark {
  const [first] = candidates;
  const name = first === undefined ? "" : bookById(first.bookId).name;
  return { start: position, end: bookEnd(input, position, name), kind: "choice" };
}

/** The mark of a problem: the wrong number, in digits or letters. */
function markOfProblem(input: string, { position }: Problem): Mark {
  const [number = ""] = /^(?:\p{N}+|[\p{L}\p{M}]+)/u.exec(input.slice(position)) ?? [];
  return { start: position, end: position + Math.max(1, number.length), kind: "problem" };
}

/** The marks for the input, from left to right and without overlaps. */
export function marksOf(resolution: Resolution): readonly Mark[] {
  const { input } = resolution;
  switch (resolution.kind) {
    case "ambiguous":
      return [markOfAmbiguous(resolution)];
    case "unrecognized": {
      const following = input.slice(resolution.position);
      const length = /^[^;\n]*/.exec(following)?.[0].trimEnd().length ?? 0;
      const start = length === 0 ? Math.max(0, input.trimEnd().length - 1) : resolution.position;
      return [{ start, end: Math.max(start + 1, start + length), kind: "problem" }];
    }
    case "resolved": {
      const marks = new Map<number, Mark>();
      for (const reference of resolution.references) {
        for (const problem of reference.valid ? [] : reference.problems) {
          marks.set(problem.position, markOfProblem(input, problem));
        }
      }
      return [...marks.values()].sort((a, b) => a.start - b.start);
    }
  }
}
