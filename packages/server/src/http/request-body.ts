/**
 * Bodies of requests: which kinds a route accepts, and how they become values of its parameters. bounds.ts limits their
 * size. An error gives its place as a JSON pointer (RFC 6901).
 */

import { nearest } from "../common/nearest.ts";
import { isRecord } from "../common/unknown.ts";
import { type ApiError, apiError } from "../wire/api-error.ts";
import { BODY_BYTES, BODY_VALUES } from "./bounds.ts";
import { ALIASES } from "./query.ts";

/** How a route accepts a body with POST. */
export interface BodyRule {
  /** Whether the route takes only POST; otherwise it also takes GET, with its parameters in the query. */
  readonly postOnly: boolean;
  /** The parameter that a text/plain body gives; the other parameters are in the query. If absent, only JSON is accepted. */
  readonly plainText?: string;
}

/** The result of receiving a body. */
export type Received =
  | { readonly kind: "received"; readonly bytes: Uint8Array }
  | { readonly kind: "too_large" }
  /** Its caller has too much in flight. */
  | { readonly kind: "refused" }
  /** Its caller has disconnected. */
  | { readonly kind: "gone" };

/** The members of a JSON body by their main names; a text/plain body is one member. */
export type Members = ReadonlyMap<string, unknown>;

const JSON_MEDIA = "application/json";
const TEXT_MEDIA = "text/plain";

export const bodyTooLarge = (): ApiError =>
  apiError("body_too_large", `The body may have at most ${BODY_BYTES} bytes.`, { limit: BODY_BYTES });

/** @param pointer to the error in the body; empty if the whole body is wrong */
export function invalidBody(pointer: string, expected: string): ApiError {
  const place = pointer === "" ? "The body" : `The body's ${pointer}`;
  return apiError("invalid_body", `${place} must be ${expected}.`, { pointer, expected });
}

/** Maximum number of unknown members that are checked for misspelling, since each check takes microseconds. */
const COMPARED_MEMBERS = 100;

/** A JSON pointer to a member. */
export const pointerTo = (name: string): string => `/${name.replace(/~/g, "~0").replace(/\//g, "~1")}`;

/** The media type without its parameters; undefined if its charset is not UTF-8. */
function mediaOf(contentType: string): string | undefined {
  const [media = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="))?.slice("charset=".length);
  const isUtf8 = charset === undefined || /^"?(?:utf-?8|us-ascii)"?$/.test(charset);
  return isUtf8 ? media : undefined;
}

/** Checks the headers of a body: whether it is text or JSON, or why it is refused. */
export function readMedia(
  { plainText }: BodyRule,
  header: (name: string) => string | undefined,
): { readonly ok: true; readonly isText: boolean } | { readonly ok: false; readonly error: ApiError } {
  const supported = plainText === undefined ? [JSON_MEDIA] : [JSON_MEDIA, TEXT_MEDIA];
  const media = mediaOf(header("content-type") ?? "");
  const coding = header("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (media !== undefined && supported.includes(media) && coding === "identity") {
    return { ok: true, isText: media === TEXT_MEDIA };
  }
  const message = `The body must be ${supported.join(" or ")} in UTF-8, not compressed.`;
  return { ok: false, error: apiError("unsupported_media_type", message, { supported }) };
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = [0x22, 0x2c, 0x5b, 0x5c, 0x7b];

/**
 * Whether JSON has at most BODY_VALUES values: each but the first follows a comma or an opening bracket. An empty list or
 * object counts twice.
 */
function hasFewValues(json: Uint8Array): boolean {
  let count = 1;
  let isInString = false;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index];
    if (byte === QUOTE) isInString = !isInString;
    else if (isInString) index += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) count++;
  }
  return count <= BODY_VALUES;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type MembersResult =
  | { readonly ok: true; readonly members: Members }
  | { readonly ok: false; readonly error: ApiError };

const fault = (pointer: string, expected: string): MembersResult => ({
  ok: false,
  error: invalidBody(pointer, expected),
});

/**
 * The members of a body. `known`: the main names of the route's parameters. An unknown member is an error if its name looks
 * like a misspelled parameter; otherwise it is ignored, as are those after the first COMPARED_MEMBERS.
 */
export function readMembers(
  bytes: Uint8Array,
  textParameter: string | undefined,
  known: readonly string[],
): MembersResult {
  const text = decoded(bytes);
  if (text === undefined) return fault("", "text in UTF-8");
  if (textParameter !== undefined) return { ok: true, members: new Map([[textParameter, text]]) };
  if (!hasFewValues(bytes)) return fault("", `JSON with at most ${BODY_VALUES} values`);
  const value = parsed(text);
  if (!isRecord(value)) return fault("", "a JSON object");
  const members = new Map<string, unknown>();
  let unknown = 0;
  for (const [name, member] of Object.entries(value)) {
    const main = Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;
    if (members.has(main)) return fault(pointerTo(name), `absent: ${main} is already present`);
    if (known.includes(main)) {
      // null counts as absent.
      if (member !== null) members.set(main, member);
      continue;
    }
    const meant = unknown++ < COMPARED_MEMBERS ? nearest(name, known) : null;
    if (meant !== null) return fault(pointerTo(name), `absent, or named ${meant}`);
  }
  return { ok: true, members };
}
