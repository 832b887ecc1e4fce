/** /scan: the references of a running text. */

import { parseReference } from "@lectern/scripture";
import {
  type Find,
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
/** The most items of an answer. */
export const SCAN_ITEM_LIMIT = 20_000;
/** Characters that cost one verse unit; the last one may be partly used. */
const CHARACTERS_PER_UNIT = 1000;
/** By default, links lead to the reader of the server itself. */
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
  /** At most SCAN_ITEM_LIMIT. */
  readonly finds: readonly Find[];
  /** Whether the rest of the text was not read. */
  readonly isTruncated: boolean;
}

/** The form of a template: an http(s) URL or a path on the same site, with the known names in braces. */
export function isLinkTemplate(template: string): boolean {
  if (template.length > 1000 || /\{(?!(?:osis_id|reference|version)\})/.test(template)) return false;
  if (/^\/(?![/\\])/.test(template)) return !/[\s\\]/.test(template);
  const filled = template.replace(/[{}]/g, "");
  return /^https?:\/\//i.test(template) && !/\s/.test(template) && URL.canParse(filled);
}

/** A context is written in a language of the text, or in English. The fault is that of the first language. */
export function readContext(
  context: string,
  languages: readonly ScannedLanguage[],
): Result<CanonicalReference> {
  const [first, ...others] = languages.map(({ language }) => ({
    code: language.code,
    parse: (text: string, most: number) => parseReference(text, { language, most }),
  }));
  const read = readCanonicalReference(context, first);
  if (read.ok) return read;
  for (const language of [...others, undefined]) {
    const again = readCanonicalReference(context, language);
    if (again.ok) return again;
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
    const options = { languages, source, requireVerse, books, most: SCAN_ITEM_LIMIT + 1 };
    const finds = yield* scanInSteps(text, context === undefined ? options : { ...options, context });
    const isTruncated = finds.length > SCAN_ITEM_LIMIT;
    return { finds: isTruncated ? finds.slice(0, SCAN_ITEM_LIMIT) : finds, isTruncated };
  };
  const linked = function* (to: LinkFormat): Steps<string> {
    const { finds } = yield* find();
    const template = link ?? OWN_READER;
    return yield* linkInSteps(text, finds, {
      format: to,
      source,
      addressOf: (found) => fillTemplate(template, found, found.reference.versionHint ?? USUAL_VERSION),
    });
  };
  const verseUnits = Math.ceil(text.length / CHARACTERS_PER_UNIT);
  return succeed({ request, verseUnits, find, link: linked });
}
