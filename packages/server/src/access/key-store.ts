/** The store of keys as an operator manages them: for the `keys` commands and for the first start. */
import { dayOfDate } from "./clock.ts";
import type { RandomBytes } from "./key-text.ts";
import { hashOf, makeKeyId, makeKeyText, prefixOf } from "./key-text.ts";
import { noSuchPlan } from "./plan.ts";

/** A key without its secret. Times are milliseconds since 1970 UTC. */
export interface KeyRecord {
  /** `key_...`; stays the same when the key is rotated. */
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  /** The public prefixes of the secrets that are valid now, the newest first; empty when none is. */
  readonly prefixes: readonly string[];
  /** Such as `https://example.org`; null when any origin may use the key. */
  readonly origins: readonly string[] | null;
  /** Upper case; null when the key may read all versions of its plan. */
  readonly versions: readonly string[] | null;
  readonly note: string | null;
  readonly createdMs: number;
  /** The first moment at which the key is no longer valid; null when it does not expire. */
  readonly expiresMs: number | null;
  readonly revokedMs: number | null;
}

/** The properties of a key to make, already checked by `checkNewKey`. */
export interface NewKey {
  readonly name: string;
  readonly plan: string;
  readonly origins: readonly string[] | null;
  readonly versions: readonly string[] | null;
  readonly note: string | null;
  readonly expiresMs: number | null;
}

/** The only value that contains the secret of a key. It is shown once. */
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
  /** Requests counted on the quota, at most about a second old. */
  readonly used: number;
  /** Requests reserved from the day's quota: used, or granted to a server. */
  readonly reserved: number;
}

/** A store that is unavailable throws StoreUnavailable. */
export interface KeyStore {
  readonly create: (key: NewKey) => Promise<MadeKey>;
  /**
   * Makes the key if the store has never had one, else returns null. Two servers that start at once make
   * one.
   */
  readonly createFirst: (key: NewKey) => Promise<MadeKey | null>;
  /** Whether the store has never had a key. */
  readonly isEmpty: () => Promise<boolean>;
  /** In the order of creation. */
  readonly list: () => Promise<readonly KeyRecord[]>;
  /** By id, or by a prefix that belongs to one key only. */
  readonly find: (idOrPrefix: string) => Promise<KeyRecord | null>;
  /**
   * Revokes the key and all its secrets at once. Null when there is no such id. Repeating it does no harm.
   */
  readonly revoke: (id: string) => Promise<KeyRecord | null>;
  /**
   * A new secret for the key; its older secrets end after `overlapMs`. Null when there is no such live key.
   */
  readonly rotate: (id: string, overlapMs: number) => Promise<MadeKey | null>;
  /** The last `days` days (1 is today alone), from the newest to the oldest, then by key. */
  readonly usage: (days: number) => Promise<readonly KeyUsage[]>;
  readonly close: () => Promise<void>;
}

/**
 * The key store is unavailable. The message never contains a key or a host; when opening fails, it may name
 * the data directory.
 */
export class StoreUnavailable extends Error {
  constructor(message = "the key store is unavailable", options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreUnavailable";
  }
}

/** A new secret with everything that is stored of it. */
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

/** Reads back a key right after it was made. */
export function madeKey(record: KeyRecord | null, text: string): MadeKey {
  if (record === null) throw new Error("a key disappeared within its own transaction");
  return { record, text };
}

/** The properties of a new key as the command line gives them: `undefined` where an option is absent. */
export interface NewKeyOptions {
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

/** The checked key, or every problem with it. `plans` are the existing names. */
export function checkNewKey(
  requested: NewKeyOptions,
  plans: readonly string[],
  nowMs: number,
): { readonly key: NewKey } | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const name = requested.name.trim();
  if (name === "" || name.length > NAME_MAX) problems.push(`name: must be 1 to ${NAME_MAX} characters`);
  if (hasControl(name)) problems.push("name: must not contain control characters");
  if (/lk_[0-9a-z]{20}/.test(`${requested.name} ${requested.note ?? ""}`)) {
    problems.push("name and note: must not contain a key");
  }
  if (!plans.includes(requested.plan)) {
    problems.push(`plan: ${noSuchPlan(requested.plan, plans)}`);
  }
  const note = requested.note?.trim() ?? "";
  if (note.length > NOTE_MAX) problems.push(`note: must be at most ${NOTE_MAX} characters`);
  if (hasControl(note)) problems.push("note: must not contain control characters");
  const key: NewKey = {
    name,
    plan: requested.plan,
    origins: listOf(requested.origins, "origin", "https://app.example", originOf, problems),
    versions: listOf(requested.versions, "version", "KJV", versionOf, problems),
    note: note === "" ? null : note,
    expiresMs: requested.expires === undefined ? null : readExpiry(requested.expires, nowMs, problems),
  };
  return problems.length > 0 ? { problems } : { key };
}

const hasControl = (text: string): boolean => /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text);

function listOf(
  values: readonly string[] | undefined,
  option: string,
  example: string,
  read: (value: string) => string | null,
  problems: string[],
): readonly string[] | null {
  if (values === undefined || values.length === 0) return null;
  if (values.length > LIST_MAX) problems.push(`${option}: at most ${LIST_MAX} may be given`);
  const found = new Set<string>();
  for (const value of values.slice(0, LIST_MAX)) {
    const item = read(value.trim());
    if (item === null)
      problems.push(`${option}: "${value.slice(0, 60)}" is not valid; an example is ${example}`);
    else found.add(item);
  }
  return [...found].sort();
}

/** Scheme, host and port, as in a browser's `Origin` header. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, protocol, pathname, search, hash, username } = new URL(text);
  const bare = pathname === "/" && search === "" && hash === "" && username === "";
  // A browser never sends a wildcard, so such a key could not be used anywhere.
  const exact = !origin.includes("*");
  return bare && exact && (protocol === "https:" || protocol === "http:") ? origin : null;
}

const versionOf = (text: string): string | null =>
  /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text.toUpperCase() : null;

const DURATION_MS: Readonly<Record<string, number>> = { s: 1e3, m: 6e4, h: 36e5, d: 864e5, w: 6048e5 };

/** `90s`, `15m`, `24h`, `30d`, `2w` in milliseconds; null for anything else, or longer than ten years. */
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
  } else if (expiresMs <= nowMs) problems.push("expires: must be in the future");
  return expiresMs;
}
