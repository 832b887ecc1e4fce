/** The ten tools: the description, the input, and the requests of the API of each. */

import type { Client, Comparison, Reference, Resolution, ScriptureQuery } from "@lectern/client";
import { z } from "zod";
import { ADVICE_OUTSIDE } from "./advice.ts";
import {
  comparisonText,
  contextText,
  diffText,
  lookupText,
  passageText,
  quoteText,
  resolutionText,
  scanText,
  searchText,
  verificationText,
} from "./answer-text.ts";
import { answered, type Found, type OutsideCanon, ToolFault } from "./finding.ts";
import * as schemas from "./schemas.ts";

/** The most verses in a tool's answer; more is of no use to a model. */
const VERSE_LIMIT = 2000;

/** The most identifiers in one lookup. */
const LOOKUP_LIMIT = 100;

/** A tool without the types of its own input and answer. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** @param input has passed the schema `input` */
  ask(client: Client, input: unknown, signal: AbortSignal): Promise<Answer>;
}

/** What was found, and its text when there is an answer. */
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
    `The answer has ${verses} verses; a tool returns at most ${VERSE_LIMIT}.`,
    "Request less in one call, such as a chapter at a time.",
    { limit: VERSE_LIMIT, verses },
  );
}

const referencesOf = (resolution: Resolution): readonly Reference[] =>
  resolution.type === "single" ? [resolution] : resolution.references;

/** Makes error 422 of the other endpoints from an answer of /resolve. */
function outsideCanon(resolution: Resolution): OutsideCanon {
  const problems = referencesOf(resolution).flatMap((reference) => reference.problems ?? []);
  const message = problems[0]?.message ?? "The reference lies outside the canon.";
  return { outcome: "outside_canon", message, advice: ADVICE_OUTSIDE, input: resolution.input, problems };
}

const language = schemas.languageInput.exactOptional();

const NO_TEXT = { versions: [], contentHash: null } as const;

const resolveReference = tool({
  name: "resolve_reference",
  title: "Resolve a Bible reference",
  description:
    "Says which verses a Bible reference means, however it is written (abbreviations, misspellings, lists, ranges, " +
    "several references), as OSIS id, spans and normalized form, with its corrections and how clear it was. Returns " +
    "no text. It never guesses: a reference that fits several books has outcome ambiguous and ranked candidates, one " +
    'outside the canon has outcome outside_canon. Example: {"reference": "Ps.23, vv.1–3"} gives Psalm 23:1-3.',
  input: z.strictObject({ reference: schemas.referenceInput, language }),
  answer: schemas.resolution,
  ask: async (client, query, call) => {
    const resolution = await client.resolve(query, call);
    const text = resolutionText(resolution);
    if (resolution.valid) return { found: answered(resolution), text };
    return { found: { finding: { ...outsideCanon(resolution), answer: resolution }, ...NO_TEXT }, text };
  },
});

const getPassage = tool({
  name: "get_passage",
  title: "Get Bible text",
  description:
    "Returns the words of a Bible reference in one version, verse by verse, exactly as the edition has them: quote from " +
    "here, not from memory. A verse that the version lacks has empty text and absent true. At most " +
    `${VERSE_LIMIT} verses a call, fewer if the plan of the key says so; a chapter or two is a good size. ` +
    'Example: {"reference": "John 3:16-18", "version": "KJV"}.',
  input: z.strictObject({ reference: schemas.referenceInput, version: schemas.versionInput, language }),
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
      "Versions can be compared only over one run of verses in one book.",
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
    "Returns the words of one run of verses (one verse, a range, a chapter; not a list, not several books) in two " +
    "versions side by side. Counts as two requests, one that resolves and one that reads, and as the verses of both " +
    "versions; the plan of the key must include compare. " +
    'Example: {"reference": "Psalm 23:1-3", "version": "KJV", "compare": "ASV"}.',
  input: z.strictObject({
    reference: schemas.referenceInput,
    version: schemas.versionInput,
    compare: schemas.versionInput.describe("Code of the other version."),
    language,
  }),
  answer: schemas.comparison,
  ask: async (client, { version, compare, ...query }, call) => {
    const resolution = await client.resolve(query, call);
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
    "Returns the verses of a reference and those before and after it in the canon, across chapters and " +
    "books; with a version their words too, without one only their identifiers. The reference must be one run of verses. " +
    'Example: {"reference": "Mal 4:6", "before": 1, "after": 1, "version": "KJV"}.',
  input: z.strictObject({
    reference: schemas.referenceInput,
    before: side.describe("Verses before it, 0 to 50; 2 when absent."),
    after: side.describe("Verses after it, 0 to 50; 2 when absent."),
    version: schemas.versionInput.exactOptional(),
    language,
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
    "Compares two references as sets of verses: equal, one inside the other, overlapping, adjacent " +
    "or apart; and which verses both have, which only one has, and all of them. Lists and several books are " +
    'allowed. Returns no text. Example: {"a": "Rom 8:1-4", "b": "Rom 8:3-6"} overlap in Rom.8.3-Rom.8.4.',
  input: z.strictObject({ a: schemas.referenceInput, b: schemas.referenceInput, language }),
  answer: schemas.diff,
  ask: async (client, query, call) => {
    const diff = await client.diff(query, call);
    return { found: answered(diff), text: diffText(diff) };
  },
});

/** One identifier or a list of them. */
const oneOrList = <Item extends z.ZodType>(item: Item) =>
  z.union([item, z.array(item).min(1).max(LOOKUP_LIMIT)]).optional();

const lookupInput = z.strictObject({
  verse_id: oneOrList(schemas.verseIdInput).describe("Such as 43003016 for John 3:16."),
  verse_index: oneOrList(schemas.verseIndexInput).describe("1 to 31102; John 3:16 is 26137."),
  osis_id: oneOrList(z.string().min(1).max(8000)).describe("Such as John.3.16, or a range Ps.23.1-Ps.23.3."),
});

type LookupInput = z.output<typeof lookupInput>;

/** The one identifier of the input. @throws ToolFault unless there is exactly one */
function identifierOf({ verse_id, verse_index, osis_id }: LookupInput): Parameters<Client["lookup"]>[0] {
  const identifiers = [verse_id, verse_index, osis_id].filter((value) => value !== undefined);
  if (identifiers.length !== 1) {
    throw new ToolFault(
      "invalid_arguments",
      `lookup_verse takes exactly one of verse_id, verse_index and osis_id; ${identifiers.length} were given.`,
      "Call again with one of the three.",
      { given: identifiers.length },
    );
  }
  if (verse_id !== undefined) return { verse_id };
  return verse_index !== undefined ? { verse_index } : { osis_id: osis_id ?? [] };
}

const lookupVerse = tool({
  name: "lookup_verse",
  title: "Look up verses by identifier",
  description:
    "Turns verse identifiers into coordinates: for each verse its OSIS id, verse id, verse index, book, chapter, verse, name, " +
    "and the verses before and after it. Give exactly one of verse_id, verse_index and osis_id, each one identifier or " +
    `a list of up to ${LOOKUP_LIMIT}. Returns no text. Example: {"verse_id": 43003016} is John 3:16.`,
  input: lookupInput,
  answer: schemas.lookup,
  ask: async (client, input, call) => {
    const lookup = await client.lookup(identifierOf(input), call);
    return { found: answered(lookup), text: lookupText(lookup) };
  },
});

const searchTextTool = tool({
  name: "search_text",
  title: "Search the words of the Bible",
  description:
    "Finds the verses of one version that contain certain words, best first: use it to find where something is said, " +
    "instead of recalling a reference from memory. A word finds its other forms and spellings (come finds cometh and " +
    'came; honor finds honour), and all words must be in the verse. "a phrase" in quotation marks, -word excludes ' +
    "a word, a OR b, lov* for word beginnings, =word for one form only, a NEAR/5 b. Search for words that the version is likely " +
    'to use. Example: {"q": "faith hope charity", "version": "KJV"} finds 1 Corinthians 13:13.',
  input: z.strictObject({
    q: z
      .string()
      .min(1)
      .max(1000)
      .describe("The query.")
      .meta({ examples: ["love god", '"in the beginning"', "shepherd -hireling"] }),
    version: schemas.versionInput,
    in: z
      .string()
      .min(1)
      .max(1000)
      .describe("Where to search: a reference, ot, nt, or a group such as gospels. Everywhere when absent.")
      .exactOptional(),
    synonyms: z
      .boolean()
      .describe("True also finds other words for the same thing, and words with the same root.")
      .exactOptional(),
    limit: z.int().min(1).max(100).describe("Verses to return; 10 when absent.").exactOptional(),
    page: z.int().min(1).max(1_000_000).describe("From 1.").exactOptional(),
    language: schemas.languageInput
      .describe("Language of the reference in `in`, by its BCP 47 code: en (when absent) or de.")
      .exactOptional(),
  }),
  answer: schemas.search,
  ask: async (client, query, call) => {
    const search = await client.search({ limit: 10, ...query }, call);
    return { found: answered(search, search.version.split(",")), text: searchText(search) };
  },
});

/** The most references in one tool answer. */
const FINDS_LIMIT = 1000;
/** The most characters in one call. */
const SCAN_LIMIT = 100_000;

const findReferences = tool({
  name: "find_references",
  title: "Find the Bible references in a text",
  description:
    "Finds every Bible reference in a text, with its place in it and the verses it means: use it to see what a page, a " +
    "sermon or an answer of your own cites, and whether each cited verse exists. Plain text, Markdown and HTML are read " +
    "as they are. A reference outside the canon has type invalid, a short form that fits several books type " +
    'ambiguous; "v. 5" and "ibid." take book and chapter from earlier references. What only looks like a reference (Mark 2 minutes) ' +
    `is left out. At most ${FINDS_LIMIT} references a call. ` +
    'Example: {"text": "See Rom 8:28, and v. 30."} finds Rom.8.28 and Rom.8.30.',
  input: z.strictObject({
    text: z.string().min(1).max(SCAN_LIMIT).describe("The text."),
    context: z
      .string()
      .min(1)
      .max(1000)
      .describe('A reference that gives a bare "v. 5" its book and chapter.')
      .exactOptional(),
    require_verse: z.boolean().describe("True leaves out whole chapters (John 3).").exactOptional(),
    language: schemas.textLanguageInput.exactOptional(),
  }),
  answer: schemas.scan,
  ask: async (client, query, call) => {
    const scan = await client.scan(query, call);
    if (scan.results_count > FINDS_LIMIT) {
      throw new ToolFault(
        "answer_too_long",
        `The text has ${scan.results_count} references; a tool returns at most ${FINDS_LIMIT}.`,
        "Send the text in parts.",
        { limit: FINDS_LIMIT, references: scan.results_count },
      );
    }
    return { found: answered(scan), text: scanText(scan) };
  },
});

const checkQuotation = tool({
  name: "check_quotation",
  title: "Check a Bible quotation",
  description:
    "Says whether a quotation has the words of the Bible, and whether they are at its reference; without a " +
    "reference it says which verse the quotation is from. Call it before you put words in quotation marks as Scripture, " +
    "and when somebody asks whether or where something is written: do not answer that from memory. words is exact, near (some " +
    "words changed, see differences), loose (a paraphrase) or none; place is right, partial, wrong or not_given. If it is " +
    "not exact and right, quote the text of the first match with its reference instead. " +
    'Example: {"text": "money is the root of all evil", "reference": "1 Tim 6:10", "version": "KJV"}.',
  input: z.strictObject({
    text: z.string().min(1).max(2000).describe("The quotation, without its reference."),
    reference: schemas.referenceInput.describe("The reference that it is attributed to.").exactOptional(),
    version: schemas.versionInput
      .describe(
        "Code of the version, or several separated by commas. All versions of the server when absent.",
      )
      .exactOptional(),
    limit: z.int().min(1).max(20).describe("Matches wanted; 3 when absent.").exactOptional(),
    language,
  }),
  answer: schemas.quote,
  ask: async (client, query, call) => {
    const quote = await client.quote({ limit: 3, ...query }, call);
    const versions = [...new Set(quote.matches.map(({ version }) => version))];
    return { found: answered(quote, versions), text: quoteText(query.text, quote) };
  },
});

/** Characters that one call may verify. */
const VERIFY_LIMIT = 100_000;

const verifyAnswer = tool({
  name: "verify_answer",
  title: "Verify every Bible quotation of a text",
  description:
    "Checks a whole text: every Bible reference (does it exist?) and every quotation (are the words and the place " +
    "right?), each with its correction. Call it with the draft of your answer before you send it, whenever the draft " +
    "quotes or cites the Bible, and correct what is wrong; call it with an article or a sermon when asked to check it. " +
    "Quotation marks, block quotes and Markdown are understood. Words that are attributed to no reference and are not in the " +
    "Bible have judged false: they quote something else. " +
    'Example: {"text": "Jesus cried (John 11:35).", "version": "KJV"}.',
  input: z.strictObject({
    text: z.string().min(1).max(VERIFY_LIMIT).describe("The complete text."),
    version: schemas.versionInput
      .describe("Code of the version that it quotes, or several separated by commas. All when absent.")
      .exactOptional(),
  }),
  answer: schemas.verification,
  ask: async (client, query, call) => {
    const verification = await client.verify(query, call);
    // A model needs the place of the words, not every similar place.
    const data = verification.data.map((item) =>
      item.type === "quotation" ? { ...item, matches: item.matches.slice(0, 1) } : item,
    );
    const short = { ...verification, data };
    return { found: answered(short, verification.searched), text: verificationText(short) };
  },
});

export const TOOLS: readonly Tool[] = [
  resolveReference,
  getPassage,
  compareTranslations,
  getContext,
  compareReferences,
  lookupVerse,
  searchTextTool,
  findReferences,
  checkQuotation,
  verifyAnswer,
];
