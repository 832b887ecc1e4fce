/** The finds of a text from its citations, with their places in the source. */

import type { Reference } from "../reference.ts";
import type { Lexicon } from "../resolve/names/lexicon.ts";
import { type Citation, type CitedPart, hasVerses } from "./citation.ts";
import type { Find } from "./find.ts";
import type { Prose } from "./prose.ts";
import { joinsCitations } from "./runs.ts";
import type { Steps } from "./steps.ts";

/** A citation with the place of its window in the prose. */
export interface Placed {
  readonly citation: Citation;
  /** Offset of the window in the prose. */
  readonly from: number;
  /** Offset in the prose of its block, or of the row that the block is a cell of. */
  readonly row: number;
  /** Offset in the prose of the word at which it was found. */
  readonly word: number;
  /** The end of the citation before it, or the start of its block. */
  readonly done: number;
}

export const startOf = ({ citation, from }: Placed): number => from + citation.start;
export const endOf = ({ citation, from }: Placed): number => from + citation.end;

const FINDS_OF_STEP = 1000;

export function* findsOf(
  source: string,
  prose: Prose,
  found: readonly Placed[],
  lexicon: Lexicon,
  requireVerse: boolean,
): Steps<readonly Find[]> {
  const finds: Find[] = [];
  let group = -1;
  /** Where the previous citation ends in the prose; -1 if none of it was reported. */
  let end = -1;
  let step = FINDS_OF_STEP;
  for (const { citation, from } of found) {
    const parts = requireVerse ? citation.parts.filter(hasVerses) : citation.parts;
    const start = from + (parts[0]?.start ?? 0);
    if (parts.length > 0 && (end < 0 || !joinsCitations(prose.text, end, start, lexicon))) group++;
    end = parts.length > 0 ? pastBracket(prose.text, start, from + citation.end) : -1;
    for (const part of parts) finds.push(findOf(source, prose, part, from, group));
    if (finds.length < step) continue;
    step += FINDS_OF_STEP;
    yield;
  }
  return finds;
}

function findOf(source: string, prose: Prose, part: CitedPart, from: number, group: number): Find {
  const partStart = from + part.start;
  const partEnd = pastBracket(prose.text, partStart, from + part.end);
  const { start, end } = prose.sourceRange(partStart, partEnd);
  const text = source.slice(start, end);
  const { carried } = part;
  if (part.kind === "ambiguous")
    return {
      start,
      end,
      text,
      group,
      type: "ambiguous",
      carried,
      settledBy: null,
      candidates: part.candidates,
    };
  return {
    start,
    end,
    text,
    group,
    type: part.reference.valid ? "reference" : "invalid",
    carried,
    settledBy: part.isSettled ? "document" : null,
    reference: inSource(part.reference, prose),
    spanOffsets: part.spans.map(([left, right]) => {
      const range = prose.sourceRange(from + left, from + right);
      return [range.start, range.end] as const;
    }),
  };
}

/** The end after the bracket that closes directly after a part of a text and opens inside it: "John 2:13-22 (23-25)". */
function pastBracket(text: string, start: number, end: number): number {
  const opening = OPENING.get(text.charAt(end));
  if (opening === undefined) return end;
  const part = text.slice(start, end);
  return part.lastIndexOf(opening) > part.lastIndexOf(text.charAt(end)) ? end + 1 : end;
}

const OPENING: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["]", "["],
]);

/** A reference whose problems have positions in the source. */
function inSource(reference: Reference, prose: Prose): Reference {
  if (reference.valid) return reference;
  const problems = reference.problems.map((problem) => ({
    ...problem,
    position: prose.sourceRange(problem.position, problem.position + 1).start,
  }));
  return { ...reference, problems };
}
