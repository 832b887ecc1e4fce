// The examples of openapi.yaml are real answers of the service: each is requested and compared byte for
// byte, except for what `x-excerpt` shortens, and the request id of a request that could not be read. The
// examples of parameters are sent; those of headers must occur among the received headers.
import assert from "node:assert/strict";
import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import { PassThrough } from "node:stream";
import { after, before, test } from "node:test";
import { ALIASES } from "../packages/server/src/http/query.ts";
import { openapi } from "./support/contract.ts";
import {
  type Example,
  entriesOf,
  examples,
  objectAt,
  operations,
  parametersOf,
  queryOf,
} from "./support/examples.ts";
import { rawAnswers } from "./support/judge.ts";
import { type Answer, type Ask, type Options, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const REQUEST_ID = "7f3a";

/** Requests an example as the document says. */
function askFor(from: TestServer, example: Example, more: Ask = {}): Promise<Answer> {
  const { method, target = "", media, plan, body } = example;
  const accept: Record<string, string> = media === "application/problem+json" ? { accept: media } : {};
  const key = plan === "free" || plan === "production" || plan === "enterprise" ? plan : null;
  const sent: Ask = body === undefined ? {} : { body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  const headers = { "x-request-id": REQUEST_ID, ...accept, ...type, ...more.headers };
  return from.ask(target, { method, key, ...sent, ...more, headers });
}

/** Writes a request line and a header to a socket, and returns text and status of the answer. */
async function askRaw(
  { media }: Example,
  line: string,
  header = "Host: a",
): Promise<Pick<Answer, "status" | "text">> {
  const bytes = `${[line, `X-Request-Id: ${REQUEST_ID}`, `Accept: ${media}`, header].join("\r\n")}\r\n\r\n`;
  const [first] = rawAnswers(bytes, Buffer.from(await server.raw(bytes)));
  return { status: first?.status ?? 0, text: Buffer.from(first?.body ?? []).toString() };
}

/** Calls another server, in a state of the test. */
async function askAnother(options: Options, ask: (other: TestServer) => Promise<Answer>): Promise<Answer> {
  const other = await startServer(options);
  const logged = console.error;
  console.error = () => {};
  try {
    return await ask(other);
  } finally {
    console.error = logged;
    await other.close();
  }
}

/** The error of Node's parser for an incomplete request, without waiting for its timeout. */
async function timeOut(): Promise<Pick<Answer, "status" | "text">> {
  const found = new Promise<Server>((resolve) =>
    subscribe("http.server.request.start", (message) => resolve((message as { server: Server }).server)),
  );
  await server.ask("/livez");
  const socket = new PassThrough();
  const error = Object.assign(new Error("timed out"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  (await found).emit("clientError", error, socket);
  const bytes = Buffer.concat(await socket.toArray());
  const [first] = rawAnswers("", bytes);
  return { status: first?.status ?? 0, text: Buffer.from(first?.body ?? []).toString() };
}

/** Calls /scan with a body. */
const post = (example: Example, body: string, type = "application/json"): Promise<Answer> =>
  askFor(
    server,
    { ...example, target: "/api/scan" },
    { method: "POST", headers: { "content-type": type }, body },
  );

const boundTo = async (
  example: Example,
  limits: Parameters<TestServer["makeKey"]>[0],
  headers: Readonly<Record<string, string>>,
): Promise<Answer> => {
  const key = await server.makeKey(limits);
  return askFor(server, example, { key: null, headers: { "x-api-key": key, ...headers } });
};

/** How to get the examples that a URL alone does not give, by error code. */
const CIRCUMSTANCES: Readonly<
  Record<string, (example: Example) => Promise<Pick<Answer, "status" | "text">>>
> = {
  reference_too_long: (example) =>
    askFor(server, { ...example, target: `/api/resolve?reference=${"a".repeat(1001)}` }),
  malformed_request: (example) =>
    askRaw(
      example,
      example.where === "responses/BadRequest" ? "GET /api/resolve?reference=\u00e9 HTTP/1.1" : "nonsense",
    ),
  origin_not_allowed: (example) =>
    boundTo(example, { origins: ["https://example.org"] }, { origin: "https://elsewhere.example" }),
  version_not_allowed: (example) => boundTo(example, { versions: ["ASV"] }, {}),
  request_timeout: timeOut,
  invalid_body: (example) => post(example, "{}"),
  body_too_large: (example) => post(example, JSON.stringify({ text: "a".repeat(1024 * 1024) })),
  unsupported_media_type: (example) => post(example, "text=a", "application/x-www-form-urlencoded"),
  uri_too_long: (example) => askRaw(example, `GET /livez?${"a".repeat(25_000)} HTTP/1.1`),
  headers_too_large: (example) => askRaw(example, "GET /livez HTTP/1.1", `X-A: ${"a".repeat(40_000)}`),
  rate_limited: async (example) => {
    for (let time = 0; time < 10; time++) await askFor(server, example);
    return askFor(server, example);
  },
  quota_exceeded: (example) =>
    askAnother({}, async (other) => {
      for (let time = 0; time < 500; time++) {
        assert.equal((await askFor(other, example)).status, 200);
        other.advance(600);
      }
      return askFor(other, example);
    }),
  internal_error: (example) => {
    const parts = (): never => {
      throw new Error("an unexpected error");
    };
    return askAnother({ parts }, (other) => askFor(other, example));
  },
  unavailable: (example) =>
    askAnother({ parts: () => ({ process: "draining" }) }, (other) => askFor(other, example)),
};

/** Statuses of the responses that several operations share. */
const SHARED: Readonly<Record<string, number>> = {
  "responses/BadRequest": 400,
  "responses/Unauthorized": 401,
  "responses/Forbidden": 403,
  "responses/InvalidBody": 400,
  "responses/BodyTooLarge": 413,
  "responses/UnsupportedMediaType": 415,
  "responses/UnknownVersion": 404,
  "responses/UnknownPathOrVersion": 404,
  "responses/Unprocessable": 422,
  "responses/TooManyRequests": 429,
  "responses/Unavailable": 503,
};

/** The value, with the parts at the pointers shortened as in the example. */
function cut(value: unknown, example: unknown, pointers: readonly string[], pointer = ""): unknown {
  if (typeof value !== "object" || value === null || typeof example !== "object" || example === null)
    return value;
  const isCut = pointers.includes(pointer);
  if (Array.isArray(value) && Array.isArray(example)) {
    const shownItems = isCut ? value.slice(0, example.length) : value;
    return shownItems.map((part, index) => cut(part, example[index], pointers, `${pointer}/${index}`));
  }
  const shown = new Map<string, unknown>(Object.entries(example));
  const shownMembers = Object.entries(value).filter(([name]) => !isCut || shown.has(name));
  return Object.fromEntries(
    shownMembers.map(([name, part]) => [name, cut(part, shown.get(name), pointers, `${pointer}/${name}`)]),
  );
}

function assertSame(example: Example, text: string): void {
  const { value, excerpt, media, target } = example;
  if (typeof value === "string") {
    if (excerpt.length > 0) assert.ok(text.startsWith(value), text.slice(0, 200));
    else assert.equal(text.trimEnd(), value.trimEnd());
    return;
  }
  const found: unknown = JSON.parse(text);
  const settled =
    target === undefined && media === "application/json"
      ? { ...(found as object), request_id: REQUEST_ID }
      : cut(found, value, excerpt);
  assert.equal(JSON.stringify(settled, null, 1), JSON.stringify(value, null, 1));
}

test("there are many examples", () => assert.ok(examples.length > 50, String(examples.length)));

for (const example of examples) {
  const { where, name, media, method, target, status } = example;
  test(`${where} ${media} ${name}: ${method} ${target ?? "in a special situation"}`, async () => {
    server.advance(60_000);
    const circumstance = CIRCUMSTANCES[name];
    assert.ok(circumstance !== undefined || target !== undefined, "nothing says how it is asked for");
    const answer = await (circumstance === undefined ? askFor(server, example) : circumstance(example));
    assert.equal(answer.status, SHARED[where] ?? status, answer.text);
    assertSame(example, answer.text);
  });
}

/** Parameters that another parameter needs besides the required ones. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  endChapter: ["verse", "endVerse"],
  endVerse: ["verse"],
  start_index: ["end_index"],
  end_index: ["start_index"],
  link: ["format"],
};

for (const [path, operation] of operations) {
  const parameters = parametersOf(operation);
  for (const parameter of parameters) {
    const name = String(parameter.name);
    test(`${path}: the example of ${name} gets a 200`, async () => {
      server.advance(60_000);
      const main = ALIASES[name] ?? name;
      const wanted = new Set([name, ...(COMPANIONS[main] ?? [])]);
      const isAlone = path === "/api/passage" && main !== "reference" && !name.endsWith("_index");
      const sent = parameters.filter(
        ({ name, required }) =>
          (required === true && name !== main) ||
          wanted.has(String(name)) ||
          (isAlone && name === "reference"),
      );
      const { status, text } = await server.ask(`${path}?${queryOf(sent)}`);
      assert.equal(status, 200, text);
    });
  }
}

/** Headers whose examples are only illustrative: other texts or another request give other values. */
const STANDING = new Set(["DataRevision", "Traceparent", "ETag"]);

test("the examples of headers occur in answers", async (t) => {
  const fresh = await startServer();
  t.after(() => fresh.close());
  const resolve = "/api/resolve?reference=John+3:16";
  const id = { "x-request-id": REQUEST_ID };
  const answers = [
    await fresh.ask(resolve, { key: "free", headers: id }),
    await fresh.ask("/api/scripture?book_id=43&chapter=3&version=KJV", {
      headers: { "accept-encoding": "br" },
    }),
    await fresh.ask(resolve, { key: null }),
    await fresh.ask(`${resolve}&key=${fresh.keys.free}`, { key: null }),
    await fresh.ask("/api/passage", { method: "OPTIONS" }),
    await fresh.ask("/api/scan?text=John+3:16&format=html"),
  ];
  for (let time = 0; time < 10; time++) answers.push(await fresh.ask(resolve, { key: "free" }));
  const seen = new Set(answers.flatMap(({ headers }) => Object.values(headers).map(String)));
  const headers = entriesOf(objectAt(openapi.components).headers).filter(([name]) => !STANDING.has(name));
  const missing = headers.filter(([, header]) => !seen.has(String(objectAt(header).example)));
  assert.deepEqual(
    missing.map(([name, header]) => [name, objectAt(header).example]),
    [],
  );
});
