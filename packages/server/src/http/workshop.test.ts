import assert from "node:assert/strict";
import { test } from "node:test";
import { appOf } from "./testdata/open-app.ts";
import { AT_ONCE, createWorkshop, WAITING } from "./workshop.ts";

/** A workshop whose turns are ended by hand. */
function byHand() {
  let ended: (() => void)[] = [];
  const workshop = createWorkshop((callback) => void ended.push(callback));
  const endTurn = (): void => {
    const callbacks = ended;
    ended = [];
    for (const callback of callbacks) callback();
  };
  return { workshop, endTurn };
}

test("one piece of work is begun in a turn, and so many at once", async () => {
  const { workshop, endTurn } = byHand();
  const begun: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const done = gates.map((gate, at) =>
    workshop.run(() => {
      begun.push(at);
      return gate.promise;
    }),
  );
  assert.deepEqual(begun, [0]);
  for (let turn = 0; turn < 5; turn++) endTurn();
  assert.equal(begun.length, AT_ONCE);
  gates[0]?.resolve(7);
  assert.equal(await done[0], 7);
  endTurn();
  assert.deepEqual(begun, [0, 1, 2], "in the order in which they came");
});

test("what is done at once gives its value at once, and the next its turn", async () => {
  const { workshop, endTurn } = byHand();
  assert.equal(
    workshop.run(() => 1),
    1,
  );
  const second = workshop.run(() => 2);
  assert.ok(second instanceof Promise);
  endTurn();
  assert.equal(await second, 2);
});

test("work that fails makes room like any other", async () => {
  const { workshop, endTurn } = byHand();
  assert.throws(
    () =>
      workshop.run(() => {
        throw new Error("no");
      }),
    /no/,
  );
  const later = workshop.run(() => {
    throw new Error("later");
  });
  const rejected = workshop.run(() => Promise.reject(new Error("rejected")));
  endTurn();
  await assert.rejects(Promise.resolve(later), /later/);
  endTurn();
  await assert.rejects(Promise.resolve(rejected), /rejected/);
  endTurn();
  assert.equal(
    workshop.run(() => 3),
    3,
  );
});

test("it is full when so many wait", () => {
  const { workshop } = byHand();
  const never = () => new Promise<never>(() => {});
  for (let at = 0; at < WAITING; at++) void workshop.run(never);
  assert.equal(workshop.isFull(), false);
  void workshop.run(never);
  assert.equal(workshop.isFull(), true);
});

const WHOLE = "reference=Gen-Rev&version=KJV";
const ALL = "notes,headings,added,words_of_jesus,divine_name,paragraphs,poetry";
const PSALMS = "book_id=19&chapter=1&verse=1&endChapter=150&endVerse=6&version=KJV";

/** Targets below /api, and turns of the event loop that pass at least while each is made. */
const ROWS: readonly (readonly [target: string, turns: number])[] = [
  [`passage?${WHOLE}`, 60],
  ["passage?start_index=1&end_index=31102&version=ASV", 60],
  [`passage?${WHOLE}&titles=inline`, 100],
  [`passage?${WHOLE}&include=${ALL}`, 100],
  [`passage?${WHOLE}&format=text`, 60],
  [`passage?${WHOLE}&format=markdown&titles=inline`, 60],
  ["expand?reference=Gen-Rev", 180],
  ["context?reference=Gen-Rev&version=KJV&titles=inline", 60],
  ["slice?start_index=1&end_index=31102", 60],
  [`scripture?${PSALMS}`, 4],
  [`scripture?${PSALMS}&titles=inline&include=${ALL}`, 4],
];

for (const [target, least] of ROWS) {
  test(`other requests are answered while /api/${target} is made`, async () => {
    let turns = 0;
    let isMade = false;
    const count = (): void => {
      turns++;
      if (!isMade) setImmediate(count);
    };
    setImmediate(count);
    const app = appOf(100_000);
    const answer = await app.handle({ method: "GET", target: `/api/${target}`, header: () => undefined });
    isMade = true;
    assert.equal(answer.status, 200);
    assert.ok(turns >= least, `${turns} turns`);
  });
}

test("more whole canons than may wait are 503 before they count, and small answers are not", async () => {
  const app = appOf(100_000);
  const asked = Array.from({ length: AT_ONCE + WAITING + 10 }, (_, at) =>
    app.handle({
      method: "HEAD",
      target: `/api/slice?start_index=${at + 1}&end_index=31102`,
      header: () => undefined,
    }),
  );
  const small = app.handle({ method: "GET", target: "/api/resolve?reference=Ruth", header: () => undefined });
  assert.ok(!(small instanceof Promise) && small.status === 200);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  // One is begun, so many wait.
  assert.equal(statuses.filter((status) => status === 503).length, AT_ONCE + 10 - 1);
  assert.ok(statuses.every((status) => status === 200 || status === 503));
});
