/** /expand and /slice on the wire, put together from ready bytes. */

import type { VerseSet } from "@lectern/scripture";
import type { Expansion } from "../../service/expand.ts";
import type { Slice } from "../../service/slice.ts";
import { type ReadyValues, verseIdValues, verseIndexValues, verseItems } from "../../service/verse-items.ts";
import { withCommas } from "../bytes.ts";
import type { components } from "../openapi.gen.ts";
import { listPieces, type Pieces } from "../pieces.ts";
import { rangeShape } from "./coordinate.ts";

type Schemas = components["schemas"];

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
  return listPieces(head, verses, Object.fromEntries(written));
}
