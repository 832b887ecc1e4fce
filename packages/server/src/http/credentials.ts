/** Finds the key of a request. */

import type { Incoming } from "./exchange.ts";
import { decodePiece, rawPairs } from "./query.ts";

export type Credentials =
  | { readonly kind: "none" }
  | { readonly kind: "two" }
  | { readonly kind: "key"; readonly text: string; readonly fromQuery: boolean };

const NONE: Credentials = { kind: "none" };
const NO_KEYS: readonly string[] = [];

const BEARER = /^ *bearer +(\S.*?) *$/i;

/** Fast path for the usual header: `Bearer` and one word without a comma. */
function soleBearer(authorization: string): string | undefined {
  if (authorization.charCodeAt(6) !== 0x20 || authorization.lastIndexOf(" ") !== 6) return undefined;
  if (authorization.length < 8 || authorization.includes(",")) return undefined;
  return authorization.slice(0, 6).toLowerCase() === "bearer" ? authorization.slice(7) : undefined;
}

/** The keys of an Authorization header. Several header lines arrive joined by commas. */
function bearersIn(authorization: string | undefined): readonly string[] {
  if (authorization === undefined) return [];
  return authorization.split(",").flatMap((line) => BEARER.exec(line)?.[1] ?? []);
}

/** The keys of a query string. A value that cannot be decoded is kept as sent, and is not a valid key. */
function keysInQuery(queryString: string): readonly string[] {
  if (!/(?:^|&)(?:k|%)/i.test(queryString)) return NO_KEYS;
  const keys: string[] = [];
  for (const { rawName, rawValue } of rawPairs(queryString)) {
    if (decodePiece(rawName) === "key") keys.push(decodePiece(rawValue) ?? rawValue);
  }
  return keys.filter((key) => key.trim() !== "");
}

/** The key of a request: `Authorization: Bearer`, `X-API-Key` or the parameter `key`. A blank value counts as no key. */
export function readCredentials(incoming: Incoming, queryString: string): Credentials {
  const authorization = incoming.header("authorization");
  const header = incoming.header("x-api-key");
  const fromQuery = queryString === "" ? NO_KEYS : keysInQuery(queryString);
  if (authorization !== undefined && header === undefined && fromQuery.length === 0) {
    const text = soleBearer(authorization);
    if (text !== undefined) return { kind: "key", text, fromQuery: false };
  }
  const bearers = bearersIn(authorization);
  const inHeader = (header ?? "").split(",").map((key) => key.trim());
  const keys = new Set([...bearers, ...inHeader, ...fromQuery].filter((key) => key !== ""));
  const [text] = keys;
  if (text === undefined) return NONE;
  return keys.size > 1 ? { kind: "two" } : { kind: "key", text, fromQuery: fromQuery.length > 0 };
}
