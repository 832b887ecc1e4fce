/** Lectern client: the API with types. No dependency; runs wherever `fetch` exists. */

export { type CacheEntry, createMemoryCache, type ResponseCache } from "./cache.ts";
export { type Client, type ClientOptions, createClient } from "./client.ts";
export {
  type AnyLecternError,
  type ErrorBody,
  type ErrorCode,
  type FailureCode,
  type FailureDetails,
  isLecternError,
  LecternError,
  type Outcome,
  settle,
  type UnexpectedResponse,
} from "./errors.ts";
export type { AnswerInfo, CallOptions, Fetch, FetchInit, FetchResponse } from "./request.ts";
export type { RetryPolicy } from "./retry.ts";
export { searchAll, searchPages } from "./search-pages.ts";
export type * from "./types.ts";
export {
  type ReadQuery,
  readReference,
  type SplitQuery,
  splitReference,
  type WalkQuery,
  walkPages,
  walkRange,
} from "./walk.ts";
