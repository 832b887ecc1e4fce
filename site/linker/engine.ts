/** The engine of the linker: finds references in the text of a page. Loaded only if the page may contain some. */

import { bookById, fromOrdinal, splitByChapter, verseSetOfReferences } from "@lectern/scripture";
import { type FoundReference, scan } from "@lectern/scripture/scan";
import type { ChapterPart, FoundPassage } from "./passage.ts";

/** The most verses shown of a passage. */
const MAX_VERSES = 12;

export function findPassages(text: string): readonly FoundPassage[] {
  return scan(text, { source: "text" }).flatMap((find) => (find.type === "reference" ? passageOf(find) : []));
}

function passageOf({ start, end, reference }: FoundReference): readonly FoundPassage[] {
  if (!reference.valid) return [];
  const parts: ChapterPart[] = [];
  let moreVerses = 0;
  let shown = 0;
  for (const { first, last } of splitByChapter(verseSetOfReferences([reference]))) {
    const { bookId, chapter, verse } = fromOrdinal(first);
    const count = Math.min(last - first + 1, MAX_VERSES - shown);
    if (count > 0)
      parts.push({ bookId, osisBook: bookById(bookId).osis, chapter, first: verse, last: verse + count - 1 });
    shown += Math.max(count, 0);
    moreVerses += last - first + 1 - Math.max(count, 0);
  }
  return [{ start, end, osisId: reference.osisId, name: reference.normalized, parts, moreVerses }];
}
