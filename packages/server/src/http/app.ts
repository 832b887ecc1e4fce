/**
 * From a request to its answer: the one place where the order of the steps is written, and why.
 *
 *  1. request id: everything after, errors included, carries it; then 503 where more came than can be answered
 *  2. path (404), then method (405; OPTIONS answers here): need no caller and must not cost one anything
 *  3. key (401; 400 for two different ones): before anything else is said about the request
 *  4. origin, parameters, version, reference, plan, verse units: decided without asking a store, so that
 *  5. one call of the limiter settles rate and quota, the quota only for a 200 to come; its 429 wins over
 *     what step 4 found, so that a flood of bad requests is a flood
 *  6. body, entity tag, 304, content encoding
 *
 * A target that was answered before skips the work of steps 2 and 4: the finished answer is kept, and only what
 * depends on the caller is decided again.
 *
 * A step that needs no store is synchronous; a request becomes asynchronous only when a store is asked.
 */

import type { Access, Principal } from "../access/access.ts";
import { StoreUnavailable } from "../access/key-store.ts";
import { nearest } from "../nearest.ts";
import type { TextStore } from "../service/edition.ts";
import {
  type AnswerCache,
  createAnswerCache,
  type Finished,
  finishAnswer,
  type Place,
} from "./answer-cache.ts";
import { readCredentials } from "./credentials.ts";
import { createCompressor } from "./encoding.ts";
import { type ApiError, apiError } from "./errors.ts";
import { andThen, type Incoming, type MaybePromise, type Outgoing } from "./exchange.ts";
import {
  INTERNAL_ERROR,
  INVALID_KEY,
  MISSING_KEY,
  type PartState,
  refused,
  TWO_KEYS,
  unavailable,
} from "./faults.ts";
import {
  ALLOW,
  ALLOWED_METHODS,
  addRateHeaders,
  cacheHeaders,
  commonHeaders,
  KEY_IN_QUERY,
  KEY_LINK,
  OLDER_FORM,
  PREFLIGHT,
} from "./headers.ts";
import { originFault, permissionFault } from "./permission.ts";
import { ALIASES, decodePiece, parseQuery, rawPairs } from "./query.ts";
import { type Chosen, choose, type Exchange, send, sendChosen, sendError, sendUncached } from "./reply.ts";
import { type Answer, isLarge, type Outcome, type Route } from "./route.ts";
import { routes } from "./routes.ts";
import { type SiteFiles, siteRoutes } from "./site.ts";
import { splitTarget } from "./target.ts";
import { requestIdOf, traceHeaders } from "./trace.ts";
import { createWorkshop, type Workshop } from "./workshop.ts";

export interface AppParts {
  readonly texts: TextStore;
  readonly access: Access;
  /** A fresh request id: 1 to 128 characters of `[A-Za-z0-9._-]`. */
  readonly newRequestId: () => string;
  /** State of each part of the service by name. */
  readonly parts: () => Readonly<Record<string, PartState>>;
  /** Told of a fault of ours. */
  readonly onFault: (error: unknown, requestId: string, path: string) => void;
  /** Files of the site by name, `docs/index.html`; without it the API is served alone. */
  readonly site?: SiteFiles;
}

export interface App {
  /** Never throws and never rejects. */
  handle(incoming: Incoming): MaybePromise<Outgoing>;
}

const routeByPath = new Map(routes.map((route) => [route.path, route]));
const knownParameters = new Set(routes.flatMap(({ parameters }) => parameters));

/** Whether a query names one of a route's parameters, under any of their names. */
function namesParameter({ parameters }: Route, queryString: string): boolean {
  for (const [rawName] of rawPairs(queryString)) {
    const name = decodePiece(rawName) ?? rawName;
    if (parameters.includes(Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name)) return true;
  }
  return false;
}

function findPlace(kit: Kit, target: string): Place {
  const [path, queryString] = splitTarget(target);
  const route = routeByPath.get(path) ?? kit.pages.get(path);
  const isThere = route?.isOlderForm !== true || namesParameter(route, queryString);
  return { path, queryString, route: isThere ? route : undefined };
}

/** Of endpoints and pages (not their scripts and styles) the nearest is told, a shorter page before a longer one. */
function notFound({ pages }: Kit, { path }: Place): ApiError {
  const endpoints = routes.filter(({ isOlderForm }) => isOlderForm !== true).map((route) => route.path);
  const read = [...pages.keys()].filter((page) => /^\/[^.]+$/.test(page));
  const offered = [...endpoints, ...read.sort((a, b) => a.length - b.length)];
  const byName = new Map(offered.map((one) => [one.replace(/^\/api\//, "/"), one]));
  const clean = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  // What older clients send to the base path has a path of its own.
  const found =
    clean.toLowerCase() === "/api"
      ? "/scripture"
      : nearest(clean.replace(/^\/api(?=\/)/i, ""), byName.keys());
  const meant = found === null ? null : (byName.get(found) ?? null);
  const hint = meant === null ? "" : ` Did you mean ${meant}?`;
  return apiError("not_found", `There is no such endpoint.${hint}`, { did_you_mean: meant });
}

export function methodNotAllowed(method: string): ApiError {
  const message = `${method} is not allowed; the service is read-only.`;
  return apiError("method_not_allowed", message, { allowed: ALLOWED_METHODS }, ALLOW);
}

/** What every step may use. */
interface Kit extends AppParts {
  readonly answers: AnswerCache;
  readonly workshop: Workshop;
  /** Routes of the site by path. */
  readonly pages: ReadonlyMap<string, Route>;
}

/** What step 4 came to. `finished` is there when the body has been made already. */
type Decided =
  | { readonly ok: true; readonly answer: Answer; readonly finished: Finished | null }
  | { readonly ok: false; readonly error: ApiError };

/** The body of an answer, made now unless it was made before. What holds a key, encoded or not, is never kept. */
function finish(
  kit: Kit,
  exchange: Exchange,
  { answer, finished }: Decided & { readonly ok: true },
): MaybePromise<Finished> {
  if (finished !== null) return finished;
  return andThen(finishAnswer(answer), (made) => {
    const { target } = exchange.incoming;
    if (exchange.place.route?.cache === "day" && !/key|%6b|%65|%79/i.test(target)) {
      kit.answers.keep(target, exchange.place, made);
    }
    return made;
  });
}

/** The body of an answer in the form that the caller takes it in. */
function finishAs(
  kit: Kit,
  exchange: Exchange,
  decided: Decided & { readonly ok: true },
): MaybePromise<Chosen> {
  return andThen(finish(kit, exchange, decided), (finished) => choose(exchange, finished));
}

/** Step 6. `chosen`: the form of the body, where step 5 had to know it. */
function complete(
  kit: Kit,
  exchange: Exchange,
  route: Route,
  caller: Principal | null,
  decided: Decided,
  chosen: Chosen | null,
): MaybePromise<Outgoing> {
  if (!decided.ok) return sendError(exchange, decided.error);
  if (route.cache === "none") return sendUncached(exchange, decided.answer);
  const keyed = route.caller === "key" && caller !== kit.access.openPrincipal;
  const sent = andThen(chosen ?? finishAs(kit, exchange, decided), (form) =>
    sendChosen(exchange, cacheHeaders(route.cache, keyed), form),
  );
  return decided.answer.isOutsideCanon === true
    ? andThen(sent, (outgoing): Outgoing => ({ ...outgoing, isOutsideCanon: true }))
    : sent;
}

/** Step 5. A precondition is looked at first: a 304 costs no quota. */
function settle(
  kit: Kit,
  exchange: Exchange,
  route: Route,
  caller: Principal | null,
  decided: Decided,
): MaybePromise<Outgoing> {
  if (!route.counts) {
    if (caller === null) return complete(kit, exchange, route, caller, decided, null);
    return andThen(kit.access.peek(caller), (decision) => {
      addRateHeaders(exchange.headers, decision);
      return complete(kit, exchange, route, caller, decided, null);
    });
  }
  const large = decided.ok && isLarge(decided.answer.demand);
  if (large && kit.workshop.isFull()) return sendError(exchange, unavailable({}));
  const make = <T>(isToBeMade: boolean, work: () => MaybePromise<T>): MaybePromise<T> =>
    large && isToBeMade ? kit.workshop.run(work) : work();
  const isConditional = decided.ok && exchange.incoming.header("if-none-match") !== undefined;
  const looked = isConditional
    ? make(decided.finished === null, () => finishAs(kit, exchange, decided))
    : null;
  return andThen(looked, (chosen) => {
    const isCurrent = chosen?.isCurrent === true;
    const costsQuota = caller !== null && decided.ok && !isCurrent;
    return andThen(kit.access.take(caller ?? "sandbox", costsQuota), (decision) => {
      addRateHeaders(exchange.headers, decision);
      return decision.allowed
        ? make(!isCurrent, () => complete(kit, exchange, route, caller, decided, chosen))
        : sendError(exchange, refused(decision));
    });
  });
}

/** What the caller may have of an answer. */
function permit(
  { access }: Kit,
  caller: Principal | null,
  answer: Answer,
  finished: Finished | null,
): Decided {
  const denied = caller === null ? undefined : permissionFault(access, caller, answer.demand);
  return denied === undefined ? { ok: true, answer, finished } : { ok: false, error: denied };
}

/** Step 4. */
function decide(kit: Kit, exchange: Exchange, route: Route, caller: Principal | null): MaybePromise<Decided> {
  const { texts, access, parts } = kit;
  const badOrigin = caller === null ? undefined : originFault(exchange.incoming, caller);
  if (badOrigin !== undefined) return { ok: false, error: badOrigin };
  const { finished, place } = exchange;
  if (finished !== null) return permit(kit, caller, finished.answer, finished);
  const context = { texts, access, caller, parts };
  const check = (outcome: Outcome): Decided =>
    outcome.ok ? permit(kit, caller, outcome.answer, null) : outcome;
  if (!route.readsQuery) return andThen(route.handle(new Map(), context), check);
  const keyMatters = caller !== null && caller !== access.openPrincipal;
  const parsed = parseQuery(place.queryString, knownParameters, keyMatters);
  return parsed.ok ? andThen(route.handle(parsed.query, context), check) : parsed;
}

function serve(kit: Kit, exchange: Exchange, route: Route, caller: Principal | null): MaybePromise<Outgoing> {
  return andThen(decide(kit, exchange, route, caller), (decided) =>
    settle(kit, exchange, route, caller, decided),
  );
}

/** Step 3. */
function authenticate(kit: Kit, exchange: Exchange, route: Route): MaybePromise<Outgoing> {
  const { access } = kit;
  if (route.caller !== "key") return serve(kit, exchange, route, null);
  if (access.openPrincipal !== null) return serve(kit, exchange, route, access.openPrincipal);
  // What was kept holds no key.
  const queryString = exchange.finished === null ? exchange.place.queryString : "";
  const credentials = readCredentials(exchange.incoming, queryString);
  if (credentials.kind === "none") return sendError(exchange, MISSING_KEY);
  if (credentials.kind === "two") return sendError(exchange, TWO_KEYS);
  if (credentials.fromQuery) exchange.headers.push(...(route.isOlderForm === true ? KEY_LINK : KEY_IN_QUERY));
  return andThen(access.authenticate(credentials.text), (found) => {
    switch (found.kind) {
      case "known":
        return serve(kit, exchange, route, found.principal);
      case "invalid":
        return sendError(exchange, INVALID_KEY);
      case "unavailable":
        return sendError(exchange, unavailable({}));
    }
  });
}

/** Step 2. */
function dispatch(kit: Kit, exchange: Exchange): MaybePromise<Outgoing> {
  const { incoming, place } = exchange;
  const { route } = place;
  if (incoming.method === "OPTIONS") {
    // A preflight of a path that does not exist passes, so that a browser may read the 404 that follows.
    const isPreflight = incoming.header("access-control-request-method") !== undefined;
    if (route !== undefined || isPreflight || incoming.target === "*") {
      return send(exchange, 204, PREFLIGHT, null);
    }
  }
  if (route === undefined) return sendError(exchange, notFound(kit, place));
  if (incoming.method !== "GET" && incoming.method !== "HEAD") {
    return sendError(exchange, methodNotAllowed(incoming.method));
  }
  return authenticate(kit, exchange, route);
}

/** The app of a set of texts and an access. */
export function createApp(parts: AppParts): App {
  const pages = new Map(siteRoutes(parts.site ?? new Map()).map((route) => [route.path, route]));
  const kit: Kit = { ...parts, answers: createAnswerCache(), workshop: createWorkshop(setImmediate), pages };
  const common = commonHeaders(parts.texts.dataRevision);
  const compressor = createCompressor();
  const handle = (incoming: Incoming): MaybePromise<Outgoing> => {
    const requestId = requestIdOf(incoming.header("x-request-id"), parts.newRequestId);
    const kept = kit.answers.find(incoming.target);
    const place = kept?.place ?? findPlace(kit, incoming.target);
    const open = (): Exchange => {
      const traced = traceHeaders(incoming.header("traceparent"), parts.newRequestId);
      const headers = [...common, "X-Request-Id", requestId, ...traced];
      if (place.route?.isOlderForm === true) headers.push(...OLDER_FORM);
      return { incoming, requestId, place, finished: kept?.finished ?? null, headers, compressor };
    };
    const failed = (error: unknown): MaybePromise<Outgoing> => {
      const isDown = error instanceof StoreUnavailable;
      if (!isDown) parts.onFault(error, requestId, place.path);
      return sendError(open(), isDown ? unavailable({}) : INTERNAL_ERROR);
    };
    // Before anything is done for it; the paths of operators are answered all the same.
    if (incoming.isTooMuch === true && /^\/api(?:\/|$)/.test(place.path))
      return sendError(open(), unavailable({}));
    try {
      const answer = dispatch(kit, open());
      return answer instanceof Promise ? answer.catch(failed) : answer;
    } catch (error) {
      return failed(error);
    }
  };
  return { handle };
}
