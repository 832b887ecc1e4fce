/** Entity tags: made from the bytes of a representation, compared as RFC 9110 has it. */

import { hash } from "node:crypto";
import type { Encoding } from "./encoding.ts";

/** Names the content of a body: 22 characters of its SHA-1, enough that no two bodies ever share one. */
export function contentTag(body: Uint8Array): string {
  return hash("sha1", body, "base64url").slice(0, 22);
}

const SUFFIX: Readonly<Record<Encoding, string>> = { identity: "", br: "-br", gzip: "-gz" };

/** The strong validators of a body by its content encoding. */
export function entityTags(tag: string): Readonly<Record<Encoding, string>> {
  const of = (encoding: Encoding): string => `"${tag}${SUFFIX[encoding]}"`;
  return { identity: of("identity"), br: of("br"), gzip: of("gzip") };
}

/** One of a list: a tag, whose quotes may hold a comma, or an asterisk that stands alone. */
const TAGS = /(?:^|,)[ \t]*(?:(?:W\/)?("[^"]*")|\*)[ \t]*(?=,|$)/g;

/** Whether an If-None-Match header names the representation: weak comparison, lists and `*`. */
export function matches(header: string, etag: string): boolean {
  if (header === etag) return true;
  for (const [, tag] of header.matchAll(TAGS)) if (tag === undefined || tag === etag) return true;
  return false;
}
