import assert from "node:assert/strict";
import { test } from "node:test";
import type { Sql } from "postgres";
import { testClock } from "../testdata/harness.ts";
import { makePostgresListener } from "./postgres-listener.ts";

interface Client {
  readonly notify: (text: string) => void;
  isEnded: boolean;
}

/** A listener with fake clients: each LISTEN fails while `refuses`. */
function setUp() {
  const clock = testClock();
  const clients: Client[] = [];
  const server = { refuses: false };
  const heard: string[] = [];
  let begun = 0;
  const connect = () => {
    const client = {
      isEnded: false,
      notify: (_: string): void => {},
      async listen(_: string, hear: (message: string) => void, onBegin: () => void) {
        client.notify = hear;
        if (server.refuses) throw new Error("refused");
        onBegin();
      },
      async end() {
        client.isEnded = true;
      },
    };
    clients.push(client);
    return client as unknown as Sql;
  };
  const listener = makePostgresListener(connect, clock);
  const listen = () =>
    listener.listen(
      "keys",
      (message) => heard.push(message),
      () => begun++,
    );
  const settle = () => new Promise(setImmediate);
  return { clock, clients, server, heard, listener, listen, settle, begun: () => begun };
}

test("each notification is handled once, by the newest connection only", async () => {
  const { clock, clients, heard, listener, listen, settle, begun } = setUp();
  await listen();
  listener.retry();
  clients[0]?.notify("a");
  listener.disconnect();
  clients[0]?.notify("late");
  clock.advance(500);
  for (let time = 0; time < 40; time++) listener.retry();
  await settle();
  clients[1]?.notify("b");
  assert.deepEqual([clients.length, heard, begun()], [2, ["a", "b"], 2]);
  assert.deepEqual(
    clients.map(({ isEnded }) => isEnded),
    [true, false],
  );
  await listener.close();
  assert.equal(clients[1]?.isEnded, true);
  clock.advance(500);
  listener.retry();
});

test("a refused LISTEN is retried with a new connection, at most twice a second", async () => {
  const { clock, clients, server, heard, listener, listen, settle } = setUp();
  server.refuses = true;
  await assert.rejects(listen(), /refused/);
  for (let round = 0; round < 3; round++) {
    clock.advance(500);
    for (let time = 0; time < 10; time++) listener.retry();
    await settle();
  }
  assert.equal(clients.length, 4);
  assert.ok(clients.every(({ isEnded }) => isEnded));
  server.refuses = false;
  clock.advance(500);
  listener.retry();
  await settle();
  for (const client of clients) client.notify("x");
  assert.deepEqual(heard, ["x"]);
  await listener.close();
});
