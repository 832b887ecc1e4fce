/** Scanning: finds every Bible reference in running text, with its place. */

import type { Language } from "../languages/language.ts";
import type { ProseWords } from "../languages/prose-words.ts";
import { parseByStages } from "../resolve/by-stages.ts";
import { type Lexicon, lexiconOf } from "../resolve/names/lexicon.ts";
import { blockNumbers, pastBlockNumber } from "./block-numbers.ts";
import { BlockReader } from "./block-reader.ts";
import { breakAfter } from "./blocks.ts";
import type { Citation, Last, Reading } from "./citation.ts";
import { CONCORDANCE, KNOWN_NAME, LIMIT, REFERENCE_LIST } from "./citation-costs.ts";
import { StartSearch } from "./citation-starts.ts";
import { isCommaStyle, withComma } from "./comma-style.ts";
import type { Find } from "./find.ts";
import { endOf, findsOf, type Placed, startOf } from "./finds.ts";
import { Headings } from "./headings.ts";
import { type ScannedLanguage, scannedEnglish } from "./languages.ts";
import { readSourceInSteps, type SourceKind } from "./markup.ts";
import type { Observe, ObserveCarried } from "./named.ts";
import type { NameCache } from "./plain-citation.ts";
import type { Prose } from "./prose.ts";
import { type ProseSets, proseSetsOf } from "./prose-sets.ts";
import { settledForms } from "./settled-forms.ts";
import { finish, type Steps } from "./steps.ts";
import { creditsOf, mayBeConcordance } from "./text-credits.ts";

export type { Find, FoundAmbiguity, FoundReference } from "./find.ts";
export { SCANNED_LANGUAGES, type ScannedLanguage, scannedEnglish } from "./languages.ts";
export { fillTemplate, type LinkFormat, type LinkOptions, linkInSteps, linkReferences } from "./links.ts";
export { readSourceInSteps, type SourceKind } from "./markup.ts";
export { type OffsetUnit, offsetConverter } from "./offsets.ts";
export type { Prose } from "./prose.ts";
export type { Steps } from "./steps.ts";

export interface ScanOptions {
  /**
   * The languages of the references; by default English. If there are several, the one that fits the text best takes
   * precedence.
   */
  readonly languages?: readonly ScannedLanguage[];
  /** The kind of the text; by default `auto`, which recognises HTML and Markdown anywhere. */
  readonly source?: SourceKind;
  /** The book and chapter of a "v. 5" or "chapter 3" that stands before the first reference of the text. */
  readonly context?: string;
  /** Leaves out references without a verse ("John 3"). */
  readonly requireVerse?: boolean;
  /** Also reports names of books without numbers, if they have no other meaning. */
  readonly books?: boolean;
  /** Stops after about this many references: it may finish the last citation. No limit by default. */
  readonly maxFinds?: number;
  /**
   * Reads everything with the grammar, without the fast path for citations of the usual forms. The finds are the same, but for
   * rare forms such as "Rom 3:14,16 (verse 3)". Tests compare the two.
   */
  readonly isGrammarOnly?: boolean;
  /** Called with the features of names that a model weighs; the script that learns the weights uses it. */
  readonly observe?: Observe;
  /** The same for words for chapter and verse. */
  readonly observeCarried?: ObserveCarried;
}

/** The prepared data of a language. */
interface Tools {
  readonly lexicon: Lexicon;
  readonly sets: ProseSets;
  readonly search: StartSearch;
  /** The names that were read in any text, without what the text says about them. */
  readonly names: NameCache;
}

const tools = new WeakMap<ProseWords, Map<Language, Tools>>();

function toolsOf({ language, prose }: ScannedLanguage): Tools {
  const ofProse = tools.get(prose) ?? new Map<Language, Tools>();
  tools.set(prose, ofProse);
  let made = ofProse.get(language);
  if (made === undefined) {
    made = {
      lexicon: lexiconOf(language),
      sets: proseSetsOf(prose),
      search: new StartSearch(language, prose),
      names: new Map(),
    };
    ofProse.set(language, made);
  }
  return made;
}

/**
 * Finds the references of a text. Never throws; takes time linear in its length. The finds are in the order of the
 * text.
 */
export function scan(source: string, options: ScanOptions = {}): readonly Find[] {
  return finish(scanInSteps(source, options));
}

/** The same in steps of a few milliseconds, so that the thread can do other work between them. */
export function* scanInSteps(source: string, options: ScanOptions = {}): Steps<readonly Find[]> {
  const prose = yield* readSourceInSteps(source, options.source ?? "auto");
  const read: Read[] = [];
  for (const language of options.languages ?? [scannedEnglish])
    read.push(yield* readIn(language, prose, options));
  const [lead, ...others] = read.toSorted((a, b) => b.clear - a.clear);
  if (lead === undefined) return [];
  const found = others.length === 0 ? lead.found : mergedOf(lead.found, others);
  return yield* findsOf(source, prose, found, lead.lexicon, options.requireVerse ?? false);
}

/** The citations of a text in one language. */
interface Read {
  readonly found: readonly Placed[];
  readonly lexicon: Lexicon;
  /** How many of them have no other meaning. */
  readonly clear: number;
}

function* readIn(language: ScannedLanguage, prose: Prose, options: ScanOptions): Steps<Read> {
  const made = toolsOf(language);
  const given = lastOf(options.context, language.language);
  const mostCredit = mayBeConcordance(prose.text) ? CONCORDANCE : REFERENCE_LIST;
  const wide: Reading = {
    lexicon: made.lexicon,
    sets: made.sets,
    limit: LIMIT + mostCredit + KNOWN_NAME,
    settled: new Map(),
    known: new Set(),
    hasBareBooks: options.books ?? false,
    isListed: false,
    line: "inside",
    isSmallLine: false,
    isGrammarOnly: options.isGrammarOnly === true,
    observe: options.observe ?? null,
    observeCarried: options.observeCarried ?? null,
  };
  const maxFinds = options.maxFinds ?? Number.POSITIVE_INFINITY;
  const names: NameCache = wide.observe === null ? made.names : new Map();
  const headings = new Headings();
  const first = yield* readText(prose, made, wide, given, { maxFinds, names, headings });
  yield;
  const isColon = language.language.verseMark === "colon";
  if (isColon && isCommaStyle(prose.text, first, made.sets))
    return yield* readIn(withComma(language), prose, options);
  yield;
  const citations = first.map(({ citation }) => citation);
  const { clear, known, limit } = creditsOf(prose.text, citations, mostCredit, made.sets);
  yield;
  const settled = settledForms(citations.filter(({ cost }) => cost <= limit));
  yield;
  const found = yield* readAgain(prose, made, { ...wide, settled, known, limit }, given, first, headings);
  return { found, lexicon: made.lexicon, clear };
}

/** The citations of one language, and those of other languages at places without one. */
function mergedOf(lead: readonly Placed[], others: readonly Read[]): readonly Placed[] {
  let merged = lead;
  for (const { found } of others) {
    let at = 0;
    const added = found.filter((one) => {
      while (at < merged.length && endOf(merged[at] as Placed) <= startOf(one)) at++;
      const next = merged[at];
      return next === undefined || startOf(next) >= endOf(one);
    });
    merged = [...merged, ...added].sort((a, b) => startOf(a) - startOf(b));
  }
  return merged;
}

/** The place that `context` names, in the current language or in English. */
function lastOf(context: string | undefined, language: Language): Last | null {
  if (context === undefined) return null;
  const own = parseByStages(context, { language });
  const answer = own.kind === "resolved" ? own : parseByStages(context);
  const reference = answer.kind === "resolved" ? answer.references.at(-1) : undefined;
  if (!reference?.valid) return null;
  const span = reference.spans.at(-1);
  const isOneChapter = span?.start.chapter === span?.end.chapter;
  return { bookId: reference.bookId, chapter: isOneChapter ? (span?.end.chapter ?? 0) : 0 };
}

/**
 * Rereads the rows whose meaning depends on the rest of the document, except plain citations whose meaning does not.
 */
function* readAgain(
  prose: Prose,
  made: Tools,
  reading: Reading,
  given: Last | null,
  first: readonly Placed[],
  headings: Headings,
): Steps<readonly Placed[]> {
  const changed = new Set<number>();
  for (const { citation, row } of first) if (isChanged(citation, reading)) changed.add(row);
  if (changed.size === 0) return first;
  yield;
  const unchanged = new Map<number, Placed>();
  for (const placed of first)
    if (changed.has(placed.row) && placed.citation.isPlain && !isChanged(placed.citation, reading))
      unchanged.set(placed.word, placed);
  yield;
  const end = first.at(-1)?.row ?? 0;
  const again = yield* readText(prose, made, reading, given, { rows: changed, end, unchanged, headings });
  const kept = first.filter(({ row }) => !changed.has(row));
  yield;
  return [...kept, ...again].sort((a, b) => endOf(a) - endOf(b));
}

const isChanged = (citation: Citation, { settled, limit }: Reading): boolean =>
  citation.cost > limit ||
  (citation.isAmbiguous &&
    citation.parts.some((part) => part.kind === "ambiguous" && settled.has(part.letters)));

/** The part of a text to read. */
interface Part {
  /** The offsets of the rows to read; everything if absent. A block outside a table is a row of its own. */
  readonly rows?: ReadonlySet<number>;
  /** No row that starts after this offset is read. */
  readonly end?: number;
  /** Stops after this many references. */
  readonly maxFinds?: number;
  /** Citations that need not be read again, by the offsets of their words. */
  readonly unchanged?: ReadonlyMap<number, Placed>;
  /** See ReadText. */
  readonly names?: NameCache;
  readonly headings: Headings;
}

const NONE: ReadonlyMap<number, Placed> = new Map();

function* readText(
  { text }: Prose,
  { search }: Tools,
  reading: Reading,
  given: Last | null,
  part: Part,
): Steps<readonly Placed[]> {
  const { rows, end = text.length, maxFinds = Number.POSITIVE_INFINITY, headings } = part;
  const { unchanged = NONE, names = new Map() } = part;
  const reader = new BlockReader({ text, search, reading, given, maxFinds, unchanged, names, headings });
  const numbers = yield* blockNumbers(text, reading.lexicon);
  let from = 0;
  /** The start of the row that the block is a cell of. */
  let row = 0;
  while (from < text.length && row <= end && reader.hasRoom) {
    const { blockEnd, next, isRowEnd } = breakAfter(text, from);
    if (reader.countBlock()) yield;
    if (blockEnd > from && (rows === undefined || rows.has(row)))
      yield* reader.read(
        { text, from: pastBlockNumber(text, from, numbers, reading.lexicon), end: blockEnd },
        row,
      );
    if (isRowEnd) row = next;
    from = next;
  }
  return reader.found;
}
