import assert from "node:assert/strict";
import { test } from "node:test";
import { isIntroduced } from "./pairing.ts";
import { headerAbove, rowAround } from "./table-rows.ts";

/** A source, the reference in it, and the cells of its row without white space around them. */
const ROWS: readonly (readonly [source: string, reference: string, cells: readonly string[]])[] = [
  ["| Rom 3:23 | For all have sinned |", "Rom 3:23", ["Rom 3:23", "For all have sinned"]],
  ["For all have sinned | Rom 3:23", "Rom 3:23", ["For all have sinned", "Rom 3:23"]],
  ["| a |\n| Rom 3:23 | b \\| c |\n| d |", "Rom 3:23", ["Rom 3:23", "b \\| c"]],
  ["Rom 3:23 says", "Rom 3:23", []],
  ["| Rom 3:23 |", "Rom 3:23", []],
  [`| ${"x | ".repeat(30)}Rom 3:23 |`, "Rom 3:23", []],
  [`| Rom 3:23 | ${"x".repeat(4000)}`, "Rom 3:23", []],
  ["<tr><td>Rom 3:23</td>\n<td>For all</td></tr>", "Rom 3:23", ["Rom 3:23", "For all"]],
  ["<TR class='a'><TH>For all</TH><TD>Rom 3:23</TD></TR>", "Rom 3:23", ["For all", "Rom 3:23"]],
  ["<tr><td>a<td>b<tr><td>Rom 3:23<td>c</table>", "Rom 3:23", []],
  ["<tr><td>a<td>b<tr><td>Rom 3:23<td>c<tr>", "Rom 3:23", ["Rom 3:23", "c"]],
  ["<tr><td>Rom 3:23", "Rom 3:23", []],
];

for (const [source, reference, cells] of ROWS) {
  test(`row of ${JSON.stringify(source.slice(0, 60))}`, () => {
    const start = source.indexOf(reference);
    const row = rowAround(source, { start, end: start + reference.length });
    assert.deepEqual(
      row.map((cell) => source.slice(cell.start, cell.end).trim()),
      cells,
    );
  });
}

/** A source, and the header of the column of the cell "X"; null for none. */
const HEADERS: readonly (readonly [source: string, header: string | null])[] = [
  ["| Verse | KJV | ASV |\n|---|---|---|\n| a | b | X |", "ASV"],
  ["| Verse | KJV | ASV |\n|---|---|---|\n| a | b | c |\n| a | X | c |", "KJV"],
  ["Verse | KJV | ASV\n:-- | :-: | --\na | X | c", "KJV"],
  ["| KJV |\n|---|\n| X |", "KJV"],
  ["a | X", null],
  ["| a | KJV |\n|---|---|\n\n| b | X |", null],
  ["| a | KJV |\n|---|---|\n| b | c | X |", null],
  ["a word and X", null],
  ["<table><tr><th>V<th>KJV<tr><td>a<td>X", "KJV"],
  [
    "<table><thead><tr><th>V</th><TH>KJV</TH></tr></thead><tr><td>a</td><td>b</td></tr><tr><td>a</td><td>X",
    "KJV",
  ],
  ["<table><tr><td>V</td><td>KJV</td></tr><tr><td>a</td><td>X</td></tr></table>", null],
  ["|-|-|\n| a | X |", null],
  ["İİİİ<table><tr><th>V</th><th>KJV</th></tr><tr><td>a</td><td>X", "KJV"],
  ["<tr><th>KJV</th></tr><tr><td>X</td></tr>", null],
];

for (const [source, header] of HEADERS) {
  test(`header above X in ${JSON.stringify(source.slice(0, 60))}`, () => {
    const found = headerAbove(source, source.indexOf("X"));
    assert.equal(found === null ? null : source.slice(found.start, found.end).trim(), header);
  });
}

/** A text with one quotation, and whether the text introduces it as Scripture. */
const INTRODUCED: readonly (readonly [text: string, is: boolean])[] = [
  ['The Bible says, "This too shall pass."', true],
  ['It is written: "This too shall pass."', true],
  ['"This too shall pass," as the Bible says.', true],
  ['"This too shall pass," says the Scripture.', true],
  ['"This too shall pass," the psalmist writes.', true],
  ['The Bible never says "This too shall pass."', false],
  ['Nowhere in Scripture is it said: "This too shall pass."', false],
  ['The Bible doesn’t say "This too shall pass."', false],
  ['"This too shall pass," the Bible never says.', false],
  ['According to Scripture, "This too shall pass."', true],
  ['In the words of the psalmist, "This too shall pass."', true],
  ['Many people believe the Bible says "This too shall pass," and are wrong.', false],
  ['The Bible says "This too shall pass," but no verse has it there.', false],
  ['The Bible says "This too shall pass." That is a misquotation.', false],
  ['"This too shall pass," as my mother says.', false],
  ['"This too shall pass." The Bible is a book. She says so.', false],
];

for (const [text, is] of INTRODUCED) {
  test(`${is ? "introduced" : "not introduced"}: ${text}`, () => {
    const [start, end] = [text.indexOf('"') + 1, text.lastIndexOf('"')];
    assert.equal(isIntroduced(text, { start, end }), is);
  });
}
