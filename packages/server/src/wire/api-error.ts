/** Errors of the API as values, and their bytes. The catalogue of error codes is in packages/contract. */

import { ERROR_CATALOGUE } from "@lectern/contract/errors";
import type { ErrorCode, ErrorDetails } from "@lectern/contract/types";
import { hideKeys } from "../access/hide-keys.ts";

export interface ApiError {
  readonly code: ErrorCode;
  /** One sentence for a person. */
  readonly message: string;
  /** Members of the body besides status, error, message and request_id. */
  readonly details: object;
  /** Headers of this error besides the common ones. */
  readonly headers: readonly string[];
}

/** An error whose details are those of openapi.yaml for its code. */
export function apiError<C extends ErrorCode>(
  code: C,
  message: string,
  details: ErrorDetails<C>,
  headers: readonly string[] = [],
): ApiError {
  return { code, message, details, headers };
}

export function statusOf(error: ApiError): number {
  return ERROR_CATALOGUE[error.code].status;
}

/** The documentation of a code, relative to the service. */
function documentationOf(code: ErrorCode): string {
  return `/docs/errors#${code}`;
}

/**
 * The bytes of an error, as our own JSON or in the form of RFC 9457. API keys that the caller's input contained are
 * hidden.
 */
export function errorBytes(error: ApiError, requestId: string, asProblem: boolean): Uint8Array {
  const body = asProblem ? problemBody(error, requestId) : errorBody(error, requestId);
  return Buffer.from(hideKeys(JSON.stringify(body)));
}

/** The body as our own JSON. `requestId` is null when there was no request. */
export function errorBody({ code, message, details }: ApiError, requestId: string | null): object {
  const id = requestId === null ? {} : { request_id: requestId };
  return { status: "error", error: code, message, ...id, ...details };
}

/** The same error in the form of RFC 9457. */
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
