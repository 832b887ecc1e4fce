/** Keys as an operator manages them: what the `keys` commands and the first start need. */
import { dayOfDate } from "./clock.ts";
import type { RandomBytes } from "./key-text.ts";
import { hashOf, makeKeyId, makeKeyText, prefixOf } from "./key-text.ts";
import { noSuchPlan } from "./plan.ts";

/** A key without its text. Times are milliseconds since 1970 UTC. */
export interface KeyRecord {
  /** `key_...`; stays the same when the key is rotated. */
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  /** The shown beginnings of the texts that are valid now, the newest first; empty when none is. */
  readonly prefixes: readonly string[];
  /** `https://example.org`; null when any origin may use the key. */
  readonly origins: readonly string[] | null;
  /** Upper case; null when all that the plan may read. */
  readonly versions: readonly string[] | null;
  readonly note: string | null;
  readonly createdMs: number;
  /** The first moment at which it is no longer valid; null when it does not expire. */
  readonly expiresMs: number | null;
  readonly revokedMs: number | null;
}

/** What the maker of a key says, already checked by `checkNewKey`. */
export interface NewKey {
  readonly name: string;
  readonly plan: string;
  readonly origins: readonly string[] | null;
  readonly versions: readonly string[] | null;
  readonly note: string | null;
  readonly expiresMs: number | null;
}

/** The only value that holds the text of a key, handed out once. */
export interface MadeKey {
  readonly record: KeyRecord;
  readonly text: string;
}

export interface KeyUsage {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  /** `2026-01-30`, UTC. */
  readonly day: string;
  /** Requests counted on the quota, at most about a second behind. */
  readonly used: number;
  /** Taken from the day's quota, given or held by a server ready to give. */
  readonly reserved: number;
}

/** A store that can't be asked throws StoreUnavailable. */
export interface KeyStore {
  readonly create: (key: NewKey) => Promise<MadeKey>;
  /** Makes the key if the store has never held one, else null; two servers that start at once make one. */
  readonly createFirst: (key: NewKey) => Promise<MadeKey | null>;
  /** In the order they were made. */
  readonly list: () => Promise<readonly KeyRecord[]>;
  /** By id, or by a shown prefix that is one key's alone. */
  readonly find: (idOrPrefix: string) => Promise<KeyRecord | null>;
  /** Ends the key and every text of it at once. Null when there is no such id. Repeating it does no harm. */
  readonly revoke: (id: string) => Promise<KeyRecord | null>;
  /** A new text for the key; its older texts end in `overlapMs`. Null when there is no such live key. */
  readonly rotate: (id: string, overlapMs: number) => Promise<MadeKey | null>;
  /** From the newest day to the oldest of the last `days` (1 is today alone), then by key. */
  readonly usage: (days: number) => Promise<readonly KeyUsage[]>;
  readonly close: () => Promise<void>;
}

/**
 * The store of keys can't be asked. The message never holds a key or a host; where it is opened, it may name the
 * data directory.
 */
export class StoreUnavailable extends Error {
  constructor(message = "the store of keys can't be reached", options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreUnavailable";
  }
}

/** A new text with all that is stored of it. */
export interface NewSecret {
  readonly text: string;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  readonly prefix: string;
}

export function makeSecret(random: RandomBytes): NewSecret {
  const text = makeKeyText(random);
  return { text, hash: hashOf(text), prefix: prefixOf(text) };
}

export const makeId = makeKeyId;

/** A key as it is found right after it was made. */
export function madeKey(record: KeyRecord | null, text: string): MadeKey {
  if (record === null) throw new Error("a key is gone within its own transaction");
  return { record, text };
}

/** As it comes from the command line: `undefined` where nothing was said. */
export interface KeyWish {
  readonly name: string;
  readonly plan: string;
  readonly origins?: readonly string[] | undefined;
  readonly versions?: readonly string[] | undefined;
  readonly note?: string | undefined;
  readonly expires?: string | undefined;
}

const NAME_MAX = 100;
const NOTE_MAX = 500;
const LIST_MAX = 50;

/** The checked key, or every problem with it. `plans` are the names that exist. */
export function checkNewKey(
  wish: KeyWish,
  plans: readonly string[],
  nowMs: number,
): { readonly key: NewKey } | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const name = wish.name.trim();
  if (name === "" || name.length > NAME_MAX) problems.push(`name: must be 1 to ${NAME_MAX} characters`);
  if (hasControl(name)) problems.push("name: must hold no control characters");
  if (/lk_[0-9a-z]{20}/.test(`${wish.name} ${wish.note ?? ""}`)) {
    problems.push("name and note: must not hold the text of a key");
  }
  if (!plans.includes(wish.plan)) {
    problems.push(`plan: ${noSuchPlan(wish.plan, plans)}`);
  }
  const note = wish.note?.trim() ?? "";
  if (note.length > NOTE_MAX) problems.push(`note: must be at most ${NOTE_MAX} characters`);
  if (hasControl(note)) problems.push("note: must hold no control characters");
  const key: NewKey = {
    name,
    plan: wish.plan,
    origins: listOf(wish.origins, "origin", "https://app.example", originOf, problems),
    versions: listOf(wish.versions, "version", "KJV", versionOf, problems),
    note: note === "" ? null : note,
    expiresMs: wish.expires === undefined ? null : readExpiry(wish.expires, nowMs, problems),
  };
  return problems.length > 0 ? { problems } : { key };
}

const hasControl = (text: string): boolean => /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text);

function listOf(
  values: readonly string[] | undefined,
  what: string,
  example: string,
  read: (value: string) => string | null,
  problems: string[],
): readonly string[] | null {
  if (values === undefined || values.length === 0) return null;
  if (values.length > LIST_MAX) problems.push(`${what}: at most ${LIST_MAX} may be named`);
  const found = new Set<string>();
  for (const value of values.slice(0, LIST_MAX)) {
    const one = read(value.trim());
    if (one === null) problems.push(`${what}: "${value.slice(0, 60)}" is not one; ${example} would be`);
    else found.add(one);
  }
  return [...found].sort();
}

/** Scheme, host and port as a browser's `Origin` header has them; nothing after. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, protocol, pathname, search, hash, username } = new URL(text);
  const bare = pathname === "/" && search === "" && hash === "" && username === "";
  // A browser's header has no wildcard: such a key would be of no use anywhere.
  const exact = !origin.includes("*");
  return bare && exact && (protocol === "https:" || protocol === "http:") ? origin : null;
}

const versionOf = (text: string): string | null =>
  /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text.toUpperCase() : null;

const DURATION_MS: Readonly<Record<string, number>> = { s: 1e3, m: 6e4, h: 36e5, d: 864e5, w: 6048e5 };

/** `90s`, `15m`, `24h`, `30d`, `2w` in milliseconds; null when it is none, or longer than ten years. */
export function readDuration(text: string): number | null {
  const match = /^(\d{1,9})([smhdw])$/.exec(text.trim());
  if (match === null) return null;
  const ms = Number(match[1]) * (DURATION_MS[match[2] ?? ""] ?? 0);
  return ms <= 10 * 366 * 864e5 ? ms : null;
}

/** A duration from now, or a moment: `2027-01-31` (its 00:00 UTC) or `2027-01-31T12:00:00Z`. */
function readExpiry(text: string, nowMs: number, problems: string[]): number | null {
  const duration = readDuration(text);
  const [, date = ""] = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d)?Z)?$/.exec(text) ?? [];
  const moment = Number.isNaN(dayOfDate(date)) ? Number.NaN : Date.parse(text);
  const expiresMs = duration !== null ? nowMs + duration : moment;
  if (Number.isNaN(expiresMs)) {
    problems.push('expires: must be a duration such as "90d" or a moment such as "2027-01-31T12:00:00Z"');
  } else if (expiresMs <= nowMs) problems.push("expires: must lie in the future");
  return expiresMs;
}
