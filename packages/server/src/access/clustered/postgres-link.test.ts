import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { StoreUnavailable } from "../key-store.ts";
import { testClock } from "../testdata/harness.ts";
import { outcomeOf, until, withMockTimers } from "../testdata/timed.ts";
import { openPostgres, type PostgresLink } from "./postgres-link.ts";
import { TimedOut } from "./timeout.ts";

const ANSWER_MS = 250;

interface Parts {
  readonly link: PostgresLink;
  /** Advances the clock and the timers. */
  readonly pass: (ms: number) => Promise<void>;
  /** Runs a query with these outcomes in turn: an error, `silence` or an answer; the last repeats. */
  readonly question: (...outcomes: readonly unknown[]) => () => Promise<unknown>;
  /** Queries that were sent. */
  readonly queryCount: () => number;
}

/** A link whose queries are functions of the test: nothing is sent. */
function linked(title: string, body: (parts: Parts) => Promise<void>): void {
  withMockTimers(title, async (tick) => {
    const clock = testClock();
    const link = openPostgres({
      url: "postgres://u@127.0.0.1:1/d",
      schema: "lectern",
      clock,
      answerMs: ANSWER_MS,
      onLock: "fail",
    });
    let queryCount = 0;
    const question = (...outcomes: readonly unknown[]) => {
      let turn = 0;
      return (): Promise<unknown> => {
        queryCount++;
        const outcome = outcomes[Math.min(turn++, outcomes.length - 1)];
        if (outcome === "silence") return new Promise(() => {});
        return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
      };
    };
    const pass = async (ms: number): Promise<void> => {
      clock.advance(ms);
      await tick(ms);
    };
    await body({ link, pass, question, queryCount: () => queryCount });
    await link.close();
  });
}

const LOST = Object.assign(new Error("write CONNECTION_CLOSED"), { code: "CONNECTION_CLOSED" });

linked("passes an answer on, and stays up", async ({ link, question }) => {
  assert.deepEqual(await Promise.all([link.query(question(7)), link.queryWithRetry(question("b"))]), [
    7,
    "b",
  ]);
  assert.equal(link.isDown(), false);
});

linked("times out after 250 ms, and does not retry", async ({ link, pass, question, queryCount }) => {
  const outcome = outcomeOf(link.queryWithRetry(question("silence")));
  await pass(ANSWER_MS - 1);
  assert.equal(outcome(), "waiting");
  await pass(1);
  const error = outcome();
  assert.ok(error instanceof StoreUnavailable && error.cause instanceof TimedOut);
  assert.deepEqual([link.isDown(), queryCount()], [true, 1]);
});

linked("sends nothing for half a second after a failure, then one query", async (parts) => {
  const { link, pass, question, queryCount } = parts;
  await assert.rejects(link.query(question(LOST)), { name: "StoreUnavailable", cause: LOST });
  await pass(499);
  await assert.rejects(link.query(question(1)), StoreUnavailable);
  assert.equal(queryCount(), 1);
  await pass(1);
  const first = outcomeOf(link.query(question("silence")));
  await assert.rejects(link.query(question(1)), StoreUnavailable);
  await assert.rejects(link.queryWithRetry(question(1)), StoreUnavailable);
  assert.equal(queryCount(), 2);
  await pass(ANSWER_MS);
  assert.ok(first() instanceof StoreUnavailable);
  // The pause starts at the failure, not at the query.
  await pass(499);
  await assert.rejects(link.query(question(1)), StoreUnavailable);
  await pass(1);
  assert.equal(link.isDown(), true);
  assert.equal(await link.query(question(1)), 1);
  assert.deepEqual([link.isDown(), queryCount()], [false, 3]);
  assert.deepEqual(await Promise.all([link.query(question(2)), link.query(question(3))]), [2, 3]);
});

linked("retries a query that may run twice until a pooled connection works", async (parts) => {
  const { link, question, queryCount } = parts;
  assert.equal(await link.queryWithRetry(question(LOST, LOST, "kept")), "kept");
  assert.deepEqual([link.isDown(), queryCount()], [false, 3]);
  await assert.rejects(link.queryWithRetry(question(LOST)), StoreUnavailable);
  assert.deepEqual([link.isDown(), queryCount()], [true, 6]);
});

/** Sends a query that gets no answer. */
async function sendUnanswered({ link, pass, question }: Parts): Promise<void> {
  const outcome = outcomeOf(link.query(question("silence")));
  await pass(ANSWER_MS);
  assert.ok(outcome() instanceof StoreUnavailable);
}

linked(
  "a query without an answer for ten seconds replaces all connections, though others got answers",
  async (parts) => {
    const { link, pass, question } = parts;
    const first = link.sql.options;
    await sendUnanswered(parts);
    await pass(500);
    assert.equal(await link.query(question(7)), 7);
    await pass(9_250);
    assert.equal(await link.query(question(7)), 7);
    assert.equal(link.sql.options, first);
    await pass(1);
    assert.equal(await link.query(question(7)), 7);
    const second = link.sql.options;
    assert.notEqual(second, first);
    await pass(20_000);
    assert.equal(await link.query(question(7)), 7);
    assert.equal(link.sql.options, second);
  },
);

linked("new connections without answers are kept until the server answers", async (parts) => {
  const { link, pass, question } = parts;
  await sendUnanswered(parts);
  await pass(10_000);
  await sendUnanswered(parts);
  const second = link.sql.options;
  for (let more = 0; more < 3; more++) {
    await pass(20_000);
    await sendUnanswered(parts);
  }
  assert.equal(link.sql.options, second);
  await pass(500);
  // The pending queries are old enough now, and one of them may be blocked by a dead connection.
  assert.equal(await link.query(question(7)), 7);
  await pass(1);
  assert.equal(await link.query(question(7)), 7);
  assert.notEqual(link.sql.options, second);
});

/** Errors of PostgreSQL, and whether they pause all queries. */
const ANSWERS: readonly (readonly [code: string, description: string, opens: boolean])[] = [
  ["23514", "a failed check", false],
  ["25006", "a read-only transaction", false],
  ["53100", "a full disk", false],
  ["42P01", "a missing table", false],
  ["55P03", "an unavailable lock", false],
  ["53300", "too many connections", true],
  ["57P01", "a shutdown by the operator", true],
  ["08006", "a lost connection", true],
  ["28P01", "a wrong password", true],
  ["3D000", "a missing database", true],
];
for (const [code, description, opens] of ANSWERS) {
  linked(`${description} ${opens ? "stops all queries" : "fails its own statement alone"}`, async (parts) => {
    const { link, question, queryCount } = parts;
    const error = Object.assign(new Error(description), { name: "PostgresError", code });
    await assert.rejects(link.query(question(error)), { name: "StoreUnavailable", cause: error });
    assert.equal(link.isDown(), opens);
    if (opens) return;
    await assert.rejects(link.queryWithRetry(question(error)), StoreUnavailable);
    assert.equal(queryCount(), 2);
    assert.equal(await link.query(question(7)), 7);
  });
}

for (const [onLock, opens] of [
  ["wait", false],
  ["fail", false],
  ["backOff", true],
] as const) {
  withMockTimers(
    `a locked table with onLock "${onLock}" ${opens ? "stops" : "does not stop"} other queries`,
    async () => {
      const link = openPostgres({
        ...{ url: "postgres://u@127.0.0.1:1/d", schema: "lectern", clock: testClock() },
        ...{ answerMs: ANSWER_MS, onLock },
      });
      const locked = Object.assign(new Error("locked"), { name: "PostgresError", code: "55P03" });
      await assert.rejects(
        link.query(() => Promise.reject(locked)),
        StoreUnavailable,
      );
      assert.equal(link.isDown(), opens);
      const { lock_timeout } = link.sql.options.connection;
      assert.equal(lock_timeout, onLock === "wait" ? undefined : 0.8 * ANSWER_MS);
      await link.close();
    },
  );
}

/** A link to a fake PostgreSQL. */
async function openLinkTo(server: Server) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return openPostgres({
    url: `postgres://u:p@127.0.0.1:${port}/d`,
    schema: "lectern",
    clock: testClock(),
    answerMs: ANSWER_MS,
    onLock: "wait",
  });
}

/** The answer of PostgreSQL to a login without a password: logged in, and ready for a query. */
const LET_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

withMockTimers("a connection lost as soon as it is made fails only the query that needs it", async (tick) => {
  const server = createServer((socket) => {
    socket
      .on("error", () => {})
      .once("data", () => {
        socket.write(LET_IN);
        socket.once("data", () => socket.destroy());
      });
  });
  const link = await openLinkTo(server);
  try {
    const outcome = outcomeOf(link.query(() => link.sql`SELECT 1`.execute()));
    await tick(1);
    await until(() => outcome() !== "waiting");
    const error = outcome();
    assert.ok(error instanceof StoreUnavailable && error.cause instanceof Error);
    assert.match(error.cause.message, /CONNECTION_CLOSED/);
    const closed = outcomeOf(link.close());
    await tick(1000);
    assert.notEqual(closed(), "waiting");
  } finally {
    server.close();
  }
});

withMockTimers(
  "a server that accepts and does not answer delays neither a query nor the close",
  async (tick) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
      socket.resume();
    });
    const link = await openLinkTo(server);
    try {
      const outcome = outcomeOf(link.queryWithRetry(() => link.sql`SELECT 1`.execute()));
      // The client connects in a timer of its own.
      await tick(1);
      await until(() => sockets.size === 1);
      await tick(ANSWER_MS - 1);
      assert.ok(outcome() instanceof StoreUnavailable);
      const closed = outcomeOf(link.close());
      await tick(1000);
      assert.notEqual(closed(), "waiting");
      await until(() => sockets.size === 0);
    } finally {
      server.close();
      for (const socket of sockets) socket.destroy();
    }
  },
);

for (const schema of ["", "a b", "Lectern", "x;drop", "1a", "a".repeat(64)]) {
  withMockTimers(`"${schema}" is refused as the name of a schema`, async () => {
    assert.throws(
      () =>
        openPostgres({
          ...{ url: "postgres://u@127.0.0.1:1/d", schema, clock: testClock() },
          ...{ answerMs: ANSWER_MS, onLock: "wait" },
        }),
      TypeError,
    );
  });
}
