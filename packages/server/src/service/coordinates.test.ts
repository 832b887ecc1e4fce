import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countVerses,
  gapBetween,
  type Interval,
  osisOfVerseSet,
  splitByBook,
  VERSE_TOTAL,
  type VerseSet,
  verseIdOfOrdinal,
  verseSetOfIntervals,
} from "@lectern/scripture";
import fc from "fast-check";
import type { TextStore } from "../text/edition.ts";
import { type ContextQuery, context } from "./context.ts";
import { diff } from "./diff.ts";
import { distance } from "./distance.ts";
import { expand } from "./expand.ts";
import { lookup } from "./lookup.ts";
import { range } from "./range.ts";
import type { Fault, Result } from "./result.ts";
import { slice } from "./slice.ts";

/** Set LECTERN_SEED to try other cases; the used seed is printed. */
const SEED = Number(process.env.LECTERN_SEED ?? 31_102);

const noTexts: TextStore = {
  editions: [],
  isWhole: true,
  dataRevision: "none",
  find: () => undefined,
  wordIndexOf: () => null,
};

function unwrap<T>(result: Result<T>): T {
  assert.ok(result.ok, result.ok ? "" : JSON.stringify(result.fault));
  return result.value;
}

function faultOf(result: Result<unknown>): Fault {
  assert.ok(!result.ok);
  return result.fault;
}

function contextOf(reference: string, sides: Partial<ContextQuery> = {}) {
  const query = { window: undefined, before: undefined, after: undefined, version: undefined };
  return context(noTexts, { reference, ...query, ...sides });
}

test("context returns these verses", () => {
  const rows: readonly [string, Partial<ContextQuery>, Interval, Interval][] = [
    ["John 3:16", {}, { first: 26_137, last: 26_137 }, { first: 26_135, last: 26_139 }],
    ["John 3:16", { window: 0 }, { first: 26_137, last: 26_137 }, { first: 26_137, last: 26_137 }],
    ["John 3:16", { before: 0, after: 1 }, { first: 26_137, last: 26_137 }, { first: 26_137, last: 26_138 }],
    ["John 3:16", { before: 3 }, { first: 26_137, last: 26_137 }, { first: 26_134, last: 26_139 }],
    ["John 3:16", { window: 1, after: 4 }, { first: 26_137, last: 26_137 }, { first: 26_136, last: 26_141 }],
    ["Mal 4:6", { window: 1 }, { first: 23_145, last: 23_145 }, { first: 23_144, last: 23_146 }],
    ["Gen 1:2", { window: 50 }, { first: 2, last: 2 }, { first: 1, last: 52 }],
    ["Rev 22:21", {}, { first: 31_102, last: 31_102 }, { first: 31_100, last: 31_102 }],
    ["Mal 4:5-Matt 1:2", { window: 0 }, { first: 23_144, last: 23_147 }, { first: 23_144, last: 23_147 }],
    ["Mal 4:6; Matt 1:1", { window: 0 }, { first: 23_145, last: 23_146 }, { first: 23_145, last: 23_146 }],
    ["Rom 8:3-4, 1-3", { window: 0 }, { first: 28_118, last: 28_121 }, { first: 28_118, last: 28_121 }],
  ];
  for (const [reference, sides, centre, verses] of rows) {
    const found = unwrap(contextOf(reference, sides));
    assert.deepEqual([found.centre, found.verses], [centre, verses], reference);
    assert.equal(found.verseCount, verses.last - verses.first + 1);
  }
});

test("context refuses gaps and unknown editions", () => {
  assert.deepEqual(faultOf(contextOf("Rom 8:1, 3")), {
    kind: "bad_input",
    name: "reference",
    value: "Rom 8:1, 3",
    expected: "one run of verses without gaps",
  });
  const fault = faultOf(contextOf("John 3:16", { version: "xyz" }));
  assert.deepEqual(fault, { kind: "unknown_edition", code: "XYZ", available: [] });
});

test("lookup returns these verses", () => {
  const rows: readonly [Parameters<typeof lookup>[0], string, readonly number[]][] = [
    ["verse_id", "43003016", [26_137]],
    ["verse_id", "66022021,1001001,66022021", [31_102, 1, 31_102]],
    ["verse_index", "31102,1", [31_102, 1]],
    ["osis_id", "john.3.16,Gen.1.1", [26_137, 1]],
    ["osis_id", "Mal.4.5-Matt.1.1,Gen.1.1", [23_144, 23_145, 23_146, 1]],
    ["verse_index", Array(100).fill("7").join(","), Array(100).fill(7)],
  ];
  for (const [kind, list, expected] of rows) assert.deepEqual(unwrap(lookup(kind, list)), expected, list);
});

test("lookup distinguishes malformed identifiers from those of no verse", () => {
  const malformed: readonly [Parameters<typeof lookup>[0], string, string][] = [
    ["verse_id", "43003016,x", "x"],
    ["verse_id", "43003016,", ""],
    ["verse_id", "0043003016", "0043003016"],
    ["verse_id", "4300301600", "4300301600"],
    ["verse_id", "-1", "-1"],
    ["verse_id", "1e3", "1e3"],
    ["verse_index", "1.0", "1.0"],
    ["verse_index", "31103,one", "one"],
    ["verse_index", Array(101).fill("7").join(","), `${Array(50).fill("7").join(",")},…`],
    ["osis_id", "John 3:16", "John 3:16"],
    ["osis_id", "John.3", "John.3"],
    ["osis_id", "Tob.1.1", "Tob.1.1"],
    ["osis_id", "Ps.1.1-Ps.1.2-Ps.1.3", "Ps.1.1-Ps.1.2-Ps.1.3"],
    ["osis_id", "Gen.1.1-Gen.5.1", "Gen.1.1-Gen.5.1"],
  ];
  for (const [kind, list, value] of malformed) {
    const fault = faultOf(lookup(kind, list));
    assert.equal(fault.kind, "bad_input", list);
    if (fault.kind === "bad_input") assert.deepEqual([fault.name, fault.value], [kind, value]);
  }
  const absent: readonly [Parameters<typeof lookup>[0], string, string, string][] = [
    ["verse_id", "43003099", "verse_out_of_range", "John 3 has 36 verses; there is no verse 99."],
    ["verse_id", "43099001", "chapter_out_of_range", "John has 21 chapters; there is no chapter 99."],
    ["verse_id", "43003000", "verse_zero", "John 3 has 36 verses; there is no verse 0."],
    ["verse_id", "99001001", "chapter_out_of_range", "Books are numbered from 1 to 66; there is no book 99."],
    ["verse_id", "0", "chapter_out_of_range", "Books are numbered from 1 to 66; there is no book 0."],
    [
      "verse_index",
      "31103",
      "verse_out_of_range",
      "Verse indexes run from 1 to 31102; there is no verse 31103.",
    ],
    ["osis_id", "John.3.37", "verse_out_of_range", "John 3 has 36 verses; there is no verse 37."],
    ["osis_id", "Ps.2.1-Ps.1.1", "range_reversed", "The range Ps.2.1-Ps.1.1 ends before it begins."],
  ];
  for (const [kind, item, code, message] of absent) {
    const fault = faultOf(lookup(kind, `${item},${item}`));
    assert.equal(fault.kind, "outside_canon");
    if (fault.kind !== "outside_canon") continue;
    assert.equal(fault.input, item);
    assert.deepEqual(
      fault.problems.map((problem) => [problem.code, problem.message]),
      [[code, message]],
    );
  }
});

test("slices stay inside the canon and run forwards", () => {
  assert.equal(unwrap(slice(23_145, 23_146)).osisId, "Mal.4.6,Matt.1.1");
  for (const [start, end, codes] of [
    [0, 5, ["verse_out_of_range"]],
    [5, 31_103, ["verse_out_of_range"]],
    [0, 999_999_999, ["verse_out_of_range", "verse_out_of_range"]],
    [6, 5, ["range_reversed"]],
  ] as const) {
    const fault = faultOf(slice(start, end));
    assert.equal(fault.kind, "outside_canon");
    if (fault.kind === "outside_canon")
      assert.deepEqual(
        fault.problems.map(({ code }) => code),
        codes,
      );
  }
});

test("a lookup names at most 100 verses, counting those of OSIS ranges", () => {
  const rows: readonly (readonly [list: string, verses: number | null])[] = [
    ["Ps.119.1-Ps.119.100", 100],
    ["Ps.119.1-Ps.119.101", null],
    ["Gen.1.1-Rev.22.21", null],
    ["Gen.1.1,Ps.119.1-Ps.119.99", 100],
    ["Gen.1.1,Ps.119.1-Ps.119.100", null],
    ["Ps.119.1-Ps.119.99,Gen.1.1", 100],
    ["Ps.119.1-Ps.119.100,Gen.1.1", null],
    [Array.from({ length: 100 }, () => "Gen.1.1").join(), 100],
    [Array.from({ length: 101 }, () => "Gen.1.1").join(), null],
  ];
  for (const [list, verses] of rows) {
    const found = lookup("osis_id", list);
    assert.equal(found.ok ? found.value.length : found.fault.kind, verses ?? "bad_input", list.slice(0, 40));
  }
});

test("range runs from the first verse of the start to the last of the end", () => {
  const found = unwrap(range("Mal 4:6, 5", "Matt 1:1-2"));
  assert.deepEqual(found, {
    verses: { first: 23_144, last: 23_147 },
    osisId: "Mal.4.5-Mal.4.6,Matt.1.1-Matt.1.2",
    verseCount: 4,
    chapterCount: 2,
    bookCount: 2,
    books: [
      { first: 23_144, last: 23_145 },
      { first: 23_146, last: 23_147 },
    ],
  });
  assert.equal(unwrap(range("Romans 8", "Romans 8:1")).osisId, "Rom.8.1");
  const fault = faultOf(range("Rom 8:1", "John 3:16"));
  assert.equal(fault.kind, "outside_canon");
  if (fault.kind === "outside_canon") {
    assert.equal(fault.problems[0]?.code, "range_reversed");
    assert.equal(fault.problems[0]?.message, "Romans 8:1 comes after John 3:16, where the range would end.");
  }
});

test("distance returns these values", () => {
  const rows: readonly [string, string, number, string, number, number, number][] = [
    ["John 3:16", "Rom 8:1", 1981, "forward", 1980, 54, 2],
    ["Rom 8:1", "John 3:16", 1981, "backward", 1980, 54, 2],
    ["John 3:16", "John 3:16", 0, "same", 0, 0, 0],
    ["John 3:16-18", "John 3:19", 3, "forward", 0, 0, 0],
    ["John 3:16-18", "John 3:17-30", 1, "forward", 0, 0, 0],
    ["Gen 1:1", "Rev 22:21", 31_101, "forward", 31_100, 1188, 65],
    ["Mal 4:6", "Matt 1:1", 1, "forward", 0, 1, 1],
  ];
  for (const [a, b, verses, direction, gap, chapters, books] of rows) {
    const found = unwrap(distance(a, b));
    assert.deepEqual(
      [found.verses, found.direction, found.gap, found.chapters, found.books],
      [verses, direction, gap, chapters, books],
      `${a} | ${b}`,
    );
  }
});

test("of two faulty references, one that cannot be read is reported before one outside the canon", () => {
  const long = "x".repeat(1001);
  for (const [a, b, kind] of [
    ["John 3:99", "nothing here", "unrecognized"],
    ["nothing here", "John 3:99", "unrecognized"],
    ["John 3:99", "Rom 99:1", "outside_canon"],
    ["John 3:16", "Rom 99:1", "outside_canon"],
    ["Jud 1", long, "reference_too_long"],
    ["Jud 1:1", "nothing here", "ambiguous"],
  ] as const) {
    for (const use of [diff, distance, range]) assert.equal(faultOf(use(a, b)).kind, kind, `${a} | ${b}`);
  }
});

const interval = fc
  .tuple(fc.integer({ min: 1, max: VERSE_TOTAL }), fc.oneof(fc.nat(5), fc.nat(3000)))
  .map(([first, extra]) => ({ first, last: Math.min(VERSE_TOTAL, first + extra) }));
/** At most eight intervals: their OSIS ids stay within the length limit of a reference. */
const verseSet = fc.array(interval, { minLength: 1, maxLength: 8 }).map(verseSetOfIntervals);

test("the endpoints' answers for random sets equal the set operations", (t) => {
  t.diagnostic(`seed ${SEED}`);
  const check = (x: VerseSet, y: VerseSet): void => {
    const [a, b] = [osisOfVerseSet(x), osisOfVerseSet(y)];
    const found = unwrap(diff(a, b));
    assert.deepEqual([found.a, found.b], [a, b]);
    const counts = [found.union, found.intersection, x, y].map(countVerses);
    assert.equal((counts[0] ?? 0) + (counts[1] ?? 0), (counts[2] ?? 0) + (counts[3] ?? 0));
    const mirrored = unwrap(diff(b, a));
    assert.deepEqual([mirrored.onlyInA, mirrored.onlyInB], [found.onlyInB, found.onlyInA]);
    assert.deepEqual([mirrored.union, mirrored.intersection], [found.union, found.intersection]);

    const there = unwrap(distance(a, b));
    const back = unwrap(distance(b, a));
    assert.deepEqual([there.verses, there.gap], [back.verses, back.gap]);
    assert.equal(there.direction === "same", back.direction === "same");
    assert.ok(there.verses === 0 || there.direction !== back.direction);
    const [from, to] = [x[0]?.first ?? 0, y[0]?.first ?? 0];
    assert.equal(there.verses, Math.abs(from - to));
    const hulls = [x, y].map((set) => ({ first: set[0]?.first ?? 0, last: set.at(-1)?.last ?? 0 }));
    assert.equal(there.gap, gapBetween(hulls[0] ?? { first: 0, last: 0 }, hulls[1] ?? { first: 0, last: 0 }));

    const expansion = unwrap(expand(a));
    assert.deepEqual(expansion.verses, x);
    assert.deepEqual(expansion.ranges, splitByBook(x));
  };
  fc.assert(fc.property(verseSet, verseSet, check), { seed: SEED, numRuns: 200 });
});

test("distance obeys the triangle inequality", (t) => {
  t.diagnostic(`seed ${SEED}`);
  const between = (x: VerseSet, y: VerseSet): number =>
    unwrap(distance(osisOfVerseSet(x), osisOfVerseSet(y))).verses;
  const check = (x: VerseSet, y: VerseSet, z: VerseSet): void =>
    assert.ok(between(x, z) <= between(x, y) + between(y, z));
  fc.assert(fc.property(verseSet, verseSet, verseSet, check), { seed: SEED, numRuns: 100 });
});

test("a slice of a range is the range, and a context of zero verses is the reference", (t) => {
  t.diagnostic(`seed ${SEED}`);
  const check = (run: Interval): void => {
    const id = osisOfVerseSet([run]);
    const found = unwrap(range(id, id));
    assert.equal(found.osisId, id);
    const same = unwrap(slice(run.first, run.last));
    assert.deepEqual([same.osisId, same.verses, same.verseCount], [id, found.verses, found.verseCount]);
    const around = unwrap(contextOf(id, { before: 0, after: 0 }));
    assert.deepEqual([around.osisId, around.verses, around.centre], [id, run, run]);
    for (const ordinal of [run.first, run.last]) {
      const verseId = `${verseIdOfOrdinal(ordinal)}`;
      assert.deepEqual(unwrap(lookup("verse_id", verseId)), [ordinal]);
      assert.deepEqual(unwrap(lookup("osis_id", osisOfVerseSet([{ first: ordinal, last: ordinal }]))), [
        ordinal,
      ]);
    }
  };
  fc.assert(fc.property(interval, check), { seed: SEED, numRuns: 200 });
});
