/** /search on the wire. */

import type { Schemas } from "@lectern/contract/types";
import { bookById, osisOfOrdinal } from "@lectern/scripture";
import { type FoundVerse, runSearch, type Search, type SearchResult } from "../service/search.ts";
import { verseName } from "../text/verse-name.ts";
import { verseShape } from "./coordinate-shapes.ts";
import { resolutionShape } from "./resolution-shape.ts";

function itemShape({ edition, ordinal, text, highlights, score }: FoundVerse): Schemas["SearchItem"] {
  return {
    version: edition.info.code,
    reference: verseName(ordinal),
    osis_id: osisOfOrdinal(ordinal),
    ...verseShape(ordinal),
    text,
    highlights: highlights.map(([start, end]) => [start, end]),
    score,
  };
}

/** The whole answer. */
export const searchShape = (search: Search): Schemas["Search"] => shapeOf(search, runSearch(search));

/** The answer as bytes, with a pause after each edition. */
export function* searchPieces(search: Search): Generator<Uint8Array | undefined, void, undefined> {
  const result = yield* search.steps();
  yield Buffer.from(JSON.stringify(shapeOf(search, result)));
}

function shapeOf({ editions, request }: Search, result: SearchResult): Schemas["Search"] {
  const { total, books, verses, reference, suggestions } = result;
  return {
    status: "success",
    version: editions.map(({ info }) => info.code).join(","),
    query: request.q,
    total_count: total,
    page: request.page,
    limit: request.limit,
    results_count: verses.length,
    book_facets: books.map(({ bookId, count }) => ({
      book_id: bookId,
      name: bookById(bookId).name,
      cnt: count,
    })),
    reference: reference === null ? null : resolutionShape(reference),
    suggestions,
    data: verses.map(itemShape),
  };
}
