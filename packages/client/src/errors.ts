/** Failures as a union over `code`, each with the details of its kind. */

import type { ErrorBody, ErrorCode } from "@lectern/contract/types";

export type { ErrorBody, ErrorCode };

/** An answer that is not from the API: from a proxy, another server, or cut short. */
export interface UnexpectedResponse {
  /** The first 500 characters of the answer. */
  readonly text: string;
}

/** The type of `details`, by code. */
export type FailureDetails = { readonly [Code in ErrorCode]: Extract<ErrorBody, { error: Code }> } & {
  readonly unexpected_response: UnexpectedResponse;
  /** No answer arrived; the error's `cause` is what fetch threw. */
  readonly network_failed: Readonly<Record<string, never>>;
};

export type FailureCode = keyof FailureDetails;

interface FailureParts<Code extends FailureCode> {
  readonly code: Code;
  readonly status: number;
  readonly message: string;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly details: FailureDetails[Code];
  readonly cause?: unknown;
}

/** Every method of the client rejects with this, or with the reason of an aborted signal. */
export class LecternError<Code extends FailureCode = FailureCode> extends Error {
  override readonly name = "LecternError";
  readonly code: Code;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Identifies the request in the server's log; null when there was no answer. */
  readonly requestId: string | null;
  /** Seconds until a retry may succeed, when the server sent them. */
  readonly retryAfterSeconds: number | null;
  /** The body of the error, as the API sent it. */
  readonly details: FailureDetails[Code];

  constructor(parts: FailureParts<Code>) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.code = parts.code;
    this.status = parts.status;
    this.requestId = parts.requestId;
    this.retryAfterSeconds = parts.retryAfterSeconds;
    this.details = parts.details;
  }
}

/** One member a code, so that `switch (error.code)` narrows `error.details`. */
export type AnyLecternError = { [Code in FailureCode]: LecternError<Code> }[FailureCode];

/** Whether a caught value is a failure of this client; narrows it to the union. */
export function isLecternError(value: unknown): value is AnyLecternError {
  return value instanceof LecternError;
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: AnyLecternError };

/** Returns the answer or the failure as a value. Aborts still reject. */
export async function settle<T>(answer: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await answer };
  } catch (error) {
    if (isLecternError(error)) return { ok: false, error };
    throw error;
  }
}
