/** The client: one method for each endpoint, with parameters and bodies named as in the API. */

import { createMemoryCache, type ResponseCache } from "./cache.ts";
import {
  type AnswerInfo,
  type CallOptions,
  type Fetch,
  postJson,
  postText,
  type Query,
  requestJson,
  requestText,
  type Transport,
} from "./request.ts";
import { DEFAULT_RETRY, type RetryPolicy } from "./retry.ts";
import type * as wire from "./types.ts";

export interface ClientOptions {
  /** Address of the server, with or without `/api`. In a browser, empty means the page's own server. */
  readonly baseUrl: string;
  /**
   * Sent as `Authorization: Bearer`. Without a key: sandbox, books and versions, or everything on an open
   * server.
   */
  readonly key?: string | undefined;
  /** Default: the `fetch` of the runtime. */
  readonly fetch?: Fetch | undefined;
  /**
   * A cache of answers; null for none. Default: a memory cache, except in a browser, which caches answers
   * itself (and may not send If-None-Match to another origin).
   */
  readonly cache?: ResponseCache | null | undefined;
  readonly retry?: { readonly [Part in keyof RetryPolicy]?: RetryPolicy[Part] | undefined } | undefined;
  /** Called for each answer that came over the network. */
  readonly onAnswer?: ((info: AnswerInfo) => void) | undefined;
  /** Milliseconds since 1970; default `Date.now`. */
  readonly now?: Transport["now"] | undefined;
  /** 0 to 1, to randomise waits; default `Math.random`. */
  readonly random?: Transport["random"] | undefined;
  /** Default: a timer. */
  readonly wait?: Transport["wait"] | undefined;
}

type ModeKey = "verse" | "range" | "endChapter" | "endVerse" | "compare";
type Only<Key extends ModeKey> = wire.ChapterQuery & { readonly [Other in Exclude<ModeKey, Key>]?: never };

interface ScriptureMethod {
  (query: Only<never>, options?: CallOptions): Promise<wire.FullChapter>;
  (query: Only<"verse"> & { readonly verse: number }, options?: CallOptions): Promise<wire.SingleVerse>;
  (query: Only<"range"> & { readonly range: string }, options?: CallOptions): Promise<wire.VerseRangeText>;
  (
    query: wire.ScriptureQuery & { readonly compare: string },
    options?: CallOptions,
  ): Promise<wire.Comparison>;
  (query: wire.ScriptureQuery, options?: CallOptions): Promise<wire.Scripture>;
}

/** Every method rejects with a LecternError, or with the reason of an aborted signal. */
export interface Client {
  /** Canonical coordinates of a reference. `valid` is false when it lies outside the canon. */
  resolve(query: wire.ReferenceQuery, options?: CallOptions): Promise<wire.Resolution>;
  /** A reference as a list of its verses. */
  expand(query: wire.ReferenceQuery, options?: CallOptions): Promise<wire.Expansion>;
  /** The verses around a reference. */
  context(query: wire.ContextQuery, options?: CallOptions): Promise<wire.Context>;
  /** Verses by their identifiers. */
  lookup(query: wire.LookupQuery, options?: CallOptions): Promise<wire.Lookup>;
  /** Everything from one reference to another. */
  range(query: wire.RangeQuery, options?: CallOptions): Promise<wire.Range>;
  /** The distance between two references. */
  distance(query: wire.PairQuery, options?: CallOptions): Promise<wire.Distance>;
  /** The verses that two references share. */
  diff(query: wire.PairQuery, options?: CallOptions): Promise<wire.Diff>;
  /** A run of verses by their indexes, both included. */
  slice(query: wire.SliceQuery, options?: CallOptions): Promise<wire.Slice>;
  /** The text of a reference, or of a run of verses by their indexes. */
  passage(query: wire.PassageQuery, options?: CallOptions): Promise<wire.Passage>;
  /** The same as prose: plain text or Markdown. */
  passageText(
    query: wire.PassageQuery & { readonly format: "text" | "markdown" },
    options?: CallOptions,
  ): Promise<string>;
  /** Text by coordinates. The type of the body depends on the query. */
  readonly scripture: ScriptureMethod;
  /** The references of a running text, with their places. */
  scan(query: wire.ScanQuery, options?: CallOptions): Promise<wire.Scan>;
  /** The text with its references as links. */
  scanText(
    query: wire.ScanQuery & { readonly format: "html" | "markdown"; readonly link?: string | undefined },
    options?: CallOptions,
  ): Promise<string>;
  /** Whether the words and the place of a quotation are right, and where the words are. Sent with POST. */
  quote(query: wire.QuoteQuery, options?: CallOptions): Promise<wire.Quote>;
  /** Every reference and quotation of a text, judged and corrected. */
  verify(query: wire.VerifyQuery, options?: CallOptions): Promise<wire.Verification>;
  /** Words in the text of one or several versions. */
  search(query: wire.SearchQuery, options?: CallOptions): Promise<wire.Search>;
  /** A full KJV chapter, without a key. All callers of the server share its limit. */
  sandbox(query: wire.SandboxQuery, options?: CallOptions): Promise<wire.FullChapter>;
  /** The 66 books with the verses of each chapter. */
  books(options?: CallOptions): Promise<wire.Books>;
  /** The loaded versions. */
  versions(options?: CallOptions): Promise<wire.Versions>;
  /** The limits of the key and what it has used today. */
  usage(options?: CallOptions): Promise<wire.Usage>;
  /** Whether the process runs. */
  livez(options?: CallOptions): Promise<wire.Live>;
  /** Whether the process is ready for requests; rejects with `unavailable` when it is not. */
  readyz(options?: CallOptions): Promise<wire.Ready>;
  /** The published contract. */
  openapiJson(options?: CallOptions): Promise<Readonly<Record<string, unknown>>>;
  openapiYaml(options?: CallOptions): Promise<string>;
}

/**
 * Browsers and their workers have Mozilla in their user agent; Node, Deno, Bun and edge runtimes their own
 * name.
 */
const isBrowser = (): boolean =>
  typeof navigator === "object" && /^Mozilla\//.test(navigator.userAgent ?? "");

function waitOnTimer(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", end, { once: true });
  });
}

function transportOf(options: ClientOptions): Transport {
  const { baseUrl, key, cache, retry } = options;
  return {
    base: baseUrl.replace(/\/+$/, "").replace(/\/api$/, ""),
    key,
    // Called without `this`: browsers refuse `fetch` on another object.
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    cache: cache !== undefined ? cache : isBrowser() ? null : createMemoryCache(),
    retry: {
      attempts: retry?.attempts ?? DEFAULT_RETRY.attempts,
      maxWaitMs: retry?.maxWaitMs ?? DEFAULT_RETRY.maxWaitMs,
    },
    onAnswer: options.onAnswer,
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
    wait: options.wait ?? waitOnTimer,
  };
}

/** Codes of versions as a body has them. */
const codesOf = (version: string | readonly string[] | undefined): string | undefined =>
  typeof version === "object" ? version.join(",") : version;

/** A client of one server, with one key or none. Makes no request by itself. */
export function createClient(options: ClientOptions): Client {
  const transport = transportOf(options);
  // The cast rests on the contract: a server of the same major version answers in this shape.
  const get = async <T>(path: string, query: Query = {}, call: CallOptions = {}): Promise<T> =>
    (await requestJson(transport, path, query, call)) as T;
  return {
    resolve: (query, call) => get("/api/resolve", query, call),
    expand: (query, call) => get("/api/expand", query, call),
    context: (query, call) => get("/api/context", query, call),
    lookup: (query, call) => get("/api/lookup", query, call),
    range: (query, call) => get("/api/range", query, call),
    distance: (query, call) => get("/api/distance", query, call),
    diff: (query, call) => get("/api/diff", query, call),
    slice: (query, call) => get("/api/slice", query, call),
    passage: (query, call) => get("/api/passage", query, call),
    passageText: (query, call = {}) => requestText(transport, "/api/passage", query, call),
    scripture: <T>(query: wire.ScriptureQuery, call?: CallOptions) => get<T>("/api/scripture", query, call),
    scan: async (query, call = {}) => (await postJson(transport, "/api/scan", query, call)) as wire.Scan,
    scanText: (query, call = {}) => postText(transport, "/api/scan", query, call),
    quote: async ({ version, ...query }, call = {}) =>
      (await postJson(transport, "/api/quote", { ...query, version: codesOf(version) }, call)) as wire.Quote,
    verify: async ({ version, ...query }, call = {}) =>
      (await postJson(
        transport,
        "/api/verify",
        { ...query, version: codesOf(version) },
        call,
      )) as wire.Verification,
    search: (query, call) => get("/api/search", query, call),
    sandbox: (query, call) => get("/api/sandbox", query, call),
    books: (call) => get("/api/books", {}, call),
    versions: (call) => get("/api/versions", {}, call),
    usage: (call) => get("/api/usage", {}, call),
    livez: (call) => get("/livez", {}, call),
    readyz: (call) => get("/readyz", {}, call),
    openapiJson: (call) => get("/openapi.json", {}, call),
    openapiYaml: (call = {}) => requestText(transport, "/openapi.yaml", {}, call),
  };
}
