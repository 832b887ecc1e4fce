// A contract fuzzer. It makes valid, boundary and malformed requests from openapi.yaml's parameters, and
// checks each answer against the document: a documented status, a body that fits the schema of that status,
// never a 5xx, and the same bytes for the same request. A failure prints fast-check's seed and the smallest
// failing request.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { isObject, openapi } from "./support/contract.ts";
import { openapiDocument } from "./support/document.ts";
import { startServer, type TestServer } from "./support/server.ts";

const RUNS = 60;
let server: TestServer;
before(async () => {
  server = await startServer({ mode: "open" });
});
after(() => server.close());

const { operations } = openapiDocument();

/** Values that are special for some parameter, sent as any of them. */
const meaningful = fc.constantFrom(
  ..."John 3:16|Ps.23, vv.1–3|Rom 8:1-4, 28; 12:1-2|Ju 1|Gen 51|Mal 4:5-Matt 1:2|JHN.3.16|43003016".split(
    "|",
  ),
  ..."43|GEN|1-thessalonians|KJV|asv|XYZ|inline|json|text|markdown|1-3|5-|3-1|Ps.23.1-Ps.23.6".split("|"),
);
const boundary = fc.constantFrom("0", "1", "2", "50", "51", "66", "67", "150", "31102", "31103", "999999999");
const hostile = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "-1",
    "+1",
    "01",
    "1e9",
    "1000000000",
    "9".repeat(400),
    "NaN",
    "\0",
    "%",
    "%zz",
    "%ff",
  ),
  fc.constantFrom("%ed%a0%80", "%c0%af", "\u202e16:3 nhoJ", "Jo\u0301n 3", "\u{1f4d6}", "a".repeat(3000)),
  fc.constantFrom("Gen 1;".repeat(101), "<script>", "../../etc/passwd", "' OR 1=1 --", "__proto__", "٣"),
  fc.string({ unit: "binary", maxLength: 30 }),
);

/** Percent-encodes a value but keeps its own encodings, so that broken ones reach the service. */
const encode = (value: string): string =>
  value.startsWith("%") ? value : encodeURIComponent(value.toWellFormed());

const value = fc.oneof({ weight: 3, arbitrary: meaningful }, boundary, hostile).map(encode);

function queryOf(names: readonly string[]): fc.Arbitrary<string> {
  const known = names.length === 0 ? ["key"] : names;
  const name = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...known) },
    fc.constantFrom("vesion", "utm_source", "_", "ref", "bookID", "key", "constructor", "%", ""),
  );
  return fc
    .array(fc.tuple(name, value), { maxLength: known.length + 2 })
    .map((pairs) => pairs.map(([one, text]) => `${one}=${text}`).join("&"));
}

/** A request with the examples of the document, some of its parameters replaced. */
function nearlyGood(path: string, names: readonly string[]): fc.Arbitrary<string> {
  const good = examplesOf(path);
  return fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 2 }).map((changed) =>
    Object.entries({ ...good, ...changed })
      .map(([name, text]) => `${name}=${text}`)
      .join("&"),
  );
}

type Json = (typeof openapi)[string];

function follow(found: Json | undefined): Json | undefined {
  if (!isObject(found) || typeof found.$ref !== "string") return found;
  const steps = found.$ref.slice(2).split("/");
  return steps.reduce<Json | undefined>((part, step) => (isObject(part) ? part[step] : undefined), openapi);
}

/** The examples of an operation's required parameters. */
function examplesOf(path: string): Readonly<Record<string, string>> {
  const item = isObject(openapi.paths) ? openapi.paths[path] : undefined;
  const get = isObject(item) ? item.get : undefined;
  const listed = isObject(get) && Array.isArray(get.parameters) ? get.parameters.map(follow) : [];
  const pairs = listed.flatMap((one): [string, string][] =>
    isObject(one) && one.required === true && typeof one.name === "string" && one.example !== undefined
      ? [[one.name, encode(String(one.example))]]
      : [],
  );
  return Object.fromEntries(pairs);
}

for (const { path, parameters } of operations.filter((one) => one.path.startsWith("/api"))) {
  test(`${path} answers every request as documented`, async () => {
    const query =
      parameters.length === 0 ? queryOf([]) : fc.oneof(queryOf(parameters), nearlyGood(path, parameters));
    const property = fc.asyncProperty(query, async (sent) => {
      // This test does not concern the limit of the sandbox.
      server.advance(5000);
      const target = `${path}?${sent}`;
      const ask = { headers: { "x-request-id": "fuzz" }, key: null };
      const first = await server.ask(target, ask);
      assert.ok(first.status < 500, `${first.status}: ${first.text}`);
      const second = await server.ask(target, ask);
      assert.equal(second.status, first.status);
      assert.ok(second.bytes.equals(first.bytes), "the same request was answered with other bytes");
    });
    await fc.assert(property, { numRuns: RUNS });
  });
}

/** Whether a URL alone is a complete request of the operation. */
const hasGet = (path: string): boolean => {
  const item = isObject(openapi.paths) ? openapi.paths[path] : undefined;
  return isObject(item) && item.get !== undefined;
};

for (const { path } of operations.filter((one) => one.path.startsWith("/api") && hasGet(one.path))) {
  test(`the examples of ${path} get a 200`, async () => {
    const query = Object.entries(examplesOf(path)).map(([name, text]) => `${name}=${text}`);
    if (path === "/api/lookup") query.push("verse_id=43003016");
    if (path === "/api/passage") query.push("reference=Ps+23");
    const { status, text } = await server.ask(`${path}?${query.join("&")}`, { key: null });
    assert.equal(status, 200, text);
  });
}
