import assert from "node:assert/strict";
import { test } from "node:test";
import { createAdmission, TURN_MS, TURN_REQUESTS, UNSENT_BYTES, WAITING } from "./admission.ts";
import { appOf } from "./testdata/open-app.ts";

/** An admission whose clock and turns are moved by hand. */
function byHand() {
  let atMs = 0;
  let ended: (() => void)[] = [];
  const admission = createAdmission({ now: () => atMs, afterTurn: (callback) => void ended.push(callback) });
  return {
    admission,
    passMs: (ms: number) => {
      atMs += ms;
    },
    endTurn: () => {
      const callbacks = ended;
      ended = [];
      for (const callback of callbacks) callback();
    },
  };
}

test("a turn that lasts too long turns the rest of its requests away, and no later one", () => {
  const { admission, passMs, endTurn } = byHand();
  const seen: boolean[] = [];
  for (let first = 0; first < TURN_REQUESTS; first++) admission.admits();
  for (const ms of [0, TURN_MS, 1, 50]) {
    passMs(ms);
    seen.push(admission.admits());
  }
  endTurn();
  seen.push(admission.admits());
  assert.deepEqual(seen, [true, true, false, false, true]);
});

test("a few requests are answered however long their turn lasts", () => {
  const { admission, passMs } = byHand();
  const seen = Array.from({ length: TURN_REQUESTS + 1 }, () => {
    passMs(TURN_MS);
    return admission.admits();
  });
  assert.equal(seen.indexOf(false), TURN_REQUESTS);
});

test("a turn begins with its first request, however long nothing came", () => {
  const { admission, passMs, endTurn } = byHand();
  admission.admits();
  endTurn();
  passMs(10 * TURN_MS);
  assert.equal(admission.admits(), true);
});

test("requests that wait for a store are bounded, and those that failed wait no more", async () => {
  const { admission } = byHand();
  const settle: (() => void)[] = [];
  const answers = Array.from(
    { length: WAITING },
    (_, at) =>
      new Promise<void>((resolve, reject) =>
        settle.push(at % 2 === 0 ? resolve : () => reject(new Error("down"))),
      ),
  );
  for (const answer of answers) {
    assert.equal(admission.admits(), true);
    admission.waitsFor(answer);
  }
  assert.equal(admission.admits(), false);
  for (const end of settle) end();
  await Promise.allSettled(answers);
  assert.equal(admission.admits(), true);
});

test("bytes on their way to slow callers are bounded", () => {
  const { admission } = byHand();
  const sent: (() => void)[] = [];
  const send = (bytes: number): void => admission.sends(bytes, (done) => void sent.push(done));
  send(UNSENT_BYTES - 1);
  assert.equal(admission.admits(), true);
  for (let small = 0; small < 1000; small++) send(5000);
  assert.equal(admission.admits(), true, "small bodies are not counted");
  send(100_000);
  assert.equal(admission.admits(), false);
  for (const done of sent) done();
  assert.equal(admission.admits(), true);
});

const app = appOf(31_102);
const ROWS: readonly (readonly [target: string, status: number])[] = [
  ["/api/resolve?reference=John+3:16", 503],
  ["/api?book_id=1&chapter=1&version=KJV", 503],
  ["/livez", 200],
  ["/readyz", 200],
  ["/nowhere", 404],
];
for (const [target, status] of ROWS) {
  test(`${target} under too much load is answered ${status}`, async () => {
    const header = (name: string): string | undefined => (name === "x-request-id" ? "mine" : undefined);
    const answer = await app.handle({ method: "GET", target, header, isTooMuch: true });
    assert.equal(answer.status, status);
    if (status !== 503) return;
    assert.equal(answer.headers[answer.headers.indexOf("Retry-After") + 1], "1");
    assert.equal(answer.headers.includes("Deprecation"), target.startsWith("/api?"));
    const body: unknown = JSON.parse(new TextDecoder().decode(answer.body ?? undefined));
    assert.deepEqual(body, {
      status: "error",
      error: "unavailable",
      message: "The service cannot answer at the moment; try again shortly.",
      request_id: "mine",
    });
  });
}
