/** The bodies and parameters of the API under short names, all taken from the published contract. */

import type { components, operations } from "./openapi.gen.ts";

type Schemas = components["schemas"];

/** A book by id (1 to 66), key (`JHN`), OSIS abbreviation or slug. */
export type BookIdentifier = number | string;

export type Resolution = Schemas["Resolution"];
export type Reference = Schemas["Reference"];
export type Collection = Schemas["Collection"];
export type ReferenceProblem = Schemas["ReferenceProblem"];
export type Candidate = Schemas["Candidate"];
export type Span = Schemas["Span"];
export type Expansion = Schemas["Expansion"];
export type VerseCoordinate = Schemas["VerseCoordinate"];
export type Context = Schemas["Context"];
export type ContextItem = Schemas["ContextItem"];
export type Lookup = Schemas["Lookup"];
export type LookupItem = Schemas["LookupItem"];
export type Range = Schemas["Range"];
export type Distance = Schemas["Distance"];
export type Diff = Schemas["Diff"];
export type Slice = Schemas["Slice"];
export type Passage = Schemas["Passage"];
export type Annotation = Schemas["Annotation"];
export type PassageItem = Schemas["PassageItem"];
export type Scripture = Schemas["Scripture"];
export type FullChapter = Schemas["FullChapter"];
export type SingleVerse = Schemas["SingleVerse"];
export type VerseRangeText = Schemas["VerseRangeText"];
export type CrossChapter = Schemas["CrossChapter"];
export type Comparison = Schemas["Comparison"];
export type ComparisonItem = Schemas["ComparisonItem"];
export type Book = Schemas["Book"];
export type Books = Schemas["Books"];
export type Version = Schemas["Version"];
export type Versions = Schemas["Versions"];
export type Usage = Schemas["Usage"];
export type Live = Schemas["Live"];
export type Ready = Schemas["Ready"];

export type ReferenceQuery = operations["resolve"]["parameters"]["query"];
export type ContextQuery = operations["context"]["parameters"]["query"];
export type RangeQuery = operations["range"]["parameters"]["query"];
/** Two references: `a` and `b`. */
export type PairQuery = operations["diff"]["parameters"]["query"];
export type SliceQuery = operations["slice"]["parameters"]["query"];

/** Exactly one of the three; a list is sent joined by commas. At most 100 verses. */
export type LookupQuery =
  | { readonly verse_id: number | string | readonly number[] }
  | { readonly verse_index: number | string | readonly number[] }
  | { readonly osis_id: string | readonly string[] };

/** How texts are given. */
export interface TextOptions {
  /** `inline` puts a psalm's title before the text of verse 1; otherwise it stands apart as `title`. */
  readonly titles?: "inline" | undefined;
  /** Markup that stands off the words; each item then has `annotations`. */
  readonly include?: components["parameters"]["Include"] | undefined;
}

interface IndexRange {
  readonly start_index: number;
  readonly end_index: number;
}

/** A reference as people write it, or a run of verses by their indexes; and the version to read. */
export type PassageQuery = ({ readonly reference: string } | IndexRange) & {
  readonly version: string;
} & TextOptions;

export interface ChapterQuery extends TextOptions {
  readonly book_id: BookIdentifier;
  readonly chapter: number;
  readonly version: string;
}

export interface SandboxQuery extends Pick<TextOptions, "titles"> {
  readonly book_id: BookIdentifier;
  readonly chapter: number;
}

/** Every mode of /scripture; see the operation for what goes together. */
export interface ScriptureQuery extends ChapterQuery {
  readonly verse?: number | undefined;
  readonly range?: string | undefined;
  readonly endChapter?: number | undefined;
  readonly endVerse?: number | undefined;
  readonly compare?: string | undefined;
}
