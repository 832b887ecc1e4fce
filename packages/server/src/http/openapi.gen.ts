// Made from openapi.yaml by `npm run fix`. Do not edit.

export interface paths {
    readonly "/api/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Canonical coordinates of a reference
         * @description One reference (one book) comes flat; several come as a collection. What was understood but lies outside
         *     the canon is answered with 200 and `valid: false`.
         */
        readonly get: operations["resolve"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/expand": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A reference taken apart into its verses
         * @description `ranges` has one entry per span in the order written, never merged; `verse_ids`, `verse_indexes` and
         *     `data` stand in canonical order, each verse once.
         */
        readonly get: operations["expand"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/context": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The verses around a reference
         * @description The verses of a reference with those that stand before and after it in the canon, across chapters and books.
         *     `window` asks for as many on either side, `before` and `after` override it for their side; without any of
         *     them there are two on either side. At the ends of the canon fewer are given, and the answer says how many.
         *     With `version` the items carry text. The reference must be one run of verses without gaps.
         */
        readonly get: operations["context"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lookup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Verses by their identifiers
         * @description Exactly one of `verse_id`, `verse_index` and `osis_id`, each a comma list; at most 100 verses. None of them, or
         *     the only one blank, is `missing_parameter`. The items stand in the order asked. An OSIS range
         *     (`Ps.23.1-Ps.23.6`) stands for its verses. A well-formed identifier of no verse, such as 43003099, is 422
         *     `invalid_reference` with that identifier as `input`.
         */
        readonly get: operations["lookup"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/range": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Everything from one reference to another
         * @description From the canonically first verse of `start` to the canonically last of `end`, across chapters and books, with
         *     one entry of `ranges` per book. A start after the end is 422 `invalid_reference` (`range_reversed`).
         */
        readonly get: operations["range"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/distance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How far two references lie apart
         * @description `distance` is counted in verses from the canonically first verse of `a` to that of `b` and never negative;
         *     `direction` says where `b` lies as seen from `a`. `gap` counts the verses strictly between the two, each taken
         *     from its first to its last verse.
         */
        readonly get: operations["distance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/diff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What two references have in common
         * @description Compares the verses of two references, lists and several books included, however they are written.
         *     `adjacent` means that they share no verse but a verse of the one directly follows a verse of the other in the
         *     canon. Of each set, `osis_id` is the shortest list of ranges in canonical order, none crossing a book, and
         *     `ranges` are the same ranges as verse ids.
         */
        readonly get: operations["diff"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/slice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A run of verses by their indexes
         * @description All verses from one place in the canon to another, both included. Indexes outside 1 to 31102, or a start after
         *     the end, are 422 `invalid_reference`.
         */
        readonly get: operations["slice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/passage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The text of a reference
         * @description Items stand in canonical order, each verse once, however the reference overlaps. `verse_units` is what
         *     the request counts against the plan's verses a request.
         *
         *     `format=text` and `format=markdown` answer the passage alone, headed by the normalized reference and the
         *     version, one paragraph a chapter, without psalm titles unless `titles=inline`. Where the passage has several
         *     chapters the first number of each paragraph is `chapter:verse`, and where it has several books it is
         *     `Book chapter:verse`. A verse that the edition does not have reads `(not in the ASV)`.
         */
        readonly get: operations["passage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/scripture": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Text by coordinates
         * @description `chapter` alone is the full chapter; with `verse` one verse; with `range` a range of the chapter; with
         *     `verse` and `endVerse` a range of the chapter too; with `verse`, `endChapter` and `endVerse` a span that
         *     crosses chapters (a range when `endChapter` equals `chapter`). `range` in the answer is written with the
         *     numbers it came to: `5-` of John 3 is `5-36`, and a range of one verse is that number alone.
         *
         *     With `compare` the texts of two versions stand side by side; `verse` alone is then ignored, and so is
         *     `verse` beside `range`. A whole chapter is allowed on every plan whatever its verse units.
         */
        readonly get: operations["scripture"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Text by coordinates, at the base path
         * @deprecated
         * @description The older form of `/api/scripture`, as clients of compatible services call it: the same parameters, the same
         *     bodies. Every answer carries `Deprecation` and a `Link` to `/api/scripture`. Without any of its parameters
         *     the path is 404 `not_found`.
         */
        readonly get: operations["scriptureAtBasePath"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sandbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A full KJV chapter, without a key
         * @description For trying the service out. All callers share 10 requests in 5 seconds. Another `version`, and `verse`,
         *     `range`, `compare`, `endChapter` and `endVerse`, are `invalid_parameter`.
         */
        readonly get: operations["sandbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/books": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The 66 books of the canon
         * @description Identifiers, names and the verses of each chapter. They never change.
         */
        readonly get: operations["books"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The versions that are loaded
         * @description With language, licence, source, what each lacks of the canon, and the plans that may read it.
         */
        readonly get: operations["versions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the key has used today
         * @description Does not count, neither in the rate nor in the quota.
         */
        readonly get: operations["usage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/livez": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the process answers
         * @description Answers as long as the process runs, whatever the state of its stores.
         */
        readonly get: operations["livez"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the process should be sent requests
         * @description Names each part. 503 while draining, or when one of them is down.
         */
        readonly get: operations["readyz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This document as JSON
         * @description The published contract, for tools that read JSON only.
         */
        readonly get: operations["openapiJson"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.yaml": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This document as it was written
         * @description The published contract, with its comments.
         */
        readonly get: operations["openapiYaml"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Decimal digits only, no sign, no leading zero, at most nine digits. */
        readonly Integer: number;
        /**
         * @description OSIS identifier; items of a list joined by commas, ranges written in full at both ends.
         * @example Ps.23.1-Ps.23.3
         */
        readonly OsisId: string;
        /** @description Book × 1,000,000 + chapter × 1,000 + verse. */
        readonly VerseId: number;
        /** @description Position in the canon, without holes; Genesis 1:1 is 1. */
        readonly VerseIndex: number;
        /** @constant */
        readonly Success: "success";
        readonly BookRef: {
            readonly id: number;
            readonly name: string;
        };
        /** @description What was not written and cannot be known is null, in invalid references only. */
        readonly Place: {
            readonly chapter: number | null;
            readonly verse: number | null;
        };
        /** @description Both ends included; a single verse has start equal to end. */
        readonly Span: {
            readonly start: components["schemas"]["Place"];
            readonly end: components["schemas"]["Place"];
        };
        readonly ReferenceProblem: {
            /** @enum {string} */
            readonly code: "chapter_out_of_range" | "verse_out_of_range" | "verse_zero" | "range_reversed" | "ambiguous_number";
            readonly chapter: number | null;
            readonly verse: number | null;
            /**
             * @description Offset of the wrong number in the reference as it was sent (not in `input` of a Reference, which is its
             *     normalized form), in UTF-16 units, from 0; of a reversed range where its right end starts. Null where the
             *     numbers were no reference, but parameters of their own such as `verse_id`, `start_index` or `book_id`,
             *     `osis_id` of /lookup, and where `start` and `end` of /range are in the wrong order.
             */
            readonly position: number | null;
            /** @description Last chapter of the book or last verse of the chapter. */
            readonly last_valid: number | null;
            /** @description What the input could mean, when there is anything. */
            readonly readings: readonly components["schemas"]["OsisId"][];
            readonly message: string;
        };
        readonly Reference: {
            /** @constant */
            readonly type: "single";
            readonly valid: boolean;
            /** @description The normalized form; the lower-case spelling that was read. */
            readonly input: string;
            readonly book: {
                readonly key: string;
                readonly book_id: number;
                readonly name: string;
                readonly slug: string;
            };
            readonly spans: readonly components["schemas"]["Span"][];
            readonly osis_id: string | null;
            /** @description How clearly the input said it; not a probability. */
            readonly confidence: number;
            /** @description The display form, made from the spans alone. Null when invalid. */
            readonly normalized: string | null;
            /**
             * @description What was repaired or assumed; empty when the input was canonical. Codes are never renamed; in this
             *     order: `book_case`, `book_alias`, `book_prefix`, `book_spelling`, `title_words`, `ordinal`,
             *     `book_carry`, `chapter_carry`, `punctuation`, `spacing`, `number_word`, `roman_numeral`,
             *     `noise_word`, `version_ignored`, `verse_part_dropped`, `optional_verses`, `title_dropped`,
             *     `following_verses`, `single_chapter_book`, `compact_numbers`. The guide says what each takes off
             *     `confidence`.
             */
            readonly corrections: readonly string[];
            /** @description The translation that stood in the input; it never changes the reading. */
            readonly version_hint: string | null;
            /** @description Only when `valid` is false. */
            readonly problems?: readonly components["schemas"]["ReferenceProblem"][];
        };
        readonly Collection: {
            /** @constant */
            readonly type: "collection";
            /** @description True only if every member is. */
            readonly valid: boolean;
            /** @description The original input. */
            readonly input: string;
            readonly osis_id: string | null;
            readonly references: readonly components["schemas"]["Reference"][];
        };
        readonly Resolution: components["schemas"]["Reference"] | components["schemas"]["Collection"];
        readonly VerseCoordinate: {
            readonly verse_id: components["schemas"]["VerseId"];
            readonly verse_index: components["schemas"]["VerseIndex"];
            readonly book: components["schemas"]["BookRef"];
            readonly chapter: number;
            readonly verse: number;
        };
        /** @description Verse ids, both included. */
        readonly VerseRange: {
            readonly range_start: components["schemas"]["VerseId"];
            readonly range_end: components["schemas"]["VerseId"];
        };
        readonly Expansion: {
            readonly status: components["schemas"]["Success"];
            /** @description The input as sent. */
            readonly reference: string;
            readonly osis_id: components["schemas"]["OsisId"];
            readonly verse_count: number;
            readonly ranges: readonly components["schemas"]["VerseRange"][];
            readonly verse_ids: readonly components["schemas"]["VerseId"][];
            readonly verse_indexes: readonly components["schemas"]["VerseIndex"][];
            readonly data: readonly components["schemas"]["VerseCoordinate"][];
        };
        readonly ContextItem: {
            /** @description 0 for every verse of the reference, -1, -2 … before it, 1, 2 … after it. */
            readonly offset: number;
            /** @description The verse as a person would write it. */
            readonly reference: string;
            readonly verse_id: components["schemas"]["VerseId"];
            readonly verse_index: components["schemas"]["VerseIndex"];
            readonly book: components["schemas"]["BookRef"];
            readonly chapter: number;
            readonly verse: number;
            readonly text?: components["schemas"]["VerseText"];
            readonly title?: components["schemas"]["Title"];
            readonly absent?: components["schemas"]["Absent"];
        };
        readonly Context: {
            readonly status: components["schemas"]["Success"];
            /** @description The input as sent. */
            readonly reference: string;
            readonly osis_id: components["schemas"]["OsisId"];
            /** @description Null when no text was asked for. */
            readonly version: string | null;
            /** @description Verses given before the reference. */
            readonly before: number;
            /** @description Verses given after the reference. */
            readonly after: number;
            readonly results_count: number;
            readonly data: readonly components["schemas"]["ContextItem"][];
        };
        readonly LookupItem: {
            readonly verse_id: components["schemas"]["VerseId"];
            readonly verse_index: components["schemas"]["VerseIndex"];
            readonly osis_id: components["schemas"]["OsisId"];
            /** @description The verse as a person would write it. */
            readonly reference: string;
            readonly book: {
                readonly id: number;
                readonly key: string;
                readonly name: string;
                readonly osis: string;
                readonly slug: string;
            };
            readonly chapter: number;
            readonly verse: number;
            /** @description Verse index of the verse before; null at Genesis 1:1. */
            readonly previous: number | null;
            /** @description Verse index of the verse after; null at Revelation 22:21. */
            readonly next: number | null;
        };
        readonly Lookup: {
            readonly status: components["schemas"]["Success"];
            readonly results_count: number;
            readonly data: readonly components["schemas"]["LookupItem"][];
        };
        readonly RangeEnd: {
            readonly osis_id: components["schemas"]["OsisId"];
            readonly verse_id: components["schemas"]["VerseId"];
            readonly verse_index: components["schemas"]["VerseIndex"];
            readonly book: components["schemas"]["BookRef"];
            readonly chapter: number;
            readonly verse: number;
        };
        readonly BookRange: {
            readonly book: components["schemas"]["BookRef"];
            readonly range_start: components["schemas"]["VerseId"];
            readonly range_end: components["schemas"]["VerseId"];
            readonly start_index: components["schemas"]["VerseIndex"];
            readonly end_index: components["schemas"]["VerseIndex"];
            readonly osis_id: components["schemas"]["OsisId"];
            readonly verse_count: number;
        };
        readonly Range: {
            readonly status: components["schemas"]["Success"];
            readonly start: components["schemas"]["RangeEnd"];
            readonly end: components["schemas"]["RangeEnd"];
            readonly osis_id: components["schemas"]["OsisId"];
            readonly verse_count: number;
            readonly chapter_count: number;
            readonly book_count: number;
            /** @description One per book, in canonical order. */
            readonly ranges: readonly components["schemas"]["BookRange"][];
        };
        readonly Distance: {
            readonly status: components["schemas"]["Success"];
            readonly a: components["schemas"]["OsisId"];
            readonly b: components["schemas"]["OsisId"];
            readonly distance: number;
            /** @enum {string} */
            readonly direction: "forward" | "backward" | "same";
            /** @description 0 when the two touch or overlap. */
            readonly gap: number;
            /** @description Difference of the positions of the chapters among all 1,189. */
            readonly chapter_distance: number;
            readonly book_distance: number;
        };
        readonly VerseSet: {
            /** @description Null when the set is empty. */
            readonly osis_id: string | null;
            readonly verse_count: number;
            readonly ranges: readonly components["schemas"]["VerseRange"][];
        };
        readonly Diff: {
            readonly status: components["schemas"]["Success"];
            readonly a: components["schemas"]["OsisId"];
            readonly b: components["schemas"]["OsisId"];
            /** @description Whether the two have a verse in common. */
            readonly overlap: boolean;
            /** @enum {string} */
            readonly relation: "equal" | "a_contains_b" | "b_contains_a" | "overlaps" | "adjacent" | "disjoint";
            readonly intersection: components["schemas"]["VerseSet"];
            readonly only_in_a: components["schemas"]["VerseSet"];
            readonly only_in_b: components["schemas"]["VerseSet"];
            readonly union: components["schemas"]["VerseSet"];
        };
        readonly Slice: {
            readonly status: components["schemas"]["Success"];
            readonly start_index: components["schemas"]["VerseIndex"];
            readonly end_index: components["schemas"]["VerseIndex"];
            readonly osis_id: components["schemas"]["OsisId"];
            readonly verse_count: number;
            readonly data: readonly components["schemas"]["VerseCoordinate"][];
        };
        /** @description The words of the verse and nothing else. Null where the edition does not have the verse. */
        readonly VerseText: string | null;
        /**
         * @description There only where the edition does not have the verse.
         * @constant
         */
        readonly Absent: true;
        /** @description The psalm's title; on verse 1 of the psalms that have one. */
        readonly Title: string;
        /**
         * @description Where `include` asked for them, in the order of `start`, then `end`. A `bridge` is told whatever was asked
         *     for: the verse carries the words of several, which `text` names, and the others are absent.
         */
        readonly Annotations: readonly components["schemas"]["Annotation"][];
        /** @description The same on `title`; only where there are some. */
        readonly TitleAnnotations: readonly components["schemas"]["Annotation"][];
        readonly Annotation: {
            /** @enum {string} */
            readonly type: "note" | "heading" | "letter" | "subscription" | "added" | "words_of_jesus" | "divine_name" | "paragraph" | "poetry" | "bridge";
            /** @description Offset in `text` in UTF-16 code units, from 0, included. */
            readonly start: number;
            /** @description Not included; equal to `start` for a point, such as a note or the beginning of a line. */
            readonly end: number;
            /** @description Of a note, heading, letter or subscription; of a bridge, the verses that it holds. */
            readonly text?: string;
            /** @description The source's own style where it says more than the type, such as `q2`. */
            readonly style?: string;
        };
        readonly PassageItem: {
            readonly book: string;
            readonly chapter: number;
            readonly verse: number;
            readonly text: components["schemas"]["VerseText"];
            readonly title?: components["schemas"]["Title"];
            readonly absent?: components["schemas"]["Absent"];
            readonly verse_id: components["schemas"]["VerseId"];
            readonly verse_index: components["schemas"]["VerseIndex"];
            readonly annotations?: components["schemas"]["Annotations"];
            readonly title_annotations?: components["schemas"]["TitleAnnotations"];
        };
        readonly Passage: {
            readonly status: components["schemas"]["Success"];
            /**
             * @description `single` for one reference, `collection` for several, `range` for indexes.
             * @enum {string}
             */
            readonly type: "single" | "collection" | "range";
            readonly version: string;
            readonly osis_id: components["schemas"]["OsisId"];
            readonly results_count: number;
            readonly verse_units: number;
            /**
             * @description The same for the same words of the same revision on every server: SHA-256 (hexadecimal) of these lines in UTF-8, each ended
             *     by a line feed: the version code; its `revision` as /versions has it; for each item in order its
             *     `verse_id`, a space and its `text`, or its `verse_id` alone where `text` is null.
             */
            readonly content_hash: string;
            readonly data: readonly components["schemas"]["PassageItem"][];
        };
        readonly ScriptureItem: {
            readonly verse: number;
            readonly text: components["schemas"]["VerseText"];
            readonly title?: components["schemas"]["Title"];
            readonly absent?: components["schemas"]["Absent"];
            readonly annotations?: components["schemas"]["Annotations"];
            readonly title_annotations?: components["schemas"]["TitleAnnotations"];
        };
        readonly FullChapter: {
            readonly status: components["schemas"]["Success"];
            /** @constant */
            readonly type: "full_chapter";
            readonly version: string;
            readonly book: components["schemas"]["BookRef"];
            readonly chapter: number;
            readonly range: null;
            readonly results_count: number;
            readonly data: readonly components["schemas"]["ScriptureItem"][];
        };
        readonly SingleVerse: {
            readonly status: components["schemas"]["Success"];
            /** @constant */
            readonly type: "single_verse";
            readonly version: string;
            readonly book: components["schemas"]["BookRef"];
            readonly chapter: number;
            readonly range: null;
            /** @constant */
            readonly results_count: 1;
            readonly data: components["schemas"]["ScriptureItem"];
        };
        readonly VerseRangeText: {
            readonly status: components["schemas"]["Success"];
            /** @constant */
            readonly type: "verse_range";
            readonly version: string;
            readonly book: components["schemas"]["BookRef"];
            readonly chapter: number;
            readonly range: string;
            readonly results_count: number;
            readonly data: readonly components["schemas"]["ScriptureItem"][];
        };
        readonly CrossChapterItem: {
            readonly chapter: number;
            readonly verse: number;
            readonly text: components["schemas"]["VerseText"];
            readonly title?: components["schemas"]["Title"];
            readonly absent?: components["schemas"]["Absent"];
            readonly annotations?: components["schemas"]["Annotations"];
            readonly title_annotations?: components["schemas"]["TitleAnnotations"];
        };
        readonly CrossChapter: {
            readonly status: components["schemas"]["Success"];
            /** @constant */
            readonly type: "cross_chapter";
            readonly version: string;
            readonly book: components["schemas"]["BookRef"];
            readonly chapter: number;
            readonly end_chapter: number;
            readonly start_verse: number;
            readonly end_verse: number;
            readonly range: string;
            readonly results_count: number;
            readonly data: readonly components["schemas"]["CrossChapterItem"][];
        };
        /**
         * @description The text of each version stands under its code, upper case; null where that version does not have the
         *     verse, which `absent` then names.
         */
        readonly ComparisonItem: {
            /** @description Only where the span crosses chapters. */
            readonly chapter?: number;
            readonly verse: number;
            /** @description Annotations by version code, where `include` asked for them. */
            readonly annotations?: {
                readonly [key: string]: components["schemas"]["Annotations"];
            };
            /** @description Psalm titles by version code; on verse 1 of the psalms that have one. */
            readonly titles?: {
                readonly [key: string]: string;
            };
            readonly absent?: readonly string[];
        } & {
            readonly [key: string]: components["schemas"]["VerseText"];
        };
        readonly Comparison: {
            readonly status: components["schemas"]["Success"];
            /** @constant */
            readonly type: "comparison_range";
            readonly primary_version: string;
            readonly compare_version: string;
            readonly book: components["schemas"]["BookRef"];
            readonly chapter: number;
            /** @description With `start_verse` and `end_verse`, only where the span crosses chapters. */
            readonly end_chapter?: number;
            readonly start_verse?: number;
            readonly end_verse?: number;
            /** @description Null for a chapter. */
            readonly range: string | null;
            /** @description Rows, not texts. */
            readonly results_count: number;
            readonly data: readonly components["schemas"]["ComparisonItem"][];
        };
        readonly Scripture: components["schemas"]["FullChapter"] | components["schemas"]["SingleVerse"] | components["schemas"]["VerseRangeText"] | components["schemas"]["CrossChapter"] | components["schemas"]["Comparison"];
        readonly Book: {
            readonly id: number;
            /** @description USFM code. */
            readonly key: string;
            readonly osis: string;
            readonly name: string;
            readonly slug: string;
            /** @enum {string} */
            readonly testament: "OT" | "NT";
            /** @enum {string} */
            readonly group: "law" | "history" | "wisdom" | "major_prophets" | "minor_prophets" | "gospels" | "acts" | "pauline_epistles" | "general_epistles" | "apocalyptic";
            /** @description Verses of each chapter. */
            readonly chapters: readonly number[];
            readonly first_verse_id: components["schemas"]["VerseId"];
            readonly last_verse_id: components["schemas"]["VerseId"];
            readonly first_verse_index: components["schemas"]["VerseIndex"];
            readonly last_verse_index: components["schemas"]["VerseIndex"];
        };
        readonly Books: {
            readonly status: components["schemas"]["Success"];
            /** @constant */
            readonly results_count: 66;
            readonly data: readonly components["schemas"]["Book"][];
        };
        readonly Version: {
            readonly code: string;
            readonly name: string;
            /** @description BCP 47. */
            readonly language: string;
            /** @enum {string} */
            readonly direction: "ltr" | "rtl";
            readonly year: number;
            readonly licence: string;
            readonly source: string;
            /** @description Changes when any word, title or mark of the text does. */
            readonly revision: string;
            readonly verse_count: number;
            /** @description The canon's verses that this version lacks. */
            readonly absent: readonly components["schemas"]["OsisId"][];
            /** @description The plans that may read it. */
            readonly plans: readonly string[];
            /**
             * @description SHA-256 (hexadecimal) of the words. Each verse is a line in UTF-8, ended by a line feed: its verse id, a
             *     space and its text, or its verse id alone where the version lacks it; before verse 1 of a psalm that has
             *     a title stands the title's line, under the verse id of verse 0. `lectern verify` takes them again.
             */
            readonly digests: {
                readonly edition: string;
                /** @description By book key (`GEN`). */
                readonly books: {
                    readonly [key: string]: string;
                };
            };
        };
        readonly Versions: {
            readonly status: components["schemas"]["Success"];
            readonly results_count: number;
            readonly data: readonly components["schemas"]["Version"][];
        };
        readonly Usage: {
            readonly status: components["schemas"]["Success"];
            /** @description `open` where the service asks for no key. */
            readonly plan: string;
            readonly quota_used: number;
            /** @description Null where there is none. */
            readonly daily_limit: number | null;
            /** @description Null where there is no daily limit. */
            readonly remaining: number | null;
            /**
             * Format: date-time
             * @description Next 00:00 UTC.
             */
            readonly resets_at: string;
            /** @description Null where there is no limit. */
            readonly rate: {
                readonly limit: number;
                readonly window_seconds: number;
            } | null;
            readonly max_verse_units: number;
            readonly features: readonly string[];
        };
        readonly Live: {
            readonly status: components["schemas"]["Success"];
        };
        /** @description State of each part. What is degraded still answers. */
        readonly Parts: {
            readonly [key: string]: "ok" | "degraded" | "down" | "draining";
        };
        readonly Ready: {
            readonly status: components["schemas"]["Success"];
            readonly parts: components["schemas"]["Parts"];
        };
        /** @constant */
        readonly ErrorStatus: "error";
        /** @description One sentence for a person. */
        readonly Message: string;
        /** @description As in the header `X-Request-Id`. */
        readonly RequestId: string;
        /** @description A parameter that the endpoint needs is missing or blank. */
        readonly MissingParameterError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "missing_parameter";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            readonly parameter: string;
        };
        /**
         * @description A parameter has a value that cannot be taken, was sent twice, or cannot be decoded; or two different keys were
         *     sent.
         */
        readonly InvalidParameterError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "invalid_parameter";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            readonly parameter: string;
            /**
             * @description As sent; `[hidden]` for a key. Of the lists of /lookup the first item that cannot be taken, or the whole list;
             *     of more than 100 characters their beginning.
             */
            readonly value: string;
            readonly expected: string;
        };
        /** @description No endpoint knows a parameter of this name. */
        readonly UnknownParameterError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "unknown_parameter";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            readonly parameter: string;
            readonly did_you_mean: string | null;
        };
        /** @description The reference has too many characters or segments. */
        readonly ReferenceTooLongError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "reference_too_long";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            readonly limit: number;
            readonly actual: number;
            /** @enum {string} */
            readonly unit: "characters" | "segments";
        };
        /** @description Not HTTP, or HTTP/1.1 without a Host header. */
        readonly MalformedRequestError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "malformed_request";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
        };
        /** @description The endpoint needs a key and none was sent. */
        readonly MissingApiKeyError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "missing_api_key";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
        };
        /** @description The key is malformed, unknown, expired or revoked. */
        readonly InvalidApiKeyError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "invalid_api_key";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
        };
        /** @description The plan of the key does not include what was asked for. */
        readonly PlanRequiredError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "plan_required";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @description `compare`, `version:WEB` */
            readonly feature: string;
            readonly plan: string;
            readonly plans_with_feature: readonly string[];
        };
        /**
         * @description The key is bound to other origins. The origin is the Origin header, or that of Referer; a request with
         *     neither is refused too.
         */
        readonly OriginNotAllowedError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "origin_not_allowed";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @description Null when the request named none. */
            readonly origin: string | null;
        };
        /** @description The key is bound to other versions. */
        readonly VersionNotAllowedError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "version_not_allowed";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            readonly version: string;
            readonly allowed: readonly string[];
        };
        /** @description More verse units than the plan gives in one request. Nothing is cut short. */
        readonly VerseLimitExceededError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "verse_limit_exceeded";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            readonly limit: number;
            readonly requested: number;
            readonly plan: string;
        };
        /** @description There is no such path. */
        readonly NotFoundError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "not_found";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @description The nearest path, or null. */
            readonly did_you_mean: string | null;
        };
        /** @description No such version is loaded. */
        readonly UnknownVersionError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "unknown_version";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @description As asked for, in upper case. */
            readonly version: string;
            readonly available: readonly string[];
        };
        /** @description The service is read-only. */
        readonly MethodNotAllowedError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "method_not_allowed";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            readonly allowed: readonly string[];
        };
        /** @description The request did not arrive in time. */
        readonly RequestTimeoutError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "request_timeout";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
        };
        /** @description Path and query are too long. */
        readonly UriTooLongError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "uri_too_long";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @description Bytes. */
            readonly limit: number;
        };
        /** @description Request line and headers are too large. */
        readonly HeadersTooLargeError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "headers_too_large";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @description Bytes. */
            readonly limit: number;
        };
        readonly Candidate: {
            readonly key: string;
            readonly id: number;
            readonly name: string;
            readonly osis: string;
            /** @description How commonly the book is cited; a fixed table. */
            readonly weight: number;
            /** @description How well the text matches this book. */
            readonly score: number;
            /** @enum {string} */
            readonly reason: "prefix" | "spelling" | "missing_ordinal" | "shared_abbreviation";
        };
        /** @description A segment of the reference could mean one of several books. */
        readonly AmbiguousReferenceError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "ambiguous_reference";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @description As sent. */
            readonly input: string;
            /** @description The piece that is ambiguous. */
            readonly segment: string;
            /** @constant */
            readonly valid: false;
            /** @description Ordered by score, then weight, then canon. */
            readonly candidates: readonly components["schemas"]["Candidate"][];
        };
        /** @description A segment has no book, or nothing that reads as a reference. */
        readonly UnrecognizedReferenceError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "unrecognized_reference";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @description As sent. */
            readonly input: string;
            readonly segment: string;
            /** @description Offset in `input` of the first thing not understood, in UTF-16 units, from 0. */
            readonly position: number;
            /**
             * @description What could have stood there: the name of a book; a chapter; a verse; the right end of a range (a chapter,
             *     a verse or a book); another chapter, verse or book of a list; the end of the reference, or a mark that goes
             *     on with it.
             * @enum {string}
             */
            readonly expected: "book" | "chapter" | "verse" | "range_end" | "next_item" | "end";
            /** @description Names of the nearest books, nearest first. */
            readonly suggestions: readonly string[];
            /** @constant */
            readonly valid: false;
        };
        /** @description The reference was understood and lies outside the canon. */
        readonly InvalidReferenceError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "invalid_reference";
            /** @description The message of the first problem. */
            readonly message: string;
            readonly request_id: components["schemas"]["RequestId"];
            readonly input: string;
            readonly osis_id: null;
            /** @constant */
            readonly valid: false;
            readonly problems: readonly components["schemas"]["ReferenceProblem"][];
        };
        /** @description Too many requests in a short time. */
        readonly RateLimitedError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "rate_limited";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @constant */
            readonly reason: "rate";
            readonly limit: number;
            /** @description Seconds. */
            readonly retry_after: number;
        };
        /** @description The day's requests are used up. */
        readonly QuotaExceededError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "quota_exceeded";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @constant */
            readonly reason: "quota";
            readonly limit: number;
            /** @description Seconds, to the next 00:00 UTC. */
            readonly retry_after: number;
        };
        /** @description Something went wrong on our side. */
        readonly InternalError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "internal_error";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
        };
        /** @description The service cannot answer at the moment. */
        readonly UnavailableError: {
            readonly status: components["schemas"]["ErrorStatus"];
            /** @constant */
            readonly error: "unavailable";
            readonly message: components["schemas"]["Message"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @description Only on /readyz. State of each part. */
            readonly parts?: components["schemas"]["Parts"];
        };
        /** @description RFC 9457, on request. The details of the error are further members. */
        readonly Problem: {
            /**
             * Format: uri-reference
             * @description Link to the documentation of the code.
             */
            readonly type: string;
            readonly title: string;
            readonly status: number;
            readonly detail: string;
            readonly code: string;
            readonly request_id: string;
        } & {
            readonly [key: string]: unknown;
        };
    };
    responses: {
        /** @description The representation that the caller holds is current. No body. */
        readonly NotModified: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly ETag: components["headers"]["ETag"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter is missing, wrong, unknown or too long, or two different keys were sent. */
        readonly BadRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["MissingParameterError"] | components["schemas"]["InvalidParameterError"] | components["schemas"]["UnknownParameterError"] | components["schemas"]["ReferenceTooLongError"] | components["schemas"]["MalformedRequestError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No key, or none that is good. Unknown, malformed, expired and revoked keys answer alike. */
        readonly Unauthorized: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["MissingApiKeyError"] | components["schemas"]["InvalidApiKeyError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key or its plan does not reach that far. */
        readonly Forbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PlanRequiredError"] | components["schemas"]["OriginNotAllowedError"] | components["schemas"]["VersionNotAllowedError"] | components["schemas"]["VerseLimitExceededError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request is not well-formed HTTP, or has no Host. Answered before its path is known; the connection is
         *     closed.
         */
        readonly MalformedRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["MalformedRequestError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The answer to OPTIONS, on every path; where the path does not exist, to a CORS preflight only. It needs no
         *     key and counts nowhere.
         */
        readonly Preflight: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly Allow: components["headers"]["Allow"];
                readonly "Access-Control-Allow-Methods": components["headers"]["AllowMethods"];
                readonly "Access-Control-Allow-Headers": components["headers"]["AllowHeaders"];
                readonly "Access-Control-Max-Age": components["headers"]["MaxAge"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no such endpoint. Answered on every path that this document does not name. */
        readonly NotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["NotFoundError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such version is loaded. */
        readonly UnknownVersion: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UnknownVersionError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No parameter of the endpoint was sent, or no such version is loaded. */
        readonly UnknownPathOrVersion: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["NotFoundError"] | components["schemas"]["UnknownVersionError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any method but GET, HEAD and OPTIONS, on every endpoint. */
        readonly MethodNotAllowed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly Allow: components["headers"]["Allow"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["MethodNotAllowedError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request did not arrive in time. */
        readonly RequestTimeout: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RequestTimeoutError"];
            };
        };
        /** @description Path and query are over 24,576 bytes. */
        readonly UriTooLong: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UriTooLongError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Request line and headers are over 32,768 bytes together. */
        readonly HeadersTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["HeadersTooLargeError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The reference is ambiguous, not recognised, or outside the canon. */
        readonly Unprocessable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["AmbiguousReferenceError"] | components["schemas"]["UnrecognizedReferenceError"] | components["schemas"]["InvalidReferenceError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The rate or the day's quota is used up. */
        readonly TooManyRequests: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RateLimitedError"] | components["schemas"]["QuotaExceededError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Our fault. Nothing about the inside is told; the request id finds it in the log. */
        readonly InternalError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["InternalError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description More came than can be answered, a store that is needed is down, or the plan of the key is no longer there; of
         *     /readyz, the service is about to stop or one of its parts is down.
         */
        readonly Unavailable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-Data-Revision": components["headers"]["DataRevision"];
                readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly traceparent: components["headers"]["Traceparent"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UnavailableError"];
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description A Bible reference as people write it. Alias `ref`. At most 1,000 characters and 100 segments; 8,000
         *     characters when it consists of OSIS ids only. Characters are Unicode code points.
         * @example Rom 8:1-4, 28; 12:1-2
         */
        readonly WrittenReference: string;
        /**
         * @description Code of a translation, in any letter case. Alias `v`.
         * @example KJV
         */
        readonly VersionCode: string;
        /**
         * @description Book id (1 to 66), or a book's key, OSIS abbreviation or slug in any letter case. Aliases `bookID`,
         *     `bookId`.
         * @example 43
         */
        readonly BookId: string;
        /**
         * @description Chapter of the book, counted from 1.
         * @example 3
         */
        readonly Chapter: components["schemas"]["Integer"];
        /**
         * @description One verse, or the first of a span that ends at `endVerse`.
         * @example 16
         */
        readonly Verse: components["schemas"]["Integer"];
        /**
         * @description Verses of the chapter, `a`, `a-b` or `a-` (to the end). Not together with `verse`, which under `compare`
         *     is ignored.
         * @example 1-3
         */
        readonly VerseRange: string;
        /**
         * @description Last chapter of a span. Needs `verse` and `endVerse`. Alias `end_chapter`.
         * @example 4
         */
        readonly EndChapter: components["schemas"]["Integer"];
        /**
         * @description Last verse of a span. Needs `verse`. Alias `end_verse`.
         * @example 17
         */
        readonly EndVerse: components["schemas"]["Integer"];
        /**
         * @description A second translation, other than `version`. Alias `compare_version`. Not on every plan.
         * @example ASV
         */
        readonly Compare: string;
        /**
         * @description `inline` puts a psalm's title and a space before the text of verse 1; otherwise it stands apart as
         *     `title` in the item of verse 1 (under `compare` as `titles`).
         * @example inline
         */
        readonly Titles: "inline";
        /**
         * @description Markup that stands off the words, parted by commas: each item then has `annotations`. `headings` gives the
         *     Hebrew letters of Psalm 119 and the subscriptions of epistles too. Formats other than JSON leave it out.
         * @example [
         *       "notes",
         *       "added"
         *     ]
         */
        readonly Include: readonly ("notes" | "headings" | "added" | "words_of_jesus" | "divine_name" | "paragraphs" | "poetry")[];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The caller's, if it is 1 to 128 characters of `[A-Za-z0-9._-]` and holds no key, else a fresh one.
         * @example 7f3a
         */
        readonly RequestId: string;
        /**
         * @description Short hash of the canon and all loaded texts; the same on every replica with the same data.
         * @example 0123456789ab
         */
        readonly DataRevision: string;
        /**
         * @description Pages of every origin may read every answer, whatever its status. Never with credentials.
         * @example *
         */
        readonly AllowOrigin: "*";
        /**
         * @description The headers that a page of another origin may read.
         * @example ETag, Retry-After, X-Request-Id, X-Data-Revision, RateLimit-Policy, RateLimit, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Deprecation, Link
         */
        readonly ExposeHeaders: string;
        /**
         * @description The content type is what the answer says.
         * @example nosniff
         */
        readonly ContentTypeOptions: "nosniff";
        /**
         * @description How long an answer may be kept: a day where the data behind the revision decides it (`private` where a key
         *     was needed), until asked again for /api/versions, not at all for errors, /api/usage, /livez and /readyz.
         * @example private, max-age=86400
         */
        readonly CacheControl: "public, max-age=86400" | "private, max-age=86400" | "no-cache" | "no-store";
        /**
         * @description Request headers that the answer depends on.
         * @example Accept-Encoding, Authorization, X-API-Key
         */
        readonly Vary: "Accept-Encoding, Authorization, X-API-Key" | "Accept-Encoding" | "Accept, Accept-Encoding" | "Accept";
        /**
         * @description Strong validator of the representation, for `If-None-Match`. It differs by content encoding and not by key.
         * @example "0123456789abcdefghijkl"
         */
        readonly ETag: string;
        /**
         * @description Where the body is compressed, as `Accept-Encoding` asked for and bodies over 1 KiB are.
         * @example br
         */
        readonly ContentEncoding: "br" | "gzip";
        /**
         * @description The limits of the caller, in the fields of the IETF draft: `burst` (requests in a sliding window of seconds)
         *     and `daily`. None where there is no limit.
         * @example "burst";q=10;w=5, "daily";q=500;w=86400
         */
        readonly RateLimitPolicy: string;
        /**
         * @description What is left of each limit, and in how many seconds all of it is there again if nothing more is asked for;
         *     `Retry-After` says when one more may pass.
         * @example "burst";r=9;t=5, "daily";r=499;t=43200
         */
        readonly RateLimit: string;
        /**
         * @description Requests in the window of the burst.
         * @example 10
         */
        readonly RateLimitLimit: number;
        /**
         * @description Requests left of the burst.
         * @example 9
         */
        readonly RateLimitRemaining: number;
        /**
         * @description Seconds from now until all of the burst is there again if nothing more is asked for; there may be some of it
         *     sooner.
         * @example 5
         */
        readonly RateLimitReset: number;
        /**
         * @description Seconds until a try may pass.
         * @example 5
         */
        readonly RetryAfter: number;
        /**
         * @description Always `Bearer`.
         * @example Bearer
         */
        readonly WwwAuthenticate: "Bearer";
        /**
         * @description The methods of every path.
         * @example GET, HEAD, OPTIONS
         */
        readonly Allow: "GET, HEAD, OPTIONS";
        /**
         * @description The methods that a page of another origin may use.
         * @example GET, HEAD, OPTIONS
         */
        readonly AllowMethods: "GET, HEAD, OPTIONS";
        /**
         * @description The request headers that a page of another origin may send.
         * @example Authorization, X-API-Key, Content-Type
         */
        readonly AllowHeaders: string;
        /**
         * @description Seconds for which a browser may keep the answer to its preflight.
         * @example 86400
         */
        readonly MaxAge: number;
        /**
         * @description Where the request used what will go one day, a key in the query or the base path as an endpoint: since when
         *     it is deprecated, in seconds of Unix time (RFC 9745).
         * @example @1767225600
         */
        readonly Deprecation: string;
        /**
         * @description Beside `Deprecation`, where it is told what to do in its place.
         * @example </docs/guide/deprecations#key-in-the-query>; rel="deprecation"; type="text/html"
         */
        readonly Link: string;
        /**
         * @description To a request with a W3C `traceparent`, the same trace and a span of the service's own.
         * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
         */
        readonly Traceparent: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly resolve: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description A Bible reference as people write it. Alias `ref`. At most 1,000 characters and 100 segments; 8,000
                 *     characters when it consists of OSIS ids only. Characters are Unicode code points.
                 * @example Rom 8:1-4, 28; 12:1-2
                 */
                readonly reference: components["parameters"]["WrittenReference"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the reference means. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Resolution"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly expand: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description A Bible reference as people write it. Alias `ref`. At most 1,000 characters and 100 segments; 8,000
                 *     characters when it consists of OSIS ids only. Characters are Unicode code points.
                 * @example Rom 8:1-4, 28; 12:1-2
                 */
                readonly reference: components["parameters"]["WrittenReference"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verses. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Expansion"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly context: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description A Bible reference that is one run of verses without gaps. Alias `ref`. Limits as on /resolve.
                 * @example Mal 4:6
                 */
                readonly reference: string;
                /**
                 * @description Verses wanted before and after the reference.
                 * @example 1
                 */
                readonly window?: number;
                /**
                 * @description Verses wanted before the reference; `window` when absent.
                 * @example 3
                 */
                readonly before?: number;
                /**
                 * @description Verses wanted after the reference; `window` when absent.
                 * @example 0
                 */
                readonly after?: number;
                /**
                 * @description Code of a translation, in any letter case, for items with text. Alias `v`.
                 * @example asv
                 */
                readonly version?: string;
                /**
                 * @description `inline` puts a psalm's title and a space before the text of verse 1; otherwise it stands apart as
                 *     `title` in the item of verse 1 (under `compare` as `titles`).
                 * @example inline
                 */
                readonly titles?: components["parameters"]["Titles"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verses in canonical order. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Context"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["UnknownVersion"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly lookup: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Verse ids joined by commas.
                 * @example 43003016,45008001
                 */
                readonly verse_id?: string;
                /**
                 * @description Verse indexes (1 to 31102) joined by commas.
                 * @example 26137,1,31102
                 */
                readonly verse_index?: string;
                /**
                 * @description OSIS ids of verses, or ranges of them, joined by commas, in any letter case.
                 * @example John.3.16,Ps.23.1-Ps.23.3
                 */
                readonly osis_id?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verses in the order asked. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lookup"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly range: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Reference whose first verse begins the range.
                 * @example Mal 4:5
                 */
                readonly start: string;
                /**
                 * @description Reference whose last verse ends the range.
                 * @example Matt 1:2
                 */
                readonly end: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The range. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Range"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly distance: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The one reference.
                 * @example John 3:16
                 */
                readonly a: string;
                /**
                 * @description The other reference.
                 * @example Rom 8:1
                 */
                readonly b: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The distance. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Distance"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly diff: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The one reference.
                 * @example Rom 8:1-4
                 */
                readonly a: string;
                /**
                 * @description The other reference.
                 * @example Rom 8:3-6
                 */
                readonly b: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The comparison. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Diff"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly slice: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Verse index of the first verse.
                 * @example 23145
                 */
                readonly start_index: components["schemas"]["Integer"];
                /**
                 * @description Verse index of the last verse.
                 * @example 23146
                 */
                readonly end_index: components["schemas"]["Integer"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verses in canonical order. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Slice"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly passage: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description A Bible reference as people write it, unless the indexes are given. Alias `ref`. At most 1,000
                 *     characters and 100 segments; 8,000 characters when it consists of OSIS ids only.
                 * @example Ps 23:1-2
                 */
                readonly reference?: string;
                /**
                 * @description Verse index of the first verse; with `end_index`, in place of `reference`.
                 * @example 31101
                 */
                readonly start_index?: components["schemas"]["Integer"];
                /**
                 * @description Verse index of the last verse.
                 * @example 31102
                 */
                readonly end_index?: components["schemas"]["Integer"];
                /**
                 * @description Code of a translation, in any letter case. Alias `v`.
                 * @example KJV
                 */
                readonly version: components["parameters"]["VersionCode"];
                /**
                 * @description How the passage is written.
                 * @example text
                 */
                readonly format?: "json" | "text" | "markdown";
                /**
                 * @description `inline` puts a psalm's title and a space before the text of verse 1; otherwise it stands apart as
                 *     `title` in the item of verse 1 (under `compare` as `titles`).
                 * @example inline
                 */
                readonly titles?: components["parameters"]["Titles"];
                /**
                 * @description Markup that stands off the words, parted by commas: each item then has `annotations`. `headings` gives the
                 *     Hebrew letters of Psalm 119 and the subscriptions of epistles too. Formats other than JSON leave it out.
                 * @example [
                 *       "notes",
                 *       "added"
                 *     ]
                 */
                readonly include?: components["parameters"]["Include"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verses. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Passage"];
                    readonly "text/plain": string;
                    readonly "text/markdown": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["UnknownVersion"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly scripture: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Book id (1 to 66), or a book's key, OSIS abbreviation or slug in any letter case. Aliases `bookID`,
                 *     `bookId`.
                 * @example 43
                 */
                readonly book_id: components["parameters"]["BookId"];
                /**
                 * @description Chapter of the book, counted from 1.
                 * @example 3
                 */
                readonly chapter: components["parameters"]["Chapter"];
                /**
                 * @description One verse, or the first of a span that ends at `endVerse`.
                 * @example 16
                 */
                readonly verse?: components["parameters"]["Verse"];
                /**
                 * @description Verses of the chapter, `a`, `a-b` or `a-` (to the end). Not together with `verse`, which under `compare`
                 *     is ignored.
                 * @example 1-3
                 */
                readonly range?: components["parameters"]["VerseRange"];
                /**
                 * @description Last chapter of a span. Needs `verse` and `endVerse`. Alias `end_chapter`.
                 * @example 4
                 */
                readonly endChapter?: components["parameters"]["EndChapter"];
                /**
                 * @description Last verse of a span. Needs `verse`. Alias `end_verse`.
                 * @example 17
                 */
                readonly endVerse?: components["parameters"]["EndVerse"];
                /**
                 * @description Code of a translation, in any letter case. Alias `v`.
                 * @example KJV
                 */
                readonly version: components["parameters"]["VersionCode"];
                /**
                 * @description A second translation, other than `version`. Alias `compare_version`. Not on every plan.
                 * @example ASV
                 */
                readonly compare?: components["parameters"]["Compare"];
                /**
                 * @description `inline` puts a psalm's title and a space before the text of verse 1; otherwise it stands apart as
                 *     `title` in the item of verse 1 (under `compare` as `titles`).
                 * @example inline
                 */
                readonly titles?: components["parameters"]["Titles"];
                /**
                 * @description Markup that stands off the words, parted by commas: each item then has `annotations`. `headings` gives the
                 *     Hebrew letters of Psalm 119 and the subscriptions of epistles too. Formats other than JSON leave it out.
                 * @example [
                 *       "notes",
                 *       "added"
                 *     ]
                 */
                readonly include?: components["parameters"]["Include"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verses. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Scripture"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["UnknownVersion"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly scriptureAtBasePath: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Book id (1 to 66), or a book's key, OSIS abbreviation or slug in any letter case. Aliases `bookID`,
                 *     `bookId`.
                 * @example 43
                 */
                readonly book_id: components["parameters"]["BookId"];
                /**
                 * @description Chapter of the book, counted from 1.
                 * @example 3
                 */
                readonly chapter: components["parameters"]["Chapter"];
                /**
                 * @description One verse, or the first of a span that ends at `endVerse`.
                 * @example 16
                 */
                readonly verse?: components["parameters"]["Verse"];
                /**
                 * @description Verses of the chapter, `a`, `a-b` or `a-` (to the end). Not together with `verse`, which under `compare`
                 *     is ignored.
                 * @example 1-3
                 */
                readonly range?: components["parameters"]["VerseRange"];
                /**
                 * @description Last chapter of a span. Needs `verse` and `endVerse`. Alias `end_chapter`.
                 * @example 4
                 */
                readonly endChapter?: components["parameters"]["EndChapter"];
                /**
                 * @description Last verse of a span. Needs `verse`. Alias `end_verse`.
                 * @example 17
                 */
                readonly endVerse?: components["parameters"]["EndVerse"];
                /**
                 * @description Code of a translation, in any letter case. Alias `v`.
                 * @example KJV
                 */
                readonly version: components["parameters"]["VersionCode"];
                /**
                 * @description A second translation, other than `version`. Alias `compare_version`. Not on every plan.
                 * @example ASV
                 */
                readonly compare?: components["parameters"]["Compare"];
                /**
                 * @description `inline` puts a psalm's title and a space before the text of verse 1; otherwise it stands apart as
                 *     `title` in the item of verse 1 (under `compare` as `titles`).
                 * @example inline
                 */
                readonly titles?: components["parameters"]["Titles"];
                /**
                 * @description Markup that stands off the words, parted by commas: each item then has `annotations`. `headings` gives the
                 *     Hebrew letters of Psalm 119 and the subscriptions of epistles too. Formats other than JSON leave it out.
                 * @example [
                 *       "notes",
                 *       "added"
                 *     ]
                 */
                readonly include?: components["parameters"]["Include"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verses. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Scripture"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["UnknownPathOrVersion"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sandbox: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Book id (1 to 66), or a book's key, OSIS abbreviation or slug in any letter case. Aliases `bookID`,
                 *     `bookId`.
                 * @example 43
                 */
                readonly book_id: components["parameters"]["BookId"];
                /**
                 * @description Chapter of the book, counted from 1.
                 * @example 3
                 */
                readonly chapter: components["parameters"]["Chapter"];
                /**
                 * @description May be said, and is KJV. Alias `v`.
                 * @example kjv
                 */
                readonly version?: string;
                /**
                 * @description `inline` puts a psalm's title and a space before the text of verse 1; otherwise it stands apart as
                 *     `title` in the item of verse 1 (under `compare` as `titles`).
                 * @example inline
                 */
                readonly titles?: components["parameters"]["Titles"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The chapter. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FullChapter"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["UnknownVersion"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly books: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All books in canonical order. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Books"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly versions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All versions in the order of their codes. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Versions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly usage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Plan, quota and limits. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Usage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly livez: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It does. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Live"];
                };
            };
            readonly 414: components["responses"]["UriTooLong"];
            readonly 431: components["responses"]["HeadersTooLarge"];
        };
    };
    readonly readyz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It should. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ready"];
                };
            };
            readonly 414: components["responses"]["UriTooLong"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly openapiJson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 431: components["responses"]["HeadersTooLarge"];
        };
    };
    readonly openapiYaml: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "X-Data-Revision": components["headers"]["DataRevision"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ExposeHeaders"];
                    readonly "X-Content-Type-Options": components["headers"]["ContentTypeOptions"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Content-Encoding": components["headers"]["ContentEncoding"];
                    readonly traceparent: components["headers"]["Traceparent"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/yaml": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 431: components["responses"]["HeadersTooLarge"];
        };
    };
}
