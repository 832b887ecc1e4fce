// The notes of the Scofield Reference Bible (1917, public domain) as Debian's package sword-comm-scofield has them, with
// the references that its annotators marked. `mod2imp` of libsword-utils prints them; without it there is nothing to measure.
import { spawnSync } from "node:child_process";
import { bookById, books, chapterCount, verseCount } from "@lectern/scripture";

/** A marked reference. `start` is included and `end` is not, in UTF-16 units of the note's text. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** OSIS ids of the verses or ranges that are meant, as `/resolve` writes them. */
  readonly items: readonly string[];
}

export interface Note {
  /** Where the note belongs: "Genesis 1:1". */
  readonly name: string;
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** Book abbreviations of the marks, lower-case, in the order of the canon. Several of one book are separated by a bar. */
const ABBREVIATIONS = (
  "ge|gen ex le nu de jos jud ru 1sa 2sa 1ki 2ki 1ch|1chr 2ch ezr ne es|est job ps|psa pr ec so isa|is jer la eze da ho joe " +
  "am ob jon|jonah mic na hab zep hag zec mal mt mr lu joh ac ro 1co|1cor 2co ga eph php col 1th 2th 1ti 2ti tit phm heb " +
  "jas 1pe 2pe 1jo|1jn 2jo 3jo jude re|rev"
).split(" ");

const bookIds: ReadonlyMap<string, number> = new Map(
  ABBREVIATIONS.flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const)),
);

/** The text of an entry with its marks; block elements become blank lines, others nothing. */
function readEntry(name: string, entry: string): Note {
  const marks: Mark[] = [];
  let text = "";
  let open: { start: number; osisRef: string } | null = null;
  for (const [, tag, words = ""] of entry.matchAll(/(<[^<>]*>)|([^<]+|<)/g)) {
    if (tag === undefined) text += words;
    else if (tag.startsWith("<reference")) {
      open = { start: text.length, osisRef: /osisRef="([^"]*)"/.exec(tag)?.[1] ?? "" };
    } else if (tag === "</reference>" && open !== null) {
      marks.push({ start: open.start, end: text.length, items: readItems(open.osisRef) });
      open = null;
    } else if (/^<\/?(?:div|item|list|title|row|cell|table|chapter)/.test(tag)) text += "\n\n";
  }
  return { name, text, marks };
}

/** `lu 17:26-29 lu 17:32` as OSIS ids. Empty when the mark names something that the canon does not have. */
function readItems(osisRef: string): readonly string[] {
  const items: string[] = [];
  const part = /([1-3]?[A-Za-z]+) ([0-9]+)(?::([0-9]+))?(?:-(?:([0-9]+):)?([0-9]+))?/g;
  for (const found of osisRef.replace("Scofield:", "").matchAll(part)) {
    const id = bookIds.get((found[1] ?? "").toLowerCase());
    const item =
      id === undefined
        ? null
        : osisOf(
            id,
            found.slice(2).map((digits) => Number(digits ?? 0)),
          );
    if (item === null) return [];
    items.push(item);
  }
  return items;
}

/** `numbers`: chapter, verse, last chapter, last verse; 0 for each that was not written. */
function osisOf(
  bookId: number,
  [chapter = 0, verse = 0, lastChapter = 0, lastVerse = 0]: readonly number[],
): string | null {
  const endChapter = lastChapter || (verse === 0 && lastVerse > 0 ? lastVerse : chapter);
  const lastOfChapter = endChapter <= chapterCount(bookId) ? verseCount(bookId, endChapter) : 0;
  const endVerse = verse === 0 ? lastOfChapter : lastVerse || verse;
  if (chapter > endChapter || endVerse === 0 || endVerse > lastOfChapter) return null;
  const book = bookById(bookId).osis;
  const start = `${book}.${chapter}.${verse || 1}`;
  const end = `${book}.${endChapter}.${endVerse}`;
  return start === end ? start : `${start}-${end}`;
}

/** A mark that is left out, with the reason. */
interface OmittedMark {
  readonly mark: Mark;
  readonly reason: string;
}

/** Mistakes of the annotators, by the marked text and its annotation. */
const SLIPS: readonly (readonly [text: string, items: string, reason: string])[] = [
  ["Jeremiah 4:23-26", "Jer.4.23-Jer.4.27", "names a verse more or less than what is written"],
  ["Mt. 19.5", "Matt.19.1-Matt.19.30", "names a verse more or less than what is written"],
  ["Isa 1:9", "Isa.1.19", "names a verse more or less than what is written"],
  ["30:1-10", "Gen.30.1-Gen.30.10", "takes numbers for another book's"],
  ["6:3-11", "Exod.6.3-Exod.6.11", "takes numbers for another book's"],
  ["10:1", "Luke.10.1", "takes numbers for another book's"],
];

/** The marks of a note that are used, with the annotators' mistakes corrected or left out, each with the reason. */
export function judgedMarks({ text, marks }: Note): {
  readonly marks: readonly Mark[];
  readonly omitted: readonly OmittedMark[];
} {
  const judged: Mark[] = [];
  const omitted: OmittedMark[] = [];
  for (const mark of marks) {
    const reason = reasonAside(text, mark);
    if (reason === null) judged.push(correctMark(text, mark));
    else omitted.push({ mark, reason });
  }
  return { marks: judged, omitted };
}

function reasonAside(text: string, mark: Mark): string | null {
  const { start, end, items } = mark;
  const written = text.slice(start, end).trim();
  if (items.length === 0 || items.some(isReversed)) return "names what the canon does not have";
  const slip = SLIPS.find(([part, named]) => written.includes(part) && items.join() === named);
  if (slip !== undefined) return slip[2];
  // The other end of a range across books is a mark of its own.
  if (/\bto\s*$/.test(text.slice(0, start)) || /^\s*to\s+(?:\d\s)?\p{Lu}/u.test(text.slice(end)))
    return "is one end of a range";
  const block = text.slice(text.lastIndexOf("\n\n", start) + 2, start);
  return /^\d/.test(written) && !/\p{Lu}\p{L}+[.\s]+\d/u.test(block)
    ? "has no book before it in its paragraph"
    : null;
}

function isReversed(item: string): boolean {
  const [start = "", end = start] = item.split("-").map((id) => id.split(".").slice(1).map(Number));
  if (typeof start === "string" || typeof end === "string") return false;
  return (end[0] ?? 0) < (start[0] ?? 0) || (end[0] === start[0] && (end[1] ?? 0) < (start[1] ?? 0));
}

/** Of a range over several chapters the annotators name the first and the last verse: "Isaiah 44:28-45:4". */
function correctMark(text: string, mark: Mark): Mark {
  const isRange = /\d+:\d+\s*(?:-|to)\s*\d+:\d+/.test(text.slice(mark.start, mark.end));
  const [first = "", last = ""] = mark.items.slice(-2);
  if (!isRange || mark.items.length < 2 || first.includes("-") || last.includes("-")) return mark;
  return { ...mark, items: [...mark.items.slice(0, -2), `${first}-${last}`] };
}

/** All notes that have marks; null where `mod2imp` or the module is not installed. */
export function scofieldNotes(): readonly Note[] | null {
  const printed = spawnSync("mod2imp", ["Scofield"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (printed.status !== 0 || !printed.stdout.includes("$$$")) return null;
  return printed.stdout
    .split(/^\$\$\$/m)
    .map((entry) => {
      const lineEnd = entry.indexOf("\n");
      return readEntry(entry.slice(0, lineEnd).trim(), entry.slice(lineEnd + 1));
    })
    .filter(({ marks }) => marks.length > 0);
}

if (books.length !== ABBREVIATIONS.length) throw new Error("an abbreviation for each of the 66 books");
