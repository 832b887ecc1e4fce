/** The bodies of /context, /lookup, /range, /distance and /diff. */

import {
  bookById,
  bookIdOf,
  countVerses,
  formatReference,
  fromOrdinal,
  type Interval,
  osisOfInterval,
  osisOfOrdinal,
  osisOfVerseSet,
  splitByBook,
  VERSE_TOTAL,
  type VerseSet,
  verseIdOfOrdinal,
} from "@lectern/scripture";
import type { Context } from "../../service/context.ts";
import type { Diff } from "../../service/diff.ts";
import type { Distance } from "../../service/distance.ts";
import { type TitlePlace, textWithTitle } from "../../service/edition.ts";
import type { Range } from "../../service/range.ts";

interface VerseCoordinate {
  readonly verse_id: number;
  readonly verse_index: number;
  readonly book: { readonly id: number; readonly name: string };
  readonly chapter: number;
  readonly verse: number;
}

function verseCoordinate(ordinal: number): VerseCoordinate {
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  return {
    verse_id: verseIdOfOrdinal(ordinal),
    verse_index: ordinal,
    book: { id: bookId, name: bookById(bookId).name },
    chapter,
    verse,
  };
}

/** `John 3:16` */
function referenceOf(ordinal: number): string {
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  const at = { chapter, verse };
  return formatReference(bookId, [{ start: at, end: at }]);
}

export function contextBody(context: Context, titles: TitlePlace) {
  const { reference, osisId, edition, centre, verses, verseCount } = context;
  const data = [];
  for (let ordinal = verses.first; ordinal <= verses.last; ordinal++) {
    data.push(contextItem(context, ordinal, titles));
  }
  return {
    status: "success",
    reference,
    osis_id: osisId,
    version: edition?.info.code ?? null,
    before: centre.first - verses.first,
    after: verses.last - centre.last,
    results_count: verseCount,
    data,
  } as const;
}

function contextItem({ edition, centre }: Context, ordinal: number, titles: TitlePlace) {
  const place = {
    offset: Math.min(0, ordinal - centre.first) + Math.max(0, ordinal - centre.last),
    reference: referenceOf(ordinal),
    ...verseCoordinate(ordinal),
  };
  if (edition === null) return place;
  const title = titles === "apart" ? edition.title(ordinal) : null;
  const text = textWithTitle(edition, ordinal, titles);
  return {
    ...place,
    text,
    ...(title === null ? {} : { title }),
    ...(text === null ? { absent: true } : {}),
  };
}

export function lookupBody(ordinals: readonly number[]) {
  return { status: "success", results_count: ordinals.length, data: ordinals.map(lookupItem) } as const;
}

function lookupItem(ordinal: number) {
  const { book, chapter, verse } = verseCoordinate(ordinal);
  const { id, key, name, osis, slug } = bookById(book.id);
  return {
    verse_id: verseIdOfOrdinal(ordinal),
    verse_index: ordinal,
    osis_id: osisOfOrdinal(ordinal),
    reference: referenceOf(ordinal),
    book: { id, key, name, osis, slug },
    chapter,
    verse,
    previous: ordinal === 1 ? null : ordinal - 1,
    next: ordinal === VERSE_TOTAL ? null : ordinal + 1,
  };
}

export function rangeBody(range: Range) {
  const { verses, osisId, verseCount, chapterCount, bookCount, books } = range;
  return {
    status: "success",
    start: { osis_id: osisOfOrdinal(verses.first), ...verseCoordinate(verses.first) },
    end: { osis_id: osisOfOrdinal(verses.last), ...verseCoordinate(verses.last) },
    osis_id: osisId,
    verse_count: verseCount,
    chapter_count: chapterCount,
    book_count: bookCount,
    ranges: books.map(bookRange),
  } as const;
}

function bookRange(run: Interval) {
  const bookId = bookIdOf(run.first);
  return {
    book: { id: bookId, name: bookById(bookId).name },
    ...verseIdsOf(run),
    start_index: run.first,
    end_index: run.last,
    osis_id: osisOfInterval(run),
    verse_count: countVerses([run]),
  };
}

function verseIdsOf({ first, last }: Interval) {
  return { range_start: verseIdOfOrdinal(first), range_end: verseIdOfOrdinal(last) };
}

export function distanceBody(distance: Distance) {
  return {
    status: "success",
    a: distance.a,
    b: distance.b,
    distance: distance.verses,
    direction: distance.direction,
    gap: distance.gap,
    chapter_distance: distance.chapters,
    book_distance: distance.books,
  } as const;
}

export function diffBody(diff: Diff) {
  return {
    status: "success",
    a: diff.a,
    b: diff.b,
    overlap: diff.intersection.length > 0,
    relation: diff.relation,
    intersection: verseSetBody(diff.intersection),
    only_in_a: verseSetBody(diff.onlyInA),
    only_in_b: verseSetBody(diff.onlyInB),
    union: verseSetBody(diff.union),
  } as const;
}

/** The ranges are those of the OSIS id, one to one. */
function verseSetBody(set: VerseSet) {
  return {
    osis_id: set.length === 0 ? null : osisOfVerseSet(set),
    verse_count: countVerses(set),
    ranges: splitByBook(set).map(verseIdsOf),
  };
}
