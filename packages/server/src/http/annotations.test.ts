import assert from "node:assert/strict";
import { test } from "node:test";
import { scripture } from "../service/scripture.ts";
import type { ItemOptions } from "../wire/annotation-members.ts";
import { joined } from "../wire/pieces.ts";
import { scripturePieces } from "../wire/scripture-shapes.ts";
import { ask, askJson, texts } from "./testdata/open-app.ts";

interface Item {
  readonly text: string;
  readonly title?: string;
  readonly annotations?: readonly { readonly type: string; readonly start: number; readonly end: number }[];
}

/** The words that annotations of a type cover. */
const covered = ({ text, annotations = [] }: Item, type: string): readonly string[] =>
  annotations
    .filter((annotation) => annotation.type === type)
    .map(({ start, end }) => text.slice(start, end));

test("added words are those that the KJV prints in italics", async () => {
  const { body } = await askJson("passage?reference=Ps+23:1,4&version=KJV&include=added");
  assert.deepEqual(
    body.data.map((item: Item) => covered(item, "added")),
    [["is"], ["art"]],
  );
  const chapter = await askJson("scripture?book_id=19&chapter=23&version=KJV&include=added");
  assert.deepEqual(covered(chapter.body.data[0], "added"), ["is"]);
  assert.equal(chapter.body.data[0].title, "A Psalm of David.");
  const verse = await askJson("scripture?book_id=19&chapter=23&verse=1&version=KJV&include=added");
  assert.deepEqual(covered(verse.body.data, "added"), ["is"]);
});

test("with titles inline the offsets count from the title", async () => {
  const { body } = await askJson("passage?reference=Ps+23:1&version=KJV&include=added&titles=inline");
  assert.match(body.data[0].text, /^A Psalm of David\. The LORD is my shepherd/);
  assert.deepEqual(covered(body.data[0], "added"), ["is"]);
});

test("only the requested annotations are returned, in order, and every item has the member", async () => {
  const { body } = await askJson("passage?reference=Ps+119:1-9&version=KJV&include=headings,paragraphs");
  const types = body.data.map((item: Item) => item.annotations?.map(({ type }) => type));
  assert.ok(types.every((list: unknown) => Array.isArray(list)));
  assert.deepEqual(new Set(types.flat().filter((type: string) => type !== "paragraph")), new Set(["letter"]));
  assert.ok(!("annotations" in (await askJson("passage?reference=Ps+23:1&version=KJV")).body.data[0]));
});

test("the text of a whole book is the same with and without annotations, and spans lie within it", async () => {
  const plain = await askJson("passage?reference=Romans&version=KJV");
  const marked = await askJson(
    "passage?reference=Romans&version=KJV&include=notes,headings,added,words_of_jesus,divine_name,paragraphs,poetry",
  );
  assert.equal(marked.body.content_hash, plain.body.content_hash);
  const bare = marked.body.data.map(({ annotations: _annotations, ...item }: Item) => item);
  assert.deepEqual(bare, plain.body.data);
  for (const { text, annotations } of marked.body.data) {
    for (const { start, end } of annotations) assert.ok(start <= end && end <= text.length);
  }
  assert.ok(marked.body.data.some((item: Item) => covered(item, "added").length > 1));
});

/** The answer for Psalm 23:1-2 in two versions, without the check of the plan. */
function compared(version: string, compare: string, include: ItemOptions["include"]) {
  const only = { verse: undefined, endChapter: undefined, endVerse: undefined };
  const range = { first: 1, last: 2 };
  const found = scripture(texts, 19, { chapter: 23, range, version, compare, ...only });
  assert.ok(found.ok);
  return JSON.parse(
    Buffer.from(joined(scripturePieces(found.value, { titles: "apart", include }))).toString(),
  );
}

test("with compare each version has its own annotations", () => {
  const { data, ...head } = compared("KJV", "ASV", ["added"]);
  assert.deepEqual(Object.keys(data[0].annotations), ["KJV", "ASV"]);
  const { text, annotations } = { text: data[0].KJV, annotations: data[0].annotations.KJV };
  assert.deepEqual(covered({ text, annotations }, "added"), ["is"]);
  assert.ok(!("unavailable" in head));
  assert.deepEqual(compared("ASV", "KJV", ["notes", "added"]).unavailable, { KJV: ["notes"] });
  assert.deepEqual(compared("ASV", "KJV", ["paragraphs", "poetry"]).unavailable, {
    ASV: ["paragraphs", "poetry"],
    KJV: ["poetry"],
  });
  assert.ok(!("unavailable" in compared("ASV", "KJV", undefined)));
});

test("annotations that an edition does not contain are listed as unavailable", async () => {
  const rows: readonly (readonly [target: string, unavailable: unknown])[] = [
    ["passage?reference=John+3:16&version=KJV&include=added,words_of_jesus", ["words_of_jesus"]],
    [
      "passage?reference=John+3:16&version=KJV&include=words_of_jesus,notes&format=json",
      ["notes", "words_of_jesus"],
    ],
    ["passage?reference=John+3:16&version=KJV&include=headings", undefined],
    ["passage?reference=John+3:16&version=KJV", undefined],
    ["passage?start_index=1&end_index=2&version=ASV&include=poetry", ["poetry"]],
    ["scripture?book_id=43&chapter=3&version=KJV&include=notes", ["notes"]],
    ["sandbox?book_id=43&chapter=3&include=notes,added", ["notes"]],
    ["scripture?book_id=43&chapter=3&verse=16&version=KJV&include=notes", ["notes"]],
    ["scripture?book_id=43&chapter=3&range=16-17&version=ASV&include=notes", undefined],
    [
      "scripture?book_id=43&chapter=3&verse=16&endChapter=4&endVerse=1&version=KJV&include=poetry",
      ["poetry"],
    ],
  ];
  for (const [target, unavailable] of rows) {
    const { status, body } = await askJson(target);
    assert.equal(status, 200, target);
    assert.deepEqual(body.unavailable, unavailable, target);
  }
  const { data } = (await askJson("versions")).body;
  const held = data.map(({ code, include }: { readonly code: string; readonly include: unknown }) => [
    code,
    include,
  ]);
  assert.deepEqual(held, [
    ["ASV", ["notes", "headings", "added"]],
    ["KJV", ["headings", "added", "divine_name", "paragraphs"]],
  ]);
});

test("unknown words of include are refused", async () => {
  for (const value of ["added,footnotes", "added,", "added,added", "Added"]) {
    const { status, body } = await askJson(`passage?reference=Ps+23:1&version=KJV&include=${value}`);
    assert.equal(status, 400, value);
    assert.equal(body.error, "invalid_parameter");
    assert.equal(body.parameter, "include");
  }
  assert.equal((await ask("resolve?reference=Ps+23:1&include=anything")).status, 200);
});
