// Callers that send slowly, or do not read: each gets the documented answer and is disconnected, and others
// are not affected. The timeouts are those of the service, but a twentieth as long.
import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { after, before, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { startServer, type TestServer } from "../support/server.ts";

const TIMEOUTS = { headersMs: 500, requestMs: 1500, checkMs: 100, keepAliveMs: 1000, stalledMs: 1500 };
/** Additional milliseconds allowed for a busy machine. */
const LATE_MS = 2500;

let server: TestServer;
before(async () => {
  server = await startServer({ timeouts: TIMEOUTS, mcp: [] });
});
after(() => server.close());

interface Caller {
  readonly socket: Socket;
  /** Everything received until the connection ended, and after how many milliseconds. */
  readonly ended: Promise<{ readonly text: string; readonly ms: number }>;
}

function call(): Caller {
  const { hostname, port } = new URL(server.url);
  const began = performance.now();
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("latin1").on("data", (more: string) => {
    text += more;
  });
  socket.on("error", () => {});
  const ended = once(socket, "close").then(() => ({ text, ms: performance.now() - began }));
  return { socket, ended };
}

/** Sends a byte at regular intervals until the connection ends. */
async function drip({ socket }: Caller, everyMs: number, bytes: string): Promise<void> {
  for (const byte of bytes) {
    if (!socket.writable) return;
    socket.write(byte);
    await wait(everyMs);
  }
}

const LINE = "GET /livez HTTP/1.1\r\nHost: a\r\n";
const BOOK = "GET /api/books HTTP/1.1\r\nHost: a\r\n";
const POST = "POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";

/**
 * The bytes sent at once, the bytes sent slowly after them, the statuses of all answers, and the shortest
 * time.
 */
type Row = readonly [
  description: string,
  first: string,
  rest: string,
  statuses: readonly string[],
  afterMs: number,
];

const ROWS: readonly Row[] = [
  ["nothing at all", "", "", ["408"], 500],
  ["half a request line", "GET /li", "", ["408"], 500],
  ["headers byte by byte", LINE, `X-A: ${"a".repeat(200)}`, ["408"], 500],
  ["a second request's headers", `${LINE}\r\nGET /`, "a".repeat(200), ["200", "408"], 500],
  ["a request, and no other", `${BOOK}\r\n`, "", ["200"], 1000],
  // The answer does not wait for the body, so it has already arrived.
  ["a body that nobody asked for", `${LINE}Content-Length: 999\r\n\r\n`, "a".repeat(999), ["200"], 1500],
  ["a body that is read", `${POST}Content-Length: 999\r\n\r\n`, "a".repeat(999), ["408"], 1500],
  [
    "chunks that are read",
    `${POST}Transfer-Encoding: chunked\r\n\r\n`,
    "1\r\na\r\n".repeat(99),
    ["408"],
    1500,
  ],
];

/** Sends requests on a connection of its own until stopped. */
function others(): { stop(): Promise<{ readonly answers: number; readonly statuses: ReadonlySet<number> }> } {
  let isOver = false;
  const run = async () => {
    const statuses = new Set<number>();
    let answers = 0;
    while (!isOver) {
      statuses.add((await server.ask("/api/passage?reference=John+3:16&version=KJV")).status);
      answers++;
      server.advance(100);
      await wait(20);
    }
    return { answers, statuses };
  };
  const running = run();
  return {
    stop: () => {
      isOver = true;
      return running;
    },
  };
}

for (const [description, first, rest, statuses, afterMs] of ROWS) {
  test(`${description}: ${statuses.join(", ")}`, async () => {
    const otherCallers = others();
    // Open as many connections as a hostile caller would.
    const callers = Array.from({ length: 50 }, call);
    const sending = callers.map(async (caller) => {
      caller.socket.write(first, "latin1");
      await drip(caller, 40, rest);
    });
    const ends = await Promise.all(callers.map(({ ended }) => ended));
    await Promise.all(sending);
    for (const { text, ms } of ends) {
      const found = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
      assert.deepEqual(found, statuses, text);
      assert.ok(ms >= afterMs - 50 && ms < afterMs + LATE_MS, `ended after ${ms} ms, not ${afterMs}`);
      if (statuses.at(-1) !== "408") continue;
      assert.match(text, /"error":"request_timeout"/);
      assert.match(text, /\r\nConnection: close\r\n/);
    }
    const { answers, statuses: otherStatuses } = await otherCallers.stop();
    assert.deepEqual([...otherStatuses], [200]);
    assert.ok(answers > 5, `${answers} answers beside`);
  });
}

test("callers that do not read are disconnected, and their answers are dropped", async () => {
  const whole = "/api/slice?start_index=1&end_index=31102";
  const { status, bytes } = await server.ask(whole);
  assert.equal(status, 200);
  assert.ok(bytes.length > 3_000_000, `${bytes.length} bytes`);
  const request = `GET ${whole} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server.keys.enterprise}\r\n\r\n`;
  // More than the buffers of both ends hold.
  const requestCount = 8;
  const callers: Caller[] = [];
  while (callers.length < 5) {
    const caller = call();
    callers.push(caller);
    caller.socket.pause();
    caller.socket.write(request.repeat(requestCount));
    // Send one after the other: a burst would be refused, which another test covers.
    await wait(200);
  }
  const otherCallers = others();
  await wait(TIMEOUTS.stalledMs + LATE_MS);
  // If the service still held the answers, all of them would arrive now.
  for (const { socket } of callers) socket.resume();
  for (const { text } of await Promise.all(callers.map(({ ended }) => ended))) {
    assert.equal(text.slice(0, 13), "HTTP/1.1 200 ");
    assert.ok(
      text.length < bytes.length * requestCount,
      `${text.length} of ${bytes.length * requestCount} bytes came`,
    );
  }
  const { statuses } = await otherCallers.stop();
  assert.deepEqual([...statuses], [200]);
});
