import assert from "node:assert/strict";
import { test } from "node:test";
import { countedOf, makePrincipals, openPrincipalOf, type StoredKey } from "./principal.ts";
import { testClock, testPlans } from "./testdata/harness.ts";

const keyOf = (plan: string): StoredKey => ({ counter: 7, id: "key_a", plan, origins: null, versions: null });

test("the caller object of a key is made once, and again when the plans change", () => {
  const plans = testPlans();
  const principals = makePrincipals(testClock());
  const key = keyOf("free");
  const first = principals.find(key, plans.current());
  assert.equal(principals.find(key, plans.current()), first);
  assert.deepEqual(first?.principal, {
    ...{ counter: 7, keyId: "key_a", origins: null, versions: null },
    plan: plans.current().byName.get("free"),
  });
  plans.set([...plans.current().plans]);
  assert.notEqual(principals.find(key, plans.current()), first);
});

test("a missing plan is reported once, and is a fault of the plans for a minute or until they change", () => {
  const reported: string[] = [];
  const clock = testClock();
  const plans = testPlans();
  const principals = makePrincipals(clock, (problem) => reported.push(problem));
  const ask = (plan: string): boolean => principals.find(keyOf(plan), plans.current()) !== null;
  assert.equal(principals.hasMissingPlan(plans.current()), false);
  assert.deepEqual([ask("gold"), ask("free"), ask("gold")], [false, true, false]);
  assert.deepEqual(reported, ["keys of the plan gold are refused with 503: the plan does not exist"]);
  // A later use of a correct key does not clear the fault.
  assert.equal(principals.hasMissingPlan(plans.current()), true);
  clock.advance(59_999);
  assert.equal(principals.hasMissingPlan(plans.current()), true);
  clock.advance(1);
  assert.equal(principals.hasMissingPlan(plans.current()), false);
  ask("gold");
  plans.set([...plans.current().plans]);
  assert.equal(principals.hasMissingPlan(plans.current()), false);
  ask("gold");
  assert.equal(reported.length, 2);
});

test("a principal that no store made is refused", () => {
  const [plan] = testPlans().current().plans;
  assert.ok(plan !== undefined);
  assert.throws(() => countedOf(openPrincipalOf(plan)), /principal open was not made by this package/);
});
