/**
 * Decides how a request is answered, before the body is made. Checks origin, parameters, version, reference, plan and verse
 * units, in this order. Most routes need no store for that.
 */

import type { Principal } from "../access/access.ts";
import type { ApiError } from "../wire/api-error.ts";
import type { Finished } from "./answer-cache.ts";
import type { AppContext } from "./app-context.ts";
import { requestTag } from "./entity-tags.ts";
import { andThen, type MaybePromise } from "./exchange.ts";
import { originFault, permissionFault } from "./permission.ts";
import { parseQuery, type Query, type QueryResult } from "./query.ts";
import type { Exchange } from "./reply.ts";
import type { Members } from "./request-body.ts";
import type { Answer, Route } from "./route.ts";

/** A request that passed all checks; its answer is a 200 or 304. */
export interface Accepted {
  readonly ok: true;
  readonly answer: Answer;
  /** The cached answer; null if the body has not been made before. */
  readonly finished: Finished | null;
  /** The tag of the body, if it is known before the body is made; null if it is computed from the body. */
  readonly tag: string | null;
}

export type Decided = Accepted | { readonly ok: false; readonly error: ApiError };

/** `members`: the members of the body; absent if the request has no body. */
export function decide(
  app: AppContext,
  exchange: Exchange,
  route: Route,
  caller: Principal | null,
  members?: Members,
): MaybePromise<Decided> {
  const badOrigin = caller === null ? undefined : originFault(exchange.incoming, caller);
  if (badOrigin !== undefined) return { ok: false, error: badOrigin };
  const { finished } = exchange;
  const found: MaybePromise<Decided> =
    finished === null
      ? askRoute(app, exchange, route, caller, members)
      : { ok: true, answer: finished.answer, finished, tag: finished.tag };
  return caller === null ? found : andThen(found, (decided) => permitted(app, caller, decided));
}

function permitted({ access }: AppContext, caller: Principal, decided: Decided): Decided {
  const denied = decided.ok ? permissionFault(access, caller, decided.answer.demand) : undefined;
  return denied === undefined ? decided : { ok: false, error: denied };
}

function askRoute(
  app: AppContext,
  exchange: Exchange,
  route: Route,
  caller: Principal | null,
  members: Members | undefined,
): MaybePromise<Decided> {
  const { texts, access, parts, now, router, source } = app;
  const queue = <T>(work: () => Promise<T>): MaybePromise<T> | null =>
    app.largeAnswers.isFull(exchange.name) ? null : app.largeAnswers.run(exchange.name, work);
  const context = { texts, access, caller, parts, now, queue };
  const keyMatters = caller !== null && caller !== access.openPrincipal;
  const { queryString } = exchange.parsedTarget;
  const parsed = route.readsQuery
    ? parseQuery(queryString, router.names, route.parameters, keyMatters)
    : NO_QUERY;
  if (!parsed.ok) return parsed;
  const { query } = parsed;
  const isTagKnown = route.isDetermined && members === undefined;
  return andThen(route.handle(query, context, members), (outcome) => {
    if (!outcome.ok) return outcome;
    const tag = isTagKnown ? requestTag(source, writtenForm(route, query)) : null;
    return { ok: true, answer: outcome.answer, finished: null, tag };
  });
}

/** The result of parsing, for a route that ignores the query. */
const NO_QUERY: QueryResult = { ok: true, query: new Map() };

/**
 * Path and parameters of a request, whatever their order and names. Two requests have the same form only if all values are
 * written alike: `version=kjv` and `version=KJV` have two.
 */
function writtenForm({ path, parameters }: Route, query: Query): string {
  let form = path;
  for (const name of parameters) {
    const value = query.get(name);
    // The length says where the value ends, whatever characters it has.
    if (value !== undefined) form += `&${name}=${value.length}:${value}`;
  }
  return form;
}
