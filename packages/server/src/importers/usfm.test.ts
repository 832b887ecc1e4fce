import assert from "node:assert/strict";
import { test } from "node:test";
import type { ImportEvent } from "./event.ts";
import { DEFAULT_INSTRUCTIONS } from "./import-manifest.ts";
import { readUsfm } from "./usfm.ts";
import { newCollector } from "./verse-collector.ts";

interface Read {
  /** `chapter:verse text` of every verse. */
  readonly verses: readonly string[];
  /** `type style@start-end "text"` of every annotation of every verse. */
  readonly marks: readonly string[];
  readonly findings: readonly string[];
}

function read(source: string): Read {
  const collector = newCollector(DEFAULT_INSTRUCTIONS);
  readUsfm(`\\id GEN\n\\c 1\n${source}`, "x", (event: ImportEvent) => collector.take(event));
  collector.endFile();
  const { verses, findings } = collector.finish();
  const number = (first: number, last: number): string => (first === last ? `${first}` : `${first}-${last}`);
  return {
    verses: verses.map(
      ({ chapter, first, last, part, text }) => `${chapter}:${number(first, last)}${part} ${text}`,
    ),
    marks: verses.flatMap(({ annotations }) =>
      annotations
        .filter(({ type }) => type !== "paragraph")
        .map(({ type, style, start, end, text }) => `${type} ${style ?? "-"}@${start}-${end} ${text ?? "-"}`),
    ),
    findings: findings.map(({ code, at }) => `${code}@${at.line}`),
  };
}

/** What the case shows, the source after `\id` and `\c 1` (lines 1 and 2), verses, annotations, findings. */
const ROWS: readonly (readonly [
  description: string,
  source: string,
  verses: readonly string[],
  marks?: readonly string[],
  findings?: readonly string[],
])[] = [
  ["verses on one line or several", "\\p \\v 1 a \\v 2\nb\n c", ["1:1 a", "1:2 b c"]],
  ["a bridge", "\\p\n\\v 3-4 a", ["1:3-4 a"]],
  ["a bridge with a mark of direction", "\\p\n\\v 3\u200f-4 a", ["1:3-4 a"]],
  ["part verses", "\\p\n\\v 3a a\n\\q1\n\\v 3b b", ["1:3a a", "1:3b b"], ["poetry q1@0-0 -"]],
  ["verse 0", "\\p\n\\v 0 a\n\\v 1 b", ["1:0 a", "1:1 b"]],
  ["words and their attributes", '\\p\n\\v 1 \\w a|strong="H1" lemma="x"\\w* \\w b\\w*.', ["1:1 a b."]],
  [
    "a default attribute",
    "\\p\n\\v 1 \\w grace|gracious\\w* x|y",
    ["1:1 grace xy"],
    [],
    ["leftover_markup@4"],
  ],
  [
    "nested words, with a plus and without",
    '\\p\n\\v 1 \\wj a \\+w b|s="1"\\+w* \\w c\\w*\\wj* d',
    ["1:1 a b c d"],
    ["words_of_jesus -@0-5 -"],
  ],
  [
    "spans inside spans",
    "\\p\n\\v 1 \\wj a \\+nd b\\+nd* c\\wj*",
    ["1:1 a b c"],
    ["divine_name -@2-3 -", "words_of_jesus -@0-5 -"],
  ],
  [
    "a span over two verses",
    "\\p\n\\v 1 a \\wj b\n\\v 2 c\\wj* d",
    ["1:1 a b", "1:2 c d"],
    ["words_of_jesus -@2-3 -", "words_of_jesus -@0-1 -"],
  ],
  [
    "spaces beside added words",
    "\\p\n\\v 1 a \\add b\\add* c \\add d\\add*, e",
    ["1:1 a b c d, e"],
    ["added -@2-3 -", "added -@6-7 -"],
  ],
  ["a space inside added words", "\\p\n\\v 1 a\\add  b \\add*c", ["1:1 a b c"], ["added -@2-3 -"]],
  [
    "a footnote",
    "\\p\n\\v 1 a\\f + \\fr 1:1 \\ft Or, \\fq x \\fqa y\\f* b",
    ["1:1 a b"],
    ["note f@1-1 Or, x y"],
  ],
  [
    "a footnote in USFM 3, with nested markers",
    "\\p\n\\v 1 a\\f + \\fr 1.1: \\ft see \\+xt Gen 2|GEN 2\\+xt* \\fv 3\\fv* z\\f*.",
    ["1:1 a."],
    ["note f@1-1 see Gen 2 z"],
  ],
  [
    "a cross reference",
    "\\p\n\\v 1 a\\x - \\xo 1:1 \\xt Job 38:4\\x* b",
    ["1:1 a b"],
    ["note x@1-1 Job 38:4"],
  ],
  [
    "a note before its verse",
    "\\q1\n\\f + \\ft n\\f*\\v 1 a",
    ["1:1 a"],
    ["poetry q1@0-0 -", "note f@0-0 n"],
  ],
  [
    "a note that is never closed",
    "\\p\n\\v 1 a\\f + \\ft n\n\\p\n\\v 2 b",
    ["1:1 a", "1:2 b"],
    ["note f@1-1 n"],
    ["unclosed@4"],
  ],
  [
    "a note that is never closed before the next verse of its paragraph",
    "\\p\n\\v 1 a\\f + \\ft n\n\\v 2 b",
    ["1:1 a", "1:2 b"],
    ["note f@1-1 n"],
    ["unclosed@4"],
  ],
  [
    "a heading between verses",
    "\\p\n\\v 1 a\n\\s1 Head\n\\r (Job 1)\n\\p\n\\v 2 b",
    ["1:1 a", "1:2 b"],
    ["heading s1@0-0 Head", "heading r@0-0 (Job 1)"],
  ],
  [
    "a heading inside a verse",
    "\\p\n\\v 1 a\n\\sp Her\n\\q1 b",
    ["1:1 a b"],
    ["heading sp@2-2 Her", "poetry q1@2-2 -"],
  ],
  [
    "lines of poetry and Selah",
    "\\q1\n\\v 1 a\n\\q2 b \\qs Selah\\qs*\n\\b\n\\q1\n\\v 2 c",
    ["1:1 a b Selah", "1:2 c"],
    ["poetry q1@0-0 -", "poetry q2@2-2 -", "poetry q1@0-0 -"],
  ],
  ["alternative and printed numbers", "\\ca 2\\ca*\n\\cp B\n\\p\n\\v 1 \\va 2\\va* \\vp 1b\\vp*a", ["1:1 a"]],
  [
    "a figure, in USFM 2 and 3",
    '\\p\n\\v 1 a \\fig |f.jpg|col|||x|1.1\\fig*b \\fig t|src="f"\\fig* c',
    ["1:1 a b c"],
  ],
  ["milestones", '\\p\n\\v 1 \\qt-s |sid="a" who="P"\\*a\\qt-e |eid="a"\\* \\ts\\*b\\zx-s\\*', ["1:1 a b"]],
  ["a table", "\\tr \\th1 H \\th2 I\n\\tr \\tc1 \\v 1 a \\tcr2 b", ["1:1 a b"], [], ["text_outside_verse@3"]],
  ["remarks and introductions", "\\rem not this\n\\ip nor this\n\\p\n\\v 1 a", ["1:1 a"]],
  ["no-break space and optional line break", "\\p\n\\v 1 a~b // c", ["1:1 a\u00a0b c"]],
  [
    "a no-break space at the edge of a marker",
    "\\p\n\\v 1 \\add a\\add*~! \\nd b~\\nd*? c",
    ["1:1 a\u00a0! b\u00a0? c"],
    ["added -@0-1 -", "divine_name -@4-5 -"],
  ],
  ["a link", "\\p\n\\v 1 a \\ref Job 1|JOB 1\\ref* b", ["1:1 a Job 1 b"]],
  ["a marker nobody knows", "\\p\n\\v 1 a \\zz b\\zz* c", ["1:1 a b c"], [], ["unknown_markup@4"]],
  ["an end without a beginning", "\\p\n\\v 1 a\\nd* b", ["1:1 a b"], [], ["malformed@4"]],
  ["a verse number run together with its words", "\\p\n\\v 1In the", ["1:1 In the"], [], ["verse_number@4"]],
  ["a verse without a number", "\\p\n\\v 1 a\n\\v b", ["1:1 a b"], [], ["verse_number@5"]],
  [
    "a span that is not closed at the end of its paragraph",
    "\\p\n\\v 1 a \\add b\n\\p\n\\v 2 c",
    ["1:1 a b", "1:2 c"],
    ["added -@2-3 -"],
    ["unclosed@5"],
  ],
  [
    "a title outside the Psalms",
    "\\d\n\\v 1 A prayer.\n\\q1\n\\v 2 b",
    ["1:1 A prayer.", "1:2 b"],
    ["poetry q1@0-0 -"],
  ],
  ["Chinese over the end of a line", "\\p\n\\v 1 起初\n神創造\n\\p 天地 a\nb", ["1:1 起初神創造天地 a b"]],
  [
    "stray brackets and markup",
    "\\p\n\\v 1 a [’’] <i>b</i> {c}",
    ["1:1 a b c"],
    [],
    ["leftover_markup@4", "leftover_markup@4"],
  ],
  ["a character reference", "\\p\n\\v 1 a &#x5d0; &#0;", ["1:1 a א &0;"], [], ["leftover_markup@4"]],
];

for (const [description, source, verses, marks = [], findings = []] of ROWS) {
  test(`USFM: ${description}`, () => {
    assert.deepEqual(read(source), { verses, marks, findings });
  });
}
