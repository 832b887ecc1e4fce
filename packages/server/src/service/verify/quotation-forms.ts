/** The forms that a quotation may have in a text: in quotation marks, as a block quote, or beside a reference. */

import type { Steps } from "@lectern/scripture/scan";
import type { TextRange } from "./quotation-marks.ts";

/** The range of a reference in the text: half-open, in UTF-16 units. */
export interface CitedReference extends TextRange {
  /** Its index among the found references. */
  readonly find: number;
  /** Index of its citation. */
  readonly group: number;
}

export interface Quoted extends TextRange {
  /**
   * `beside`: without marks, beside a reference: on its line, in its paragraph or in its table row, or a few words with it
   * in a block quote.
   */
  readonly kind: "marked" | "block" | "beside";
  /** Indexes of the references that the layout of the text assigns to it; empty for none. */
  readonly given: readonly number[];
}

/**
 * Minimum number of words of a quotation without marks, and of a part of a block quote. A part with fewer is collected if it has
 * a reference: it may be a whole verse.
 */
const MIN_WORDS = 2;
const MIN_BLOCK_WORDS = 3;
const WORD = /[\p{L}\p{N}]+/gu;
const TRIM_START = /^[\s"“”‘’«»'()[\]{}*_~.,:;!?–—-]+/u;
const TRIMMED_END = /[\s"“”‘’«»'()[\]{}*_~–—-]/u;
/** A quotation that begins with more characters than this without a word has none, in UTF-16 units. */
const LONGEST_BLANK = 100_000;
/** Quotations that are found in one step. */
const STEP = 100;

/** The number of words in a text. Counting stops at `max`. */
export function wordCount(text: string, max = 1000): number {
  let count = 0;
  WORD.lastIndex = 0;
  while (count < max && WORD.exec(text) !== null) count++;
  WORD.lastIndex = 0;
  return count;
}

/** A range without the white space, marks and brackets at its ends; null if it has too few words. */
function trimmed(text: string, { start, end }: TextRange, least = MIN_WORDS): TextRange | null {
  const inner = text.slice(start, end);
  const before = TRIM_START.exec(inner)?.[0].length ?? 0;
  if (before === inner.length) return null;
  let after = inner.length;
  while (after > before && TRIMMED_END.test(inner.charAt(after - 1))) after--;
  const range = { start: start + before, end: start + after };
  return wordCount(text.slice(range.start, range.end), least) >= least ? range : null;
}

/** One or several references that stand together, as in "John 3:16; 4:2". `finds` has their indexes. */
export interface Citation extends TextRange {
  readonly finds: readonly number[];
}

function citationsOf(cited: readonly CitedReference[]): readonly Citation[] {
  const citations: { start: number; end: number; group: number; finds: number[] }[] = [];
  for (const { start, end, group, find } of cited) {
    const last = citations.at(-1);
    if (last?.group === group) {
      last.finds.push(find);
      last.end = Math.max(last.end, end);
    } else citations.push({ start, end, group, finds: [find] });
  }
  return citations;
}

/** The citations of a text, searchable by their offsets. */
export class Citations {
  readonly all: readonly Citation[];

  constructor(cited: readonly CitedReference[]) {
    this.all = citationsOf(cited);
  }

  /** The index of the first citation that ends after `offset`. */
  from(offset: number): number {
    let [low, high] = [0, this.all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.all[middle]?.end ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  within({ start, end }: TextRange): readonly Citation[] {
    const found: Citation[] = [];
    for (let at = this.from(start); at < this.all.length; at++) {
      const citation = this.all[at];
      if (citation === undefined || citation.start >= end) break;
      found.push(citation);
    }
    return found;
  }

  before(offset: number): Citation | undefined {
    const at = this.from(offset);
    const here = this.all[at];
    return here !== undefined && here.end <= offset ? here : this.all[at - 1];
  }

  after(offset: number): Citation | undefined {
    return this.within({ start: offset, end: Number.POSITIVE_INFINITY })[0];
  }
}

/**
 * Quotations in quotation marks. A citation at either end of one is removed from the quotation and becomes its
 * reference.
 */
export function* quotedInMarks(
  text: string,
  marked: readonly TextRange[],
  citations: Citations,
): Steps<readonly Quoted[]> {
  const quotations: Quoted[] = [];
  for (const [at, range] of marked.entries()) {
    if (at % STEP === STEP - 1) yield;
    const quoted = quotedInRange(text, range, citations);
    if (quoted !== null) quotations.push(quoted);
  }
  return quotations;
}

/** Null when no word is left besides the citation. */
function quotedInRange(text: string, range: TextRange, citations: Citations): Quoted | null {
  const inside = citations.within(range);
  const [first, last] = [inside[0], inside.at(-1)];
  if (last !== undefined && hasNoWords(text.slice(last.end, range.end))) {
    const rest = trimmed(text, { start: range.start, end: last.start }, 1);
    return rest === null ? null : { ...rest, kind: "marked", given: last.finds };
  }
  if (first !== undefined && hasNoWords(text.slice(range.start, first.start))) {
    const rest = trimmed(text, { start: first.end, end: range.end }, 1);
    return rest === null ? null : { ...rest, kind: "marked", given: first.finds };
  }
  const hasWord = wordCount(text.slice(range.start, Math.min(range.end, range.start + LONGEST_BLANK)), 1) > 0;
  return hasWord ? { ...range, kind: "marked", given: [] } : null;
}

/** Whether a text consists of white space, punctuation and at most the code of a version. False for very long texts. */
function hasNoWords(text: string): boolean {
  if (text.length > LONGEST_LINE) return false;
  const at = text.search(/[\p{L}\p{N}]/u);
  return at === -1 || /^[A-Z]{2,6}(?![\p{L}\p{N}_])[^\p{L}\p{N}]*$/u.test(text.slice(at));
}

/**
 * The quotations of a block quote: the text between its citations. A citation belongs to the words before it; at the
 * start of the block, to the words after it. Text in quotation marks is left out.
 */
export function* quotedInBlock(
  text: string,
  block: TextRange,
  citations: Citations,
): Generator<Quoted, void, undefined> {
  const inside = citations.within(block);
  if (inside.some((citation) => !isAtLineEnd(text, citation, block))) return;
  const first = inside[0];
  const isLeading = first !== undefined && hasNoWords(text.slice(block.start, first.start));
  const bounds = [block.start, ...inside.flatMap(({ start, end }) => [start, end]), block.end];
  for (let at = 0; at < bounds.length; at += 2) {
    const part = trimmed(text, { start: bounds[at] ?? 0, end: bounds[at + 1] ?? 0 });
    if (part === null) continue;
    const given = (isLeading ? inside[at / 2 - 1] : (inside[at / 2] ?? inside[at / 2 - 1]))?.finds ?? [];
    const isShort = wordCount(text.slice(part.start, part.end), MIN_BLOCK_WORDS) < MIN_BLOCK_WORDS;
    if (!isShort || given.length > 0) yield { ...part, kind: isShort ? "beside" : "block", given };
  }
}

/** Whether a citation starts or ends its line; otherwise it is part of a sentence. */
function isAtLineEnd(text: string, { start, end }: TextRange, block: TextRange): boolean {
  const lineStart = text.slice(Math.max(block.start, start - LONGEST_LINE), start).lastIndexOf("\n") + 1;
  const before = text.slice(Math.max(block.start, start - LONGEST_LINE), start).slice(lineStart);
  const rest = text.slice(end, Math.min(block.end, end + LONGEST_LINE + 1));
  const found = rest.indexOf("\n");
  const after = found === -1 ? rest : rest.slice(0, found);
  if (hasNoWords(before)) return true;
  const isSetOff = before.trimEnd() !== before || /[([—–\-"”.,;!?]$/.test(before);
  return isSetOff && hasNoWords(after);
}

/** What may separate a reference at the start of a line from its words. */
const LEADING = /^[\s*_]*(?:\([A-Z]{2,6}\))?[\s*_]*(?::|—|–|-|\|)[\s*_]*/u;
const BEFORE_TRAILING = /[([—–-][\s*_]*$/u;

/** "**Peace** – ", "2. Provision: ": a label before a reference that leads to its words. */
const LABEL = /^[^\n.!?]{0,60}[:—–-][\s*_]*$/u;
/** The end of the line of a reference that stands alone, and the empty lines before the next paragraph. */
const PARAGRAPH_BREAK = /^\n(?:[ \t]*\n){0,2}(?=[^\s#>|*+-])/u;

/** Words without marks on the line of a single citation. If the citation stands alone, the next paragraph instead. */
export function* quotedOnLines(text: string, citations: Citations): Steps<readonly Quoted[]> {
  const quotations: Quoted[] = [];
  let line = 0;
  for (const [at, citation] of citations.all.entries()) {
    if (at % STEP === STEP - 1) yield;
    if (citation.start < line) continue;
    const start = text.lastIndexOf("\n", citation.start - 1) + 1;
    const found = text.indexOf("\n", citation.end);
    const end = found === -1 ? text.length : found;
    line = end;
    if (end - start > LONGEST_LINE || citations.within({ start, end }).length > 1) continue;
    const [before, after] = [text.slice(start, citation.start), text.slice(citation.end, end)];
    const mark = hasNoWords(before) || LABEL.test(before) ? LEADING.exec(after) : null;
    const leading = mark === null ? null : trimmed(text, { start: citation.end + mark[0].length, end });
    const isTrailing = BEFORE_TRAILING.test(before) && hasNoWords(after);
    const isAlone = hasNoWords(before) && hasNoWords(after);
    const part =
      leading ??
      (isTrailing ? trimmed(text, { start, end: citation.start }) : null) ??
      (isAlone ? paragraphAfter(text, end, citations) : null);
    if (part !== null && !HAS_MARKS.test(text.slice(part.start, part.end))) {
      quotations.push({ ...part, kind: "beside", given: citation.finds });
    }
  }
  return quotations;
}

/** The paragraph after a line; null if there is none or if it has a citation of its own. */
function paragraphAfter(text: string, lineEnd: number, citations: Citations): TextRange | null {
  const gap = PARAGRAPH_BREAK.exec(text.slice(lineEnd, lineEnd + LONGEST_LINE));
  if (gap === null) return null;
  const start = lineEnd + gap[0].length;
  const found = text.slice(start, start + LONGEST_LINE).search(/\n|$/u);
  const end = start + found;
  return citations.within({ start, end }).length > 0 ? null : trimmed(text, { start, end });
}

/** Words without marks in the cells of a table row in which exactly one cell has a citation, and nothing else. */
export function* quotedInCells(
  text: string,
  row: readonly TextRange[],
  citations: Citations,
): Generator<Quoted, void, undefined> {
  const cited = row.filter((cell) => citations.within(cell).length > 0);
  const [cell] = cited;
  if (cell === undefined || cited.length > 1) return;
  const [citation, ...others] = citations.within(cell);
  if (citation === undefined || others.length > 0) return;
  const isAlone =
    hasNoWords(text.slice(cell.start, citation.start)) && hasNoWords(text.slice(citation.end, cell.end));
  if (!isAlone) return;
  for (const other of row) {
    const part = other === cell ? null : trimmed(text, other);
    if (part !== null && !HAS_MARKS.test(text.slice(part.start, part.end))) {
      yield { ...part, kind: "beside", given: citation.finds };
    }
  }
}

const HAS_MARKS = /["“”«»]/;
/** Maximum length of a line with a quotation beside a reference. Longer lines are prose. */
const LONGEST_LINE = 1200;

/** Lines or tags that are read in one step. */
const LINE_STEP = 5000;

/** The block quotes of a source text, in order: the first `max` in Markdown and the first `max` in HTML. */
export function* blockQuotes(source: string, max: number): Steps<readonly TextRange[]> {
  const blocks = [...(yield* contentsOf(BLOCK_TAG, source, max)), ...(yield* markdownBlocks(source, max))];
  return blocks.sort((a, b) => a.start - b.start);
}

const QUOTED_LINE = /^ {0,3}>/;
const BLOCK_TAG = /<(\/?)blockquote\b[^<>]{0,200}>/gi;
const QUOTED_TAG = /<(\/?)q\b[^<>]{0,200}>/gi;

/** The contents of the first `max` elements `q` of a source text. */
export const quotedElements = (source: string, max: number): Steps<readonly TextRange[]> =>
  contentsOf(QUOTED_TAG, source, max);

function* markdownBlocks(source: string, max: number): Steps<readonly TextRange[]> {
  const blocks: TextRange[] = [];
  let opened = -1;
  let end = 0;
  let lines = 0;
  for (let at = 0; at < source.length && blocks.length < max; ) {
    if (++lines % LINE_STEP === 0) yield;
    const found = source.indexOf("\n", at);
    const lineEnd = found === -1 ? source.length : found;
    const isQuoted = QUOTED_LINE.test(source.slice(at, at + 8));
    if (isQuoted && opened === -1) opened = at;
    if (!isQuoted && opened !== -1) {
      blocks.push({ start: opened, end });
      opened = -1;
    }
    end = lineEnd;
    at = lineEnd + 1;
  }
  if (opened !== -1) blocks.push({ start: opened, end });
  return blocks;
}

/** The contents of the elements whose start and end tags match a pattern. They must not be nested. */
function* contentsOf(tagPattern: RegExp, source: string, max: number): Steps<readonly TextRange[]> {
  const blocks: TextRange[] = [];
  let opened = -1;
  let tags = 0;
  for (const { index, 0: tag, 1: slash } of source.matchAll(tagPattern)) {
    if (++tags % LINE_STEP === 0) yield;
    if (blocks.length === max) break;
    if (slash === "") opened = index + tag.length;
    else if (opened !== -1) {
      blocks.push({ start: opened, end: index });
      opened = -1;
    }
  }
  return blocks;
}
