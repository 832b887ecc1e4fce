/** What every implementation of StateStore guarantees. */

import assert from "node:assert/strict";
import { dayOf } from "../clock.ts";
import { StoreUnavailable } from "../key-store.ts";
import { hashOf, makeKeyText } from "../key-text.ts";
import type { KeyState, StateRow, StateStore, UsageState } from "../state-store.ts";
import { type Check, NOON, newKey, passes, principalOf, testRandom } from "./harness.ts";

const HOUR_MS = 3_600_000;
const TODAY = dayOf(NOON);

/** All rows of a store. */
export async function stateOf(state: StateStore): Promise<StateRow[]> {
  const all: StateRow[] = [];
  await state.read(async (rows) => {
    all.push(...rows);
  });
  return all;
}

/** Rows in batches, as they come from a file. */
export async function* batches(rows: readonly StateRow[], size = 3): AsyncGenerator<readonly StateRow[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

export const keyState = (name: string, rest: Partial<KeyState> = {}): KeyState => ({
  kind: "key",
  id: `key_${name}`,
  name: `the key ${name}, "quoted" \\ {—}, ü`,
  plan: "free",
  origins: null,
  versions: null,
  note: null,
  createdMs: 1,
  expiresMs: null,
  revokedMs: null,
  secrets: [{ hash: hashOf(name), prefix: `lk_${name}`, createdMs: 1, endsMs: null }],
  ...rest,
});

const usageState = (name: string, day: number, used: number, reserved = used): UsageState => ({
  kind: "usage",
  id: `key_${name}`,
  day,
  used,
  reserved,
});

/** A row with every member and every kind of value. */
const SAMPLE: readonly StateRow[] = [
  keyState("b", {
    origins: ["https://a.example", "https://b.example"],
    versions: ["KJV"],
    note: "a note\nof two",
  }),
  keyState("a", {
    expiresMs: NOON + 1,
    revokedMs: NOON,
    secrets: [
      { hash: hashOf("a1"), prefix: "lk_a1", createdMs: 1, endsMs: 5 },
      { hash: hashOf("a2"), prefix: "lk_a2", createdMs: 2, endsMs: null },
    ],
  }),
  keyState("c", { secrets: [] }),
  usageState("b", TODAY - 1, 3, 10),
  usageState("b", TODAY, 0, 5),
  usageState("a", TODAY, 9_007_199_254_740_991, 0),
];

/** The rows as a store returns them after a restore: without unused reservations. */
const restored = (rows: readonly StateRow[]): readonly StateRow[] =>
  rows.map((row) => (row.kind === "usage" ? { ...row, reserved: row.used } : row));

export function stateTests(check: Check): void {
  check("rows that were written are read back, in their order", async ({ state, store }) => {
    assert.deepEqual(await stateOf(state), []);
    assert.deepEqual(await state.write(batches(SAMPLE), false), { keys: 3, usage: 3, dropped: 0 });
    assert.deepEqual(await stateOf(state), restored(SAMPLE));
    assert.deepEqual(await state.write(batches(SAMPLE, 100), true), { keys: 3, usage: 3, dropped: 0 });
    assert.deepEqual(await stateOf(state), restored(SAMPLE));
    const made = await store.create(newKey("free"));
    assert.equal((await store.list()).at(-1)?.id, made.record.id);
  });

  check("existing keys are replaced only on request", async ({ state, store }) => {
    const { record } = await store.create(newKey("free"));
    const before = await stateOf(state);
    await assert.rejects(state.write(batches(SAMPLE), false), { name: "StoreNotEmpty" });
    assert.deepEqual(await stateOf(state), before);
    assert.equal((await state.write(batches(SAMPLE), true)).dropped, 1);
    assert.equal(await store.find(record.id), null);
    assert.deepEqual(await stateOf(state), restored(SAMPLE));
  });

  check("an interrupted restore changes nothing", async ({ state, store }) => {
    await store.create(newKey("free"));
    const before = await stateOf(state);
    async function* cut(): AsyncGenerator<readonly StateRow[]> {
      yield* batches(SAMPLE.slice(0, 4), 2);
      throw new Error("the file ended");
    }
    await assert.rejects(state.write(cut(), true), { message: "the file ended" });
    assert.deepEqual(await stateOf(state), before);
    await assert.rejects(
      state.write(batches([keyState("x"), usageState("y", 1, 1)]), true),
      /not in the backup/,
    );
    const stolen = keyState("x", {
      secrets: [{ hash: hashOf("b"), prefix: "lk_b", createdMs: 1, endsMs: null }],
    });
    await assert.rejects(state.write(batches([keyState("b"), stolen], 1), true), /belongs to another key/);
    assert.deepEqual(await stateOf(state), before);
    assert.equal((await state.write(batches(SAMPLE), true)).keys, 3);
  });

  check("rows that do not fit the store are an error of the store, and change nothing", async ({ state }) => {
    await assert.rejects(state.write(batches([keyState("a"), keyState("a")], 1), false), StoreUnavailable);
    assert.deepEqual(await stateOf(state), []);
  });

  check("ended keys stay ended, counted requests stay counted", async ({ state, store, clock, join }) => {
    const access = await join();
    const [ended, rotated, live] = [
      await store.create(newKey("free")),
      await store.create(newKey("free")),
      await store.create(newKey("free")),
    ];
    await passes(access, await principalOf(access, live.text), 3);
    const old = await stateOf(state);
    await store.revoke(ended.record.id);
    const again = await store.rotate(rotated.record.id, 0);
    await passes(access, await principalOf(access, live.text), 4);
    await access.close();
    const usageBefore = (await store.usage(1)).map(({ used }) => used);
    clock.advance(1000);
    assert.deepEqual(await state.write(batches(old), true), { keys: 3, usage: old.length - 3, dropped: 0 });
    const next = await join();
    assert.deepEqual(await next.authenticate(ended.text), { kind: "invalid" });
    assert.deepEqual(await next.authenticate(rotated.text), { kind: "invalid" });
    await principalOf(next, again?.text ?? "");
    await principalOf(next, live.text);
    assert.deepEqual(
      (await store.usage(1)).map(({ used }) => used),
      usageBefore,
    );
  });

  check("after a restore a day's quota counts what was used, whatever had been reserved", async (all) => {
    const { state, join } = all;
    // Five of seven a day are used. A server had reserved all of them, or had given the rest back when it
    // stopped.
    for (const [name, reserved] of [
      ["running", 7],
      ["stopped", 0],
    ] as const) {
      const text = makeKeyText(testRandom(name));
      const secrets = [{ hash: hashOf(text), prefix: "lk_some", createdMs: 1, endsMs: null }];
      const rows = [keyState(name, { plan: "tiny", secrets }), usageState(name, TODAY, 5, reserved)];
      await state.write(batches(rows), true);
      const access = await join();
      const principal = await principalOf(access, text);
      assert.equal((await access.usage(principal)).quotaUsed, 5, name);
      assert.equal((await passes(access, principal, 9)).passed, 2, name);
    }
  });

  check("running servers follow: deleted and revoked keys end, others live and count on", async (all) => {
    const { state, store, clock, join, settle } = all;
    const servers = [await join(), await join()];
    const kept = await store.create(newKey("tiny"));
    const revoked = await store.create(newKey("free"));
    const backup = await stateOf(state);
    const dropped = await store.create(newKey("free"));
    for (const access of servers) {
      for (const { text } of [kept, revoked, dropped])
        await passes(access, await principalOf(access, text), 2);
    }
    const rows = backup.map((row) => (row.id === revoked.record.id ? { ...row, revokedMs: NOON } : row));
    const more = [...rows.slice(0, 2), keyState("new"), ...rows.slice(2)];
    assert.equal((await state.write(batches(more), true)).dropped, 1);
    clock.advance(999);
    await settle();
    for (const access of servers) {
      assert.deepEqual(await access.authenticate(revoked.text), { kind: "invalid" });
      assert.deepEqual(await access.authenticate(dropped.text), { kind: "invalid" });
    }
    const [access = await join()] = servers;
    assert.equal((await passes(access, await principalOf(access, kept.text), 9)).passed, 3);
    // The usage of a deleted key must not block that of other keys.
    for (const server of servers.reverse()) await server.close();
    const used = (await store.usage(1)).map(({ id, used: count }) => [id, count]);
    assert.deepEqual(used, [
      [kept.record.id, 7],
      [revoked.record.id, 4],
    ]);
    assert.equal((await stateOf(state)).length, 5);
  });

  check("a read shows the state of one moment", async ({ state, store }) => {
    await store.create(newKey("free"));
    const seen: StateRow[] = [];
    let isFirst = true;
    await state.read(async (rows) => {
      seen.push(...rows);
      if (isFirst) await store.create(newKey("free"));
      isFirst = false;
    });
    assert.equal(seen.length, 1);
    assert.equal((await stateOf(state)).length, 2);
    await assert.rejects(
      state.read(() => Promise.reject(new Error("the disk is full"))),
      /the disk is full/,
    );
    await store.create(newKey("free", { expiresMs: NOON + HOUR_MS }));
    assert.equal((await stateOf(state)).length, 3);
  });
}
