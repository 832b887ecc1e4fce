/** The examples of openapi.yaml, and the requests that give them. */

import { EVERYWHERE, isObject, openapi } from "./contract.ts";

type Json = (typeof openapi)[string];
export type JsonObject = Extract<Json, { readonly [key: string]: Json }>;

export const entriesOf = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  isObject(value) ? Object.entries(value) : [];

/** The target of a reference, or the part itself. */
export function follow(part: Json | undefined): Json | undefined {
  if (!isObject(part) || typeof part.$ref !== "string") return part;
  const steps = part.$ref.slice(2).split("/");
  return steps.reduce<Json | undefined>(
    (found, step) => (isObject(found) ? found[step] : undefined),
    openapi,
  );
}

export function objectAt(part: Json | undefined): JsonObject {
  const found = follow(part);
  return isObject(found) ? found : {};
}

type Operation = readonly [path: string, operation: JsonObject];

const operationsOf = (method: string): readonly Operation[] =>
  entriesOf(openapi.paths).flatMap(([path, item]) => {
    const operation = objectAt(item)[method];
    return operation === undefined ? [] : [[path, objectAt(operation)] as const];
  });

/** Paths and their GET. */
export const operations: readonly Operation[] = operationsOf("get");
/** Paths and their POST. */
export const postOperations: readonly Operation[] = operationsOf("post");

export function parametersOf(operation: JsonObject): readonly JsonObject[] {
  return Array.isArray(operation.parameters) ? operation.parameters.map(objectAt) : [];
}

/** Percent-encodes characters that a query must not contain. */
const encode = (value: Json): string =>
  encodeURIComponent(Array.isArray(value) ? value.join(",") : String(value));

/** A query with the examples of these parameters. */
export function queryOf(parameters: readonly JsonObject[]): string {
  return parameters.map(({ name, example }) => `${String(name)}=${encode(example ?? "")}`).join("&");
}

interface Response {
  /** As in `/api/resolve 200` or `responses/NotFound`. */
  readonly where: string;
  /** Null for a shared response, which belongs to several operations or none. */
  readonly status: number | null;
  readonly response: JsonObject;
}

const isReference = (part: Json): boolean => isObject(part) && typeof part.$ref === "string";

/** Every response of the document, shared ones once. */
export const responses: readonly Response[] = [
  ...[
    ...operations,
    ...postOperations.map(([path, operation]) => [`POST ${path}`, operation] as const),
  ].flatMap(([path, operation]) =>
    entriesOf(operation.responses)
      .filter(([, response]) => !isReference(response))
      .map(([status, response]) => ({
        where: `${path} ${status}`,
        status: Number(status),
        response: objectAt(response),
      })),
  ),
  ...entriesOf(objectAt(openapi.components).responses).map(([name, response]) => ({
    where: `responses/${name}`,
    status: Number(Object.entries(EVERYWHERE).find(([, general]) => general === name)?.[0] ?? 0) || null,
    response: objectAt(response),
  })),
];

export interface Example {
  readonly where: string;
  /** For an error, its code. */
  readonly name: string;
  readonly media: string;
  readonly status: number | null;
  readonly method: string;
  /** Path and query; undefined when a URL alone does not give the example. */
  readonly target: string | undefined;
  /** Body to send with POST. */
  readonly body: Json | undefined;
  readonly plan: string;
  /** JSON pointers of the shortened parts. */
  readonly excerpt: readonly string[];
  readonly value: Json | undefined;
  readonly summary: Json | undefined;
}

export const examples: readonly Example[] = responses.flatMap(({ where, status, response }) =>
  entriesOf(response.content).flatMap(([media, content]) =>
    entriesOf(objectAt(content).examples).map(([name, part]) => {
      const example = objectAt(part);
      const request = example["x-request"];
      const [, method = "GET", target] =
        typeof request === "string" ? (/^(?:([A-Z]+) )?(.*)$/.exec(request) ?? []) : [];
      const excerpt = Array.isArray(example["x-excerpt"]) ? example["x-excerpt"].map(String) : [];
      const plan = typeof example["x-plan"] === "string" ? example["x-plan"] : "enterprise";
      return {
        where,
        name,
        media,
        status,
        method,
        target,
        body: example["x-body"],
        plan,
        excerpt,
        value: example.value,
        summary: example.summary,
      };
    }),
  ),
);
