/**
 * The one catalogue of errors: code, HTTP status and title. docs/errors.md and openapi.yaml say the same; a test
 * compares all three.
 */

import { hideKeys } from "./hide-keys.ts";
import type { components } from "./openapi.gen.ts";

interface Row {
  readonly status: number;
  /** What happened, the same for every error of the code. */
  readonly title: string;
}

/** In the order of their statuses. Codes are never renamed or reused. */
export const ERROR_CATALOGUE = {
  missing_parameter: { status: 400, title: "A required parameter is missing or blank" },
  invalid_parameter: { status: 400, title: "A parameter has a value that cannot be taken" },
  unknown_parameter: { status: 400, title: "No endpoint knows this parameter" },
  reference_too_long: { status: 400, title: "The reference is too long" },
  malformed_request: { status: 400, title: "The request is not well-formed HTTP" },
  missing_api_key: { status: 401, title: "An API key is needed" },
  invalid_api_key: { status: 401, title: "The API key is not valid" },
  plan_required: { status: 403, title: "The plan does not include this feature" },
  origin_not_allowed: { status: 403, title: "The key is bound to other origins" },
  version_not_allowed: { status: 403, title: "The key is bound to other versions" },
  verse_limit_exceeded: { status: 403, title: "More verses than the plan gives in one request" },
  not_found: { status: 404, title: "There is no such endpoint" },
  unknown_version: { status: 404, title: "There is no such version" },
  method_not_allowed: { status: 405, title: "The method is not allowed" },
  request_timeout: { status: 408, title: "The request did not arrive in time" },
  uri_too_long: { status: 414, title: "The URI is too long" },
  headers_too_large: { status: 431, title: "The headers are too large" },
  ambiguous_reference: { status: 422, title: "The book could be one of several" },
  unrecognized_reference: { status: 422, title: "This does not read as a reference" },
  invalid_reference: { status: 422, title: "The reference lies outside the canon" },
  rate_limited: { status: 429, title: "Too many requests in a short time" },
  quota_exceeded: { status: 429, title: "The day's requests are used up" },
  internal_error: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "The service cannot answer at the moment" },
} as const satisfies Record<string, Row>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

type Schemas = components["schemas"];
type ErrorBody = Extract<Schemas[keyof Schemas], { readonly status: "error"; readonly error: string }>;
type Details<C extends ErrorCode> = Omit<
  Extract<ErrorBody, { readonly error: C }>,
  "status" | "error" | "message" | "request_id"
>;

export interface ApiError {
  readonly code: ErrorCode;
  /** One sentence for a person. */
  readonly message: string;
  /** Members of the body beside status, error, message and request_id. */
  readonly details: object;
  /** Headers of this error beside the common ones. */
  readonly headers: readonly string[];
}

/** An error whose details are what openapi.yaml has for its code. */
export function apiError<C extends ErrorCode>(
  code: C,
  message: string,
  details: Details<C>,
  headers: readonly string[] = [],
): ApiError {
  return { code, message, details, headers };
}

export function statusOf(error: ApiError): number {
  return ERROR_CATALOGUE[error.code].status;
}

/** Where the documentation of a code stands, relative to the service. */
function documentationOf(code: ErrorCode): string {
  return `/docs/errors#${code}`;
}

/** The bytes of an error, as our own JSON or as RFC 9457 has it. A key that a caller sent as something else is not in it. */
export function errorBytes(error: ApiError, requestId: string, asProblem: boolean): Uint8Array {
  const body = asProblem ? problemBody(error, requestId) : errorBody(error, requestId);
  return Buffer.from(hideKeys(JSON.stringify(body)));
}

/** The body as our own JSON. `requestId` is null where there was no request. */
export function errorBody({ code, message, details }: ApiError, requestId: string | null): object {
  const id = requestId === null ? {} : { request_id: requestId };
  return { status: "error", error: code, message, ...id, ...details };
}

/** The same error as RFC 9457 has it. */
function problemBody(error: ApiError, requestId: string): object {
  const { status, title } = ERROR_CATALOGUE[error.code];
  return {
    type: documentationOf(error.code),
    title,
    status,
    detail: error.message,
    code: error.code,
    request_id: requestId,
    ...error.details,
  };
}
