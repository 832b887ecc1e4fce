/** Entity tags: made from the request or from the body, compared as in RFC 9110. */

import { hash } from "node:crypto";
import { type Body, bytesOf } from "../wire/body.ts";
import type { Encoding } from "./encoding.ts";

/** The tag of a body: 22 characters of its SHA-1, enough that two bodies never share one. */
export function contentTag(body: Body): string {
  return hash("sha1", bytesOf(body), "base64url").slice(0, 22);
}

/**
 * The tag of a request's body in a build with its texts, without the body: as long as a contentTag.
 * @param source what the body is made from: the build and the data revision
 * @param request everything in the request that changes the body, in a canonical form
 */
export function requestTag(source: string, request: string): string {
  return hash("sha1", `${source}\n${request}`, "base64url").slice(0, 22);
}

const SUFFIX: Readonly<Record<Encoding, string>> = { identity: "", br: "-br", gzip: "-gz" };

/** The strong validators of a body by its content encoding. */
export function entityTags(tag: string): Readonly<Record<Encoding, string>> {
  const of = (encoding: Encoding): string => `"${tag}${SUFFIX[encoding]}"`;
  return { identity: of("identity"), br: of("br"), gzip: of("gzip") };
}

/** One item of a list: a tag, which may contain a comma between its quotes, or an asterisk. */
const TAGS = /(?:^|,)[ \t]*(?:(?:W\/)?("[^"]*")|\*)[ \t]*(?=,|$)/g;

/** Whether an If-None-Match header matches the tag: weak comparison, lists and `*`. */
export function matches(header: string, etag: string): boolean {
  if (header === etag) return true;
  for (const [, tag] of header.matchAll(TAGS)) if (tag === undefined || tag === etag) return true;
  return false;
}
