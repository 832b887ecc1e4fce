/**
 * The interface of texts for the rest of the server. Verses are addressed by ordinals (1 to 31102, both
 * included). An edition returns plain values or JSON bytes. Types only.
 */

import type { WordIndex } from "@lectern/concordance";
import type { ByteBuffer } from "./byte-buffer.ts";
import type { EditionManifest } from "./manifest.ts";

export interface EditionInfo extends EditionManifest {
  /**
   * First 12 hexadecimal digits of the SHA-256 of the pack's content; changes when any word, title or annotation
   * changes.
   */
  readonly revision: string;
  /** The number of verses that the edition has: 31102 minus the absent ones. */
  readonly verseCount: number;
  /** Ordinals of the canon's verses that the edition does not have, ascending. */
  readonly absent: readonly number[];
  /** The kinds of markup that any of its verses and titles has. */
  readonly annotationTypes: readonly AnnotationType[];
}

/**
 * Kinds of stand-off markup. `letter`: name of a Hebrew letter before a part of Psalm 119. `subscription`: the words
 * after an epistle's last verse. `bridge`: the verse contains the words of several verses, which its `text` names
 * ("3-4"); the others are absent.
 */
export type AnnotationType =
  | "note"
  | "heading"
  | "letter"
  | "subscription"
  | "added"
  | "words_of_jesus"
  | "divine_name"
  | "paragraph"
  | "poetry"
  | "bridge";

/**
 * Stand-off markup. `start` (included) and `end` (not included) are offsets in UTF-16 code units in the clean text of
 * the verse; equal for a point, such as the caller of a note or a paragraph's beginning; `end` is at most the text's
 * length.
 */
export interface Annotation {
  readonly type: AnnotationType;
  readonly start: number;
  readonly end: number;
  /** Words that are not Scripture: those of a note, heading, letter, subscription or bridge. Absent for other types. */
  readonly text?: string;
  /** The style in the source, if it is more specific than the type: `q2`, `x`, `s1`. Otherwise absent. */
  readonly style?: string;
}

/** SHA-256 digests in lower-case hexadecimal; digest.ts defines their input. */
export interface EditionDigests {
  readonly edition: string;
  /** 66 digests; index 0 is Genesis. */
  readonly books: readonly string[];
}

/** One step by which the served verse differs from its source. */
export interface ProvenanceStep {
  /** `rule`: a named rule of the reader. `erratum`: one row of the edition's errata. */
  readonly kind: "rule" | "erratum";
  /** Name of the rule, or "current -> corrected" of the erratum. */
  readonly what: string;
  /** Why, and on whose witness. */
  readonly why: string;
}

/** Writes the words of a verse as UTF-8 at `at`. Returns where they end: `at` if there are none. */
export type PutWords = (ordinal: number, to: ByteBuffer, at: number) => number;

/** All items of `scriptureItems`, each with a comma after it, in shared memory: never write to it. */
export interface StoredItems {
  readonly view: DataView;
  /** Where the item of an ordinal begins; for the ordinal after the last, where the last item ends. */
  readonly startOf: (ordinal: number) => number;
}

export interface Edition {
  readonly info: EditionInfo;
  /** Only the words of the verse; null when the edition does not have the verse. */
  text(ordinal: number): string | null;
  /** Writes the same words. */
  readonly putWords: PutWords;
  /** The psalm title before the verse (verse 1 only); null if there is none. */
  title(ordinal: number): string | null;
  /** Markup of the verse in the order of `start`, then `end`; empty when there is none. */
  annotations(ordinal: number): readonly Annotation[];
  /** Markup of the title before the verse; offsets are in the title. */
  titleAnnotations(ordinal: number): readonly Annotation[];
  /** The digests from the time when the pack was built. `lectern verify` recomputes them from the words. */
  readonly digests: EditionDigests;
  /**
   * UTF-8 JSON items joined by commas, without brackets, of the ordinals from `first` to `last`:
   * `{"verse":1,"text":"..."}`, with `"title"` where there is one, and for an absent verse
   * `{"verse":1,"text":"","absent":true}`. A view into shared memory: never write to it.
   */
  scriptureItems(first: number, last: number): Uint8Array;
  /**
   * The same bytes as a string with one character for each byte (Latin-1). The first call makes one string of the whole
   * edition in its thread, some 5 MB.
   */
  scriptureItemsText(first: number, last: number): string;
  /** The same items, for callers that copy parts of them. */
  readonly storedItems: StoredItems;
}

export interface TextStore {
  /** In the order of their codes. */
  readonly editions: readonly Edition[];
  /** A short hash of the canon and all loaded texts: the value of the header `X-Data-Revision`. */
  readonly dataRevision: string;
  /** False when a pack was left out because it may not be served. */
  readonly isWhole: boolean;
  /** By code in any letter case; undefined when it is not loaded. */
  find(code: string): Edition | undefined;
  /**
   * The word index of a loaded edition, read at its first use. Null if there is none that fits the text; then the
   * edition must be imported again before it can be searched.
   */
  wordIndexOf(edition: Edition): WordIndex | null;
}
