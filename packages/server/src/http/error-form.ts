/** An error in the form that its caller asked for by Accept: our own JSON, or RFC 9457's problem details. */

import { type ApiError, errorBytes } from "./errors.ts";
import { JSON_TYPE } from "./route.ts";

/** The weight that an Accept header gives the first of these media ranges that it names; 0 where it names none. */
function weightOf(accept: string, ranges: readonly string[]): number {
  const items = accept.toLowerCase().split(",");
  for (const range of ranges) {
    for (const item of items) {
      const [type, ...parameters] = item.split(";").map((part) => part.trim());
      if (type !== range) continue;
      const weight = parameters.find((part) => part.startsWith("q="));
      return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
    }
  }
  return 0;
}

/** Whether an Accept header wants problem+json by its name, and JSON of our own not more. */
function wantsProblem(accept: string | undefined): boolean {
  if (accept === undefined || !/problem\+json/i.test(accept)) return false;
  const weight = weightOf(accept, ["application/problem+json"]);
  return weight > 0 && weight >= weightOf(accept, ["application/json", "application/*", "*/*"]);
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
