/** Numbers that continue the book before them: "John 3:16, 18; 4:2". */

import { chapterCount } from "../../canon.ts";
import { hasTrait } from "../../data/traits.ts";
import * as BIT from "../correction-bits.ts";
import { isFullName } from "../names/edge.ts";
import { namesPieces, titleOf } from "../names/lexicon.ts";
import { hasOptional, type Items } from "./item.ts";
import { readNumbers } from "./items.ts";
import { UNFINISHED } from "./push-item.ts";
import { asideOf, bookIdOf, type Context, type State, step } from "./state.ts";

/** The states after such numbers. Their meaning depends on the separator before them. */
export function carriedNumbers(context: Context, state: State): readonly State[] {
  const { lattice } = context;
  const { book, at, separator, items, startsSegment } = state;
  if (book === null || items === null || separator === "none") return [];
  if (!mayContinue(context, state)) return unfinishedVerse(context, state);
  const isOther = items.item.bookId !== book.bookId;
  const bits = startsSegment || isOther ? BIT.book_carry : 0;
  const isLetter = lattice.letters(at).length === 1 && !lattice.hasAny(at, ["chapter", "verse", "verses"]);
  if (startsSegment && isLetter && !state.isRoman) return [];
  if (isRefused(context, state)) return [];
  // "Genesis and 3:16": the whole book, or a chapter of it.
  const isHeading = !startsSegment && items.item.isNameOnly && items.item.bookId === book.bookId;
  if (isHeading) return headedNumbers(context, state);
  // "John 3:16 (cf. 1:14), 18": after the bracket the list continues.
  const isAside = separator === "bracket" && (state.pending & BIT.noise_word) !== 0 && state.aside === null;
  const from = isAside ? { ...state, aside: asideOf(state) } : state;
  return readNumbers(context, from, at, startsSegment ? "first" : "list", bits | bracketBits(state));
}

/** "John 3:16 verse": no number follows the word for verse. */
function unfinishedVerse({ lattice }: Context, state: State): readonly State[] {
  const { at } = state;
  if (!lattice.isVerseWord(at) || lattice.hasNumberAfter(at)) return [];
  return [step(state, UNFINISHED, lattice.pastDot(at + 1), { phase: "dead" })];
}

/** The greatest ordinal of a book outside the canon: "6 Ezra". */
const MAX_OUTSIDE = 6;

/**
 * Whether a number is an ordinal that the next book does not have ("Rom 8:28; 1 James 1:5"), or a list number at the
 * start of a line ("2. Romans 8:28"). Then it is not a chapter of the book before it.
 */
function isListNumber(context: Context, state: State): boolean {
  const { lattice } = context;
  const { at, separator, level, verse, chapter } = state;
  const isMarked = [".", ")"].includes(lattice.kind(at + 1));
  const next = isMarked ? at + 2 : at + 1;
  if (!lattice.isSpaced(next) || lattice.kind(next) !== "word") return false;
  if (lattice.books(at).some(({ bookIds }) => bookIds.length > 0) || lattice.several(at).length > 0)
    return false;
  const isOutside = lattice.lexicon.outsideNumbered.has(lattice.letters(next));
  const isBook = lattice.books(next).some(isFullName);
  const value = lattice.value(at);
  // "4 Ezra", but "Rom 3:14,16 Ezra 3:1"
  if (isOutside && value >= 0 && value <= MAX_OUTSIDE) return true;
  const isOrdinal = value >= 0 ? value < 7 || (isMarked && separator === "line") : lattice.ordinal(at) > 0;
  if (!isBook || !isOrdinal || isPieceAfter(context, state)) return false;
  if (state.startsSegment) return true;
  const isSeparator = separator === "comma" || separator === "and";
  return isSeparator && value <= (level === "verse" ? verse : chapter);
}

/** "1st Psalm": the number belongs to the name after it. */
const isPieceAfter = ({ lattice }: Context, { at }: State): boolean =>
  lattice.token(at).isOrdinal && namesPieces(lattice.entry(lattice.pastDot(at + 1)));

/** Whether a lone number may belong to another text, to a note, or to the text before its book. */
function isRefused(context: Context, state: State): boolean {
  const { lattice } = context;
  const { at, separator, isClosed, level } = state;
  if (isListNumber(context, state)) return true;
  // "2 Samuel (II Kings) 7:12": after a name alone in brackets, the numbers may belong to either book.
  if (separator === "space" && lattice.kind(at - 1) === ")" && state.items?.item.isNameOnly) return true;
  const isLone = lattice.kind(at) === "number" && !isPair(context, at);
  if (isClosed && (separator === "space" || separator === "see" || isLone)) return true;
  if (separator === "bracket" && isNote(context, state)) return true;
  if (!isLone) return false;
  let before = at - 1;
  while ([".", ":", ","].includes(lattice.kind(before)) || lattice.has(before, "also")) before--;
  const isLatin = lattice.letters(before).length === 1 && lattice.kind(before - 1) === ".";
  const word = isLatin
    ? lattice.lexicon.find(lattice.letters(before - 2) + lattice.letters(before))
    : lattice.entry(before);
  if (word?.roles.has("namely") || word?.roles.has("in")) return level !== "none";
  return word?.roles.has("especially") === true && level === "chapter";
}

/**
 * "Ps 22:2[1]", "Mic 5:2 [5:1]": a number that is smaller than the verse before it belongs to a note or to another text.
 */
function isNote({ lattice }: Context, { at, chapter, verse }: State): boolean {
  let bracket = at - 1;
  while (bracket > 0 && lattice.kind(bracket) !== "(") bracket--;
  const isSquare = lattice.input[lattice.token(bracket).start] === "[";
  const isOwn = lattice.kind(at + 1) === ":" && lattice.value(at) === chapter;
  const single = isOwn ? at + 2 : at;
  const isBack =
    lattice.kind(single) === "number" && lattice.kind(single + 1) === ")" && lattice.value(single) < verse;
  return isBack && (isSquare || !lattice.isSpaced(bracket));
}

const bracketBits = ({ separator }: State): number => (separator === "bracket" ? BIT.optional_verses : 0);

/** "Psalm reading 23:1", "John see 3:16", "Nm., cf. 17": the name is a heading for the numbers after it. */
function headedNumbers(context: Context, state: State): readonly State[] {
  const { items, separator, pending } = state;
  const isSee = separator === "see" || (separator === "comma" && (pending & BIT.noise_word) !== 0);
  if (!isSee) return [];
  const before = items?.before ?? null;
  const corrections = items?.item.corrections ?? 0;
  const headed = { ...state, items: before as Items | null, pending: pending | corrections | BIT.noise_word };
  return readNumbers(context, headed, state.at, "first");
}

/** Whether numbers may continue the book after the separator before them. */
function mayContinue(context: Context, state: State): boolean {
  const { lattice } = context;
  const { at, separator, level } = state;
  const isWord = lattice.has(at, "chapter") || lattice.isVerseWord(at);
  switch (separator) {
    case "comma":
    case "and":
    case "semicolon":
    case "line":
      return true;
    case "space":
      return isWord ? isWordWithNumber(context, at) : mayContinueAfterSpace(context, state);
    case "dot":
      return isWord ? lattice.has(at, "chapter") || level === "verse" : mayContinueAfterDot(context, state);
    case "see":
      return isWord || isPair(context, at) || isLoneAfterSee(context, state);
    case "bracket":
      return isWord || isPair(context, at, [":"]) || level === "verse" || chapterCount(bookIdOf(state)) === 1;
    default:
      return false;
  }
}

const isWordWithNumber = ({ lattice }: Context, at: number): boolean =>
  lattice.hasNumberAfter(at) || (lattice.has(at, "chapter") && lattice.roman(lattice.pastDot(at + 1)) > 0);

function mayContinueAfterSpace(context: Context, state: State): boolean {
  const { at } = state;
  const isFree = isApart(context, at) && !isNameBefore(context, at) && !isAfterNumeral(context, state);
  return (isFree && isPair(context, at)) || isAfterBracket(context, state);
}

function mayContinueAfterDot(context: Context, state: State): boolean {
  const { at, level, chapter } = state;
  if (!context.lattice.isSpaced(at)) return false;
  // "Rom xiv. xv. 30" is a rising list; "Mark xiv. xiv. 22" is not.
  if (level !== "verse") return context.lattice.roman(at) > chapter && isRomanPair(context, state);
  return isPair(context, at, [":"]) || isRomanPair(context, state);
}

/** Whether a chapter and verse directly follow a Roman numeral: "John v 3:16". */
const isAfterNumeral = ({ lattice }: Context, { at, isRoman }: State): boolean =>
  isRoman && lattice.kind(at - 1) === "word";

/** "John 1 4:8", "Ti. 1 2:5": the number before may be the book's ordinal. */
function isNameBefore({ lattice }: Context, at: number): boolean {
  const ordinal = lattice.value(at - 1);
  const title = titleOf(lattice.entry(lattice.beforeDot(at - 1))?.numbered);
  return ordinal > 0 && title?.bookIds[ordinal - 1] !== undefined;
}

/** Whether white space or a closing bracket precedes a number. */
const isApart = ({ lattice }: Context, at: number): boolean =>
  lattice.isSpaced(at) || lattice.kind(at - 1) === ")";

/** "cf. 10": the number is a verse after verses, but a chapter after a name without numbers. */
const isLoneAfterSee = ({ lattice }: Context, { at, level }: State): boolean =>
  level !== "chapter" && lattice.kind(at) === "number";

/** Whether chapter and verse in digits are at a token. */
function isPair({ lattice }: Context, at: number, marks: readonly string[] = [":", "."]): boolean {
  const mark = lattice.kind(at + 1);
  if (lattice.kind(at) !== "number" || lattice.kind(at + 2) !== "number" || !marks.includes(mark))
    return false;
  return mark === ":" || !lattice.isSpaced(at + 2);
}

const isRomanPair = ({ lattice }: Context, { at, isRoman }: State): boolean =>
  isRoman && lattice.roman(at) > 0 && lattice.kind(at + 1) === "." && lattice.kind(at + 2) === "number";

/** Whether a number follows a bracket or star: "Ps 78:(1-9)10-17", "Psalms 131, [133] 134", "Psalm 1, 2 * 4". */
function isAfterBracket({ lattice }: Context, state: State): boolean {
  const { at, level, items, book } = state;
  if (lattice.kind(at) !== "number") return false;
  const before = lattice.kind(at - 1);
  const isPiece = hasTrait(book?.bookId ?? 0, "pieces");
  if (before === "*" && lattice.isSpaced(at - 1) && lattice.isSpaced(at)) return true;
  return (
    before === ")" &&
    hasOptional(items) &&
    (level === "verse" || isPiece || chapterCount(book?.bookId ?? 0) === 1)
  );
}
