/** /expand and /slice on the wire, assembled from prepared bytes. */

import type { Schemas } from "@lectern/contract/types";
import type { VerseSet } from "@lectern/scripture";
import type { Expansion } from "../service/expand.ts";
import type { Slice } from "../service/slice.ts";
import { rangeShape } from "./coordinate-shapes.ts";
import { openObject, withCommas } from "./json-bytes.ts";
import { listPieces, type Pieces } from "./pieces.ts";
import { type ReadyValues, verseIdValues, verseIndexValues, verseItems } from "./verse-items.ts";

export function expandPieces({ reference, osisId, ranges, verses, verseCount }: Expansion): Pieces {
  const head: Omit<Schemas["Expansion"], "verse_ids" | "verse_indexes" | "data"> = {
    status: "success",
    reference,
    osis_id: osisId,
    verse_count: verseCount,
    ranges: ranges.map(rangeShape),
  };
  const lists = { verse_ids: verseIdValues, verse_indexes: verseIndexValues, data: verseItems };
  return valuePieces(head, verses, lists);
}

export function slicePieces({ verses, osisId, verseCount }: Slice): Pieces {
  const head: Omit<Schemas["Slice"], "data"> = {
    status: "success",
    start_index: verses.first,
    end_index: verses.last,
    osis_id: osisId,
    verse_count: verseCount,
  };
  return valuePieces(head, [verses], { data: verseItems });
}

function valuePieces(head: object, verses: VerseSet, lists: Readonly<Record<string, ReadyValues>>): Pieces {
  const runsOf = (values: ReadyValues) => (part: VerseSet) =>
    withCommas(part.map(({ first, last }) => values(first, last)));
  const written = Object.entries(lists).map(([name, values]) => [name, runsOf(values)]);
  return listPieces(openObject(head), verses, Object.fromEntries(written));
}
