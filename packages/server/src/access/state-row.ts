/** Rows of the backup as JSON values: times in milliseconds, days as dates, names in snake case. */

import { isRecord } from "../common/unknown.ts";
import { dayOfDate, isoDay } from "./clock.ts";
import { numberOrNull, secretStateOf, textOrNull } from "./key-columns.ts";
import type { KeyState, StateRow, UsageState } from "./state-store.ts";

export function stateRowValue(row: StateRow): object {
  if (row.kind === "usage") {
    const { id, day, used, reserved } = row;
    return { usage: { day: isoDay(day), id, used, reserved } };
  }
  const { id, name, plan, origins, versions, note } = row;
  const times = { created_ms: row.createdMs, expires_ms: row.expiresMs, revoked_ms: row.revokedMs };
  const secrets = row.secrets.map(({ hash, prefix, createdMs, endsMs }) => ({
    hash,
    prefix,
    created_ms: createdMs,
    ends_ms: endsMs,
  }));
  return { key: { id, name, plan, origins, versions, note, ...times, secrets } };
}

/** The row, or the name of the first wrong member. */
export function readStateRow(value: unknown): StateRow | { readonly wrong: string } {
  const row = isRecord(value) ? value : {};
  const [kind = "", ...others] = Object.keys(row);
  const inner = row[kind];
  if (others.length > 0 || !isRecord(inner)) return { wrong: "the row" };
  if (kind === "key") return readKey(inner);
  return kind === "usage" ? readUsage(inner) : { wrong: `"${kind.slice(0, 20)}"` };
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value !== "" && !value.includes("\0");
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value);

const isId = matches(/^key_[0-9a-z]{1,60}$/);

const SECRET: Readonly<Record<string, Check>> = {
  hash: matches(/^[0-9a-f]{64}$/),
  prefix: matches(/^lk_[0-9a-z]{1,20}$/),
  created_ms: isCount,
  ends_ms: orNull(isCount),
};

const KEY: Readonly<Record<string, Check>> = {
  id: isId,
  name: isText,
  plan: isText,
  origins: orNull(isTexts),
  versions: orNull(isTexts),
  note: orNull(isText),
  created_ms: isCount,
  expires_ms: orNull(isCount),
  revoked_ms: orNull(isCount),
  secrets: (value) =>
    Array.isArray(value) && value.every((secret) => isRecord(secret) && wrongIn(secret, SECRET) === null),
};

const USAGE: Readonly<Record<string, Check>> = {
  day: (value) => typeof value === "string" && !Number.isNaN(dayOfDate(value)),
  id: isId,
  used: isCount,
  reserved: isCount,
};

/** The first member that is missing, wrong or unknown. */
function wrongIn(fields: Fields, checks: Readonly<Record<string, Check>>): string | null {
  const wrong = Object.entries(checks).find(([name, check]) => !check(fields[name]));
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(checks, name));
  return wrong?.[0] ?? unknown ?? null;
}

const textsOrNull = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.map(String) : null;

function readKey(fields: Fields): KeyState | { readonly wrong: string } {
  const wrong = wrongIn(fields, KEY);
  if (wrong !== null) return { wrong: `"${wrong.slice(0, 20)}" of a key` };
  const secrets: readonly unknown[] = Array.isArray(fields.secrets) ? fields.secrets : [];
  return {
    kind: "key",
    id: String(fields.id),
    name: String(fields.name),
    plan: String(fields.plan),
    origins: textsOrNull(fields.origins),
    versions: textsOrNull(fields.versions),
    note: textOrNull(fields.note),
    createdMs: Number(fields.created_ms),
    expiresMs: numberOrNull(fields.expires_ms),
    revokedMs: numberOrNull(fields.revoked_ms),
    secrets: secrets.filter(isRecord).map(secretStateOf),
  };
}

function readUsage(fields: Fields): UsageState | { readonly wrong: string } {
  const wrong = wrongIn(fields, USAGE);
  if (wrong !== null) return { wrong: `"${wrong.slice(0, 20)}" of a day's usage` };
  return {
    kind: "usage",
    id: String(fields.id),
    day: dayOfDate(String(fields.day)),
    used: Number(fields.used),
    reserved: Number(fields.reserved),
  };
}
