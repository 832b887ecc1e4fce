/** A reference found on a page, as the engine passes it to the linker. Types only: both bundles share this file. */

/** A run of verses of one chapter, first and last included. */
export interface ChapterPart {
  readonly bookId: number;
  /** "Rom" */
  readonly osisBook: string;
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

export interface FoundPassage {
  /** Half-open part of the text that was read, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly osisId: string;
  /** "Romans 8:28" */
  readonly name: string;
  /** The verses to show: the first ones of a long passage. */
  readonly parts: readonly ChapterPart[];
  /** How many verses the passage has beyond `parts`. */
  readonly moreVerses: number;
}

export interface Engine {
  /** The references of a text, in order. Blank lines separate its blocks. */
  findPassages(text: string): readonly FoundPassage[];
}
