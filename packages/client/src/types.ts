/** The bodies and parameters of the API under short names, taken from the published contract. */

import type { components, operations, Schemas } from "@lectern/contract/types";

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
export type Scan = Schemas["Scan"];
export type ScanItem = Schemas["ScanItem"];
export type ScannedReference = Schemas["ScannedReference"];
export type ScannedAmbiguity = Schemas["ScannedAmbiguity"];
export type Quote = Schemas["Quote"];
export type QuoteMatch = Schemas["QuoteMatch"];
export type QuoteDifference = Schemas["QuoteDifference"];
export type Verification = Schemas["Verification"];
export type VerifiedQuotation = Schemas["VerifiedQuotation"];
export type VerifyCorrection = Schemas["VerifyCorrection"];
export type VerifySummary = Schemas["VerifySummary"];
export type Search = Schemas["Search"];
export type SearchItem = Schemas["SearchItem"];
export type BookFacet = Schemas["BookFacet"];
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

/** Exactly one of the three; a list is joined by commas. At most 100 verses. */
export type LookupQuery =
  | { readonly verse_id: number | string | readonly number[] }
  | { readonly verse_index: number | string | readonly number[] }
  | { readonly osis_id: string | readonly string[] };

/** A text and how to read it: docs/scan.md. */
export interface ScanQuery {
  readonly text: string;
  /** A BCP 47 code, several separated by commas, or `auto`; default `en`. */
  readonly language?: string | undefined;
  /** A reference that gives a bare "v. 5" its book and chapter. */
  readonly context?: string | undefined;
  readonly source?: "auto" | "text" | "markdown" | "html" | undefined;
  readonly require_verse?: boolean | undefined;
  readonly books?: boolean | undefined;
  /** The unit of offsets; default `utf16`, as in JavaScript. */
  readonly units?: "utf16" | "codepoint" | "utf8" | undefined;
}

/** A quotation, and the reference that it is attributed to. */
export interface QuoteQuery {
  /** At most 2,000 characters. */
  readonly text: string;
  readonly reference?: string | undefined;
  /** Codes of the versions to look in; all that the key may read when absent. */
  readonly version?: string | readonly string[] | undefined;
  /** Maximum number of matches, 1 to 20; default 5. */
  readonly limit?: number | undefined;
  /** BCP 47 code of the language of the reference; default `en`. */
  readonly language?: string | undefined;
  /** What offsets count; default `utf16`, as JavaScript does. */
  readonly units?: "utf16" | "codepoint" | "utf8" | undefined;
}

/** A text whose references and quotations are to be judged. */
export interface VerifyQuery {
  readonly text: string;
  readonly version?: string | readonly string[] | undefined;
  readonly language?: string | undefined;
  readonly units?: "utf16" | "codepoint" | "utf8" | undefined;
}

/** Words looked for, and where. */
export interface SearchQuery {
  /** In the query language of docs/search.md. */
  readonly q: string;
  /** One code, or up to five. */
  readonly version: string | readonly string[];
  /** A reference, `ot`, `nt`, or a group of books such as `gospels`. */
  readonly in?: string | undefined;
  readonly book_id?: BookIdentifier | undefined;
  readonly sort?: "relevance" | "canonical" | undefined;
  /** Verses a page, 1 to 100; default 25. */
  readonly limit?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly synonyms?: boolean | undefined;
  /** BCP 47 code of the language in which `in` is written; default `en`. */
  readonly language?: string | undefined;
}

/** How texts are returned. */
export interface TextOptions {
  /** `inline` puts a psalm's title before the text of verse 1; otherwise it is a separate `title`. */
  readonly titles?: "inline" | undefined;
  /** Markup outside the words; each item then has `annotations`. */
  readonly include?: components["parameters"]["Include"] | undefined;
}

interface IndexRange {
  readonly start_index: number;
  readonly end_index: number;
}

/** A reference as people write it, or a run of verses by their indexes, and the version to read. */
export type PassageQuery = ({ readonly reference: string } | IndexRange) & {
  readonly version: string;
} & TextOptions;

export interface ChapterQuery extends TextOptions {
  readonly book_id: BookIdentifier;
  readonly chapter: number;
  readonly version: string;
}

export interface SandboxQuery extends TextOptions {
  readonly book_id: BookIdentifier;
  readonly chapter: number;
}

/** Parameters of every mode of /scripture; the operation documents which go together. */
export interface ScriptureQuery extends ChapterQuery {
  readonly verse?: number | undefined;
  readonly range?: string | undefined;
  readonly endChapter?: number | undefined;
  readonly endVerse?: number | undefined;
  readonly compare?: string | undefined;
}
