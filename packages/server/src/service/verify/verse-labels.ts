/**
 * Finds verse numbers beside quotations whose chapter an earlier paragraph names: a list of `v. 6: "…"` below "Joshua 1 says
 * it four times:". A scan carries a chapter over no blank line, because any text may follow; here the words decide: a
 * chapter is carried only if it has them.
 */

import { bookById, intervalOfChapter } from "@lectern/scripture";
import { type Find, type Steps, scan } from "@lectern/scripture/scan";
import { findQuote, type Library } from "../quote.ts";
import type { PlainText } from "./collect-quotations.ts";
import { markedQuotations, type TextRange } from "./quotation-marks.ts";

/** Maximum number of labels in a text, and of chapters that are tried for each. */
const MAX_LABELS = 100;
const MAX_CHAPTERS = 3;
/** Minimum evidence of a loose match in the chapter. */
const LOOSE_EVIDENCE = 30;
/** Maximum length of a label with the punctuation around it. */
const LONGEST_LABEL = 60;

const LABEL = String.raw`((?:vv?\.|verses?)\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?)`;
/** In brackets after the quotation. */
const AFTER = new RegExp(String.raw`^["”’»*_.,;:!?\s]*[([][*_]*${LABEL}[*_]*[)\]]`, "diu");
/** At the start of the line of the quotation. */
const BEFORE = new RegExp(
  String.raw`(?:^|[\n\uFFFC])[^\p{L}\n]*${LABEL}[*_]*\s*[:—–-][*_\s]*["“„«‘']?$`,
  "diu",
);

interface Chapter {
  readonly bookId: number;
  readonly chapter: number;
}

/** The finds, and the verse labels that continue one of their chapters, in the order of the text. */
export function* withVerseLabels(
  read: PlainText,
  finds: readonly Find[],
  library: Library,
  most: number,
): Steps<readonly Find[]> {
  const added: Find[] = [];
  let [labels, passed] = [0, 0];
  for (const range of yield* markedQuotations(read.text, most)) {
    const label = labelBeside(read.text, range);
    if (label === null) continue;
    const { start, end } = read.sourceRange(label.start, label.end);
    while ((finds[passed]?.start ?? end) < end) passed++;
    if ((finds[passed - 1]?.end ?? 0) > start) continue;
    if (++labels > MAX_LABELS) break;
    const words = read.text.slice(range.start, range.end);
    const chapter = yield* chapterWith(words, chaptersBefore(finds, passed), library);
    const find = chapter === null ? null : findOf(read, label, chapter);
    if (find !== null) added.push(find);
    yield;
  }
  return added.length === 0 ? finds : inOrder(finds, added);
}

function labelBeside(text: string, { start, end }: TextRange): TextRange | null {
  const after = AFTER.exec(text.slice(end, end + LONGEST_LABEL));
  const from = Math.max(0, start - LONGEST_LABEL);
  const before = BEFORE.exec(text.slice(from, start));
  const [found, shift] = after === null ? [before, from] : [after, end];
  const range = found?.indices?.[1];
  return range === undefined ? null : { start: shift + range[0], end: shift + range[1] };
}

/** The chapters that the finds before an index name last, the nearest first. */
function chaptersBefore(finds: readonly Find[], index: number): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (let at = index - 1; at >= 0 && chapters.length < MAX_CHAPTERS; at--) {
    const find = finds[at];
    if (find === undefined || find.type === "ambiguous" || !find.reference.valid) continue;
    const { bookId, spans } = find.reference;
    const chapter = spans.at(-1)?.end.chapter;
    if (chapter === undefined) continue;
    if (!chapters.some((known) => known.bookId === bookId && known.chapter === chapter))
      chapters.push({ bookId, chapter });
  }
  return chapters;
}

/** The first chapter that has the words, in whole or in great part; null if none has. */
function* chapterWith(words: string, chapters: readonly Chapter[], library: Library): Steps<Chapter | null> {
  for (const chapter of chapters) {
    const verses = [intervalOfChapter(chapter.bookId, chapter.chapter)];
    const { matches } = yield* findQuote(library, words, { name: "", osisId: "", verses }, 1);
    const [best] = matches;
    const isThere = best?.place === "right" && (best.words !== "loose" || best.evidence >= LOOSE_EVIDENCE);
    if (isThere) return chapter;
  }
  return null;
}

/** The label as a reference to the chapter; null if the chapter has no such verse. */
function findOf(read: PlainText, { start, end }: TextRange, { bookId, chapter }: Chapter): Find | null {
  const context = `${bookById(bookId)?.name ?? ""} ${chapter}`;
  const [find, ...others] = scan(read.text.slice(start, end), { context });
  if (find?.type !== "reference" || others.length > 0) return null;
  const inSource = (from: number, to: number) => read.sourceRange(start + from, start + to);
  const range = inSource(find.start, find.end);
  return {
    ...find,
    ...range,
    text: read.source.slice(range.start, range.end),
    spanOffsets: find.spanOffsets.map(([from, to]) => {
      const span = inSource(from, to);
      return [span.start, span.end];
    }),
  };
}

/** Both lists in the order of the text, with their citations numbered anew. */
function inOrder(finds: readonly Find[], added: readonly Find[]): readonly Find[] {
  const labels = new Set(added);
  const all = [...finds, ...added].sort((a, b) => a.start - b.start);
  let group = -1;
  return all.map((find, at) => {
    const before = all[at - 1];
    const isJoined =
      before !== undefined && !labels.has(find) && !labels.has(before) && before.group === find.group;
    if (!isJoined) group++;
    return { ...find, group };
  });
}
