/**
 * From a request to its answer. `respond` contains every check in order; every other file of this folder contains one step.
 *
 * A request becomes asynchronous only if one of its steps has to wait, for example for a store.
 */

import type { Decision, Principal } from "../access/access.ts";
import { StoreUnavailable } from "../access/key-store.ts";
import { type ApiError, apiError } from "../wire/api-error.ts";
import { INTERNAL_ERROR, refused, tooMuchInProgress, unavailable } from "../wire/fault-errors.ts";
import { createAnswerCache, type Finished, finishAnswer } from "./answer-cache.ts";
import type { AppContext, AppParts } from "./app-context.ts";
import { authenticate, keyIdOf } from "./authenticate.ts";
import { QUICK_TARGET } from "./bounds.ts";
import { type Accepted, decide } from "./decide.ts";
import { createCompressor } from "./encoding.ts";
import { sourceTag } from "./entity-tags.ts";
import {
  andThen,
  type Incoming,
  type MaybePromise,
  type Outgoing,
  runSteps,
  type Steps,
  wait,
} from "./exchange.ts";
import {
  addRateHeaders,
  allow,
  cacheHeaders,
  commonHeaders,
  DEPRECATED_ALIAS,
  methodsOf,
  NO_STORE,
  preflight,
} from "./headers.ts";
import { createLargeAnswerQueue } from "./large-answer-queue.ts";
import { createLedger } from "./ledger.ts";
import { receiveBody } from "./receive-body.ts";
import {
  type Chosen,
  choose,
  chooseByTag,
  type Exchange,
  send,
  sendChosen,
  sendError,
  sendUncached,
} from "./reply.ts";
import { type Answer, expectedBytes, isLarge, type Route } from "./route.ts";
import { createRouter } from "./router.ts";
import { routes } from "./routes.ts";
import { notFoundPage, siteRoutes } from "./site.ts";
import { requestIdOf, traceHeaders } from "./trace.ts";

export interface App {
  /** Never throws and never rejects. */
  handle(incoming: Incoming): MaybePromise<Outgoing>;
}

/** The checks of a request, in order, and its answer. */
function* respond(app: AppContext, exchange: Exchange): Steps<MaybePromise<Outgoing>> {
  const { incoming, parsedTarget } = exchange;
  const { route } = parsedTarget;

  // Overload: refuse requests to the API before any work. Health checks are still answered.
  if (incoming.isOverloaded === true && isBelowApi(parsedTarget.path)) {
    return sendError(exchange, unavailable({}));
  }

  // Path, then method: these checks need no caller and are not counted.
  if (isAnsweredPreflight(exchange)) return send(exchange, 204, preflight(methodsOf(route)), null);
  if (route === undefined) return sendNotFound(app, exchange);
  if (!methodsOf(route).includes(incoming.method)) {
    return sendError(exchange, methodNotAllowed(incoming.method, route));
  }

  // Key: without it, nothing else about the request is revealed.
  const found = authenticate(app, exchange, route);
  const known = found instanceof Promise ? yield* wait(found) : found;
  if (!known.ok) return sendError(exchange, known.error);
  const { caller } = known;
  exchange.keyId = keyIdOf(app, caller);

  // Rate, if a step below may take long or receives a body: a caller above its rate must not cause that work.
  const bodyRule = incoming.method === "POST" ? route.body : undefined;
  const isRatedFirst = route.counts && (bodyRule !== undefined || isSlowToDecide(exchange, route));
  const rated = isRatedFirst ? yield* wait(countRate(app, caller)) : null;
  if (rated?.allowed === false) return sendCounted(exchange, rated, refused(rated));

  // Body: media type, length, members.
  const { name } = exchange;
  const body = bodyRule === undefined ? NO_BODY : yield* wait(receiveBody(exchange, route, bodyRule, name));
  if (!body.ok) return sendCounted(exchange, rated, body.error);

  // Origin, parameters, version, reference, plan, verse units. An error is sent only after the rate has been counted.
  const deciding = decide(app, exchange, route, caller, body.members);
  const decided = deciding instanceof Promise ? yield* wait(deciding) : deciding;

  // Memory: a caller with too much in flight is refused before anything costs quota.
  const size = decided.ok ? largeSize(decided.answer) : 0;
  if (!route.isForOperators && !app.ledger.hasRoom(name, size)) {
    return sendCounted(exchange, rated, tooMuchInProgress());
  }
  if (size > 0 && app.largeAnswers.isFull(name)) {
    return sendCounted(exchange, rated, unavailable({}));
  }
  const release = size === 0 ? nothing : app.ledger.hold(name, size);
  // `finally` releases the bytes. So each step inside `try` is waited for, instead of returned as a promise.
  try {
    // Precondition: a 304 costs no quota, so it must be known before the quota is counted. A POST has none.
    const isConditional =
      route.counts && bodyRule === undefined && incoming.header("if-none-match") !== undefined;
    const chosen = isConditional && decided.ok ? yield* wait(chooseForm(app, exchange, decided)) : null;

    // Rate and quota in one call of the limiter, or only the quota if the rate was counted above. Only a 200 costs quota.
    // A 429 wins over an error found above, so that a flood of bad requests is limited too.
    const costsQuota = decided.ok && chosen?.isCurrent !== true;
    const counted =
      rated === null
        ? countRequest(app, route, caller, costsQuota)
        : countQuota(app, rated, caller, costsQuota);
    const decision = counted instanceof Promise ? yield* wait(counted) : counted;
    if (route.counts && decision?.allowed === false) {
      return yield* wait(sendCounted(exchange, decision, refused(decision)));
    }

    // The error found above, or the body.
    if (!decided.ok) return yield* wait(sendCounted(exchange, decision, decided.error));
    if (decision !== null) addRateHeaders(exchange.headers, decision);
    const isCacheable = route.cache !== "none" && bodyRule === undefined;
    const caching = isCacheable ? cacheHeaders(route.cache, exchange.keyId !== undefined) : null;
    const answered = sendAnswer(app, exchange, decided, chosen, caching);
    const sent = answered instanceof Promise ? yield* wait(answered) : answered;
    return decided.answer.isOutsideCanon === true ? { ...sent, isOutsideCanon: true } : sent;
  } finally {
    release();
  }
}

const nothing = (): void => {};

/** The result of receiving, for a request without a body. */
const NO_BODY = { ok: true, members: undefined } as const;

/** Sends an error, with the state of the rate limit if the request was counted. */
function sendCounted(exchange: Exchange, decision: Decision | null, error: ApiError): MaybePromise<Outgoing> {
  if (decision !== null) addRateHeaders(exchange.headers, decision);
  return sendError(exchange, error);
}

const isBelowApi = (path: string): boolean => /^\/api(?:\/|$)/.test(path);

/**
 * Whether this is an OPTIONS request that is answered here. A preflight for a path that does not exist is answered too, so
 * that a browser can read the 404 of the request that follows.
 */
function isAnsweredPreflight({ incoming, parsedTarget }: Exchange): boolean {
  if (incoming.method !== "OPTIONS") return false;
  const isPreflight = incoming.header("access-control-request-method") !== undefined;
  return parsedTarget.route !== undefined || isPreflight || incoming.target === "*";
}

/** The error for a path that does not exist. Outside the API, a browser that asks for a page gets a page. */
function sendNotFound(app: AppContext, exchange: Exchange): MaybePromise<Outgoing> {
  const { incoming, parsedTarget } = exchange;
  const wantsPage = /\btext\/html\b/.test(incoming.header("accept") ?? "");
  if (!wantsPage || app.notFoundPage === null || isBelowApi(parsedTarget.path)) {
    return sendError(exchange, app.router.notFound(parsedTarget.path));
  }
  const { read, headers } = app.notFoundPage;
  const own = [...headers, ...NO_STORE, "Vary", "Accept, Accept-Encoding"];
  return { ...send(exchange, 404, own, read()), error: "not_found" };
}

/** `route`: undefined if the path has none. */
export function methodNotAllowed(method: string, route?: Route): ApiError {
  const allowed = methodsOf(route);
  const message = `${method} is not allowed here; ${allowed.join(", ")} are.`;
  return apiError("method_not_allowed", message, { allowed }, allow(allowed));
}

/** Estimated bytes of a large answer; 0 for one that is made at once. */
const largeSize = ({ demand }: Answer): number => (isLarge(demand) ? expectedBytes(demand) : 0);

/** Counts a request towards the rate, and towards the quota if it costs quota. Null if the route has no limit. */
function countRequest(
  { access }: AppContext,
  { counts }: Route,
  caller: Principal | null,
  costsQuota: boolean,
): MaybePromise<Decision | null> {
  if (counts) return access.take(caller ?? "sandbox", caller !== null && costsQuota);
  return caller === null ? null : access.peek(caller);
}

/** Whether reading the request may take milliseconds. A cached target was read before. */
const isSlowToDecide = ({ incoming, finished }: Exchange, { isSlowToDecide: isSlow }: Route): boolean =>
  finished === null && (isSlow === true || incoming.target.length > QUICK_TARGET);

/** Counts a request towards the rate only. */
const countRate = ({ access }: AppContext, caller: Principal | null): MaybePromise<Decision> =>
  access.take(caller ?? "sandbox", false);

/** Counts a request, whose rate was counted before, towards the quota if it costs quota. */
function countQuota(
  { access }: AppContext,
  rated: Decision,
  caller: Principal | null,
  costsQuota: boolean,
): MaybePromise<Decision> {
  if (caller === null || !costsQuota) return rated;
  return andThen(access.take(caller, true, false), (charged) => ({ ...charged, burst: rated.burst }));
}

/** Queues the work for a large answer; runs any other at once. */
const inTurn = <T>(
  app: AppContext,
  { name }: Exchange,
  { demand }: Answer,
  work: () => MaybePromise<T>,
): MaybePromise<T> => (isLarge(demand) ? app.largeAnswers.run(name, work) : work());

/** The body of an answer, made now unless it is cached. */
function finish(
  app: AppContext,
  { place, parsedTarget }: Exchange,
  { answer, finished, identity }: Accepted,
): MaybePromise<Finished> {
  if (finished !== null) return finished;
  return andThen(finishAnswer(answer, identity), (made) => {
    if (place !== null && parsedTarget.route?.isDetermined === true) {
      app.answers.keep(place, parsedTarget, made);
    }
    return made;
  });
}

/** The representation for a conditional request. The body is made only if its tag is not known without it. */
function chooseForm(app: AppContext, exchange: Exchange, decided: Accepted): MaybePromise<Chosen> {
  const current = decided.identity === null ? null : chooseByTag(exchange, decided.identity);
  if (current !== null) return current;
  const make = () => finish(app, exchange, decided);
  return andThen(
    decided.finished === null ? inTurn(app, exchange, decided.answer, make) : make(),
    (finished) => choose(exchange, finished),
  );
}

/**
 * Sends a 200, or a 304 instead.
 * @param chosen the representation, if it was already chosen to compare entity tags
 * @param caching Cache-Control and Vary; null if the answer must not be cached
 */
function sendAnswer(
  app: AppContext,
  exchange: Exchange,
  decided: Accepted,
  chosen: Chosen | null,
  caching: readonly string[] | null,
): MaybePromise<Outgoing> {
  const { answer } = decided;
  if (caching === null) return inTurn(app, exchange, answer, () => sendUncached(exchange, answer));
  if (chosen?.isCurrent === true) return sendChosen(exchange, caching, chosen);
  return inTurn(app, exchange, answer, () => {
    const form = chosen ?? andThen(finish(app, exchange, decided), (finished) => choose(exchange, finished));
    return andThen(form, (ready) => sendChosen(exchange, caching, ready));
  });
}

/**
 * Starts the exchange of a request. If the target is cached, its answer is ready, and only what depends on the caller is
 * checked again.
 */
function openExchange(app: AppContext, incoming: Incoming): Exchange {
  const place = incoming.method === "POST" ? null : app.answers.find(incoming.target);
  const parsedTarget = place?.cached?.parsedTarget ?? app.router.find(incoming.target);
  const requestId = requestIdOf(incoming.header("x-request-id"), app.newRequestId);
  const headers = startHeaders(app, incoming, requestId, parsedTarget.route);
  const exchange: Exchange = {
    incoming,
    requestId,
    parsedTarget,
    place,
    finished: place?.cached?.finished ?? null,
    headers,
    keyId: undefined,
    name: () => exchange.keyId ?? incoming.caller?.() ?? "",
    compressor: app.compressor,
  };
  return exchange;
}

/** The headers that every answer to this request has. */
function startHeaders(
  app: AppContext,
  incoming: Incoming,
  requestId: string,
  route: Route | undefined,
): string[] {
  const headers = app.commonHeaders.slice();
  headers.push("X-Request-Id", requestId);
  const traceparent = incoming.header("traceparent");
  if (traceparent !== undefined) headers.push(...traceHeaders(traceparent, app.newRequestId));
  if (route?.isDeprecatedAlias === true) headers.push(...DEPRECATED_ALIAS);
  return headers;
}

/** The answer to a request whose handling threw an error. Headers added before the error are left out. */
function sendFailure(app: AppContext, exchange: Exchange, error: unknown): MaybePromise<Outgoing> {
  const { incoming, requestId, parsedTarget } = exchange;
  const isStoreDown = error instanceof StoreUnavailable;
  if (!isStoreDown) app.onFault(error, requestId, parsedTarget.path);
  const headers = startHeaders(app, incoming, requestId, parsedTarget.route);
  return sendError({ ...exchange, headers }, isStoreDown ? unavailable({}) : INTERNAL_ERROR);
}

/** The app for a set of texts and an access. */
export function createApp(parts: AppParts): App {
  const site = parts.site ?? new Map();
  const app: AppContext = {
    ...parts,
    answers: createAnswerCache(),
    largeAnswers: createLargeAnswerQueue(setImmediate),
    ledger: parts.ledger ?? createLedger(),
    router: createRouter([...routes, ...(parts.moreRoutes ?? [])], siteRoutes(site)),
    compressor: createCompressor(),
    source: sourceTag(parts.build, parts.texts.dataRevision),
    commonHeaders: commonHeaders(parts.texts.dataRevision),
    notFoundPage: notFoundPage(site),
  };
  const handle = (incoming: Incoming): MaybePromise<Outgoing> => {
    const exchange = openExchange(app, incoming);
    const failed = (error: unknown): MaybePromise<Outgoing> => sendFailure(app, exchange, error);
    try {
      const answer = runSteps(respond(app, exchange));
      return answer instanceof Promise ? answer.catch(failed) : answer;
    } catch (error) {
      return failed(error);
    }
  };
  return { handle };
}
