/** Parses the query string: names, aliases, repetition, percent-encoding. parameters.ts reads the values. */

import { misspellingOf } from "../common/nearest.ts";
import { isBlank } from "../service/values.ts";
import { type ApiError, apiError } from "../wire/api-error.ts";
import { invalidParameter } from "../wire/fault-errors.ts";

/** Aliases of parameters, accepted wherever the main name is. */
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

/** A space for each plus sign: in half the time of a regular expression. */
function withSpaces(raw: string): string {
  let spaced = "";
  let start = 0;
  for (let plus = raw.indexOf("+"); plus !== -1; plus = raw.indexOf("+", start)) {
    spaced += `${raw.slice(start, plus)} `;
    start = plus + 1;
  }
  return spaced + raw.slice(start);
}

/** Decodes one part of a query; undefined when its percent-encoding is broken or not UTF-8. */
export function decodePiece(raw: string): string | undefined {
  const spaced = raw.includes("+") ? withSpaces(raw) : raw;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

/** A name and a value as sent. */
interface RawPair {
  readonly rawName: string;
  readonly rawValue: string;
}

/** The pairs of a query string, without empty ones. */
export function rawPairs(queryString: string): readonly RawPair[] {
  const pairs: RawPair[] = [];
  for (let start = 0; start < queryString.length; ) {
    const and = queryString.indexOf("&", start);
    const end = and === -1 ? queryString.length : and;
    const equals = queryString.indexOf("=", start);
    if (equals === -1 || equals >= end) {
      if (end > start) pairs.push({ rawName: queryString.slice(start, end), rawValue: "" });
    } else {
      const rawName = queryString.slice(start, equals);
      pairs.push({ rawName, rawValue: queryString.slice(equals + 1, end) });
    }
    start = end + 1;
  }
  return pairs;
}

const ENCODING = "percent-encoded UTF-8";

/** The main name of each parameter by its names. */
export type ParameterNames = ReadonlyMap<string, string>;

/** All names of parameters, given by their main names. */
export function namesOf(parameters: Iterable<string>): ParameterNames {
  const mains = new Set(parameters);
  const aliases = Object.entries(ALIASES).filter(([, main]) => mains.has(main));
  return new Map([...[...mains].map((main) => [main, main] as const), ...aliases]);
}

/** Names that programs add to any URL, such as `_=1700000000` and `utm_source`. */
const isForeign = (name: string): boolean => name.startsWith("_") || name.startsWith("utm_");

/** The error for an unknown name that looks like a misspelled parameter of the endpoint; undefined for other names. */
function misspellingFault(
  parameter: string,
  accepted: readonly string[],
  keyMatters: boolean,
): ApiError | undefined {
  if (isForeign(parameter)) return undefined;
  const meant = misspellingOf(parameter, [...namesOf(accepted).keys(), ...(keyMatters ? ["key"] : [])]);
  if (meant === null) return undefined;
  const message = `There is no parameter ${parameter}. Did you mean ${meant}?`;
  return apiError("unknown_parameter", message, { parameter, did_you_mean: meant });
}

const REFERENCES: ReadonlySet<string> = new Set(["reference", "start", "end", "a", "b"]);

/** Whether a pair is the rest of a reference after an unencoded `&`: `reference=Romans 13:1-9&10`. */
const isRestOfReference = (name: string, rawValue: string): boolean =>
  rawValue === "" && /^\d{1,3}(?!\d)|\S\s|\s\S/.test(name);

/** Whether one of these pairs has the name and a value that is not blank. */
const hasSent = (pairs: readonly RawPair[], name: string): boolean =>
  pairs.some(
    ({ rawName, rawValue }) => decodePiece(rawName) === name && !isBlank(decodePiece(rawValue) ?? ""),
  );

/**
 * Reads a query string. Returns the first error. A parameter with a blank value counts as not sent. An unknown name is an
 * error if it looks like a misspelled parameter; otherwise it is ignored.
 * @param names of the parameters of any endpoint
 * @param accepted main names of the parameters of the requested endpoint
 * @param keyMatters whether `key` is checked like other parameters, or ignored. credentials.ts reads its value.
 */
export function parseQuery(
  queryString: string,
  names: ParameterNames,
  accepted: readonly string[],
  keyMatters: boolean,
): QueryResult {
  const query = new Map<string, string>();
  const pairs = rawPairs(queryString);
  let before = "";
  for (const pair of pairs) {
    const { rawName, rawValue } = pair;
    // Names are seldom encoded.
    const name = names.has(rawName) ? rawName : decodePiece(rawName);
    if (name === undefined) return fault(rawName, rawValue, ENCODING);
    const isKey = name === "key";
    const main = isKey && keyMatters ? name : names.get(name);
    if (main === undefined) {
      if (REFERENCES.has(before) && isRestOfReference(name, rawValue)) {
        const whole = `${query.get(before) ?? ""}&${name}`;
        return fault(before, whole, "a reference in which each & is written %26");
      }
      const error = isKey ? undefined : misspellingFault(name, accepted, keyMatters);
      if (error !== undefined) return { ok: false, error };
      continue;
    }
    const value = decodePiece(rawValue);
    if (value === undefined) return fault(main, isKey ? "[hidden]" : rawValue, ENCODING);
    before = main;
    if (isBlank(value)) continue;
    const earlier = query.get(main);
    if (earlier !== undefined && (earlier !== value || hasSent(pairs.slice(0, pairs.indexOf(pair)), name))) {
      return fault(main, isKey ? "[hidden]" : value, "sent once");
    }
    query.set(main, value);
  }
  return { ok: true, query };
}

const fault = (parameter: string, value: string, expected: string): QueryResult => ({
  ok: false,
  error: invalidParameter(parameter, value, expected),
});
