/**
 * The events that every reader emits, whatever the format of its file. They come in the order of the text, and
 * only `verse-collector.ts` consumes them.
 */

/** The place in the source that an event comes from. */
export interface Place {
  /** Name of the file inside what is imported: `web.zip/02-GEN.usfm`. */
  readonly file: string;
  /** 1-based; 0 when the line is not known. */
  readonly line: number;
}

/** Markup that encloses words. When it runs past the end of a verse, the collector splits it. */
export type SpanType = "added" | "words_of_jesus" | "divine_name";

export type ImportEvent =
  /** `code` as the file has it: USFM code, OSIS abbreviation, name or number. Ends the previous book. */
  | { readonly type: "book"; readonly code: string; readonly at: Place }
  | { readonly type: "chapter"; readonly number: number; readonly at: Place }
  /**
   * A verse begins. `first` to `last`, both included, differ only for a bridge; `part` is the letter of a part
   * verse such as `3a`, or "". Verse 0 is allowed. A verse lasts to the next one, the end of the chapter, or
   * `verse_end`.
   */
  | {
      readonly type: "verse";
      readonly first: number;
      readonly last: number;
      readonly part: string;
      readonly at: Place;
    }
  | { readonly type: "verse_end" }
  /** Words of the verse, or of the title between `title` and `title_end`, with the file's white space. */
  | { readonly type: "text"; readonly text: string; readonly at: Place }
  | { readonly type: "start"; readonly span: SpanType }
  | { readonly type: "end"; readonly span: SpanType }
  /** A whole note; `style` is the marker or type of the source: `f`, `x`, `study`. */
  | { readonly type: "note"; readonly style: string; readonly text: string; readonly at: Place }
  /** A heading of the editors; `style`: `s1`, `ms`, `r`, `sp`. */
  | { readonly type: "heading"; readonly style: string; readonly text: string; readonly at: Place }
  /** A psalm's own title begins; text, spans and notes up to `title_end` belong to it. */
  | { readonly type: "title"; readonly at: Place }
  | { readonly type: "title_end" }
  /** A paragraph begins; `style`: `p`, `m`, `pi1`, or "" when the source says no more. */
  | { readonly type: "paragraph"; readonly style: string }
  /** A line of poetry begins; `style`: `q1`, `q2`, `qr`. */
  | { readonly type: "poetry"; readonly style: string }
  /** White space that a line or paragraph of the source's layout implies. */
  | { readonly type: "break" }
  /** Something that the reader could not use. The import continues. */
  | { readonly type: "warning"; readonly code: WarningCode; readonly message: string; readonly at: Place };

/** The kinds of findings; docs/importing.md explains each. */
export const WARNING_CODES = [
  "book_missing",
  "book_unknown",
  "bridge",
  "chapter_missing",
  "chapter_number",
  "character",
  "empty_verse",
  "extra_verse",
  "file_ignored",
  "leftover_markup",
  "malformed",
  "missing_verse",
  "no_counterpart",
  "number_inside",
  "repeated_verse",
  "text_outside_verse",
  "title_inside",
  "unclosed",
  "unknown_markup",
  "verse_number",
  "verse_order",
  "versification_guessed",
] as const;

export type WarningCode = (typeof WARNING_CODES)[number];

export type Emit = (event: ImportEvent) => void;

/** Turns the text of one file into events. Throws ImportFault if the file does not have the format that it claims. */
export type Reader = (text: string, file: string, emit: Emit) => void;

/** `file:line: `, or the part of it that is known. */
export function placePrefix({ file, line }: Place): string {
  if (file === "") return "";
  return line > 0 ? `${file}:${line}: ` : `${file}: `;
}

/** Thrown for a source that cannot be imported. The import fails and nothing changes. */
export class ImportFault extends Error {
  override readonly name = "ImportFault";
  readonly at: Place;

  constructor(message: string, at: Place) {
    super(placePrefix(at) + message);
    this.at = at;
  }
}

/** A function that gives the place of a line in one file. Consecutive calls for one line give the same object. */
export function placesOf(file: string): (line: number) => Place {
  let last: Place = { file, line: 0 };
  return (line) => {
    if (last.line !== line) last = { file, line };
    return last;
  };
}

export interface VerseNumber {
  readonly first: number;
  readonly last: number;
  readonly part: string;
}

const VERSE_NUMBER =
  /^[\u200e\u200f]*(\d{1,3})(\p{L}?)(?:[\u200e\u200f]*[-–—,][\u200e\u200f]*(\d{1,3})\p{L}?)?[.:]?$/u;

/** Reads `3`, `3-4`, `3,4`, `3a`, `3b-4`; undefined when it is none of these. */
export function readVerseNumber(text: string): VerseNumber | undefined {
  const match = VERSE_NUMBER.exec(text.trim());
  if (match === null) return undefined;
  const first = Number(match[1]);
  const last = match[3] === undefined ? first : Number(match[3]);
  return last < first ? undefined : { first, last, part: match[3] === undefined ? (match[2] ?? "") : "" };
}

/** The chapter event for a number as the file has it, or a warning when it is not a chapter number. */
export function chapterEvent(number: string, at: Place): ImportEvent {
  if (/^\d{1,3}$/.test(number)) return { type: "chapter", number: Number(number), at };
  const message = `"${number.slice(0, 20)}" is not a chapter number`;
  return { type: "warning", code: "chapter_number", message, at };
}

/** The verse event for a number as the file has it, or a warning when it is not a verse number. */
export function verseEvent(number: string, at: Place): ImportEvent {
  const verse = readVerseNumber(number);
  if (verse !== undefined) return { type: "verse", ...verse, at };
  const message = `"${number.slice(0, 20)}" is not a verse number`;
  return { type: "warning", code: "verse_number", message, at };
}
