import assert from "node:assert/strict";
import { test } from "node:test";
import { scan } from "./index.ts";
import { readSource, type SourceKind } from "./markup.ts";

/** Kind of source, source, prose. `¶` stands for a break between blocks (after `\v`, between cells), `□` for an object. */
const rows: readonly (readonly [SourceKind, string, string])[] = [
  ["text", "See John 3:16.", "See John 3:16."],
  ["text", "a <b>3</b> &amp; *4*", "a <b>3</b> &amp; *4*"],
  ["text", "at https://x.org/john/3/16 now", "at □ now"],
  ["text", "at www.x.org/John.3.16", "at □"],
  ["html", "John&nbsp;3:<b>16</b>", "John 3:16"],
  ["html", "<p>John 3</p><p>v. 5</p>", "¶John 3¶¶v. 5¶"],
  ["html", "<ul><li>John 3</li><li>v. 5</li></ul>", "¶□John 3□□v. 5□¶"],
  ["html", "withers<cite>Isa 40:8</cite>", "withers Isa 40:8"],
  ["html", "John 3:16<sup>2</sup>", "John 3:16"],
  ["html", "John 3:16<sup>[2]</sup>, 18", "John 3:16, 18"],
  ["html", "John 3:16,<sup>a</sup> 18", "John 3:16, 18"],
  ["html", '3:16<sup id="n"><a href="#m">&#91;12&#93;</a></sup>, 18', "3:16, 18"],
  ["html", "3:16&ndash;18<sup>1</sup><sup>2</sup>, 20", "3:16\u201318, 20"],
  ["html", "3:16<sup>17</sup>For", "3:16□17□For"],
  ["html", "Acts 2<sup>5</sup> people, the <sup>2</sup>", "Acts 2□5□ people, the □2□"],
  ["html", "3:16<sup>a note</sup> 4:2<sup>th</sup>", "3:16□a note□ 4:2□th□"],
  ["html", 'the 2<sup class="o">nd</sup> 3<SUP>rd</SUP> x<sup>th</sup>', "the 2nd 3rd x□th□"],
  ["text", "Rom 8:28\u00b9, 30", "Rom 8:28, 30"],
  ["text", "Gen 1\u00b9, 3; Rom 8:28\u00b9\u207b\u00b3", "Gen 1\u00b9, 3; Rom 8:28\u00b9\u207b\u00b3"],
  ["text", "3:16[1], 18[a][2]; 4:2,[3] 5", "3:16, 18; 4:2, 5"],
  ["text", "3:16[1] 3:16[18], b, a[2], 3, 51:1[3]; 2", "3:16[1] 3:16[18], b, a[2], 3, 51:1[3]; 2"],
  ["html", "a<br>b<br/>c", "a\nb\nc"],
  ["html", "a<br>\r\nb\n <br />c", "a\nb\n c"],
  ["html", "a<br><br>b<br>\n<br>\nc", "a¶b¶c"],
  ["html", "3:<sup></sup>16 x<sup> </sup>", "3:16 x"],
  ["html", "Rom.<sup>a</sup> 3:23, Rom <sup>3:24</sup>", "Rom. 3:23, Rom 3:24□"],
  ["html", "cat<sup>a</sup> 3 dogs, x<sup>2</sup> 3:4", "cat□a□ 3 dogs, x□2□ 3:4"],
  ["html", "x <code>John 3:16</code> y", "x □ y"],
  ["html", "<script>John 3:16</script>Rom 8", "□Rom 8"],
  ["html", '<a title="John 3:16">here</a>', "here"],
  ["html", "a < b and John 3:16 > c", "a < b and John 3:16 > c"],
  ["html", "John<!-- Mark --> 3", "John 3"],
  ["html", "&#74;ohn 3&#x3a;16 &unknown; &#0;", "John 3:16 &unknown; &#0;"],
  ["html", "use <code> here John 3:16", "use  here John 3:16"],
  ["markdown", "**John** *3*:16", "John 3:16"],
  ["markdown", "(1&nbsp;Tim. 6:10), John <b>3</b>:16", "(1 Tim. 6:10), John 3:16"],
  ["markdown", "a~~b~~c", "a b c"],
  ["markdown", "3*5 and snake_case", "3*5 and snake_case"],
  ["markdown", "`John 3:16` and ``a`b`` c", "□ and □ c"],
  ["markdown", "a `b John 3:16", "a `b John 3:16"],
  ["markdown", "[John 3:16](https://x.org/a_(b)) x", "[John 3:16] x"],
  ["markdown", "[John 3:16][kjv] x", "[John 3:16] x"],
  ["markdown", "![John 3:16](a_(b).jpg) ![Mark 2][c] \\![x](y)", "!□ !□ ![x]"],
  ["markdown", "John 3:16[^1], 18", "John 3:16, 18"],
  ["markdown", "John 3[^1], 18\n\n[^2]: 3:16", "John 3□, 18\n\n□ 3:16"],
  ["markdown", "- a\n\n    Luke 2:1\n\nb\n\n    Gen 1:1\n", "□a¶    Luke 2:1¶b¶¶\n"],
  ["markdown", "- a\r\n\r\n    Luke 2:1\r\nb", "□a\r\n\r\n    Luke 2:1\r\nb"],
  ["markdown", "a:\n\n    Gen 1:1\n    Gen 1:2\n\n\tGen 1:3\nb", "a:¶¶¶¶\nb"],
  ["markdown", "a\r\n\r\n    Gen 1:1\r\n    Gen 1:2\r\nb", "a\r\n\r¶¶b"],
  ["markdown", "a\n    Gen 1:1\n    Gen 1:2", "a\n    Gen 1:1\n    Gen 1:2"],
  ["markdown", "[Ex 4:21](https://x.org/a_(b)), 7:3", "Ex 4:21, 7:3"],
  ["markdown", "[Ex 4:21](x), [22](y) and [23](z)", "Ex 4:21, 22 and 23"],
  ["markdown", "[**John**](x) 3:16", "John 3:16"],
  ["markdown", "[Rom 8](x):28", "Rom 8:28"],
  ["markdown", "[John 3](x) [4](y) and [Mark 4](z) 16 people", "[John 3] [4] and [Mark 4] 16 people"],
  ["markdown", "so [1](#a) John 3:16 [Job 3](x) is", "so [1] John 3:16 [Job 3] is"],
  ["markdown", "[John 3](x)[4](y)", "[John 3][4]"],
  ["auto", "[[Gospel of John|John]] 3:16 and [[1 John]] 4:8", "John 3:16 and 1 John 4:8"],
  ["auto", "[[Romans 8|Rom 8:28]] [[Job 3]] x", "[Rom 8:28] [[Job 3]] x"],
  ["auto", "<https://x.org|John 3:16>, 18", "John 3:16, 18"],
  ["auto", "[url=http://x.org/a]Heb 10[/url] [b]3[/b]:4", "Heb 10 3:4"],
  ["auto", "[b]Heb 10 [s]he", "[b]Heb 10 [s]he"],
  ["auto", "''Exodus'' '''20''':3", "Exodus 20:3"],
  ["auto", "it''s 3''5", "it''s 3''5"],
  ["auto", "{{bibleverse|Rom|8:28|ESV}} | x", "{{bibleverse Rom 8:28 ESV ¶ x"],
  ["auto", "{{bibleverse||John|3:16}}, 18", "{{bibleverse  John 3:16, 18"],
  ["text", "Rom.~8:28, 1~Cor.~2, Psalm~23", "Rom. 8:28, 1 Cor. 2, Psalm 23"],
  ["text", "~5 a ~b MARK~1.TXT HEAD~2 3~5 ~~x~~", "~5 a ~b MARK~1.TXT HEAD~2 3~5 ~~x~~"],
  ["text", "Gen.\\ 50:20, Gen.\\,50 a \\ b", "Gen. 50:20, Gen. 50 a \\ b"],
  ["text", "\\emph{Ps.}~105:17, \\textit{John} 3:16", "Ps. 105:17, John 3:16"],
  ["text", "\\texttt{a} \\emph{{a}} \\ref{b}", "\\texttt{a} \\emph{{a}} \\ref{b}"],
  ["text", "Ephe-\nsians, Corin-\r\n  thians, Ephe\u2010 \nsians", "Ephesians, Corinthians, Ephesians"],
  ["text", "Ephe\u00AD\nsians, Corin\u00ADthians", "Ephesians, Corinthians"],
  ["text", "Gen 1-\n3, Mark-\nLuke, a -\nb, ab-\n\ncd", "Gen 1-\n3, Mark-\nLuke, a -\nb, ab-\n\ncd"],
  ["text", "1\u00AD2", "1\u00AD2"],
  ["html", "Corin&shy;thians 1&shy;2", "Corinthians 1\u00AD2"],
  ["text", "John\u200B 3:\u200E16\u2060-17, John\uFEFF3, Jo\u200Dhn", "John 3:16-17, John3, John"],
  ["text", "in\u200BJohn 3:16\u200BFor 1\u200B2, 16\u200EA", "in John 3:16 For 1\u200B2, 16\u200EA"],
  ["html", "John&#8203; 3:16, John&zwnj; 3:16", "John 3:16, John 3:16"],
  ["auto", "Rom_5:8; 1Co_13:1; _John 3:16_", "Rom 5:8; 1Co 13:1; John 3:16"],
  ["text", "my_Rom_5:8 rom_5:8 Rom_5_8 is_16", "my_Rom_5:8 rom_5:8 Rom_5_8 is_16"],
  [
    "text",
    "\u{1D411}\u{1D428}\u{1D426} \u{1D7D6}:\u{1D7D0}, \uFF32\uFF4F\uFF4D\u3000\uFF18\uFF1A\uFF12",
    "Rom 8:2, Rom 8:2",
  ],
  ["text", "\u{1D43D}\u{1D45C}\u210E\u{1D45B}, 3\u2122 \uD835", "John, 3\u2122 \uD835"],
  [
    "text",
    "1\n00:00:01,000 --> 00:00:04,000\nRomans\n\n2\n00:00:04,000 --> 00:00:08,000\n8:28",
    " Romans 8:28",
  ],
  ["text", "WEBVTT\r\n\r\n00:01.000 --> 00:04.000 line:0\r\nRomans", "WEBVTT Romans"],
  ["text", "0:05\nRomans\n10:15\nchapter 8\n1:10:02\nend", "0:05\nRomans\nchapter 8\nend"],
  ["text", "Romans\n10:15\nchapter 8", "Romans\n10:15\nchapter 8"],
  ["text", "Romans\n1:1\n1:05\nchapter 8", "Romans\n1:1\n1:05\nchapter 8"],
  ["auto", "Romans<00:00:01.500><c> 8</c>", "Romans 8"],
  ["text", "a\n\n2\nb --> c", "a\n\n2\nb --> c"],
  ["text", '{"a":"see\\nPsalm 90\\n\\nv. 3\\tJob 2\\u20133"}', '{"a":"see\nPsalm 90¶v. 3\tJob 2\u20133"}'],
  ["text", "'a\\nJob 2\\r\\n1 Cor' \\\"b\\\" c\\xa0d", "'a\nJob 2\r\n1 Cor' \"b\" c d"],
  ["auto", '{"a":"{\\\\"b\\\\":3\\\\nRom 8"}', '{"a":"{"b":3\nRom 8"}'],
  ["auto", '"<p>Rom 8<\\/p>\\nJob 3"', '"¶Rom 8¶\nJob 3"'],
  ["text", "C:\\new \\newline \\textbf{a} \\ref \\d+", "C:\\new \\newline a \\ref \\d+"],
  ["markdown", "a\\nB", "a\\nB"],
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
  ["auto", "**John**&nbsp;3:<i>16</i> at `x`", "John 3:16 at □"],
  ["auto", "| John 3:16 | 4 |", "¶ John 3:16 \v¶ 4 \v¶"],
  ["html", "<tr><td>a</td><td>b</td></tr>", "¶\v¶a\v¶\v¶b\v¶¶"],
  ["html", "<ul><li>a<ol><li>b</ol></ul>c", "¶□a\v¶□b\v¶¶c"],
];

for (const [kind, source, prose] of rows) {
  test(`${kind}: ${JSON.stringify(source)}`, () => {
    const { text } = readSource(source, kind);
    assert.equal(text.replaceAll("\n\n", "¶").replaceAll("\uFFFC", "□"), prose.replaceAll("\n\n", "¶"));
  });
}

/** Kind of source, source, a part of its prose, the part of the source that it comes from. */
const ranges: readonly (readonly [SourceKind, string, string, string])[] = [
  ["html", "x John&nbsp;3:<b>16</b> y", "John 3:16", "John&nbsp;3:<b>16"],
  ["html", "x John 3&#58;1&#54;", "John 3:16", "John 3&#58;1&#54;"],
  ["markdown", "see **John** 3:16.", "John 3:16", "John** 3:16"],
  ["text", "see John 3:16.", "John 3:16", "John 3:16"],
  ["markdown", "# Title\nJohn 3:16", "John 3:16", "John 3:16"],
  ["text", '"a\\nJob 2:1\\u20133\\n"', "Job 2:1\u20133", "Job 2:1\\u20133"],
  ["text", "see Ephe-\nsians 2:8", "Ephesians 2:8", "Ephe-\nsians 2:8"],
  ["markdown", "see [Ex 4:21](x), 7:3.", "Ex 4:21, 7:3", "Ex 4:21](x), 7:3"],
  ["auto", "see [[Gospel of John|John]] 3:16", "John 3:16", "John]] 3:16"],
  ["html", "x John 3:16<sup>2</sup>, 18", "John 3:16", "John 3:16"],
  [
    "text",
    "\u{1D431} \u{1D411}\u{1D428}\u{1D426} \u{1D7D6}",
    "Rom 8",
    "\u{1D411}\u{1D428}\u{1D426} \u{1D7D6}",
  ],
  ["text", "in John\u200B 3:16\u200B.", "John 3:16", "John\u200B 3:16"],
  ["html", "x John 3:16<sup>2</sup>, 18", "3:16, 18", "3:16<sup>2</sup>, 18"],
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
  const notes = 'John 3:16<sup><a href="#n">1</a></sup>, [[x|Mark]] 4:1[^1]';
  const marks = readSource(notes, "auto").links.map(({ start, end }) => notes.slice(start, end));
  assert.deepEqual(marks, ['<sup><a href="#n">1</a></sup>', "[[x|Mark]]", "[^1]"]);
});

/** Markup without its end, and markup that ends again and again. */
const UNFINISHED =
  "\\\\ [b] [url= [b]x[/b] <sup>1</sup> 3:16<sup> [[a| [x](a [1]( <https://x \\emph{ {{bible| \u00b9 ~ '' \u00AD \u200B\u00AD\n \u{1D411} a_5 1[a] 3:16[1], a-\n \n\n1\n 00:00-->\n";

for (const part of UNFINISHED.split(" ")) {
  test(`the time is linear in the length for ${JSON.stringify(part)}`, () => {
    const source = part.repeat(Math.ceil(1_000_000 / part.length));
    const start = process.cpuUsage();
    readSource(source, "auto");
    // 0.1 to 0.5 seconds; quadratic time would be minutes.
    assert.ok(process.cpuUsage(start).user < 10_000_000);
  });
}

const LONG = 10_000_000;
test("long texts without an end of a tag or block are read", () => {
  for (const source of [`<a ${"x ".repeat(LONG / 2)}`, "\n".repeat(LONG), "|".repeat(LONG)])
    assert.equal(scan(`${source}John 3:16`).length, 1);
});
