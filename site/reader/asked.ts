/** The requested references, as sections of text and as verses to mark. */

import { type Interval, intervalOfSpan, type Resolution, type ValidReference } from "@lectern/scripture";
import { endOfChapter, startOfChapter } from "./chunks.ts";

/** One requested reference. */
export interface Asked {
  readonly title: string;
  /** Verses in the order written. */
  readonly runs: readonly Interval[];
  /** The version that the reference names; null for none. */
  readonly named: string | null;
}

const isValid = (reference: { readonly valid: boolean }): reference is ValidReference => reference.valid;

/** The references in the order written; none if anything is wrong. */
export function askedOf(resolution: Resolution): readonly Asked[] {
  if (resolution.kind !== "resolved" || !resolution.valid) return [];
  return resolution.references.filter(isValid).map(({ bookId, spans, normalized, versionHint }) => ({
    title: normalized,
    runs: spans.map((span) => intervalOfSpan(bookId, span)),
    named: versionHint,
  }));
}

const isWholeChapters = ({ first, last }: Interval): boolean =>
  startOfChapter(first) === first && endOfChapter(last) === last;

/** The verses to highlight if more is shown than was requested. Whole chapters are not highlighted. */
export function marksOf(asked: readonly Asked[]): (ordinal: number) => boolean {
  const runs = asked.flatMap((request) => request.runs).filter((run) => !isWholeChapters(run));
  return (ordinal) => runs.some(({ first, last }) => ordinal >= first && ordinal <= last);
}

/** Whether a verse is in a chapter of which only a part was requested. */
export const isInChapters = (asked: readonly Asked[], ordinal: number): boolean =>
  asked.some(({ runs }) =>
    runs.some(({ first, last }) => ordinal >= startOfChapter(first) && ordinal <= endOfChapter(last)),
  );

/** The version that all references name; null if they name none or several. */
export function namedByAll([first, ...others]: readonly Asked[]): string | null {
  const named = first?.named ?? null;
  return others.every((request) => request.named === named) ? named : null;
}
