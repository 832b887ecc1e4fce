// Which answers are made once more and which are found ready, told by how often the texts are asked for an edition.
import assert from "node:assert/strict";
import { test } from "node:test";
import { VERSE_TOTAL } from "@lectern/scripture";
import { appOf, texts } from "./testdata/open-app.ts";

const CHAPTER = "/api/scripture?book_id=1&chapter=1&version=KJV";

interface Asked {
  readonly target?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** Sends requests to a new app; the statuses, and how often an edition was looked for. */
async function answered(requests: readonly Asked[]) {
  let found = 0;
  const find = (code: string) => {
    found++;
    return texts.find(code);
  };
  const app = appOf(VERSE_TOTAL, { ...texts, find });
  const statuses: number[] = [];
  const etags = new Set<string | undefined>();
  for (const { target = CHAPTER, headers = {}, method = "GET" } of requests) {
    const outgoing = await app.handle({ method, target, header: (name) => headers[name] });
    statuses.push(outgoing.status);
    etags.add(outgoing.headers[outgoing.headers.indexOf("ETag") + 1]);
  }
  app.assertAllDocumented();
  return { statuses, found, etags: [...etags] };
}

const times = (count: number, request: Asked): readonly Asked[] =>
  Array.from({ length: count }, () => request);

test("what is kept, and what is made anew", async () => {
  const first = await answered([{}]);
  const [etag = ""] = first.etags;
  assert.match(etag, /^"[\w-]{22}"$/);
  const same = { headers: { "if-none-match": etag } };
  const other = { headers: { "if-none-match": '"another"' } };
  const rows: readonly (readonly [string, readonly Asked[], readonly number[], number])[] = [
    ["asked twice, it is kept", times(4, {}), [200, 200, 200, 200], 2],
    ["so it is where the caller had it each time", times(4, same), [304, 304, 304, 304], 2],
    ["and where it had another", times(4, other), [200, 200, 200, 200], 2],
    ["both count together", [same, {}, same, {}], [304, 200, 304, 200], 2],
    ["HEAD counts as GET", [{ method: "HEAD" }, {}, {}], [200, 200, 200], 2],
    ["another method is refused all the same", [...times(2, {}), { method: "PUT" }], [200, 200, 405], 2],
    [
      "a key in the query keeps it from being kept",
      times(3, { target: `${CHAPTER}&key=x` }),
      [200, 200, 200],
      3,
    ],
    ["an encoded one too", times(3, { target: `${CHAPTER}&%6Bey=x` }), [200, 200, 200], 3],
    [
      "another query is another answer",
      [...times(3, {}), { target: `${CHAPTER}&_=1` }],
      [200, 200, 200, 200],
      3,
    ],
  ];
  for (const [about, requests, statuses, found] of rows) {
    const got = await answered(requests);
    assert.deepEqual([got.statuses, got.found], [statuses, found], about);
  }
});
