import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { bookById, books, findBook, hasVerse, toOrdinal, VERSE_TOTAL, verseCount } from "@lectern/scripture";
import { SHARED } from "../text/testdata/shared.ts";
import {
  commonRows,
  guessScheme,
  rowFaults,
  SCHEME_CODES,
  type SchemeCode,
  versificationOf,
} from "./versification.ts";

const tables = join(SHARED, "data", "versification");
const skip = existsSync(tables) ? false : `no ${tables}: the published tables are not available`;

const nameOf = (bookId: number, chapter: number, verse: number): string =>
  `${bookById(bookId).key} ${chapter}:${verse}`;
const namesOf = (
  code: SchemeCode,
  bookId: number,
  chapter: number,
  verse: number,
  rows: readonly string[] = [],
) =>
  versificationOf(code, rows)
    .targets(bookId, chapter, verse)
    .map((target) => nameOf(target.bookId, target.chapter, target.verse));

/** A verse of the scheme and its place in the canon, as in printed Bibles of that scheme. */
const FACTS: readonly (readonly [SchemeCode, number, number, number, readonly string[]])[] = [
  ["kjv", 43, 3, 16, ["JHN 3:16"]],
  ["kjv", 64, 1, 15, []],
  ["kjv", 19, 23, 0, ["PSA 23:0"]],
  ["kjv", 1, 1, 0, []],
  ["eng", 64, 1, 15, ["3JN 1:14"]],
  ["eng", 66, 12, 18, ["REV 13:1"]],
  ["org", 1, 32, 1, ["GEN 31:55"]],
  ["org", 1, 32, 33, ["GEN 32:32"]],
  ["org", 19, 51, 1, ["PSA 51:0"]],
  ["org", 19, 51, 3, ["PSA 51:1"]],
  ["org", 19, 13, 6, ["PSA 13:5", "PSA 13:6"]],
  ["org", 39, 3, 24, ["MAL 4:6"]],
  ["org", 29, 4, 1, ["JOL 3:1"]],
  ["org", 9, 21, 1, ["1SA 20:42"]],
  ["org", 23, 63, 19, ["ISA 63:19", "ISA 64:1"]],
  ["org", 44, 19, 40, ["ACT 19:40", "ACT 19:41"]],
  ["vul", 19, 22, 1, ["PSA 23:1"]],
  ["vul", 19, 50, 3, ["PSA 51:1"]],
  ["lxx", 19, 22, 0, ["PSA 23:0"]],
  ["rsc", 19, 22, 1, ["PSA 23:1"]],
  ["rso", 45, 14, 24, ["ROM 16:25"]],
];

for (const [code, book, chapter, verse, expected] of FACTS) {
  test(`${code} ${nameOf(book, chapter, verse)} is ${expected.join(" and ") || "nowhere"} in the canon`, () => {
    const found = namesOf(code, book, chapter, verse);
    assert.deepEqual(
      expected.length === 0 ? found : found.filter((name) => expected.includes(name)),
      expected,
    );
  });
}

/** How many verses of the canon have no verse of the scheme. */
function countUnreached(code: SchemeCode): number {
  const reached = new Set<number>();
  const scheme = versificationOf(code);
  for (const { id } of books) {
    for (let chapter = 1; chapter <= 151; chapter++) {
      for (let verse = 1; verse <= scheme.verseCount(id, chapter); verse++) {
        for (const target of scheme.targets(id, chapter, verse)) {
          reached.add(toOrdinal(target.bookId, target.chapter, target.verse));
        }
      }
    }
  }
  reached.delete(0);
  return VERSE_TOTAL - reached.size;
}

test("the canonical, English and Hebrew numberings cover the whole canon except Nehemiah 7:68", () => {
  assert.deepEqual((["kjv", "eng", "org"] as const).map(countUnreached), [0, 0, 1]);
});

test("rows of a manifest take precedence over those of the scheme, and can lengthen a chapter", () => {
  const rows = ["1CH 21:31 > 22:1", "JHN 8:1 > 7:53, 8:1", "GEN 1:2 > -"];
  assert.deepEqual(namesOf("kjv", 13, 21, 31, rows), ["1CH 22:1"]);
  assert.deepEqual(namesOf("kjv", 43, 8, 1, rows), ["JHN 7:53", "JHN 8:1"]);
  assert.deepEqual(namesOf("kjv", 1, 1, 2, rows), []);
  assert.equal(versificationOf("kjv", rows).verseCount(13, 21), 31);
  assert.equal(versificationOf("kjv").verseCount(13, 21), 30);
});

const FAULTS: readonly (readonly [row: string, message: RegExp])[] = [
  ["GEN 1:1 > 1:1", /^$/],
  ["GEN 1:1", /is not a row such as/],
  ["GEN 1:1 = 1:2", /is not a row such as/],
  ["1:1 > 1:2", /is not a row such as/],
  ["XXX 1:1 > 1:2", /"XXX" in .* is not the code of a book/],
  ["GEN 1:1 > 1:32", /names a verse the canon lacks/],
  ["GEN 1:3-2 > 1:1", /ends before it begins/],
  ["GEN 1:1-3 > 1:1-2", /3 verses on one side and 2 on the other/],
  ["GEN 1:1 > 1:2 > 1:3", /is not a row such as/],
  ["", /is not a row such as/],
];

for (const [row, message] of FAULTS) {
  test(`the row "${row}" ${message.source === "^$" ? "is accepted" : "is refused"}`, () => {
    assert.match(rowFaults([row]).join(), message);
  });
}

test("the scheme is found by the lengths of chapters", () => {
  for (const code of SCHEME_CODES) {
    const scheme = versificationOf(code);
    const chapters = books.flatMap(({ id }) =>
      Array.from({ length: 151 }, (_, index) => [id, index + 1, scheme.verseCount(id, index + 1)] as const),
    );
    assert.equal(guessScheme(chapters.filter(([, , last]) => last > 0)), code);
  }
  assert.equal(guessScheme([]), "kjv");
});

test("common differences are used only if the edition has such a verse and the scheme has no place for it", () => {
  const kjv = versificationOf("kjv");
  assert.deepEqual(
    commonRows(kjv, (book, chapter, verse) => book === 45 && chapter === 14 && verse === 24),
    ["ROM 14:24-26 > 16:25-27"],
  );
  assert.deepEqual(
    commonRows(kjv, () => false),
    [],
  );
  assert.deepEqual(
    commonRows(versificationOf("rso"), () => true),
    ["REV 12:18 > 13:1"],
  );
});

// The rest of this file derives our rows again from the tables of Paratext, which relate each scheme to the Hebrew
// and Greek.

interface Table {
  readonly lengths: ReadonlyMap<string, number>;
  readonly maps: ReadonlyMap<string, readonly string[]>;
  readonly excluded: ReadonlySet<string>;
}

function readTable(code: string): Table {
  const lengths = new Map<string, number>();
  const maps = new Map<string, string[]>();
  const excluded = new Set<string>();
  for (const line of readFileSync(join(tables, `${code}.vrs`), "utf8").split(/\r?\n/)) {
    const text = line
      .replace(/^\uFEFF/, "")
      .replace(/#.*/, "")
      .trim();
    const mapping = /^(\w{3}) (\d+):(\d+)(?:-(\d+))? = (\w{3}) (\d+):(\d+)(?:-(\d+))?$/.exec(text);
    if (mapping !== null) {
      const [, book = "", chapter, first, last = first, toBook = "", toChapter, toFirst, toLast = toFirst] =
        mapping;
      const count = Math.max(Number(last) - Number(first), Number(toLast) - Number(toFirst)) + 1;
      for (let index = 0; index < count; index++) {
        const own = `${book} ${chapter}:${Math.min(Number(first) + index, Number(last))}`;
        const goal = `${toBook} ${toChapter}:${Math.min(Number(toFirst) + index, Number(toLast))}`;
        maps.set(own, [...(maps.get(own) ?? []), goal]);
      }
    } else if (text.startsWith("-")) excluded.add(text.slice(1));
    else if (/^\w{3} \d+:\d+( |$)/.test(text)) {
      const [book = "", ...chapters] = text.split(/\s+/);
      for (const pair of chapters) {
        const [chapter, count] = pair.split(":");
        if (findBook(book) !== undefined) lengths.set(`${book} ${chapter}`, Number(count));
      }
    }
  }
  return { lengths, maps, excluded };
}

/** What the tables omit: verses of the canon that correspond to a part of a Hebrew or Greek verse, or to several. */
const CANON_TO_ORIGINAL: Readonly<Record<string, readonly string[]>> = {
  "3JN 1:14": ["3JN 1:14", "3JN 1:15"],
  "REV 13:1": ["REV 12:18", "REV 13:1"],
  "NUM 26:1": ["NUM 25:19", "NUM 26:1"],
  "1SA 20:42": ["1SA 20:42", "1SA 21:1"],
  "1KI 22:43": ["1KI 22:43", "1KI 22:44"],
  "1CH 12:4": ["1CH 12:4", "1CH 12:5"],
  "NEH 7:68": [],
  "ISA 64:1": ["ISA 63:19"],
  "ACT 19:40": ["ACT 19:40"],
  "ACT 19:41": ["ACT 19:40"],
  "2CO 13:13": ["2CO 13:12"],
  "2CO 13:14": ["2CO 13:13"],
};

/** Verse of the original to verses of the canon (verse 0: title), by the English table. */
function originalToCanon(): ReadonlyMap<string, readonly string[]> {
  const { maps } = readTable("eng");
  const result = new Map<string, string[]>();
  const relate = (canon: string): void => {
    for (const original of CANON_TO_ORIGINAL[canon] ?? maps.get(canon) ?? [canon]) {
      result.set(original, [...(result.get(original) ?? []), canon]);
    }
  };
  for (const { key, id, chapters } of books) {
    for (const [index, count] of chapters.entries()) {
      for (let verse = id === 19 ? 0 : 1; verse <= count; verse++) relate(`${key} ${index + 1}:${verse}`);
    }
  }
  return result;
}

/** The verses of a table's scheme, with their verses in the canon. */
function derive(code: string): ReadonlyMap<string, readonly string[]> {
  const { lengths, maps, excluded } = readTable(code);
  const toCanon = originalToCanon();
  const full = new Map<string, readonly string[]>();
  const sharing = new Map<string, Set<string>>();
  for (const [chapter, count] of lengths) {
    for (let verse = maps.has(`${chapter}:0`) ? 0 : 1; verse <= count; verse++) {
      const own = `${chapter}:${verse}`;
      if (excluded.has(own)) continue;
      const goals = [...new Set((maps.get(own) ?? [own]).flatMap((original) => toCanon.get(original) ?? []))];
      full.set(own, goals);
      for (const goal of goals) sharing.set(goal, (sharing.get(goal) ?? new Set()).add(own));
    }
  }
  // If a verse keeps its number, its words are not also assigned to another verse.
  const alone = (goal: string, own: string): boolean => goal === own || (sharing.get(goal)?.size ?? 0) <= 1;
  return new Map(
    [...full].map(([own, goals]) => [
      own,
      goals.includes(own) ? goals.filter((goal) => alone(goal, own)) : goals,
    ]),
  );
}

for (const code of ["org", "lxx", "vul", "rsc", "rso"] as const) {
  test(`the rows of ${code} say what the published table says`, { skip }, () => {
    const scheme = versificationOf(code);
    const wrong: string[] = [];
    let compared = 0;
    for (const [own, goals] of derive(code)) {
      const [key = "", place = ""] = own.split(" ");
      const [chapter = 0, verse = 0] = place.split(":").map(Number);
      const bookId = findBook(key)?.id ?? 0;
      if (verse === 0) continue;
      compared++;
      const found = namesOf(code, bookId, chapter, verse);
      if ([...found].sort().join() !== [...goals].sort().join())
        wrong.push(`${own}: ${found} is not ${goals}`);
      assert.ok(scheme.verseCount(bookId, chapter) >= verse, own);
    }
    assert.deepEqual(wrong, []);
    assert.ok(compared > 30_000, `${compared} verses were compared`);
  });
}

test("the rows of eng say what the published table says: the canon plus two verses", { skip }, () => {
  const { lengths } = readTable("eng");
  const extra: string[] = [];
  for (const [chapter, count] of lengths) {
    const [key = "", number = ""] = chapter.split(" ");
    const bookId = findBook(key)?.id ?? 0;
    assert.equal(versificationOf("eng").verseCount(bookId, Number(number)), count);
    assert.ok(count >= verseCount(bookId, Number(number)));
    for (let verse = 1; verse <= count; verse++) {
      if (!hasVerse(bookId, Number(number), verse)) extra.push(`${chapter}:${verse}`);
    }
  }
  assert.deepEqual(extra, ["3JN 1:15", "REV 12:18"]);
});
