/**
 * USFM 2 and 3. A file is read marker by marker, not line by line: `\p \v 1 text` on one line and on three is
 * the same. Nested markers may carry a plus sign or not (USFM 3.1); attributes (`|strong="H1"`) are dropped.
 */

import { type Emit, ImportFault, type Place, placesOf, type Reader, readVerseNumber } from "./event.ts";
import { noteStyle, tidyNote } from "./note-text.ts";
import { beginsParagraph, markerKind } from "./usfm-marker.ts";

type Mode = "verse" | "title" | "heading" | "skip";

interface OpenNote {
  readonly style: string;
  readonly at: Place;
  text: string;
  /** Inside a label (origin reference, verse number), whose words are not part of the note. */
  label: boolean;
}

interface State {
  readonly emit: Emit;
  mode: Mode;
  /** Style and words of the heading that is open. */
  heading: { style: string; text: string; at: Place } | null;
  note: OpenNote | null;
  /** Open character markers, outermost first. */
  readonly open: string[];
  /** How many of them hide their content. */
  hidden: number;
  /** Words not yet emitted. */
  text: string;
  textAt: Place;
  /** Whether a book has begun; words before that are ignored. */
  started: boolean;
}

const MARKER = /\\(\+?)([A-Za-z][A-Za-z0-9]*(?:-[se])?)(\*?)|\\\*/g;
const MILESTONE_REST = /^\s*(\|[^\\]*)?\\\*/;
const NUMERIC_ENTITY = /&#(\d{1,7}|x[0-9a-f]{1,6});/gi;

/** The USFM reader. */
export const readUsfm: Reader = (source, file, emit) => {
  const place = placesOf(file);
  const state: State = {
    emit,
    mode: "skip",
    heading: null,
    note: null,
    open: [],
    hidden: 0,
    text: "",
    textAt: place(1),
    started: false,
  };
  let line = 0;
  for (const words of source.split(/\r\n|\n|\r/)) readLine(state, words, place(++line));
  endParagraph(state, place(line));
  if (!state.started) throw new ImportFault("no \\id, \\c or \\v marker: this is not USFM", place(1));
};

function readLine(state: State, line: string, at: Place): void {
  let from = 0;
  MARKER.lastIndex = 0;
  for (let match = MARKER.exec(line); match !== null; match = MARKER.exec(line)) {
    addText(state, line.slice(from, match.index), at);
    from = MARKER.lastIndex;
    const name = match[2];
    if (name === undefined) continue;
    if (match[3] === "*") closeMarker(state, name.toLowerCase(), at);
    else from += openMarker(state, name, line.slice(from), at);
    MARKER.lastIndex = from;
  }
  addText(state, line.slice(from), at);
  addText(state, "\n", at);
}

/** Handles an opening marker. Returns how many characters of `rest` belong to it (a number, the end of a milestone). */
function openMarker(state: State, marker: string, following: string, at: Place): number {
  const name = marker.toLowerCase();
  const kind = markerKind(name);
  const space = /^\s/.test(following) ? 1 : 0;
  if (kind === undefined || name.endsWith("-s") || name.endsWith("-e")) {
    const milestone = MILESTONE_REST.exec(following);
    if (milestone !== null) return milestone[0].length;
  }
  if (beginsParagraph(kind) || kind === "verse") {
    if (kind === "verse") closeNote(state, at, false);
    else endParagraph(state, at);
  }
  switch (kind) {
    case "book":
      return openBook(state, following, at);
    case "chapter":
      return openChapter(state, following, at);
    case "verse":
      return openVerse(state, following, at);
    case "paragraph":
    case "poetry":
      if (state.started) state.mode = "verse";
      state.emit({ type: kind, style: name });
      return space;
    case "blank":
      if (state.started) state.mode = "verse";
      return space;
    case "title":
      state.mode = "title";
      state.emit({ type: "title", at });
      return space;
    case "heading":
      state.mode = "heading";
      state.heading = { style: name, text: "", at };
      return space;
    case "skip":
      state.mode = "skip";
      return space;
    case "note":
      return openNote(state, name, following, at);
    case "note-text":
    case "note-label":
      if (state.note !== null) state.note.label = kind === "note-label";
      return space;
    case "cell":
      addText(state, " ", at);
      return space;
    default:
      if (kind === undefined)
        warn(state, "unknown_markup", `the marker \\${marker} is not known: its words are kept`, at);
      openCharacter(state, name, at);
      return space;
  }
}

function openBook(state: State, following: string, at: Place): number {
  const code = /^\s*(\S*)/.exec(following);
  state.started = true;
  state.mode = "skip";
  state.emit({ type: "book", code: code?.[1] ?? "", at });
  return code?.[0].length ?? 0;
}

function openChapter(state: State, following: string, at: Place): number {
  const number = /^\s*(\S*)\s?/.exec(following);
  const digits = /^\d{1,3}/.exec(number?.[1] ?? "");
  state.started = true;
  state.mode = "verse";
  if (digits === null) warn(state, "chapter_number", `"${shown(number?.[1])}" is not a chapter number`, at);
  else state.emit({ type: "chapter", number: Number(digits[0]), at });
  return number?.[0].length ?? 0;
}

function openVerse(state: State, following: string, at: Place): number {
  const written = /^\s*(\S*)\s?/.exec(following);
  const word = written?.[1] ?? "";
  state.started = true;
  if (state.mode === "skip" || state.mode === "heading") {
    endParagraph(state, at);
    state.mode = "verse";
  }
  flush(state);
  const verse = readVerseNumber(word);
  if (verse !== undefined) {
    state.emit({ type: "verse", ...verse, at });
    return written?.[0].length ?? 0;
  }
  const digits = /^\s*(\d{1,3})/.exec(following);
  warn(state, "verse_number", `"${shown(word)}" is not a verse number`, at);
  if (digits === null) return 0;
  state.emit({ type: "verse", first: Number(digits[1]), last: Number(digits[1]), part: "", at });
  return digits[0].length;
}

function openNote(state: State, name: string, following: string, at: Place): number {
  closeNote(state, at, false);
  if (state.mode !== "heading") flush(state);
  state.note = { style: noteStyle(name), at, text: "", label: false };
  return /^\s*\S\s/.exec(following)?.[0].length ?? (/^\s*\S$/.test(following) ? following.length : 0);
}

function openCharacter(state: State, name: string, at: Place): void {
  const kind = markerKind(name);
  state.open.push(name);
  if (kind === "hidden") state.hidden++;
  if (state.note === null && (state.mode === "verse" || state.mode === "title")) {
    if (kind === "added" || kind === "words_of_jesus" || kind === "divine_name") {
      flush(state);
      state.emit({ type: "start", span: kind });
    }
  } else if (state.note !== null && name === "fig") warn(state, "malformed", "a figure inside a note", at);
}

/** Closes a character marker or a note; whatever was opened inside it is closed with it. */
function closeMarker(state: State, name: string, at: Place): void {
  const kind = markerKind(name);
  if (kind === "note") {
    if (state.note === null) warn(state, "malformed", `\\${name}* without \\${name}`, at);
    else closeNote(state, at, true);
    return;
  }
  if (state.note !== null && (kind === "note-label" || kind === "note-text")) {
    state.note.label = false;
    return;
  }
  const index = state.open.lastIndexOf(name);
  if (index < 0) {
    warn(state, "malformed", `\\${name}* without \\${name}`, at);
    return;
  }
  while (state.open.length > index) closeCharacter(state);
}

function closeCharacter(state: State): void {
  const kind = markerKind(state.open.pop() ?? "");
  if (kind === "hidden") state.hidden--;
  const span = kind === "added" || kind === "words_of_jesus" || kind === "divine_name";
  if (!span || state.note !== null || state.mode === "heading" || state.mode === "skip") return;
  flush(state);
  state.emit({ type: "end", span: kind });
}

function closeNote(state: State, at: Place, proper: boolean): void {
  const note = state.note;
  if (note === null) return;
  state.note = null;
  if (!proper) warn(state, "unclosed", "a note has no end marker", note.at);
  const text = tidyNote(note.text);
  if (text !== "" && (state.mode === "verse" || state.mode === "title")) {
    state.emit({ type: "note", style: note.style, text, at: note.at });
  } else if (text !== "" && state.mode === "heading") {
    warn(state, "text_outside_verse", "a note inside a heading is left out", at);
  }
}

/** Closes whatever a paragraph can contain. */
function endParagraph(state: State, at: Place): void {
  closeNote(state, at, false);
  if (state.open.length > 0) {
    warn(state, "unclosed", `\\${state.open.join(", \\")} is not closed at the end of the paragraph`, at);
    while (state.open.length > 0) closeCharacter(state);
  }
  flush(state);
  if (state.mode === "title") state.emit({ type: "title_end" });
  if (state.heading !== null) {
    const { style, at: began } = state.heading;
    const text = tidyNote(state.heading.text);
    state.heading = null;
    if (text !== "") state.emit({ type: "heading", style, text, at: began });
  }
  if (state.mode !== "skip") state.emit({ type: "break" });
  if (state.mode === "title" || state.mode === "heading") state.mode = "verse";
}

function addText(state: State, words: string, at: Place): void {
  if (words === "" || state.hidden > 0) return;
  let text = words;
  if ((state.open.length > 0 || state.note !== null) && text.includes("|"))
    text = text.slice(0, text.indexOf("|"));
  if (state.note !== null) {
    if (!state.note.label) state.note.text += text;
    return;
  }
  if (state.mode === "skip") return;
  if (text.includes("&#"))
    text = text.replace(NUMERIC_ENTITY, (all, digits: string) => decodeEntity(all, digits));
  text = text.replaceAll("~", "\u00a0").replaceAll("//", " ");
  if (state.mode === "heading") {
    if (state.heading !== null) state.heading.text += text;
    return;
  }
  if (state.text === "") state.textAt = at;
  state.text += text;
}

function flush(state: State): void {
  if (state.text === "") return;
  state.emit({ type: "text", text: state.text, at: state.textAt });
  state.text = "";
}

function decodeEntity(all: string, digits: string): string {
  const point = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  const valid = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return valid ? String.fromCodePoint(point) : all;
}

const shown = (word: string | undefined): string => (word ?? "").slice(0, 20);

function warn(
  state: State,
  code:
    | "unknown_markup"
    | "malformed"
    | "unclosed"
    | "chapter_number"
    | "verse_number"
    | "text_outside_verse",
  message: string,
  at: Place,
): void {
  state.emit({ type: "warning", code, message, at });
}
