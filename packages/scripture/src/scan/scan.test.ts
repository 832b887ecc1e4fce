import assert from "node:assert/strict";
import { test } from "node:test";
import { bookById } from "../book.ts";
import type { Find } from "./find.ts";
import { SCANNED_LANGUAGES, scan } from "./index.ts";
import { isGerman, placesOf, type Row, readRows } from "./testdata/rows.ts";

/** A find as the rows write it. */
function describeFind(find: Find): string {
  const text = find.text.replaceAll("\n", "\\n");
  if (find.type === "ambiguous") {
    return `${text}=?${find.candidates.map(({ bookId }) => bookById(bookId).key).join(",")}`;
  }
  const { reference } = find;
  return `${text}=${reference.valid ? reference.osisId : `!${reference.problems[0]?.code}`}`;
}

/** Whether the finds cover the places that a row names, and nothing else. A list may be one find or several. */
function isReadAsMeant(row: Row): boolean {
  const places = placesOf(row);
  const found = scan(row.text);
  return (
    places.every(({ start, end }) => {
      const own = found.filter((find) => find.start < end && find.end > start);
      return own[0]?.start === start && own.at(-1)?.end === end;
    }) && found.every((find) => places.some(({ start, end }) => find.start < end && find.end > start))
  );
}

const GERMAN = SCANNED_LANGUAGES.filter(({ language }) => language.code === "de");

/** The options for each kind of row. */
const optionsOf = (kind: string) => ({
  books: kind === "books",
  ...(isGerman(kind) ? { languages: GERMAN } : {}),
  ...(kind.startsWith("auto") ? { languages: SCANNED_LANGUAGES } : {}),
});

for (const file of ["prose", "lookalikes"]) {
  for (const { kind, text, finds } of readRows(`${file}.tsv`)) {
    test(`${file}, ${kind}: ${text.replaceAll("\n", "\\n")}`, () => {
      const found = scan(text, optionsOf(kind)).map(describeFind).join(" | ");
      // A citation of several books gives one find per reference; the rows list them one after the other.
      assert.equal(found === "" ? "-" : found, finds);
    });
  }
}

test("most sentences that no rule was made for are read as their authors meant", () => {
  const rows = readRows("unseen.tsv");
  const shareOf = (kind: string, lead: string): number => {
    const own = rows.filter((row) => row.kind === kind);
    return own.filter((row) => isReadAsMeant({ ...row, text: lead + row.text })).length / own.length;
  };
  for (const lead of ["", "We were late again. ", "What a day! ", "- ", "They said, \u201C"])
    for (const [kind, least] of [
      ["look", 0.968],
      ["prose", 0.968],
      ["ordinary", lead === "" ? 0.94 : 0.93],
    ] as const)
      assert.ok(shareOf(kind, lead) >= least, `${kind} after "${lead}": ${shareOf(kind, lead)}`);
});

/** How many verses and chapters without a name a row has, and for how many the passage that is meant is found, or another one. */
function countPassages(row: Row): { count: number; right: number; wrong: number } {
  const { text, context } = row;
  const counts = { count: 0, right: 0, wrong: 0 };
  const found = scan(text, context === undefined ? {} : { context });
  for (const { start, end, osisIds } of placesOf(row)) {
    if (!/^(?:v|ch)|^\S+ (?:verse|chapter)$/i.test(text.slice(start, end))) continue;
    counts.count++;
    const chapter = /^\w+\.\d+/.exec(osisIds)?.[0];
    const own = found.find((find) => find.start <= start && find.end >= end);
    const place = own?.type === "reference" && own.reference.valid ? own.reference.osisId : "";
    if (place === chapter || place.startsWith(`${chapter}.`)) counts.right++;
    else if (own !== undefined) counts.wrong++;
  }
  return counts;
}

const countInRows = (rows: readonly Row[]) => {
  const counts = rows.map(countPassages);
  const sum = (name: keyof ReturnType<typeof countPassages>): number =>
    counts.reduce((total, each) => total + each[name], 0);
  return { count: sum("count"), right: sum("right"), wrong: sum("wrong") };
};

test("most texts with chapters and verses of other works are read as their authors meant", () => {
  const rows = readRows("unseen-carried.tsv");
  const right = rows.filter(isReadAsMeant).length;
  assert.ok(right / rows.length >= 0.7, `${right} of ${rows.length}`);
});

test("most verses and chapters of long texts belong to the passages that their authors meant", () => {
  const { count, right } = countInRows(readRows("unseen-passages.tsv"));
  assert.ok(right / count >= 0.89, `${right} of ${count}`);
});

test("most verses and chapters under a context belong to the passages that their authors meant", () => {
  const rows = readRows("unseen-headed-passages.tsv").filter(({ context }) => context !== undefined);
  const { count, right } = countInRows(rows);
  assert.ok(right / count >= 0.96, `${right} of ${count}`);
});

// Nothing is carried from a heading.
test("few verses and chapters below a heading get another passage than their authors meant", () => {
  const rows = readRows("unseen-headed-passages.tsv").filter(({ context }) => context === undefined);
  const { count, wrong } = countInRows(rows);
  assert.ok(wrong / count <= 0.06, `${wrong} of ${count}`);
});

// No rows of prose.tsv, since the weights of passages learn from those.
test("a list of verses belongs to the passage that has all of them, and a verse after a colon to the one before it", () => {
  for (const [text, last] of [
    [
      "Read Eph 2:10, and do something with James 2:24. Verses 22 and 23 say so.",
      "Verses 22 and 23=Jas.2.22,Jas.2.23",
    ],
    ["Read James 2:24 beside Eph 2:20. Verses 22 and 23 say so.", "Verses 22 and 23=Jas.2.22,Jas.2.23"],
    ["Psalm 119:1 is long. Psalm 1:1 is short. The tree of verse 3, 60 feet tall.", "verse 3=Ps.1.3"],
    ["Luke 1:5 begins. Then Psalm 117:1 praises. In v. 2, 12 words say why.", "v. 2=Ps.117.2"],
    ["Readings: Ps 46:1-7: vv. 1-3; Rom 5:1-5: v. 3.", "v. 3=Rom.5.3"],
  ] as const)
    assert.equal(scan(text).map(describeFind).at(-1), last);
});

test("in a concordance, names with chapters are citations that are none in a short list", () => {
  const list = (count: number): string =>
    Array.from(
      { length: count },
      (_, index) => `Word ${"abcdefgh".charAt(index % 8)} Ps ${(index % 100) + 1}:1\n`,
    ).join("");
  const foundAfter = (count: number, text: string): readonly string[] =>
    scan(list(count) + text)
      .slice(count)
      .map((find) => find.text);
  const names = "Balaam Nu 22 Jethro Ex 18 Eliphaz Job 4 Bildad Job 8 Zophar Job 11";
  assert.deepEqual(foundAfter(120, names), ["Nu 22", "Ex 18", "Job 4", "Job 8", "Job 11"]);
  assert.deepEqual(foundAfter(99, names), ["Job 4", "Job 8", "Job 11"]);
});

test("a number counts no word of the next cell", () => {
  const textsOf = (text: string) => scan(text).map((find) => find.text);
  assert.deepEqual(textsOf("14\t4/7\t2 Pet 3\tGuests"), ["2 Pet 3"]);
  assert.deepEqual(textsOf("Romans 8\tQuestions"), ["Romans 8"]);
  assert.deepEqual(textsOf("Romans 8 questions"), []);
});

test("one verse does not make a long text one about the Bible", () => {
  const find = (between: string) =>
    scan(`See Rom 8:28.\n\n${between}\n\nMark 6 was long.`).map(({ text }) => text);
  assert.deepEqual(find("More words. ".repeat(10)), ["Rom 8:28", "Mark 6"]);
  assert.deepEqual(find("More words. ".repeat(5000)), ["Rom 8:28"]);
});

test("any number of dots and link words may stand before a name", () => {
  for (const before of [".", ". ", "of ", "and the "]) {
    const text = `${before.repeat(50_000)} Luke 3:16`;
    assert.equal(scan(text).at(-1)?.text, "Luke 3:16");
  }
});

test("spaces that do not break are spaces", () => {
  const text =
    "The two-witness rule of Deut. 19:15 turns up again, as the old commentaries say, in Matt. 18:16, 2 Cor. 13:1 and 1 Tim. 5:19.";
  const found = scan(text.replaceAll(" ", "\u00A0"));
  assert.deepEqual(
    found.map(describeFind),
    scan(text).map((find) => describeFind(find).replaceAll(" ", "\u00A0")),
  );
  assert.equal(found.length, 4);
});
