/**
 * From a request to its answer. `respond` contains every check in order; a POST continues in
 * `respondToPost`. Every other file of this folder contains one step.
 *
 * A step that needs no store is synchronous; a request becomes asynchronous only when it queries a store.
 */

import type { Decision, Principal } from "../access/access.ts";
import { StoreUnavailable } from "../access/key-store.ts";
import { type ApiError, apiError } from "../wire/api-error.ts";
import { INTERNAL_ERROR, refused, tooMuchUnderWay, unavailable } from "../wire/fault-errors.ts";
import { createAnswerCache, type Finished, finishAnswer } from "./answer-cache.ts";
import type { AppContext, AppParts } from "./app-context.ts";
import { authenticate, keyIdOf } from "./authenticate.ts";
import type { BodyRule } from "./body.ts";
import { type Accepted, decide } from "./decide.ts";
import { createCompressor } from "./encoding.ts";
import {
  andThen,
  type Incoming,
  type MaybePromise,
  type Outgoing,
  run,
  type Steps,
  waitFor,
} from "./exchange.ts";
import {
  addRateHeaders,
  allow,
  cacheHeaders,
  commonHeaders,
  methodsOf,
  NO_STORE,
  OLDER_FORM,
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

/** Every check of a request, in order. */
function* respond(app: AppContext, exchange: Exchange): Steps<MaybePromise<Outgoing>> {
  const { incoming, place } = exchange;
  const { route } = place;

  // Overload: refuse requests to the API before any work. Health checks are still answered.
  if (incoming.isTooMuch === true && isBelowApi(place.path)) return sendError(exchange, unavailable({}));

  // Path, then method: these checks need no caller and are not counted.
  if (isAnsweredPreflight(exchange)) return send(exchange, 204, preflight(methodsOf(route)), null);
  if (route === undefined) return sendNotFound(app, exchange);
  if (!methodsOf(route).includes(incoming.method)) {
    return sendError(exchange, methodNotAllowed(incoming.method, route));
  }

  // Key: without it, nothing else about the request is revealed.
  const known = yield* authenticate(app, exchange, route);
  if (!known.ok) return sendError(exchange, known.error);
  const { caller } = known;

  if (incoming.method === "POST" && route.body !== undefined) {
    return yield* respondToPost(app, exchange, route, route.body, caller);
  }

  // Origin, parameters, version, reference, plan, verse units. An error is sent only after the rate has been counted.
  const decided = yield* decide(app, exchange, route, caller);

  // Memory: a caller with too much in flight is refused before anything is counted.
  const name = callerName(app, exchange, caller);
  const size = decided.ok ? largeSize(decided.answer) : 0;
  if (!route.isForOperators && !app.ledger.hasRoom(name, size)) return sendError(exchange, tooMuchUnderWay());
  if (size > 0 && app.largeAnswers.isFull()) return forKey(app, caller, sendError(exchange, unavailable({})));

  const release = size === 0 ? nothing : app.ledger.hold(name, size);
  try {
    // Precondition: a 304 costs no quota, so it must be known before the quota is counted.
    const isConditional = route.counts && decided.ok && incoming.header("if-none-match") !== undefined;
    const chosen = isConditional ? yield* chooseForm(app, exchange, decided, size) : null;

    // Rate and quota, in one call of the limiter. Only a 200 costs quota. A 429 wins over an error found above, so that
    // a flood of bad requests is limited too.
    const decision = yield* countRequest(app, route, caller, decided.ok && chosen?.isCurrent !== true);
    if (decision !== null) addRateHeaders(exchange.headers, decision);
    if (route.counts && decision?.allowed === false) {
      return forKey(app, caller, sendError(exchange, refused(decision)));
    }

    // The error found above, or the body.
    if (!decided.ok) return forKey(app, caller, sendError(exchange, decided.error));
    return forKey(app, caller, yield* sendAnswer(app, exchange, route, caller, decided, chosen, size));
  } finally {
    release();
  }
}

/**
 * The checks of a POST after its key. The rate is counted before the body is received, so that a flood of bodies is limited;
 * the quota is counted when the answer is known to be a 200. The answer must not be cached.
 */
function* respondToPost(
  app: AppContext,
  exchange: Exchange,
  route: Route,
  rule: BodyRule,
  caller: Principal | null,
): Steps<MaybePromise<Outgoing>> {
  const { access, ledger, largeAnswers } = app;
  const { headers } = exchange;

  // Rate.
  const rated = route.counts ? yield* waitFor(access.take(caller ?? "sandbox", false)) : null;
  const fail = (error: ApiError): MaybePromise<Outgoing> => {
    if (rated !== null) addRateHeaders(headers, rated);
    return sendError(exchange, error);
  };
  if (rated?.allowed === false) return fail(refused(rated));

  // Media type, length, body.
  const name = callerName(app, exchange, caller);
  const body = yield* receiveBody(exchange, route, rule, name);
  if (!body.ok) return fail(body.error);

  // Origin, parameters, version, reference, plan, verse units.
  const decided = yield* decide(app, exchange, route, caller, body.members);
  if (!decided.ok) return fail(decided.error);

  // Memory.
  const size = largeSize(decided.answer);
  if (!ledger.hasRoom(name, size)) return fail(tooMuchUnderWay());
  if (size > 0 && largeAnswers.isFull()) return fail(unavailable({}));

  // Quota.
  if (rated !== null) {
    const charged = caller === null ? rated : yield* waitFor(access.take(caller, true, false));
    addRateHeaders(headers, { ...charged, burst: rated.burst });
    if (!charged.allowed) return sendError(exchange, refused(charged));
  }

  // The body of the answer.
  const release = size === 0 ? nothing : ledger.hold(name, size);
  try {
    const make = () => sendUncached(exchange, decided.answer);
    const sent = yield* waitFor(inTurn(app, size, make));
    return forKey(app, caller, withCanonMark(decided.answer, sent));
  } finally {
    release();
  }
}

const nothing = (): void => {};

const isBelowApi = (path: string): boolean => /^\/api(?:\/|$)/.test(path);

/**
 * Whether this is an OPTIONS request that is answered here. A preflight for a path that does not exist is answered too, so
 * that a browser can read the 404 of the request that follows.
 */
function isAnsweredPreflight({ incoming, place }: Exchange): boolean {
  if (incoming.method !== "OPTIONS") return false;
  const isPreflight = incoming.header("access-control-request-method") !== undefined;
  return place.route !== undefined || isPreflight || incoming.target === "*";
}

/** The error for a path that does not exist. Outside the API, a browser that asks for a page gets a page. */
function sendNotFound(app: AppContext, exchange: Exchange): MaybePromise<Outgoing> {
  const { incoming, place } = exchange;
  const wantsPage = /\btext\/html\b/.test(incoming.header("accept") ?? "");
  if (!wantsPage || app.notFoundPage === null || isBelowApi(place.path)) {
    return sendError(exchange, app.router.notFound(place.path));
  }
  const { read, headers } = app.notFoundPage;
  const own = [...headers, ...NO_STORE, "Vary", "Accept, Accept-Encoding"];
  return { ...send(exchange, 404, own, read()), error: "not_found" };
}

/** `route`: undefined where the path has none. */
export function methodNotAllowed(method: string, route?: Route): ApiError {
  const allowed = methodsOf(route);
  const message = `${method} is not allowed here; ${allowed.join(", ")} are.`;
  return apiError("method_not_allowed", message, { allowed }, allow(allowed));
}

/** Identifies the caller: by the id of its key, or by its address where no key is needed. */
const callerName =
  (app: AppContext, { incoming }: Exchange, caller: Principal | null) =>
  (): string =>
    keyIdOf(app, caller) ?? incoming.caller?.() ?? "";

/** Estimated bytes of a large answer; 0 for one that is made at once. */
const largeSize = ({ demand }: Answer): number => (isLarge(demand) ? expectedBytes(demand) : 0);

/** Counts a request towards the rate, and towards the quota if it costs quota. Null where nothing is limited. */
function* countRequest(
  { access }: AppContext,
  { counts }: Route,
  caller: Principal | null,
  costsQuota: boolean,
): Steps<Decision | null> {
  if (counts) return yield* waitFor(access.take(caller ?? "sandbox", caller !== null && costsQuota));
  return caller === null ? null : yield* waitFor(access.peek(caller));
}

/** Queues the work for a large answer; runs any other at once. */
const inTurn = <T>(app: AppContext, size: number, work: () => MaybePromise<T>): MaybePromise<T> =>
  size > 0 ? app.largeAnswers.run(work) : work();

/** The body of an answer, made now unless it is cached. A target that contains a key, encoded or not, is never cached. */
function finish(
  app: AppContext,
  { incoming, place }: Exchange,
  { answer, finished, tag }: Accepted,
): MaybePromise<Finished> {
  if (finished !== null) return finished;
  return andThen(finishAnswer(answer, tag), (made) => {
    if (place.route?.isDetermined === true && !/key|%6b|%65|%79/i.test(incoming.target)) {
      app.answers.keep(incoming.target, place, made);
    }
    return made;
  });
}

/** The representation for a conditional request. The body is made only if its tag is not known without it. */
function* chooseForm(app: AppContext, exchange: Exchange, decided: Accepted, size: number): Steps<Chosen> {
  const held = decided.tag === null ? null : chooseByTag(exchange, decided.tag);
  if (held !== null) return held;
  const make = () => finish(app, exchange, decided);
  const finished = yield* waitFor(decided.finished === null ? inTurn(app, size, make) : make());
  return choose(exchange, finished);
}

/** `chosen`: the representation, if it was already chosen to compare entity tags. */
function* sendAnswer(
  app: AppContext,
  exchange: Exchange,
  route: Route,
  caller: Principal | null,
  decided: Accepted,
  chosen: Chosen | null,
  size: number,
): Steps<Outgoing> {
  const { answer } = decided;
  const make = (): MaybePromise<Outgoing> => {
    if (route.cache === "none") return sendUncached(exchange, answer);
    const keyed = keyIdOf(app, caller) !== undefined;
    const form = chosen ?? andThen(finish(app, exchange, decided), (finished) => choose(exchange, finished));
    return andThen(form, (ready) => sendChosen(exchange, cacheHeaders(route.cache, keyed), ready));
  };
  const sent = yield* waitFor(chosen?.isCurrent === true ? make() : inTurn(app, size, make));
  return withCanonMark(answer, sent);
}

/** Marks an answer that reports a reference outside the canon. */
const withCanonMark = ({ isOutsideCanon }: Answer, sent: Outgoing): Outgoing =>
  isOutsideCanon === true ? { ...sent, isOutsideCanon } : sent;

/** Adds the id of the key that the answer is for. */
function forKey(
  app: AppContext,
  caller: Principal | null,
  outgoing: MaybePromise<Outgoing>,
): MaybePromise<Outgoing> {
  const key = keyIdOf(app, caller);
  return key === undefined ? outgoing : andThen(outgoing, (sent) => ({ ...sent, caller: key }));
}

/**
 * Starts the exchange of a request. If the target is cached, its answer is ready, and only what depends on the caller is
 * checked again.
 */
function openExchange(app: AppContext, incoming: Incoming): Exchange {
  const kept = incoming.method === "POST" ? undefined : app.answers.find(incoming.target);
  const place = kept?.place ?? app.router.find(incoming.target);
  const requestId = requestIdOf(incoming.header("x-request-id"), app.newRequestId);
  const headers = startHeaders(app, incoming, requestId, place.route);
  return {
    incoming,
    requestId,
    place,
    finished: kept?.finished ?? null,
    headers,
    compressor: app.compressor,
  };
}

/** The headers that every answer to this request has. */
function startHeaders(
  app: AppContext,
  incoming: Incoming,
  requestId: string,
  route: Route | undefined,
): string[] {
  const traced = traceHeaders(incoming.header("traceparent"), app.newRequestId);
  const headers = [...app.commonHeaders, "X-Request-Id", requestId, ...traced];
  if (route?.isOlderForm === true) headers.push(...OLDER_FORM);
  return headers;
}

/** The answer to a request whose handling threw an error. Headers added before the error are left out. */
function sendFailure(app: AppContext, exchange: Exchange, error: unknown): MaybePromise<Outgoing> {
  const { incoming, requestId, place } = exchange;
  const isStoreDown = error instanceof StoreUnavailable;
  if (!isStoreDown) app.onFault(error, requestId, place.path);
  const headers = startHeaders(app, incoming, requestId, place.route);
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
    commonHeaders: commonHeaders(parts.texts.dataRevision),
    notFoundPage: notFoundPage(site),
  };
  const handle = (incoming: Incoming): MaybePromise<Outgoing> => {
    const exchange = openExchange(app, incoming);
    const failed = (error: unknown): MaybePromise<Outgoing> => sendFailure(app, exchange, error);
    try {
      const answer = run(respond(app, exchange));
      return answer instanceof Promise ? answer.catch(failed) : answer;
    } catch (error) {
      return failed(error);
    }
  };
  return { handle };
}
