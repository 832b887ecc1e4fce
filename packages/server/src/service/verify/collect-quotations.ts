/** Collects the quotations of a source text in order. None lies inside another. */

import { type Prose, readSourceInSteps, type Steps } from "@lectern/scripture/scan";
import {
  blockQuotes,
  type Citations,
  type Quoted,
  quotedElements,
  quotedInBlock,
  quotedInCells,
  quotedInMarks,
  quotedOnLines,
} from "./quotation-forms.ts";
import type { TextRange } from "./quotation-marks.ts";
import { rowAround } from "./table-rows.ts";

/** Maximum length of a quotation that is judged as a whole, in UTF-16 units. Longer ones are judged in parts. */
const LONGEST_PART = 1500;
/** Blocks that are read in one step. */
const STEP = 50;
/** Table rows that are read in one step: each may be long. */
const ROW_STEP = 10;

/** The text without markup, with functions that convert between its offsets and those of the source. */
export interface PlainText {
  readonly source: string;
  readonly text: string;
  readonly sourceRange: (start: number, end: number) => { readonly start: number; readonly end: number };
  readonly offsetOf: (source: number) => number;
}

export function* readPlainText(source: string): Steps<PlainText> {
  const prose: Prose = yield* readSourceInSteps(source, "auto");
  /** The first offset of the text that comes from this offset of the source or from a later one. */
  const offsetOf = (place: number): number => {
    let [low, high] = [0, prose.text.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (prose.sourceRange(middle, middle + 1).start < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { source, text: prose.text, sourceRange: prose.sourceRange, offsetOf };
}

export interface Collected {
  readonly quotations: readonly Quoted[];
  /** All quotations that start before this offset are included. */
  readonly end: number;
}

/**
 * All quotations in order. None lies inside another; long ones are split into parts. Of the elements and of the block quotes,
 * only the first `max` each are read.
 * @param marked the first `max` quotations in marks
 */
export function* quotationsOf(
  read: PlainText,
  marked: readonly TextRange[],
  citations: Citations,
  max: number,
): Steps<Collected> {
  const { text, source, offsetOf } = read;
  const elements: TextRange[] = [];
  for (const { start, end } of yield* quotedElements(source, max)) {
    if (elements.length % STEP === STEP - 1) yield;
    elements.push({ start: offsetOf(start), end: offsetOf(end) });
  }
  const all = [...(yield* quotedInMarks(text, [...marked, ...elements], citations))];
  yield;
  const blocks: TextRange[] = [];
  for (const { start, end } of yield* blockQuotes(source, max)) {
    if (blocks.length % STEP === STEP - 1) yield;
    const block = { start: offsetOf(start), end: offsetOf(end) };
    blocks.push(block);
    all.push(...quotedInBlock(text, block, citations));
  }
  yield;
  all.push(...(yield* quotedOnLines(text, citations)));
  yield;
  const inCells = new Set<Quoted>();
  for (const [at, { start, end }] of citations.all.entries()) {
    if (at % ROW_STEP === ROW_STEP - 1) yield;
    const row = rowAround(source, read.sourceRange(start, end));
    const cells = row.map((cell) => ({ start: offsetOf(cell.start), end: offsetOf(cell.end) }));
    for (const quoted of quotedInCells(text, cells, citations)) inCells.add(quoted);
  }
  yield;
  const quotations = withoutOverlaps([...all, ...inCells], inCells).flatMap((quoted) =>
    inParts(text, quoted),
  );
  return { quotations, end: Math.min(...[marked, elements, blocks].map((list) => endOf(list, max))) };
}

/** The start of the last range of a list that has reached its limit. */
const endOf = (list: readonly TextRange[], max: number): number =>
  list.length < max ? Number.POSITIVE_INFINITY : (list.at(-1)?.start ?? Number.POSITIVE_INFINITY);

/**
 * Removes overlaps. A block quote is kept rather than a quotation in marks inside it, unless that is more than four
 * fifths of the block. A quotation beside a reference is dropped if it overlaps any other. If it fills a table
 * cell with a quotation in marks, that gets its reference.
 */
function withoutOverlaps(all: readonly Quoted[], inCells: ReadonlySet<Quoted>): readonly Quoted[] {
  const rank = { marked: 0, block: 0, beside: 1 };
  const ordered = all.toSorted((a, b) => rank[a.kind] - rank[b.kind] || a.start - b.start || b.end - a.end);
  const kept: Quoted[] = [];
  for (const quoted of ordered.filter(({ kind }) => kind !== "beside")) {
    const last = kept.at(-1);
    if (last === undefined || last.end <= quoted.start) kept.push(quoted);
    else if (last.kind === "block" && fills(quoted, last)) kept[kept.length - 1] = quoted;
  }
  let [at, besideEnd] = [0, 0];
  const beside = ordered.filter((quoted) => {
    const { kind, start, end, given } = quoted;
    if (kind !== "beside" || start < besideEnd) return false;
    while (at < kept.length && (kept[at]?.end ?? 0) <= start) at++;
    const other = kept[at];
    if (other === undefined || other.start >= end) {
      besideEnd = end;
      return true;
    }
    if (inCells.has(quoted) && other.given.length === 0 && fills(quoted, other))
      kept[at] = { ...other, given };
    return false;
  });
  return [...kept, ...beside].sort((a, b) => a.start - b.start);
}

/** Whether a range inside another one is more than four fifths of it. */
const fills = (inner: TextRange, outer: TextRange): boolean =>
  (inner.end - inner.start) * 5 > (outer.end - outer.start) * 4;

const PART_END = /[.!?;:]["”’»')]*\s+/g;

/** Splits a long quotation at the ends of sentences. */
function inParts(text: string, quoted: Quoted): readonly Quoted[] {
  const parts: Quoted[] = [];
  let start = quoted.start;
  while (quoted.end - start > LONGEST_PART) {
    const window = text.slice(start, start + LONGEST_PART);
    const ends = [...window.matchAll(PART_END)].map(({ index, 0: mark }) => index + mark.length);
    const end = start + (ends.at(-1) ?? LONGEST_PART);
    parts.push({ ...quoted, start, end });
    start = end;
  }
  return [...parts, { ...quoted, start }];
}
