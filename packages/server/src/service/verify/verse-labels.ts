/**
 * Finds numbers beside quotations that continue an earlier reference: a list of `v. 6: "…"` below "Joshua 1 says it four
 * times:", or `"…" (50:20)` after words from Genesis. A scan takes no chapter over a blank line, and no book for two bare
 * numbers, because they may mean anything. Here the words decide: the chapter or the book must have them.
 */

import { quotationText } from "@lectern/concordance";
import {
  bookById,
  type Interval,
  intervalOfChapter,
  lastOrdinalOfBook,
  parseReference,
  toOrdinal,
} from "@lectern/scripture";
import type { Find, Steps } from "@lectern/scripture/scan";
import { findQuote, type Library, type QuoteMatch } from "../quote.ts";
import type { PlainText } from "./collect-quotations.ts";
import { SAYING } from "./pairing.ts";
import type { TextRange } from "./quotation-marks.ts";

/** Maximum number of chapters or books that are tried for a label. */
const MAX_TRIED = 3;
/** Minimum evidence of a loose match in a chapter, and of changed words in a book. */
const LOOSE_EVIDENCE = 30;
const BOOK_EVIDENCE = 30;
/** The beginning of a quotation decides: at most this many characters (UTF-16 units) are searched for. */
const LONGEST_WORDS = 300;
/** Quotations whose surroundings are read in one step. */
const STEP = 100;
/** A verse that no chapter has is reported if the reference before it is as near as this, in UTF-16 units. */
const NEAR = 600;
/** Maximum length of a label with the punctuation around it. */
const LONGEST_LABEL = 60;

const NUMBERS = String.raw`\d{1,3}(?:\s?[-–]\s?\d{1,3})?`;
const VERSES = String.raw`(?:vv?\.|verses?)\s?(?<verses>${NUMBERS})`;
/** In brackets after the quotation, or in the next cell of a table; cells are set off by empty lines. */
const AFTER = new RegExp(
  String.raw`^["”’»*_.,;:!?\s]*(?:[([]|\n\n)[\s*_]*(?<label>${VERSES}|(?<chapter>\d{1,3}):(?<inChapter>${NUMBERS}))[\s*_]*(?:[)\]]|\n\n|$)`,
  "diu",
);
/** At the start of the line of the quotation. */
const BEFORE = new RegExp(
  String.raw`(?:^|[\n\uFFFC])[^\p{L}\n]*?(?<label>${VERSES})[*_]*\s*[:—–-][*_\s]*["“„«‘']?$`,
  "diu",
);
/** At the start of the sentence of the quotation: Verse 40 adds: "…". */
const SAID_BEFORE = new RegExp(
  String.raw`(?:^|[.!?;:"”’»)\]\n\uFFFC]\s*)(?:(?:and|but|then)\s+)?(?<label>${VERSES})\s+(?:also\s+)?${SAYING}(?:\s+that)?[\s,:]*["“„«‘']?$`,
  "diu",
);

interface Label extends TextRange {
  /** Null for verses alone. */
  readonly chapter: number | null;
  /** As written: "5" or "5-7". */
  readonly verses: string;
}

interface Chapter {
  readonly bookId: number;
  readonly chapter: number;
}

/** The finds with the labels that continue one of them, in the order of the text. */
interface Labelled {
  readonly finds: readonly Find[];
  /** Where in the source the search for labels stopped at its limit; the length of the source if it did not. */
  readonly end: number;
}

/**
 * Adds to the finds of a text the labels that continue one of them.
 * @param marked the quotations in marks
 * @param maxLabels the most labels that are looked up
 */
export function* withVerseLabels(
  read: PlainText,
  finds: readonly Find[],
  marked: readonly TextRange[],
  library: Library,
  maxLabels: number,
): Steps<Labelled> {
  const added: Find[] = [];
  let [labels, passed] = [0, 0];
  let last: Chapter | null = null;
  let passedAtLast = 0;
  for (const [at, range] of marked.entries()) {
    if (at % STEP === STEP - 1) yield;
    const label = labelBeside(read.text, range);
    if (label === null) continue;
    const { start, end } = read.sourceRange(label.start, label.end);
    while ((finds[passed]?.start ?? end) < end) passed++;
    if ((finds[passed - 1]?.end ?? 0) > start) continue;
    const chapters = chaptersOf(label, finds.slice(0, passed));
    if (chapters.length === 0) continue;
    if (labels === maxLabels)
      return {
        finds: inOrder(finds, added),
        end: Math.min(start, read.sourceRange(range.start, range.end).start),
      };
    labels++;
    const words = read.text.slice(range.start, Math.min(range.end, range.start + LONGEST_WORDS));
    // A list of numbers has one chapter, unless another reference follows.
    const likeliest: Chapter | null = passed === passedAtLast ? last : null;
    const chapter: Chapter | null = yield* chapterWith(words, label, withFirst(chapters, likeliest), library);
    if (chapter !== null) [last, passedAtLast] = [chapter, passed];
    const isNear = start - (finds[passed - 1]?.end ?? 0) <= NEAR;
    const find =
      chapter !== null
        ? findOf(read, label, chapter)
        : isNear
          ? yield* missingVerse(read, label, words, finds.slice(0, passed), library)
          : null;
    if (find !== null) added.push(find);
    yield;
  }
  return { finds: inOrder(finds, added), end: read.source.length };
}

function labelBeside(text: string, { start, end }: TextRange): Label | null {
  const rest = text.slice(end, end + LONGEST_LABEL);
  // A label that is cut off must not end there: "v. 1" of "v. 12".
  const after = AFTER.exec(end + LONGEST_LABEL < text.length ? `${rest}…` : rest);
  const from = Math.max(0, start - LONGEST_LABEL);
  const before = text.slice(from, start);
  const found = after ?? BEFORE.exec(before) ?? SAID_BEFORE.exec(before);
  const [range, groups] = [found?.indices?.groups?.label, found?.groups];
  if (range === undefined || groups === undefined) return null;
  const shift = after === null ? from : end;
  return {
    start: shift + range[0],
    end: shift + range[1],
    chapter: groups.chapter === undefined ? null : Number(groups.chapter),
    verses: groups.verses ?? groups.inChapter ?? "",
  };
}

/** The chapters that a label may mean, the likeliest first: of the references before it, the nearest come first. */
function chaptersOf(label: Label, finds: readonly Find[], max = MAX_TRIED): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (let at = finds.length - 1; at >= 0 && chapters.length < max; at--) {
    const find = finds[at];
    if (find === undefined || find.type === "ambiguous" || !find.reference.valid) continue;
    const { bookId, spans } = find.reference;
    const chapter = label.chapter ?? spans.at(-1)?.end.chapter;
    if (chapter === undefined) continue;
    if (!chapters.some((known) => isSame(known, { bookId, chapter }))) chapters.push({ bookId, chapter });
  }
  return chapters;
}

const isSame = (one: Chapter, other: Chapter): boolean =>
  one.bookId === other.bookId && one.chapter === other.chapter;

/** The chapters with one of them moved to the beginning. */
const withFirst = (chapters: readonly Chapter[], first: Chapter | null): readonly Chapter[] =>
  first === null
    ? chapters
    : chapters.toSorted((a, b) => Number(isSame(b, first)) - Number(isSame(a, first)));

/** The first of the chapters that has the words; null for none. */
function* chapterWith(
  words: string,
  label: Label,
  chapters: readonly Chapter[],
  library: Library,
): Steps<Chapter | null> {
  for (const chapter of chapters) {
    if (yield* hasWords(words, label, chapter, library)) return chapter;
    yield;
  }
  return null;
}

/** Whether the words are in the chapter or, if the label names the chapter, in its book. */
function* hasWords(
  words: string,
  label: Label,
  { bookId, chapter }: Chapter,
  library: Library,
): Steps<boolean> {
  const verses: readonly Interval[] = [
    label.chapter === null
      ? intervalOfChapter(bookId, chapter)
      : { first: toOrdinal(bookId, 1, 1), last: lastOrdinalOfBook(bookId) },
  ];
  const { matches } = yield* findQuote(library, quotationText(words), { name: "", osisId: "", verses }, 1);
  const [best] = matches;
  return best?.place === "right" && (label.chapter === null ? isInChapter(best) : isInBook(best));
}

const isInChapter = ({ words, evidence }: QuoteMatch): boolean =>
  words !== "loose" || evidence >= LOOSE_EVIDENCE;

const isInBook = ({ words, evidence }: QuoteMatch): boolean =>
  words === "exact" || (words === "near" && evidence >= BOOK_EVIDENCE);

/**
 * The label as a reference to the nearest chapter, if no chapter that the text has named has such a verse. The words must be
 * in the Bible: the verses of hymns and other books have numbers too.
 */
function* missingVerse(
  read: PlainText,
  label: Label,
  words: string,
  finds: readonly Find[],
  library: Library,
): Steps<Find | null> {
  const [nearest, ...others] = label.chapter === null ? chaptersOf(label, finds, finds.length) : [];
  const find = nearest === undefined ? null : findOf(read, label, nearest);
  if (find?.type !== "invalid") return null;
  if (others.some((chapter) => findOf(read, label, chapter)?.type !== "invalid")) return null;
  const { matches } = yield* findQuote(library, quotationText(words), null, 1);
  const [best] = matches;
  return best !== undefined && isInBook(best) ? find : null;
}

/** The label as a reference, which is invalid if there is no such verse; null if it is not read as one reference. */
function findOf(read: PlainText, label: Label, { bookId, chapter }: Chapter): Find | null {
  const parsed = parseReference(`${bookById(bookId)?.name ?? ""} ${chapter}:${label.verses}`);
  const [reference, ...others] = parsed.kind === "resolved" ? parsed.references : [];
  if (reference === undefined || others.length > 0) return null;
  const { start, end } = read.sourceRange(label.start, label.end);
  const numbers = label.chapter === null ? label.verses.length : label.end - label.start;
  const span = read.sourceRange(label.end - numbers, label.end);
  return {
    type: reference.valid ? "reference" : "invalid",
    start,
    end,
    text: read.source.slice(start, end),
    group: 0,
    carried: label.chapter === null ? ["book", "chapter"] : ["book"],
    settledBy: null,
    reference: reference.valid
      ? reference
      : {
          ...reference,
          problems: reference.problems.map((problem) => ({ ...problem, position: span.start })),
        },
    spanOffsets: [[span.start, span.end]],
  };
}

/** Both lists in the order of the text, with their citations numbered anew. */
function inOrder(finds: readonly Find[], added: readonly Find[]): readonly Find[] {
  if (added.length === 0) return finds;
  const labels = new Set(added);
  const all = [...finds, ...added].sort((a, b) => a.start - b.start);
  let group = -1;
  let before: Find | undefined;
  return all.map((find) => {
    const isJoined =
      before !== undefined && !labels.has(find) && !labels.has(before) && before.group === find.group;
    before = find;
    if (!isJoined) group++;
    return { ...find, group };
  });
}
