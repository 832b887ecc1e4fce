/** Entity tags: made from the bytes of a representation, compared as RFC 9110 has it. */

import { hash } from "node:crypto";
import type { Encoding } from "./encoding.ts";

/** Names the content of a body: 22 characters of its SHA-1, enough that no two bodies ever share one. */
export function contentTag(body: Uint8Array): string {
  return hash("sha1", body, "base64url").slice(0, 22);
}

const SUFFIX: Readonly<Record<Encoding, string>> = { identity: "", br: "-br", gzip: "-gz" };

/** The strong validator of a body in a content encoding. */
export function entityTag(tag: string, encoding: Encoding): string {
  return `"${tag}${SUFFIX[encoding]}"`;
}

const TAG = /^(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")$/;

/** Whether an If-None-Match header names the representation: weak comparison, lists and `*`. */
export function matches(header: string, etag: string): boolean {
  if (header === etag) return true;
  for (const item of header.split(",")) {
    const candidate = item.trim();
    if (candidate === "*" || TAG.exec(candidate)?.[1] === etag) return true;
  }
  return false;
}
