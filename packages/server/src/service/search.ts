/** /search: words in the text of one or several editions. */

import {
  COST_LIMIT,
  costOf,
  type Highlight,
  type Hits,
  hasNumberOrUnknownWord,
  highlighterOf,
  orSynonyms,
  parseQuery,
  type Query,
  type QueryFault,
  searchInSteps,
  suggestionsFor,
  verseFacts,
  type WordIndex,
  withCompounds,
  withRoots,
  withSynonyms,
} from "@lectern/concordance";
import {
  books,
  type Interval,
  lastOrdinalOfBook,
  type Resolved,
  toOrdinal,
  VERSE_TOTAL,
  verseSetOfReferences,
} from "@lectern/scripture";
import type { Edition, TextStore } from "../text/edition.ts";
import { findEditions } from "./find-edition.ts";
import { finished } from "./finished.ts";
import { readCanonicalReference, readReference, type WrittenLanguage } from "./read-reference.ts";
import { badInput, fail, type Result, succeed } from "./result.ts";

/** Maximum number of editions in one search. */
const EDITION_LIMIT = 5;
/** With fewer hits than this, other spellings are suggested. */
const FEW_HITS = 3;
/** With fewer hits than this, a query for synonyms is suggested. */
const MANY_HITS = 10;
/** Maximum number of suggestions. */
const SUGGESTIONS = 3;

export interface SearchQuery {
  readonly q: string;
  /** Codes, separated by commas. */
  readonly version: string;
  /** A reference, a testament or a group of books; undefined for the whole canon. */
  readonly in: string | undefined;
  readonly bookId: number | undefined;
  readonly sort: "relevance" | "canonical";
  readonly limit: number;
  /** From 1. */
  readonly page: number;
  readonly synonyms: boolean;
  /** The language of references, in `in` and in the query itself; English when undefined. */
  readonly language: WrittenLanguage | undefined;
}

/** A checked search that is ready to run. */
export interface Search {
  /** In the order of the request. */
  readonly editions: readonly Edition[];
  readonly request: SearchQuery;
  /** Pauses after each edition, so that a server can do other work: an edition takes up to about 20 milliseconds. */
  steps(): Generator<undefined, SearchResult, undefined>;
}

/** Runs a search without pauses. */
export const runSearch = (search: Search): SearchResult => finished(search.steps());

export interface FoundVerse {
  readonly edition: Edition;
  readonly ordinal: number;
  readonly text: string;
  readonly highlights: readonly Highlight[];
  readonly score: number;
}

export interface SearchResult {
  readonly total: number;
  readonly books: readonly { readonly bookId: number; readonly count: number }[];
  readonly verses: readonly FoundVerse[];
  /** The query read as a reference; null if it is none. */
  readonly reference: Resolved | null;
  readonly suggestions: readonly string[];
}

/** Checks a search: first the query, then the editions, then where to search. */
export function search(texts: TextStore, request: SearchQuery): Result<Search> {
  const parsed = parseQuery(request.q);
  if (!parsed.ok) return queryFault(request.q, parsed.fault);
  const editions = findEditions(texts, request.version, EDITION_LIMIT);
  if (!editions.ok) return editions;
  const within = withinOf(request);
  if (!within.ok) return within;
  const indexes: WordIndex[] = [];
  for (const edition of editions.value) {
    const index = texts.wordIndexOf(edition);
    if (index === null) return fail({ kind: "not_searchable", code: edition.info.code });
    indexes.push(index);
  }
  const language = languageOf(editions.value);
  // Words that no edition has, replaced by their roots.
  const rooted = withRoots(parsed.query, language, indexes);
  const query = request.synonyms ? withSynonyms(rooted, language, indexes) : rooted;
  const searches = indexes.map((index) => ({ index, query: withCompounds(query, index) }));
  if (searches.some((one) => costOf(one.index, one.query) > COST_LIMIT)) {
    return queryFault(request.q, { position: 0, expected: LESS_WORK });
  }
  const written = { parsed: parsed.query, rooted };
  const steps = () => stepsOfSearch(request, written, editions.value, searches, within.value);
  return succeed({ editions: editions.value, request, steps });
}

const LESS_WORK =
  "a query that reads less of the text: with fewer of the most common words and word beginnings, above all with NEAR and in phrases";

/** The query as it was read, and with roots for words that no edition has. */
interface WrittenQuery {
  readonly parsed: Query;
  readonly rooted: Query;
}

const queryFault = (query: string, fault: QueryFault): Result<never> =>
  fail({ kind: "bad_query", query, ...fault });

/** The verses of each book of the canon. */
const BOOK_INTERVALS: readonly (Interval & { readonly bookId: number })[] = books.map(({ id }) => ({
  bookId: id,
  first: toOrdinal(id, 1, 1),
  last: lastOrdinalOfBook(id),
}));

/** Where to search; null for everywhere. */
function withinOf(request: SearchQuery): Result<readonly Interval[] | null> {
  const { in: where, bookId } = request;
  if (where !== undefined && bookId !== undefined) {
    return badInput("book_id", bookId, "absent when in is sent");
  }
  if (bookId !== undefined) return succeed(BOOK_INTERVALS.filter((book) => book.bookId === bookId));
  if (where === undefined) return succeed(null);
  const group = where.trim().toLowerCase().replaceAll("-", "_");
  const named = books.filter((book) => book.testament.toLowerCase() === group || book.group === group);
  if (named.length > 0) {
    const ids = new Set(named.map(({ id }) => id));
    return succeed(BOOK_INTERVALS.filter((book) => ids.has(book.bookId)));
  }
  const read = readCanonicalReference(where, request.language);
  return read.ok ? succeed(verseSetOfReferences(read.value.references)) : read;
}

function* stepsOfSearch(
  request: SearchQuery,
  written: WrittenQuery,
  editions: readonly Edition[],
  searches: readonly { readonly index: WordIndex; readonly query: Query }[],
  within: readonly Interval[] | null,
): Generator<undefined, SearchResult, undefined> {
  const { sort, limit, page } = request;
  const indexes = searches.map(({ index }) => index);
  const queries = searches.map(({ query }) => query);
  const hits = yield* searchInSteps({ queries, indexes, within, sort, facts: verseFacts() });
  const highlighters = searches.map(({ index, query }) => highlighterOf(index, query));
  const verses = hits
    .slice((page - 1) * limit, page * limit)
    .map(({ edition: at, ordinal, score }): FoundVerse => {
      const edition = editions[at];
      const text = edition?.text(ordinal) ?? "";
      if (edition === undefined) throw new Error(`there is no edition ${at}`);
      return { edition, ordinal, text, highlights: highlighters[at]?.(ordinal, text) ?? [], score };
    });
  return {
    total: hits.total,
    books: booksOf(hits),
    verses,
    reference: referenceIn(request, written.parsed, indexes),
    suggestions: suggestionsOf(hits.total, request, written, editions, indexes),
  };
}

/** Other spellings, then a query for the synonyms of its only word. */
function suggestionsOf(
  total: number,
  { q, synonyms, in: where, bookId }: SearchQuery,
  { parsed, rooted }: WrittenQuery,
  editions: readonly Edition[],
  indexes: readonly WordIndex[],
): readonly string[] {
  const spellings = total < FEW_HITS ? suggestionsFor(q, parsed, indexes) : [];
  // A synonym in the text need not be in a part of it.
  const isSuggested = total < MANY_HITS && !synonyms && where === undefined && bookId === undefined;
  const wider = isSuggested ? orSynonyms(q, rooted, languageOf(editions), indexes) : null;
  return wider === null ? spellings : [...spellings, wider].slice(0, SUGGESTIONS);
}

const languageOf = ([edition]: readonly Edition[]): string => edition?.info.language ?? "";

/**
 * The query read as a reference; null if it is none. Names are corrected only if the query has a number or a word that no
 * edition has: "from as" is no misspelling of Romans.
 */
function referenceIn(
  { q, language }: SearchQuery,
  parsed: Query,
  indexes: readonly WordIndex[],
): Resolved | null {
  const read = readReference(q, language, hasNumberOrUnknownWord(parsed, indexes));
  return read.ok ? read.value : null;
}

/** Where each book begins and, at the end, where the canon ends. */
const BOOK_BOUNDS: readonly number[] = [...BOOK_INTERVALS.map(({ first }) => first), VERSE_TOTAL + 1];

/** The books with hits, in the order of the canon. */
function booksOf(hits: Hits): SearchResult["books"] {
  const counts = hits.countsBetween(BOOK_BOUNDS);
  return BOOK_INTERVALS.flatMap(({ bookId }, at) => {
    const count = counts[at] ?? 0;
    return count === 0 ? [] : [{ bookId, count }];
  });
}
