/** Reads openapi.yaml into a few plain lists. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, openapi, ROOT } from "./contract.ts";

export interface Operation {
  readonly path: string;
  readonly needsKey: boolean;
  readonly parameters: readonly string[];
  /** Status and name of the shared responses. */
  readonly responses: readonly (readonly [status: number, response: string])[];
}

export interface SharedResponse {
  readonly name: string;
  /** Error codes that it may contain. */
  readonly codes: readonly string[];
}

export interface OpenapiDocument {
  readonly text: string;
  readonly operations: readonly Operation[];
  readonly responses: readonly SharedResponse[];
}

type Json = (typeof openapi)[string];

function follow(value: Json | undefined): Json | undefined {
  if (!isObject(value) || typeof value.$ref !== "string") return value;
  return value.$ref
    .slice(2)
    .split("/")
    .reduce<Json | undefined>((part, name) => (isObject(part) ? part[name] : undefined), openapi);
}

const entriesOf = (value: Json | undefined): [string, Json][] =>
  isObject(value) ? Object.entries(value) : [];

const lastStep = (value: Json): string | undefined =>
  isObject(value) && typeof value.$ref === "string" ? value.$ref.split("/").at(-1) : undefined;

/** The parameters of an operation: those of its query, or the members of its body where it takes only that. */
function parametersOf(operation: Json | undefined): readonly (Json | undefined)[] {
  const { parameters, requestBody } = isObject(operation) ? operation : {};
  if (Array.isArray(parameters)) return parameters.map(follow);
  const content = isObject(requestBody) ? requestBody.content : undefined;
  const json = isObject(content) ? content["application/json"] : undefined;
  const schema = isObject(json) ? follow(json.schema) : undefined;
  return isObject(schema) ? entriesOf(schema.properties).map(([name]) => ({ name })) : [];
}

function operationOf(path: string, item: Json): Operation {
  const operation = isObject(item) ? (item.get ?? item.post) : undefined;
  const { responses, security } = isObject(operation) ? operation : {};
  const names = parametersOf(operation);
  return {
    path,
    needsKey: security === undefined,
    // An alias is a deprecated parameter; the server reads it under its main name.
    parameters: names.flatMap((parameter) =>
      isObject(parameter) && typeof parameter.name === "string" && parameter.deprecated !== true
        ? [parameter.name]
        : [],
    ),
    responses: entriesOf(responses).flatMap(([status, response]) => {
      const name = lastStep(response);
      return name === undefined ? [] : [[Number(status), name] as const];
    }),
  };
}

/** The codes of an error schema, or of each of several. */
function codesOf(schema: Json | undefined): readonly string[] {
  const found = follow(schema);
  if (!isObject(found)) return [];
  if (Array.isArray(found.oneOf)) return found.oneOf.flatMap(codesOf);
  const error = isObject(found.properties) ? found.properties.error : undefined;
  return isObject(error) && typeof error.const === "string" ? [error.const] : [];
}

export function openapiDocument(): OpenapiDocument {
  const components = isObject(openapi.components) ? openapi.components : {};
  const responses = entriesOf(components.responses).map(([name, response]) => {
    const content = isObject(response) && isObject(response.content) ? response.content : {};
    const json = content["application/json"];
    return { name, codes: codesOf(isObject(json) ? json.schema : undefined) };
  });
  return {
    text: readFileSync(join(ROOT, "packages", "contract", "openapi.yaml"), "utf8"),
    operations: entriesOf(openapi.paths).map(([path, item]) => operationOf(path, item)),
    responses,
  };
}
