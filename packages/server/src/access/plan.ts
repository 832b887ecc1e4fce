/**
 * The default plans, and the reader of an operator's plans file. The file is JSON: `{"plans": [{"name":
 * "free", "daily_requests": 500, "rate": {"limit": 10, "window_seconds": 5}, "max_verse_units": 200,
 * "features": ["compare"]}]}`. `daily_requests` may be null (no limit); a feature is `compare` or
 * `version:CODE`. If any plan names a version, only the plans that name it may read it.
 */

import { isRecord, messageOf } from "../common/unknown.ts";
import type { Plan } from "./access.ts";

/** Used when there is no plans file; docs/limits.md has the same table. */
export const DEFAULT_PLANS: readonly Plan[] = Object.freeze([
  plan("free", 500, { limit: 10, windowSeconds: 5 }, 200, []),
  plan("production", 50_000, { limit: 100, windowSeconds: 5 }, 2_000, ["compare"]),
  plan("enterprise", null, { limit: 1_000, windowSeconds: 5 }, 31_102, ["compare"]),
]);

/** The bucket that all callers of the sandbox share. */
export const SANDBOX_RATE = Object.freeze({ limit: 10, windowSeconds: 5 });

const LIMIT_MAX = 1_000_000;
const WINDOW_SECONDS_MAX = 3_600;
const DAILY_MAX = 1_000_000_000_000;
const VERSES_OF_THE_CANON = 31_102;
const PLANS_MAX = 100;
const MEMBERS = ["name", "daily_requests", "rate", "max_verse_units", "features"];
const RATE_MEMBERS = ["limit", "window_seconds"];

function plan(
  name: string,
  dailyRequests: number | null,
  rate: Plan["rate"],
  maxVerseUnits: number,
  features: readonly string[],
): Plan {
  return Object.freeze({
    name,
    dailyRequests,
    rate: rate === null ? null : Object.freeze({ ...rate }),
    maxVerseUnits,
    features: Object.freeze([...features]),
  });
}

/** The plans, or every problem found, each one sentence that says where it is. */
export type PlansReading = { readonly plans: readonly Plan[] } | { readonly problems: readonly string[] };

/** Reads the text of a plans file. Keeps its order; the first plan is the lowest. */
export function readPlans(text: string): PlansReading {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return { problems: [`not JSON: ${messageOf(error)}`] };
  }
  if (!isRecord(value) || !Array.isArray(value.plans)) {
    return { problems: ['must be an object with an array "plans"'] };
  }
  const problems = unknownMembers(value, ["plans"], "the file");
  const entries: readonly unknown[] = value.plans;
  if (entries.length === 0 || entries.length > PLANS_MAX) {
    problems.push(`plans: must contain 1 to ${PLANS_MAX} plans, not ${entries.length}`);
  }
  const plans = entries
    .slice(0, PLANS_MAX)
    .map((entry, index) => readPlan(entry, `plans[${index}]`, problems));
  const names = plans.map(({ name }) => name);
  for (const name of new Set(names.filter((name, index) => name !== "" && names.indexOf(name) !== index))) {
    problems.push(`plans: the name "${name}" occurs more than once`);
  }
  return problems.length > 0 ? { problems } : { plans: Object.freeze(plans) };
}

function readPlan(entry: unknown, path: string, problems: string[]): Plan {
  if (!isRecord(entry)) {
    problems.push(`${path}: must be an object`);
    return plan("", null, null, 1, []);
  }
  problems.push(...unknownMembers(entry, MEMBERS, path));
  const name = entry.name;
  const named = typeof name === "string" && /^[a-z][a-z0-9_-]{0,31}$/.test(name);
  if (!named) problems.push(`${path}.name: must be 1 to 32 of a-z, 0-9, _ and -, beginning with a letter`);
  if (name === "open") problems.push(`${path}.name: "open" is reserved for open access`);
  const daily = entry.daily_requests;
  return plan(
    named ? name : "",
    daily === null ? null : integer(daily, 1, DAILY_MAX, `${path}.daily_requests`, problems, " or null"),
    readRate(entry.rate, `${path}.rate`, problems),
    integer(entry.max_verse_units, 1, VERSES_OF_THE_CANON, `${path}.max_verse_units`, problems),
    readFeatures(entry.features, `${path}.features`, problems),
  );
}

function readRate(value: unknown, path: string, problems: string[]): Plan["rate"] {
  if (!isRecord(value)) {
    problems.push(`${path}: must be an object with "limit" and "window_seconds"`);
    return null;
  }
  problems.push(...unknownMembers(value, RATE_MEMBERS, path));
  return {
    limit: integer(value.limit, 1, LIMIT_MAX, `${path}.limit`, problems),
    windowSeconds: integer(value.window_seconds, 1, WINDOW_SECONDS_MAX, `${path}.window_seconds`, problems),
  };
}

function readFeatures(value: unknown, path: string, problems: string[]): readonly string[] {
  if (!Array.isArray(value)) {
    problems.push(`${path}: must be an array, empty when the plan has none`);
    return [];
  }
  const features: string[] = [];
  for (const [index, feature] of value.entries()) {
    const known = typeof feature === "string" && /^(compare|version:[A-Z0-9_-]{1,32})$/.test(feature);
    if (!known) problems.push(`${path}[${index}]: must be "compare" or "version:CODE" in upper case`);
    else if (features.includes(feature))
      problems.push(`${path}[${index}]: "${feature}" occurs more than once`);
    else features.push(feature);
  }
  return features;
}

function integer(
  value: unknown,
  min: number,
  max: number,
  path: string,
  problems: string[],
  alternative = "",
): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return value;
  problems.push(`${path}: must be an integer from ${min} to ${max}${alternative}, not ${shown(value)}`);
  return min;
}

/** Refuses unknown names, so that a misspelled limit is not ignored. */
function unknownMembers(value: object, known: readonly string[], path: string): string[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `${path}: unknown member ${shown(name)} (known: ${known.join(", ")})`);
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 60);

/** The caller's plan under open access: the most that any plan allows, without limits. */
export function openPlan(plans: readonly Plan[]): Plan {
  const units = Math.max(...plans.map(({ maxVerseUnits }) => maxVerseUnits));
  const features = [...new Set(plans.flatMap((each) => each.features))].sort();
  return plan("open", null, null, units, features);
}

/** The plan of the first key: enterprise, or the last plan of a file that has no enterprise. */
export function operatorPlan(plans: readonly Plan[]): string {
  return (plans.find(({ name }) => name === "enterprise") ?? plans.at(-1))?.name ?? "enterprise";
}

const DEFAULT_NAMES = DEFAULT_PLANS.map(({ name }) => name).join(", ");

/** The message for an unknown plan; `plans` are the existing names. */
export function noSuchPlan(name: string, plans: readonly string[]): string {
  const names = plans.join(", ");
  const hint = names === DEFAULT_NAMES ? "; --plans names a file of others" : "";
  return `there is no plan "${name.slice(0, 60)}" (plans: ${names}${hint})`;
}
