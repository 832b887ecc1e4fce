import assert from "node:assert/strict";
import { type FakeRedis, startFakeRedis } from "../testdata/fake-redis.ts";
import { testClock } from "../testdata/harness.ts";
import { outcomeOf, until, withMockTimers } from "../testdata/timed.ts";
import { openRedis, type RedisLink } from "./redis-link.ts";
import { TimedOut } from "./timeout.ts";

const ANSWER_MS = 50;

/** The background probe: whether a script may write, called by its hash. */
const PROBE = "EVALSHA 50080d91a103c84d0b5032f627e86d636bf3bd2a 1 {lectern}:probe";

interface Parts {
  readonly fake: FakeRedis;
  readonly link: RedisLink;
  /** Advances the clock and the timers. */
  readonly pass: (ms: number) => Promise<void>;
}

/** A link to a server that answers, until the body changes that. */
function linked(title: string, body: (parts: Parts) => Promise<void>): void {
  withMockTimers(title, async (tick) => {
    const clock = testClock();
    const fake = await startFakeRedis();
    const link = await openRedis({ url: fake.url, namespace: "lectern", clock, answerMs: ANSWER_MS });
    // The start already probed that it may write.
    assert.deepEqual(fake.commands(), [PROBE]);
    const pass = async (ms: number): Promise<void> => {
      clock.advance(ms);
      await tick(ms);
    };
    try {
      await body({ fake, link, pass });
    } finally {
      await link.close();
      fake.close();
    }
  });
}

const DOWN = { message: "Redis is down" };

/** The commands that the server receives next. */
async function nextCommandsOf({ commands: heard }: FakeRedis): Promise<readonly string[]> {
  let words: readonly string[] = [];
  await until(() => {
    words = heard();
    return words.length > 0;
  });
  return words;
}

/** The server stops answering, and the link notices. */
async function stopAnswering({ fake, link, pass }: Parts): Promise<void> {
  fake.pause();
  const outcome = outcomeOf(link.send(["GET", "silence"]));
  assert.deepEqual(await nextCommandsOf(fake), ["GET silence"]);
  await pass(ANSWER_MS - 1);
  assert.equal(outcome(), "waiting");
  await pass(1);
  assert.ok(outcome() instanceof TimedOut);
}

linked("answers are passed on", async ({ fake, link }) => {
  fake.answer = ([name]) => (name === "ECHO" ? "+hello" : ":7");
  assert.deepEqual(await Promise.all([link.send(["ECHO"]), link.send(["ZCARD", "a"])]), ["hello", 7]);
  assert.equal(link.isDown(), false);
});

const REFUSALS: readonly (readonly [string, boolean])[] = [
  ["NOSCRIPT No matching script.", false],
  ["ERR unknown command 'EVALSHA'", true],
  ["WRONGTYPE Operation against a key", false],
  ["LOADING Redis is loading the dataset in memory", true],
  ["READONLY You can't write against a read only replica.", true],
  ["OOM command not allowed when used memory > 'maxmemory'.", true],
  ["NOAUTH Authentication required.", true],
  ["ERR Error running script (call to f_1): @user_script:80: Attempt to index a nil value", false],
  ["ERR Error running script (call to f_1): @user_script: 80: -OOM command not allowed", true],
];
for (const [refusal, opens] of REFUSALS) {
  linked(`"${refusal}" ${opens ? "opens" : "does not open"} the breaker`, async ({ fake, link }) => {
    fake.answer = () => `-${refusal}`;
    await assert.rejects(link.send(["EVALSHA"]), { message: refusal });
    assert.equal(link.isDown(), opens);
  });
}

linked("no answer opens the breaker: the next commands fail at once, and a probe writes", async (parts) => {
  const { fake, link, pass } = parts;
  await stopAnswering(parts);
  await assert.rejects(link.send(["GET", "a"]), DOWN);
  await assert.rejects(link.send(["GET", "b"]), DOWN);
  assert.deepEqual(await nextCommandsOf(fake), [PROBE]);
  await pass(249);
  assert.equal(link.isDown(), true);
  await pass(1);
  // There are four probes a second, however many callers ask.
  for (let times = 0; times < 9; times++) assert.equal(link.isDown(), true);
  assert.deepEqual(await nextCommandsOf(fake), [PROBE]);
});

linked("a successful probe closes it; late answers are ignored", async (parts) => {
  const { fake, link } = parts;
  await stopAnswering(parts);
  fake.answer = ([name]) => (name === "GET" ? "+value" : "+PONG");
  await assert.rejects(link.send(["GET", "a"]), DOWN);
  await nextCommandsOf(fake);
  fake.resume();
  await until(() => !link.isDown());
  assert.equal(await link.send(["GET", "c"]), "value");
  assert.deepEqual(fake.commands(), ["GET c"]);
});

linked("a server that answers a ping and refuses every write stays down", async (parts) => {
  const { fake, link, pass } = parts;
  fake.answer = ([name]) => (name === "PING" ? "+PONG" : "-OOM command not allowed");
  await assert.rejects(link.send(["EVALSHA"]), { message: "OOM command not allowed" });
  for (let times = 0; times < 4; times++) {
    fake.commands();
    assert.equal(link.isDown(), true);
    assert.deepEqual(await nextCommandsOf(fake), [PROBE]);
    await pass(250);
  }
  fake.answer = () => "+OK";
  for (let times = 0; times < 1000 && link.isDown(); times++) await pass(250);
  assert.equal(link.isDown(), false);
});

linked("a broken connection opens the breaker at once, and a new connection closes it", async (parts) => {
  const { fake, link, pass } = parts;
  fake.answer = () => null;
  const outcome = outcomeOf(link.send(["GET", "a"]));
  await until(() => outcome() !== "waiting");
  assert.ok(outcome() instanceof Error);
  await assert.rejects(link.send(["GET", "b"]), DOWN);
  fake.answer = () => "+OK";
  for (let index = 0; index < 3; index++) await pass(100);
  await until(() => fake.connections()[0] === 2);
  for (let times = 0; times < 1000 && link.isDown(); times++) await pass(250);
  assert.equal(await link.send(["GET", "c"]), "OK");
});

linked("a connection without answers for ten seconds is replaced", async (parts) => {
  const { fake, link, pass } = parts;
  await stopAnswering(parts);
  link.isDown();
  await pass(10_000);
  assert.deepEqual(fake.connections(), [1, 1]);
  // This sends a command that gets no answer, and then closes the connection.
  link.isDown();
  await pass(ANSWER_MS);
  await until(() => fake.connections()[0] === 2);
  fake.resume();
  await until(() => fake.connections()[1] === 1);
  await pass(250);
  await until(() => !link.isDown());
});

linked("after the close nothing is sent and nothing is pending", async ({ fake, link }) => {
  await link.close();
  await assert.rejects(link.send(["GET", "a"]));
  await until(() => fake.connections()[1] === 0);
  assert.deepEqual(fake.commands(), []);
});

withMockTimers(
  "a start gives up a server without answers after two seconds, and closes its connection",
  async (tick) => {
    const fake = await startFakeRedis();
    fake.pause();
    const outcome = outcomeOf(
      openRedis({ url: fake.url, namespace: "lectern", clock: testClock(), answerMs: ANSWER_MS }),
    );
    await until(() => fake.connections()[1] === 1);
    await tick(1999);
    assert.equal(outcome(), "waiting");
    await tick(1);
    assert.ok(outcome() instanceof TimedOut);
    await until(() => fake.connections()[1] === 0);
    fake.close();
  },
);
