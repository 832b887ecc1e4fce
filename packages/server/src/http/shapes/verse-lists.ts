/** /expand and /slice on the wire, put together from ready bytes. */

import type { VerseSet } from "@lectern/scripture";
import type { Expansion } from "../../service/expand.ts";
import type { Slice } from "../../service/slice.ts";
import { verseIdValues, verseIndexValues, verseItems } from "../../service/verse-items.ts";
import { withItems, withLists } from "../bytes.ts";
import type { components } from "../openapi.gen.ts";
import { rangeShape } from "./coordinate.ts";

type Schemas = components["schemas"];

export function expandBytes({ reference, osisId, ranges, verses, verseCount }: Expansion): Uint8Array {
  const head: Omit<Schemas["Expansion"], "verse_ids" | "verse_indexes" | "data"> = {
    status: "success",
    reference,
    osis_id: osisId,
    verse_count: verseCount,
    ranges: ranges.map(rangeShape),
  };
  const runs = (values: typeof verseItems, set: VerseSet) =>
    set.map(({ first, last }) => values(first, last));
  return withLists(head, {
    verse_ids: runs(verseIdValues, verses),
    verse_indexes: runs(verseIndexValues, verses),
    data: runs(verseItems, verses),
  });
}

export function sliceBytes({ verses, osisId, verseCount }: Slice): Uint8Array {
  const head: Omit<Schemas["Slice"], "data"> = {
    status: "success",
    start_index: verses.first,
    end_index: verses.last,
    osis_id: osisId,
    verse_count: verseCount,
  };
  return withItems(head, [verseItems(verses.first, verses.last)]);
}
