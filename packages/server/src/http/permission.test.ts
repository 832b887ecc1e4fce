import assert from "node:assert/strict";
import { test } from "node:test";
import type { Access, Plan, Principal } from "../access/access.ts";
import { DEFAULT_PLANS } from "../access/plan.ts";
import type { EditionInfo } from "../service/find-edition.ts";
import type { Incoming } from "./exchange.ts";
import { type Demand, originFault, permissionFault, plansThatRead } from "./permission.ts";
import { demand } from "./route.ts";
import { texts } from "./testdata/open-app.ts";

const [bundled] = texts.editions;
assert.ok(bundled !== undefined);
const { info } = bundled;

/** An edition by its code, limited to some plans or to none. */
const edition = (code: string, plans: readonly string[] | null = null): EditionInfo => ({
  ...info,
  code,
  plans,
});

/** The default plans, some with more features. */
function accessWith(features: Readonly<Record<string, readonly string[]>> = {}) {
  const withFeatures = (plan: Plan): Plan => ({ ...plan, features: features[plan.name] ?? plan.features });
  const access = { plans: DEFAULT_PLANS.map(withFeatures), openPrincipal: null };
  return access as Pick<Access, "plans" | "openPrincipal"> as Access;
}

const all = ["free", "production", "enterprise"];
const readers: readonly (readonly [
  string,
  EditionInfo,
  Record<string, readonly string[]>,
  readonly string[],
])[] = [
  ["without limits", edition("KJV"), {}, all],
  ["limited by the edition", edition("NEW", ["production"]), {}, ["production"]],
  ["limited by a feature", edition("NEW"), { free: ["version:NEW"] }, ["free"]],
  ["limited by both", edition("NEW", ["enterprise"]), { free: ["version:NEW"] }, ["free", "enterprise"]],
  ["limited to a plan that does not exist", edition("NEW", ["gold"]), {}, []],
  ["another is limited by a feature", edition("KJV"), { free: ["version:NEW"] }, all],
];
for (const [description, info, features, expected] of readers) {
  test(`an edition ${description} can be read on: ${expected.join(", ") || "none"}`, () => {
    assert.deepEqual(plansThatRead(accessWith(features), info), expected);
  });
}

test("the plans that may read an edition are computed once for each table of plans", () => {
  const access = accessWith();
  const [one, other] = [edition("KJV"), edition("NEW", ["free"])];
  const first = plansThatRead(access, one);
  assert.equal(plansThatRead(access, one), first);
  assert.deepEqual(plansThatRead(access, other), ["free"]);
  // The same edition, after a change of the plans.
  const changed = accessWith({ production: ["version:KJV"] });
  assert.deepEqual(plansThatRead(changed, one), ["production"]);
  assert.equal(plansThatRead(access, one), first);
});

const NOTHING = demand({});
const callerOf = (plan: Plan, rest: Partial<Principal> = {}): Principal => ({
  ...{ keyId: "key_a", plan, origins: null, versions: null },
  ...rest,
});
const [free, production] = DEFAULT_PLANS;
assert.ok(free !== undefined && production !== undefined);

const demands: readonly (readonly [string, Access, Principal, Partial<Demand>, string | undefined])[] = [
  ["nothing", accessWith(), callerOf(free), {}, undefined],
  ["as much as the plan allows", accessWith(), callerOf(free), { verseUnits: 200 }, undefined],
  [
    "more than the plan allows",
    accessWith(),
    callerOf(free),
    { verseUnits: 201 },
    "201 verse units were requested; the plan free allows 200 in a request.",
  ],
  ["a whole chapter", accessWith(), callerOf(free), { verseUnits: 201, isWholeChapter: true }, undefined],
  [
    "compare",
    accessWith(),
    callerOf(free),
    { compares: true },
    "The plan free does not include compare. Plans that include it: production, enterprise.",
  ],
  [
    "what no plan includes",
    accessWith({ production: [], enterprise: [] }),
    callerOf(free),
    { compares: true },
    "The plan free does not include compare. No plan includes it.",
  ],
  [
    "an edition of other plans",
    accessWith(),
    callerOf(free),
    { editions: [edition("KJV"), edition("NEW", ["production"])] },
    "The plan free does not include version:NEW. Plans that include it: production.",
  ],
  [
    "an edition that the key may not read",
    accessWith(),
    callerOf(production, { versions: ["KJV"] }),
    { editions: [edition("KJV"), edition("NEW", ["production"])] },
    "The key may not read NEW.",
  ],
];
for (const [description, access, caller, demand, expected] of demands) {
  test(`${description}: ${expected ?? "permitted"}`, () => {
    assert.equal(permissionFault(access, caller, { ...NOTHING, ...demand })?.message, expected);
  });
}

const ORIGIN = "https://app.example";
const origins: readonly (readonly [Record<string, string>, readonly string[] | null, boolean])[] = [
  [{}, null, true],
  [{ origin: "https://evil.example" }, null, true],
  [{}, [ORIGIN], false],
  [{ origin: ORIGIN }, [ORIGIN], true],
  [{ origin: ORIGIN }, ["https://other.example", ORIGIN], true],
  [{ origin: "null" }, [ORIGIN], false],
  [{ origin: `${ORIGIN}:444` }, [ORIGIN], false],
  [{ origin: "http://app.example" }, [ORIGIN], false],
  [{ origin: `${ORIGIN}.evil.example` }, [ORIGIN], false],
  [{ origin: "https://evil.example", referer: `${ORIGIN}/page` }, [ORIGIN], false],
  [{ referer: `${ORIGIN}/page?a=b#c` }, [ORIGIN], true],
  [{ referer: ORIGIN.replace("app", "app.example@evil") }, [ORIGIN], false],
  [{ referer: "not an address" }, [ORIGIN], false],
  [{}, [], false],
];
for (const [headers, allowed, isGood] of origins) {
  test(`from ${JSON.stringify(headers)}, limited to ${allowed}: ${isGood ? "permitted" : "refused"}`, () => {
    const incoming: Incoming = { method: "GET", target: "/", header: (name) => headers[name] };
    const fault = originFault(incoming, callerOf(free, { origins: allowed }));
    assert.equal(fault?.code, isGood ? undefined : "origin_not_allowed");
  });
}
