// Decides which changes of the contract break callers: one row for each kind of change, in both directions.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "yaml";
import { breakingChanges, mayBreak } from "../scripts/contract/changes.ts";
import { type JsonObject, objectOf } from "../scripts/contract/json-document.ts";
import { openapi } from "./support/contract.ts";

const BASE = `
openapi: 3.1.0
info: { title: T, version: 1.0.0 }
security: [{ bearer: [] }, { query: [] }]
paths:
  /a:
    get:
      operationId: a
      parameters:
        - { name: word, in: query, schema: { type: string, enum: [x, y], default: x } }
        - { name: number, in: query, required: true, schema: { type: integer, minimum: 1, maximum: 9 } }
        - { name: text, in: query, schema: { type: [string, "null"], pattern: "^a", maxLength: 5 } }
        - { name: list, in: query, explode: false, schema: { type: array, items: { type: string, enum: [p, q] } } }
      responses:
        "200":
          description: fine
          headers:
            ETag: { required: true, schema: { type: string, pattern: "^e" } }
          content:
            application/json: { schema: { $ref: "#/components/schemas/Answer" } }
            text/plain: { schema: { type: string } }
        "404": { $ref: "#/components/responses/Wrong" }
  /open:
    get:
      operationId: open
      security: []
      responses: { "200": { description: fine } }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    query: { type: apiKey, in: query, name: key }
  responses:
    Wrong:
      description: wrong
      content:
        application/json:
          schema:
            oneOf: [{ $ref: "#/components/schemas/Lost" }, { $ref: "#/components/schemas/Odd" }]
    General:
      description: anywhere
      headers: { Allow: { schema: { type: string } } }
  schemas:
    Lost: { type: object, required: [error], properties: { error: { const: lost }, hint: { type: string } } }
    Odd: { type: object, required: [error], properties: { error: { const: odd } } }
    Id: { type: integer, minimum: 1, maximum: 66 }
    Answer:
      type: object
      required: [kind, id, items]
      properties:
        kind: { type: string, enum: [one, two] }
        id: { $ref: "#/components/schemas/Id" }
        note: { type: string, format: date }
        items: { type: array, minItems: 1, items: { type: object, required: [v], properties: { v: { type: number } } } }
        map: { type: object, additionalProperties: { type: string } }
        which:
          oneOf:
            - { type: object, properties: { type: { const: s }, s: { type: string } } }
            - { type: object, properties: { type: { const: t }, t: { type: string } } }
`;

const GET = "paths./a.get";
const OK = `${GET}.responses.200`;
const ANSWER = "components.schemas.Answer.properties";
const BODY = "/a 200 application/json";

/** A copy of a document with the part at a dotted path replaced; undefined removes it. */
function changed(document: JsonObject, path: string, value: unknown): JsonObject {
  const copy: JsonObject = structuredClone(document);
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let part: Record<string, unknown> = copy;
  for (const step of steps) part = part[step] as Record<string, unknown>;
  if (value === undefined) delete part[last];
  else part[last] = value;
  return copy;
}

/** The change, the breaks that it causes, and the breaks of the reverse change. */
type Row = readonly [path: string, value: unknown, there: readonly string[], back: readonly string[]];

const PATHS: readonly Row[] = [
  ["paths./open", undefined, ["/open is gone"], []],
  [GET, undefined, ["/a is gone"], []],
  [`${GET}.operationId`, "b", ["/a is no longer called a"], ["/a is no longer called b"]],
  [`${GET}.description`, "other words", [], []],
  ["paths./open.get.security", undefined, ["/open now needs a key"], []],
  ["security", [{ bearer: [] }], ['/a no longer takes {"query":[]}'], []],
  ["components.securitySchemes.query", undefined, ["the key as query is gone"], []],
  [
    "components.securitySchemes.query.name",
    "k",
    ["the key as query is sent in another way"],
    ["the key as query is sent in another way"],
  ],
];

const PARAMETERS: readonly Row[] = [
  [
    `${GET}.parameters`,
    [],
    ["word", "number", "text", "list"].map((name) => `/a query ${name} is gone`),
    ["/a query number is new and required"],
  ],
  [`${GET}.parameters.0.required`, true, ["/a query word is now required"], []],
  [`${GET}.parameters.0.in`, "header", ["/a query word is gone"], ["/a header word is gone"]],
  [`${GET}.parameters.0.schema.enum`, ["x"], ['/a query word may no longer be "y"'], []],
  [`${GET}.parameters.0.schema.enum`, undefined, [], ['/a query word may no longer be other than "x", "y"']],
  [
    `${GET}.parameters.0.schema.default`,
    "y",
    ["/a query word has another default"],
    ["/a query word has another default"],
  ],
  [`${GET}.parameters.1.schema.type`, "number", [], ["/a query number may no longer be number"]],
  [`${GET}.parameters.1.schema.type`, undefined, [], ["/a query number may no longer be any"]],
  [`${GET}.parameters.1.schema.minimum`, 0, [], ["/a query number: minimum was 0, is 1"]],
  [`${GET}.parameters.1.schema.maximum`, undefined, [], ["/a query number: maximum was absent, is 9"]],
  [`${GET}.parameters.2.schema.type`, "string", ["/a query text may no longer be null"], []],
  [`${GET}.parameters.2.schema.pattern`, undefined, [], ['/a query text: pattern was absent, is "^a"']],
  [
    `${GET}.parameters.2.schema.pattern`,
    "^b",
    ['/a query text: pattern was "^a", is "^b"'],
    ['/a query text: pattern was "^b", is "^a"'],
  ],
  [`${GET}.parameters.2.schema.maxLength`, 4, ["/a query text: maxLength was 5, is 4"], []],
  [`${GET}.parameters.3.schema.items.enum`, ["p", "q", "r"], [], ['/a query list[] may no longer be "r"']],
  [
    `${GET}.parameters.3.explode`,
    true,
    ["/a query list is written in another way"],
    ["/a query list is written in another way"],
  ],
];

const RESPONSES: readonly Row[] = [
  [OK, undefined, ["/a 200 is gone"], []],
  [`${OK}.content.text/plain`, undefined, ["/a 200 text/plain is gone"], []],
  [`${OK}.headers.ETag`, undefined, ["/a 200 header ETag is gone"], []],
  [`${OK}.headers.ETag.required`, false, ["/a 200 header ETag may now be absent"], []],
  [`${OK}.headers.ETag.schema.pattern`, undefined, ['/a 200 header ETag: pattern was "^e", is absent'], []],
  ["components.responses.General.headers.Allow", undefined, ["General header Allow is gone"], []],
  [`${ANSWER}.note`, undefined, [`${BODY}.note is gone`], []],
  ["components.schemas.Answer.required", ["kind", "items"], [`${BODY}.id may now be absent`], []],
  [`${ANSWER}.kind.enum`, ["one"], [], [`${BODY}.kind may now be "two"`]],
  [`${ANSWER}.kind.enum`, undefined, [`${BODY}.kind may now be other than "one", "two"`], []],
  ["components.schemas.Id.type", ["integer", "null"], [`${BODY}.id may now be null`], []],
  ["components.schemas.Id.type", "number", [`${BODY}.id may now be number`], []],
  [
    "components.schemas.Id.type",
    "string",
    [`${BODY}.id may now be string`],
    [`${BODY}.id may now be integer`],
  ],
  ["components.schemas.Id.maximum", 67, [`${BODY}.id: maximum was 66, is 67`], []],
  [`${ANSWER}.note.format`, undefined, [`${BODY}.note: format was "date", is absent`], []],
  [`${ANSWER}.items.minItems`, undefined, [`${BODY}.items: minItems was 1, is none`], []],
  [`${ANSWER}.items.items.properties.v.type`, "integer", [], [`${BODY}.items[].v may now be number`]],
  [`${ANSWER}.items.items.required`, undefined, [`${BODY}.items[].v may now be absent`], []],
  [
    `${ANSWER}.items.items`,
    undefined,
    [`${BODY}.items[] may now be any`, `${BODY}.items[].v may now be absent`, `${BODY}.items[].v is gone`],
    [],
  ],
  [
    `${ANSWER}.map.additionalProperties.type`,
    "number",
    [`${BODY}.map.* may now be number`],
    [`${BODY}.map.* may now be string`],
  ],
  [
    `${ANSWER}.map.additionalProperties`,
    undefined,
    [`${BODY}.map: additionalProperties was {"type":"string"}, is true`],
    [],
  ],
  [`${ANSWER}.which.oneOf.1.properties.t`, undefined, [`${BODY}.which (type t).t is gone`], []],
  [
    `${ANSWER}.which.oneOf.1`,
    { properties: { type: { const: "s" }, s: { type: "string" } } },
    [`${BODY}.which: type t is gone`, `${BODY}.which (type s) may now be any`],
    [`${BODY}.which: type t is new`],
  ],
  // Clients use the status of an unknown error code: a new code is no break, a removed one is.
  [
    "components.responses.Wrong.content.application/json.schema",
    { $ref: "#/components/schemas/Lost" },
    ["/a 404 application/json: error odd is gone", "Wrong application/json: error odd is gone"],
    [],
  ],
  [
    "components.schemas.Odd.properties.error.const",
    "strange",
    ["/a 404 application/json: error odd is gone", "Wrong application/json: error odd is gone"],
    ["/a 404 application/json: error strange is gone", "Wrong application/json: error strange is gone"],
  ],
];

const base = objectOf(parse(BASE));

for (const [path, value, there, back] of [...PATHS, ...PARAMETERS, ...RESPONSES]) {
  test(`${path} becomes ${JSON.stringify(value)}, and back`, () => {
    const next = changed(base, path, value);
    assert.deepEqual([...breakingChanges(base, next)].sort(), [...there].sort());
    assert.deepEqual([...breakingChanges(next, base)].sort(), [...back].sort());
  });
}

test("a document compared with itself has no breaks, ours included", () => {
  assert.deepEqual(breakingChanges(base, base), []);
  assert.deepEqual(breakingChanges(openapi, openapi), []);
});

test("removing any response, parameter or member of an answer from our own document is reported", () => {
  const rows: readonly (readonly [string, string])[] = [
    ["paths./api/slice", "/api/slice is gone"],
    ["paths./api/passage.get.responses.422", "/api/passage 422 is gone"],
    [
      "components.schemas.Passage.properties.content_hash",
      "/api/passage 200 application/json.content_hash is gone",
    ],
    [
      "components.schemas.Candidate.properties.score",
      "error ambiguous_reference, valid false).candidates[].score is gone",
    ],
    ["components.schemas.VerseText.type", "/api/passage 200 application/json.data[].text may now be any"],
    ["components.schemas.SingleVerse.properties.type", "type single_verse, results_count 1 is gone"],
  ];
  for (const [path, messages] of rows) {
    const found = breakingChanges(openapi, changed(openapi, path, undefined));
    assert.ok(
      found.some((change) => change.endsWith(messages)),
      `${path}: ${found.slice(0, 5).join("\n")}`,
    );
  }
});

test("the version decides whether breaks are allowed", () => {
  const rows: readonly (readonly [string, string, boolean])[] = [
    ["1.2.3", "1.3.0", false],
    ["1.2.3", "2.0.0", true],
    ["1.2.3", "1.2.3", false],
    ["0.1.0", "0.1.9", false],
    ["0.1.0", "0.2.0", true],
    ["0.9.0", "1.0.0", true],
    ["2.0.0", "1.9.0", false],
    ["1.0.0", "0.2.0", false],
  ];
  for (const [old, next, may] of rows) assert.equal(mayBreak(old, next), may, `${old} to ${next}`);
});
