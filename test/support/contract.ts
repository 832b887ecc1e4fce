/** openapi.yaml as a judge of live answers: status, content type and body of an answer must be documented. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

export const ROOT: string = join(import.meta.dirname, "..", "..");

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same schemas, with every object closed: what is not documented must not be sent. */
function closed(value: Json): Json {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  const isOpen =
    isObject(copy.properties) && copy.type !== undefined && copy.additionalProperties === undefined;
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}

/** The document as published. */
export const openapi: JsonObject = parse(readFileSync(join(ROOT, "openapi.yaml"), "utf8"));

const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
ajv.addSchema({ ...(closed(openapi) as JsonObject), $id: "openapi" });

/** The part of the document at a JSON pointer, references followed; its own pointer beside it. */
function at(...path: readonly string[]): { readonly pointer: string; readonly value: Json } | undefined {
  let value: Json = openapi;
  let pointer = "#";
  for (const step of path) {
    if (!isObject(value)) return undefined;
    const next: Json | undefined = value[step];
    if (next === undefined) return undefined;
    pointer += `/${encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
    value = next;
    while (isObject(value) && typeof value.$ref === "string") {
      pointer = value.$ref;
      const steps = pointer
        .slice(2)
        .split("/")
        .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
      value = steps.reduce<Json>((part, name) => (isObject(part) ? (part[name] ?? null) : null), openapi);
    }
  }
  return { pointer, value };
}

/** Answers that any path may give, and that stand with no operation. */
const EVERYWHERE: Readonly<Record<number, string>> = {
  404: "NotFound",
  405: "MethodNotAllowed",
  408: "RequestTimeout",
  414: "UriTooLong",
  431: "HeadersTooLarge",
  500: "InternalError",
};

const validators = new Map<string, ValidateFunction>();

function validatorOf(pointer: string): ValidateFunction {
  const found = validators.get(pointer) ?? ajv.compile({ $ref: `openapi${pointer}` });
  validators.set(pointer, found);
  return found;
}

/** Fails unless the document describes this answer. */
export function assertDocumented(
  path: string,
  status: number,
  contentType: string | null,
  text: string,
): void {
  if (status === 204) return;
  const own = at("paths", path, "get", "responses", String(status));
  const general = EVERYWHERE[status];
  const response = own ?? (general === undefined ? undefined : at("components", "responses", general));
  assert.ok(response, `${path} has no documented answer ${status}`);
  const media = contentType?.split(";")[0] ?? "";
  if (text === "") return;
  const steps = response.pointer
    .slice(2)
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
  const schema = at(...steps, "content", media, "schema");
  assert.ok(schema, `${path} ${status} has no documented ${media}`);
  const value: unknown = media.endsWith("json") ? JSON.parse(text) : text;
  const validate = validatorOf(schema.pointer);
  assert.ok(
    validate(value),
    `${path} ${status}: ${JSON.stringify(validate.errors?.[0])}\n${text.slice(0, 600)}`,
  );
}
