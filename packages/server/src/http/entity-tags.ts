/** Entity tags: made from what determines a body or from the body, compared as in RFC 9110. */

import { hash } from "node:crypto";
import { type Body, bytesOf } from "../wire/answer-body.ts";
import type { Encoding } from "./encoding.ts";

/** Identifies a body before its encoding. */
export interface Identity {
  /** Equal keys mean equal bytes: the request in a canonical form, or the tag of the body. */
  readonly key: string;
  /** 22 characters of base64url, for the entity tag. Two bodies of one target have different tags. */
  readonly tag: string;
}

/** The first 22 characters (132 bits) of a SHA-256 in base64url: enough to rule out collisions. */
const digestOf = (content: string | Uint8Array): string => hash("sha256", content, "base64url").slice(0, 22);

/** The identity of a body, from its bytes. */
export function contentIdentity(body: Body): Identity {
  const tag = digestOf(bytesOf(body));
  return { key: tag, tag };
}

/** Identifies everything besides the request that determines a body, the build and the data revision: 66 bits. */
export const sourceTag = (build: string, dataRevision: string): string =>
  digestOf(`${build} ${dataRevision}`).slice(0, 11);

/** The digits of base64url as character codes. */
const DIGITS = Uint8Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", (digit) =>
  digit.charCodeAt(0),
);

/** The last step of MurmurHash3: each bit of the input changes about half of the 32 bits of the result. */
function mixed(value: number): number {
  const half = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return whole ^ (whole >>> 16);
}

/** 64 bits in base64url. */
function digitsOf(high: number, low: number): string {
  const digit = (value: number): number => DIGITS[value & 63] ?? 0;
  return String.fromCharCode(
    digit(high >>> 26),
    digit(high >>> 20),
    digit(high >>> 14),
    digit(high >>> 8),
    digit(high >>> 2),
    digit(low >>> 26),
    digit(low >>> 20),
    digit(low >>> 14),
    digit(low >>> 8),
    digit(low >>> 2),
    digit(((high & 3) << 2) | (low & 3)),
  );
}

/**
 * A hash of up to 64 bits in base64url, which makes the tags of different requests differ. It does not resist attacks, and nothing
 * relies on it: a tag is only compared with those of the same target, which has one body for each source.
 */
function hashOf(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x5bd1e995);
  }
  return digitsOf(mixed(high), mixed(low));
}

/**
 * The identity of a request's body, without the body.
 * @param source of `sourceTag`
 * @param request everything in the request that changes the body, in a canonical form
 */
export const requestIdentity = (source: string, request: string): Identity => ({
  key: request,
  tag: source + hashOf(request),
});

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
