/** /lookup on the wire. */

import type { Schemas } from "@lectern/contract/types";
import { bookById, osisOfOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { verseName } from "../text/verse-name.ts";
import { verseShape } from "./coordinate-shapes.ts";

export function lookupShape(ordinals: readonly number[]): Schemas["Lookup"] {
  return { status: "success", results_count: ordinals.length, data: ordinals.map(itemShape) };
}

function itemShape(ordinal: number): Schemas["LookupItem"] {
  const { verse_id, verse_index, book, chapter, verse } = verseShape(ordinal);
  const { id, key, name, osis, slug } = bookById(book.id);
  return {
    verse_id,
    verse_index,
    osis_id: osisOfOrdinal(ordinal),
    reference: verseName(ordinal),
    book: { id, key, name, osis, slug },
    chapter,
    verse,
    previous: ordinal === 1 ? null : ordinal - 1,
    next: ordinal === VERSE_TOTAL ? null : ordinal + 1,
  };
}
