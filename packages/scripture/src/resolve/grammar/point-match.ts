/** Matches the elements of the point patterns against the tokens. */

import { chapterCount } from "../../canon.ts";
import { hasTrait } from "../../data/traits.ts";
import * as BIT from "../correction-bits.ts";
import { digitsAt, type Numeral, numberOf, ordinalAt, romanAt } from "./numbers.ts";
import { bookIdOf, type Context, type State } from "./state.ts";

/** The position of the point: directly after a book, as the next item of a list, or as the right end of a range. */
export type Place = "first" | "list" | "right";

/** The result of matching the elements of a pattern so far. */
export interface Match {
  readonly state: State;
  readonly place: Place;
  readonly to: number;
  readonly chapter: Numeral | null;
  readonly chapterAt: number;
  readonly verse: Numeral | null;
  readonly verseAt: number;
  /** The token of the mark or word before the verse; -1 when there is none. */
  readonly markAt: number;
  readonly corrections: number;
  /** A word says that the number is a chapter. */
  readonly isExplicit: boolean;
}

export const matchFrom = (state: State, at: number, place: Place): Match => ({
  state,
  place,
  to: at,
  chapter: null,
  chapterAt: -1,
  verse: null,
  verseAt: -1,
  markAt: -1,
  corrections: 0,
  isExplicit: false,
});

/** Marks that may precede a word for chapter or verse. */
export const isOptionalMark = (kind: string): boolean => [":", ".", ",", "("].includes(kind);

/**
 * Matches one more element of the pattern; null if the element is not there. The next token has a kind that the element
 * may match.
 */
export function matchElement(context: Context, match: Match, element: string): Match | null {
  const { lattice } = context;
  const { to } = match;
  switch (element) {
    case "ch":
      return matchChapterWord(context, match);
    case "C":
      return matchChapter(context, match);
    case "V":
      return matchVerse(context, match);
    case "Cth":
      return matchOrdinalChapter(context, match);
    case "Vth":
      return matchOrdinalVerse(context, match);
    case "v":
      return lattice.isVerseWord(to) ? passVerseWord(context, match) : null;
    case "n":
      return match;
    case "_":
      return lattice.isSpaced(to) ? match : null;
    case "mark?":
      return mayStandBeforeWord(context, to) && !isBlockedBracket(context, match) ? passMark(match) : match;
    default:
      return isMarkThere(context, match, element) ? passMark(match) : null;
  }
}

/** Whether the next token is a mark of a pattern, or the kind of word that it names. */
function isMarkThere(context: Context, match: Match, element: string): boolean {
  const { lattice } = context;
  const { to } = match;
  if (element === "heading") return lattice.has(to, element);
  if (element.length > 1) return lattice.token(to).text === element[0] && lattice.isJoined(to);
  return !isBlockedBracket(context, match);
}

function matchChapter(context: Context, match: Match): Match | null {
  const { lattice } = context;
  const { to } = match;
  const chapter = chapterAt(context, match);
  if (chapter === null) return null;
  const isDotted =
    chapter.isRoman && lattice.kind(to + 1) === "." && ["-", ","].includes(lattice.kind(to + 2));
  const corrections = match.corrections | chapter.corrections;
  return { ...match, to: isDotted ? to + 2 : to + 1, chapter, chapterAt: to, corrections };
}

function matchVerse(context: Context, match: Match): Match | null {
  const { to } = match;
  const verse = digitsAt(context.lattice, to) ?? romanVerseAt(context, match);
  if (verse === null) return null;
  const corrections = match.corrections | verse.corrections;
  return { ...match, to: to + 1, verse, verseAt: to, corrections };
}

/** "8th chapter", but "1st Ch" is a book, and the "first chapter of" something is none of the book before it. */
function matchOrdinalChapter({ lattice }: Context, match: Match): Match | null {
  const { to } = match;
  const chapter = lattice.has(to + 1, "chapter") ? ordinalAt(lattice, to) : null;
  if (chapter === null || match.place !== "first") return null;
  if (lattice.books(to).length > 0 || lattice.has(to + 2, "of")) return null;
  const corrections = match.corrections | BIT.number_word;
  return { ...match, to: to + 2, chapter, chapterAt: to, isExplicit: true, corrections };
}

/** "28th verse" */
function matchOrdinalVerse({ lattice }: Context, match: Match): Match | null {
  const { to } = match;
  const verse = lattice.isVerseWord(to + 1) ? ordinalAt(lattice, to) : null;
  if (verse === null || match.place !== "first" || lattice.kind(to - 1) === ":") return null;
  return { ...match, to: to + 2, verse, verseAt: to, corrections: match.corrections | BIT.number_word };
}

function passVerseWord({ lattice }: Context, match: Match): Match {
  const { to } = match;
  const corrections = match.corrections | BIT.number_word;
  return { ...match, to: lattice.pastDot(to + 1), markAt: match.markAt < 0 ? to : match.markAt, corrections };
}

/** Brackets of optional verses are not nested in the brackets of another reference. */
const isBlockedBracket = ({ lattice }: Context, { state, to }: Match): boolean =>
  lattice.kind(to) === "(" && state.aside !== null;

const mayStandBeforeWord = ({ lattice }: Context, at: number): boolean =>
  isOptionalMark(lattice.kind(at)) || lattice.hasAny(at, ["and", "in"]);

/** Skips the mark at the next token. */
const passMark = (match: Match): Match => ({
  ...match,
  to: match.to + 1,
  markAt: match.markAt < 0 ? match.to : match.markAt,
});

/** A verse as a Roman numeral, after a chapter as a Roman numeral and a colon or dot. */
function romanVerseAt({ lattice }: Context, { state, chapter, markAt, to }: Match): Numeral | null {
  const isMark = [":", "."].includes(lattice.kind(markAt));
  return isMark && (state.isRoman || chapter?.isRoman) && lattice.entry(to)?.roles.size !== 1
    ? romanAt(lattice, to)
    : null;
}

function matchChapterWord({ lattice }: Context, match: Match): Match | null {
  const { to } = match;
  const isCount = lattice.has(to, "count") && match.state.phase === "book";
  if (!lattice.has(to, "chapter") && !isCount) return null;
  const corrections = match.corrections | BIT.number_word;
  return { ...match, to: lattice.pastDot(to + 1), isExplicit: true, corrections };
}

/** The chapter at the next token: digits, or a Roman numeral if one is possible. */
function chapterAt(context: Context, match: Match): Numeral | null {
  const { lattice } = context;
  const { state, place, to, isExplicit } = match;
  const digits = digitsAt(lattice, to);
  if (digits !== null) return isOrdinalAlone(context, match) ? null : digits;
  const roman = romanAt(lattice, to);
  if (roman === null) return null;
  if (isExplicit) return roman;
  if (place !== "first" && !state.isRoman) return null;
  const isOther = (lattice.entry(to)?.roles.size ?? 0) > 0;
  return isOther && !isRomanLetter(context, match) ? null : roman;
}

/** "John, 3rd 4", "Rom 8, 2nd": an ordinal may belong to a chapter or to another book. */
function isOrdinalAlone({ lattice }: Context, { state, place, to, isExplicit }: Match): boolean {
  const bookId = bookIdOf(state);
  const isOpen = chapterCount(bookId) > 1 && !hasTrait(bookId, "pieces");
  return place !== "right" && !isExplicit && lattice.token(to).isOrdinal && isOpen;
}

/**
 * Whether a single letter, after a name or other numerals, is a Roman numeral: "v" is 5 if only a chapter is possible;
 * "c" is 100 in the Psalms.
 */
function isRomanLetter({ lattice }: Context, { state, place, to: at }: Match): boolean {
  const chapters = chapterCount(bookIdOf(state));
  if (lattice.has(at, "chapter")) return chapters >= 100;
  if (chapters === 1 || (place === "right" && state.chapter >= 5)) return false;
  // "v3" is always a verse.
  if (lattice.kind(at + 1) === "number" && !lattice.isSpaced(at + 1)) return false;
  return state.isRoman || state.chapter === 0;
}

/** In a book of one chapter, a number in digits other than 1 is a verse. */
export const isVerseAlone = (state: State, chapter: Numeral | null): boolean =>
  chapterCount(bookIdOf(state)) === 1 && numberOf(chapter) > 1 && !chapter?.isRoman;
