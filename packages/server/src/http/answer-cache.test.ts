import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type AnswerCache,
  type CachedAnswer,
  createAnswerCache,
  type Finished,
  finishAnswer,
  type ParsedTarget,
} from "./answer-cache.ts";
import { type Answer, demand } from "./route.ts";

/** An answer of the given number of bytes. It counts how often it is rendered. */
function counted(length: number): { readonly answer: Answer; readonly made: () => number } {
  let made = 0;
  const render = (): Uint8Array => {
    made++;
    return Buffer.alloc(length, "x");
  };
  return { answer: { demand: demand({}), contentType: "text/plain", render }, made: () => made };
}

/** The body of an answer that is rendered at once. */
function finished(answer: Answer): Finished {
  const made = finishAnswer(answer, null);
  assert.ok(!(made instanceof Promise));
  return made;
}

const parsed: ParsedTarget = { path: "/a", queryString: "", route: undefined };

/** Looks the target up, and has the answer cached if it was requested before. Returns what was found. */
function request(cache: AnswerCache, target: string, answer: Finished): CachedAnswer | undefined {
  const place = cache.find(target);
  if (place !== null) cache.keep(place, parsed, answer);
  return place?.cached;
}

const ROWS: readonly (readonly [about: string, length: number, target: string, made: number])[] = [
  ["a small body is cached", 65_536, "/a?b", 1],
  ["a large one is rendered again, with the same entity tag", 65_537, "/a?b", 3],
];
for (const [about, length, target, times] of ROWS) {
  test(about, () => {
    const cache = createAnswerCache();
    const { answer, made } = counted(length);
    const first = finished(answer);
    assert.equal(request(cache, target, first), undefined);
    assert.equal(request(cache, target, first), undefined, "one request is not enough");
    for (let again = 0; again < 2; again++) {
      const found = cache.find(target)?.cached;
      assert.equal(found?.parsedTarget, parsed);
      assert.equal(found?.finished.identity.tag, first.identity.tag);
      assert.equal(found?.finished.length, length);
      assert.deepEqual(found?.finished.body(), first.body());
    }
    assert.equal(made(), times);
  });
}

test("a target of more than 512 characters has no place", () => {
  const cache = createAnswerCache();
  assert.equal(cache.find(`/a?${"b".repeat(510)}`), null);
  assert.notEqual(cache.find(`/a?${"b".repeat(509)}`), null);
});

test("of two targets with the same hash one is cached", () => {
  const cache = createAnswerCache();
  const [one, other] = [finished(counted(1).answer), finished(counted(2).answer)];
  const [oneTarget, otherTarget] = ["/a?1wl8", "/a?yqd6"];
  assert.equal(cache.find(oneTarget)?.hash, cache.find(otherTarget)?.hash);
  for (let twice = 0; twice < 2; twice++) request(cache, oneTarget, one);
  assert.equal(cache.find(oneTarget)?.cached?.finished, one);
  assert.equal(request(cache, otherTarget, other), undefined);
  assert.equal(cache.find(otherTarget)?.cached?.finished, other);
  assert.equal(cache.find(oneTarget)?.cached, undefined);
});

test("the oldest entry is evicted when 32 MiB are full", () => {
  const cache = createAnswerCache();
  for (let index = 0; index < 600; index++) {
    for (let twice = 0; twice < 2; twice++) request(cache, `/a?${index}`, finished(counted(60_000).answer));
  }
  assert.equal(cache.find("/a?0")?.cached, undefined);
  assert.notEqual(cache.find("/a?599")?.cached, undefined);
});
