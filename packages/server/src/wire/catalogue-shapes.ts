/** /books, /versions and /usage on the wire. */

import type { Schemas } from "@lectern/contract/types";
import { books, lastOrdinalOfBook, osisOfOrdinal, toOrdinal, verseIdOfOrdinal } from "@lectern/scripture";
import type { Usage } from "../access/access.ts";
import { availableIn } from "../service/annotations.ts";
import type { EditionInfo, TextStore } from "../service/find-edition.ts";

export function booksShape(): Schemas["Books"] {
  const data = books.map(({ id, key, osis, name, slug, testament, group, chapters }) => {
    const first = toOrdinal(id, 1, 1);
    const last = lastOrdinalOfBook(id);
    return {
      ...{ id, key, osis, name, slug, testament, group, chapters },
      first_verse_id: verseIdOfOrdinal(first),
      last_verse_id: verseIdOfOrdinal(last),
      first_verse_index: first,
      last_verse_index: last,
    };
  });
  return { status: "success", results_count: 66, data };
}

/** `plansOf`: the names of the plans that may read an edition. */
export function versionsShape(
  texts: TextStore,
  plansOf: (edition: EditionInfo) => readonly string[],
): Schemas["Versions"] {
  const data = texts.editions.map((edition) => {
    const { info, digests } = edition;
    return {
      code: info.code,
      name: info.name,
      language: info.language,
      direction: info.direction,
      year: info.year,
      licence: info.licence,
      source: info.source,
      revision: info.revision,
      verse_count: info.verseCount,
      absent: info.absent.map(osisOfOrdinal),
      include: availableIn(edition),
      plans: plansOf(info),
      digests: {
        edition: digests.edition,
        books: Object.fromEntries(books.map(({ id, key }) => [key, digests.books[id - 1] ?? ""])),
      },
    };
  });
  return { status: "success", results_count: data.length, data };
}

export function usageShape({ plan, quotaUsed, resetsAt }: Usage): Schemas["Usage"] {
  const { dailyRequests, rate } = plan;
  return {
    status: "success",
    plan: plan.name,
    quota_used: quotaUsed,
    daily_limit: dailyRequests,
    remaining: dailyRequests === null ? null : Math.max(0, dailyRequests - quotaUsed),
    resets_at: resetsAt,
    rate: rate === null ? null : { limit: rate.limit, window_seconds: rate.windowSeconds },
    max_verse_units: plan.maxVerseUnits,
    features: plan.features,
  };
}
