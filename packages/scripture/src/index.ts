/** Lectern scripture: canonical coordinates and the reference resolver. Pure; the same in Node and browsers. */

export { type Book, type BookGroup, bookById, books, findBook, PSALM_ID, type Testament } from "./book.ts";
export {
  BOOK_TOTAL,
  bookIdAt,
  CHAPTER_TOTAL,
  chapterCount,
  chapterNumberAt,
  chapterPosition,
  chapterPositionOf,
  firstOrdinalAt,
  hasVerse,
  VERSE_TOTAL,
  verseCount,
} from "./canon.ts";
export type { Coordinate } from "./coordinate.ts";
export { CORRECTION_ROWS, type CorrectionCode } from "./data/correction-codes.ts";
export { formatReference, type ReferenceFormat } from "./normalized-form.ts";
export { fromOrdinal, isOrdinal, lastOrdinalOfBook, lastOrdinalOfChapter, toOrdinal } from "./ordinal.ts";
export { osisOfOrdinal, osisOfSpan, osisOfSpans, osisOfVerse, parseOsisVerse } from "./osis-id.ts";
export type {
  Ambiguous,
  Candidate,
  CandidateReason,
  Expectation,
  InvalidReference,
  Problem,
  ProblemCode,
  Reference,
  Resolution,
  Resolved,
  TooMany,
  Unrecognized,
  ValidReference,
} from "./reference.ts";
export type { ParseOptions } from "./resolve/by-stages.ts";
export { parseReference } from "./resolve/index.ts";
export type { ChapterVerse, Span, WrittenSpan } from "./span.ts";
export { fromVerseId, toVerseId, verseIdOfOrdinal } from "./verse-id.ts";
export {
  areAdjacent,
  areEqual,
  type BookSpans,
  bookIdOf,
  countBooks,
  countChapters,
  countVerses,
  differenceOf,
  gapBetween,
  hullOf,
  type Interval,
  includesVerse,
  intersectionOf,
  intervalOfChapter,
  intervalOfSpan,
  ordinalsOf,
  osisOfInterval,
  osisOfVerseSet,
  referencesOfVerseSet,
  relationOf,
  spanOfInterval,
  splitByBook,
  splitByChapter,
  unionOf,
  type VerseSet,
  type VerseSetRelation,
  verseSetOfIntervals,
  verseSetOfReferences,
} from "./verse-set.ts";
