/** An error in the format that the Accept header asks for: our own JSON, or RFC 9457 problem details. */

import { type ApiError, errorBytes } from "../wire/api-error.ts";
import { JSON_TYPE } from "./route.ts";
import { weightsOf } from "./weights.ts";

/** Whether an Accept header names problem+json, with a weight at least as great as that of plain JSON. */
function wantsProblem(accept: string | undefined): boolean {
  if (accept === undefined || !/problem\+json/i.test(accept)) return false;
  const weights = weightsOf(accept);
  const weight = weights.get("application/problem+json") ?? 0;
  const jsonWeight =
    weights.get("application/json") ?? weights.get("application/*") ?? weights.get("*/*") ?? 0;
  return weight > 0 && weight >= jsonWeight;
}

/** The bytes of an error and their media type. */
export function errorForm(
  error: ApiError,
  requestId: string,
  accept: string | undefined,
): { readonly contentType: string; readonly body: Uint8Array } {
  const isProblem = wantsProblem(accept);
  const contentType = isProblem ? "application/problem+json; charset=utf-8" : JSON_TYPE;
  return { contentType, body: errorBytes(error, requestId, isProblem) };
}
