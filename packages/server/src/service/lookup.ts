/** /lookup: verses by their identifiers. */

import { bookById, fromVerseId, isOrdinal, parseOsisVerse, toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { chapterProblem, verseProblem } from "./canon-check.ts";
import { badInput, type CanonProblem, fail, type Result, succeed } from "./result.ts";
import { indexProblem } from "./slice.ts";

/** Most verses of a look-up. */
const LOOKUP_LIMIT = 100;

/** By what a verse is looked up. */
export type IdentifierKind = "verse_id" | "verse_index" | "osis_id";

const EXPECTED: Readonly<Record<IdentifierKind, string>> = {
  verse_id: `up to ${LOOKUP_LIMIT} verse ids joined by commas, such as 43003016`,
  verse_index: `up to ${LOOKUP_LIMIT} verse indexes (1 to ${VERSE_TOTAL}) joined by commas`,
  osis_id: `OSIS ids of up to ${LOOKUP_LIMIT} verses joined by commas, such as John.3.16 or Ps.23.1-Ps.23.6`,
};

/** At most nine digits without leading zeros, as everywhere. */
const INTEGER = /^(?:0|[1-9]\d{0,8})$/;

/** A run of verses, what is wrong with the identifier, or undefined when it is malformed. */
type Found = { readonly first: number; readonly last: number } | CanonProblem | undefined;

const FINDERS: Readonly<Record<IdentifierKind, (item: string) => Found>> = {
  verse_id: (item) => (INTEGER.test(item) ? findByVerseId(Number(item)) : undefined),
  verse_index: (item) => (INTEGER.test(item) ? findByIndex(Number(item)) : undefined),
  osis_id: findByOsisId,
};

/**
 * The ordinals of the verses named by a comma list of identifiers of one kind, in the order asked; an OSIS
 * range stands for its verses. The first fault is reported, malformed identifiers before those of no verse.
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

/** Enough of a text to know it by. */
function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

function findByIndex(index: number): Found {
  return isOrdinal(index) ? { first: index, last: index } : indexProblem(index);
}

function findByVerseId(verseId: number): Found {
  const at = fromVerseId(verseId);
  if (at === undefined) {
    return problemOf(Math.floor(verseId / 1_000_000), Math.floor(verseId / 1000) % 1000, verseId % 1000);
  }
  const ordinal = toOrdinal(at.bookId, at.chapter, at.verse);
  return { first: ordinal, last: ordinal };
}

function findByOsisId(item: string): Found {
  const [head = "", tail = head, ...more] = item.split("-", 3);
  const start = parseOsisVerse(head);
  const end = parseOsisVerse(tail);
  if (start === undefined || end === undefined || more.length > 0) return undefined;
  const first = toOrdinal(start.bookId, start.chapter, start.verse);
  if (first === 0) return problemOf(start.bookId, start.chapter, start.verse);
  const last = toOrdinal(end.bookId, end.chapter, end.verse);
  if (last === 0) return problemOf(end.bookId, end.chapter, end.verse);
  if (first <= last) return { first, last };
  return {
    code: "range_reversed",
    chapter: end.chapter,
    verse: end.verse,
    position: null,
    lastValid: null,
    readings: [],
    message: `The range ${item} ends before it begins.`,
  };
}

/** What is wrong with numbers that name no verse. */
function problemOf(bookId: number, chapter: number, verse: number): CanonProblem {
  if (bookId >= 1 && bookId <= 66) {
    const wrong = chapterProblem(bookId, chapter) ?? verseProblem(bookId, chapter, verse);
    if (wrong !== undefined) return wrong;
    throw new Error(`${bookById(bookId).name} ${chapter}:${verse} is in the canon`);
  }
  return {
    code: "chapter_out_of_range",
    chapter,
    verse,
    position: null,
    lastValid: null,
    readings: [],
    message: `Books are numbered from 1 to 66; there is no book ${bookId}.`,
  };
}
