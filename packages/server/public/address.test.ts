import assert from "node:assert/strict";
import { test } from "node:test";
import { curlOf, type Place, readPlace, writePlace } from "./address.ts";

test("an address says the place, and reading it gives the place again", () => {
  const usual: Place = { reference: "", version: "KJV", beside: "", view: "passage" };
  const rows: readonly [Partial<Place>, string][] = [
    [{}, "/"],
    [{ reference: "Rom 8:1-4, 28; 12" }, "/?q=Rom+8:1-4,+28;+12"],
    [{ reference: "Ps 23", version: "ASV", beside: "KJV" }, "/?q=Ps+23&v=ASV&w=KJV"],
    [{ version: "MY_TEXT-2" }, "/?v=MY_TEXT-2"],
    [{ reference: "Ps 23", view: "context" }, "/?q=Ps+23&view=context"],
    [{ reference: "a&b=c+d é" }, "/?q=a%26b%3Dc%2Bd+%C3%A9"],
  ];
  for (const [change, address] of rows) {
    const place = { ...usual, ...change };
    assert.equal(writePlace(place), address);
    assert.deepEqual(readPlace(address.slice(1)), place);
  }
});

test("what an address may not say is taken as usual", () => {
  assert.deepEqual(readPlace("?v=<script>&w=%00&view=x"), {
    reference: "",
    version: "KJV",
    beside: "",
    view: "passage",
  });
});

test("a curl command holds no key and is safe to paste", () => {
  assert.equal(
    curlOf("http://h", "resolve", { reference: "John 3:16' $(rm) `x`" }),
    "curl -H \"Authorization: Bearer $LECTERN_KEY\" 'http://h/api/resolve?reference=John+3%3A16%27+%24%28rm%29+%60x%60'",
  );
});
