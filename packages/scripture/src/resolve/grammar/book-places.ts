/** Decides from the context whether a name may mean a book. */

import { bookById } from "../../book.ts";
import { hasTrait } from "../../data/traits.ts";
import * as BIT from "../correction-bits.ts";
import type { BookEdge } from "../names/edge.ts";
import type { Lattice } from "../names/lattice.ts";
import { isOtherText } from "./other-text.ts";
import type { Context, State } from "./state.ts";

/** Whether a name means a book in its context, and not a word, a page, another text or a list number. */
export function mayBeBook(context: Context, state: State, edge: BookEdge): boolean {
  const { from } = edge;
  if (isOtherText(context, state, from) || isPages(context, state, edge)) return false;
  if (isBrokenBySign(context, state, edge)) return false;
  if (!["none", "semicolon", "line"].includes(state.separator) && isLetterAlone(context, edge)) return false;
  if (state.separator === "bracket" && !mayStandInBracket(context, state, edge)) return false;
  if (isLastBeginning(context, state, edge) || isOrdinalChapter(context, state, edge)) return false;
  return mayStandHere(context, state, edge);
}

/** "Co&slossians": this may be one misspelled name with a sign in it, or a short form and another name. */
const isBrokenBySign = ({ lattice }: Context, { items }: State, { from, isSpelled }: BookEdge): boolean =>
  isSpelled &&
  lattice.kind(from - 1) === "&" &&
  lattice.isJoined(from - 1) &&
  items?.item.isNameOnly === true &&
  (items.item.corrections & (BIT.book_alias | BIT.book_prefix)) !== 0;

/** A single letter, perhaps after an ordinal, that no number follows. */
const isLetterAlone = ({ lattice }: Context, { to }: BookEdge): boolean =>
  lattice.letters(to - 1).length === 1 && !lattice.hasNumberAfter(to - 1);

/** "John 3:16, pp. 2-3": the word means pages if it is in small letters and follows a reference or has a dot. */
function isPages({ lattice }: Context, { items }: State, { from }: BookEdge): boolean {
  if (!lattice.has(from, "page") || /[A-Z]/.test(lattice.written(from, from + 1))) return false;
  return items !== null || lattice.kind(from + 1) === ".";
}

/**
 * "Ps 22:1 (MT)", "Isaiah 12:2-6 (Canticle)": a name alone in brackets is not a reference. "(Heb. 9:5)" may be another
 * text.
 */
function mayStandInBracket({ lattice }: Context, state: State, { from, to }: BookEdge): boolean {
  const { level, book, chapter, at } = state;
  if (level === "none") return true;
  if (
    lattice.kind(at - 1) === "(" &&
    lattice.kind(from) === "word" &&
    lattice.kind(lattice.pastDot(to)) === ")"
  )
    return false;
  if (!lattice.has(from, "witness") || book === null || bookById(book.bookId).testament === "NT") return true;
  const next = lattice.pastDot(to);
  const other = lattice.kind(next) === "number" ? lattice.value(next) : lattice.roman(next);
  return Math.abs(other - chapter) > (hasTrait(book.bookId, "pieces") ? 0 : 1);
}

/** "in Hebrew": if the last word of the input is only the beginning of a name, it is an ordinary word. */
function isLastBeginning(
  { lattice }: Context,
  { pending, items }: State,
  { to, corrections }: BookEdge,
): boolean {
  if (items === null || (pending & BIT.noise_word) === 0 || (corrections & BIT.book_prefix) === 0)
    return false;
  return !["word", "number", ",", ":"].includes(lattice.kind(lattice.pastDot(to)));
}

/** "Luke, 2nd ch., 7": the ordinal and "ch." name a chapter. "Ezra, 2 Ch" names another book. */
function isOrdinalChapter({ lattice }: Context, { items }: State, { from, to }: BookEdge): boolean {
  const { start, end } = lattice.token(from);
  return (
    items?.item.isNameOnly === true && end - start > 2 && to > from + 1 && lattice.has(to - 1, "chapter")
  );
}

/** Whether the place allows a book. A short form without numbers may be a word of a sentence if only a space precedes it. */
function mayStandHere({ lattice }: Context, state: State, edge: BookEdge): boolean {
  if (state.separator === "bracket" && state.aside !== null) return false;
  if (state.separator !== "space" && state.separator !== "dot") return true;
  if (isWordBefore(lattice, state, edge) || isDigitInWord(lattice, state, edge)) return false;
  const isShort =
    lattice.kind(edge.from) === "word" && lattice.letters(edge.from).length <= 3 && edge.to === edge.from + 1;
  const next = lattice.kind(lattice.pastDot(edge.to));
  const isNumeral = lattice.roman(lattice.pastDot(edge.to)) > 0;
  // "Rom. i. 16 adn iii. 21"
  if (isShort && edge.isSpelled && state.separator === "space") return false;
  return !(isShort && state.separator === "space" && (next === "end" || (next === "word" && !isNumeral)));
}

/** "Chronic1es 7:14" has a digit in place of a letter. */
function isDigitInWord(lattice: Lattice, { at }: State, { to }: BookEdge): boolean {
  const isJoined = !lattice.isSpaced(at) && !lattice.isSpaced(at - 1);
  return (
    isJoined && lattice.kind(at - 1) === "number" && lattice.kind(at - 2) === "word" && lattice.isSpaced(to)
  );
}

/**
 * A short form or name without numbers, directly before another book, is a word: "Am Psalm 146", "mark John 3:16". In
 * "Luke 1 John 3" the 1 may be a chapter of Luke; "Luke v Mark" may be a comparison.
 */
function isWordBefore(lattice: Lattice, { items, at }: State, edge: BookEdge): boolean {
  if (lattice.isVerseWord(at - 1)) return lattice.kind(lattice.pastDot(edge.to)) === "end";
  if (!items?.item.isNameOnly) return false;
  const short = BIT.book_alias | BIT.book_prefix | BIT.book_spelling | BIT.title_words;
  if ((items.item.corrections & short) !== 0) return true;
  const isNumbered = edge.ordinal > 0 && lattice.kind(edge.from) === "number";
  if (isNumbered) return lattice.entry(edge.to - 1)?.plain.exact?.isNumbered === false;
  const next = lattice.pastDot(edge.to);
  return lattice.kind(next) === "number" || lattice.roman(next) > 0;
}
