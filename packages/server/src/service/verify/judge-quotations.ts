/** Judges the quotations of a text, each against the reference that it is attributed to. */

import { type Nearness, type Place, quotationText } from "@lectern/concordance";
import { type Interval, osisOfVerseSet, type ValidReference, verseSetOfReferences } from "@lectern/scripture";
import type { Find, Steps } from "@lectern/scripture/scan";
import type { Edition } from "../../text/edition.ts";
import {
  type AttributedPlace,
  findQuote,
  type Library,
  placeOfReferences,
  type QuoteMatch,
  type QuoteResult,
} from "../quote.ts";
import type { PlainText } from "./collect-quotations.ts";
import { isDeclaredInexact, isIntroduced, type Pairing } from "./pairing.ts";
import { type Citation, type Quoted, wordCount } from "./quotation-forms.ts";
import { headerAbove } from "./table-rows.ts";
import type { VersionNames } from "./versions.ts";

/** Maximum number of matches reported for a quotation. */
const MATCHES = 3;
/** Minimum evidence for words without a reference to count as Scripture: if they are near, and if they are exact. */
const UNATTRIBUTED_EVIDENCE = 40;
const UNATTRIBUTED_EXACT_EVIDENCE = 18;
/**
 * Minimum evidence and score for words beside a reference, without quotation marks, to count as a quotation. Below
 * these, they are a remark, unless they are a whole verse.
 */
const BESIDE_EVIDENCE = 30;
const BESIDE_SCORE = 0.75;
/**
 * So few words in marks count as a quotation only if a reference directly follows or belongs to them, or if their
 * reference has the words.
 */
const FEW_WORDS = 2;
/** Maximum number of verses in a correction. */
const MAX_CORRECTED = 12;

export interface Correction {
  readonly edition: Edition;
  readonly verses: readonly Interval[];
  readonly text: string;
}

export interface QuotationItem {
  readonly kind: "quotation";
  /** Half-open, in UTF-16 units of the source. */
  readonly start: number;
  readonly end: number;
  readonly words: Nearness | "none";
  readonly place: Place | null;
  readonly matches: readonly QuoteMatch[];
  /** Converts offsets in the quoted words to offsets in the source. */
  readonly sourceRange: (range: readonly [number, number]) => readonly [number, number];
  /** Index, among the found references, of the one that it is attributed to; null for none. */
  readonly given: number | null;
  readonly isJudged: boolean;
  readonly correction: Correction | null;
}

/** Judges the quotations of one text. */
export class Judge {
  readonly #read: PlainText;
  readonly #library: Library;
  readonly #finds: readonly Find[];
  readonly #narrowed = new Map<string, Library>();
  readonly #places = new Map<Citation, AttributedPlace | null>();
  readonly #found = new Map<string, QuoteResult>();
  readonly #versions: VersionNames;

  constructor(read: PlainText, library: Library, finds: readonly Find[], versions: VersionNames) {
    this.#read = read;
    this.#library = library;
    this.#finds = finds;
    this.#versions = versions;
  }

  /**
   * Judges one quotation. Returns null if the words turn out not to be a quotation.
   *
   * @param between the end of the previous quotation, and the start of the next one
   */
  *item(
    quoted: Quoted,
    { citation, certainty }: Pairing,
    between: readonly [from: number, to: number],
  ): Steps<QuotationItem | null> {
    const words = this.#read.text.slice(quoted.start, quoted.end);
    const { start, end } = this.#read.sourceRange(quoted.start, quoted.end);
    const given = citation?.finds ?? [];
    const base = { kind: "quotation", start, end, sourceRange: this.#sourceRangeOf(quoted) } as const;
    const unjudged: QuotationItem = {
      ...base,
      words: "none",
      place: "not_given",
      matches: [],
      given: null,
      isJudged: false,
      correction: null,
    };
    const version = this.#versionOf(quoted, given, between);
    const library = this.#narrow(version);
    const said = citation === null ? null : this.#placeOf(citation);
    if (said === null)
      return quoted.kind === "beside"
        ? null
        : yield* this.#judgeUnattributed(base, words, library, quoted, unjudged);
    const found = yield* this.#find(library, words, said);
    const [best] = found.matches;
    const isThere = best !== undefined && isAtReference(best);
    const isCertain =
      certainty === "certain" &&
      (wordCount(words, FEW_WORDS + 1) > FEW_WORDS ||
        isThere ||
        quoted.given.length > 0 ||
        this.#isDirect(quoted, given));
    if (isCertain || (isThere && (found.words === "exact" || isScripture(found)))) {
      if (quoted.kind === "beside" && !isQuotation(best, version !== null)) return null;
      if (found.words !== "exact" && isDeclaredInexact(this.#read.text, quoted)) return unjudged;
      // If the named version is not loaded, its words cannot be judged. A wrong place is still reported.
      const isUnknown =
        version !== null &&
        library === this.#library &&
        found.words !== "exact" &&
        (!isMisplaced(best) || found.matches.some(isAtReference));
      if (isUnknown) return { ...unjudged, given: this.#givenOf(given, best) };
      return {
        ...base,
        ...found,
        given: this.#givenOf(given, best),
        isJudged: true,
        correction: this.#correction(found, library, said),
      };
    }
    if (quoted.kind === "beside") return null;
    return yield* this.#judgeUnattributed(base, words, library, quoted, unjudged);
  }

  /** Judges a quotation without a reference. */
  *#judgeUnattributed(
    base: Pick<QuotationItem, "kind" | "start" | "end" | "sourceRange">,
    words: string,
    library: Library,
    quoted: Quoted,
    unjudged: QuotationItem,
  ): Steps<QuotationItem> {
    const found = yield* this.#find(library, words, null);
    const { text } = this.#read;
    const isClaimed = isScripture(found) || isIntroduced(text, quoted);
    if (!isClaimed || (found.words !== "exact" && isDeclaredInexact(text, quoted))) return unjudged;
    return {
      ...base,
      ...found,
      given: null,
      isJudged: true,
      correction: this.#correction(found, library, null),
    };
  }

  /** Finds words at a reference. The results are cached. */
  *#find(library: Library, words: string, said: AttributedPlace | null): Steps<QuoteResult> {
    const key = JSON.stringify([library.editions.map(({ info }) => info.code), said?.osisId, words]);
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const found = yield* findQuote(library, quotationText(words), said, MATCHES);
    this.#found.set(key, found);
    return found;
  }

  #sourceRangeOf({ start }: Quoted): QuotationItem["sourceRange"] {
    return ([from, to]) => {
      if (from < to) {
        const range = this.#read.sourceRange(start + from, start + to);
        return [range.start, range.end];
      }
      const at =
        from === 0
          ? this.#read.sourceRange(start, start + 1).start
          : this.#read.sourceRange(start + from - 1, start + from).end;
      return [at, at];
    };
  }

  /** Whether a reference directly follows the quotation, with only punctuation between them. */
  #isDirect(quoted: Quoted, given: readonly number[]): boolean {
    const find = this.#finds[given[0] ?? -1];
    if (find === undefined) return false;
    const between = this.#read.text.slice(quoted.end, this.#read.offsetOf(find.start));
    return between.length < 12 && /^[^\p{L}\p{N}]*$/u.test(between);
  }

  /** The place that a citation names; null if it is ambiguous. References outside the canon have no verses. */
  #placeOf(citation: Citation): AttributedPlace | null {
    const known = this.#places.get(citation);
    if (known !== undefined) return known;
    const place = this.#computePlace(citation);
    this.#places.set(citation, place);
    return place;
  }

  #computePlace({ finds: given }: Citation): AttributedPlace | null {
    const finds = given.flatMap((at) => this.#finds[at] ?? []);
    if (finds.length === 0 || finds.every(({ type }) => type === "ambiguous")) return null;
    const references = finds.flatMap((find): ValidReference[] =>
      find.type !== "ambiguous" && find.reference.valid ? [find.reference] : [],
    );
    return placeOfReferences(references, osisOfVerseSet(verseSetOfReferences(references)));
  }

  /** The reference of a citation that contains the best match; otherwise its first reference. */
  #givenOf(given: readonly number[], best: QuoteMatch | undefined): number | null {
    const there = given.find((at) => {
      const find = this.#finds[at];
      if (best === undefined || find === undefined || find.type === "ambiguous" || !find.reference.valid)
        return false;
      return verseSetOfReferences([find.reference]).some(
        ({ first, last }) => first <= best.verses.last && best.verses.first <= last,
      );
    });
    return there ?? given[0] ?? null;
  }

  /** The code of the version that the text names for a quotation; null if it names none. */
  #versionOf(quoted: Quoted, given: readonly number[], [from, to]: readonly [number, number]): string | null {
    const hints = given.flatMap((at) => {
      const find = this.#finds[at];
      return find === undefined || find.type === "ambiguous" ? [] : (find.reference.versionHint ?? []);
    });
    const last = this.#finds[given.at(-1) ?? -1];
    const end = Math.max(quoted.end, last === undefined ? 0 : this.#read.offsetOf(last.end));
    return this.#versionOfColumn(quoted) ?? this.#versions.of(quoted, end, hints[0] ?? null, from, to);
  }

  /** The version that the header of a table names for the column of a quotation; null if it names none. */
  #versionOfColumn({ start, end }: Quoted): string | null {
    const header = headerAbove(this.#read.source, this.#read.sourceRange(start, end).start);
    if (header === null) return null;
    const { offsetOf } = this.#read;
    return this.#versions.namedIn({ start: offsetOf(header.start), end: offsetOf(header.end) });
  }

  #editionOf(code: string): Edition | undefined {
    const { editions, helpers } = this.#library;
    return [...editions, ...helpers].find(({ info }) => info.code === code);
  }

  /** A library with only the named version, if it is loaded. The other editions become helpers, to find the place. */
  #narrow(version: string | null): Library {
    const edition = version === null ? undefined : this.#editionOf(version);
    if (edition === undefined) return this.#library;
    const known = this.#narrowed.get(edition.info.code);
    if (known !== undefined) return known;
    const { editions, indexes, helpers, helperIndexes } = this.#library;
    const [all, allIndexes] = [
      [...editions, ...helpers],
      [...indexes, ...helperIndexes],
    ];
    const at = all.indexOf(edition);
    const library: Library = {
      editions: [edition],
      indexes: allIndexes.filter((_, number) => number === at),
      helpers: all.filter((_, number) => number !== at),
      helperIndexes: allIndexes.filter((_, number) => number !== at),
    };
    this.#narrowed.set(edition.info.code, library);
    return library;
  }

  /** The correct text for the reference, or the correct place for the words; null if there is nothing to correct. */
  #correction(
    { words, place, matches }: Pick<QuotationItem, "words" | "place" | "matches">,
    { editions }: Library,
    said: AttributedPlace | null,
  ): Correction | null {
    const [best] = matches;
    if (words === "exact" && (place === "right" || place === "not_given")) return null;
    // Weak similarity to another verse is no evidence that the author meant that verse.
    const isFarFetched = best?.place === "wrong" && words !== "exact" && !isMisplaced(best);
    if (best !== undefined && words !== "loose" && !isFarFetched) {
      return { edition: best.edition, verses: [best.verses], text: best.text };
    }
    const edition = best?.edition ?? editions[0];
    if (edition === undefined) return null;
    const verses =
      said === null || said.verses.length === 0 ? (best === undefined ? [] : [best.verses]) : said.verses;
    return verses.length === 0 ? null : correctionOf(edition, verses);
  }
}

/** The text of the first verses of a reference, as a correction. */
function correctionOf(edition: Edition, verses: readonly Interval[]): Correction | null {
  const given: Interval[] = [];
  const texts: string[] = [];
  let left = MAX_CORRECTED;
  for (const { first, last } of verses) {
    if (left <= 0) break;
    const end = Math.min(last, first + left - 1);
    left -= end - first + 1;
    given.push({ first, last: end });
    for (let ordinal = first; ordinal <= end; ordinal++) texts.push(edition.text(ordinal) ?? "");
  }
  const text = texts.filter((verse) => verse !== "").join(" ");
  return text === "" ? null : { edition, verses: given, text };
}

const isAtReference = ({ place }: QuoteMatch): boolean => place === "right" || place === "partial";

/** Whether the evidence alone shows that words are Scripture, whatever the text says about them. */
function isScripture({ words, matches }: Pick<QuotationItem, "words" | "matches">): boolean {
  const evidence = matches[0]?.evidence ?? 0;
  return words === "exact"
    ? evidence >= UNATTRIBUTED_EXACT_EVIDENCE
    : words === "near" && evidence >= UNATTRIBUTED_EVIDENCE;
}

const isMisplaced = (best: QuoteMatch | undefined): boolean =>
  best !== undefined &&
  best.place === "wrong" &&
  best.words !== "loose" &&
  best.evidence >= UNATTRIBUTED_EVIDENCE;

/** Whether the words are all of the verses where they are found. */
const isWhole = ({ words, text, found: [from, to] }: QuoteMatch): boolean =>
  words === "exact" && !/[\p{L}\p{N}]/u.test(text.slice(0, from) + text.slice(to));

/**
 * Whether words without marks are so similar to a text that they count as a quotation of it.
 *
 * @param isOfVersion whether the text says that they are the words of a version; then they need only be near
 */
const isQuotation = (best: QuoteMatch | undefined, isOfVersion: boolean): boolean =>
  best !== undefined &&
  (best.evidence >= BESIDE_EVIDENCE || (isWhole(best) && best.evidence >= UNATTRIBUTED_EXACT_EVIDENCE)) &&
  (best.words === "exact" || (best.words === "near" && (isOfVersion || best.score >= BESIDE_SCORE)));
