// Equal entity tags mean equal bytes: checked for every endpoint and its options, two builds, two sets of texts and two
// tables of plans.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { VERSE_TOTAL } from "@lectern/scripture";
import type { Access } from "../packages/server/src/access/access.ts";
import { type App, createApp } from "../packages/server/src/http/app.ts";
import { accessOf, texts } from "../packages/server/src/http/testdata/open-app.ts";
import type { Edition, TextStore } from "../packages/server/src/text/edition.ts";
import { bytesOf } from "../packages/server/src/wire/answer-body.ts";
import { examples } from "./support/examples.ts";

interface Made {
  readonly build?: string;
  readonly store?: TextStore;
  readonly access?: Access;
}

function appOf({ build = "one", store = texts, access = accessOf(VERSE_TOTAL) }: Made): App {
  const newRequestId = (): string => "id";
  const onFault = (error: unknown): never => assert.fail(String(error));
  return createApp({ texts: store, access, build, newRequestId, now: () => 0, parts: () => ({}), onFault });
}

interface Answer {
  readonly status: number;
  readonly tag: string | undefined;
  readonly body: Uint8Array;
  readonly encoding: string | undefined;
}

async function ask(
  app: App,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const sent = await app.handle({ method: "GET", target, header: (name) => headers[name] });
  const headerOf = (name: string): string | undefined => {
    const index = sent.headers.indexOf(name);
    return index < 0 ? undefined : sent.headers[index + 1];
  };
  const { status, body } = sent;
  return {
    status,
    tag: headerOf("ETag"),
    body: bytesOf(body ?? ""),
    encoding: headerOf("Content-Encoding"),
  };
}

/** Equivalent requests: with parameters in another order, an unknown one, an alias, a blank one. */
function otherForms(target: string): readonly string[] {
  const [path = "", query = ""] = target.split("?");
  if (query === "") return [`${path}?_=1`];
  const reversed = query.split("&").reverse().join("&");
  const aliased = query.replace(/\breference=/, "ref=").replace(/\bversion=/, "v=");
  return [reversed, aliased, `${query}&_=1`, `titles=&${query}`].map((form) => `${path}?${form}`);
}

/** Changes of a request that may change its answer. */
const OPTIONS: readonly string[] = [
  "titles=inline",
  "include=notes",
  "include=words_of_jesus",
  "format=text",
  "format=markdown",
  "language=de",
  "version=ASV",
  "compare=ASV",
  "sort=canonical",
  "limit=2",
  "page=2",
  "in=nt",
  "synonyms=true",
  "verse=2",
  "radius=1",
];

const exampleTargets = examples.flatMap(({ target, method }) =>
  target !== undefined && method === "GET" && target.startsWith("/api") ? [target] : [],
);
const targets = [
  ...new Set(
    exampleTargets.flatMap((target) => [
      target,
      ...otherForms(target),
      ...OPTIONS.map((option) => {
        const [name = ""] = option.split("=");
        const [path = "", query = ""] = target.split("?");
        const rest = query.split("&").filter((pair) => pair !== "" && !pair.startsWith(`${name}=`));
        return `${path}?${[...rest, option].join("&")}`;
      }),
    ]),
  ),
];

test("two answers with the same tag have the same bytes", async () => {
  const bodies = new Map<string, string>();
  let shared = 0;
  for (const app of [appOf({}), appOf({})]) {
    for (const target of targets) {
      for (const coding of ["identity", "gzip", "br"]) {
        const { status, tag, body } = await ask(app, target, { "accept-encoding": coding });
        if (status !== 200 || tag === undefined) continue;
        const digest = createHash("sha256").update(body).digest("hex");
        const earlier = bodies.get(tag);
        if (earlier !== undefined) shared++;
        assert.equal(earlier ?? digest, digest, `${target} ${coding} ${tag}`);
        bodies.set(tag, digest);
      }
    }
  }
  assert.ok(bodies.size > 150, `${bodies.size} tags`);
  assert.ok(shared > bodies.size, "each tag was seen again");
});

test("equivalent requests get the same tag", async () => {
  const app = appOf({});
  for (const target of exampleTargets) {
    const { status, tag } = await ask(app, target);
    if (status !== 200 || tag === undefined) continue;
    for (const form of otherForms(target)) assert.equal((await ask(app, form)).tag, tag, form);
  }
});

test("another build sends the same bytes, with other tags if tags are made from the request", async () => {
  const [one, two] = [appOf({}), appOf({ build: "two" })];
  let changed = 0;
  for (const target of exampleTargets) {
    const [first, second] = [await ask(one, target), await ask(two, target)];
    assert.deepEqual(first.body, second.body);
    if (first.tag !== second.tag) changed++;
  }
  assert.ok(changed > 20, `${changed} of ${exampleTargets.length}`);
});

test("other texts give other tags", async () => {
  const [one, two] = [appOf({}), appOf({ store: { ...texts, dataRevision: "another" } })];
  for (const target of ["/api/passage?reference=John+3:16&version=KJV", "/api/search?q=love&version=KJV"]) {
    assert.notEqual((await ask(one, target)).tag, (await ask(two, target)).tag, target);
  }
});

test("an answer that depends on the plans has another tag under other plans", async () => {
  const [plan] = accessOf(1).plans;
  assert.ok(plan !== undefined);
  const access = {
    ...accessOf(VERSE_TOTAL),
    plans: [{ ...plan, name: "gold", features: ["all_versions" as const] }],
  };
  const [one, two] = [await ask(appOf({}), "/api/versions"), await ask(appOf({ access }), "/api/versions")];
  assert.notDeepEqual(one.body, two.body);
  assert.notEqual(one.tag, two.tag);
});

test("each encoding has its own tag, and a caller that has one of them gets a 304", async () => {
  const app = appOf({});
  const target = "/api/passage?reference=John+3&version=KJV";
  const plain = await ask(app, target);
  const zipped = await ask(app, target, { "accept-encoding": "gzip" });
  assert.equal(zipped.encoding, "gzip");
  assert.notEqual(plain.tag, zipped.tag);
  assert.deepEqual(gunzipSync(zipped.body), Buffer.from(plain.body));
  const rows: readonly (readonly [held: string | undefined, takes: string, status: number])[] = [
    [plain.tag, "identity", 304],
    [plain.tag, "gzip", 304],
    [zipped.tag, "gzip", 304],
    [zipped.tag, "identity", 200],
    [`"other", W/${plain.tag}`, "identity", 304],
    [plain.tag?.replaceAll('"', ""), "identity", 200],
    ["*", "gzip", 304],
    ['"other"', "gzip", 200],
  ];
  for (const [held = "", takes, status] of rows) {
    // Ask a new app, which has not made the body before, and one that has.
    for (const from of [appOf({}), app]) {
      const got = await ask(from, target, { "if-none-match": held, "accept-encoding": takes });
      assert.equal(got.status, status, `${held} ${takes}`);
      if (status === 304 && held !== "*") assert.ok(held.includes(got.tag ?? "none"), got.tag);
    }
  }
});

test("a 304 is sent without making the body", async () => {
  const target = "/api/scripture?book_id=43&chapter=3&version=KJV";
  const { tag = "" } = await ask(appOf({}), target);
  const kjv = texts.find("KJV");
  assert.ok(kjv !== undefined);
  const noWords = (): never => assert.fail("the body was made");
  const unreadable: Edition = {
    ...kjv,
    ...{ text: noWords, putWords: noWords, scriptureItems: noWords },
    get storedItems() {
      return noWords();
    },
  };
  const store = { ...texts, find: () => unreadable };
  assert.equal((await ask(appOf({ store }), target, { "if-none-match": tag })).status, 304);
});
