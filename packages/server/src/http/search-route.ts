/** /search: words in the text. */

import { search } from "../service/search.ts";
import { joinedInTurns } from "../wire/pieces.ts";
import { searchPieces, searchShape } from "../wire/search-shape.ts";
import { bookId, choice, integerBetween, languageTag, text } from "../wire/value-types.ts";
import { optional, required } from "./parameters.ts";
import { bytesAnswer, demand, fromResult, jsonAnswer, type Route, route } from "./route.ts";

/** Maximum number of verses on a page, and the default. */
const LIMIT = 100;
const DEFAULT_LIMIT = 25;
/** The last page that can have any verses. */
const LAST_PAGE = 999_999_999;

export const searchRoute: Route = route({
  path: "/api/search",
  caller: "key",
  cache: "day",
  isDetermined: true,
  parameters: {
    q: required(text),
    version: required(text),
    in: optional(text),
    book_id: optional(bookId),
    sort: optional(choice(["relevance", "canonical"])),
    limit: optional(integerBetween(1, LIMIT)),
    page: optional(integerBetween(1, LAST_PAGE)),
    synonyms: optional(choice(["true", "false"])),
    language: optional(languageTag),
  },
  answer: ({ book_id, sort = "relevance", limit = DEFAULT_LIMIT, page = 1, synonyms, ...query }, { texts }) =>
    fromResult(
      search(texts, { ...query, bookId: book_id, sort, limit, page, synonyms: synonyms === "true" }),
      (found) => {
        // An upper bound of the verses. Their exact number is known only after the search, which runs after the limiter.
        const editions = found.editions.map(({ info }) => info);
        const isSlow = editions.length > 1;
        const needs = demand({ verseUnits: limit, isSlow, editions });
        return isSlow
          ? bytesAnswer(() => joinedInTurns(searchPieces(found)), needs)
          : jsonAnswer(() => searchShape(found), needs);
      },
    ),
});
