/** /lookup: verses by their identifiers. */

import {
  BOOK_TOTAL,
  bookById,
  fromVerseId,
  isOrdinal,
  parseOsisVerse,
  toOrdinal,
  VERSE_TOTAL,
} from "@lectern/scripture";
import { canonProblem, chapterProblem, reversedProblem, verseProblem } from "./coordinate-problems.ts";
import { badInput, type CanonProblem, fail, type Result, succeed } from "./result.ts";
import { indexProblem } from "./slice.ts";
import { readInteger } from "./values.ts";

/** Maximum number of verses in one look-up. */
const LOOKUP_LIMIT = 100;

/** The kinds of identifiers. */
export type IdentifierKind = "verse_id" | "verse_index" | "osis_id";

const EXPECTED: Readonly<Record<IdentifierKind, string>> = {
  verse_id: `up to ${LOOKUP_LIMIT} verse ids, separated by commas, such as 43003016`,
  verse_index: `up to ${LOOKUP_LIMIT} verse indexes (1 to ${VERSE_TOTAL}), separated by commas`,
  osis_id: `OSIS ids of up to ${LOOKUP_LIMIT} verses, separated by commas, such as John.3.16 or Ps.23.1-Ps.23.6`,
};

/** The verses of an identifier; a problem if the canon has no such verse; undefined if the identifier is malformed. */
type Found = { readonly first: number; readonly last: number } | CanonProblem | undefined;

const FINDERS: Readonly<Record<IdentifierKind, (item: string) => Found>> = {
  verse_id: findByVerseId,
  verse_index: findByIndex,
  osis_id: findByOsisId,
};

/**
 * The ordinals for a comma-separated list of identifiers of one kind, in the order of the list. An OSIS range gives all of
 * its verses. Returns the first fault; a malformed identifier is reported before one that names no verse.
 */
export function lookup(kind: IdentifierKind, list: string): Result<readonly number[]> {
  const items = list.split(",", LOOKUP_LIMIT + 1);
  const ordinals: number[] = [];
  let fault: Result<never> | undefined;
  for (const item of items) {
    const found = FINDERS[kind](item);
    if (found === undefined) return badInput(kind, shorten(item), EXPECTED[kind]);
    if ("code" in found) fault ??= fail({ kind: "outside_canon", input: item, problems: [found] });
    else if (ordinals.length + found.last - found.first >= LOOKUP_LIMIT) {
      return badInput(kind, shorten(list), EXPECTED[kind]);
    } else {
      for (let ordinal = found.first; ordinal <= found.last; ordinal++) ordinals.push(ordinal);
    }
  }
  return items.length > LOOKUP_LIMIT
    ? badInput(kind, shorten(list), EXPECTED[kind])
    : (fault ?? succeed(ordinals));
}

/** The start of a text, enough to recognise it in a message. */
function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

function findByIndex(item: string): Found {
  const index = readInteger(item);
  if (index === undefined) return undefined;
  return isOrdinal(index) ? { first: index, last: index } : indexProblem(index);
}

function findByVerseId(item: string): Found {
  const verseId = readInteger(item);
  if (verseId === undefined) return undefined;
  const coordinate = fromVerseId(verseId);
  if (coordinate === undefined) {
    return noVerse(Math.floor(verseId / 1_000_000), Math.floor(verseId / 1000) % 1000, verseId % 1000);
  }
  const ordinal = toOrdinal(coordinate.bookId, coordinate.chapter, coordinate.verse);
  return { first: ordinal, last: ordinal };
}

function findByOsisId(item: string): Found {
  const [head = "", tail = head, ...more] = item.split("-", 3);
  const start = parseOsisVerse(head);
  const end = parseOsisVerse(tail);
  if (start === undefined || end === undefined || more.length > 0) return undefined;
  const first = toOrdinal(start.bookId, start.chapter, start.verse);
  if (first === 0) return noVerse(start.bookId, start.chapter, start.verse);
  const last = toOrdinal(end.bookId, end.chapter, end.verse);
  if (last === 0) return noVerse(end.bookId, end.chapter, end.verse);
  return first <= last ? { first, last } : reversedProblem(end.chapter, end.verse, item);
}

/** The problem of numbers that name no verse. */
function noVerse(bookId: number, chapter: number, verse: number): CanonProblem {
  if (bookId < 1 || bookId > BOOK_TOTAL) {
    const message = `Books are numbered from 1 to ${BOOK_TOTAL}; there is no book ${bookId}.`;
    return canonProblem("chapter_out_of_range", message, { chapter, verse });
  }
  const wrong = chapterProblem(bookId, chapter) ?? verseProblem(bookId, chapter, verse);
  if (wrong !== undefined) return wrong;
  throw new Error(`${bookById(bookId).name} ${chapter}:${verse} is in the canon`);
}
