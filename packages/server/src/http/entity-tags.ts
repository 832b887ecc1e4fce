/** Entity tags: made from what determines a body or from the body, compared as in RFC 9110. */

import { hash } from "node:crypto";
import { type Body, bytesOf } from "../wire/answer-body.ts";
import type { Encoding } from "./encoding.ts";

/** The first 22 characters (132 bits) of a SHA-256 in base64url: enough to rule out collisions. */
const digestOf = (content: string | Uint8Array): string => hash("sha256", content, "base64url").slice(0, 22);

/** The tag of a body. */
export const contentTag = (body: Body): string => digestOf(bytesOf(body));

/** Identifies everything besides the request that determines a body: the build and the data revision. */
export const sourceTag = (build: string, dataRevision: string): string =>
  digestOf(`${build} ${dataRevision}`);

/**
 * The tag of a request's body, without the body: as long as a contentTag.
 * @param source of `sourceTag`
 * @param request everything in the request that changes the body, in a canonical form
 */
export const requestTag = (source: string, request: string): string => digestOf(`${source}${request}`);

const SUFFIX: Readonly<Record<Encoding, string>> = { identity: "", br: "-br", gzip: "-gz" };

/** The strong validator of a body in a content encoding. */
export const entityTag = (tag: string, encoding: Encoding): string => `"${tag}${SUFFIX[encoding]}"`;

/** One item of a list: a tag, which may contain a comma between its quotes, or an asterisk. */
const TAGS = /(?:^|,)[ \t]*(?:(?:W\/)?("[^"]*")|\*)[ \t]*(?=,|$)/g;

/** Whether an If-None-Match header matches the tag: weak comparison, lists and `*`. */
export function matches(header: string, etag: string): boolean {
  if (header === etag) return true;
  for (const [, tag] of header.matchAll(TAGS)) if (tag === undefined || tag === etag) return true;
  return false;
}
