import assert from "node:assert/strict";
import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { DEFAULT_PLANS, noSuchPlan, openPlan, operatorPlan, readPlans } from "./plan.ts";
import { diskPlanFiles } from "./plan-files.ts";
import { type PlanFiles, PlansError, planFileSource } from "./plan-source.ts";
import { testClock } from "./testdata/harness.ts";

const file = (...plans: readonly object[]): string => JSON.stringify({ plans });
const free = {
  name: "free",
  daily_requests: 500,
  rate: { limit: 10, window_seconds: 5 },
  max_verse_units: 200,
  features: [],
};

test("the default plans are those of the contract", () => {
  const rows = DEFAULT_PLANS.map(({ name, dailyRequests, rate, maxVerseUnits, features }) =>
    [name, dailyRequests, rate?.limit, rate?.windowSeconds, maxVerseUnits, ...features].join(" "),
  );
  assert.deepEqual(rows, [
    "free 500 10 5 200",
    "production 50000 100 5 2000 compare",
    "enterprise  1000 5 31102 compare",
  ]);
  assert.deepEqual(openPlan(DEFAULT_PLANS), {
    name: "open",
    dailyRequests: null,
    rate: null,
    maxVerseUnits: 31_102,
    features: ["compare"],
  });
});

test("a correct file is read as written", () => {
  assert.deepEqual(readPlans(`\uFEFF${file(free)}`), { plans: [DEFAULT_PLANS[0]] });
});

const wrong: readonly (readonly [string, readonly string[]])[] = [
  ["", ["not JSON"]],
  ["[]", ['must be an object with an array "plans"']],
  [file(), ["must contain 1 to 100 plans"]],
  [file(free, free), ['the name "free" occurs more than once']],
  [file({ ...free, name: "Free" }), ["plans[0].name"]],
  [file({ ...free, name: "open" }), ["reserved for open access"]],
  [file({ ...free, dayly_requests: 1 }), ['unknown member "dayly_requests"']],
  [
    file({ name: 1, daily_requests: 0, rate: { limit: 1.5, window_seconds: "5" }, max_verse_units: -1 }),
    ["[0].name", "[0].daily_requests", "rate.limit", "rate.window_seconds", "max_verse_units", "features"],
  ],
  [file({ ...free, rate: null }), ["plans[0].rate: must be an object"]],
  [
    file({ ...free, features: ["compare", "compare", "vote"] }),
    ["more than once", '"compare" or "version:CODE"'],
  ],
  [JSON.stringify({ plans: [null], extra: 1 }), ['unknown member "extra"', "plans[0]: must be an object"]],
];

for (const [text, expected] of wrong) {
  test(`a wrong plans file reports every problem: ${text.slice(0, 60)}`, () => {
    const reading = readPlans(text);
    assert.ok("problems" in reading);
    for (const part of expected) {
      assert.ok(
        reading.problems.some((problem) => problem.includes(part)),
        `${part} in ${reading.problems}`,
      );
    }
  });
}

test("a changed file takes effect within half a second, a wrong one changes nothing", () => {
  const clock = testClock();
  const reported: string[] = [];
  let content = file(free);
  let readable = true;
  const files: PlanFiles = {
    fileStamp: () => {
      if (!readable) throw new Error("gone");
      return content;
    },
    readFile: () => content,
  };
  const source = planFileSource("plans.json", files, clock, (problem) => reported.push(problem));
  const first = source.current();
  content = file({ ...free, max_verse_units: 300 });
  assert.equal(source.current(), first);
  clock.advance(500);
  const second = source.current();
  assert.equal(second.byName.get("free")?.maxVerseUnits, 300);
  for (const breakIt of [() => (content = "{"), () => (readable = false)]) {
    breakIt();
    clock.advance(500);
    // Asking for the state checks the file too, so /readyz reports a fault without traffic.
    assert.equal(source.healthy(), false);
    assert.equal(source.current(), second);
  }
  clock.advance(500);
  source.current();
  assert.equal(reported.length, 2);
  readable = true;
  content = file(free);
  clock.advance(500);
  assert.equal(source.current().byName.get("free")?.maxVerseUnits, 200);
  assert.equal(source.healthy(), true);
  content = "{";
  assert.throws(() => planFileSource("plans.json", files, clock, () => {}), PlansError);
  readable = false;
  assert.throws(
    () => planFileSource("plans.json", files, clock, () => {}),
    /plans\.json: cannot be read: gone/,
  );
});

test("a file may have 100 plans; one more is a problem, and none is dropped", () => {
  const plans = (count: number): string =>
    file(...Array.from({ length: count }, (_, index) => ({ ...free, name: `plan${index}` })));
  const full = readPlans(plans(100));
  assert.equal("plans" in full ? full.plans.length : full.problems, 100);
  assert.deepEqual(readPlans(plans(101)), { problems: ["plans: must contain 1 to 100 plans, not 101"] });
});

const firsts: readonly (readonly [plans: readonly string[], first: string])[] = [
  [["free", "production", "enterprise"], "enterprise"],
  [["enterprise", "partner"], "enterprise"],
  [["trial", "member"], "member"],
];
for (const [names, first] of firsts) {
  test(`the first key gets plan ${first} of ${names.join(", ")}`, () => {
    const plans = names.map((name) => ({ ...openPlan(DEFAULT_PLANS), name }));
    assert.equal(operatorPlan(plans), first);
  });
}

test("the stamp of a file changes with a write, a rename over it and a changed link, not with a read", () => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-plans-"));
  const [path, other, link] = ["plans.json", "other.json", "link.json"].map((name) => join(folder, name));
  assert.ok(path !== undefined && other !== undefined && link !== undefined);
  const stamps = new Set<string>();
  const isNew = (): boolean => stamps.size < stamps.add(diskPlanFiles.fileStamp(link)).size;
  writeFileSync(path, "one");
  symlinkSync(path, link);
  assert.deepEqual([isNew(), isNew()], [true, false]);
  writeFileSync(path, "three");
  assert.ok(isNew());
  writeFileSync(other, "other");
  renameSync(other, path);
  assert.ok(isNew());
  assert.equal(diskPlanFiles.readFile(link), "other");
  writeFileSync(other, "again");
  rmSync(link);
  symlinkSync(other, link);
  assert.ok(isNew());
  rmSync(folder, { recursive: true });
  assert.throws(isNew, /ENOENT/);
});

test("an unknown plan is named, with the way to other plans if there is no plans file", () => {
  const standard = DEFAULT_PLANS.map(({ name }) => name);
  assert.equal(
    noSuchPlan("gold", standard),
    'there is no plan "gold" (plans: free, production, enterprise; --plans names a file of others)',
  );
  assert.equal(noSuchPlan("gold", ["mine"]), 'there is no plan "gold" (plans: mine)');
});
