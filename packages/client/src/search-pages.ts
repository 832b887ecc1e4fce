/** Iterates over all results of a search. */

import type { Client } from "./client.ts";
import type { CallOptions } from "./request.ts";
import type { Search, SearchItem, SearchQuery } from "./types.ts";

/** Verses in a page: the most that the API allows. */
const PAGE = 100;

/** The pages of a search from `query.page` on (default 1). Each page is requested when it is needed. */
export async function* searchPages(
  client: Pick<Client, "search">,
  { page: first = 1, limit = PAGE, ...query }: SearchQuery,
  options: CallOptions = {},
): AsyncGenerator<Search, void, undefined> {
  for (let page = first; ; page++) {
    const found = await client.search({ ...query, page, limit }, options);
    yield found;
    if (page * limit >= found.total_count) return;
  }
}

/** The verses of a search one by one, from `query.page` on. */
export async function* searchAll(
  client: Pick<Client, "search">,
  query: SearchQuery,
  options: CallOptions = {},
): AsyncGenerator<SearchItem, void, undefined> {
  for await (const { data } of searchPages(client, query, options)) yield* data;
}
