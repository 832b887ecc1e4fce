/**
 * From a request to its answer: the one place where the order of the steps is written, and why.
 *
 *  1. request id: everything after, errors included, carries it
 *  2. path (404), then method (405; OPTIONS answers here): need no caller and must not cost one anything
 *  3. key (401; 400 for two different ones): before anything else is said about the request
 *  4. origin, parameters, version, reference, plan, verse units: decided without asking a store, so that
 *  5. one call of the limiter settles rate and quota, the quota only for a 200 to come; its 429 wins over
 *     what step 4 found, so that a flood of bad requests is a flood
 *  6. body, entity tag, 304, content encoding
 *
 * A step that needs no store is synchronous; a request becomes asynchronous only when a store is asked.
 */

import type { Access, Decision, Principal } from "../access/access.ts";
import { StoreUnavailable } from "../access/key-store.ts";
import type { TextStore } from "../service/edition.ts";
import { jsonBytes } from "./bytes.ts";
import { readCredentials } from "./credentials.ts";
import { COMPRESS_OVER, createCompressor, type Encoding, negotiate } from "./encoding.ts";
import { type ApiError, apiError, errorBody, problemBody, statusOf } from "./errors.ts";
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
  cacheHeaders,
  commonHeaders,
  KEY_IN_QUERY,
  NO_STORE,
  PREFLIGHT,
  rateHeaders,
} from "./headers.ts";
import { nearest } from "./nearest.ts";
import { originFault, permissionFault } from "./permission.ts";
import { parseQuery } from "./query.ts";
import { type Answer, JSON_TYPE, type Outcome, type Route } from "./route.ts";
import { routes } from "./routes.ts";
import { contentTag, entityTag, matches } from "./validator.ts";

export interface AppParts {
  readonly texts: TextStore;
  readonly access: Access;
  /** A fresh request id: 1 to 128 characters of `[A-Za-z0-9._-]`. */
  readonly newRequestId: () => string;
  /** State of each part of the service by name. */
  readonly parts: () => Readonly<Record<string, PartState>>;
  /** Told of a fault of ours. */
  readonly onFault: (error: unknown, requestId: string, path: string) => void;
}

export interface App {
  /** Never throws and never rejects. */
  handle(incoming: Incoming): MaybePromise<Outgoing>;
}

/** One request on its way through the steps. */
interface Exchange {
  readonly incoming: Incoming;
  readonly requestId: string;
  readonly queryString: string;
  /** Headers found on the way that every answer from here on carries. */
  readonly headers: string[];
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

const routeByPath = new Map(routes.map((route) => [route.path, route]));
const knownParameters = new Set(routes.flatMap(({ parameters }) => parameters));

/** Path and query of a request target; an absolute one loses its origin. */
function splitTarget(target: string): readonly [path: string, query: string] {
  const local = target.startsWith("/") ? target : target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  const end = local.indexOf("#");
  const whole = end === -1 ? local : local.slice(0, end);
  const at = whole.indexOf("?");
  return at === -1 ? [whole, ""] : [whole.slice(0, at), whole.slice(at + 1)];
}

function notFound(path: string): ApiError {
  const byName = new Map(routes.map((route) => [route.path.replace(/^\/api\//, "/"), route.path]));
  const wanted = path.replace(/^\/api(?=\/)/i, "").replace(/(?<=.)\/$/, "");
  const found = nearest(wanted, byName.keys());
  const meant = found === null ? null : (byName.get(found) ?? null);
  const hint = meant === null ? "" : ` Did you mean ${meant}?`;
  return apiError("not_found", `There is no such endpoint.${hint}`, { did_you_mean: meant });
}

function methodNotAllowed(method: string): ApiError {
  const message = `${method} is not allowed; the service is read-only.`;
  return apiError("method_not_allowed", message, { allowed: ALLOWED_METHODS }, ALLOW);
}

function wantsProblem(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes("problem+json")) return false;
  return /(?:^|,)\s*application\/problem\+json\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(
    accept,
  );
}

/** The app of a set of texts and an access. */
export function createApp(parts: AppParts): App {
  const { texts, access } = parts;
  const common = commonHeaders(texts.dataRevision);
  const compressor = createCompressor();

  function send(
    exchange: Exchange,
    status: number,
    headers: readonly string[],
    body: Uint8Array | null,
  ): Outgoing {
    const all = [...common, "X-Request-Id", exchange.requestId, ...exchange.headers, ...headers];
    if (body === null) return { status, headers: all, body };
    all.push("Content-Length", String(body.length));
    return { status, headers: all, body: exchange.incoming.method === "HEAD" ? null : body };
  }

  /** Sends a body in the encoding that the caller takes. */
  function sendEncoded(
    exchange: Exchange,
    status: number,
    headers: readonly string[],
    body: Uint8Array,
    tag?: string,
  ) {
    const encoding = encodingFor(exchange, body);
    if (encoding === "identity") return send(exchange, status, headers, body);
    return andThen(compressor.compress(body, tag ?? contentTag(body), encoding), (bytes) =>
      send(exchange, status, [...headers, "Content-Encoding", encoding], bytes),
    );
  }

  function encodingFor({ incoming }: Exchange, body: Uint8Array): Encoding {
    return body.length > COMPRESS_OVER ? negotiate(incoming.header("accept-encoding")) : "identity";
  }

  function sendError(exchange: Exchange, error: ApiError): MaybePromise<Outgoing> {
    const problem = wantsProblem(exchange.incoming.header("accept"));
    const { requestId } = exchange;
    const body = jsonBytes(problem ? problemBody(error, requestId) : errorBody(error, requestId));
    const type = problem ? "application/problem+json; charset=utf-8" : JSON_TYPE;
    const headers = ["Content-Type", type, ...NO_STORE, "Vary", "Accept, Accept-Encoding", ...error.headers];
    return sendEncoded(exchange, statusOf(error), headers, body);
  }

  /** Step 6. `body` is there already when a precondition had to be looked at. */
  function sendAnswer(
    exchange: Exchange,
    route: Route,
    caller: Principal | null,
    answer: Answer,
    body: Uint8Array,
  ) {
    const keyed = route.caller === "key" && caller !== access.openPrincipal;
    const headers = cacheHeaders(route.cache, keyed);
    if (route.cache === "none") {
      return send(exchange, 200, ["Content-Type", answer.contentType, ...headers], body);
    }
    const tag = contentTag(body);
    const etag = entityTag(tag, encodingFor(exchange, body));
    const condition = exchange.incoming.header("if-none-match");
    if (condition !== undefined && matches(condition, etag)) {
      return send(exchange, 304, ["ETag", etag, ...headers], null);
    }
    const all = ["Content-Type", answer.contentType, "ETag", etag, ...headers];
    return sendEncoded(exchange, 200, all, body, tag);
  }

  /** Whether a 200 would come, and not a 304: what the quota counts. */
  function costsQuota(exchange: Exchange, outcome: Outcome, rendered: Uint8Array | null): boolean {
    const condition = exchange.incoming.header("if-none-match");
    if (!outcome.ok) return false;
    if (condition === undefined || rendered === null) return true;
    return !matches(condition, entityTag(contentTag(rendered), encodingFor(exchange, rendered)));
  }

  /** Steps 5 and 6. */
  function settle(exchange: Exchange, route: Route, caller: Principal | null, outcome: Outcome) {
    const finish = (rendered: Uint8Array | null): MaybePromise<Outgoing> =>
      outcome.ok
        ? sendAnswer(exchange, route, caller, outcome.answer, rendered ?? outcome.answer.render())
        : sendError(exchange, outcome.error);
    if (!route.counts) return finish(null);
    const isConditional = exchange.incoming.header("if-none-match") !== undefined;
    const rendered = outcome.ok && isConditional ? outcome.answer.render() : null;
    const subject = caller ?? "sandbox";
    const quota = subject !== "sandbox" && costsQuota(exchange, outcome, rendered);
    return andThen(access.take(subject, quota), (decision: Decision) => {
      exchange.headers.push(...rateHeaders(decision));
      return decision.allowed ? finish(rendered) : sendError(exchange, refused(decision));
    });
  }

  /** Step 4. */
  function decide(exchange: Exchange, route: Route, caller: Principal | null): MaybePromise<Outcome> {
    const badOrigin = caller === null ? undefined : originFault(exchange.incoming, caller);
    if (badOrigin !== undefined) return { ok: false, error: badOrigin };
    if (!route.readsQuery) return route.handle(new Map(), { texts, access, caller, parts: parts.parts });
    const parsed = parseQuery(exchange.queryString, knownParameters, route.caller === "key");
    if (!parsed.ok) return parsed;
    const outcome = route.handle(parsed.query, { texts, access, caller, parts: parts.parts });
    return andThen(outcome, (decided) => {
      if (!decided.ok || caller === null) return decided;
      const denied = permissionFault(access, caller, decided.answer.demand);
      return denied === undefined ? decided : { ok: false, error: denied };
    });
  }

  function serve(exchange: Exchange, route: Route, caller: Principal | null): MaybePromise<Outgoing> {
    return andThen(decide(exchange, route, caller), (outcome) => settle(exchange, route, caller, outcome));
  }

  /** Step 3. */
  function authenticate(exchange: Exchange, route: Route): MaybePromise<Outgoing> {
    if (route.caller !== "key") return serve(exchange, route, null);
    if (access.openPrincipal !== null) return serve(exchange, route, access.openPrincipal);
    const credentials = readCredentials(exchange.incoming, exchange.queryString);
    if (credentials.kind === "none") return sendError(exchange, MISSING_KEY);
    if (credentials.kind === "two") return sendError(exchange, TWO_KEYS);
    if (credentials.fromQuery) exchange.headers.push(...KEY_IN_QUERY);
    return andThen(access.authenticate(credentials.text), (found) => {
      switch (found.kind) {
        case "known":
          return serve(exchange, route, found.principal);
        case "invalid":
          return sendError(exchange, INVALID_KEY);
        case "unavailable":
          return sendError(exchange, unavailable({}));
      }
    });
  }

  /** Step 2. */
  function dispatch(exchange: Exchange, path: string): MaybePromise<Outgoing> {
    const { incoming } = exchange;
    const route = routeByPath.get(path);
    if (incoming.method === "OPTIONS") {
      // A preflight of a path that does not exist passes, so that a browser may read the 404 that follows.
      const isPreflight = incoming.header("access-control-request-method") !== undefined;
      if (route !== undefined || isPreflight || incoming.target === "*")
        return send(exchange, 204, PREFLIGHT, null);
    }
    if (route === undefined) return sendError(exchange, notFound(path));
    if (incoming.method !== "GET" && incoming.method !== "HEAD") {
      return sendError(exchange, methodNotAllowed(incoming.method));
    }
    return authenticate(exchange, route);
  }

  return {
    handle: (incoming) => {
      const sent = incoming.header("x-request-id");
      const requestId = sent !== undefined && REQUEST_ID.test(sent) ? sent : parts.newRequestId();
      const [path, queryString] = splitTarget(incoming.target);
      const failed = (error: unknown): MaybePromise<Outgoing> => {
        const isDown = error instanceof StoreUnavailable;
        if (!isDown) parts.onFault(error, requestId, path);
        const told = isDown ? unavailable({}) : INTERNAL_ERROR;
        return sendError({ incoming, requestId, queryString, headers: [] }, told);
      };
      try {
        const answer = dispatch({ incoming, requestId, queryString, headers: [] }, path);
        return answer instanceof Promise ? answer.catch(failed) : answer;
      } catch (error) {
        return failed(error);
      }
    },
  };
}
