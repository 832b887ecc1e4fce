/**
 * Fifth stage: drafts to references. What was written is checked against the canon, chapters and books are
 * opened into the verses they hold, and each number outside the canon becomes a problem. Nothing is clamped.
 */

import { chapterCount, hasVerse, verseCount } from "../canon.ts";
import { chapterMark, digitsOf, leftEnd } from "../digits.ts";
import { formatReference, formatVerse } from "../normalized-form.ts";
import { osisOfSpans, osisOfVerse } from "../osis.ts";
import type { Problem, Reference, ValidReference } from "../reference.ts";
import type { Span, WrittenSpan } from "../span.ts";
import { compactSplits } from "./compact.ts";
import { PART, SINGLE_CHAPTER } from "./correction-bits.ts";
import { ABSENT, FOLLOW_ALL, FOLLOW_ONE, type Item } from "./item.ts";
import {
  chapterProblem,
  compactProblem,
  orNull,
  reversedBooksProblem,
  reversedProblem,
  verseProblem,
} from "./problems.ts";
import { scoreOf } from "./score.ts";
import { type Draft, offsetAt, type State } from "./state.ts";

/** `s` has read the draft: its tokens are where problems have their places from. */
export function resolveDraft(s: State, draft: Draft): Reference {
  return soundReference(draft) ?? unsoundReference(s, draft);
}

export function soundReference(draft: Draft): ValidReference | null {
  const { bookId, items } = draft;
  const only = items.length === 1 ? items[0] : undefined;
  if (only !== undefined && isVerse(only) && draft.reversedAt === ABSENT)
    return verseReference(draft, only.startChapter, only.startVerse);
  if (chapterCount(bookId) === 1) readLoneAsVerses(draft);
  let isSound = draft.reversedAt === ABSENT;
  for (const item of items) {
    applyFollow(bookId, item);
    levelEnds(bookId, item);
    isSound &&= isInCanon(bookId, item);
  }
  if (!isSound) return null;
  const input = writeItems(bookId, draft.text, items);
  const { confidence, corrections } = scoreOf(draft.mask);
  const versionHint = draft.version;
  const spans = spansOf(bookId, items);
  const osisId = osisOfSpans(bookId, spans);
  const normalized = formatReference(bookId, spans);
  // Written out, since a spread would cost as much as all the rest of this function.
  return { bookId, input, confidence, corrections, versionHint, valid: true, spans, osisId, normalized };
}

/** Whether an item is one verse, written with its chapter. Nothing is more usual. */
const isVerse = ({ startChapter, startVerse, endChapter, endVerse, follow, compact }: Item): boolean =>
  startVerse > 0 && endVerse === startVerse && endChapter === startChapter && follow === 0 && compact === 0;

/** What `soundReference` gives for a draft of one verse, with nothing made or asked for twice. */
function verseReference(draft: Draft, chapter: number, verse: number): ValidReference | null {
  const { bookId, version: versionHint } = draft;
  if (!hasVerse(bookId, chapter, verse)) return null;
  const input = draft.text + chapterMark(chapter) + digitsOf(verse);
  const { confidence, corrections } = scoreOf(draft.mask);
  const spans = [{ start: { chapter, verse }, end: { chapter, verse } }];
  const osisId = osisOfVerse(bookId, chapter, verse);
  const normalized = formatVerse(bookId, chapter, verse);
  return { bookId, input, confidence, corrections, versionHint, valid: true, spans, osisId, normalized };
}

function unsoundReference(s: State, draft: Draft): Reference {
  const { bookId, items } = draft;
  return {
    bookId,
    input: writeItems(bookId, draft.text, items),
    ...scoreOf(draft.mask),
    versionHint: draft.version,
    valid: false,
    spans: items.filter(({ compact }) => compact === 0).map(writtenSpan),
    osisId: null,
    normalized: null,
    problems: problemsOf(s, draft),
  };
}

/** In a book of one chapter lone numbers are verses, but a 1 on its own is the chapter. */
function readLoneAsVerses(draft: Draft): void {
  // "Jude 1a" has a part of a verse.
  const isPart = (draft.mask & PART) !== 0;
  const isList = isPart || (draft.items.length > 1 && draft.items.every(({ isLone }) => isLone));
  for (const item of draft.items) {
    if (!item.isLone) continue;
    const isSingle = item.startChapter === item.endChapter && item.follow === 0;
    if (item.startChapter === 1 && isSingle && !isList) continue;
    item.startVerse = item.startChapter;
    item.endVerse = item.endChapter;
    item.startVerseAt = item.startChapterAt;
    item.endVerseAt = item.endChapterAt;
    item.startChapter = 1;
    item.endChapter = 1;
    item.isLone = false;
    draft.mask |= SINGLE_CHAPTER;
  }
}

/** f and ff: one more, or all to the end of the chapter (after a verse) or of the book (after a chapter). */
function applyFollow(bookId: number, item: Item): void {
  if (item.follow === 0 || isReversed(item)) return;
  if (item.endVerse === ABSENT) {
    const last = Math.max(item.endChapter, chapterCount(bookId));
    item.endChapter = item.follow === FOLLOW_ONE ? item.endChapter + 1 : last;
  } else if (item.follow === FOLLOW_ONE) item.endVerse++;
  else if (item.follow === FOLLOW_ALL) {
    item.endVerse = Math.max(item.endVerse, verseCount(bookId, item.endChapter));
  }
}

/** Whether the numbers of an item run backwards. */
const isReversed = ({ startChapter, startVerse, endChapter, endVerse }: Item): boolean =>
  endChapter < startChapter ||
  (endChapter === startChapter && startVerse !== ABSENT && endVerse !== ABSENT && endVerse < startVerse);

/** A range with a verse at one end only: the other end is its chapter's first or last verse. */
function levelEnds(bookId: number, item: Item): void {
  if (item.startVerse === ABSENT && item.endVerse !== ABSENT) item.startVerse = 1;
  if (item.startVerse === ABSENT || item.endVerse !== ABSENT) return;
  const last = verseCount(bookId, item.endChapter);
  if (last > 0) item.endVerse = last;
}

/** Whether every number of an item is one of the canon, and its end no earlier than its start. */
function isInCanon(bookId: number, item: Item): boolean {
  const { startChapter, startVerse, endChapter, endVerse } = item;
  if (item.compact > 0) return false;
  if (startChapter === ABSENT) return true;
  if (!isWithin(bookId, startChapter, startVerse)) return false;
  if (endChapter === startChapter && endVerse === startVerse) return true;
  if (endChapter < startChapter || !isWithin(bookId, endChapter, endVerse)) return false;
  return endChapter > startChapter || endVerse === ABSENT || endVerse >= startVerse;
}

/** At least one, of a draft that is not wholly in the canon. */
function problemsOf(s: State, { bookId, items, reversedAt }: Draft): readonly Problem[] {
  const problems: Problem[] = [];
  for (const item of items) checkItem(s, bookId, item, problems);
  if (reversedAt !== ABSENT) problems.push(reversedBooksProblem(bookId, offsetAt(s, reversedAt)));
  return problems;
}

/** Adds the problems of an item, in reading order: its start, its end, their order. */
function checkItem(s: State, bookId: number, item: Item, problems: Problem[]): void {
  if (item.compact > 0) {
    const splits = compactSplits(bookId, item.compact);
    problems.push(compactProblem(bookId, splits, item.compact, offsetAt(s, item.startChapterAt)));
    return;
  }
  if (item.startChapter === ABSENT) return;
  const { startChapter, startVerse, endChapter, endVerse } = item;
  const startProblem = pointProblem(
    s,
    bookId,
    startChapter,
    startVerse,
    item.startChapterAt,
    item.startVerseAt,
  );
  if (startProblem !== null) problems.push(startProblem);
  if (endChapter === startChapter && endVerse === startVerse) return;
  const isBackwards = isReversed(item);
  const endProblem = pointProblem(s, bookId, endChapter, endVerse, item.endChapterAt, item.endVerseAt);
  if (endProblem !== null && !(isBackwards && startProblem === null && endVerse !== 0)) {
    if (startProblem === null || startProblem.message !== endProblem.message) problems.push(endProblem);
  }
  if (isBackwards && startProblem === null && (endProblem === null || endVerse !== 0)) {
    problems.push(reversedProblem(bookId, item, offsetAt(s, rightAt(item))));
  }
}

/** The token where the right end of a range starts: its chapter, unless that is the left's. */
const rightAt = ({ startChapterAt, endChapterAt, endVerseAt }: Item): number =>
  endChapterAt === startChapterAt ? endVerseAt : endChapterAt;

const isWithin = (bookId: number, chapter: number, verse: number): boolean =>
  hasVerse(bookId, chapter, verse === ABSENT ? 1 : verse);

function pointProblem(
  s: State,
  bookId: number,
  chapter: number,
  verse: number,
  chapterAt: number,
  verseAt: number,
): Problem | null {
  if (isWithin(bookId, chapter, verse)) return null;
  return chapter < 1 || chapter > chapterCount(bookId)
    ? chapterProblem(bookId, chapter, verse, offsetAt(s, chapterAt))
    : verseProblem(bookId, chapter, verse, offsetAt(s, verseAt));
}

function spansOf(bookId: number, items: readonly Item[]): readonly Span[] {
  const first = items[0];
  // A list of one is by far the most usual: made at its size, it has no room to spare.
  if (items.length === 1 && first !== undefined) return [spanOf(bookId, first)];
  return items.map((item) => spanOf(bookId, item));
}

/** The verses of an item that lies inside the canon. */
function spanOf(bookId: number, item: Item): Span {
  const { startChapter, startVerse, endVerse } = item;
  const isWhole = startChapter === ABSENT;
  const last = isWhole ? chapterCount(bookId) : item.endChapter;
  const start = { chapter: isWhole ? 1 : startChapter, verse: startVerse === ABSENT ? 1 : startVerse };
  const end = { chapter: last, verse: endVerse === ABSENT ? verseCount(bookId, last) : endVerse };
  return { start, end };
}

function writtenSpan({ startChapter, startVerse, endChapter, endVerse }: Item): WrittenSpan {
  return {
    start: { chapter: orNull(startChapter), verse: orNull(startVerse) },
    end: { chapter: orNull(endChapter), verse: orNull(endVerse) },
  };
}

/** `rom 8:1-4,28`: the normalized form, with the numbers as written; the bare book for a whole book. */
function writeItems(bookId: number, book: string, items: readonly Item[]): string {
  let text = book;
  let chapter = ABSENT;
  let lastChapter = ABSENT;
  let joint = " ";
  for (const item of items) {
    const isVerse = item.startVerse !== ABSENT || item.endVerse !== ABSENT;
    if (item.compact > 0) text += joint + digitsOf(item.compact);
    else if (item.startChapter === ABSENT) text += joint === " " ? "" : joint + book;
    else if (isVerse) text += writeVerses(item, chapter, joint);
    else text += joint + writeChapters(bookId, item, lastChapter);
    chapter = isVerse ? item.endChapter : ABSENT;
    lastChapter = isVerse ? Number.MAX_SAFE_INTEGER : item.endChapter;
    joint = ",";
  }
  return text;
}

function writeVerses(item: Item, chapter: number, joint: string): string {
  const { startChapter, startVerse, endChapter, endVerse } = item;
  const mark = joint === " " ? chapterMark(startChapter) : `${joint}${digitsOf(startChapter)}:`;
  const before = startChapter === chapter ? joint : mark;
  if (endChapter === startChapter && endVerse === startVerse) return before + digitsOf(startVerse);
  const start = before + leftEnd(startVerse);
  if (endChapter === startChapter) return start + digitsOf(endVerse);
  return `${start}${digitsOf(endChapter)}${endVerse === ABSENT ? "" : `:${digitsOf(endVerse)}`}`;
}

/**
 * The word says that a number is a chapter where it would be read as a verse: behind a verse, behind a chapter `last`
 * that has such a verse where the book has no such chapter, as `9,4` is chapter 9, verse 4, and in a book of one chapter.
 */
function writeChapters(bookId: number, { startChapter, endChapter }: Item, last: number): string {
  const chapters = chapterCount(bookId);
  const isNone = Math.max(startChapter, endChapter) > chapters || Math.min(startChapter, endChapter) < 1;
  const mayBeVerse =
    startChapter <= last || (isNone && (chapters === 1 || hasVerse(bookId, last, startChapter)));
  const start = `${mayBeVerse ? "ch " : ""}${digitsOf(startChapter)}`;
  return endChapter === startChapter ? start : `${start}-${digitsOf(endChapter)}`;
}
