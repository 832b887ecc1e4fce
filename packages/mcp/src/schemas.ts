/** Shapes of inputs and outputs, as JSON Schema shows them to a model. Bodies are the API's; see openapi.yaml. */

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
const verseText = z.string().nullable().describe("The words of the verse; null where the version lacks it.");
const osisId = z.string().describe("OSIS id, such as John.3.16 or Ps.23.1-Ps.23.3; lists joined by commas.");
const verseId = z.int().describe("Book x 1,000,000 + chapter x 1,000 + verse: John 3:16 is 43003016.");
const verseIndex = z.int().describe("Position in the canon, 1 (Genesis 1:1) to 31102 (Revelation 22:21).");
const title = z.string().optional().describe("The psalm's title; on verse 1.");
const absent = z.literal(true).optional().describe("There only where the version lacks the verse.");
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
      "Offset of the wrong number in the reference as sent, in UTF-16 units, from 0; null where none was sent.",
    ),
  last_valid: z.int().nullable().describe("Last chapter of the book, or last verse of the chapter."),
  readings: z.array(z.string()).describe("OSIS ids that it could mean; often empty."),
  message: z.string(),
});

const candidate = z.looseObject({
  key: z.string(),
  id: z.int(),
  name: z.string(),
  osis: z.string(),
  weight: z.int().describe("1 to 100: how commonly the book is cited."),
  score: z.number().describe("0 to 1: how well the text matches this book."),
  reason: z.enum(["prefix", "spelling", "missing_ordinal", "shared_abbreviation"]),
});

const reference = z.looseObject({
  type: z.literal("single"),
  valid: z.boolean(),
  input: z.string().describe("What was read, spelt as it was understood."),
  book: z.looseObject({ key: z.string(), book_id: z.int(), name: z.string(), slug: z.string() }),
  spans: z.array(z.looseObject({ start: place, end: place })).describe("Both ends included."),
  osis_id: z.string().nullable(),
  confidence: z.number().describe("How clearly the input said it, 0.05 to 1; not a probability."),
  normalized: z.string().nullable().describe("As a person would write it."),
  corrections: z.array(z.string()).describe("What was repaired or assumed; empty when nothing was."),
  version_hint: z.string().nullable().describe("A version that was named in the input; it was set aside."),
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
  results_count: z.int(),
  verse_units: z.int().describe("Verses charged."),
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
        chapter: z.int().optional().describe("Only where the span crosses chapters."),
        verse: z.int(),
        titles: z.record(z.string(), z.string()).optional(),
        absent: z.array(z.string()).optional().describe("Versions that lack the verse."),
      }),
    )
    .describe(
      "A row a verse; the text of each version stands under its code, null where it lacks the verse.",
    ),
});

export const context = z.looseObject({
  reference: z.string(),
  osis_id: osisId,
  version: z.string().nullable(),
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
    .describe("adjacent: no verse in common, but one follows directly on the other."),
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
    .describe("In the order asked."),
});

const HASHED =
  "SHA-256 (hexadecimal). Of a passage: over version, revision and words, as the API defines content_hash. Of " +
  "all else: over this object as compact JSON, without its member provenance.";

const failure = z.looseObject({
  code: z.string(),
  status: z.int().describe("HTTP status; 0 where there was none."),
  retry_after_seconds: z.number().nullable(),
  request_id: z.string().nullable().describe("Finds the request in the server's log."),
  details: z.looseObject({}),
});

/** What every tool gives back, around the answer that is its own. */
export function outputSchema(answer: z.ZodType): z.ZodType {
  return z.looseObject({
    outcome: z
      .enum(["answered", "ambiguous", "unrecognized", "outside_canon", "failed"])
      .describe(
        "answered: see answer. ambiguous: the reference fits several books, see candidates. unrecognized: it does " +
          "not read as a reference, see position. outside_canon: no such chapter or verse, see problems. failed: see failure.",
      ),
    message: z.string().optional().describe("What is the matter; absent when answered."),
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
      .describe("What could have stood at position."),
    suggestions: z.array(z.string()).optional().describe("Names of the nearest books."),
    candidates: z.array(candidate).optional().describe("Ranked: score, then weight, then canon."),
    problems: z.array(problem).optional(),
    answer: answer.optional(),
    failure: failure.optional(),
    provenance: z
      .looseObject({
        versions: z
          .array(z.string())
          .describe("Versions whose text the answer has; empty for coordinates alone."),
        data_revision: z.string().nullable().describe("Short hash of all the data that the server holds."),
        content_hash: z.string().describe(HASHED),
      })
      .optional()
      .describe("Absent only when failed."),
  });
}
