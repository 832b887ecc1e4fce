import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type InputLine, LINE_LIMIT, readLines } from "./input-lines.ts";

async function linesOf(pieces: readonly Uint8Array[]): Promise<InputLine[]> {
  async function* chunks() {
    yield* pieces;
  }
  const found: InputLine[] = [];
  for await (const lines of readLines(chunks(), "it")) found.push(...lines);
  return found;
}

const bytesOf = (text: string): Buffer => Buffer.from(text, "latin1");
const utf8 = (text: string): Buffer => Buffer.from(text, "utf8");

/** A string is a line; a pair is a line that is not UTF-8, and the offset of its first wrong character. */
const ROWS: readonly (readonly [Buffer, readonly (string | readonly [string, number])[]])[] = [
  [utf8(""), []],
  [utf8("a"), ["a"]],
  [utf8("a\n"), ["a"]],
  [utf8("a\nb"), ["a", "b"]],
  [utf8("\n"), [""]],
  [utf8("\n\n"), ["", ""]],
  [utf8("a\r\nb\r\n"), ["a", "b"]],
  [utf8("a\r\r\n"), ["a\r"]],
  [utf8("a\rb\n"), ["a\rb"]],
  [utf8("\r\n\r\n"), ["", ""]],
  [utf8("a\0b\n\0\n"), ["a\0b", "\0"]],
  [utf8("\ufeffa\n\ufeffb\n"), ["a", "\ufeffb"]],
  [utf8("Ps\u201323\n１ ＪＯＨＮ\n𝟑:𝟏𝟔"), ["Ps\u201323", "１ ＪＯＨＮ", "𝟑:𝟏𝟔"]],
  [bytesOf("a\n\xff b\nc"), ["a", ["\ufffd b", 0], "c"]],
  [bytesOf("ab \xe2\x80\nc"), [["ab \ufffd", 3], "c"]],
  [bytesOf("ab\xc0\xaf"), [["ab\ufffd\ufffd", 2]]],
  [Buffer.concat([utf8("\ufffd𝟑"), bytesOf("\xed\xa0\x80")]), [["\ufffd𝟑\ufffd\ufffd\ufffd", 3]]],
  [bytesOf("\xef\xbb\xbfa\xff\r\n"), [["a\ufffd", 1]]],
];

const asRow = (line: InputLine): string | readonly [string, number] =>
  line.kind === "text" ? line.text : line.kind === "not_utf8" ? [line.text, line.position] : "too long";

for (const [bytes, expected] of ROWS) {
  test(`lines of ${JSON.stringify(bytes.toString("latin1"))}, in pieces of any size`, async () => {
    for (let size = 1; size <= Math.max(1, bytes.length); size++) {
      const pieces: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
      const lines = await linesOf(pieces);
      assert.deepEqual(lines.map(asRow), expected, `pieces of ${size}`);
      assert.deepEqual(
        lines.map(({ number }) => number),
        expected.map((_, index) => index + 1),
      );
    }
  });
}

test("any text is read line by line, in pieces of any size", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\r\n\ufeff]/g, ""))),
      fc.integer({ min: 1, max: 9 }),
      async (texts, size) => {
        const bytes = utf8(texts.map((text) => `${text}\n`).join(""));
        const pieces: Buffer[] = [];
        for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
        assert.deepEqual((await linesOf(pieces)).map(asRow), texts);
      },
    ),
  ));

test("of a line that is too long only the length is kept, and the next line is read", async () => {
  const piece = utf8("é".repeat(50_000));
  const count = Math.ceil(LINE_LIMIT / piece.length) + 3;
  const lines = await linesOf([...Array.from({ length: count }, () => piece), utf8("\nJohn 3:16\n")]);
  assert.deepEqual(lines, [
    { kind: "too_long", number: 1, characters: count * 50_000 },
    { kind: "text", number: 2, text: "John 3:16" },
  ]);
});

test("a line that is too long is also reported at the end of the input", async () => {
  const full = utf8("a".repeat(LINE_LIMIT));
  const rows: readonly (readonly [readonly Buffer[], readonly (string | number)[]])[] = [
    [[full], ["text"]],
    [[full, utf8("\n")], ["text"]],
    [[full, utf8("b")], [LINE_LIMIT + 1]],
    [[utf8("b"), full], [LINE_LIMIT + 1]],
    [[full, utf8("b"), utf8("c")], [LINE_LIMIT + 2]],
    [[full, utf8("b\n")], [LINE_LIMIT + 1]],
    [
      [utf8("a\n"), full, utf8("b")],
      ["text", LINE_LIMIT + 1],
    ],
    [
      [utf8("a\n"), full, utf8("b\nc")],
      ["text", LINE_LIMIT + 1, "text"],
    ],
  ];
  for (const [pieces, expected] of rows) {
    const lines = await linesOf(pieces);
    assert.deepEqual(
      lines.map((line) => (line.kind === "too_long" ? line.characters : line.kind)),
      expected,
    );
  }
});

test("UTF-16 is refused by name", async () => {
  for (const bytes of [bytesOf("\xff\xfeJ\0"), bytesOf("\xfe\xff\0J")]) {
    await assert.rejects(linesOf([bytes]), { message: "it is UTF-16; it must be UTF-8" });
  }
});
