import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { test } from "node:test";
import { UNSENT_BYTES, WAITING } from "./admission.ts";
import type { Incoming, MaybePromise, Outgoing } from "./exchange.ts";
import type { Listening } from "./listen.ts";
import { listenTo } from "./testdata/listen-to.ts";

const answerWith = (body: Uint8Array): Outgoing => ({
  status: 200,
  headers: ["Content-Length", String(body.length)],
  body,
});
const OK = answerWith(Buffer.from("ok"));
const TOO_MUCH: Outgoing = { status: 503, headers: ["Content-Length", "0"], body: null };

function start(
  handle: (incoming: Incoming) => MaybePromise<Outgoing>,
  mounted: (body: Uint8Array | null) => Promise<Outgoing> = () => Promise.resolve(OK),
): Promise<Listening> {
  return listenTo({
    app: { handle: (incoming) => (incoming.isTooMuch ? TOO_MUCH : handle(incoming)) },
    mount: { path: "/mounted", bodyLimit: 100, handle: (_, body) => mounted(body) },
  });
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket)).once("error", reject);
  });

/** All that comes until the connection ends. */
async function readAll(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  return text;
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once("close", () => resolve()));
const get = (path: string, more = ""): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

test("a CONNECT whose caller resets the connection ends nothing but that", async () => {
  const listening = await start(() => OK);
  for (let time = 0; time < 5; time++) {
    const socket = await open(listening.port);
    socket.write("CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n");
    await new Promise<void>((resolve) => socket.once("readable", resolve));
    socket.resetAndDestroy();
    await closed(socket);
  }
  assert.equal(await (await fetch(`${listening.url}/`)).text(), "ok");
  await listening.close(0);
});

test("what is made for callers who have gone takes no room", async () => {
  const body = new Uint8Array(UNSENT_BYTES / 2);
  const made: (() => void)[] = [];
  const listening = await start(({ target }) =>
    target === "/" ? OK : new Promise((resolve) => made.push(() => resolve(answerWith(body)))),
  );
  for (const more of ["", get("/large")]) {
    for (let time = 0; time < 3; time++) {
      const socket = await open(listening.port);
      const wanted = made.length + (more === "" ? 1 : 2);
      socket.write(get("/large") + more);
      while (made.length < wanted) await new Promise(setImmediate);
      socket.resetAndDestroy();
      await closed(socket);
      // The server has seen it too when it answers another.
      assert.equal((await fetch(`${listening.url}/`)).status, 200);
      for (const make of made) make();
      await new Promise(setImmediate);
    }
  }
  assert.equal((await fetch(`${listening.url}/`)).status, 200);
  await listening.close(0);
});

const BODIES: readonly (readonly [string, string])[] = [
  ["Transfer-Encoding: chunked\r\n", "2\r\nab\r\n0\r\n\r\n"],
  ["Expect: 100-continue\r\nContent-Length: 2\r\n", "ab"],
  ["Connection: close\r\nContent-Length: 2\r\n", "ab"],
  ["Content-Length: 200000\r\n", "a".repeat(200_000)],
];
for (const [headers, sent] of BODIES) {
  test(`an answer is whole though a body is on its way: ${headers.trim().replace("\r\n", ", ")}`, async () => {
    const body = Buffer.alloc(400_000, "x");
    const listening = await start(() => answerWith(body));
    const socket = await open(listening.port);
    socket.write(get("/", headers));
    // All is handed to the system, and nothing of it was read.
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    socket.write(sent);
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    const text = await readAll(socket);
    assert.equal(text.length - text.indexOf("\r\n\r\n") - 4, body.length);
    await listening.close(0);
  });
}

test("requests before one that is none are answered", async () => {
  const listening = await start(({ target }) =>
    answerWith(Buffer.alloc(target === "/large" ? 2_000_000 : 2, "x")),
  );
  for (const before of [["/"], ["/", "/", "/"], ["/large", "/"], ["/large"]]) {
    const socket = await open(listening.port);
    socket.write(`${before.map((path) => get(path)).join("")}BAD\r\n\r\n`);
    const answers = (await readAll(socket)).match(/HTTP\/1\.1 200/g) ?? [];
    assert.equal(answers.length, before.length, before.join());
  }
  await listening.close(0);
});

test("who waits for the caller's own body turns nobody away", async () => {
  const listening = await start(() => OK);
  const head = "POST /mounted HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n";
  const sockets: Socket[] = [];
  for (let at = 0; at < WAITING + 10; at++) {
    const socket = await open(listening.port);
    socket.on("error", () => {}).write(head);
    sockets.push(socket);
  }
  assert.equal((await fetch(`${listening.url}/`)).status, 200);
  // Their bodies alone have a bound.
  assert.equal((await fetch(`${listening.url}/mounted`)).status, 503);
  for (const socket of sockets) socket.destroy();
  await listening.close(0);
});

test("who asks whether to go on with a body that is read is told so", async () => {
  const listening = await start(
    () => OK,
    (body) => Promise.resolve(answerWith(body ?? new Uint8Array())),
  );
  const socket = await open(listening.port);
  socket.write("POST /mounted HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n");
  const first = String(await new Promise((resolve) => socket.once("data", resolve)));
  assert.match(first, /^HTTP\/1\.1 100 /);
  socket.write("body");
  const second = String(await new Promise((resolve) => socket.once("data", resolve)));
  assert.match(second, /^HTTP\/1\.1 200 [\s\S]*\r\n\r\nbody$/);
  socket.destroy();
  await listening.close(0);
});
