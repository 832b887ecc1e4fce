import assert from "node:assert/strict";
import { test } from "node:test";
import { bookById, parseReference } from "@lectern/scripture";
import { plainNames } from "./plain-names.ts";

test("the resolver reads each plain name as the same book", () => {
  const all = plainNames().split(";");
  assert.equal(all.length, 66);
  for (const [index, names] of all.entries()) {
    const book = bookById(index + 1);
    assert.ok(names.split(",").includes(book.name.toLowerCase()), book.name);
    for (const name of names.split(",")) {
      for (const written of [name, name.toUpperCase(), `${name}.`]) {
        const read = parseReference(`${written} 1:1`);
        const [reference] = read.kind === "resolved" ? read.references : [];
        assert.equal(reference?.osisId, `${book.osis}.1.1`, written);
      }
    }
  }
});
