import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  bookById,
  books,
  chapterCount,
  fromOrdinal,
  osisOfSpans,
  parseReference,
  type Reference,
  type Resolution,
  type Span,
  toOrdinal,
  VERSE_TOTAL,
  verseCount,
} from "../index.ts";
import { RULE_FILES, readRows } from "./testdata/rows.ts";

// A failing run prints its seed and path: fc.assert(..., { seed, path }) replays it.
const RUNS = { numRuns: 2000 };

const bookId = fc.integer({ min: 1, max: 66 });

/** A span inside one book, from random ordinals. */
const spanIn = (id: number): fc.Arbitrary<Span> => {
  const first = toOrdinal(id, 1, 1);
  const last = toOrdinal(id, chapterCount(id), verseCount(id, chapterCount(id)));
  const ordinals = fc.tuple(fc.integer({ min: first, max: last }), fc.nat({ max: 80 }));
  return ordinals.map(([start, length]) => {
    const a = fromOrdinal(start);
    const b = fromOrdinal(Math.min(start + length, last));
    return { start: { chapter: a.chapter, verse: a.verse }, end: { chapter: b.chapter, verse: b.verse } };
  });
};

const written = bookId.chain((id) =>
  fc.tuple(fc.constant(id), fc.array(spanIn(id), { minLength: 1, maxLength: 6 })),
);

function onlyReference(answer: Resolution) {
  assert.ok(answer.kind === "resolved" && answer.valid, JSON.stringify(answer));
  const reference = answer.references[0];
  assert.ok(answer.references.length === 1 && reference?.valid === true);
  return reference;
}

test("every osis_id and every normalized form resolves to itself with confidence 1", () => {
  fc.assert(
    fc.property(written, ([id, spans]) => {
      const osisId = osisOfSpans(id, spans);
      const first = onlyReference(parseReference(osisId));
      assert.equal(first.osisId, osisId);
      assert.equal(first.confidence, 1);
      assert.deepEqual(first.corrections, []);
      const again = onlyReference(parseReference(first.normalized));
      assert.equal(again.osisId, osisId, first.normalized);
      assert.equal(again.confidence, 1, first.normalized);
      assert.deepEqual(again.spans, spans);
    }),
    RUNS,
  );
});

test("the normalized input form reads back as the same reference", () => {
  fc.assert(
    fc.property(written, ([id, spans]) => {
      const osisId = osisOfSpans(id, spans);
      const { input } = onlyReference(parseReference(osisId));
      assert.equal(onlyReference(parseReference(input)).osisId, osisId, input);
    }),
    RUNS,
  );
});

/** The coordinates of a reference, regardless of its corrections. */
const placesOf = (reference: Reference | undefined): string =>
  JSON.stringify(
    reference?.valid === false
      ? [reference.bookId, reference.spans, reference.problems.map(({ code }) => code)]
      : [reference?.bookId, reference?.spans],
  );

/** A reversed range of books is a problem, although neither of its ends alone is. */
const isAcrossBooks = (reference: Reference): boolean =>
  !reference.valid &&
  reference.problems.some(({ code, chapter }) => code === "range_reversed" && chapter === null);

test("the normalized input of every understood reference, also outside the canon, reads back as the same coordinates", () => {
  const rows = readRows(...RULE_FILES, "invalid.tsv");
  const numbers = fc.constantFrom(0, 0, 1, 2, 3, 5, 16, 21, 22, 25, 26, 36, 50, 51, 119, 150, 151, 177, 999);
  const point = fc.oneof(
    numbers.map(String),
    fc.tuple(numbers, numbers).map((pair) => pair.join(":")),
  );
  const item = fc.oneof(
    point,
    fc.tuple(point, point).map((pair) => pair.join("-")),
  );
  const names = fc.constantFrom("John", "Gen", "Jude", "Ps", "1 Cor", "Obad", "Jude ch", "Ruth");
  const lists = fc.array(item, { minLength: 1, maxLength: 3 });
  const random = fc.tuple(names, lists).map(([name, items]) => `${name} ${items.join(", ")}`);
  const inputs = [...rows.map(({ input }) => input), ...fc.sample(random, { seed: 1, numRuns: 5000 })];
  for (const input of inputs) {
    const answer = parseReference(input);
    if (answer.kind !== "resolved") continue;
    for (const reference of answer.references) {
      if (reference.spans.length === 0 || isAcrossBooks(reference)) continue;
      const again = parseReference(reference.input);
      const alone =
        again.kind === "resolved" && again.references.length === 1 ? again.references[0] : undefined;
      assert.equal(placesOf(alone), placesOf(reference), `${JSON.stringify(input)}: ${reference.input}`);
    }
  }
});

test("every chapter, every book and every verse id resolves to itself", () => {
  for (const book of books) {
    assert.equal(onlyReference(parseReference(book.name)).normalized, book.name);
    for (let chapter = 1; chapter <= chapterCount(book.id); chapter++) {
      const last = verseCount(book.id, chapter);
      const whole = `${book.osis}.${chapter}.1-${book.osis}.${chapter}.${last}`;
      const single = chapterCount(book.id) === 1 ? book.name : `${book.name} ${chapter}`;
      assert.equal(onlyReference(parseReference(single)).osisId, whole);
      assert.equal(onlyReference(parseReference(`${book.osis}.${chapter}`)).osisId, whole);
    }
  }
  for (let ordinal = 1; ordinal <= VERSE_TOTAL; ordinal += 7) {
    const { bookId: id, chapter, verse } = fromOrdinal(ordinal);
    const { osisId } = onlyReference(parseReference(String(id * 1_000_000 + chapter * 1000 + verse)));
    assert.equal(osisId, `${bookById(id).osis}.${chapter}.${verse}`);
  }
});

const SEPARATORS = [":", ".", " : ", ":", " v ", " v. ", " verse ", "v"];
const DASHES = ["-", "\u2013", "\u2014", " - ", " \u2013 ", "--", " to ", " through ", " thru ", "\u2212"];
const COMMAS = [",", ", ", " and ", " & ", ", and ", " + ", "\uff0c"];
const AROUND = [
  ["", ""],
  ["(", ")"],
  ["see ", ""],
  ["\u201c", ".\u201d"],
  [" ", " "],
  ["cf. ", ";"],
  ["", " (KJV)"],
  ["ESV ", ""],
] as const;

test("random references in random spellings resolve correctly", () => {
  const style = fc.record({
    separator: fc.constantFrom(...SEPARATORS),
    dash: fc.constantFrom(...DASHES),
    comma: fc.constantFrom(...COMMAS),
    around: fc.constantFrom(...AROUND),
    name: fc.constantFrom("name", "osis", "key", "slug", "dotted"),
    upper: fc.boolean(),
  });
  fc.assert(
    fc.property(written, style, ([id, spans], how) => {
      const book = bookById(id);
      const names = {
        name: book.name,
        osis: book.osis,
        key: book.key,
        slug: book.slug,
        dotted: `${book.osis}.`,
      };
      const name =
        book.key === "JUD" && how.name === "key" ? book.name : names[how.name as keyof typeof names];
      const point = ({ chapter, verse }: Span["start"]) => `${chapter}${how.separator}${verse}`;
      const numbers = spans
        .map((span) => `${point(span.start)}${how.dash}${point(span.end)}`)
        .join(how.comma);
      const cased = how.upper ? name.toUpperCase() : name;
      const text = `${how.around[0]}${cased} ${numbers}${how.around[1]}`;
      const expected = spans.map((span) => span);
      assert.equal(onlyReference(parseReference(text)).osisId, osisOfSpans(id, expected), text);
    }),
    RUNS,
  );
});

const PIECES = [
  "John",
  "1",
  "3",
  "16",
  ":",
  ".",
  ",",
  ";",
  "-",
  " ",
  "v",
  "ch",
  "Ps",
  "and",
  "to",
  "ff",
  "a",
  "(",
  ")",
  "[",
  "]",
  "I",
  "ii",
  "Jude",
  "of",
  "the",
  "Genesis",
  "NIV",
  "\n",
  "/",
  "\u2013",
  "'",
  "*",
  "title",
  "end",
  "0",
  "999",
  "43003016",
  "Cor",
  "Samuel",
  "Gensis",
  "\u0301",
  "\u200b",
  "\ud800",
  "f",
];

function assertContract(input: string): void {
  const answer = parseReference(input);
  assert.equal(answer.input, input);
  switch (answer.kind) {
    case "resolved": {
      assert.ok(answer.references.length > 0);
      assert.equal(
        answer.valid,
        answer.references.every(({ valid }) => valid),
      );
      for (const reference of answer.references) {
        assert.ok(reference.confidence >= 0.05 && reference.confidence <= 1);
        if (reference.valid) {
          assert.ok(reference.spans.length > 0);
          for (const { start, end } of reference.spans) {
            const first = toOrdinal(reference.bookId, start.chapter, start.verse);
            const last = toOrdinal(reference.bookId, end.chapter, end.verse);
            assert.ok(first > 0 && last >= first, input);
          }
        } else assert.ok(reference.problems.length > 0);
      }
      if (answer.osisId !== null) {
        const again = parseReference(answer.osisId);
        assert.ok(again.kind === "resolved" && again.osisId === answer.osisId, input);
      }
      break;
    }
    case "ambiguous":
      assert.ok(answer.candidates.length >= 2, input);
      assert.ok(answer.position >= 0 && answer.position <= input.length);
      break;
    default:
      assert.ok(answer.position >= 0 && answer.position <= input.length);
      assert.ok(input.includes(answer.segment));
  }
}

test("any string gets an answer that the contract allows: 100,000 random ones", () => {
  const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((list) => list.join(""));
  const spaced = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((list) => list.join(" "));
  const unicode = fc.string({ unit: "binary", maxLength: 60 });
  const ascii = fc.string({ unit: "grapheme-ascii", maxLength: 40 });
  fc.assert(fc.property(fc.oneof(pieces, spaced, unicode, ascii), assertContract), { numRuns: 100_000 });
});

/** Inputs that would leave numbers, words and books in reused buffers. */
const BEFORE = [
  "43003016 ",
  "1 ",
  "John ",
  "of ",
  "Rev ",
  "Ps 119:105 ",
  "v ",
  "the ",
  "i ",
  "KJV ",
  "19 ",
].map((piece) => `${piece.repeat(60)}!`);

test("the same input gives the same answer, whatever was resolved before", () => {
  const rows = readRows(...RULE_FILES, "invalid.tsv");
  // Also cut off in the middle: data left over in a buffer would then directly follow the end.
  const inputs = rows.flatMap(({ input }, index) => {
    const cut = `${input.slice(0, 1 + (index % Math.max(1, input.length)))} (Heb.`;
    return index % 8 === 0 ? [input, cut] : [];
  });
  for (const input of inputs) {
    const answers = BEFORE.map((before) => {
      parseReference(before);
      return JSON.stringify(parseReference(input));
    });
    assert.ok(new Set(answers).size === 1, input);
  }
});

test("an input of any length gets an answer", () => {
  const pieces = [
    " and ff",
    " and following",
    ", ff",
    ", see and",
    " (Heb. i",
    " KJV;",
    "1, 2 ",
    "of ",
    "psalm one ",
    "Gen.-",
  ];
  for (const piece of pieces) {
    for (const start of ["", "John 3:16", "Ps 1"]) assertContract(start + piece.repeat(20_000));
  }
});
