import assert from "node:assert/strict";
import { test } from "node:test";
import { scan } from "./index.ts";
import { fillTemplate, type LinkFormat, linkReferences } from "./links.ts";
import type { SourceKind } from "./markup.ts";
import { type OffsetUnit, offsetConverter } from "./offsets.ts";

/** Format, what the text is, text, result with `/?q={osis_id}` as template. */
const rows: readonly (readonly [LinkFormat, SourceKind, string, string])[] = [
  ["html", "text", "See John 3:16.", 'See <a href="/?q=John.3.16">John 3:16</a>.'],
  ["html", "text", "<b>&</b> John 3:16", '&lt;b&gt;&amp;&lt;/b&gt; <a href="/?q=John.3.16">John 3:16</a>'],
  ["html", "html", "<b>John&nbsp;3:16</b> &amp;", '<b><a href="/?q=John.3.16">John&nbsp;3:16</a></b> &amp;'],
  ["html", "html", '<a href="x">John 3:16</a>', '<a href="x">John 3:16</a>'],
  ["html", "html", '<i title="John 3:16">x</i>', '<i title="John 3:16">x</i>'],
  ["markdown", "text", "*a* John 3:16", "\\*a\\* [John 3:16](</?q=John.3.16>)"],
  ["markdown", "markdown", "**John 3:16** `John 4:1`", "**[John 3:16](</?q=John.3.16>)** `John 4:1`"],
  ["markdown", "markdown", "[John 3:16](x)", "[John 3:16](x)"],
  ["markdown", "markdown", '<a href="x">John 3:16</a>', '<a href="x">John 3:16</a>'],
  ["markdown", "text", "1. apples", "1\\. apples"],
  ["html", "html", "John <b>3</b>:16", '<a href="/?q=John.3.16">John <b>3</b>:16</a>'],
  [
    "html",
    "html",
    "<b>John 3</b>:16",
    '<b><a href="/?q=John.3.16">John 3</a></b><a href="/?q=John.3.16">:16</a>',
  ],
  [
    "markdown",
    "markdown",
    "**John 3:16**, 18",
    "**[John 3:16](</?q=John.3.16,John.3.18>)**[, 18](</?q=John.3.16,John.3.18>)",
  ],
];

for (const [format, source, text, expected] of rows) {
  test(`links in ${format} of ${source}: ${text}`, () => {
    const addressOf = (find: Parameters<typeof fillTemplate>[1]): string =>
      fillTemplate("/?q={osis_id}", find, "KJV").replace("%2C", ",");
    assert.equal(linkReferences(text, scan(text, { source }), { format, source, addressOf }), expected);
  });
}

test("an address can neither leave its attribute nor run a script", () => {
  const text = "John 3:16";
  const finds = scan(text);
  const link = (address: string): string =>
    linkReferences(text, finds, { format: "html", source: "text", addressOf: () => address });
  assert.equal(link('" onclick="x'), '<a href="&quot; onclick=&quot;x">John 3:16</a>');
  assert.equal(link("java\nscript:alert(1)"), '<a href="">John 3:16</a>');
  assert.equal(
    link("https://x.org/?a=1&b='2'"),
    '<a href="https://x.org/?a=1&amp;b=&#39;2&#39;">John 3:16</a>',
  );
});

const units: readonly (readonly [OffsetUnit, readonly number[]])[] = [
  ["utf16", [0, 1, 3, 4, 5]],
  ["codepoint", [0, 1, 2, 3, 4]],
  ["utf8", [0, 2, 6, 9, 10]],
];

for (const [unit, expected] of units) {
  test(`offsets in ${unit}`, () => {
    const convert = offsetConverter("\u00e9\u{1F64F}\u20ACx", unit);
    assert.deepEqual([0, 1, 3, 4, 5].map(convert), expected);
    assert.equal(convert(1), expected[1]);
  });
}
