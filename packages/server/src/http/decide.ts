/**
 * Decides how a request is answered, before the body is made. Checks origin, parameters, version, reference, plan and verse
 * units, in this order. Few routes ask a store here.
 */

import type { Principal } from "../access/access.ts";
import type { ApiError } from "../wire/api-error.ts";
import type { Finished } from "./answer-cache.ts";
import type { AppContext } from "./app-context.ts";
import type { Members } from "./body.ts";
import { type Steps, waitFor } from "./exchange.ts";
import { originFault, permissionFault } from "./permission.ts";
import { parseQuery } from "./query.ts";
import type { Exchange } from "./reply.ts";
import type { Answer, Outcome, Route } from "./route.ts";
import { requestTag } from "./validator.ts";

/** A request that passed all checks; its answer is a 200 or 304. */
export interface Accepted {
  readonly ok: true;
  readonly answer: Answer;
  /** The cached answer; null where the body has not been made before. */
  readonly finished: Finished | null;
  /** The tag of the body, if it is known before the body is made; null where it is computed from the body. */
  readonly tag: string | null;
}

export type Decided = Accepted | { readonly ok: false; readonly error: ApiError };

/** `members`: of the body; absent when the request has none. */
export function* decide(
  app: AppContext,
  exchange: Exchange,
  route: Route,
  caller: Principal | null,
  members?: Members,
): Steps<Decided> {
  const badOrigin = caller === null ? undefined : originFault(exchange.incoming, caller);
  if (badOrigin !== undefined) return { ok: false, error: badOrigin };
  const { finished } = exchange;
  const found: Decided =
    finished === null
      ? yield* askRoute(app, exchange, route, caller, members)
      : { ok: true, answer: finished.answer, finished, tag: finished.tag };
  if (!found.ok) return found;
  const denied = caller === null ? undefined : permissionFault(app.access, caller, found.answer.demand);
  return denied === undefined ? found : { ok: false, error: denied };
}

function* askRoute(
  app: AppContext,
  { place }: Exchange,
  route: Route,
  caller: Principal | null,
  members: Members | undefined,
): Steps<Decided> {
  const { texts, access, parts, now, router } = app;
  const context = { texts, access, caller, parts, now };
  if (!route.readsQuery) return accepted(app, route, yield* waitFor(route.handle(new Map(), context)));
  const keyMatters = caller !== null && caller !== access.openPrincipal;
  const known = { anywhere: router.parameters, here: route.parameters, key: keyMatters };
  const parsed = parseQuery(place.queryString, known);
  if (!parsed.ok) return parsed;
  return accepted(app, route, yield* waitFor(route.handle(parsed.query, context, members)));
}

function accepted({ build, texts }: AppContext, { path }: Route, outcome: Outcome): Decided {
  if (!outcome.ok) return outcome;
  const { answer, values } = outcome;
  const tag = values !== undefined ? requestTag(`${build} ${texts.dataRevision}`, `${path} ${values}`) : null;
  return { ok: true, answer, finished: null, tag };
}
