import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { books, type Problem, parseReference } from "../index.ts";

function problemsOf(input: string): readonly Problem[] {
  const answer = parseReference(input);
  if (answer.kind !== "resolved") return [];
  return answer.references.flatMap((reference) => (reference.valid ? [] : reference.problems));
}

const CHAPTER = "chapter_out_of_range";
const VERSE = "verse_out_of_range";
const ZERO = "verse_zero";
const REVERSED = "range_reversed";
const SEVERAL = "ambiguous_number";

/** The code of each problem, and the input from its position on. */
const ROWS: readonly (readonly [input: string, ...places: (readonly [code: string, rest: string])[]])[] = [
  ["John 22", [CHAPTER, "22"]],
  ["John 0", [CHAPTER, "0"]],
  ["John 22:5", [CHAPTER, "22:5"]],
  ["John 3:99", [VERSE, "99"]],
  ["John 3:0", [ZERO, "0"]],
  ["John 3 v 99", [VERSE, "99"]],
  ["John 3:16, ch 99", [CHAPTER, "99"]],
  ["3 John 3:3", [CHAPTER, "3:3"]],
  ["John 3:36f", [VERSE, "36f"]],
  ["John 3:35ff, 99", [VERSE, "99"]],
  ["Psalm 151, title", [CHAPTER, "151, title"]],
  // Lists, and numbers carried in them: the position of a chapter is where it was written.
  ["John 22:1,5", [CHAPTER, "22:1,5"], [CHAPTER, "22:1,5"]],
  ["John 3:16; 22:5; 5:99", [CHAPTER, "22:5; 5:99"], [VERSE, "99"]],
  ["John 3:16; 5:1; v. 88", [VERSE, "88"]],
  ["Acts 30; John 3:77a", [CHAPTER, "30; John 3:77a"], [VERSE, "77a"]],
  ["John 99; v. 5", [CHAPTER, "99; v. 5"], [CHAPTER, "99; v. 5"]],
  // Ranges: the wrong end, or where the right end starts.
  ["John 3:16-99", [VERSE, "99"]],
  ["John 3:16-22:5", [CHAPTER, "22:5"]],
  ["John 3:99-88", [VERSE, "99-88"], [VERSE, "88"]],
  ["John 3:16-12", [REVERSED, "12"]],
  ["John 3:16-2:5", [REVERSED, "2:5"]],
  ["Gen 40-8", [REVERSED, "8"]],
  ["Ps 119:105-12, 300", [REVERSED, "12, 300"], [VERSE, "300"]],
  // Ranges across books.
  ["Gen 60 - Exod 2", [CHAPTER, "60 - Exod 2"]],
  ["Gen 3 - Exod 60:1", [CHAPTER, "60:1"]],
  ["1 John 3-2 John 99", [VERSE, "99"]],
  ["Romans - John", [REVERSED, "John"], [REVERSED, "John"]],
  ["Rom 8 to John 3", [REVERSED, "John 3"], [REVERSED, "John 3"]],
  ["Rom 8 to John 99", [REVERSED, "John 99"], [CHAPTER, "99"], [REVERSED, "John 99"]],
  ["John 5:1 - John 4:2", [REVERSED, "4:2"]],
  // Books of one chapter.
  ["Jude 30", [VERSE, "30"]],
  ["Jude 5, 30", [VERSE, "30"]],
  ["Jude 20-4", [REVERSED, "4"]],
  ["Obad 30 - Jonah 2", [VERSE, "30 - Jonah 2"]],
  // Identifiers.
  ["43003099", [VERSE, "43003099"]],
  ["43003016-43003099", [VERSE, "43003099"]],
  ["43003018-43003016", [REVERSED, "43003016"]],
  ["45001001-43001001", [REVERSED, "43001001"], [REVERSED, "43001001"]],
  ["John.3.16-John.3.99", [VERSE, "99"]],
  ["JHN 3:16,JHN 3:99", [VERSE, "99"]],
  // Numbers before their book.
  ["chapter 60 of Genesis", [CHAPTER, "60 of Genesis"]],
  ["the 60th chapter of Genesis", [CHAPTER, "60th chapter of Genesis"]],
  ["verse 99 of John 3", [VERSE, "99 of John 3"]],
  ["verse 16 of John 33", [CHAPTER, "33"]],
  ["verses 9-5 of John 3", [REVERSED, "5 of John 3"]],
  ["verses 1-4 of chapter 80 of Romans", [CHAPTER, "80 of Romans"]],
  ["chapter 3 of John, verse 99", [VERSE, "99"]],
  ["chapter 33 of John, verse 9", [CHAPTER, "33 of John, verse 9"]],
  ["151st Psalm", [CHAPTER, "151st Psalm"]],
  ["title of Psalm 151", [CHAPTER, "151"]],
  // Numbers that are not plain digits.
  ["Rom. xviii. 28", [CHAPTER, "xviii. 28"]],
  ["Rom. viii. 99", [VERSE, "99"]],
  ["Rom viii, lxxx", [CHAPTER, "lxxx"]],
  ["Psalm one hundred and fifty one", [CHAPTER, "one hundred and fifty one"]],
  ["John three ninety nine", [VERSE, "ninety nine"]],
  ["John \uff13:\uff19\uff19", [VERSE, "\uff19\uff19"]],
  ["John \u{1d7db}:\u{1d7e1}\u{1d7e1}", [VERSE, "\u{1d7e1}\u{1d7e1}"]],
  // Text before references.
  ["J\u0308o\u0308hn 3:99", [VERSE, "99"]],
  ["\u{1d409}\u{1d428}\u{1d421}\u{1d427} 3:99", [VERSE, "99"]],
  ["\u200bJohn\u200b 3:99", [VERSE, "99"]],
  // Joined words and numbers.
  ["1 Thessa-\nlonians 5:99", [VERSE, "99"]],
  // Chapter and verse without a mark between them.
  ["Gen111", [SEVERAL, "111"]],
  ["Gen 1-Gen111", [SEVERAL, "111"]],
  ["Gen111-Gen 12", [SEVERAL, "111-Gen 12"]],
];

for (const [input, ...places] of ROWS) {
  test(`position of the problem in ${JSON.stringify(input)}`, () => {
    const found = problemsOf(input).map(({ code, position }) => [code, input.slice(position)]);
    assert.deepEqual(found, places);
  });
}

const number = fc.oneof(fc.nat({ max: 9 }), fc.nat({ max: 160 }));
const point = fc
  .tuple(number, fc.option(number), fc.constantFrom(":", ".", ":", " v. "))
  .map(([chapter, verse, mark]) => (verse === null ? `${chapter}` : `${chapter}${mark}${verse}`));
const item = fc
  .tuple(point, fc.option(point), fc.constantFrom("-", " - ", "\u2013", " to "))
  .map(([left, right, dash]) => (right === null ? left : `${left}${dash}${right}`));
const BOOKS = [
  "Ps",
  "\u201cJohn",
  "J\u00fcde",
  "1 Cor.",
  "\u{1d40f}salms",
  "3rd John",
  ...books.map(({ name }) => name),
];
const chain = fc
  .array(fc.tuple(fc.option(fc.constantFrom(...BOOKS)), item, fc.constantFrom(", ", "; ", ",", "; see ")), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) =>
    parts.map(([book, numbers, mark]) => `${book === null ? "" : `${book} `}${numbers}${mark}`),
  );
const text = fc.tuple(fc.constantFrom(...BOOKS), chain).map(([book, parts]) => `${book} ${parts.join("")}1`);

test("the position of a problem is that of the wrong number", () => {
  let checkedCount = 0;
  fc.assert(
    fc.property(text, (input) => {
      for (const { code, chapter, verse, position } of problemsOf(input)) {
        const written = /^\d+/.exec(input.slice(position))?.[0];
        // The right end of a range between books starts with a book.
        if (code === REVERSED && chapter === null) {
          assert.match(input.slice(0, position), /(?:[-\u2013]|to) ?$/, input);
          continue;
        }
        const isVerse = code === VERSE || code === ZERO;
        const expected = isVerse ? [verse] : code === REVERSED ? [chapter, verse] : [chapter];
        assert.ok(
          expected.some((candidate) => `${candidate}` === written),
          `${input} at ${position}`,
        );
        assert.doesNotMatch(input.slice(0, position), /\d$/, input);
        checkedCount++;
      }
    }),
    { numRuns: 3000 },
  );
  assert.ok(checkedCount > 1000, `only ${checkedCount} problems`);
});

test("the message for a one-chapter book does not mention the chapter", () => {
  assert.deepEqual(
    problemsOf("Jude 26").map(({ message }) => message),
    ["Jude has 25 verses; there is no verse 26."],
  );
  assert.deepEqual(
    problemsOf("John 3:37").map(({ message }) => message),
    ["John 3 has 36 verses; there is no verse 37."],
  );
});
