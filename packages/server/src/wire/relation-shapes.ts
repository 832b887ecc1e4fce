/** /range, /distance and /diff on the wire. */

import type { Schemas } from "@lectern/contract/types";
import {
  bookIdOf,
  countVerses,
  type Interval,
  osisOfInterval,
  osisOfOrdinal,
  osisOfVerseSet,
  splitByBook,
  type VerseSet,
} from "@lectern/scripture";
import type { Diff } from "../service/diff.ts";
import type { Distance } from "../service/distance.ts";
import type { Range } from "../service/range.ts";
import { bookShape, rangeShape as verseRangeShape, verseShape } from "./coordinate-shapes.ts";

export function rangeShape(range: Range): Schemas["Range"] {
  const { verses, osisId, verseCount, chapterCount, bookCount, books } = range;
  return {
    status: "success",
    start: { osis_id: osisOfOrdinal(verses.first), ...verseShape(verses.first) },
    end: { osis_id: osisOfOrdinal(verses.last), ...verseShape(verses.last) },
    osis_id: osisId,
    verse_count: verseCount,
    chapter_count: chapterCount,
    book_count: bookCount,
    ranges: books.map(bookRangeShape),
  };
}

function bookRangeShape(run: Interval): Schemas["BookRange"] {
  return {
    book: bookShape(bookIdOf(run.first)),
    ...verseRangeShape(run),
    start_index: run.first,
    end_index: run.last,
    osis_id: osisOfInterval(run),
    verse_count: countVerses([run]),
  };
}

export function distanceShape(distance: Distance): Schemas["Distance"] {
  const { a, b, verses, direction, gap, chapters, books } = distance;
  return {
    status: "success",
    a,
    b,
    distance: verses,
    direction,
    gap,
    chapter_distance: chapters,
    book_distance: books,
  };
}

export function diffShape(diff: Diff): Schemas["Diff"] {
  return {
    status: "success",
    a: diff.a,
    b: diff.b,
    overlap: diff.intersection.length > 0,
    relation: diff.relation,
    intersection: verseSetShape(diff.intersection),
    only_in_a: verseSetShape(diff.onlyInA),
    only_in_b: verseSetShape(diff.onlyInB),
    union: verseSetShape(diff.union),
  };
}

/** One range for each range of the OSIS id. */
function verseSetShape(set: VerseSet): Schemas["VerseSet"] {
  return {
    osis_id: set.length === 0 ? null : osisOfVerseSet(set),
    verse_count: countVerses(set),
    ranges: splitByBook(set).map(verseRangeShape),
  };
}
