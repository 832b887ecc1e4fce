import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Columns,
  keyRecordOf,
  keyStateOf,
  listColumn,
  liveKeyOf,
  secretStateOf,
} from "./key-columns.ts";

/** A key's row as SQLite returns it; `more` replaces columns. */
const row = (more: Columns = {}): Columns => ({
  counter: 7,
  id: "key_a",
  name: "reader",
  plan: "free",
  origins: null,
  versions: '["ASV","KJV"]',
  note: null,
  created_ms: 1000,
  expires_ms: null,
  revoked_ms: null,
  ends_ms: null,
  ...more,
});

const KEY = {
  id: "key_a",
  name: "reader",
  plan: "free",
  origins: null,
  versions: ["ASV", "KJV"],
  note: null,
  createdMs: 1000,
  expiresMs: null,
  revokedMs: null,
};

test("numbers may arrive as text, as PostgreSQL sends bigints", () => {
  const asText = row({ counter: "7", created_ms: "1000", expires_ms: "5000", ends_ms: "4000" });
  const asNumbers = row({ expires_ms: 5000, ends_ms: 4000 });
  assert.deepEqual(liveKeyOf(asText), liveKeyOf(asNumbers));
  assert.deepEqual(keyRecordOf(asText, ["lk_b"], 0), keyRecordOf(asNumbers, ["lk_b"], 0));
});

const ENDS: readonly (readonly [Columns, number])[] = [
  [{}, Number.POSITIVE_INFINITY],
  [{ expires_ms: 5000 }, 5000],
  [{ ends_ms: 4000 }, 4000],
  [{ expires_ms: 5000, ends_ms: 4000 }, 4000],
  [{ expires_ms: 0, ends_ms: 4000 }, 0],
];
for (const [more, endsMs] of ENDS) {
  test(`a secret with ${JSON.stringify(more)} ends at ${endsMs}`, () => {
    const key = { counter: 7, id: "key_a", plan: "free", origins: null, versions: ["ASV", "KJV"], endsMs };
    assert.deepEqual(liveKeyOf(row(more)), key);
  });
}

const PREFIXES: readonly (readonly [Columns, readonly string[]])[] = [
  [{}, ["lk_b", "lk_a"]],
  [{ expires_ms: 2001 }, ["lk_b", "lk_a"]],
  [{ expires_ms: 2000 }, []],
  [{ revoked_ms: 9000 }, []],
];
for (const [more, prefixes] of PREFIXES) {
  test(`at 2000 a key with ${JSON.stringify(more)} shows ${prefixes.length} prefixes`, () => {
    const { expires_ms: expiresMs = null, revoked_ms: revokedMs = null } = more;
    const record = { ...KEY, expiresMs, revokedMs, prefixes };
    assert.deepEqual(keyRecordOf(row(more), ["lk_b", "lk_a"], 2000), record);
  });
}

test("the state of a key contains all its secrets, ended or not", () => {
  const secret = secretStateOf({ hash: "0f", prefix: "lk_a", created_ms: "1000", ends_ms: null });
  assert.deepEqual(secret, { hash: "0f", prefix: "lk_a", createdMs: 1000, endsMs: null });
  const state = keyStateOf(row({ note: "n", revoked_ms: 9000 }), [secret]);
  assert.deepEqual(state, { kind: "key", ...KEY, note: "n", revokedMs: 9000, secrets: [secret] });
});

test("a list is read as it was written; null and an empty list differ", () => {
  for (const list of [null, [], ["https://a.example", "https://b.example"]])
    assert.deepEqual(liveKeyOf(row({ origins: listColumn(list) })).origins, list);
});
