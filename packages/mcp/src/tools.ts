/** The six tools: what each says of itself, what it takes, and which requests of the API it makes. */

import type { Client, Comparison, Reference, Resolution, ScriptureQuery } from "@lectern/client";
import { z } from "zod";
import { ADVICE_OUTSIDE } from "./advice.ts";
import { answered, type Found, type OutsideCanon, ToolFault } from "./finding.ts";
import * as schemas from "./schemas.ts";
import { comparisonText, contextText, diffText, lookupText, passageText, resolutionText } from "./words.ts";

/** Verses that one tool answer may have: more is of no use to a model. */
const VERSE_LIMIT = 2000;

/** Identifiers that one look-up may have. */
const LOOKUP_LIMIT = 100;

/** A tool without the types of its own input and answer. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** @param input what `input` let through */
  ask(client: Client, input: unknown, signal: AbortSignal): Promise<Answer>;
}

/** What was found, and the text of it where it was answered. */
export interface Answer {
  readonly found: Found;
  readonly text: string;
}

interface ToolParts<Input extends z.ZodType> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly answer: z.ZodType;
  ask(client: Client, input: z.output<Input>, call: { readonly signal: AbortSignal }): Promise<Answer>;
}

function tool<Input extends z.ZodType>({ answer, ask, ...parts }: ToolParts<Input>): Tool {
  return {
    ...parts,
    output: schemas.outputSchema(answer),
    ask: (client, input, signal) => ask(client, parts.input.parse(input), { signal }),
  };
}

function refuseLong(verses: number): void {
  if (verses <= VERSE_LIMIT) return;
  throw new ToolFault(
    "answer_too_long",
    `The answer has ${verses} verses; a tool gives ${VERSE_LIMIT} at most.`,
    "Ask for less in one call, such as a chapter at a time.",
    { limit: VERSE_LIMIT, verses },
  );
}

const referencesOf = (resolution: Resolution): readonly Reference[] =>
  resolution.type === "single" ? [resolution] : resolution.references;

/** What the API's error 422 gives on other endpoints, made from an answer of /resolve. */
function outsideCanon(resolution: Resolution): OutsideCanon {
  const problems = referencesOf(resolution).flatMap((reference) => reference.problems ?? []);
  const message = problems[0]?.message ?? "The reference lies outside the canon.";
  return { outcome: "outside_canon", message, advice: ADVICE_OUTSIDE, input: resolution.input, problems };
}

const NO_TEXT = { versions: [], contentHash: null } as const;

const resolveReference = tool({
  name: "resolve_reference",
  title: "Resolve a Bible reference",
  description:
    "Says which verses a Bible reference means, however it is written (abbreviations, misspellings, lists, ranges, " +
    "several references), as OSIS id, spans and normalized form, with what was repaired and how clear it was. Gives " +
    "no text. It never guesses: what fits several books comes back with outcome ambiguous and ranked candidates, what " +
    'the canon does not have with outcome outside_canon. Example: {"reference": "Ps.23, vv.1–3"} gives Psalm 23:1-3.',
  input: z.strictObject({ reference: schemas.referenceInput }),
  answer: schemas.resolution,
  ask: async (client, { reference }, call) => {
    const resolution = await client.resolve({ reference }, call);
    const text = resolutionText(resolution);
    if (resolution.valid) return { found: answered(resolution), text };
    return { found: { finding: { ...outsideCanon(resolution), answer: resolution }, ...NO_TEXT }, text };
  },
});

const getPassage = tool({
  name: "get_passage",
  title: "Get Bible text",
  description:
    "Gives the words of a Bible reference in one version, verse by verse, exactly as the edition has them: quote from " +
    "here, not from memory. A verse that the version lacks has text null and absent true. At most " +
    `${VERSE_LIMIT} verses a call, fewer where the plan of the key says so; a chapter or two is a good size. ` +
    'Example: {"reference": "John 3:16-18", "version": "KJV"}.',
  input: z.strictObject({ reference: schemas.referenceInput, version: schemas.versionInput }),
  answer: schemas.passage,
  ask: async (client, query, call) => {
    const passage = await client.passage(query, call);
    refuseLong(passage.results_count);
    const found = answered(passage, [passage.version], passage.content_hash);
    return { found, text: passageText(passage) };
  },
});

const RUN = /^(\w+)\.(\d+)\.(\d+)(?:-\1\.(\d+)\.(\d+))?$/;

/** One run of verses in one book, as /scripture takes it. @throws ToolFault for anything else */
function runOf(
  osisId: string,
): Pick<ScriptureQuery, "book_id" | "chapter" | "verse" | "range" | "endChapter" | "endVerse"> {
  const [, book_id, chapter, verse, endChapter = chapter, endVerse = verse] = RUN.exec(osisId) ?? [];
  if (book_id === undefined) {
    const pieces = osisId.split(",");
    throw new ToolFault(
      "not_one_run",
      "Versions are compared over one run of verses in one book.",
      `Call once for each of: ${pieces.join(" ; ")}.`,
      { pieces },
    );
  }
  if (chapter === endChapter) return { book_id, chapter: Number(chapter), range: `${verse}-${endVerse}` };
  return {
    book_id,
    chapter: Number(chapter),
    verse: Number(verse),
    endChapter: Number(endChapter),
    endVerse: Number(endVerse),
  };
}

const compareTranslations = tool({
  name: "compare_translations",
  title: "Compare two Bible versions",
  description:
    "Gives the words of one run of verses (one verse, a range, a chapter; not a list, not several books) in two " +
    "versions side by side. Counts as two requests, one that resolves and one that reads, and as the verses of both " +
    "versions; the plan of the key must include compare. " +
    'Example: {"reference": "Psalm 23:1-3", "version": "KJV", "compare": "ASV"}.',
  input: z.strictObject({
    reference: schemas.referenceInput,
    version: schemas.versionInput,
    compare: schemas.versionInput.describe("Code of the other version."),
  }),
  answer: schemas.comparison,
  ask: async (client, { reference, version, compare }, call) => {
    const resolution = await client.resolve({ reference }, call);
    if (!resolution.valid || resolution.osis_id === null) {
      return { found: { finding: outsideCanon(resolution), ...NO_TEXT }, text: "" };
    }
    const { osis_id } = resolution;
    const body: Comparison = await client.scripture({ ...runOf(osis_id), version, compare }, call);
    refuseLong(2 * body.results_count);
    const comparison = { ...body, osis_id };
    const found = answered(comparison, [body.primary_version, body.compare_version]);
    return { found, text: comparisonText(comparison) };
  },
});

const side = z.int().min(0).max(50).exactOptional();

const getContext = tool({
  name: "get_context",
  title: "Get the verses around a reference",
  description:
    "Gives the verses of a reference with those that stand before and after it in the canon, across chapters and " +
    "books; with a version their words too, without one their places alone. The reference must be one run of verses. " +
    'Example: {"reference": "Mal 4:6", "before": 1, "after": 1, "version": "KJV"}.',
  input: z.strictObject({
    reference: schemas.referenceInput,
    before: side.describe("Verses wanted before it, 0 to 50; 2 when absent."),
    after: side.describe("Verses wanted after it, 0 to 50; 2 when absent."),
    version: schemas.versionInput.exactOptional(),
  }),
  answer: schemas.context,
  ask: async (client, query, call) => {
    const context = await client.context(query, call);
    refuseLong(context.results_count);
    const found = answered(context, context.version === null ? [] : [context.version]);
    return { found, text: contextText(context) };
  },
});

const compareReferences = tool({
  name: "compare_references",
  title: "Compare two Bible references",
  description:
    "Says how two references lie to each other, as sets of verses: equal, one inside the other, overlapping, adjacent " +
    "or apart; and which verses they share, which each has alone, and all together. Lists and several books may be " +
    'given. Gives no text. Example: {"a": "Rom 8:1-4", "b": "Rom 8:3-6"} overlap in Rom.8.3-Rom.8.4.',
  input: z.strictObject({ a: schemas.referenceInput, b: schemas.referenceInput }),
  answer: schemas.diff,
  ask: async (client, query, call) => {
    const diff = await client.diff(query, call);
    return { found: answered(diff), text: diffText(diff) };
  },
});

/** One identifier or a list of them. */
const oneOrMore = <Item extends z.ZodType>(item: Item) =>
  z.union([item, z.array(item).min(1).max(LOOKUP_LIMIT)]).optional();

const lookupInput = z.strictObject({
  verse_id: oneOrMore(schemas.verseIdInput).describe("Such as 43003016 for John 3:16."),
  verse_index: oneOrMore(schemas.verseIndexInput).describe("1 to 31102; John 3:16 is 26137."),
  osis_id: oneOrMore(z.string().min(1).max(8000)).describe("Such as John.3.16, or a range Ps.23.1-Ps.23.3."),
});

type LookupInput = z.output<typeof lookupInput>;

/** The identifier that was given. @throws ToolFault unless there is exactly one */
function identifierOf({ verse_id, verse_index, osis_id }: LookupInput): Parameters<Client["lookup"]>[0] {
  const given = [verse_id, verse_index, osis_id].filter((value) => value !== undefined);
  if (given.length !== 1) {
    throw new ToolFault(
      "invalid_arguments",
      `lookup_verse takes exactly one of verse_id, verse_index and osis_id; ${given.length} were given.`,
      "Call again with one of the three.",
      { given: given.length },
    );
  }
  if (verse_id !== undefined) return { verse_id };
  return verse_index !== undefined ? { verse_index } : { osis_id: osis_id ?? [] };
}

const lookupVerse = tool({
  name: "lookup_verse",
  title: "Look up verses by identifier",
  description:
    "Turns verse identifiers into places: of each verse its OSIS id, verse id, verse index, book, chapter, verse, name, " +
    "and the verses before and after it. Give exactly one of verse_id, verse_index and osis_id, each one identifier or " +
    `a list of up to ${LOOKUP_LIMIT}. Gives no text. Example: {"verse_id": 43003016} is John 3:16.`,
  input: lookupInput,
  answer: schemas.lookup,
  ask: async (client, input, call) => {
    const lookup = await client.lookup(identifierOf(input), call);
    return { found: answered(lookup), text: lookupText(lookup) };
  },
});

export const TOOLS: readonly Tool[] = [
  resolveReference,
  getPassage,
  compareTranslations,
  getContext,
  compareReferences,
  lookupVerse,
];
