import assert from "node:assert/strict";
import { test } from "node:test";
import { BODY_LIMIT, createHttpHandler, type HttpAnswer } from "./http.ts";

/** The result of a tool call. */
interface Failed {
  readonly message: string;
  readonly failure: { readonly code: string; readonly details: { readonly faults?: readonly string[] } };
}

/** A handler over an API that always gives the same answer, with a count of its requests. */
function setUp(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  const faults: unknown[] = [];
  let requestCount = 0;
  const handle = createHttpHandler({
    origins: [],
    fetchFor: () => async () => {
      requestCount++;
      return new Response(JSON.stringify(body), { status, headers });
    },
    onFault: (error) => faults.push(error),
  });
  const send = (message: unknown): Promise<HttpAnswer> => {
    const sent: Readonly<Record<string, string>> = {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
    };
    return handle({
      method: "POST",
      header: (name) => sent[name],
      body: Buffer.from(JSON.stringify(message)),
    });
  };
  const call = async (name: string, args: object): Promise<Failed> => {
    const answer = await send({
      ...{ jsonrpc: "2.0", id: 1 },
      ...{ method: "tools/call", params: { name, arguments: args } },
    });
    return JSON.parse(String(Buffer.from(answer.body ?? []))).result.structuredContent;
  };
  return { call, handle, requestCount: () => requestCount, faults };
}

for (const [status, code, seconds] of [
  [429, "rate_limited", 1],
  [503, "unavailable", 1],
] as const) {
  test(`a ${status} of the API is returned after one request, without a retry`, async () => {
    const body = { status: "error", error: code, message: "Later.", request_id: "r" };
    const { call, requestCount } = setUp(status, body, { "retry-after": String(seconds) });
    const { failure } = await call("resolve_reference", { reference: "John 3:16" });
    assert.equal(failure.code, code);
    assert.equal(requestCount(), 1);
  });
}

test("faults of arguments are reported in at most 120 characters", async () => {
  const { call, requestCount } = setUp(200, {});
  const long = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`${index}${"a".repeat(300)}`, 1]));
  const { failure, message } = await call("resolve_reference", { reference: "John 3:16", ...long });
  assert.equal(failure.code, "invalid_arguments");
  assert.deepEqual(
    failure.details.faults?.map(({ length }) => length),
    [120],
  );
  assert.ok(message.length < 300, message);
  assert.equal(requestCount(), 0);
});

test("a body that is too long is refused, and is not logged as an error", async () => {
  const { handle, faults } = setUp(200, {});
  const { status, body, headers } = await handle({ method: "POST", header: () => undefined, body: null });
  assert.equal(status, 413);
  assert.match(String(Buffer.from(body ?? [])), new RegExp(String(BODY_LIMIT)));
  assert.equal(headers[headers.indexOf("Connection") + 1], "close");
  assert.deepEqual(faults, []);
});
