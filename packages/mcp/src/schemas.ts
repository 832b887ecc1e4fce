/**
 * Shapes of inputs and outputs, shown to a model as JSON Schema. The bodies are the API's; see
 * openapi.yaml.
 */

import { z } from "zod";

export const referenceInput = z
  .string()
  .min(1)
  .max(8000)
  .describe(
    "A Bible reference as people write it, or an OSIS id: book, chapter, verses, lists, ranges, several joined by " +
      "semicolons. At most 1,000 characters (8,000 of OSIS ids) and 100 references.",
  )
  .meta({ examples: ["John 3:16", "Ps.23, vv.1–3", "Rom 8:1-4, 28; 12:1-2", "Gen.1.1-Gen.1.5"] });

export const languageInput = z
  .string()
  .min(2)
  .max(35)
  .describe("Language in which the reference is written, by its BCP 47 code: en (when absent) or de.")
  .meta({ examples: ["de"] });

export const textLanguageInput = z
  .string()
  .min(2)
  .max(200)
  .describe(
    "Language in which the references of the text are written, by its BCP 47 code: en (when absent) or de; several " +
      "separated by commas; auto for all.",
  )
  .meta({ examples: ["de", "auto"] });

export const versionInput = z
  .string()
  .min(1)
  .max(40)
  .describe(
    "Code of a version, in any letter case. KJV and ASV come with Lectern; an unknown code is answered with the " +
      "codes that this server has.",
  )
  .meta({ examples: ["KJV", "ASV"] });

export const verseIdInput = z.int().min(1_001_001).max(66_022_021);
export const verseIndexInput = z.int().min(1).max(31_102);

const bookRef = z.looseObject({ id: z.int(), name: z.string() });
const verseText = z.string().describe("The words of the verse; empty when the version lacks it.");
const osisId = z.string().describe("OSIS id, such as John.3.16 or Ps.23.1-Ps.23.3; lists joined by commas.");
const verseId = z.int().describe("Book x 1,000,000 + chapter x 1,000 + verse: John 3:16 is 43003016.");
const verseIndex = z.int().describe("Position in the canon, 1 (Genesis 1:1) to 31102 (Revelation 22:21).");
const title = z.string().optional().describe("The psalm's title; on verse 1.");
const versionHint = z
  .string()
  .nullable()
  .describe(
    "The version that the reference names; it does not change what is read. Null when it names none.",
  );
const absent = z.literal(true).optional().describe("Present only when the version lacks the verse.");
const place = z.looseObject({ chapter: z.int().nullable(), verse: z.int().nullable() });

const problem = z.looseObject({
  code: z.enum([
    "chapter_out_of_range",
    "verse_out_of_range",
    "verse_zero",
    "range_reversed",
    "ambiguous_number",
  ]),
  chapter: z.int().nullable(),
  verse: z.int().nullable(),
  position: z
    .int()
    .nullable()
    .describe(
      "Offset of the wrong number in the reference as sent, in UTF-16 units, from 0; null when none was sent.",
    ),
  last_valid: z.int().nullable().describe("Last chapter of the book, or last verse of the chapter."),
  readings: z.array(z.string()).describe("OSIS ids of possible meanings; often empty."),
  message: z.string(),
});

const candidate = z.looseObject({
  key: z.string(),
  id: z.int(),
  name: z.string(),
  osis: z.string(),
  weight: z.int().describe("1 to 100: how often the book is cited."),
  score: z.number().describe("0 to 1: how well the text matches this book."),
  reason: z.enum(["prefix", "spelling", "missing_ordinal", "shared_abbreviation"]),
});

const reference = z.looseObject({
  type: z.literal("single"),
  valid: z.boolean(),
  input: z.string().describe("The part that was read, in corrected spelling."),
  book: z.looseObject({ key: z.string(), book_id: z.int(), name: z.string(), slug: z.string() }),
  spans: z.array(z.looseObject({ start: place, end: place })).describe("Both ends included."),
  osis_id: z.string().nullable(),
  confidence: z.number().describe("How clear the input was, 0.05 to 1; not a probability."),
  normalized: z.string().nullable().describe("As a person would write it."),
  corrections: z.array(z.string()).describe("What was corrected or assumed; empty when nothing was."),
  version_hint: versionHint,
  problems: z.array(problem).optional(),
});

export const resolution = z
  .looseObject({
    type: z.enum(["single", "collection"]),
    valid: z.boolean(),
    input: z.string(),
    osis_id: z.string().nullable(),
    references: z.array(reference).optional().describe("Of a collection: one for each book."),
  })
  .describe("Of a single reference, the members of that reference; of a collection, its references.");

export const passage = z.looseObject({
  type: z.enum(["single", "collection", "range"]),
  version: z.string(),
  osis_id: osisId,
  version_hint: versionHint,
  results_count: z.int(),
  verse_units: z.int().describe("Verses that the call costs."),
  content_hash: z.string(),
  data: z
    .array(
      z.looseObject({
        book: z.string(),
        chapter: z.int(),
        verse: z.int(),
        text: verseText,
        title,
        absent,
        verse_id: verseId,
        verse_index: verseIndex,
      }),
    )
    .describe("In canonical order, each verse once."),
});

export const comparison = z.looseObject({
  type: z.literal("comparison_range"),
  primary_version: z.string(),
  compare_version: z.string(),
  osis_id: osisId,
  book: bookRef,
  chapter: z.int(),
  range: z.string().nullable(),
  results_count: z.int(),
  data: z
    .array(
      z.looseObject({
        chapter: z.int().optional().describe("Only when the span crosses chapters."),
        verse: z.int(),
        titles: z.record(z.string(), z.string()).optional(),
        absent: z.array(z.string()).optional().describe("Versions that lack the verse."),
      }),
    )
    .describe(
      "One row for each verse. The text of each version is under its code, empty when the version lacks the verse.",
    ),
});

export const context = z.looseObject({
  reference: z.string(),
  osis_id: osisId,
  version: z.string().nullable(),
  version_hint: versionHint,
  before: z.int(),
  after: z.int(),
  results_count: z.int(),
  data: z.array(
    z.looseObject({
      offset: z.int().describe("0 for the verses of the reference, -1, -2 ... before it, 1, 2 ... after it."),
      reference: z.string(),
      verse_id: verseId,
      verse_index: verseIndex,
      book: bookRef,
      chapter: z.int(),
      verse: z.int(),
      text: verseText.optional(),
      title,
      absent,
    }),
  ),
});

const verseSet = z.looseObject({
  osis_id: z.string().nullable().describe("Null when the set is empty."),
  verse_count: z.int(),
  ranges: z.array(z.looseObject({ range_start: verseId, range_end: verseId })),
});

export const diff = z.looseObject({
  a: osisId,
  b: osisId,
  overlap: z.boolean().describe("Whether the two have a verse in common."),
  relation: z
    .enum(["equal", "a_contains_b", "b_contains_a", "overlaps", "adjacent", "disjoint"])
    .describe("adjacent: no verse in common, but one directly follows the other."),
  intersection: verseSet,
  only_in_a: verseSet,
  only_in_b: verseSet,
  union: verseSet,
});

export const lookup = z.looseObject({
  results_count: z.int(),
  data: z
    .array(
      z.looseObject({
        verse_id: verseId,
        verse_index: verseIndex,
        osis_id: osisId,
        reference: z.string(),
        book: z.looseObject({
          id: z.int(),
          key: z.string(),
          name: z.string(),
          osis: z.string(),
          slug: z.string(),
        }),
        chapter: z.int(),
        verse: z.int(),
        previous: z.int().nullable().describe("Verse index of the verse before; null at Genesis 1:1."),
        next: z.int().nullable().describe("Verse index of the verse after; null at Revelation 22:21."),
      }),
    )
    .describe("In the order of the identifiers."),
});

export const search = z.looseObject({
  version: z.string(),
  query: z.string(),
  total_count: z.int().describe("All hits; exact."),
  page: z.int(),
  limit: z.int(),
  results_count: z.int().describe("Hits of this page."),
  book_facets: z
    .array(z.looseObject({ book_id: z.int(), name: z.string(), cnt: z.int() }))
    .describe("Hits by book."),
  reference: z
    .looseObject({ osis_id: z.string().nullable() })
    .nullable()
    .describe("The result of resolve_reference when the query is a reference; else null."),
  suggestions: z.array(z.string()).describe("The query in other spellings, when little was found."),
  data: z
    .array(
      z.looseObject({
        version: z.string(),
        reference: z.string(),
        osis_id: osisId,
        verse_id: verseId,
        verse_index: verseIndex,
        book: bookRef,
        chapter: z.int(),
        verse: z.int(),
        text: z.string(),
        highlights: z.array(z.array(z.int())).describe("The matches: [start, end) in text, in UTF-16 units."),
        score: z.number(),
      }),
    )
    .describe("Best first."),
});

export const scan = z.looseObject({
  language: z.string(),
  units: z.string(),
  results_count: z.int(),
  data: z
    .array(
      z.looseObject({
        type: z
          .enum(["reference", "invalid", "ambiguous"])
          .describe("invalid: not in the canon, see problems. ambiguous: see candidates."),
        start: z.int().describe("Offset in the text, in UTF-16 units."),
        end: z.int().describe("Offset after its last character."),
        text: z.string().describe("The text at that place."),
        group: z.int().describe("References of one citation have the same number."),
        osis_id: z.string().nullable().optional(),
        normalized: z.string().nullable().optional(),
        carried: z.array(z.string()).describe("What was taken from an earlier reference: book, chapter."),
        settled_by: z.string().nullable(),
        candidates: z.array(candidate).optional(),
        problems: z.array(problem).optional(),
      }),
    )
    .describe("In the order of the text."),
});

const quotedWords = z
  .enum(["exact", "near", "loose", "none"])
  .describe("exact: these are the words. near: some were changed. loose: a paraphrase. none: not found.");
const quotedPlace = z
  .enum(["right", "partial", "wrong", "not_given"])
  .nullable()
  .describe("Whether the words are within the reference; wrong: they are elsewhere, see matches.");
const quoteMatches = z
  .array(
    z.looseObject({
      version: z.string(),
      reference: z.string(),
      osis_id: osisId,
      words: z.enum(["exact", "near", "loose"]),
      place: quotedPlace,
      score: z.number(),
      text: z.string().describe("The words of these verses in the version."),
      quoted: z.array(z.int()),
      found: z.array(z.int()),
      differences: z
        .array(
          z.looseObject({
            kind: z.enum(["replaced", "added", "omitted"]),
            quoted: z.array(z.int()).describe("[start, end) in the quotation."),
            found: z.array(z.int()).describe("[start, end) in text."),
          }),
        )
        .describe("Where quotation and text differ."),
      exact_in: z.array(z.string()).describe("Versions that have the words exactly there."),
    }),
  )
  .describe("Best first.");

export const quote = z.looseObject({
  words: quotedWords,
  place: quotedPlace,
  reference: z.string().nullable(),
  searched: z.array(z.string()),
  matches: quoteMatches,
});

export const verification = z.looseObject({
  verdict: z
    .enum(["sound", "unsound"])
    .describe("sound: every reference exists, every judged quotation is exact and in its place."),
  searched: z.array(z.string()),
  summary: z.looseObject({ quotations: z.int(), invalid_references: z.int(), not_judged: z.int() }),
  data: z
    .array(
      z.looseObject({
        type: z.enum(["reference", "ambiguous", "invalid", "quotation"]),
        start: z.int(),
        end: z.int(),
        text: z.string(),
        words: quotedWords.optional(),
        place: quotedPlace.optional(),
        given_at: z
          .int()
          .nullable()
          .optional()
          .describe("Index in data of the reference that the quotation is attributed to."),
        judged: z.boolean().optional(),
        correction: z
          .looseObject({ version: z.string(), reference: z.string(), text: z.string() })
          .nullable()
          .optional()
          .describe("The right words or place."),
      }),
    )
    .describe("In the order of the text."),
});

const HASHED =
  "SHA-256 (hexadecimal). Of a passage: over version, revision and words, as the API defines content_hash. Of " +
  "all else: over this object as compact JSON, without its member provenance.";

const failure = z.looseObject({
  code: z.string(),
  status: z.int().describe("HTTP status; 0 when there was no answer."),
  retry_after_seconds: z.number().nullable(),
  request_id: z.string().nullable().describe("Identifies the request in the server's log."),
  details: z.looseObject({}),
});

/** The output of every tool, around its own answer. */
export function outputSchema(answer: z.ZodType): z.ZodType {
  return z.looseObject({
    outcome: z
      .enum(["answered", "ambiguous", "unrecognized", "outside_canon", "failed"])
      .describe(
        "answered: see answer. ambiguous: the reference fits several books, see candidates. unrecognized: it is not " +
          "a reference, see position. outside_canon: no such chapter or verse, see problems. failed: see failure.",
      ),
    message: z.string().optional().describe("What went wrong; absent when answered."),
    advice: z.string().optional().describe("What to do about it; absent when answered."),
    input: z.string().optional(),
    segment: z
      .string()
      .optional()
      .describe("The piece of the input that is ambiguous or was not understood."),
    position: z.int().optional().describe("Offset in input of the first thing not understood, from 0."),
    expected: z
      .enum(["book", "chapter", "verse", "range_end", "next_item", "end"])
      .optional()
      .describe("What is allowed at position."),
    suggestions: z.array(z.string()).optional().describe("Names of the nearest books."),
    candidates: z.array(candidate).optional().describe("Ranked: score, then weight, then canon."),
    problems: z.array(problem).optional(),
    answer: answer.optional(),
    failure: failure.optional(),
    provenance: z
      .looseObject({
        versions: z
          .array(z.string())
          .describe("Versions whose text the answer contains; empty for coordinates alone."),
        data_revision: z.string().nullable().describe("Short hash of all the data that the server has."),
        content_hash: z.string().describe(HASHED),
      })
      .optional()
      .describe("Absent only when failed."),
  });
}
