/** Headers, prepared once where they are the same for every answer. Flat lists: name, value, name, value. */

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

/** Value of the header with this name, in lower case, in such a list. A value that reads like the name is none. */
export function headerIn(headers: readonly string[], name: string): string | undefined {
  for (let at = 0; at < headers.length; at += 2) {
    const other = headers[at];
    if (other?.length === name.length && other.toLowerCase() === name) return headers[at + 1];
  }
  return undefined;
}

/** On every answer, whatever its status. */
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

export const ALLOWED_METHODS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

export const ALLOW: readonly string[] = ["Allow", ALLOWED_METHODS.join(", ")];

export const PREFLIGHT: readonly string[] = [
  ...ALLOW,
  "Access-Control-Allow-Methods",
  ALLOWED_METHODS.join(", "),
  "Access-Control-Allow-Headers",
  "Authorization, X-API-Key, Content-Type",
  "Access-Control-Max-Age",
  "86400",
];

export const NO_STORE: readonly string[] = ["Cache-Control", "no-store"];

/** What is said of a key in the query; alone where `Deprecation` stands already. */
export const KEY_LINK: readonly string[] = [
  "Link",
  '</docs/guide/deprecations#key-in-the-query>; rel="deprecation"; type="text/html"',
];

/** RFC 9745: since when the parameter is deprecated (2026-01-01), and where that is said. */
export const KEY_IN_QUERY: readonly string[] = ["Deprecation", "@1767225600", ...KEY_LINK];

/** The same of the base path as an endpoint, and what to call in its place. */
export const OLDER_FORM: readonly string[] = [
  "Deprecation",
  "@1767225600",
  "Link",
  '</api/scripture>; rel="successor-version", </docs/guide/deprecations#get-api>; rel="deprecation"; type="text/html"',
];

/** Cache-Control and Vary of a 200 or 304. `keyed`: the answer was given for a key. */
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

/** Adds what is left of the limits: the IETF draft's fields, and the older ones for the burst. */
export function addRateHeaders(headers: string[], { burst, daily }: Decision): void {
  if (burst === null) {
    if (daily !== null)
      headers.push("RateLimit-Policy", policy("daily", daily), "RateLimit", state("daily", daily));
    return;
  }
  const more = daily === null ? "" : `, ${policy("daily", daily)}`;
  const left = daily === null ? "" : `, ${state("daily", daily)}`;
  headers.push(
    "RateLimit-Policy",
    policy("burst", burst) + more,
    "RateLimit",
    state("burst", burst) + left,
    "X-RateLimit-Limit",
    String(burst.limit),
    "X-RateLimit-Remaining",
    String(burst.remaining),
    "X-RateLimit-Reset",
    String(burst.resetSeconds),
  );
}
