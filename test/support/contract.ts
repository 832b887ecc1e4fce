/** Checks answers against openapi.yaml: status, headers, content type and body must be documented. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

export const ROOT: string = join(import.meta.dirname, "..", "..");

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same schemas, with every object closed: undocumented members fail. */
function closed(value: Json): Json {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  const isOpen =
    isObject(copy.properties) && copy.type !== undefined && copy.additionalProperties === undefined;
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}

/** The document as published. */
export const openapi: JsonObject = parse(
  readFileSync(join(ROOT, "packages", "contract", "openapi.yaml"), "utf8"),
);

const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
ajv.addSchema({ ...(closed(openapi) as JsonObject), $id: "openapi" });

/** The part of the document at a JSON pointer, with references resolved, and its own pointer. */
export function at(
  ...path: readonly string[]
): { readonly pointer: string; readonly value: Json } | undefined {
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
      value = stepsOf(pointer).reduce<Json>(
        (part, name) => (isObject(part) ? (part[name] ?? null) : null),
        openapi,
      );
    }
  }
  return { pointer, value };
}

/** The steps of a pointer. */
function stepsOf(pointer: string): readonly string[] {
  const steps = pointer.slice(2).split("/");
  return steps.map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Answers that any path may give, and that belong to no operation, by status. */
export const EVERYWHERE: Readonly<Record<number, string>> = {
  204: "Preflight",
  400: "MalformedRequest",
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

/** What is wrong with a value by the schema at a pointer; undefined when it is valid. */
export function faultOf(pointer: string, value: unknown): string | undefined {
  const validate = validatorOf(pointer);
  return validate(value) ? undefined : JSON.stringify(validate.errors?.[0]);
}

/** An answer of the service, from any source. */
export interface Judged {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  /** As sent, compressed or not; null when there was none. */
  readonly body: Uint8Array | null;
}

/** Headers of the connection and of the body, which no OpenAPI document lists. */
const OF_TRANSPORT = new Set([
  "connection",
  "content-length",
  "content-type",
  "date",
  "keep-alive",
  "transfer-encoding",
]);

function schemaValue(pointer: string, text: string): string | number {
  const schema = at(...stepsOf(pointer))?.value;
  return isObject(schema) && schema.type === "integer" && /^\d+$/.test(text) ? Number(text) : text;
}

/** Fails unless all headers are documented for the response, with valid values. */
function assertHeaders(
  description: string,
  responsePointer: string,
  headers: ReadonlyMap<string, string>,
): void {
  const steps = [...stepsOf(responsePointer), "headers"];
  const documented = at(...steps)?.value;
  const names = isObject(documented) ? Object.keys(documented) : [];
  for (const name of names) {
    const header = at(...steps, name)?.value;
    const value = headers.get(name.toLowerCase());
    if (value === undefined) {
      assert.ok(!isObject(header) || header.required !== true, `${description} lacks the header ${name}`);
      continue;
    }
    const schema = at(...steps, name, "schema")?.pointer ?? "";
    assert.equal(faultOf(schema, schemaValue(schema, value)), undefined, `${description} ${name}: ${value}`);
  }
  const known = new Set(names.map((name) => name.toLowerCase()));
  for (const name of headers.keys()) {
    assert.ok(
      known.has(name) || OF_TRANSPORT.has(name),
      `${description} has the undocumented header ${name}`,
    );
  }
}

function plainText({ headers, body }: Judged): string {
  if (body === null) return "";
  switch (headers.get("content-encoding")) {
    case "br":
      return brotliDecompressSync(body).toString();
    case "gzip":
      return gunzipSync(body).toString();
    default:
      return Buffer.from(body).toString();
  }
}

function assertBody(description: string, responsePointer: string, judged: Judged): void {
  const { headers, body, method } = judged;
  const contentType = headers.get("content-type");
  const content = at(...stepsOf(responsePointer), "content")?.value;
  if (contentType === undefined) {
    assert.ok(content === undefined && (body?.length ?? 0) === 0, `${description} has no content type`);
    return;
  }
  const [media = "", charset] = contentType.split("; ");
  const schema = at(...stepsOf(responsePointer), "content", media, "schema");
  assert.ok(schema, `${description} has no documented ${media}`);
  assert.equal(charset, "charset=utf-8", description);
  if (method === "HEAD") {
    assert.equal(body?.length ?? 0, 0, `${description} has a body`);
    return;
  }
  assert.equal(headers.get("content-length"), String(body?.length), `${description}: Content-Length`);
  const text = plainText(judged);
  const value: unknown = media.endsWith("json") ? JSON.parse(text) : text;
  assert.equal(faultOf(schema.pointer, value), undefined, `${description}\n${text.slice(0, 600)}`);
}

/** Additional headers of pages and files of the site; the document covers only the API. */
function assertSiteAnswer(description: string, { status, headers }: Judged): void {
  assert.ok([200, 304, 404].includes(status), `${description} is not documented`);
  for (const name of ["x-request-id", "x-data-revision", "access-control-allow-origin", "cache-control"]) {
    assert.ok(headers.has(name), `${description} lacks the header ${name}`);
  }
}

/** The pointer of the documented response of an answer; undefined when there is none. */
function responseOf({ method, path, status }: Pick<Judged, "method" | "path" | "status">) {
  const documented: Readonly<Record<string, string>> = { GET: "get", HEAD: "get", POST: "post" };
  const operation = documented[method];
  const declared =
    operation === undefined ? undefined : at("paths", path, operation, "responses", String(status));
  const general = EVERYWHERE[status];
  return (declared ?? (general === undefined ? undefined : at("components", "responses", general)))?.pointer;
}

/** Fails unless the document describes this answer. */
export function assertDocumented(judged: Judged): void {
  const { method, path, status, headers } = judged;
  const description = `${method} ${path} ${status}`;
  const isPage = /^text\/html/.test(headers.get("content-type") ?? "") && !path.startsWith("/api");
  const pointer = isPage ? undefined : responseOf(judged);
  if (pointer === undefined && at("paths", path) === undefined && !path.startsWith("/api")) {
    assertSiteAnswer(description, judged);
    return;
  }
  assert.ok(pointer, `${description} is not documented`);
  assertHeaders(description, pointer, headers);
  assertBody(description, pointer, judged);
}
