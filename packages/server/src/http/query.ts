/** The query string: names, aliases, repetition, percent-encoding. What values mean is parameters.ts. */

import { nearest } from "../nearest.ts";
import { type ApiError, apiError } from "./errors.ts";
import { invalidParameter } from "./faults.ts";

/** Other names of parameters, accepted wherever the main name is. */
export const ALIASES: Readonly<Record<string, string>> = {
  ref: "reference",
  bookID: "book_id",
  bookId: "book_id",
  v: "version",
  compare_version: "compare",
  end_chapter: "endChapter",
  end_verse: "endVerse",
};

/** Values by main name. */
export type Query = ReadonlyMap<string, string>;

export type QueryResult =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly error: ApiError };

/** Decodes one piece of a query; undefined when its percent-encoding is broken or not UTF-8. */
export function decodePiece(raw: string): string | undefined {
  const spaced = raw.includes("+") ? raw.replaceAll("+", " ") : raw;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

/** The pairs of a query string as sent; empty ones are left out. */
export function* rawPairs(queryString: string): Generator<readonly [name: string, value: string]> {
  if (queryString === "") return;
  for (const pair of queryString.split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    yield at === -1 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
  }
}

function isIgnored(name: string): boolean {
  return name.startsWith("_") || name.startsWith("utm_");
}

const ENCODING = "percent-encoded UTF-8";

function unknown(parameter: string, known: ReadonlySet<string>): ApiError {
  const didYouMean = nearest(parameter, [...known, ...Object.keys(ALIASES), "key"]);
  const hint = didYouMean === null ? "" : ` Did you mean ${didYouMean}?`;
  const message =
    parameter === ""
      ? "The query has an equals sign with no name of a parameter before it."
      : `No endpoint knows the parameter ${parameter}.${hint}`;
  return apiError("unknown_parameter", message, { parameter, did_you_mean: didYouMean });
}

/**
 * Reads a query string, first fault first. `known` holds the main names that any endpoint knows. `keyMatters`: whether
 * the parameter `key` is checked as the others are, or ignored. What it says, credentials.ts reads.
 */
export function parseQuery(
  queryString: string,
  known: ReadonlySet<string>,
  keyMatters: boolean,
): QueryResult {
  const query = new Map<string, string>();
  const sent = new Set<string>();
  for (const [rawName, rawValue] of rawPairs(queryString)) {
    const name = decodePiece(rawName);
    if (name === undefined) return { ok: false, error: invalidParameter(rawName, rawValue, ENCODING) };
    if (isIgnored(name) || (name === "key" && !keyMatters)) continue;
    const main = Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;
    if (main !== "key" && !known.has(main)) return { ok: false, error: unknown(name, known) };
    const shown = main === "key" ? "[hidden]" : rawValue;
    const value = decodePiece(rawValue);
    if (value === undefined) return { ok: false, error: invalidParameter(main, shown, ENCODING) };
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
