/** Builds the edition's verses from the events of the readers, in the edition's own numbering and file order. */

import { PSALM_ID } from "@lectern/scripture";
import type { Annotation, AnnotationType } from "../text/edition.ts";
import { bookIdOfCode } from "./book-code.ts";
import { readWords, type WordRules } from "./clean-words.ts";
import { type ImportEvent, ImportFault, type Place, type SpanType, type WarningCode } from "./event.ts";
import { newTextBuilder, type TextBuilder, type Waiting } from "./text-builder.ts";

/** One verse as the edition numbers it. */
export interface SourceVerse {
  readonly bookId: number;
  readonly chapter: number;
  /** 0 is a psalm's title or the words before verse 1. */
  readonly first: number;
  /** Equal to `first`, except for a bridge. */
  readonly last: number;
  readonly part: string;
  readonly at: Place;
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

/** A psalm title that the source marks as such. `chapter` is in the edition's own numbering. */
export interface SourceTitle {
  readonly chapter: number;
  readonly text: string;
  readonly annotations: readonly Annotation[];
  readonly at: Place;
}

export interface Finding {
  readonly code: WarningCode;
  readonly message: string;
  readonly at: Place;
}

export interface Collected {
  readonly verses: readonly SourceVerse[];
  readonly titles: readonly SourceTitle[];
  readonly findings: readonly Finding[];
}

export interface Collector {
  readonly take: (event: ImportEvent) => void;
  /** Call this at the end of every file. */
  readonly endFile: () => void;
  readonly finish: () => Collected;
}

const LETTERED_PSALM = 119;
/** Far above any real verse: the longest, Esther 8:9, has about 530 letters in English. */
const MAX_VERSE_LENGTH = 20_000;
/** Notes, headings, paragraphs and lines on one verse. */
const MAX_POINTS = 5000;
/** Enough for six Bibles. A source with more verses is not an edition. */
const MAX_VERSES = 200_000;
/** Three times as many findings as the canon has verses. A source with more is not what it claims to be. */
const MAX_FINDINGS = 100_000;

interface State {
  readonly rules: WordRules;
  readonly verses: SourceVerse[];
  readonly titles: SourceTitle[];
  readonly findings: Finding[];
  /** 0 outside a book of the canon. */
  bookId: number;
  bookAt: Place | null;
  chapter: number;
  verse: { first: number; last: number; part: string; at: Place; builder: TextBuilder } | null;
  title: { builder: TextBuilder; at: Place } | null;
  /** Spans that are open. They stay open across the end of a verse. */
  readonly spans: Set<SpanType>;
  /** Annotations that belong before the next verse. */
  waiting: Waiting[];
  /** Notes, headings, paragraphs and lines since the last verse began. */
  points: number;
  /** Whether the current run of words outside any verse was reported. */
  isOutsideReported: boolean;
}

export function newCollector(rules: WordRules): Collector {
  const state: State = {
    rules,
    verses: [],
    titles: [],
    findings: [],
    bookId: 0,
    bookAt: null,
    chapter: 0,
    verse: null,
    title: null,
    spans: new Set(),
    waiting: [],
    points: 0,
    isOutsideReported: false,
  };
  return {
    take: (event) => take(state, event),
    endFile: () => {
      endBook(state);
      state.bookId = 0;
    },
    finish: () => ({ verses: state.verses, titles: state.titles, findings: state.findings }),
  };
}

function warn(state: State, code: WarningCode, message: string, at: Place): void {
  if (state.findings.push({ code, message, at }) > MAX_FINDINGS) {
    throw new ImportFault(`more than ${MAX_FINDINGS} findings, the last: ${message}`, at);
  }
}

function take(state: State, event: ImportEvent): void {
  switch (event.type) {
    case "book":
      takeBook(state, event.code, event.at);
      break;
    case "chapter":
      takeChapter(state, event.number, event.at);
      break;
    case "verse":
      takeVerse(state, event);
      break;
    case "verse_end":
      endVerse(state, false);
      break;
    case "text":
      takeText(state, event.text, event.at);
      break;
    case "start":
      state.spans.add(event.span);
      target(state)?.open(event.span);
      break;
    case "end":
      state.spans.delete(event.span);
      target(state)?.close(event.span);
      break;
    case "note":
      place(state, { type: "note", text: event.text, style: event.style }, true);
      break;
    case "heading":
      place(state, { type: headingType(state, event.style), text: event.text, style: event.style }, false);
      break;
    case "title":
      beginTitle(state, event.at);
      break;
    case "title_end":
      endTitle(state);
      break;
    case "paragraph":
    case "poetry":
      target(state)?.lineBreak();
      place(state, { type: event.type, style: event.style }, false);
      break;
    case "break":
      target(state)?.lineBreak();
      break;
    case "warning":
      warn(state, event.code, event.message, event.at);
      break;
  }
}

/** The builder that receives words now. */
const target = (state: State): TextBuilder | undefined => state.title?.builder ?? state.verse?.builder;

function headingType(state: State, style: string): AnnotationType {
  if (style === "colophon") return "subscription";
  return state.bookId === PSALM_ID && state.chapter === LETTERED_PSALM && style === "qa"
    ? "letter"
    : "heading";
}

function takeBook(state: State, code: string, at: Place): void {
  endBook(state);
  state.bookId = bookIdOfCode(code);
  state.bookAt = at;
  if (state.bookId === 0) {
    warn(
      state,
      "book_unknown",
      `"${code.slice(0, 40)}" is not a book of the canon: its text is left out`,
      at,
    );
  }
}

function takeChapter(state: State, chapter: number, at: Place): void {
  if (state.bookId === 0 && state.bookAt === null) {
    warn(state, "book_missing", "a chapter before any book: the file does not say which book it is", at);
    state.bookAt = at;
  }
  if (state.title !== null) endTitle(state);
  endVerse(state, false);
  state.chapter = chapter;
}

function takeVerse(state: State, event: Extract<ImportEvent, { type: "verse" }>): void {
  endVerse(state, false);
  if (state.verses.length > MAX_VERSES) throw new ImportFault(`more than ${MAX_VERSES} verses`, event.at);
  state.isOutsideReported = false;
  state.points = 0;
  if (state.bookId === 0) return;
  if (state.chapter === 0) {
    warn(
      state,
      "chapter_missing",
      `verse ${event.first} comes before any chapter: it is read as part of chapter 1`,
      event.at,
    );
    state.chapter = 1;
  }
  const builder = newTextBuilder();
  for (const point of state.waiting) builder.before(point);
  state.waiting = [];
  for (const span of state.spans) builder.open(span);
  state.verse = { first: event.first, last: event.last, part: event.part, at: event.at, builder };
}

function takeText(state: State, text: string, at: Place): void {
  if (state.bookId === 0) return;
  const builder = target(state);
  if (builder === undefined) {
    if (!state.isOutsideReported && /[\p{L}\p{N}]/u.test(text)) {
      state.isOutsideReported = true;
      const words = text.trim().slice(0, 40);
      warn(state, "text_outside_verse", `words outside any verse are left out: "${words}"`, at);
    }
    return;
  }
  const pieces = readWords(text, builder.isEmpty(), state.rules, at, (code, message, source) =>
    warn(state, code, message, source),
  );
  for (const piece of pieces) {
    if (piece.type === "words") builder.append(piece.text);
    else if (piece.type === "paragraph") builder.before({ type: "paragraph" });
    else if (piece.type === "open") builder.open("added");
    else builder.close("added");
  }
}

/** Adds a point annotation to the title, to the verse, or before the next verse. */
function place(state: State, point: Waiting, isNote: boolean): void {
  if (state.bookId === 0) return;
  if (++state.points > MAX_POINTS) {
    throw new ImportFault(`more than ${MAX_POINTS} notes, headings and lines on one verse`, lastPlace(state));
  }
  const builder = target(state);
  if (builder === undefined) state.waiting.push(point);
  else if (isNote) builder.point(point);
  else builder.before(point);
}

const lastPlace = ({ verse, bookAt, verses }: State): Place =>
  verse?.at ?? bookAt ?? verses.at(-1)?.at ?? { file: "", line: 0 };

function beginTitle(state: State, at: Place): void {
  // Outside the Psalms such a line is part of the verse (Habakkuk 3:1, Isaiah 38:9).
  if (state.bookId === PSALM_ID) state.title = { builder: newTextBuilder(), at };
  else target(state)?.lineBreak();
}

function endTitle(state: State): void {
  const { title } = state;
  state.title = null;
  if (title === null) return;
  const { text, annotations } = title.builder.finish(true);
  if (text === "") return;
  if (state.chapter === LETTERED_PSALM) place(state, { type: "letter", text }, false);
  else if (state.titles.some(({ chapter }) => chapter === state.chapter)) {
    place(state, { type: "heading", text, style: "d" }, false);
  } else state.titles.push({ chapter: state.chapter, text, annotations, at: title.at });
}

function endVerse(state: State, last: boolean): void {
  const { verse } = state;
  state.verse = null;
  if (verse === null) return;
  const built = verse.builder.finish(last);
  if (built.text.length > MAX_VERSE_LENGTH) {
    throw new ImportFault(`a verse of ${built.text.length} characters: this is not verse text`, verse.at);
  }
  state.waiting.push(...built.leftover);
  const { first, last: end, part, at } = verse;
  const { bookId, chapter } = state;
  state.verses.push({
    bookId,
    chapter,
    first,
    last: end,
    part,
    at,
    text: built.text,
    annotations: built.annotations,
  });
}

function endBook(state: State): void {
  if (state.title !== null) endTitle(state);
  endVerse(state, true);
  const last = state.verses.at(-1);
  const pendingTexts = state.waiting.filter(({ text }) => text !== undefined);
  if (last !== undefined && last.bookId === state.bookId && pendingTexts.length > 0) {
    // Text after the last verse of a book (a subscription) becomes annotations at the end of that verse.
    const end = last.text.length;
    const after = pendingTexts.map((point) => ({ start: end, end, ...point }));
    state.verses[state.verses.length - 1] = { ...last, annotations: [...last.annotations, ...after] };
  }
  state.waiting = [];
  state.spans.clear();
  state.chapter = 0;
  state.bookAt = null;
}
