/**
 * Decides how a request is answered, before the body is made. Checks origin, parameters, version, reference, plan and verse
 * units, in this order. Most routes need no store for that.
 */

import type { Principal } from "../access/access.ts";
import type { ApiError } from "../wire/api-error.ts";
import type { Finished } from "./answer-cache.ts";
import type { AppContext } from "./app-context.ts";
import { type Identity, requestIdentity } from "./entity-tags.ts";
import { andThen, type MaybePromise } from "./exchange.ts";
import { originFault, permissionFault } from "./permission.ts";
import { parseQuery } from "./query.ts";
import type { Exchange } from "./reply.ts";
import type { Members } from "./request-body.ts";
import type { Answer, Outcome, Route } from "./route.ts";

/** A request that passed all checks; its answer is a 200 or 304. */
export interface Accepted {
  readonly ok: true;
  readonly answer: Answer;
  /** The cached answer; null if the body has not been made before. */
  readonly finished: Finished | null;
  /** Of the body, if it is known before the body is made; null if it is computed from the body. */
  readonly identity: Identity | null;
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
      : { ok: true, answer: finished.answer, finished, identity: finished.identity };
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
  const { texts, access, parts, now, router } = app;
  const queue = <T>(work: () => Promise<T>): MaybePromise<T> | null =>
    app.largeAnswers.isFull(exchange.name) ? null : app.largeAnswers.run(exchange.name, work);
  const context = { texts, access, caller, parts, now, queue };
  const accept = (outcome: Outcome): Decided => accepted(app, route, outcome);
  if (!route.readsQuery) return andThen(route.handle(new Map(), context), accept);
  const keyMatters = caller !== null && caller !== access.openPrincipal;
  const parsed = parseQuery(exchange.parsedTarget.queryString, router.names, route.parameters, keyMatters);
  return parsed.ok ? andThen(route.handle(parsed.query, context, members), accept) : parsed;
}

function accepted({ source }: AppContext, { path }: Route, outcome: Outcome): Decided {
  if (!outcome.ok) return outcome;
  const { answer, values } = outcome;
  const identity = values === undefined ? null : requestIdentity(source, path + values);
  return { ok: true, answer, finished: null, identity };
}
