import assert from "node:assert/strict";
import { test } from "node:test";
import { readSource, type SourceKind } from "./markup.ts";

/** Kind of source, source, prose. `¶` stands for a break between blocks, `□` for an object. */
const rows: readonly (readonly [SourceKind, string, string])[] = [
  ["text", "See John 3:16.", "See John 3:16."],
  ["text", "a <b>3</b> &amp; *4*", "a <b>3</b> &amp; *4*"],
  ["text", "at https://x.org/john/3/16 now", "at □ now"],
  ["text", "at www.x.org/John.3.16", "at □"],
  ["html", "John&nbsp;3:<b>16</b>", "John\u00A03:16"],
  ["html", "<p>John 3</p><p>v. 5</p>", "¶John 3¶¶v. 5¶"],
  ["html", "<ul><li>John 3</li><li>v. 5</li></ul>", "¶□John 3□□v. 5□¶"],
  ["html", "withers<cite>Isa 40:8</cite>", "withers Isa 40:8"],
  ["html", "John 3:16<sup>2</sup>", "John 3:16□2□"],
  ["html", "a<br>b<br/>c", "a\nb\nc"],
  ["html", "x <code>John 3:16</code> y", "x □ y"],
  ["html", "<script>John 3:16</script>Rom 8", "□Rom 8"],
  ["html", '<a title="John 3:16">here</a>', "here"],
  ["html", "a < b and John 3:16 > c", "a < b and John 3:16 > c"],
  ["html", "John<!-- Mark --> 3", "John 3"],
  ["html", "&#74;ohn 3&#x3a;16 &unknown; &#0;", "John 3:16 &unknown; &#0;"],
  ["html", "use <code> here John 3:16", "use  here John 3:16"],
  ["markdown", "**John** *3*:16", "John 3:16"],
  ["markdown", "a~~b~~c", "a b c"],
  ["markdown", "3*5 and snake_case", "3*5 and snake_case"],
  ["markdown", "`John 3:16` and ``a`b`` c", "□ and □ c"],
  ["markdown", "a `b John 3:16", "a `b John 3:16"],
  ["markdown", "[John 3:16](https://x.org/a_(b)) x", "[John 3:16] x"],
  ["markdown", "[John 3:16][kjv] x", "[John 3:16] x"],
  ["markdown", "John 3:16[^1]", "John 3:16□"],
  ["markdown", "# John 3\nv. 5", "¶ John 3\n\nv. 5"],
  ["markdown", "John 3\n======\nv. 5", "John 3¶¶v. 5"],
  ["markdown", "a\n\n```js\nJohn 3:16\n```\nb", "a\n\n¶\nb"],
  ["markdown", "a\n\n    John 3:16\nb", "a\n\n¶\nb"],
  ["markdown", "> John\n> 3:16", "John\n3:16"],
  ["markdown", "- John 3:16\n- v. 5", "□John 3:16\n□v. 5"],
  ["markdown", "1. John 3:16\n2. Rom 8", "□John 3:16\n□Rom 8"],
  ["markdown", "1. John 3:16\nand more", "1. John 3:16\nand more"],
  ["markdown", "[1]: https://x.org/John-3", "¶"],
  ["markdown", "1\\. John 3:16", "1. John 3:16"],
  ["auto", "**John**&nbsp;3:<i>16</i> at `x`", "John\u00A03:16 at □"],
  ["auto", "| John 3:16 | 4 |", "¶ John 3:16 ¶ 4 ¶"],
];

for (const [kind, source, prose] of rows) {
  test(`${kind}: ${JSON.stringify(source)}`, () => {
    const { text } = readSource(source, kind);
    assert.equal(text.replaceAll("\n\n", "¶").replaceAll("\uFFFC", "□"), prose.replaceAll("\n\n", "¶"));
  });
}

/** Kind of source, source, a part of its prose, the part of the source that it comes from. */
const ranges: readonly (readonly [SourceKind, string, string, string])[] = [
  ["html", "x John&nbsp;3:<b>16</b> y", "John\u00A03:16", "John&nbsp;3:<b>16"],
  ["html", "x John 3&#58;1&#54;", "John 3:16", "John 3&#58;1&#54;"],
  ["markdown", "see **John** 3:16.", "John 3:16", "John** 3:16"],
  ["text", "see John 3:16.", "John 3:16", "John 3:16"],
  ["markdown", "# Title\nJohn 3:16", "John 3:16", "John 3:16"],
];

for (const [kind, source, part, expected] of ranges) {
  test(`where ${JSON.stringify(part)} comes from in ${JSON.stringify(source)}`, () => {
    const prose = readSource(source, kind);
    const at = prose.text.indexOf(part);
    const { start, end } = prose.sourceRange(at, at + part.length);
    assert.equal(source.slice(start, end), expected);
  });
}

test("the prose lists the links of its source", () => {
  const source = 'a <a href="x">John 3</a> and [Mark 4](y)';
  const parts = readSource(source, "auto").links.map(({ start, end }) => source.slice(start, end));
  assert.deepEqual(parts, ['<a href="x">John 3</a>', "[Mark 4](y)"]);
});
