/** /expand on the wire. */

import { ordinalsOf } from "@lectern/scripture";
import type { Expansion } from "../../service/expand.ts";
import type { components } from "../openapi.gen.ts";
import { rangeShape, verseShape } from "./coordinate.ts";

export function expandShape(expansion: Expansion): components["schemas"]["Expansion"] {
  const ordinals = [...ordinalsOf(expansion.verses)];
  const data = ordinals.map(verseShape);
  return {
    status: "success",
    reference: expansion.reference,
    osis_id: expansion.osisId,
    verse_count: expansion.verseCount,
    ranges: expansion.ranges.map(rangeShape),
    verse_ids: data.map(({ verse_id }) => verse_id),
    verse_indexes: ordinals,
    data,
  };
}
