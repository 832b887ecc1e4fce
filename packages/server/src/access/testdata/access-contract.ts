/** The test suite that every implementation of Access passes. */
import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { type Check, type Deployment, NOON, newKey, passes, principalOf } from "./harness.ts";
import { stateTests } from "./state-contract.ts";

const HOUR_MS = 3_600_000;

export function accessContract(
  name: string,
  deploy: () => Promise<Deployment>,
  options: { readonly skip: string | false } = { skip: false },
): void {
  const check = (title: string, body: (deployment: Deployment) => Promise<void>): void => {
    test(title, { skip: options.skip }, async () => {
      const deployment = await deploy();
      try {
        await body(deployment);
      } finally {
        await deployment.close();
      }
    });
  };
  suite(`${name} fulfils the contract of Access`, () => {
    keyTests(check);
    rateTests(check);
    quotaTests(check);
    stateTests(check);
  });
}

function keyTests(check: Check): void {
  check("a new key is known with its plan and limits", async ({ store, join }) => {
    const access = await join();
    const { text, record } = await store.create(
      newKey("production", { origins: ["https://example.org"], versions: ["KJV"] }),
    );
    const principal = await principalOf(access, text);
    assert.equal(principal.keyId, record.id);
    assert.equal(principal.plan.name, "production");
    assert.deepEqual(principal.origins, ["https://example.org"]);
    assert.deepEqual(principal.versions, ["KJV"]);
    assert.equal(access.openPrincipal, null);
  });

  check("unknown, malformed, expired and revoked keys are all invalid", async (deployment) => {
    const { store, join, clock } = deployment;
    const access = await join();
    const expiring = await store.create(newKey("free", { expiresMs: clock.now() + HOUR_MS }));
    const revoked = await store.create(newKey("free"));
    await principalOf(access, expiring.text);
    await principalOf(access, revoked.text);
    await store.revoke(revoked.record.id);
    clock.advance(HOUR_MS);
    await deployment.settle();
    const last = expiring.text.at(-1) === "0" ? "1" : "0";
    for (const text of ["", "lk_", "x".repeat(10_000), `${expiring.text.slice(0, -1)}${last}`]) {
      assert.deepEqual(await access.authenticate(text), { kind: "invalid" });
    }
    assert.deepEqual(await access.authenticate(expiring.text), { kind: "invalid" });
    assert.deepEqual(await access.authenticate(revoked.text), { kind: "invalid" });
  });

  check("a revocation takes effect within a second on every process", async (deployment) => {
    const { store, join, clock } = deployment;
    const all = [await join(), await join()];
    const { text, record } = await store.create(newKey("free"));
    for (const access of all) await principalOf(access, text);
    await store.revoke(record.id);
    clock.advance(999);
    await deployment.settle();
    for (const access of all) assert.deepEqual(await access.authenticate(text), { kind: "invalid" });
  });

  check("a rotated key keeps its counter, and its old secret ends after the overlap", async (deployment) => {
    const { store, join, clock } = deployment;
    const access = await join();
    const first = await store.create(newKey("tiny"));
    const before = await principalOf(access, first.text);
    await passes(access, before, 3);
    const second = await store.rotate(first.record.id, HOUR_MS);
    assert.ok(second !== null);
    assert.equal(second.record.prefixes.length, 2);
    clock.advance(1000);
    await deployment.settle();
    const after = await principalOf(access, second.text);
    assert.equal(after.keyId, before.keyId);
    assert.equal((await passes(access, after, 10)).passed, 4);
    await principalOf(access, first.text);
    clock.advance(HOUR_MS);
    assert.deepEqual(await access.authenticate(first.text), { kind: "invalid" });
    await principalOf(access, second.text);
    assert.equal(await store.rotate("key_none", 0), null);
  });

  check("a key that is revoked or has expired gets no new text", async ({ store, clock }) => {
    const revoked = await store.create(newKey("free"));
    const expiring = await store.create(newKey("free", { expiresMs: clock.now() + HOUR_MS }));
    await store.revoke(revoked.record.id);
    assert.equal(await store.rotate(revoked.record.id, HOUR_MS), null);
    clock.advance(HOUR_MS - 1);
    assert.notEqual(await store.rotate(expiring.record.id, 0), null);
    clock.advance(1);
    assert.equal(await store.rotate(expiring.record.id, 0), null);
  });

  check("a rotation may shorten the overlap of earlier texts, and never lengthens it", async (deployment) => {
    const { store, join, clock } = deployment;
    const access = await join();
    const { text, record } = await store.create(newKey("free"));
    const texts = [text];
    for (const overlapMs of [2 * HOUR_MS, HOUR_MS, 5 * HOUR_MS]) {
      texts.push((await store.rotate(record.id, overlapMs))?.text ?? "");
    }
    clock.advance(1000);
    await deployment.settle();
    const kinds = () => Promise.all(texts.map(async (each) => (await access.authenticate(each)).kind));
    assert.deepEqual(await kinds(), ["known", "known", "known", "known"]);
    clock.advance(HOUR_MS - 1000);
    await deployment.settle();
    assert.deepEqual(await kinds(), ["invalid", "invalid", "known", "known"]);
    clock.advance(4 * HOUR_MS);
    await deployment.settle();
    assert.deepEqual(await kinds(), ["invalid", "invalid", "invalid", "known"]);
  });

  check(
    "a request whose rate was counted first counts once, and then only on the quota",
    async (deployment) => {
      const { store, join } = deployment;
      const access = await join();
      const principal = await principalOf(access, (await store.create(newKey("tiny"))).text);
      const rated = await access.take(principal, false);
      const charged = await access.take(principal, true, false);
      assert.equal(charged.allowed, true);
      assert.equal(charged.burst?.remaining, rated.burst?.remaining);
      assert.equal(charged.daily?.remaining, Number(rated.daily?.remaining) - 1);
      const quota = Number(rated.daily?.limit);
      for (let used = 1; used < quota; used++) {
        assert.equal((await access.take(principal, true, false)).allowed, true);
      }
      const refused = await access.take(principal, true, false);
      assert.deepEqual([refused.allowed, refused.reason], [false, "quota"]);
      assert.equal(
        (await access.take(principal, false)).burst?.remaining,
        Number(rated.burst?.remaining) - 1,
      );
    },
  );

  check("the first key is made once, lists contain no secrets, and keys are found", async ({ store }) => {
    assert.equal(await store.isEmpty(), true);
    const made = await Promise.all([
      store.createFirst(newKey("enterprise")),
      store.createFirst(newKey("free")),
    ]);
    const [only] = made.filter((key) => key !== null);
    assert.equal(made.filter((key) => key !== null).length, 1);
    assert.ok(only !== undefined && only !== null);
    assert.equal(await store.isEmpty(), false);
    const listed = await store.list();
    assert.deepEqual(listed, [only.record]);
    assert.equal(only.record.createdMs, NOON);
    assert.ok(!JSON.stringify(listed).includes(only.text));
    assert.deepEqual(await store.find(only.record.id), only.record);
    assert.deepEqual(await store.find(only.text.slice(0, 11)), only.record);
    assert.equal(await store.find("lk_"), null);
    assert.equal(await store.revoke("key_none"), null);
  });

  check("plans change without a restart", async ({ store, join, plans }) => {
    const access = await join();
    const { text } = await store.create(newKey("free"));
    assert.equal((await passes(access, await principalOf(access, text), 20)).passed, 10);
    plans.set(plans.current().plans.map((plan) => ({ ...plan, rate: { limit: 15, windowSeconds: 5 } })));
    assert.equal((await passes(access, await principalOf(access, text), 20)).passed, 5);
    plans.set(plans.current().plans.filter(({ name }) => name !== "free"));
    assert.deepEqual(await access.authenticate(text), { kind: "unavailable" });
    assert.equal(access.health().plans, "degraded");
  });
}

function rateTests(check: Check): void {
  check("a window slides: no more than the limit in any five seconds", async ({ store, join, clock }) => {
    const access = await join();
    const principal = await principalOf(access, (await store.create(newKey("free"))).text);
    assert.equal((await passes(access, principal, 4, false)).passed, 4);
    clock.advance(3000);
    const { passed, last } = await passes(access, principal, 10, false);
    assert.equal(passed, 6);
    assert.deepEqual(last, {
      allowed: false,
      reason: "rate",
      burst: { limit: 10, remaining: 0, windowSeconds: 5, resetSeconds: 5 },
      daily: { limit: 500, remaining: 500, windowSeconds: 86_400, resetSeconds: 43_197 },
      retryAfterSeconds: 2,
    });
    clock.advance(1999);
    assert.equal((await access.take(principal, false)).allowed, false);
    clock.advance(1);
    assert.equal((await passes(access, principal, 10, false)).passed, 4);
  });

  check("a long window never allows more than its limit", async ({ store, join, clock }) => {
    const access = await join();
    const principal = await principalOf(access, (await store.create(newKey("enterprise"))).text);
    const times: number[] = [];
    for (let round = 0; round < 60; round++) {
      clock.advance((round * 7919) % 400);
      const { passed } = await passes(access, principal, 150);
      for (let index = 0; index < passed; index++) times.push(clock.monotonic());
    }
    const most = Math.max(
      ...times.map((from) => times.filter((at) => at >= from && at < from + 5000).length),
    );
    assert.ok(most <= 1000 && most > 900, `at most 1,000 in 5 s, counted ${most}`);
  });

  check("the sandbox is one bucket for all processes", async ({ join, clock }) => {
    const all = [await join(), await join()];
    let passed = 0;
    for (const access of all) passed += (await passes(access, "sandbox", 8)).passed;
    assert.equal(passed, 10);
    clock.advance(5000);
    const decision = await (all[1] ?? (await join())).take("sandbox", true);
    assert.deepEqual(decision, {
      allowed: true,
      reason: null,
      burst: { limit: 10, remaining: 9, windowSeconds: 5, resetSeconds: 5 },
      daily: null,
      retryAfterSeconds: 0,
    });
  });

  check("a refused request costs nothing", async ({ store, join, clock }) => {
    const access = await join();
    const principal = await principalOf(access, (await store.create(newKey("free"))).text);
    await passes(access, principal, 100);
    assert.equal((await access.usage(principal)).quotaUsed, 10);
    assert.deepEqual(await access.peek(principal), {
      allowed: true,
      reason: null,
      burst: { limit: 10, remaining: 0, windowSeconds: 5, resetSeconds: 5 },
      daily: { limit: 500, remaining: 490, windowSeconds: 86_400, resetSeconds: 43_200 },
      retryAfterSeconds: 0,
    });
    clock.advance(5000);
    for (let look = 0; look < 20; look++) {
      assert.equal((await access.peek(principal)).burst?.remaining, 10);
    }
    assert.equal((await access.take(principal, false)).allowed, true);
    assert.equal((await access.usage(principal)).quotaUsed, 10);
  });
}

function quotaTests(check: Check): void {
  check("exactly the quota passes, then nothing until midnight", async ({ store, join, clock }) => {
    const all = [await join(), await join()];
    const { text } = await store.create(newKey("tiny"));
    let passed = 0;
    for (const access of [...all, ...all]) {
      passed += (await passes(access, await principalOf(access, text), 5)).passed;
    }
    assert.equal(passed, 7);
    const [access = await join()] = all;
    const principal = await principalOf(access, text);
    const refused = await access.take(principal, true);
    assert.equal(refused.reason, "quota");
    assert.equal(refused.retryAfterSeconds, 43_200);
    assert.deepEqual(refused.daily, { limit: 7, remaining: 0, windowSeconds: 86_400, resetSeconds: 43_200 });
    assert.equal((await access.take(principal, false)).allowed, true);
    assert.deepEqual(await access.usage(principal), {
      plan: principal.plan,
      quotaUsed: 7,
      resetsAt: "2026-03-02T00:00:00Z",
    });
    clock.advance(12 * HOUR_MS);
    assert.equal((await passes(access, principal, 20)).passed, 7);
  });

  check("the day ends with its last millisecond, and a rate window goes on over midnight", async (it) => {
    const { store, join, clock } = it;
    const access = await join();
    const tiny = await principalOf(access, (await store.create(newKey("tiny"))).text);
    const free = await principalOf(access, (await store.create(newKey("free"))).text);
    clock.advance(12 * HOUR_MS - 1);
    assert.equal((await passes(access, tiny, 8)).passed, 7);
    assert.equal((await access.take(tiny, true)).retryAfterSeconds, 1);
    assert.equal((await passes(access, free, 11)).passed, 10);
    clock.advance(1);
    assert.equal((await passes(access, tiny, 8)).passed, 7);
    assert.equal((await access.take(tiny, true)).retryAfterSeconds, 86_400);
    assert.equal((await access.take(free, true)).reason, "rate");
    assert.equal((await access.usage(free)).quotaUsed, 0);
    clock.advance(4999);
    assert.equal((await passes(access, free, 11)).passed, 10);
  });

  check("a wall clock that jumps gives no day's quota twice", async ({ store, join, clock }) => {
    const access = await join();
    const principal = await principalOf(access, (await store.create(newKey("tiny"))).text);
    assert.equal((await passes(access, principal, 20)).passed, 7);
    clock.setWallBy(24 * HOUR_MS);
    assert.equal((await passes(access, principal, 20)).passed, 7);
    clock.setWallBy(-24 * HOUR_MS);
    assert.equal((await passes(access, principal, 20)).passed, 0);
    clock.setWallBy(24 * HOUR_MS);
    assert.equal((await passes(access, principal, 20)).passed, 0);
  });

  check("a crash may lose grants but never gives one twice", async ({ store, join, crash, clock }) => {
    const { text } = await store.create(newKey("free"));
    let access = await join();
    let passed = 0;
    for (let life = 0; life < 12; life++) {
      const principal = await principalOf(access, text);
      for (let burst = 0; burst < 5; burst++) {
        passed += (await passes(access, principal, 10)).passed;
        clock.advance(5000);
      }
      passed += (await passes(access, principal, 3)).passed;
      access = await crash();
      clock.advance(5000);
    }
    assert.ok(passed <= 500 && passed >= 500 - 12 * 10, `500 a day, passed ${passed}`);
  });

  check("usage is reported by day and key", async ({ store, join, clock }) => {
    const access = await join();
    const { text, record } = await store.create(newKey("production"));
    await passes(access, await principalOf(access, text), 5);
    clock.advance(12 * HOUR_MS);
    await passes(access, await principalOf(access, text), 2);
    await access.close();
    const rows = (await store.usage(2)).map(({ id, day, used }) => ({ id, day, used }));
    assert.deepEqual(rows, [
      { id: record.id, day: "2026-03-02", used: 2 },
      { id: record.id, day: "2026-03-01", used: 5 },
    ]);
    assert.equal((await store.usage(1)).length, 1);
  });
}
