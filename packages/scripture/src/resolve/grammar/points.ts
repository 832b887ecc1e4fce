/**
 * Points: a chapter, a chapter and verse, or a verse. Each row is one way to write a point. A row with a cost assumes
 * something that is not written. If two rows fit, the cheaper one is preferred.
 */

import { chapterCount } from "../../canon.ts";
import * as BIT from "../correction-bits.ts";
import type { TokenKind } from "../text/token.ts";
import { commaBracketCost, commaCost, commasOfPair } from "./commas.ts";
import { compactAt } from "./compact-points.ts";
import { dotCost } from "./dots.ts";
import { ABSENT, type Point } from "./item.ts";
import { passParts } from "./numbers.ts";
import {
  chapterCost,
  colonCost,
  firstCost,
  headingCost,
  hyphenCost,
  spaceCost,
  squareCost,
  verseCost,
} from "./point-costs.ts";
import { isOptionalMark, type Match, matchElement, matchFrom, type Place } from "./point-match.ts";
import type { PointReading } from "./point-reading.ts";
import type { Production } from "./productions.ts";
import { IMPOSSIBLE } from "./reading-costs.ts";
import { bookIdOf, type Context, type State, type VerseMark } from "./state.ts";
import { verseWordCost, wordCost } from "./verse-words.ts";

interface PointRow {
  readonly name: Production;
  /**
   * `ch` a word for chapter, `ch?` one or none; `-=` a hyphen and `/=` a slash without spaces; `C` a chapter, `V` a
   * verse; `v` a word for verse; `heading` a word for the title of a psalm; `_` a space before a number, `n` nothing
   * before a number; `Cth` an ordinal before a word for chapter, `Vth` before one for verse; `mark?` a mark, "and", "in", or nothing. Other marks match themselves. A dot after a word
   * belongs to the word.
   */
  readonly pattern: string;
  readonly mark?: VerseMark;
  readonly corrections?: number;
  /** The cost of what the reading assumes; IMPOSSIBLE if the row does not fit. */
  readonly cost?: (match: Match, context: Context) => number;
}

const VERSE_WORD: Production = "verse of the chapter";

const POINT_ROWS: readonly PointRow[] = [
  // John 3:16
  { name: "colon", pattern: "ch? C : V", mark: ":", cost: colonCost },
  // John 3.16
  { name: "dot", pattern: "ch? C . V", mark: ".", cost: dotCost },
  // 1 thess 4 16
  {
    name: "space",
    pattern: "ch? C _ V",
    mark: "_",
    corrections: BIT.spacing,
    cost: spaceCost,
  },
  // Mt 6,5
  {
    name: "comma",
    pattern: "ch? C , V",
    mark: ",",
    corrections: BIT.punctuation,
    cost: commaCost,
  },
  // John 3 v 16, John 3, verse 16, Rom 8: v. 28, John 3 (verse 16), chapter 10 and verse 9, chapter 8 from verse 28
  { name: "verse word", pattern: "ch? C mark? v n V", mark: "v", cost: wordCost },
  // Romans 8, 28th verse
  { name: "ordinal verse", pattern: "ch? C mark? Vth", mark: "v" },
  // Romans, 8th chapter, 28th verse
  { name: "ordinal chapter and verse", pattern: "Cth mark? Vth", mark: "v" },
  // Romans, 8th chapter, verse 28
  { name: "ordinal chapter, verse word", pattern: "Cth mark? v n V", mark: "v" },
  // Ps 78:(1-9)10
  {
    name: "optional verses",
    pattern: "ch? C : ( V",
    mark: ":",
    corrections: BIT.optional_verses,
  },
  // Ps 78.(1-9)10
  {
    name: "dot, optional verses",
    pattern: "ch? C . ( V",
    mark: ".",
    corrections: BIT.optional_verses,
    cost: dotCost,
  },
  // Joh 3,(14-15)16
  {
    name: "comma, optional verses",
    pattern: "ch? C , ( V",
    mark: ",",
    corrections: BIT.optional_verses,
    cost: commaBracketCost,
  },
  // Rom. 3 [:23]
  {
    name: "bracket, colon",
    pattern: "ch? C ( : V",
    mark: ":",
    corrections: BIT.punctuation,
    cost: squareCost,
  },
  // romans-8-28
  {
    name: "hyphens",
    pattern: "-= C -= V",
    mark: ":",
    corrections: BIT.punctuation,
    cost: hyphenCost,
  },
  // john/3/16
  {
    name: "slashes",
    pattern: "/= C /= V",
    mark: ":",
    corrections: BIT.punctuation,
    cost: firstCost,
  },
  // Ps 3 title, Ps 3:title, Ps 51, title, Ps 34 (heading)
  {
    name: "heading",
    pattern: "ch? C mark? heading",
    corrections: BIT.title_dropped,
    cost: headingCost,
  },
  // John ch. 3
  { name: "chapter word", pattern: "ch C", cost: chapterCost },
  // Romans, 8th chapter
  { name: "ordinal chapter", pattern: "Cth", cost: chapterCost },
  // Ps 23
  { name: "chapter", pattern: "C", cost: chapterCost },
  // v. 5
  { name: VERSE_WORD, pattern: "v n V", mark: "v", cost: verseWordCost },
  // 28 of Rom 8:1-4, 28
  { name: "verse", pattern: "V", cost: verseCost },
]; // prettier-ignore

/** A row at the end of its pattern. */
interface End {
  readonly row: PointRow;
  /** Its place in the table. */
  readonly order: number;
}

/** An element shared by patterns that are equal up to it, so that it is matched only once. */
interface Branch {
  readonly element: string;
  readonly next: Branches;
  end: End | null;
}

/** The possible next elements of patterns: all of them, and by the kind of the token that they match. */
interface Branches {
  readonly all: Branch[];
  readonly byKind: Map<string, Branch[]>;
}

/** The kinds of tokens that an element may match; any if it is not listed and longer than a mark. */
const KINDS: Readonly<Record<string, readonly TokenKind[]>> = {
  ch: ["word"],
  C: ["number", "word"],
  V: ["number", "word"],
  Cth: ["number", "word"],
  Vth: ["number", "word"],
  v: ["word"],
  n: ["number"],
  _: ["number"],
  heading: ["word"],
  "-=": ["-"],
  "/=": [";"],
};

const ALL_KINDS: readonly TokenKind[] = [..."word number end".split(" "), ...',.:;-&()"*#!?'] as TokenKind[];

/** The patterns as a tree. */
const patterns: Branches = treeOf(
  POINT_ROWS.flatMap((row, order) => {
    const elements = row.pattern.split(" ");
    const end = { row, order };
    if (elements[0] !== "ch?") return [{ end, elements }];
    return [
      { end, elements: elements.slice(1) },
      { end, elements: ["ch", ...elements.slice(1)] },
    ];
  }),
);

function treeOf(rows: readonly { readonly end: End; readonly elements: readonly string[] }[]): Branches {
  const tree: Branches = { all: [], byKind: new Map() };
  for (const { end, elements } of rows) {
    let last: Branch = { element: "", next: tree, end: null };
    for (const element of elements) {
      const { next } = last;
      last = next.all.find((branch) => branch.element === element) ?? addBranch(next, element);
    }
    last.end = end;
  }
  return tree;
}

function addBranch({ all, byKind }: Branches, element: string): Branch {
  const branch: Branch = { element, next: { all: [], byKind: new Map() }, end: null };
  all.push(branch);
  const kinds = KINDS[element] ?? (element.length === 1 ? [element] : ALL_KINDS);
  for (const kind of kinds) byKind.set(kind, [...(byKind.get(kind) ?? []), branch]);
  return branch;
}

export interface Points {
  /** The ways to read a point, in the order of the table. */
  readonly readings: readonly PointReading[];
  /** How far incomplete matches reach. */
  readonly reach: number;
}

interface Found extends End {
  readonly match: Match;
}

/** The ways to read a point at a token. */
export function pointsAt(context: Context, state: State, at: number, place: Place): Points {
  const found: Found[] = [];
  const reach = followPatterns(context, patterns, matchFrom(state, at, place), found);
  const readings: PointReading[] = [];
  for (const { row, match } of found.sort((a, b) => a.order - b.order)) {
    const cost = row.cost?.(match, context) ?? 0;
    if (cost < IMPOSSIBLE) readings.push(readingOf(context, row, match, cost));
  }
  const compact = compactAt(context, state, at, place);
  if (compact !== null) readings.push(compact);
  return { readings, reach };
}

/** Collects the rows that fit after a match. Returns how far the other rows matched. */
function followPatterns(context: Context, { all, byKind }: Branches, before: Match, found: Found[]): number {
  let reach = 0;
  let fitting = 0;
  for (const { element, next, end } of byKind.get(context.lattice.kind(before.to)) ?? NO_BRANCHES) {
    const match = matchElement(context, before, element);
    if (match === null) continue;
    fitting++;
    if (end !== null) found.push({ ...end, match });
    if (next.all.length > 0) reach = Math.max(reach, followPatterns(context, next, match, found));
  }
  return fitting < all.length && isBegun(context, before) ? Math.max(reach, before.to) : reach;
}

const NO_BRANCHES: readonly Branch[] = [];

/** Whether an incomplete match counts: a chapter in digits alone is complete, unless a word or number follows. */
const isBegun = ({ lattice }: Context, { chapter, markAt, isExplicit, to }: Match): boolean =>
  markAt >= 0 ||
  isExplicit ||
  chapter?.isRoman !== false ||
  lattice.kind(to) === "word" ||
  lattice.kind(to) === "number";

function readingOf(context: Context, row: PointRow, match: Match, cost: number): PointReading {
  const { lattice } = context;
  const { state, chapter, verse, isExplicit } = match;
  const rowBits = row.corrections ?? 0;
  const isTitle = (rowBits & BIT.title_dropped) !== 0;
  const isOnly = chapterCount(bookIdOf(state)) === 1;
  const isParted = verse !== null || (isOnly && !isExplicit);
  const to = isParted ? passParts(lattice, match.to) : match.to;
  const corrections = match.corrections | rowBits | markBits(lattice, match, row);
  return {
    point: pointOf(match, isTitle, isOnly && row.mark === "v"),
    to,
    cost,
    corrections: corrections | carryBits(match, row) | (to > match.to ? BIT.verse_part_dropped : 0),
    mark: markOf(lattice, match, row),
    isRoman: state.isRoman || chapter?.isRoman === true,
    commas: commasOf(context, row, match),
    production: row.name,
  };
}

/** `isFirst`: a verse without a chapter belongs to the first chapter. */
function pointOf(
  { state, chapter, chapterAt, verse, verseAt, isExplicit }: Match,
  isTitle: boolean,
  isFirst: boolean,
): Point {
  const carried = isFirst ? 1 : state.chapter;
  return {
    chapter: chapter === null ? carried : chapter.value,
    verse: isTitle ? 1 : (verse?.value ?? ABSENT),
    chapterAt: chapter === null ? state.chapterAt : chapterAt,
    verseAt: verse === null ? chapterAt : verseAt,
    isLone: chapter !== null && verse === null && !isTitle && !isExplicit && !chapter.isRoman,
    compact: 0,
  };
}

/** The meaning of commas in the input so far. */
function commasOf(
  context: Context,
  row: PointRow,
  { state, chapter, chapterAt: at, markAt }: Match,
): State["commas"] {
  const { lattice } = context;
  if (row.name === "comma") return chapter?.isRoman ? state.commas : commasOfPair(context, state, markAt);
  const isList = row.name === "chapter" && lattice.kind(at - 1) === "," && state.level === "chapter";
  return isList ? (state.commas ?? "list") : state.commas;
}

/** "John 3:16; v. 18": the chapter is that of the segment before. */
const carryBits = ({ place, state }: Match, { name }: PointRow): number =>
  name === VERSE_WORD && place === "first" && state.phase === "start" && state.startsSegment
    ? BIT.chapter_carry
    : 0;

/** The mark of a point. After a word for verses the list continues with verses, as after a colon. */
function markOf(lattice: Context["lattice"], { markAt, state }: Match, { mark }: PointRow): VerseMark {
  const wordAt = lattice.kind(markAt) === "word" ? markAt : markAt + 1;
  if (mark === "v" && (lattice.has(wordAt, "verses") || lattice.has(wordAt + 1, "verses"))) return "vv";
  return mark ?? state.mark;
}

function markBits(
  lattice: Context["lattice"],
  { markAt, state }: Match,
  { mark, pattern }: PointRow,
): number {
  const kind = lattice.kind(markAt);
  if (kind === ":") return lattice.isSpaced(markAt) || lattice.isSpaced(markAt + 1) ? BIT.spacing : 0;
  if (pattern.includes("mark?") && isOptionalMark(kind)) return BIT.punctuation;
  const isPlainDot = state.book?.isMachine === true || state.isRoman;
  return mark === "." && !isPlainDot && lattice.token(markAt - 1).kind === "number" ? BIT.punctuation : 0;
}
