/**
 * Converts rows of the key tables to values, for SQLite and PostgreSQL alike: a bigint may come as text,
 * and a list is stored as JSON.
 */
import { isoDay } from "./clock.ts";
import type { KeyRecord, KeyUsage } from "./key-store.ts";
import type { LiveKey } from "./principal.ts";
import type { KeyState, SecretState, UsageState } from "./state-store.ts";

/** A row by its column names. */
export type Columns = Readonly<Record<string, unknown>>;

export const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));
export const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));

/** A list of strings as it is stored; null if there is none. */
export const listColumn = (list: readonly string[] | null): string | null => list && JSON.stringify(list);

function listOrNull(value: unknown): readonly string[] | null {
  if (typeof value !== "string") return null;
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) ? Object.freeze(list.map(String)) : null;
}

/** What a request needs of a key, from a joined row of both tables. */
export function liveKeyOf(row: Columns): LiveKey {
  const ends = [row.expires_ms, row.ends_ms].map((ms) => numberOrNull(ms) ?? Number.POSITIVE_INFINITY);
  return Object.freeze({
    counter: Number(row.counter),
    id: String(row.id),
    plan: String(row.plan),
    origins: listOrNull(row.origins),
    versions: listOrNull(row.versions),
    endsMs: Math.min(...ends),
  });
}

/** The members that a key's record and state share. */
const keyOf = (row: Columns) => ({
  id: String(row.id),
  name: String(row.name),
  plan: String(row.plan),
  origins: listOrNull(row.origins),
  versions: listOrNull(row.versions),
  note: textOrNull(row.note),
  createdMs: Number(row.created_ms),
  expiresMs: numberOrNull(row.expires_ms),
  revokedMs: numberOrNull(row.revoked_ms),
});

/** @param prefixes of its secrets that are still valid, the newest first */
export function keyRecordOf(row: Columns, prefixes: readonly unknown[], nowMs: number): KeyRecord {
  const key = keyOf(row);
  const ended = key.revokedMs !== null || (key.expiresMs !== null && key.expiresMs <= nowMs);
  return Object.freeze({ ...key, prefixes: Object.freeze(ended ? [] : prefixes.map(String)) });
}

export const keyStateOf = (row: Columns, secrets: readonly SecretState[]): KeyState => ({
  kind: "key",
  ...keyOf(row),
  secrets,
});

export const secretStateOf = (row: Columns): SecretState => ({
  hash: String(row.hash),
  prefix: String(row.prefix),
  createdMs: Number(row.created_ms),
  endsMs: numberOrNull(row.ends_ms),
});

export const usageStateOf = (row: Columns): UsageState => ({
  kind: "usage",
  id: String(row.id),
  day: Number(row.day),
  used: Number(row.used),
  reserved: Number(row.reserved),
});

export const keyUsageOf = (row: Columns): KeyUsage => ({
  id: String(row.id),
  name: String(row.name),
  plan: String(row.plan),
  day: isoDay(Number(row.day)),
  used: Number(row.used),
  reserved: Number(row.reserved),
});
