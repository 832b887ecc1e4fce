/** One call: address, headers, cache, retries. Network, clock and randomness are parameters. */

import { type CacheEntry, maxAgeOf, type ResponseCache } from "./cache.ts";
import { type AnyLecternError, type ErrorBody, isLecternError, LecternError } from "./errors.ts";
import { type RetryPolicy, retryAfterSeconds, waitBefore } from "./retry.ts";

export interface FetchInit {
  readonly method: "GET" | "POST";
  readonly headers: Record<string, string>;
  /** With POST. */
  readonly body?: string;
  readonly signal?: AbortSignal;
}

export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The part of `fetch` that the client uses. The `fetch` of every runtime fits. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

export interface CallOptions {
  /** Aborts the call with its waits and retries; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** What is known of an answer besides its body. */
export interface AnswerInfo {
  readonly url: string;
  readonly status: number;
  readonly requestId: string | null;
  /** Short hash of all the data that the server has. */
  readonly dataRevision: string | null;
  /** Requests left in the current window; null when the server did not send it. */
  readonly remaining: number | null;
  /** `fetched`: sent in full. `revalidated`: status 304, from the cache. */
  readonly source: "fetched" | "revalidated";
}

export interface Transport {
  readonly base: string;
  readonly key: string | undefined;
  readonly fetch: Fetch;
  readonly cache: ResponseCache | null;
  readonly retry: RetryPolicy;
  readonly onAnswer: ((info: AnswerInfo) => void) | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 to 1. */
  readonly random: () => number;
  /** Resolves after that many milliseconds; rejects with the signal's reason when it is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** Parameters of a request: text, numbers or lists of them. Undefined ones are left out. */
export type Query = object;

function addressOf({ base }: Transport, path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, Array.isArray(value) ? value.join(",") : `${value}`);
  }
  return `${base}${path}${parameters.size === 0 ? "" : `?${parameters}`}`;
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === "object" &&
    value !== null &&
    "error" in value &&
    typeof value.error === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(response: FetchResponse, text: string, nowMs: number): AnyLecternError {
  const { status, headers } = response;
  const body = parse(text);
  const common = {
    status,
    requestId: headers.get("x-request-id"),
    retryAfterSeconds: retryAfterSeconds(headers.get("retry-after"), nowMs),
  };
  // Code and details come from the same body, so together they are a member of the union.
  if (isErrorBody(body)) {
    const { error: code, message } = body;
    return new LecternError({ ...common, code, message, details: body }) as AnyLecternError;
  }
  const message = `The answer (status ${status}) is not from the API.`;
  return new LecternError({
    ...common,
    code: "unexpected_response",
    message,
    details: { text: text.slice(0, 500) },
  });
}

/** The message of what fetch threw, with its cause: Node's own message is only "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const behind = error.cause instanceof Error ? error.cause.message : "";
  return behind === "" ? error.message : `${error.message} (${behind})`;
}

function networkFailure(cause: unknown): AnyLecternError {
  const reason = reasonOf(cause);
  const message = `The server could not be reached: ${reason}`;
  const none = { status: 0, requestId: null, retryAfterSeconds: null, details: {} };
  return new LecternError({ ...none, code: "network_failed", message, cause });
}

/** One request: a POST if it has a body. @throws AnyLecternError, or the reason of the signal */
async function once(
  transport: Transport,
  url: string,
  { known, body }: { readonly known?: CacheEntry | undefined; readonly body?: string | undefined },
  options: CallOptions,
) {
  const { signal } = options;
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  if (transport.key !== undefined) headers.Authorization = `Bearer ${transport.key}`;
  if (known !== undefined) headers["If-None-Match"] = known.etag;
  let response: FetchResponse;
  let text: string;
  try {
    const sent = body === undefined ? ({ method: "GET" } as const) : ({ method: "POST", body } as const);
    response = await transport.fetch(url, { ...sent, headers, ...(signal && { signal }) });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw networkFailure(error);
  }
  const isCurrent = response.status === 304 && known !== undefined;
  if (response.status !== 200 && !isCurrent) throw failureOf(response, text, transport.now());
  return { response, text: isCurrent ? known.text : text };
}

function keep(transport: Transport, url: string, response: FetchResponse, text: string): void {
  const etag = response.headers.get("etag");
  const age = maxAgeOf(response.headers.get("cache-control"));
  if (transport.cache === null || etag === null || age === null) return;
  transport.cache.set(url, { etag, text, freshUntilMs: transport.now() + age * 1000 });
}

function notifyAnswer({ onAnswer }: Transport, url: string, { status, headers }: FetchResponse): void {
  const remaining = headers.get("x-ratelimit-remaining");
  onAnswer?.({
    url,
    status,
    requestId: headers.get("x-request-id"),
    dataRevision: headers.get("x-data-revision"),
    remaining: remaining === null ? null : Number(remaining),
    source: status === 304 ? "revalidated" : "fetched",
  });
}

/** Retries until an answer arrives or no retry is useful. @param read parses the body */
async function untilAnswered<T>(
  transport: Transport,
  url: string,
  sent: Parameters<typeof once>[2],
  options: CallOptions,
  read: (text: string) => T,
): Promise<{ readonly response: FetchResponse; readonly text: string; readonly value: T }> {
  const { signal } = options;
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    try {
      const { response, text } = await once(transport, url, sent, options);
      notifyAnswer(transport, url, response);
      return { response, text, value: read(text) };
    } catch (error) {
      if (!isLecternError(error)) throw error;
      const waitMs = waitBefore(transport.retry, attempt, error, transport.random());
      if (waitMs === null) throw error;
      await transport.wait(waitMs, signal);
    }
  }
}

/** @param read parses the body; an answer that it refuses is not cached */
async function request<T>(
  transport: Transport,
  path: string,
  query: Query,
  options: CallOptions,
  read: (text: string) => T,
): Promise<T> {
  options.signal?.throwIfAborted();
  const url = addressOf(transport, path, query);
  const known = transport.cache?.get(url);
  if (known !== undefined && transport.now() < known.freshUntilMs) return read(known.text);
  const { response, text, value } = await untilAnswered(transport, url, { known }, options, read);
  keep(transport, url, response, text);
  return value;
}

/** The answer to a POST, which is not cached. It changes nothing on the server, so it may be retried. */
async function post<T>(
  transport: Transport,
  path: string,
  members: Query,
  options: CallOptions,
  read: (text: string) => T,
): Promise<T> {
  const url = addressOf(transport, path, {});
  const { value } = await untilAnswered(transport, url, { body: JSON.stringify(members) }, options, read);
  return value;
}

/** The body of an answer as text. @throws AnyLecternError, or the reason of the signal */
export function requestText(
  transport: Transport,
  path: string,
  query: Query,
  options: CallOptions,
): Promise<string> {
  return request(transport, path, query, options, (text) => text);
}

function readJson(text: string): unknown {
  const value = parse(text);
  if (value !== undefined) return value;
  const message = "The answer is not JSON: it was cut short, or is from another server.";
  const none = { status: 200, requestId: null, retryAfterSeconds: null };
  throw new LecternError({
    ...none,
    code: "unexpected_response",
    message,
    details: { text: text.slice(0, 500) },
  });
}

/** The body of an answer as JSON. @throws AnyLecternError, or the reason of the signal */
export function requestJson(
  transport: Transport,
  path: string,
  query: Query,
  options: CallOptions,
): Promise<unknown> {
  return request(transport, path, query, options, readJson);
}

/** The JSON answer to a POST of a JSON object. @throws AnyLecternError, or the reason of the signal */
export const postJson = (
  transport: Transport,
  path: string,
  members: Query,
  options: CallOptions,
): Promise<unknown> => post(transport, path, members, options, readJson);

/** The answer to a POST as text. @throws AnyLecternError, or the reason of the signal */
export const postText = (
  transport: Transport,
  path: string,
  members: Query,
  options: CallOptions,
): Promise<string> => post(transport, path, members, options, (text) => text);
