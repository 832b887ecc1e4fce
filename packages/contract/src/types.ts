/** The types of the API, made from openapi.yaml, and types derived from them. */

import type { components } from "./openapi.gen.ts";

export type { components, operations } from "./openapi.gen.ts";

/** Bodies, by their names in openapi.yaml. */
export type Schemas = components["schemas"];

/** The body of an error. The member `error` is the discriminator. */
export type ErrorBody = Extract<Schemas[keyof Schemas], { readonly status: "error"; readonly error: string }>;

/** Error codes. */
export type ErrorCode = ErrorBody["error"];

/** The members of an error's body besides those that every error has. */
export type ErrorDetails<Code extends ErrorCode> = Omit<
  Extract<ErrorBody, { readonly error: Code }>,
  "status" | "error" | "message" | "request_id"
>;
