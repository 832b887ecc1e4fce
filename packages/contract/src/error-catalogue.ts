/**
 * The error catalogue: code, HTTP status and title. docs/errors.md and openapi.yaml have the same codes; a
 * test compares all three.
 */

import type { ErrorCode } from "./types.ts";

interface Row {
  readonly status: number;
  /** What happened. All errors with this code have the same title. */
  readonly title: string;
}

/** In the order of their statuses. Codes are never renamed or reused. */
export const ERROR_CATALOGUE = {
  missing_parameter: { status: 400, title: "A required parameter is missing or blank" },
  invalid_parameter: { status: 400, title: "A parameter has a value that is not allowed" },
  unknown_parameter: { status: 400, title: "The name of a parameter looks misspelled" },
  reference_too_long: { status: 400, title: "The reference is too long" },
  invalid_query: { status: 400, title: "The search query cannot be read" },
  invalid_body: { status: 400, title: "The body does not have the required form" },
  malformed_request: { status: 400, title: "The request is not well-formed HTTP" },
  missing_api_key: { status: 401, title: "An API key is needed" },
  invalid_api_key: { status: 401, title: "The API key is not valid" },
  plan_required: { status: 403, title: "The plan does not include this feature" },
  origin_not_allowed: { status: 403, title: "The key may not be used from this origin" },
  version_not_allowed: { status: 403, title: "The key may not read this version" },
  verse_limit_exceeded: { status: 403, title: "More verses than the plan allows in one request" },
  not_found: { status: 404, title: "There is no such endpoint" },
  unknown_version: { status: 404, title: "There is no such version" },
  method_not_allowed: { status: 405, title: "The method is not allowed" },
  request_timeout: { status: 408, title: "The request did not arrive in time" },
  body_too_large: { status: 413, title: "The body is too large" },
  uri_too_long: { status: 414, title: "The URI is too long" },
  unsupported_media_type: { status: 415, title: "The media type is not supported" },
  headers_too_large: { status: 431, title: "The headers are too large" },
  ambiguous_reference: { status: 422, title: "The book could be one of several" },
  unrecognized_reference: { status: 422, title: "This is not a reference" },
  invalid_reference: { status: 422, title: "The reference lies outside the canon" },
  rate_limited: { status: 429, title: "Too many requests in a short time" },
  quota_exceeded: { status: 429, title: "The day's requests are used up" },
  internal_error: { status: 500, title: "Internal error" },
  unavailable: { status: 503, title: "The service cannot answer at the moment" },
} as const satisfies Record<ErrorCode, Row>;
