import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_INSTRUCTIONS } from "./import-manifest.ts";
import { readUsx } from "./usx.ts";
import { newCollector } from "./verse-collector.ts";

/** `chapter:verse text [type start-end words]` of every verse, then `code@line` of every finding. */
function read(content: string): readonly string[] {
  const collector = newCollector(DEFAULT_INSTRUCTIONS);
  const source = `<usx version="3.0"><book code="GEN" style="id">A label</book>\n<chapter number="1" style="c"/>\n${content}</usx>`;
  readUsx(source, "x", (event) => collector.take(event));
  collector.endFile();
  const { verses, findings } = collector.finish();
  const marks = ({ annotations }: (typeof verses)[number]): readonly string[] =>
    annotations
      .filter(({ type }) => type !== "paragraph")
      .map(({ type, start, end, text }) => ` [${[type, `${start}-${end}`, text ?? []].flat().join(" ")}]`);
  return [
    ...verses.map((verse) => `${verse.chapter}:${verse.first} ${verse.text}${marks(verse).join("")}`),
    ...findings.map(({ code, at }) => `${code}@${at.line}`),
  ];
}

const NOTE = '<note style="f"><char style="fr">1:1 </char><char style="ft">Or, x</char></note>';

/** What the case shows, the content of the chapter (from line 3), verses and findings. */
const ROWS: readonly (readonly [what: string, content: string, found: readonly string[]])[] = [
  ["a note in a verse", `<para style="p"><verse number="1"/>a${NOTE} b</para>`, ["1:1 a b [note 1-1 Or, x]"]],
  [
    "a note in a heading is left out and reported",
    `<para style="p"><verse number="1"/>a</para>\n<para style="s1">Head${NOTE}</para>\n<para style="p"><verse number="2"/>b</para>`,
    ["1:1 a", "1:2 b [heading 0-0 Head]", "text_outside_verse@4"],
  ],
  [
    "words after the end of a verse belong to none",
    '<para style="p"><verse number="1" sid="GEN 1:1"/>a<verse eid="GEN 1:1"/> lost</para>',
    ["1:1 a", "text_outside_verse@3"],
  ],
  [
    "a paragraph of an unknown style keeps its words",
    '<para style="zz"><verse number="1"/>a</para>',
    ["1:1 a", "unknown_markup@3"],
  ],
  [
    "words of Jesus",
    '<para style="p"><verse number="1"/>a <char style="wj">b <char style="nd">c</char></char></para>',
    ["1:1 a b c [divine_name 4-5] [words_of_jesus 2-5]"],
  ],
];

for (const [what, content, found] of ROWS) {
  test(`USX: ${what}`, () => assert.deepEqual(read(content), found));
}
