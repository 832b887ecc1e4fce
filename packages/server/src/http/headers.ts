/** Response headers as flat lists: name, value, name, value. Those that are the same for every answer are built once. */

import type { Allowance, Decision } from "../access/access.ts";
import type { Route } from "./route.ts";

const EXPOSED = [
  "ETag",
  "Retry-After",
  "X-Request-Id",
  "X-Data-Revision",
  "RateLimit-Policy",
  "RateLimit",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Deprecation",
  "Link",
];

/** The value of a header in such a list, by its lower-case name. */
export function headerIn(headers: readonly string[], name: string): string | undefined {
  for (let at = 0; at < headers.length; at += 2) {
    const other = headers[at];
    if (other?.length === name.length && other.toLowerCase() === name) return headers[at + 1];
  }
  return undefined;
}

/** Headers of every answer, whatever its status. */
export function commonHeaders(dataRevision: string): readonly string[] {
  return [
    "Access-Control-Allow-Origin",
    "*",
    "Access-Control-Expose-Headers",
    EXPOSED.join(", "),
    "X-Content-Type-Options",
    "nosniff",
    "X-Data-Revision",
    dataRevision,
  ];
}

const READ_ONLY: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** The methods that a route accepts; without a route, those that every path accepts. */
export function methodsOf(route: Pick<Route, "body"> | undefined): readonly string[] {
  const body = route?.body;
  if (body === undefined) return READ_ONLY;
  return body.postOnly ? ["POST", "OPTIONS"] : ["GET", "HEAD", "POST", "OPTIONS"];
}

export const allow = (methods: readonly string[]): readonly string[] => ["Allow", methods.join(", ")];

/** Headers of the answer to a CORS preflight. */
export const preflight = (methods: readonly string[]): readonly string[] => [
  ...allow(methods),
  "Access-Control-Allow-Methods",
  methods.join(", "),
  "Access-Control-Allow-Headers",
  "Authorization, X-API-Key, Content-Type",
  "Access-Control-Max-Age",
  "86400",
];

export const NO_STORE: readonly string[] = ["Cache-Control", "no-store"];

/** Link to the note on keys in the query; used alone where `Deprecation` is already sent. */
export const KEY_LINK: readonly string[] = [
  "Link",
  '</docs/guide/deprecations#key-in-the-query>; rel="deprecation"; type="text/html"',
];

/** RFC 9745: a key in the query has been deprecated since 2026-01-01; the link leads to the note. */
export const KEY_IN_QUERY: readonly string[] = ["Deprecation", "@1767225600", ...KEY_LINK];

/** The same for the base path as an endpoint, with a link to its successor. */
export const DEPRECATED_ALIAS: readonly string[] = [
  "Deprecation",
  "@1767225600",
  "Link",
  '</api/scripture>; rel="successor-version", </docs/guide/deprecations#get-api>; rel="deprecation"; type="text/html"',
];

/** Cache-Control and Vary of a 200 or 304. `keyed`: the answer was for a key. */
export function cacheHeaders(cache: Route["cache"], keyed: boolean): readonly string[] {
  if (cache === "none") return NO_STORE;
  if (cache === "forever") {
    return ["Cache-Control", "public, max-age=31536000, immutable", "Vary", "Accept-Encoding"];
  }
  if (cache === "revalidate") return ["Cache-Control", "no-cache", "Vary", "Accept-Encoding"];
  return keyed
    ? ["Cache-Control", "private, max-age=86400", "Vary", "Accept-Encoding, Authorization, X-API-Key"]
    : ["Cache-Control", "public, max-age=86400", "Vary", "Accept-Encoding"];
}

const policy = (name: string, { limit, windowSeconds }: Allowance): string =>
  `"${name}";q=${limit};w=${windowSeconds}`;

const state = (name: string, { remaining, resetSeconds }: Allowance): string =>
  `"${name}";r=${remaining};t=${resetSeconds}`;

/** Adds the remaining limits: the fields of the IETF draft, and the older X-RateLimit fields for the burst. */
export function addRateHeaders(headers: string[], { burst, daily }: Decision): void {
  if (burst === null) {
    if (daily !== null)
      headers.push("RateLimit-Policy", policy("daily", daily), "RateLimit", state("daily", daily));
    return;
  }
  const more = daily === null ? "" : `, ${policy("daily", daily)}`;
  const dailyState = daily === null ? "" : `, ${state("daily", daily)}`;
  headers.push(
    "RateLimit-Policy",
    policy("burst", burst) + more,
    "RateLimit",
    state("burst", burst) + dailyState,
    "X-RateLimit-Limit",
    String(burst.limit),
    "X-RateLimit-Remaining",
    String(burst.remaining),
    "X-RateLimit-Reset",
    String(burst.resetSeconds),
  );
}
