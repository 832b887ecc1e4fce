/** /quote: whether the words of a quotation are right, and whether they are at its reference. */

import {
  findQuotationInSteps,
  type Nearness,
  type Place,
  type QuotationMatch,
  type QuotationText,
  quotationText,
  tokenize,
  type WordIndex,
} from "@lectern/concordance";
import {
  formatReference,
  type Interval,
  type ValidReference,
  verseSetOfReferences,
} from "@lectern/scripture";
import type { Edition, TextStore } from "../text/edition.ts";
import { findEditions } from "./find-edition.ts";
import { withoutLabels } from "./quotation-labels.ts";
import { readCanonicalReference, type WrittenLanguage } from "./read-reference.ts";
import { fail, type Result, succeed } from "./result.ts";

/** The most characters of a quotation (Unicode code points). */
export const QUOTE_LIMIT = 2000;
/** Maximum number of editions in a request. */
const EDITION_LIMIT = 10;

export interface QuoteQuery {
  readonly text: string;
  /** The reference to which the quotation is attributed. */
  readonly reference: string | undefined;
  readonly language: WrittenLanguage | undefined;
  /** Codes joined by commas; undefined for all that the caller may read. */
  readonly version: string | undefined;
  readonly limit: number;
}

/** Editions in which quotations are looked for, with their indexes. */
export interface Library {
  /** Editions whose text may be returned, in the order of preference. */
  readonly editions: readonly Edition[];
  readonly indexes: readonly WordIndex[];
  /** Further editions. They help to find the place, and are listed if they have the exact words. */
  readonly helpers: readonly Edition[];
  readonly helperIndexes: readonly WordIndex[];
}

/** The place to which a quotation is attributed. */
export interface AttributedPlace {
  /** As a person would write it. */
  readonly name: string;
  readonly osisId: string;
  readonly verses: readonly Interval[];
}

/** A difference. Ranges are half-open, in UTF-16 units. One is empty if only the other side has the words. */
export interface QuoteDifference {
  readonly kind: "replaced" | "added" | "omitted";
  readonly quoted: readonly [number, number];
  readonly found: readonly [number, number];
}

export interface QuoteMatch {
  readonly edition: Edition;
  /** The shortest run of verses that contains the words. */
  readonly verses: Interval;
  readonly words: Nearness;
  readonly place: Place;
  /** 1 when exact, else from 0 to 0.999. */
  readonly score: number;
  /** The evidence that the quotation is of this text: score times bits. */
  readonly evidence: number;
  /** The words of the run, verses separated by a space. */
  readonly text: string;
  /** The part of the quotation that was found, in UTF-16 units. */
  readonly quoted: readonly [number, number];
  /** The matching part of `text`. */
  readonly found: readonly [number, number];
  readonly differences: readonly QuoteDifference[];
  /** Codes of the editions that have the words exactly in these verses. */
  readonly exactIn: readonly string[];
}

export interface QuoteResult {
  readonly words: Nearness | "none";
  readonly place: Place | null;
  readonly matches: readonly QuoteMatch[];
}

/** A checked request that is ready to run. */
export interface Quote {
  readonly text: string;
  readonly claimedPlace: AttributedPlace | null;
  readonly library: Library;
  /** Runs the search, in steps of a few milliseconds. */
  find(): Generator<undefined, QuoteResult, undefined>;
}

/** The editions are looked up before the reference is read. */
export function quote(
  texts: TextStore,
  query: QuoteQuery,
  mayRead: (edition: Edition) => boolean,
): Result<Quote> {
  const { text, reference, language, version, limit } = query;
  const library = libraryOf(texts, version, mayRead);
  if (!library.ok) return library;
  const claimed = reference === undefined ? succeed(null) : readClaimedPlace(reference, language);
  if (!claimed.ok) return claimed;
  const [place, books] = [claimed.value, library.value];
  return succeed({
    text,
    claimedPlace: place,
    library: books,
    find: () => findQuote(books, withoutLabels(text, quotationText(text)), place, limit),
  });
}

/**
 * A library with the editions of a list of codes, or with all that the caller may read. Further readable editions become
 * helpers, which find the place of changed words.
 */
export function libraryOf(
  texts: TextStore,
  version: string | undefined,
  mayRead: (edition: Edition) => boolean,
): Result<Library> {
  const readable = texts.editions.filter(
    (edition) => mayRead(edition) && texts.wordIndexOf(edition) !== null,
  );
  const named = version === undefined ? succeed(readable) : namedEditions(texts, version);
  if (!named.ok) return named;
  const editions = named.value;
  const helpers = readable.filter((edition) => !editions.includes(edition)).slice(0, EDITION_LIMIT);
  const indexesOf = (list: readonly Edition[]): readonly WordIndex[] =>
    list.flatMap((edition) => texts.wordIndexOf(edition) ?? []);
  return succeed({ editions, indexes: indexesOf(editions), helpers, helperIndexes: indexesOf(helpers) });
}

function namedEditions(texts: TextStore, version: string): Result<readonly Edition[]> {
  const named = findEditions(texts, version, EDITION_LIMIT);
  if (!named.ok) return named;
  const unindexed = named.value.find((edition) => texts.wordIndexOf(edition) === null);
  return unindexed === undefined ? named : fail({ kind: "not_searchable", code: unindexed.info.code });
}

/** References in display form, joined by semicolons. */
export const nameOfReferences = (references: readonly Pick<ValidReference, "bookId" | "spans">[]): string =>
  references.map(({ bookId, spans }) => formatReference(bookId, spans)).join("; ");

/** A reference as the place of a quotation. */
export const placeOfReferences = (
  references: readonly ValidReference[],
  osisId: string,
): AttributedPlace => ({
  name: nameOfReferences(references),
  osisId,
  verses: verseSetOfReferences(references),
});

function readClaimedPlace(reference: string, language: WrittenLanguage | undefined): Result<AttributedPlace> {
  const read = readCanonicalReference(reference, language);
  return read.ok ? succeed(placeOfReferences(read.value.references, read.value.osisId)) : read;
}

/** Looks for a quotation in the editions of a library. */
export function* findQuote(
  { editions, indexes, helpers, helperIndexes }: Library,
  quotation: QuotationText,
  claimedPlace: AttributedPlace | null,
  limit: number,
): Generator<undefined, QuoteResult, undefined> {
  const within = claimedPlace?.verses ?? null;
  const all = [...editions, ...helpers];
  const texts = all.map((edition) => (ordinal: number) => edition.text(ordinal));
  const found = yield* findQuotationInSteps({
    quotation,
    indexes,
    helpers: helperIndexes,
    texts,
    within,
    limit,
  });
  const matches = found.map((match) => matchOf(match, all, indexes));
  const [best] = matches;
  const place = best?.place ?? (claimedPlace === null ? "not_given" : null);
  return { words: best?.words ?? "none", place, matches };
}

function matchOf(
  match: QuotationMatch,
  editions: readonly Edition[],
  indexes: readonly WordIndex[],
): QuoteMatch {
  const [edition, index] = [editions[match.edition], indexes[match.edition]];
  if (edition === undefined || index === undefined) throw new Error(`there is no edition ${match.edition}`);
  const { verses, words, place, score, quoted, differences } = match;
  const { text, rangeOf } = runOf(edition, index, verses);
  return {
    edition,
    verses,
    words,
    place,
    score: words === "exact" ? 1 : Math.min(0.999, Math.round(score * 1000) / 1000),
    evidence: match.evidence,
    text,
    quoted,
    found: rangeOf(match.found),
    differences: differences.map(({ kind, quoted: changed, text: there }) => ({
      kind,
      quoted: changed,
      found: rangeOf(there),
    })),
    exactIn: match.exactIn.flatMap((number) => editions[number]?.info.code ?? []).sort(),
  };
}

/** The text of a run of verses, and the offsets of the edition's words in it. */
function runOf(edition: Edition, { verseStarts }: WordIndex, { first, last }: Interval) {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  for (let ordinal = first; ordinal <= last; ordinal++) {
    const verse = edition.text(ordinal);
    if (verse === null || verse === "") continue;
    if (text !== "") text += " ";
    for (const { start, end } of tokenize(verse)) {
      starts.push(text.length + start);
      ends.push(text.length + end);
    }
    text += verse;
  }
  const before = verseStarts[first - 1] ?? 0;
  const rangeOf = ([from, to]: readonly [number, number]): readonly [number, number] => {
    if (from < to) return [starts[from - before] ?? 0, ends[to - 1 - before] ?? text.length];
    const offset = from <= before ? 0 : (ends[from - 1 - before] ?? text.length);
    return [offset, offset];
  };
  return { text, rangeOf };
}
