import assert from "node:assert/strict";
import { test } from "node:test";
import { createAnswerCache, type Finished, finishAnswer, type ParsedTarget } from "./answer-cache.ts";
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

const place: ParsedTarget = { path: "/a", queryString: "", route: undefined };

const ROWS: readonly (readonly [about: string, length: number, target: string, made: number])[] = [
  ["a small body is cached", 65_536, "/a?b", 1],
  ["a large one is rendered again, with the same entity tag", 65_537, "/a?b", 3],
];
for (const [about, length, target, times] of ROWS) {
  test(about, () => {
    const cache = createAnswerCache();
    const { answer, made } = counted(length);
    const first = finished(answer);
    cache.keep(target, place, first);
    assert.equal(cache.find(target), undefined, "one request is not enough");
    cache.keep(target, place, first);
    for (let again = 0; again < 2; again++) {
      const found = cache.find(target);
      assert.equal(found?.parsedTarget, place);
      assert.equal(found?.finished.tag, first.tag);
      assert.equal(found?.finished.length, length);
      assert.deepEqual(found?.finished.body(), first.body());
    }
    assert.equal(made(), times);
  });
}

test("a target of more than 512 characters is not cached", () => {
  const cache = createAnswerCache();
  const { answer } = counted(10);
  for (let twice = 0; twice < 2; twice++) cache.keep(`/a?${"b".repeat(510)}`, place, finished(answer));
  assert.equal(cache.find(`/a?${"b".repeat(510)}`), undefined);
});

test("the oldest entry is evicted when 32 MiB are full", () => {
  const cache = createAnswerCache();
  for (let index = 0; index < 600; index++) {
    for (let twice = 0; twice < 2; twice++)
      cache.keep(`/a?${index}`, place, finished(counted(60_000).answer));
  }
  assert.equal(cache.find("/a?0"), undefined);
  assert.notEqual(cache.find("/a?599"), undefined);
});
