import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  areAdjacent,
  bookIdOf,
  books,
  CHAPTER_TOTAL,
  countBooks,
  countChapters,
  countVerses,
  differenceOf,
  findBook,
  fromOrdinal,
  gapBetween,
  hullOf,
  type Interval,
  includesVerse,
  intersectionOf,
  intervalOfChapter,
  intervalOfSpan,
  ordinalsOf,
  osisOfVerseSet,
  parseOsisVerse,
  referencesOfVerseSet,
  relationOf,
  spanOfInterval,
  splitByBook,
  splitByChapter,
  unionOf,
  VERSE_TOTAL,
  type VerseSet,
  type VerseSetRelation,
  verseSetOfIntervals,
  verseSetOfReferences,
} from "./index.ts";

/** Set LECTERN_SEED to try other cases; the one used is printed. */
const SEED = Number(process.env.LECTERN_SEED ?? 31_102);
const RUNS = 300;

const run = (first: number, last: number): Interval => ({ first, last });

test("a set has the fewest intervals, whatever the order of its input", () => {
  const rows: readonly [readonly Interval[], readonly Interval[]][] = [
    [[], []],
    [[run(5, 5)], [run(5, 5)]],
    [[run(1, 3), run(4, 6)], [run(1, 6)]],
    [
      [run(1, 3), run(5, 6)],
      [run(1, 3), run(5, 6)],
    ],
    [
      [run(5, 6), run(1, 3)],
      [run(1, 3), run(5, 6)],
    ],
    [[run(1, 9), run(2, 3), run(9, 12)], [run(1, 12)]],
    [[run(7, 7), run(7, 7), run(7, 7)], [run(7, 7)]],
    [[run(31_102, 31_102), run(1, 31_101)], [run(1, 31_102)]],
  ];
  for (const [intervals, expected] of rows) assert.deepEqual(verseSetOfIntervals(intervals), expected);
});

test("an interval outside the canon throws an error", () => {
  for (const bad of [run(0, 1), run(1, 31_103), run(3, 2), run(1.5, 2), run(Number.NaN, 2)]) {
    assert.throws(() => verseSetOfIntervals([run(1, 1), bad]), RangeError);
  }
  const span = { start: { chapter: 3, verse: 37 }, end: { chapter: 4, verse: 1 } };
  assert.throws(() => intervalOfSpan(43, span), /book 43 has no span 3:37-4:1/);
  assert.throws(() => intervalOfSpan(43, { start: span.end, end: { chapter: 3, verse: 1 } }), RangeError);
  assert.throws(() => intervalOfChapter(65, 2), /book 65 has no chapter 2/);
});

test("relations, one row a case", () => {
  const rows: readonly [VerseSet, VerseSet, VerseSetRelation][] = [
    [[run(5, 9)], [run(5, 9)], "equal"],
    [[], [], "equal"],
    [[run(5, 9)], [run(5, 8)], "a_contains_b"],
    [[run(5, 9)], [], "a_contains_b"],
    [[run(6, 6)], [run(5, 9)], "b_contains_a"],
    [[run(1, 2), run(6, 6)], [run(1, 9)], "b_contains_a"],
    [[run(1, 6)], [run(5, 9)], "overlaps"],
    [[run(1, 2), run(8, 20)], [run(5, 9)], "overlaps"],
    [[run(1, 4)], [run(5, 9)], "adjacent"],
    [[run(10, 12)], [run(5, 9)], "adjacent"],
    [[run(1, 1), run(30, 31)], [run(32, 40)], "adjacent"],
    [[run(1, 1), run(3, 3)], [run(2, 2)], "adjacent"],
    [[run(23_145, 23_145)], [run(23_146, 23_146)], "adjacent"],
    [[run(1, 3)], [run(5, 9)], "disjoint"],
    [[run(1, 3), run(11, 11)], [run(5, 9)], "disjoint"],
  ];
  for (const [a, b, expected] of rows) assert.equal(relationOf(a, b), expected, JSON.stringify([a, b]));
});

test("OSIS ids are the shortest list in canonical order and never cross a book", () => {
  const rows: readonly [readonly Interval[], string][] = [
    [[], ""],
    [[run(1, 1)], "Gen.1.1"],
    [[run(1, 31)], "Gen.1.1-Gen.1.31"],
    [[run(26_137, 26_137), run(26_138, 26_138)], "John.3.16-John.3.17"],
    [[run(28_118, 28_118), run(26_137, 26_137)], "John.3.16,Rom.8.1"],
    [[run(23_144, 23_147)], "Mal.4.5-Mal.4.6,Matt.1.1-Matt.1.2"],
    [[run(30_674, 30_674)], "Jude.1.1"],
  ];
  for (const [intervals, expected] of rows) {
    assert.equal(osisOfVerseSet(verseSetOfIntervals(intervals)), expected);
  }
  const whole = osisOfVerseSet([run(1, VERSE_TOTAL)]);
  assert.equal(whole.split(",").length, 66);
  assert.ok(whole.startsWith("Gen.1.1-Gen.50.26,Exod.1.1-Exod.40.38,"));
});

test("references convert to sets and sets to references", () => {
  const romans = findBook("ROM")?.id ?? 0;
  const spans = [
    { start: { chapter: 8, verse: 28 }, end: { chapter: 8, verse: 28 } },
    { start: { chapter: 8, verse: 1 }, end: { chapter: 8, verse: 4 } },
    { start: { chapter: 8, verse: 4 }, end: { chapter: 8, verse: 6 } },
  ];
  const set = verseSetOfReferences([{ bookId: romans, spans }]);
  assert.deepEqual(set, [run(28_118, 28_123), run(28_145, 28_145)]);
  assert.deepEqual(referencesOfVerseSet(set), [
    {
      bookId: romans,
      spans: [
        { start: { chapter: 8, verse: 1 }, end: { chapter: 8, verse: 6 } },
        { start: { chapter: 8, verse: 28 }, end: { chapter: 8, verse: 28 } },
      ],
    },
  ]);
});

test("the whole canon splits into its books and chapters", () => {
  const canon = verseSetOfIntervals([run(1, VERSE_TOTAL)]);
  const byChapter = splitByChapter(canon);
  assert.equal(byChapter.length, CHAPTER_TOTAL);
  assert.equal(countChapters(canon), CHAPTER_TOTAL);
  assert.equal(countBooks(canon), 66);
  let at = 0;
  for (const book of books) {
    for (let chapter = 1; chapter <= book.chapters.length; chapter++) {
      assert.deepEqual(byChapter[at++], intervalOfChapter(book.id, chapter));
    }
  }
  assert.deepEqual(
    splitByBook(canon).map(({ first }) => bookIdOf(first)),
    books.map(({ id }) => id),
  );
});

test("gaps are counted between the ends of two runs", () => {
  const rows: readonly [Interval, Interval, number][] = [
    [run(1, 3), run(4, 6), 0],
    [run(1, 3), run(5, 6), 1],
    [run(5, 6), run(1, 3), 1],
    [run(1, 9), run(5, 6), 0],
    [run(1, 1), run(31_102, 31_102), 31_100],
  ];
  for (const [a, b, expected] of rows) assert.equal(gapBetween(a, b), expected);
  assert.equal(hullOf([]), undefined);
  assert.deepEqual(hullOf([run(3, 4), run(9, 9)]), run(3, 9));
});

// The naive model: one boolean a verse, index = ordinal.

type Model = readonly boolean[];

const modelOf = (intervals: readonly Interval[]): Model => {
  const model = new Array<boolean>(VERSE_TOTAL + 1).fill(false);
  for (const { first, last } of intervals) model.fill(true, first, last + 1);
  return model;
};

const intervalsOfModel = (model: Model): readonly Interval[] => {
  const found: Interval[] = [];
  for (let index = 1; index <= VERSE_TOTAL; index++) {
    if (model[index] !== true) continue;
    const first = index;
    while (model[index + 1] === true) index++;
    found.push(run(first, index));
  }
  return found;
};

const combine = (a: Model, b: Model, keep: (x: boolean, y: boolean) => boolean): Model =>
  a.map((value, index) => keep(value, b[index] === true));

const sizeOf = (model: Model): number => model.reduce((sum, value) => sum + (value ? 1 : 0), 0);

/** Likely trouble spots (ends of chapters and books, a small area), and random places. */
const ordinal = fc.oneof(
  fc.integer({ min: 1, max: VERSE_TOTAL }),
  fc.integer({ min: 23_120, max: 23_170 }),
  fc.constantFrom(1, 2, 31, 32, 1533, 1534, 23_145, 23_146, VERSE_TOTAL - 1, VERSE_TOTAL),
);
const length = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 9000 }));
const interval = fc
  .tuple(ordinal, length)
  .map(([first, extra]) => run(first, Math.min(VERSE_TOTAL, first + extra)));
const intervals = fc.array(interval, { maxLength: 12 });

const property = (name: string, check: (a: readonly Interval[], b: readonly Interval[]) => void): void => {
  test(name, (t) => {
    t.diagnostic(`seed ${SEED}`);
    fc.assert(fc.property(intervals, intervals, check), { seed: SEED, numRuns: RUNS });
  });
};

property("union, intersection and difference agree with the model", (x, y) => {
  const [a, b] = [verseSetOfIntervals(x), verseSetOfIntervals(y)];
  const [p, q] = [modelOf(x), modelOf(y)];
  assert.deepEqual(a, intervalsOfModel(p));
  assert.deepEqual(unionOf(a, b), intervalsOfModel(combine(p, q, (u, v) => u || v)));
  assert.deepEqual(intersectionOf(a, b), intervalsOfModel(combine(p, q, (u, v) => u && v)));
  assert.deepEqual(differenceOf(a, b), intervalsOfModel(combine(p, q, (u, v) => u && !v)));
});

property("counts, membership and relation agree with the model", (x, y) => {
  const [a, b] = [verseSetOfIntervals(x), verseSetOfIntervals(y)];
  const [p, q] = [modelOf(x), modelOf(y)];
  assert.equal(countVerses(a), sizeOf(p));
  const verses = [...ordinalsOf(a)];
  assert.equal(verses.length, sizeOf(p));
  assert.ok(verses.every((at) => p[at] === true));
  assert.equal(countBooks(a), new Set(verses.map((at) => fromOrdinal(at).bookId)).size);
  const chapters = verses.map((at) => fromOrdinal(at)).map((at) => at.bookId * 1000 + at.chapter);
  assert.equal(countChapters(a), new Set(chapters).size);
  for (const at of [1, 31, 32, 23_145, 23_146, VERSE_TOTAL]) assert.equal(includesVerse(a, at), p[at]);
  assert.equal(relationOf(a, b), relationOfModels(p, q));
});

function relationOfModels(p: Model, q: Model): VerseSetRelation {
  const both = sizeOf(combine(p, q, (u, v) => u && v));
  const [sizeP, sizeQ] = [sizeOf(p), sizeOf(q)];
  if (both === sizeP && both === sizeQ) return "equal";
  if (both === sizeQ) return "a_contains_b";
  if (both === sizeP) return "b_contains_a";
  if (both > 0) return "overlaps";
  const touching = p.some((value, index) => value && (q[index + 1] === true || q[index - 1] === true));
  return touching ? "adjacent" : "disjoint";
}

property("the laws of sets hold", (x, y) => {
  const [a, b] = [verseSetOfIntervals(x), verseSetOfIntervals(y)];
  const [union, both] = [unionOf(a, b), intersectionOf(a, b)];
  assert.equal(countVerses(union) + countVerses(both), countVerses(a) + countVerses(b));
  assert.deepEqual(union, unionOf(b, a));
  assert.deepEqual(both, intersectionOf(b, a));
  assert.deepEqual(unionOf(unionOf(differenceOf(a, b), both), differenceOf(b, a)), union);
  assert.equal(areAdjacent(a, b), areAdjacent(b, a));
  const mirror: Partial<Record<VerseSetRelation, VerseSetRelation>> = {
    a_contains_b: "b_contains_a",
    b_contains_a: "a_contains_b",
  };
  const relation = relationOf(a, b);
  assert.equal(relationOf(b, a), mirror[relation] ?? relation);
});

property("splitting loses nothing, adds nothing and respects the ends of books and chapters", (x) => {
  const set = verseSetOfIntervals(x);
  for (const split of [splitByBook, splitByChapter]) {
    assert.deepEqual(verseSetOfIntervals(split(set)), set);
  }
  for (const { first, last } of splitByBook(set)) assert.equal(bookIdOf(first), bookIdOf(last));
  for (const { first, last } of splitByChapter(set)) {
    assert.equal(fromOrdinal(first).chapter, fromOrdinal(last).chapter);
    assert.equal(bookIdOf(first), bookIdOf(last));
  }
});

property("references of a set give the set back, and so do spans of an interval", (x) => {
  const set = verseSetOfIntervals(x);
  assert.deepEqual(verseSetOfReferences(referencesOfVerseSet(set)), set);
  for (const piece of splitByBook(set)) {
    assert.deepEqual(intervalOfSpan(bookIdOf(piece.first), spanOfInterval(piece)), piece);
  }
  const items = osisOfVerseSet(set).split(",").filter(Boolean);
  assert.equal(items.length, splitByBook(set).length);
});

test("OSIS ids of verses are read in any letter case, and nothing else is", () => {
  assert.deepEqual(parseOsisVerse("John.3.16"), { bookId: 43, chapter: 3, verse: 16 });
  assert.deepEqual(parseOsisVerse("1john.5.7"), { bookId: 62, chapter: 5, verse: 7 });
  assert.deepEqual(parseOsisVerse("Jude.9.999"), { bookId: 65, chapter: 9, verse: 999 });
  for (const text of ["", "John", "John.3", "John 3.16", "JHN.3.16", "John.3.16 ", "Tob.1.1", "John.03.16"]) {
    assert.equal(parseOsisVerse(text), undefined, text);
  }
});
