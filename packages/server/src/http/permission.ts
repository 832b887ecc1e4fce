/**
 * Decides whether a caller may have an answer: the key's origins and versions, the plan's features and
 * verse units.
 */

import type { Access, Plan, Principal } from "../access/access.ts";
import type { EditionInfo } from "../service/find-edition.ts";
import { type ApiError, apiError } from "../wire/api-error.ts";
import type { Incoming } from "./exchange.ts";

/** The cost and requirements of an answer, known before it is made. */
export interface Demand {
  /** Verses that it delivers. */
  readonly verseUnits: number;
  /** References that it describes in full. */
  readonly references: number;
  /** Whether it takes more than a few milliseconds, so that it is made like a large answer. */
  readonly isSlow: boolean;
  /** Whether its verses include annotations. */
  readonly isMarked: boolean;
  /** Whether it is one whole chapter, which every plan includes. */
  readonly isWholeChapter: boolean;
  /** The editions it reads. */
  readonly editions: readonly EditionInfo[];
  /** Whether it compares two editions. */
  readonly compares: boolean;
}

function plansWith(access: Access, feature: string): readonly string[] {
  return access.plans.filter(({ features }) => features.includes(feature)).map(({ name }) => name);
}

/** The results of `plansThatRead`, by the array of plans: it is replaced when a plan changes. */
const readers = new WeakMap<readonly Plan[], WeakMap<EditionInfo, readonly string[]>>();

/** Plans that may read an edition: those named by the edition or by a plan's feature; all plans where neither names any. */
export function plansThatRead(access: Access, edition: EditionInfo): readonly string[] {
  const { plans } = access;
  const byEdition = readers.get(plans) ?? new WeakMap<EditionInfo, readonly string[]>();
  const cached = byEdition.get(edition);
  if (cached !== undefined) return cached;
  const found = findReaders(access, edition);
  readers.set(plans, byEdition.set(edition, found));
  return found;
}

function findReaders(access: Access, { code, plans }: EditionInfo): readonly string[] {
  const naming = plansWith(access, `version:${code}`);
  const named = plans === null ? naming : [...plans, ...naming];
  const all = access.plans.map(({ name }) => name);
  return plans === null && naming.length === 0 ? all : all.filter((name) => named.includes(name));
}

function originOf(incoming: Incoming): string | null {
  const origin = incoming.header("origin");
  if (origin !== undefined && origin !== "") return origin;
  const referer = incoming.header("referer");
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : null;
}

/** The error for a key that is bound to other origins; undefined when the key may be used from this origin. */
export function originFault(incoming: Incoming, { origins }: Principal): ApiError | undefined {
  if (origins === null) return undefined;
  const origin = originOf(incoming);
  if (origin !== null && origins.includes(origin)) return undefined;
  const from = origin === null ? "a request without an origin" : origin;
  return apiError("origin_not_allowed", `The key may not be used from ${from}.`, { origin });
}

function planRequired(plan: Plan, feature: string, plans: readonly string[]): ApiError {
  const others = plans.length === 0 ? "No plan includes it." : `Plans that include it: ${plans.join(", ")}.`;
  const message = `The plan ${plan.name} does not include ${feature}. ${others}`;
  return apiError("plan_required", message, { feature, plan: plan.name, plans_with_feature: plans });
}

/** The error for a caller whose key or plan does not allow the answer; undefined when it is allowed. */
export function permissionFault(access: Access, caller: Principal, demand: Demand): ApiError | undefined {
  const { plan, versions: allowed } = caller;
  for (const edition of demand.editions) {
    const version = edition.code;
    if (allowed !== null && !allowed.includes(version)) {
      const message = `The key may not read ${version}.`;
      return apiError("version_not_allowed", message, { version, allowed });
    }
    if (caller === access.openPrincipal) continue;
    const allowedPlans = plansThatRead(access, edition);
    if (!allowedPlans.includes(plan.name)) return planRequired(plan, `version:${version}`, allowedPlans);
  }
  if (demand.compares && !plan.features.includes("compare")) {
    return planRequired(plan, "compare", plansWith(access, "compare"));
  }
  if (demand.verseUnits > plan.maxVerseUnits && !demand.isWholeChapter) {
    const { maxVerseUnits: limit, name } = plan;
    const requested = demand.verseUnits;
    const message = `${requested} verse units were requested; the plan ${name} allows ${limit} in a request.`;
    return apiError("verse_limit_exceeded", message, { limit, requested, plan: name });
  }
  return undefined;
}
