/** Spans: start and end within one book, both included. A single verse has start equal to end. */

export interface ChapterVerse {
  /** 1-based. */
  readonly chapter: number;
  /** 1-based. */
  readonly verse: number;
}

export interface Span {
  readonly start: ChapterVerse;
  readonly end: ChapterVerse;
}

/** A span as it was written, for references outside the canon. Null where a number is unknown. */
export interface WrittenSpan {
  readonly start: { readonly chapter: number | null; readonly verse: number | null };
  readonly end: { readonly chapter: number | null; readonly verse: number | null };
}
