// The text of a resolution is what JSON.stringify makes of the members that the contract lists.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Schemas } from "@lectern/contract/types";
import { bookById, parseReference, type Reference, type Resolved } from "@lectern/scripture";
import { findLanguage } from "@lectern/scripture/languages";
import { ROW_FILES, readRows } from "../../../scripture/src/resolve/testdata/rows.ts";
import { problemShape, resolutionBody, resolutionText } from "./resolution-shape.ts";

function expectedReference(reference: Reference): Schemas["Reference"] {
  const { valid, input, bookId, spans, osisId, confidence, normalized, corrections, versionHint } = reference;
  const { key, id, name, slug } = bookById(bookId);
  return {
    type: "single",
    valid,
    input,
    book: { key, book_id: id, name, slug },
    spans,
    osis_id: osisId,
    confidence,
    normalized,
    corrections,
    version_hint: versionHint,
    ...(valid ? {} : { problems: reference.problems.map(problemShape) }),
  };
}

function expected({ input, isCollection, valid, osisId, references }: Resolved): Schemas["Resolution"] {
  const [first] = references;
  if (!isCollection && first !== undefined) return expectedReference(first);
  const all = references.map(expectedReference);
  return { type: "collection", valid, input, osis_id: osisId, references: all };
}

const ROWS: readonly (readonly [about: string, input: string, text: string])[] = [
  [
    "one reference",
    "Jn 3:16-18 NIV",
    '{"type":"single","valid":true,"input":"jn 3:16-18","book":{"key":"JHN","book_id":43,"name":"John","slug":"john"},"spans":[{"start":{"chapter":3,"verse":16},"end":{"chapter":3,"verse":18}}],"osis_id":"John.3.16-John.3.18","confidence":0.988,"normalized":"John 3:16-18","corrections":["book_alias","version_ignored"],"version_hint":"NIV"}',
  ],
  [
    "outside the canon",
    "Ps 151",
    '{"type":"single","valid":false,"input":"ps 151","book":{"key":"PSA","book_id":19,"name":"Psalm","slug":"psalm"},"spans":[{"start":{"chapter":151,"verse":null},"end":{"chapter":151,"verse":null}}],"osis_id":null,"confidence":0.99,"normalized":null,"corrections":["book_alias"],"version_hint":null,"problems":[{"code":"chapter_out_of_range","chapter":151,"verse":null,"position":3,"last_valid":150,"readings":[],"message":"Psalm has 150 chapters; there is no chapter 151."}]}',
  ],
];
for (const [about, input, text] of ROWS) {
  test(about, () => {
    const resolved = parseReference(input);
    assert.equal(resolved.kind === "resolved" && resolutionText(resolved), text);
  });
}

test("every row of the resolver's data", () => {
  const german = findLanguage("de");
  assert.ok(german !== undefined);
  let count = 0;
  for (const { input } of readRows(...ROW_FILES.filter((file) => /^(?:rules|languages)\//.test(file)))) {
    // Characters that JSON escapes.
    const escaped = [`"${input}"`, input.replace(/[a-z]/i, '$&"'), input.replace(/[a-z]/i, "$&\\\t")];
    const inEnglish = [input, ...escaped].map((text) => parseReference(text));
    for (const resolved of [...inEnglish, parseReference(input, { language: german })]) {
      if (resolved.kind !== "resolved") continue;
      const text: string = JSON.stringify(expected(resolved));
      assert.equal(resolutionText(resolved), text, resolved.input);
      assert.equal(resolutionBody(resolved), Buffer.from(text).toString("latin1"), resolved.input);
      count++;
    }
  }
  assert.ok(count > 1000);
});
