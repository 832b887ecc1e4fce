// openapi.yaml says all that it should: nothing without a description and an example, and each example of a
// header as its schema has it. That the examples are true is looked at in openapi-examples.test.ts.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { ERROR_CATALOGUE } from "../packages/server/src/http/errors.ts";
import { at, faultOf, isObject, openapi, ROOT } from "./support/contract.ts";
import {
  entriesOf,
  examples,
  follow,
  type JsonObject,
  objectAt,
  operations,
  parametersOf,
  responses,
} from "./support/examples.ts";

function assertDescribed(what: string, part: JsonObject): void {
  const { description } = part;
  assert.ok(typeof description === "string" && /\S.*\S/s.test(description), `${what} has no description`);
}

test("readers of YAML 1.1, Python's among them, read the same: there a bare time is a date, and no text", () => {
  const text = readFileSync(join(ROOT, "openapi.yaml"), "utf8");
  assert.deepEqual(parse(text, { version: "1.1" }), openapi);
});

test("operations, tags and the ways to send a key are described", () => {
  assert.equal(operations.length, 19);
  for (const [path, operation] of operations) {
    assertDescribed(path, operation);
    assert.ok(typeof operation.summary === "string" && operation.summary !== "", `${path} has no summary`);
  }
  assert.ok(Array.isArray(openapi.tags));
  for (const tag of openapi.tags) assertDescribed("tag", objectAt(tag));
  const schemes = entriesOf(objectAt(openapi.components).securitySchemes);
  for (const [name, scheme] of schemes) assertDescribed(name, objectAt(scheme));
});

test("every parameter has a description and an example", () => {
  for (const [path, operation] of operations) {
    for (const parameter of parametersOf(operation)) {
      const what = `${path} ${String(parameter.name)}`;
      assertDescribed(what, parameter);
      assert.notEqual(parameter.example, undefined, `${what} has no example`);
    }
  }
});

test("every response has a description, and an example of each content type; others of a header", () => {
  for (const { where, response } of responses) {
    assertDescribed(where, response);
    const media = entriesOf(response.content).map(([name]) => name);
    for (const name of media) {
      const own = examples.filter((example) => example.where === where && example.media === name);
      assert.ok(own.length > 0, `${where} ${name} has no example`);
      for (const { name: called, summary, value } of own) {
        assert.ok(typeof summary === "string" && summary !== "", `${where} ${called} has no summary`);
        assert.notEqual(value, undefined, `${where} ${called} has no value`);
      }
    }
    assert.notDeepEqual(entriesOf(response.headers), [], `${where} has no headers`);
  }
});

test("every header has a description, and an example that its schema takes", () => {
  const headers = entriesOf(objectAt(openapi.components).headers);
  assert.ok(headers.length > 20);
  for (const [name, part] of headers) {
    const header = objectAt(part);
    assertDescribed(name, header);
    const schema = at("components", "headers", name, "schema")?.pointer ?? "";
    assert.equal(faultOf(schema, header.example), undefined, `${name}: ${header.example}`);
  }
  const inline = responses.flatMap(({ where, response }) =>
    entriesOf(response.headers)
      .filter(([, header]) => follow(header) === header)
      .map(([name]) => `${where} ${name}`),
  );
  assert.deepEqual(inline, [], "headers stand in components, where they have their example");
});

/** Codes of the errors that a schema lets through. */
function codesOf(schema: JsonObject): readonly string[] {
  if (Array.isArray(schema.oneOf)) return schema.oneOf.flatMap((one) => codesOf(objectAt(one)));
  const code = objectAt(objectAt(schema.properties).error).const;
  return typeof code === "string" ? [code] : [];
}

test("every error code has an example in each response that may carry it, and a description of its own", () => {
  const seen = new Set<string>();
  for (const { where, response } of responses) {
    const content = objectAt(objectAt(response.content)["application/json"]);
    const codes = codesOf(objectAt(content.schema));
    const own = examples.filter((one) => one.where === where && one.media === "application/json");
    for (const code of codes) {
      const example = own.find(({ name }) => name === code);
      assert.ok(example, `${where} has no example of ${code}`);
      assert.ok(isObject(example.value) && example.value.error === code, `${where} ${code}`);
      seen.add(code);
    }
    if (codes.length > 0) assert.equal(own.length, codes.length, `${where} has examples of other codes`);
  }
  assert.deepEqual([...seen].sort(), Object.keys(ERROR_CATALOGUE).sort());
  for (const [name, part] of entriesOf(objectAt(openapi.components).schemas)) {
    if (codesOf(objectAt(part)).length > 0) assertDescribed(name, objectAt(part));
  }
});
