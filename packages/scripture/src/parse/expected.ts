/** What could have stood where reading stopped, told from the tokens round it and from how far the grammar had come. */

import { WORD_AND, WORD_CHAPTER, WORD_NOISE, WORD_TO, WORD_VERSE } from "../data/words.ts";
import type { Expectation } from "../reference.ts";
import { AMPERSAND, COLON, COMMA, DASH, DOT, SEMICOLON } from "./fold.ts";
import { kindAt, meaningAt, type State } from "./state.ts";
import { END, NUMBER } from "./token.ts";

/** `at` is the token that was not understood. */
export function expectedAt(s: State, at: number): Expectation {
  if (s.bookId === 0 || at === 0) return "book";
  const before = kindAt(s, at - 1) === DOT ? at - 2 : at - 1;
  // A dash that the grammar has passed leads to nothing; one that it has not follows a whole range.
  if (isRangeMark(s, before) || (isRangeMark(s, at) && s.i > at)) return "range_end";
  const kind = kindAt(s, at);
  const last = kindAt(s, before);
  const meaning = meaningAt(s, before);
  if (last === COLON || meaning === WORD_VERSE) return "verse";
  if (meaning === WORD_CHAPTER) return "chapter";
  // The number of a line is none of the book before.
  if (last === SEMICOLON && kind === NUMBER) return "book";
  const joins = last === COMMA || last === AMPERSAND || last === SEMICOLON;
  if (joins || meaning === WORD_AND || meaning === WORD_NOISE || kind === END) return "next_item";
  return s.isFresh && (kind === NUMBER || meaningAt(s, at) === WORD_VERSE) ? "chapter" : "end";
}

const isRangeMark = (s: State, index: number): boolean =>
  kindAt(s, index) === DASH || meaningAt(s, index) === WORD_TO;
