/** /scan: the references of a running text. */

import { parseReference } from "@lectern/scripture";
import {
  type Find,
  type FoundReference,
  fillTemplate,
  type LinkFormat,
  linkInSteps,
  type OffsetUnit,
  type ScannedLanguage,
  type SourceKind,
  type Steps,
  scanInSteps,
} from "@lectern/scripture/scan";
import { type CanonicalReference, readCanonicalReference } from "./read-reference.ts";
import { badInput, type Result, succeed } from "./result.ts";

/** The most characters (UTF-16 units) of a text in a query; a body has its own limit. */
export const QUERY_TEXT_LIMIT = 4000;
/** Maximum number of items of an answer, whatever the length of its text. */
export const SCAN_ITEM_LIMIT = 20_000;
/** A text may give this many items, and one more for each CHARACTERS_PER_ITEM characters. */
const SHORT_TEXT_ITEMS = 1000;
const CHARACTERS_PER_ITEM = 5;
/** The most characters (UTF-16 units) of all addresses of links together. */
const ADDRESS_CHARACTERS = 4_000_000;
/** This many characters cost one verse unit; a remainder costs a whole one. */
const CHARACTERS_PER_UNIT = 1000;
/** By default, links lead to the reader of this server. */
const OWN_READER = "/?q={reference}&v={version}";
const USUAL_VERSION = "KJV";

export interface ScanQuery {
  readonly text: string;
  readonly languages: readonly ScannedLanguage[];
  readonly context: string | undefined;
  readonly source: SourceKind | undefined;
  readonly requireVerse: boolean;
  readonly books: boolean;
  readonly units: OffsetUnit;
  readonly format: "json" | LinkFormat;
  /** A template that `isLinkTemplate` accepts. */
  readonly link: string | undefined;
}

/** A checked scan that is ready to run. */
export interface Scan {
  readonly request: ScanQuery;
  readonly verseUnits: number;
  /** Finds the references, in steps of a few milliseconds. */
  find(): Steps<Finds>;
  /** The text with its references as links. */
  link(format: LinkFormat): Steps<string>;
}

export interface Finds {
  /** At most `itemLimit(text)`. */
  readonly finds: readonly Find[];
  /** Whether the rest of the text was not read. */
  readonly isTruncated: boolean;
}

/** Maximum number of items for a text. Without it, ranges over many books could make the answer far longer than the text. */
export const itemLimit = (text: string): number =>
  Math.min(SCAN_ITEM_LIMIT, SHORT_TEXT_ITEMS + Math.floor(text.length / CHARACTERS_PER_ITEM));

/** The form of a template: an http(s) URL or a path on the same site, with the known names in braces. */
export function isLinkTemplate(template: string): boolean {
  if (template.length > 1000 || /\{(?!(?:osis_id|reference|version)\})/.test(template)) return false;
  if (/^\/(?![/\\])/.test(template)) return !/[\s\\]/.test(template);
  const filled = template.replace(/[{}]/g, "");
  return /^https?:\/\//i.test(template) && !/\s/.test(template) && URL.canParse(filled);
}

/** Number of finds whose addresses are made in one step. */
const ADDRESS_STEP = 500;

/** The first finds whose addresses have at most ADDRESS_CHARACTERS together. The rest of the text gets no links. */
function* withShortAddresses(
  finds: readonly Find[],
  addressOf: (found: FoundReference) => string,
): Steps<readonly Find[]> {
  let remainingCharacters = ADDRESS_CHARACTERS;
  for (const [index, find] of finds.entries()) {
    if (index % ADDRESS_STEP === ADDRESS_STEP - 1) yield;
    if (find.type === "reference") remainingCharacters -= addressOf(find).length;
    if (remainingCharacters < 0) return finds.slice(0, index);
  }
  return finds;
}

/** Reads a context in each language of the text, then in English. If all fail, returns the fault of the first language. */
export function readContext(
  context: string,
  languages: readonly ScannedLanguage[],
): Result<CanonicalReference> {
  const [first, ...others] = languages.map(({ language }) => ({
    code: language.code,
    parse: (text: string, maxObjects: number) =>
      parseReference(text, { language, maxReferences: maxObjects }),
  }));
  const read = readCanonicalReference(context, first);
  if (read.ok) return read;
  for (const language of [...others, undefined]) {
    const result = readCanonicalReference(context, language);
    if (result.ok) return result;
  }
  return read;
}

export function scanText(request: ScanQuery): Result<Scan> {
  const { text, context, format, link } = request;
  if (link !== undefined && format === "json") {
    return badInput("link", link, "absent, unless format is html or markdown");
  }
  if (context !== undefined) {
    const read = readContext(context, request.languages);
    if (!read.ok) return read;
  }
  const source = request.source ?? (format === "json" ? "auto" : "text");
  const find = function* (): Steps<Finds> {
    const { languages, requireVerse, books } = request;
    const limit = itemLimit(text);
    const options = { languages, source, requireVerse, books, maxFinds: limit + 1 };
    const finds = yield* scanInSteps(text, context === undefined ? options : { ...options, context });
    const isTruncated = finds.length > limit;
    return { finds: isTruncated ? finds.slice(0, limit) : finds, isTruncated };
  };
  const linked = function* (to: LinkFormat): Steps<string> {
    const { finds } = yield* find();
    const addressOf = (found: FoundReference): string =>
      fillTemplate(link ?? OWN_READER, found, found.reference.versionHint ?? USUAL_VERSION);
    const linkable = yield* withShortAddresses(finds, addressOf);
    return yield* linkInSteps(text, linkable, { format: to, source, addressOf });
  };
  const verseUnits = Math.ceil(text.length / CHARACTERS_PER_UNIT);
  return succeed({ request, verseUnits, find, link: linked });
}
