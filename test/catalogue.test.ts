// Checks that facts that are stated in several places agree: error catalogue, openapi.yaml and docs/errors.md; routes,
// parameters and openapi.yaml.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ERROR_CATALOGUE } from "@lectern/contract/errors";
import { CORRECTION_ROWS } from "@lectern/scripture";
import { ALIASES } from "../packages/server/src/http/query.ts";
import { HEADER_LIMIT, URI_LIMIT } from "../packages/server/src/http/refusal.ts";
import { routes } from "../packages/server/src/http/routes.ts";
import {
  OSIS_LIMIT,
  REFERENCE_LIMIT,
  REFERENCE_OBJECT_LIMIT,
  SEGMENT_LIMIT,
} from "../packages/server/src/service/reference-size.ts";
import { publishedPackages } from "../scripts/packages.ts";
import { at, isObject, openapi, ROOT } from "./support/contract.ts";
import { openapiDocument } from "./support/document.ts";

const document = openapiDocument();
const errorsPage = readFileSync(join(ROOT, "docs", "errors.md"), "utf8");

/** Statuses by error code, from the responses of openapi.yaml. */
function documentedStatuses(): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  const statusesOf = new Map<string, Set<number>>();
  for (const operation of document.operations) {
    for (const [status, reference] of operation.responses) {
      const set = statusesOf.get(reference) ?? new Set();
      statusesOf.set(reference, set.add(status));
    }
  }
  for (const { name, codes } of document.responses) {
    for (const code of codes) {
      const set = found.get(code) ?? new Set();
      for (const one of statusesOf.get(name) ?? []) set.add(one);
      found.set(code, set);
    }
  }
  return found;
}

/** Responses that belong to no single operation, by name. */
const GENERAL = {
  NotFound: 404,
  MethodNotAllowed: 405,
  InvalidBody: 400,
  RequestTimeout: 408,
  BodyTooLarge: 413,
  UnsupportedMediaType: 415,
  UriTooLong: 414,
  HeadersTooLarge: 431,
};

test("the catalogue and openapi.yaml have the same codes and statuses", () => {
  const documented = documentedStatuses();
  for (const [name, status] of Object.entries(GENERAL)) {
    const response = document.responses.find((one) => one.name === name);
    for (const code of response?.codes ?? []) documented.get(code)?.add(status);
  }
  const expected = Object.entries(ERROR_CATALOGUE).map(([code, { status }]) => [code, [status]]);
  const found = [...documented].map(([code, statuses]) => [code, [...statuses]]);
  const sorted = (rows: unknown[][]): unknown[][] => rows.sort((a, b) => (String(a) < String(b) ? -1 : 1));
  assert.deepEqual(sorted(found), sorted(expected));
});

test("docs/errors.md has exactly one section for each code, with its status and title", () => {
  const sections = [...errorsPage.matchAll(/^### ([a-z_]+)\n\n(\d{3})\. (.+)\.$/gm)];
  const found = sections.map(([, code, status, title]) => [code, Number(status), title]);
  const expected = Object.entries(ERROR_CATALOGUE).map(([code, { status, title }]) => [code, status, title]);
  assert.deepEqual(found, expected);
  assert.equal([...errorsPage.matchAll(/^### /gm)].length, expected.length);
});

test("routes and openapi.yaml have the same paths and the same parameters, in the order in which they are checked", () => {
  const expected = document.operations.map(({ path, parameters }) => [path, parameters]);
  // The sandbox names parameters only to refuse them with its own message; they are not documented.
  const refused = new Set(["verse", "range", "endChapter", "endVerse", "compare"]);
  const found = routes.map(({ path, parameters }) => {
    const offered = parameters.filter((name) => path !== "/api/sandbox" || !refused.has(name));
    return [path, offered];
  });
  const sorted = (rows: unknown[][]): unknown[][] =>
    rows.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  assert.deepEqual(sorted(found), sorted(expected));
});

test("openapi.yaml says which operations need a key", () => {
  const open = document.operations.filter(({ needsKey }) => !needsKey).map(({ path }) => path);
  const found = routes.filter(({ caller }) => caller !== "key").map(({ path }) => path);
  assert.deepEqual(found.sort(), open.sort());
});

test("openapi.yaml documents aliases and limits", () => {
  for (const alias of Object.keys(ALIASES)) assert.ok(document.text.includes(`\`${alias}\``), alias);
  const grouped = (value: number): string => value.toLocaleString("en-US");
  for (const limit of [URI_LIMIT, HEADER_LIMIT, REFERENCE_LIMIT, OSIS_LIMIT, SEGMENT_LIMIT]) {
    assert.ok(document.text.includes(grouped(limit)), String(limit));
  }
  assert.ok(document.text.includes(`${grouped(REFERENCE_OBJECT_LIMIT)} references`));
});

test("openapi.yaml lists every correction, in the order of its table", () => {
  const description = at(
    "components",
    "schemas",
    "Reference",
    "properties",
    "corrections",
    "description",
  )?.value;
  const [, order = ""] = /in this order: ([^.]+)\./.exec(String(description).replaceAll("\n", " ")) ?? [];
  assert.deepEqual(
    [...order.matchAll(/`(\w+)`/g)].map(([, code]) => code),
    CORRECTION_ROWS.map(([code]) => code),
  );
});

test("openapi.yaml has the version of the packages, which decides about breaking changes", () => {
  const versionIn = (folder: string): string =>
    JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")).version;
  const version = versionIn(".");
  assert.equal(versionIn("packages/contract"), version);
  assert.ok(isObject(openapi.info));
  assert.equal(openapi.info.version, version);
  for (const { name, version: packageVersion } of publishedPackages())
    assert.equal(packageVersion, version, name);
});
