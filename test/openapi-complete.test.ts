// Checks that openapi.yaml is complete: everything has a description and an example, and each example of a
// header fits its schema. openapi-examples.test.ts checks that the examples are true.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ERROR_CATALOGUE } from "@lectern/contract/errors";
import { parse } from "yaml";
import { ALIASES } from "../packages/server/src/http/query.ts";
import { at, faultOf, isObject, openapi, ROOT } from "./support/contract.ts";
import {
  entriesOf,
  examples,
  follow,
  type JsonObject,
  objectAt,
  operations,
  parametersOf,
  postOperations,
  responses,
} from "./support/examples.ts";

function assertDescribed(what: string, part: JsonObject): void {
  const { description } = part;
  assert.ok(typeof description === "string" && /\S.*\S/s.test(description), `${what} has no description`);
}

test("YAML 1.1 parsers, such as Python's, read the same values, although they read unquoted times as dates", () => {
  const text = readFileSync(join(ROOT, "packages", "contract", "openapi.yaml"), "utf8");
  assert.deepEqual(parse(text, { version: "1.1" }), openapi);
});

test("operations, tags and the ways to send a key are described", () => {
  assert.notEqual(operations.length, 0);
  for (const [path, operation] of [...operations, ...postOperations]) {
    assertDescribed(path, operation);
    assert.ok(typeof operation.summary === "string" && operation.summary !== "", `${path} has no summary`);
  }
  assert.ok(Array.isArray(openapi.tags));
  for (const tag of openapi.tags) assertDescribed("tag", objectAt(tag));
  const schemes = entriesOf(objectAt(openapi.components).securitySchemes);
  for (const [name, scheme] of schemes) assertDescribed(name, objectAt(scheme));
});

test("every parameter has a description and an example", () => {
  for (const [path, operation] of [...operations, ...postOperations]) {
    for (const parameter of parametersOf(operation)) {
      const description = `${path} ${String(parameter.name)}`;
      assertDescribed(description, parameter);
      assert.notEqual(parameter.example, undefined, `${description} has no example`);
    }
  }
});

test("the aliases of each parameter are deprecated parameters next to it", () => {
  for (const [path, operation] of [...operations, ...postOperations]) {
    const parameters = parametersOf(operation);
    const names = parameters.map(({ name }) => String(name));
    const aliases = Object.entries(ALIASES).filter(([, main]) => names.includes(main));
    const deprecated = parameters.filter((one) => one.deprecated === true);
    assert.deepEqual(deprecated.map(({ name }) => name).sort(), aliases.map(([alias]) => alias).sort(), path);
    for (const { name, description, required, schema } of deprecated) {
      const main = ALIASES[String(name)] ?? "";
      assert.equal(description, `Alias of \`${main}\`.`);
      assert.equal(required, undefined);
      const mainParameter = parameters.find((one) => one.name === main);
      assert.equal(objectAt(schema).type, objectAt(mainParameter?.schema).type, `${path} ${name}`);
    }
  }
});

test("problem details have the same details as the error of the same code", () => {
  const schemas = objectAt(objectAt(openapi.components).schemas);
  const all = Object.values(schemas).map(objectAt);
  const constOf = (schema: JsonObject, name: string) => objectAt(objectAt(schema.properties)[name]).const;
  const COMMON = ["status", "error", "message", "request_id", "type", "title", "detail", "code"];
  const detailsOf = (schema: JsonObject) =>
    entriesOf(schema.properties).filter(([name]) => !COMMON.includes(name));
  const requiredOf = ({ required }: JsonObject) =>
    Array.isArray(required) ? required.filter((name) => !COMMON.includes(String(name))) : [];
  for (const [code, { status }] of Object.entries(ERROR_CATALOGUE)) {
    const error = all.find((schema) => constOf(schema, "error") === code);
    const problem = all.find((schema) => constOf(schema, "code") === code);
    assert.ok(error !== undefined && problem !== undefined, code);
    assert.equal(constOf(problem, "status"), status);
    assert.equal(constOf(problem, "type"), `/docs/errors#${code}`);
    assert.deepEqual(detailsOf(problem), detailsOf(error), code);
    assert.deepEqual(requiredOf(problem), requiredOf(error), code);
  }
  for (const { where, response } of responses) {
    const content = objectAt(response.content);
    if (content["application/problem+json"] === undefined) continue;
    const codes = (media: string) => codesOf(objectAt(objectAt(content[media]).schema)).toSorted();
    assert.deepEqual(codes("application/problem+json"), codes("application/json"), where);
  }
});

test("every response has a description, and an example of each content type or of a header", () => {
  for (const { where, response } of responses) {
    assertDescribed(where, response);
    const media = entriesOf(response.content).map(([name]) => name);
    for (const name of media) {
      const bodyExamples = examples.filter((example) => example.where === where && example.media === name);
      assert.ok(bodyExamples.length > 0, `${where} ${name} has no example`);
      for (const { name: called, summary, value } of bodyExamples) {
        assert.ok(typeof summary === "string" && summary !== "", `${where} ${called} has no summary`);
        assert.notEqual(value, undefined, `${where} ${called} has no value`);
      }
    }
    assert.notDeepEqual(entriesOf(response.headers), [], `${where} has no headers`);
  }
});

test("every header has a description, and an example that fits its schema", () => {
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

/** Error codes that a schema allows. */
function codesOf(schema: JsonObject): readonly string[] {
  if (Array.isArray(schema.oneOf)) return schema.oneOf.flatMap((one) => codesOf(objectAt(one)));
  const properties = objectAt(schema.properties);
  const code = objectAt(properties.error).const ?? objectAt(properties.code).const;
  return typeof code === "string" ? [code] : [];
}

test("every error code has an example in each response that may contain it, and a description of its own", () => {
  const seen = new Set<string>();
  for (const { where, response } of responses) {
    const content = objectAt(objectAt(response.content)["application/json"]);
    const codes = codesOf(objectAt(content.schema));
    const bodyExamples = examples.filter((one) => one.where === where && one.media === "application/json");
    for (const code of codes) {
      const example = bodyExamples.find(({ name }) => name === code);
      assert.ok(example, `${where} has no example of ${code}`);
      assert.ok(isObject(example.value) && example.value.error === code, `${where} ${code}`);
      seen.add(code);
    }
    if (codes.length > 0)
      assert.equal(bodyExamples.length, codes.length, `${where} has examples of other codes`);
  }
  assert.deepEqual([...seen].sort(), Object.keys(ERROR_CATALOGUE).sort());
  for (const [name, part] of entriesOf(objectAt(openapi.components).schemas)) {
    if (codesOf(objectAt(part)).length > 0) assertDescribed(name, objectAt(part));
  }
});
