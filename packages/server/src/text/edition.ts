/**
 * What the rest of the server knows of a text. An edition is addressed by ordinals (1 to 31102, both ends
 * included) and hands out either plain values or ready JSON bytes. Types only.
 */

export interface EditionInfo {
  /** Upper case: `KJV`. */
  readonly code: string;
  readonly name: string;
  /** BCP 47: `en`. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly year: number;
  readonly licence: string;
  readonly source: string;
  /** First 12 hexadecimal digits of the SHA-256 of the pack's content; changes when any word does. */
  readonly revision: string;
  /** Verses of the canon that the edition has: 31102 less the absent ones. */
  readonly verseCount: number;
  /** Ordinals of the canon's verses that the edition does not have, ascending. */
  readonly absent: readonly number[];
}

export interface Edition {
  readonly info: EditionInfo;
  /** The words of the verse and nothing else; null when the edition does not have the verse. */
  text(ordinal: number): string | null;
  /** The psalm title that stands before the verse (verse 1 only); null where there is none. */
  title(ordinal: number): string | null;
  /**
   * UTF-8 JSON items joined by commas, without brackets, of the ordinals from `first` to `last`:
   * `{"verse":1,"text":"..."}`, with `"title"` where there is one, and for an absent verse
   * `{"verse":1,"text":null,"absent":true}`. A view into shared memory: never write to it.
   */
  scriptureItems(first: number, last: number): Uint8Array;
  /**
   * The same for /passage:
   * `{"book":"John","chapter":3,"verse":16,"text":"...","verse_id":43003016,"verse_index":26137}`.
   */
  passageItems(first: number, last: number): Uint8Array;
}

export interface TextStore {
  /** In the order of their codes. */
  readonly editions: readonly Edition[];
  /** Short hash of the canon and all loaded texts: the `X-Data-Revision` header. */
  readonly dataRevision: string;
  /** By code in any letter case; undefined when it is not loaded. */
  find(code: string): Edition | undefined;
}
