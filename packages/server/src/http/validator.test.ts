import assert from "node:assert/strict";
import { test } from "node:test";
import { matches, requestIdentity, sourceTag } from "./entity-tags.ts";

const rows: readonly (readonly [string, boolean])[] = [
  ['"tag"', true],
  ['W/"tag"', true],
  ['"a", "tag"', true],
  ['"a","b",W/"tag" ', true],
  ["*", true],
  [' "a" ,\t* ', true],
  ['"a,*,b"', false],
  ['"x, *, y"', false],
  ['"a, "tag', false],
  ["tag", false],
  ['"tag', false],
  ['w/"tag"', false],
  ['"tag"x', false],
  ["**", false],
  ["", false],
  [`${'"a",'.repeat(5000)}"tag"`, true],
];
for (const [header, expected] of rows) {
  test(`If-None-Match: ${header.slice(0, 40)}`, () => assert.equal(matches(header, '"tag"'), expected));
}

test("different requests have different tags, and so have different sources", () => {
  const tags = new Set<string>();
  for (const source of [sourceTag("a", "1"), sourceTag("a", "2")]) {
    for (let number = 0; number < 100_000; number++) {
      const { tag } = requestIdentity(source, `/api/resolve&reference=${number}:Psalm ${number}`);
      tags.add(tag);
    }
  }
  assert.equal(tags.size, 200_000);
  for (const tag of tags) assert.match(tag, /^[\w-]{22}$/);
});
