import assert from "node:assert/strict";
import { test } from "node:test";
import { EVERYTHING_FOUND, type Place, readPlace, writePlace } from "./address.ts";

test("the address of a state, read again, gives the same state", () => {
  const usual: Place = { reference: "", version: "KJV", beside: "", view: "passage", ...EVERYTHING_FOUND };
  const rows: readonly [Partial<Place>, string][] = [
    [{}, "/"],
    [{ reference: "Rom 8:1-4, 28; 12" }, "/?q=Rom+8:1-4,+28;+12"],
    [{ reference: "Ps 23", version: "ASV", beside: "KJV" }, "/?q=Ps+23&v=ASV&w=KJV"],
    [{ version: "MY_TEXT-2" }, "/?v=MY_TEXT-2"],
    [{ reference: "Ps 23", view: "context" }, "/?q=Ps+23&view=context"],
    [
      { reference: "mark", view: "search", within: "Psalm", sort: "canonical", page: 2 },
      "/?q=mark&view=search&in=Psalm&sort=canonical&page=2",
    ],
    [{ reference: "a&b=c+d é" }, "/?q=a%26b%3Dc%2Bd+%C3%A9"],
  ];
  for (const [change, address] of rows) {
    const place = { ...usual, ...change };
    assert.equal(writePlace(place), address);
    assert.deepEqual(readPlace(address.slice(1)), place);
  }
});

test("invalid parts of an address give the defaults", () => {
  assert.deepEqual(readPlace("?v=<script>&w=%00&view=x&sort=x&page=0"), {
    reference: "",
    version: "KJV",
    beside: "",
    view: "passage",
    ...EVERYTHING_FOUND,
  });
});

test("the remembered version counts only where the address names no text", () => {
  assert.equal(readPlace("", "ASV").version, "ASV");
  assert.equal(readPlace("?q=Ps+23", "ASV").version, "KJV");
  assert.equal(readPlace("?v=kjv", "ASV").version, "KJV");
});
