// Measures the scanner: how many marks of the Scofield notes it finds exactly, and how fast, compared with the best
// open parsers in the same run; and how fast it reads lists of references, ordinary and hostile texts. README.md says what is
// counted.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { detect_references as detectReferences } from "@gracious.tech/bible-references";
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import {
  areEqual,
  bookById,
  books,
  chapterCount,
  osisOfSpans,
  parseReference,
  type VerseSet,
  verseCount,
  verseSetOfReferences,
} from "../packages/scripture/src/index.ts";
import { scan } from "../packages/scripture/src/scan/index.ts";
import { judgedMarks, type Mark, type Note, scofieldNotes } from "./scofield.ts";

type Print = (line: string) => void;

/** Something found in a text: its place, and the OSIS ids of what it means. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly osisId: string;
}

interface Peer {
  readonly name: string;
  readonly find: (text: string) => readonly Found[];
}

const lectern: Peer = {
  name: "lectern",
  find: (text) =>
    scan(text, { source: "text" }).flatMap((find) => {
      if (find.type === "ambiguous" || !find.reference.valid) return [];
      const { bookId, spans } = find.reference;
      return spans.map((span, index) => {
        const [start, end] = find.spanOffsets[index] ?? [find.start, find.end];
        return { start, end, osisId: osisOfSpans(bookId, [span]) };
      });
    }),
};

interface ParsedEntity {
  readonly osis: string;
  readonly indices: readonly [start: number, end: number];
}

function leader(): Peer {
  const parser = new bcv_parser(english);
  const find = (text: string): readonly Found[] => {
    // The parser's types do not declare the members of single items.
    const runs = parser.parse(text).parsed_entities() as readonly {
      readonly entities: readonly ParsedEntity[];
    }[];
    return runs
      .flatMap(({ entities }) => entities)
      .map(({ osis, indices: [start, end] }) => ({ start, end, osisId: osis }));
  };
  return { name: "bible-passage-reference-parser 4.0.0", find };
}

const bookIds = new Map(books.map(({ key, id }) => [key.toLowerCase(), id]));

function graciousTech(): Peer {
  const find = (text: string): readonly Found[] =>
    [...detectReferences(text)].flatMap(({ ref, text: written, index }) => {
      const bookId = bookIds.get(ref.book);
      if (bookId === undefined) return [];
      const span = {
        start: { chapter: ref.start_chapter, verse: ref.start_verse },
        end: { chapter: ref.end_chapter, verse: ref.end_verse },
      };
      return [{ start: index, end: index + written.length, osisId: osisOfSpans(bookId, [span]) }];
    });
  return { name: "@gracious.tech/bible-references 1.1.0", find };
}

/** The verses of OSIS ids; null for what the canon does not have. */
function versesOf(osisIds: readonly string[]): VerseSet | null {
  const answer = parseReference(osisIds.join(","));
  if (answer.kind !== "resolved" || !answer.valid) return null;
  return verseSetOfReferences(answer.references.filter((reference) => reference.valid));
}

interface Count {
  right: number;
  wrong: number;
  missed: number;
}

function judge(count: Count, mark: Mark, found: readonly Found[]): void {
  const hits = found
    .filter(({ start, end }) => end > mark.start && start < mark.end)
    .map(({ osisId }) => osisId);
  const expected = versesOf(mark.items);
  const verses = hits.length === 0 ? null : versesOf(hits);
  if (hits.length === 0) count.missed++;
  else if (verses !== null && expected !== null && areEqual(verses, expected)) count.right++;
  else count.wrong++;
}

function cpuSeconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

const ROUNDS = 5;

const MEGABYTE = 1_000_000;
const ROOT = join(import.meta.dirname, "..");

/** A text repeated to a length in UTF-16 units. */
const repeated = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/**
 * A list of references, each made of a book's name and its numbers, as long as one megabyte. The numbers change from one
 * part to the next.
 */
function denseText(cite: (name: string, chapter: number, verse: number) => string): string {
  const parts: string[] = [];
  for (let length = 0, at = 0; length < MEGABYTE; at++) {
    const { osis, id } = bookById((at % 66) + 1);
    const chapter = (at % chapterCount(id)) + 1;
    const part = cite(
      osis.replace(/^\d/, "$& "),
      chapter,
      (at % Math.max(1, verseCount(id, chapter) - 2)) + 1,
    );
    parts.push(part);
    length += part.length;
  }
  return parts.join("").slice(0, MEGABYTE);
}

const DENSE: Readonly<Record<string, (name: string, chapter: number, verse: number) => string>> = {
  "verses (Gen 1:1-3; Exod 2:2, 4; ...)": (name, chapter, verse) =>
    `${name} ${chapter}:${verse}${verse % 2 === 0 ? `, ${verse + 2}` : `-${verse + 2}`}; `,
  "one verse a line (Gen. 1:1)": (name, chapter, verse) => `${name}. ${chapter}:${verse}\n`,
  "chapters (Gen 1; Exod 2; ...)": (name, chapter) => `${name} ${chapter}; `,
  "verses after dots (Gen 1.1; Exod 2.2)": (name, chapter, verse) => `${name} ${chapter}.${verse}; `,
};

/** Texts that consist of citations only. */
function benchDense(print: Print): void {
  for (const [name, cite] of Object.entries(DENSE)) {
    const text = denseText(cite);
    const count = scan(text).length;
    const times = Array.from({ length: ROUNDS }, () => cpuSeconds(() => scan(text))).sort((a, b) => a - b);
    const seconds = times[ROUNDS >> 1] ?? 1;
    const each = ((seconds * 1e6) / count).toFixed(1);
    print(`  ${name}: ${(1 / seconds).toFixed(1)} MB/s, ${each} \u00b5s a reference`);
  }
}

/** Texts that contain few citations or none: how fast they are read, and that twice as much takes no more than twice as long. */
function benchTexts(print: Print): void {
  const prose = ["ARCHITECTURE.md", "CONTRIBUTING.md"].map((file) => readFileSync(join(ROOT, file), "utf8"));
  const texts: readonly (readonly [string, string])[] = [
    ["prose of this project", prose.join("\n")],
    ["hostile: 1 1 1 1", "1 1 1 1 "],
    ["hostile: John John John", "John John John "],
    ["hostile: (((((", "((((("],
    ["hostile: John 1, 1, 1", "John 1, 1, 1, "],
  ];
  for (const [name, text] of texts) {
    const [half = 1, whole = 1] = [MEGABYTE / 2, MEGABYTE].map((length) => {
      const long = repeated(text, length);
      scan(long);
      return cpuSeconds(() => scan(long));
    });
    const growth = (whole / half).toFixed(1);
    print(`  ${name}: ${(1 / whole).toFixed(1)} MB/s; 1 MB takes ${growth} times as long as half of it`);
  }
}

export function benchScan(print: Print): void {
  benchNotes(print);
  print("scan: lists of references");
  benchDense(print);
  print("scan: other texts");
  benchTexts(print);
}

function benchNotes(print: Print): void {
  const notes = scofieldNotes();
  if (notes === null) {
    print(
      "scan: Debian's packages sword-comm-scofield and libsword-utils are not installed; nothing is measured",
    );
    return;
  }
  const judged = notes.map((note) => ({ note, ...judgedMarks(note) }));
  const omittedCounts = new Map<string, number>();
  for (const { reason } of judged.flatMap((each) => each.omitted))
    omittedCounts.set(reason, (omittedCounts.get(reason) ?? 0) + 1);
  print(`scan: ${judged.reduce((sum, { marks }) => sum + marks.length, 0)} marks; set aside:`);
  for (const [reason, count] of omittedCounts) print(`  ${count} ${reason}`);
  const text = notes.map((note: Note) => note.text).join("\n\n");
  for (const { name, find } of [lectern, leader(), graciousTech()]) {
    const count: Count = { right: 0, wrong: 0, missed: 0 };
    for (const { note, marks } of judged) {
      const found = find(note.text);
      for (const mark of marks) judge(count, mark, found);
    }
    const { right, wrong, missed } = count;
    const f1 = (200 * right) / (2 * right + 2 * wrong + missed);
    const seconds = Array.from({ length: ROUNDS }, () => cpuSeconds(() => find(text))).sort((a, b) => a - b);
    const speed = text.length / 1e6 / (seconds[ROUNDS >> 1] ?? 1);
    print(
      `  ${name}: F1 ${f1.toFixed(2)} (${right} right, ${wrong} wrong, ${missed} missed), ${speed.toFixed(1)} MB/s`,
    );
  }
}
