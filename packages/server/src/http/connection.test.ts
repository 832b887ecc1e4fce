import assert from "node:assert/strict";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { connect, type Socket } from "node:net";
import { type TestContext, test } from "node:test";
import { CALLER_BYTES, CROWDED_BYTES, CROWDED_CALLER_BYTES, READ_AHEAD, REQUEST_BYTES } from "./bounds.ts";
import type { Incoming, MaybePromise, Outgoing } from "./exchange.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import type { Listening } from "./listen.ts";
import { listenTo } from "./testdata/listen-to.ts";

const answerWith = (body: Uint8Array): Outgoing => ({
  status: 200,
  headers: ["Content-Length", String(body.length)],
  body,
});
const OK = answerWith(Buffer.from("ok"));
const TOO_MUCH: Outgoing = { status: 503, headers: ["Content-Length", "0"], body: null };

interface Parts {
  readonly mounted?: (body: Uint8Array | null) => Promise<Outgoing>;
  readonly ledger?: Ledger;
}

/** Each test waits for bytes and connections, so a defect could make it hang. */
const LIMIT = { timeout: 20_000 };

/** A server that is closed when the test ends, also after a failure. */
async function start(
  t: TestContext,
  handle: (incoming: Incoming) => MaybePromise<Outgoing>,
  { mounted = () => Promise.resolve(OK), ledger }: Parts = {},
): Promise<Listening> {
  const listening = await listenTo({
    ledger,
    app: { handle: (incoming) => (incoming.isOverloaded ? TOO_MUCH : handle(incoming)) },
    mount: { path: "/mounted", bodyLimit: 100_000, handle: (_, body) => mounted(body) },
  });
  t.after(() => listening.close(0));
  return listening;
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket)).once("error", reject);
  });

/** Everything received until the connection ends. */
async function readAll(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  return text;
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once("close", () => resolve()));
const get = (path: string, more = ""): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

test("a caller that resets a CONNECT request ends only its own connection", LIMIT, async (t) => {
  const listening = await start(t, () => OK);
  for (let time = 0; time < 5; time++) {
    const socket = await open(listening.port);
    socket.write("CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n");
    await new Promise<void>((resolve) => socket.once("readable", resolve));
    socket.resetAndDestroy();
    await closed(socket);
  }
  assert.equal(await (await fetch(`${listening.url}/`)).text(), "ok");
});

/** Waits until a condition holds, while the event loops of both ends run. */
async function until(t: TestContext, holds: () => boolean): Promise<void> {
  while (!holds() && !t.signal.aborted) await new Promise(setImmediate);
}

test("answers for callers who have disconnected are not made", LIMIT, async (t) => {
  const body = new Uint8Array(CALLER_BYTES);
  const made: (() => void)[] = [];
  const ledger = createLedger();
  const listening = await start(
    t,
    ({ target }) =>
      target === "/" ? OK : new Promise((resolve) => made.push(() => resolve(answerWith(body)))),
    { ledger },
  );
  for (const more of ["", get("/large")]) {
    for (let time = 0; time < 3; time++) {
      const socket = await open(listening.port);
      const wanted = made.length + 1;
      socket.write(get("/large") + more);
      await until(t, () => made.length === wanted);
      socket.resetAndDestroy();
      await closed(socket);
      // Once the server answers another request, it has noticed the disconnection too.
      assert.equal((await fetch(`${listening.url}/`)).status, 200);
      for (const make of made) make();
      await new Promise(setImmediate);
      assert.equal(
        ledger.hasRoom(() => "127.0.0.1", CALLER_BYTES),
        true,
      );
    }
  }
});

test("one connection has one answer in progress, and all answers arrive", LIMIT, async (t) => {
  const body = Buffer.alloc(8_000_000, "x");
  let made = 0;
  const listening = await start(t, () => {
    made++;
    return answerWith(body);
  });
  const socket = await open(listening.port);
  socket.pause();
  const asked = 2 * READ_AHEAD + 5;
  // In several pieces, so that reading stops and continues.
  for (let piece = 0; piece < asked; piece++) {
    socket.write(get("/"));
    await new Promise(setImmediate);
  }
  const seen = made;
  assert.ok(seen <= 2, `${seen} answers in progress`);
  let received = 0;
  socket.on("data", (chunk: Buffer) => {
    received += chunk.length;
  });
  socket.resume();
  await until(t, () => received >= asked * body.length);
  assert.equal(made, asked);
  socket.destroy();
});

test("every byte counts for its caller until it was sent", LIMIT, async (t) => {
  const body = Buffer.alloc(8_000_000, "x");
  const ledger = createLedger();
  const listening = await start(t, () => ({ ...answerWith(body), caller: "key" }), { ledger });
  const hasRoom = (bytes: number): boolean => ledger.hasRoom(() => "key", bytes);
  const sockets = await Promise.all(Array.from({ length: 3 }, () => open(listening.port)));
  for (const socket of sockets) {
    socket.pause();
    socket.write(get("/"));
  }
  await until(t, () => !hasRoom(CALLER_BYTES - 3 * body.length + 1));
  assert.equal(hasRoom(CALLER_BYTES - 3 * body.length), true);
  sockets[0]?.resume();
  await until(t, () => hasRoom(CALLER_BYTES - 2 * body.length));
  for (const socket of sockets) socket.destroy();
  await until(t, () => hasRoom(CALLER_BYTES));
});

test("an answer that the system takes at once is not counted", LIMIT, async (t) => {
  const { hold, ...rest } = createLedger();
  const counted: number[] = [];
  const ledger: Ledger = {
    ...rest,
    hold: (caller, bytes) => {
      counted.push(bytes);
      return hold(caller, bytes);
    },
  };
  const bodies: Readonly<Record<string, Uint8Array>> = {
    "/small": Buffer.alloc(5_000, "x"),
    "/medium": Buffer.alloc(30_000, "x"),
    "/large": Buffer.alloc(8_000_000, "x"),
  };
  const listening = await start(t, ({ target }) => answerWith(bodies[target] ?? Buffer.alloc(0)), { ledger });
  for (const [path, body] of Object.entries(bodies)) {
    const received = await (await fetch(`${listening.url}${path}`)).arrayBuffer();
    assert.equal(received.byteLength, body.length);
  }
  assert.deepEqual(counted, [8_000_000]);
});

test("a connection with too many waiting requests is cut, and they no longer count", LIMIT, async (t) => {
  const ledger = createLedger();
  const others = ledger.hold(() => "others", CROWDED_BYTES);
  let asked = 0;
  const listening = await start(
    t,
    ({ target }) => {
      asked++;
      return target === "/" ? OK : new Promise(() => {});
    },
    { ledger },
  );
  const [mine, theirs] = await Promise.all([open(listening.port), open(listening.port)]);
  let parsed = 0;
  const count = (): void => {
    parsed++;
  };
  subscribe("http.server.request.start", count);
  // 1 MiB in a crowd, at 4 KiB a request, plus one read of a connection.
  mine.write(get("/slow").repeat(2000));
  await closed(mine);
  unsubscribe("http.server.request.start", count);
  assert.equal(asked, 1);
  // One request is started, this many wait, and the next one makes the server cut the connection.
  assert.equal(parsed, 1 + CROWDED_CALLER_BYTES / REQUEST_BYTES + 1);
  theirs.write(get("/"));
  await new Promise<void>((resolve) => theirs.once("readable", resolve));
  assert.match(String(theirs.read()), /^HTTP\/1\.1 200/);
  others();
  await until(t, () => ledger.hasRoom(() => "127.0.0.1", CALLER_BYTES));
  theirs.destroy();
});

test("a request for another protocol is answered, and its connection ends", LIMIT, async (t) => {
  const listening = await start(t, () => OK);
  const socket = await open(listening.port);
  const upgrade = get("/", "Connection: Upgrade\r\nUpgrade: websocket\r\n");
  socket.write(get("/") + upgrade + get("/"));
  const text = await readAll(socket);
  // Requests after it are not answered: Node drops them.
  assert.equal(text.match(/HTTP\/1\.1 200/g)?.length, 2);
  assert.equal(text.match(/Connection: close/gi)?.length, 1);
});

const BODIES: readonly (readonly [string, string])[] = [
  ["Transfer-Encoding: chunked\r\n", "2\r\nab\r\n0\r\n\r\n"],
  ["Expect: 100-continue\r\nContent-Length: 2\r\n", "ab"],
  ["Connection: close\r\nContent-Length: 2\r\n", "ab"],
  ["Content-Length: 200000\r\n", "a".repeat(200_000)],
];
for (const [headers, sent] of BODIES) {
  test(
    `an answer is complete although a body is still arriving: ${headers.trim().replace("\r\n", ", ")}`,
    LIMIT,
    async (t) => {
      const body = Buffer.alloc(400_000, "x");
      const listening = await start(t, () => answerWith(body));
      const socket = await open(listening.port);
      socket.write(get("/", headers));
      // All bytes were passed to the system, and the caller has read none.
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      socket.write(sent);
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      const text = await readAll(socket);
      assert.equal(text.length - text.indexOf("\r\n\r\n") - 4, body.length);
    },
  );
}

test("requests before a malformed one are answered", LIMIT, async (t) => {
  const listening = await start(t, ({ target }) =>
    answerWith(Buffer.alloc(target === "/large" ? 2_000_000 : 2, "x")),
  );
  for (const before of [["/"], ["/", "/", "/"], ["/large", "/"], ["/large"]]) {
    const socket = await open(listening.port);
    socket.write(`${before.map((path) => get(path)).join("")}BAD\r\n\r\n`);
    const answers = (await readAll(socket)).match(/HTTP\/1\.1 200/g) ?? [];
    assert.equal(answers.length, before.length, before.join());
  }
});

test(
  "a body that is being received counts for its caller, and other requests are answered",
  LIMIT,
  async (t) => {
    const ledger = createLedger();
    const others = ledger.hold(() => "others", CROWDED_BYTES);
    const listening = await start(t, () => OK, { ledger });
    const head = "POST /mounted HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n";
    const sockets: Socket[] = [];
    // 1 MiB in a crowd.
    for (let index = 0; index < Math.floor(CROWDED_CALLER_BYTES / 100_000); index++) {
      const socket = await open(listening.port);
      socket.on("error", () => {}).write(head);
      sockets.push(socket);
    }
    await until(t, () => !ledger.hasRoom(() => "127.0.0.1", 100_000));
    assert.equal((await fetch(`${listening.url}/`)).status, 200);
    const body = "a".repeat(100_000);
    assert.equal((await fetch(`${listening.url}/mounted`, { method: "POST", body })).status, 503);
    for (const socket of sockets) socket.destroy();
    await until(t, () => ledger.hasRoom(() => "127.0.0.1", CROWDED_CALLER_BYTES));
    others();
  },
);

test("`Expect: 100-continue` is answered when the body is read", LIMIT, async (t) => {
  const listening = await start(t, () => OK, {
    mounted: (body) => Promise.resolve(answerWith(body ?? new Uint8Array())),
  });
  const socket = await open(listening.port);
  socket.write("POST /mounted HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n");
  const first = String(await new Promise((resolve) => socket.once("data", resolve)));
  assert.match(first, /^HTTP\/1\.1 100 /);
  socket.write("body");
  const second = String(await new Promise((resolve) => socket.once("data", resolve)));
  assert.match(second, /^HTTP\/1\.1 200 [\s\S]*\r\n\r\nbody$/);
  socket.destroy();
});
