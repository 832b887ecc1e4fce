import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { test } from "node:test";
import { STORE_REQUESTS } from "./bounds.ts";
import { listenTo } from "./testdata/listen-to.ts";

const GET = "GET /mounted HTTP/1.1\r\nHost: a\r\n\r\n";

test("a mounted handler is refused too under overload", {
  timeout: 20_000,
}, async (t) => {
  let waiting = 0;
  const listening = await listenTo({
    app: { handle: () => assert.fail("the app must not be called") },
    mount: {
      path: "/mounted",
      bodyLimit: 1,
      handle: () => {
        waiting++;
        return new Promise(() => {});
      },
    },
  });
  t.after(() => listening.close(0));
  const port = Number(new URL(listening.url).port);
  const busy: Socket[] = [];
  while (waiting < STORE_REQUESTS && !t.signal.aborted) {
    const wanted = waiting + 1;
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    busy.push(socket);
    socket.write(GET);
    while (waiting < wanted && !t.signal.aborted) await new Promise(setImmediate);
  }
  const answer = await fetch(`${listening.url}/mounted`);
  assert.equal(answer.status, 503);
  assert.match(answer.headers.get("retry-after") ?? "", /^\d+$/);
  assert.equal((JSON.parse(await answer.text()) as { error: string }).error, "unavailable");
  assert.equal(waiting, STORE_REQUESTS);
  for (const socket of busy) socket.destroy();
});

test("calls of a mounted handler that arrive together begin in different turns", {
  timeout: 20_000,
}, async (t) => {
  let turn = 0;
  let isDone = false;
  const countTurn = (): void => {
    turn++;
    if (!isDone) setImmediate(countTurn);
  };
  t.after(() => {
    isDone = true;
  });
  let begun: number[] = [];
  const listening = await listenTo({
    app: { handle: () => assert.fail("the app must not be called") },
    mount: {
      path: "/mounted",
      bodyLimit: 1,
      handle: async () => {
        begun.push(turn);
        return { status: 204, headers: [], body: null };
      },
    },
  });
  t.after(() => listening.close(0));
  const port = Number(new URL(listening.url).port);
  const sockets = Array.from({ length: 4 }, () => connect(port, "127.0.0.1"));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
  });
  const callAll = (): Promise<unknown> => {
    for (const socket of sockets) socket.write(GET);
    return Promise.all(sockets.map((socket) => once(socket, "data")));
  };
  // After a first answer the server reads from every connection, so the next calls arrive in one turn.
  await callAll();
  begun = [];
  countTurn();
  await callAll();
  assert.equal(new Set(begun).size, sockets.length, `begun in turns ${begun.join(", ")}`);
});
