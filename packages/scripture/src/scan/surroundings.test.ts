import assert from "node:assert/strict";
import { test } from "node:test";
import { scan } from "./index.ts";

/** Each means the same wherever it stands. */
const CITATIONS: readonly string[] = [
  "John 3:16",
  "First John 4:8",
  "1st John 4:8",
  "I John 4:8",
  "Second Kings 2:3",
  "2 Cor. 13:1",
  "Rom. 8:28",
  "Romans 8:28–30",
  "Romans 8:1-4, 28; 12:1-2",
  "Psalm 23",
  "Ps. 119:105",
  "Song of Songs 2:1",
  "Gen. 1:1–2:3",
  "Isaiah 53:5",
  "Mark 10:45",
  "Jude 3",
  "3 John 4",
  "Exod 20:1–17",
  "Prov 3:5-6",
  "Daniel 9:15, 16",
  "James 1:15",
  "1 Thess 5:16-18",
  "John chapter 3 verse 16",
];

/** Places for a citation (X). What is found in each is compared with what is found in "See X.". */
const SURROUNDINGS: readonly string[] = [
  "See X.",
  "(X)",
  "[X]",
  '"X"',
  "“X”",
  "‘X,’ he said",
  "*X*",
  "**X**",
  "—X—",
  "X.",
  "X?",
  "X: text",
  "...X",
  "(cf. X)",
  "It was so. Cf. X.",
  "a.\n\nX\n\nb.",
  "- X\n",
  "• X",
  "→ X",
  "1) X",
  "> X",
  "# X",
  "| X | text |",
  "Text (X, KJV).",
  "In X, Paul writes",
  "“God is love” (X).",
  "God is love – X",
  "God is love. X",
  "Ref:\u00A0X",
  "X – the text",
  "X and more",
  "See X; the rest",
  "Text(X)",
  "X†",
  "<b>X</b>",
  "[X](http://example.org)",
  "In X – 5 min",
  "In X (5 min) we",
  "In X, 1 of 3",
  "In X, p. 5, we",
  "In X; 1) We pray",
  "In X, part 2",
  "In X | text",
  "In X\t5 min",
  "In X; Hymn 45",
  "1.2. X",
  "Day 5: X",
];

const meaningsIn = (text: string): readonly string[] =>
  scan(text).map((find) =>
    find.type === "ambiguous"
      ? `${find.text}=?`
      : `${find.text}=${find.reference.valid && find.reference.osisId}`,
  );

for (const surroundings of SURROUNDINGS) {
  test(`citations in ${JSON.stringify(surroundings)}`, () => {
    for (const citation of CITATIONS) {
      const text = surroundings.replace("X", () => citation);
      assert.deepEqual(meaningsIn(text), meaningsIn(`See ${citation}.`), text);
    }
  });
}

test("a name without a number after a dash ends the citation", () => {
  for (const citation of [
    "John 3:16",
    "Romans 8:28",
    "Psalm 23:1",
    "Isaiah 61:1",
    "Genesis 1:1",
    "James 1:2",
  ])
    for (const name of ["John", "Romans", "Psalm", "is", "Genesis", "James", "am", "Acts", "1 John"])
      for (const dash of [" – ", " - ", "—"]) {
        const text = `${citation}${dash}${name} and so on`;
        assert.deepEqual(meaningsIn(text), meaningsIn(`See ${citation}.`), text);
      }
});
