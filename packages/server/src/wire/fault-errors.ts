/** Turns faults of use cases, keys, plans and limits into errors of the API. */

import type { Ambiguous } from "@lectern/scripture";
import { bookById } from "@lectern/scripture";
import type { Decision } from "../access/access.ts";
import { counted } from "../common/wording.ts";
import { excessMessage } from "../service/reference-size.ts";
import type { CanonProblem, Fault } from "../service/result.ts";
import { type ApiError, apiError } from "./api-error.ts";
import { candidateShape, problemShape } from "./resolution-shape.ts";
import { unrecognizedMessage } from "./unrecognized-message.ts";

/** `when`: the condition that follows "is required" in the message. */
export function missingParameter(parameter: string, when = ""): ApiError {
  const message = `The parameter ${parameter} is required${when} and must not be blank.`;
  return apiError("missing_parameter", message, { parameter });
}

export function invalidParameter(parameter: string, value: string, expected: string): ApiError {
  const message = `The parameter ${parameter} must be ${expected}.`;
  return apiError("invalid_parameter", message, { parameter, value, expected });
}

function ambiguous({ input, segment, candidates }: Ambiguous): ApiError {
  const names = candidates.map(({ bookId }) => bookById(bookId).name);
  const listed = names.length > 6 ? `${names.slice(0, 6).join(", ")} ...` : names.join(", ");
  return apiError("ambiguous_reference", `"${segment}" could be one of several books: ${listed}.`, {
    input,
    segment,
    valid: false,
    candidates: candidates.map(candidateShape),
  });
}

function outsideCanon(input: string, problems: readonly CanonProblem[]): ApiError {
  const message = problems[0]?.message ?? "The reference lies outside the canon.";
  return apiError("invalid_reference", message, {
    input,
    osis_id: null,
    valid: false,
    problems: problems.map(problemShape),
  });
}

/** The error of the API for a fault of a use case. */
export function faultError(fault: Fault): ApiError {
  switch (fault.kind) {
    case "missing_input":
      return missingParameter(fault.name, ` where ${fault.neededBy} is sent,`);
    case "bad_input":
      return invalidParameter(fault.name, fault.value, fault.expected);
    case "reference_too_long": {
      const { limit, actual, unit } = fault;
      return apiError("reference_too_long", excessMessage(fault), { limit, actual, unit });
    }
    case "unknown_edition": {
      const { code: version, available } = fault;
      const message = `There is no version ${version}; there is ${available.join(", ")}.`;
      return apiError("unknown_version", message, { version, available });
    }
    case "bad_query": {
      const { query, position, expected } = fault;
      const message = `The query cannot be read at position ${position}: expected ${expected}.`;
      return apiError("invalid_query", message, { query, position, expected });
    }
    case "not_searchable":
      return unavailable(
        {},
        `${fault.code} cannot be searched: its word index is missing; import the text again.`,
      );
    case "ambiguous":
      return ambiguous(fault.resolution);
    case "unrecognized": {
      const { input, segment, position, expected, suggestions } = fault.resolution;
      const details = { input, segment, position, expected, suggestions, valid: false } as const;
      return apiError("unrecognized_reference", unrecognizedMessage(fault.resolution), details);
    }
    case "outside_canon":
      return outsideCanon(fault.input, fault.problems);
  }
}

/** The error 429 for a request that was refused by a limit. */
export function refused({ reason, burst, daily, retryAfterSeconds }: Decision): ApiError {
  const headers = ["Retry-After", String(retryAfterSeconds)];
  if (reason === "quota") {
    const limit = daily?.limit ?? 0;
    const message =
      limit === 1
        ? "The one request of this UTC day is used up."
        : `The ${limit} requests of this UTC day are used up.`;
    return apiError("quota_exceeded", message, { reason, limit, retry_after: retryAfterSeconds }, headers);
  }
  const limit = burst?.limit ?? 0;
  const seconds = burst?.windowSeconds ?? 0;
  const message = `At most ${counted(limit, "request")} in ${counted(seconds, "second")} ${limit === 1 ? "is" : "are"} answered.`;
  const details = { reason: "rate", limit, retry_after: retryAfterSeconds } as const;
  return apiError("rate_limited", message, details, headers);
}

const CHALLENGE = ["WWW-Authenticate", "Bearer"];

export const MISSING_KEY = apiError(
  "missing_api_key",
  "This endpoint needs an API key: send it as Authorization: Bearer <key>.",
  {},
  CHALLENGE,
);

export const INVALID_KEY = apiError("invalid_api_key", "The API key is not valid.", {}, CHALLENGE);

/** Two different keys in one request. Neither is shown. */
export const TWO_KEYS = invalidParameter("key", "[hidden]", "one key, the same wherever it is sent");

export const REQUEST_TIMEOUT = apiError("request_timeout", "The request did not arrive in time.", {});

export const INTERNAL_ERROR = apiError(
  "internal_error",
  "Internal error; the request id finds it in the log.",
  {},
);

/** Seconds to wait before a retry when a store is down or the process is stopping. */
const RETRY_SECONDS = "1";

export function unavailable(
  details: { readonly parts?: Readonly<Record<string, PartState>> },
  message = "The service cannot answer at the moment; try again shortly.",
): ApiError {
  return apiError("unavailable", message, details, ["Retry-After", RETRY_SECONDS]);
}

/** The error for a caller with more bytes in flight than allowed. */
export const tooMuchInProgress = (): ApiError =>
  apiError("unavailable", "Too many of your answers are still in progress: read them, then try again.", {}, [
    "Retry-After",
    RETRY_SECONDS,
  ]);

export type PartState = "ok" | "degraded" | "down" | "draining";
