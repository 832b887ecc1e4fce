import assert from "node:assert/strict";
import { test } from "node:test";
import { scripture } from "../service/scripture.ts";
import { joined } from "./pieces.ts";
import { scripturePieces } from "./shapes/scripture.ts";
import { ask, askJson, texts } from "./testdata/open-app.ts";

interface Item {
  readonly text: string | null;
  readonly title?: string;
  readonly annotations?: readonly { readonly type: string; readonly start: number; readonly end: number }[];
}

/** Words that the annotations of a type cover. */
const covered = ({ text, annotations = [] }: Item, type: string): readonly string[] =>
  annotations.filter((one) => one.type === type).map(({ start, end }) => (text ?? "").slice(start, end));

test("added words are where the KJV prints italics", async () => {
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

test("only what was asked for is given, in order, and every item has the member", async () => {
  const { body } = await askJson("passage?reference=Ps+119:1-9&version=KJV&include=headings,paragraphs");
  const types = body.data.map((item: Item) => item.annotations?.map(({ type }) => type));
  assert.ok(types.every((one: unknown) => Array.isArray(one)));
  assert.deepEqual(new Set(types.flat().filter((one: string) => one !== "paragraph")), new Set(["letter"]));
  assert.ok(!("annotations" in (await askJson("passage?reference=Ps+23:1&version=KJV")).body.data[0]));
});

test("the words are the same with annotations and without, for a whole book, and spans lie in them", async () => {
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

test("under compare each version has its own", () => {
  const only = { verse: undefined, endChapter: undefined, endVerse: undefined };
  const query = {
    bookId: 19,
    chapter: 23,
    range: { first: 1, last: 2 },
    version: "KJV",
    compare: "ASV",
    ...only,
  };
  const found = scripture(texts, query);
  assert.ok(found.ok);
  const bytes = joined(scripturePieces(found.value, { titles: "apart", include: ["added"] }));
  const { data } = JSON.parse(Buffer.from(bytes).toString());
  assert.deepEqual(Object.keys(data[0].annotations), ["KJV", "ASV"]);
  const { text, annotations } = { text: data[0].KJV, annotations: data[0].annotations.KJV };
  assert.deepEqual(covered({ text, annotations }, "added"), ["is"]);
});

test("words that include does not know are refused", async () => {
  for (const value of ["added,footnotes", "added,", "added,added", "Added"]) {
    const { status, body } = await askJson(`passage?reference=Ps+23:1&version=KJV&include=${value}`);
    assert.equal(status, 400, value);
    assert.equal(body.error, "invalid_parameter");
    assert.equal(body.parameter, "include");
  }
  assert.equal((await ask("resolve?reference=Ps+23:1&include=anything")).status, 200);
});
