/** Advice about a failure, for the model that made the call: one or two sentences for each code. */

import type { AnyLecternError, FailureCode } from "@lectern/client";

const REPORT = "This is a fault of the set-up, not of the call: tell the person.";

const KEY_HELP =
  "No other call will succeed. Ask the person to give this connection an API key: the header Authorization: " +
  "Bearer over HTTP, the variable LECTERN_KEY over stdio.";

const retryAdvice = (seconds: number | null): string =>
  seconds === null ? "Try again in a moment." : `Try again after ${seconds} seconds, not before.`;

/** Advice that depends only on the code. */
const FIXED: Partial<Readonly<Record<FailureCode, string>>> = {
  missing_api_key: KEY_HELP,
  invalid_api_key: `The key of this connection is wrong, expired or revoked. ${KEY_HELP}`,
  origin_not_allowed:
    "The key is restricted to other web origins. Ask the person for one that is allowed here.",
  missing_parameter: "Give the parameter a value.",
  network_failed:
    "The Lectern server does not answer. Ask the person whether it is running, and whether the address of this " +
    "connection (LECTERN_URL) is correct.",
  internal_error: "A server error. Try once more; if it happens again, give the person the request id.",
  unexpected_response:
    "Something other than a Lectern server answered. Ask the person to check the address (LECTERN_URL).",
};

/** What the caller should do about an error of the API. */
export function adviceFor(error: AnyLecternError): string {
  switch (error.code) {
    case "unknown_version":
      return `Use one of these versions: ${error.details.available.join(", ")}.`;
    case "version_not_allowed":
      return `The key may read these versions: ${error.details.allowed.join(", ")}.`;
    case "verse_limit_exceeded":
      return `Request at most ${error.details.limit} verses in one call; texts of two versions count twice.`;
    case "plan_required":
      return (
        `Do not try again: the plan of the key does not include this. Plans that do: ` +
        `${error.details.plans_with_feature.join(", ")}.`
      );
    case "invalid_parameter":
      return `Give ${error.details.parameter} as ${error.details.expected}.`;
    case "invalid_query":
      return `Correct the query at position ${error.details.position}, where ${error.details.expected} is expected.`;
    case "reference_too_long":
      return "Request less in one call: split the reference at its semicolons.";
    case "rate_limited":
    case "unavailable":
    case "request_timeout":
      return retryAdvice(error.retryAfterSeconds);
    case "quota_exceeded":
      return `The daily requests are used up. ${retryAdvice(error.retryAfterSeconds)}`;
    default:
      return FIXED[error.code] ?? REPORT;
  }
}

/** Advice about a reference that fits several books. */
export const ADVICE_AMBIGUOUS =
  "Choose the book that the conversation is about, or ask the person; do not take the first by default. Then call " +
  "again with the full name of the book and the same chapter and verses: a book's name alone means the whole book.";

export const ADVICE_OUTSIDE =
  "Nothing was clamped or guessed. Call again with a chapter or verse up to last_valid, or with one of the readings; " +
  "or tell the person that there is no such place.";

/** Advice about an input that is not a reference. */
export function adviceUnrecognized(suggestions: readonly string[]): string {
  const names = suggestions.length === 0 ? "" : ` Nearest book names: ${suggestions.join(", ")}.`;
  return `Write it as book, chapter and verse, such as "John 3:16".${names}`;
}
