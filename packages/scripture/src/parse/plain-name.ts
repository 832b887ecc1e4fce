/**
 * The usual case, read straight: a name or short form that is nothing else, right before its number, or alone. What this
 * gives is what the general way of grammar.ts and book-match.ts gives; a test compares the two.
 */

import { bookById } from "../book.ts";
import { caseMask, isSpaced, match } from "./book-match.ts";
import { DOT, SEMICOLON } from "./fold.ts";
import { lexicon, lowerNames, plainForms, STEM_BASE, stems } from "./lexicon.ts";
import { END, NUMBER, SPACED, SUFFIXED, sourceStart, type Tokens, WORD } from "./scan.ts";
import { BOOK_ALIAS, SPACING } from "./score.ts";

/**
 * Whether nothing at `index` could change what the name before it is: a number, or one behind a dot that is not
 * joined to both as in a machine form; a semicolon; the end.
 */
function endsPlainly({ kind, flags }: Tokens, index: number): boolean {
  switch (kind[index]) {
    case NUMBER:
    case SEMICOLON:
    case END:
      return true;
    case DOT:
      return kind[index + 1] === NUMBER && (((flags[index] ?? 0) | (flags[index + 1] ?? 0)) & SPACED) !== 0;
    default:
      return false;
  }
}

/** Whether a plain name stands at a token: no noise, label, title, translation or list of ordinals begins so. */
export function startsPlainName(t: Tokens, index: number): boolean {
  return t.kind[index] === WORD && lexicon.plainBook[t.value[index] ?? 0] !== 0 && endsPlainly(t, index + 1);
}

const spelling = (node: number, ordinal: number): string =>
  plainForms[lexicon.plainForm[node] ?? 0]?.[ordinal] ?? "";

/** Finds the book of a plain name at a token, with its ordinal if it has one. Fills in `match` when true. */
export function matchPlainName(t: Tokens, input: string, index: number): boolean {
  if (t.kind[index] === NUMBER) return matchOrdinalName(t, input, index);
  if (!startsPlainName(t, index)) return false;
  const node = t.value[index] ?? 0;
  fill(t, input, index, index, lexicon.plainBook[node] ?? 0, spelling(node, 0));
  return true;
}

const MOST_BOOKS = 4;

/** "1 Corinthians 13", "2 Tim. 3", "1Cor13". */
function matchOrdinalName(t: Tokens, input: string, index: number): boolean {
  const last = index + 1;
  const ordinal = t.value[index] ?? 0;
  if (t.kind[last] !== WORD || ordinal < 1 || ordinal > MOST_BOOKS) return false;
  const node = t.value[last] ?? 0;
  const stem = stems[(lexicon.plainStem[node] || STEM_BASE) - STEM_BASE];
  const bookId = stem?.bookIds[ordinal - 1];
  const isPlain = lexicon.plainStem[node] !== 0 && ((t.flags[index] ?? 0) & SUFFIXED) === 0;
  if (!isPlain || bookId === undefined || !endsPlainly(t, last + 1)) return false;
  const isCode = fill(t, input, index, last, bookId, spelling(node, ordinal));
  if (!isCode && !isSpaced(t, last)) match.mask |= SPACING;
  return true;
}

/**
 * Fills in the match of a name in the tokens from `first` to `last`; `text` is its lower-case spelling. True when
 * it is a machine code.
 */
function fill(t: Tokens, input: string, first: number, last: number, bookId: number, text: string): boolean {
  const { name, key } = bookById(bookId);
  const lowerName = lowerNames[bookId] ?? "";
  const start = sourceStart(t, first, input);
  const end = (t.folded.offsets[(t.to[last] ?? 0) - 1] ?? 0) + 1;
  match.bookId = bookId;
  match.next = last + 1;
  match.ordinal = 0;
  match.isMachine = false;
  match.text = text;
  match.mask = 0;
  const length = end - start;
  if (length === name.length && input.startsWith(name, start)) match.text = lowerName;
  else if (length === key.length && t.kind[last + 1] === NUMBER && input.startsWith(key, start)) {
    match.text = key.toLowerCase();
    return true;
  } else match.mask = text === lowerName ? caseMask(input, end, name) : BOOK_ALIAS;
  return false;
}
