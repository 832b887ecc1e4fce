/** Parses the query string: names, aliases, repetition, percent-encoding. parameters.ts reads the values. */

import { slipOf } from "../common/nearest.ts";
import { isBlank } from "../service/values.ts";
import { type ApiError, apiError } from "../wire/api-error.ts";
import { invalidParameter } from "../wire/fault-errors.ts";

/** Other names of parameters, accepted wherever the main name is. */
export const ALIASES: Readonly<Record<string, string>> = {
  ref: "reference",
  search: "q",
  bookID: "book_id",
  bookId: "book_id",
  v: "version",
  lang: "language",
  compare_version: "compare",
  end_chapter: "endChapter",
  end_verse: "endVerse",
};

/** Values by main name; none of them is blank. */
export type Query = ReadonlyMap<string, string>;

export type QueryResult =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly error: ApiError };

/** Decodes one part of a query; undefined when its percent-encoding is broken or not UTF-8. */
export function decodePiece(raw: string): string | undefined {
  const spaced = raw.includes("+") ? raw.replaceAll("+", " ") : raw;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

/** The pairs of a query string as sent, without empty ones. */
export function rawPairs(queryString: string): readonly (readonly [name: string, value: string])[] {
  const pairs: (readonly [name: string, value: string])[] = [];
  for (let start = 0; start < queryString.length; ) {
    const and = queryString.indexOf("&", start);
    const end = and === -1 ? queryString.length : and;
    const equals = queryString.indexOf("=", start);
    if (equals === -1 || equals >= end) {
      if (end > start) pairs.push([queryString.slice(start, end), ""]);
    } else pairs.push([queryString.slice(start, equals), queryString.slice(equals + 1, end)]);
    start = end + 1;
  }
  return pairs;
}

const ENCODING = "percent-encoded UTF-8";

/** The known parameters, by their main names. */
export interface KnownParameters {
  /** Of any endpoint. */
  readonly anywhere: ReadonlySet<string>;
  /** Of the requested endpoint. */
  readonly here: readonly string[];
  /** Whether `key` is checked like other parameters, or ignored. credentials.ts reads its value. */
  readonly key: boolean;
}

/** Names that programs add to any URL, such as `_=1700000000` and `utm_source`. */
const isForeign = (name: string): boolean => name.startsWith("_") || name.startsWith("utm_");

/** The error for an unknown name that looks like a misspelled parameter of the endpoint; undefined for other names. */
function slipFault(parameter: string, { here, key }: KnownParameters): ApiError | undefined {
  if (isForeign(parameter)) return undefined;
  const aliases = Object.keys(ALIASES).filter((alias) => here.includes(ALIASES[alias] ?? alias));
  const meant = slipOf(parameter, [...here, ...aliases, ...(key ? ["key"] : [])]);
  if (meant === null) return undefined;
  const message = `There is no parameter ${parameter}. Did you mean ${meant}?`;
  return apiError("unknown_parameter", message, { parameter, did_you_mean: meant });
}

const REFERENCES: ReadonlySet<string> = new Set(["reference", "start", "end", "a", "b"]);

/** Text after an `&` that was not encoded, as in `reference=Romans 13:1-9&10` or `reference=John 3 & Mark 4`. */
const isRestOfReference = (name: string, rawValue: string): boolean =>
  rawValue === "" && /^\d{1,3}(?!\d)|\S\s|\s\S/.test(name);

/**
 * Reads a query string. Returns the first error. A parameter with a blank value counts as not sent. An unknown name is an
 * error if it looks like a misspelled parameter; otherwise it is ignored.
 */
export function parseQuery(queryString: string, known: KnownParameters): QueryResult {
  const query = new Map<string, string>();
  const sent = new Set<string>();
  let before = "";
  for (const [rawName, rawValue] of rawPairs(queryString)) {
    const name = decodePiece(rawName);
    if (name === undefined) return { ok: false, error: invalidParameter(rawName, rawValue, ENCODING) };
    const main = Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;
    if (main === "key" ? !known.key : !known.anywhere.has(main)) {
      if (REFERENCES.has(before) && isRestOfReference(name, rawValue)) {
        const whole = `${query.get(before) ?? ""}&${name}`;
        return {
          ok: false,
          error: invalidParameter(before, whole, "a reference in which each & is written %26"),
        };
      }
      const error = main === "key" ? undefined : slipFault(name, known);
      if (error !== undefined) return { ok: false, error };
      continue;
    }
    const shown = main === "key" ? "[hidden]" : rawValue;
    const value = decodePiece(rawValue);
    if (value === undefined) return { ok: false, error: invalidParameter(main, shown, ENCODING) };
    before = main;
    if (isBlank(value)) continue;
    const earlier = query.get(main);
    if (earlier !== undefined && (sent.has(name) || earlier !== value)) {
      const text = main === "key" ? "[hidden]" : value;
      return { ok: false, error: invalidParameter(main, text, "sent once") };
    }
    query.set(main, value);
    sent.add(name);
  }
  return { ok: true, query };
}
