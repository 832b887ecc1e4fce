/**
 * OSIS 2: books, chapters and verses as containers or as milestones (`sID`, `eID`), in any mixture. Text in the
 * header, in introductions and in indices belongs to no verse.
 */

import { type Emit, ImportFault, type Place, placesOf, type Reader, type SpanType } from "./event.ts";
import { tidyNote } from "./note-text.ts";
import { type Attributes, walkXml } from "./xml.ts";

type Role = "verse" | "title" | "heading" | "note" | "hidden";

interface Frame {
  readonly name: string;
  readonly role: Role;
  readonly at: Place;
  /** Emitted when the element ends. */
  readonly span: SpanType | null;
  readonly endsVerse: boolean;
  readonly style: string;
  /** Words of the heading or note whose outermost element this is. */
  readonly owner: boolean;
  text: string;
}

interface State {
  readonly emit: Emit;
  readonly frames: Frame[];
  /** OSIS abbreviation of the current book. */
  book: string;
  chapter: number;
  /** `sID` of quotations of Jesus that are open as milestones. */
  readonly quotes: Set<string>;
}

const HIDDEN = new Set(["header", "figure", "index", "teiHeader"]);
const HIDDEN_DIVISIONS =
  /^(introduction|preface|front|glossary|concordance|map|index|imprimatur|publicationData|titlePage|tableofContents|outline|x-intro)$/i;
const PLAIN = new Set(
  "osis osisText div chapter w seg hi foreign name inscription abbr mentioned signed salute closer list table row lg milestone catchWord rdg rdgGroup reference a date cite".split(
    " ",
  ),
);

/** The OSIS reader. */
export const readOsis: Reader = (source, file, emit) => {
  const place = placesOf(file);
  const state: State = { emit, frames: [], book: "", chapter: 0, quotes: new Set() };
  walkXml(source, file, {
    open(name, attributes, line) {
      if (state.frames.length === 0 && name !== "osis") {
        throw new ImportFault(`<${name.slice(0, 40)}> is not the root of an osis file`, place(line));
      }
      state.frames.push(openElement(state, name, attributes, place(line)));
    },
    close() {
      const frame = state.frames.pop();
      if (frame !== undefined) closeElement(state, frame);
    },
    text(text, line) {
      const frame = state.frames.at(-1);
      if (frame === undefined || frame.role === "hidden") return;
      if (frame.role === "note" || frame.role === "heading") {
        const owner = state.frames.findLast((ancestor) => ancestor.owner);
        if (owner !== undefined) owner.text += text;
      } else emit({ type: "text", text, at: place(line) });
    },
  });
};

function openElement(state: State, name: string, attributes: Attributes, at: Place): Frame {
  const parent = state.frames.at(-1)?.role ?? "verse";
  const frame = (role: Role, more: Partial<Frame> = {}): Frame => ({
    name,
    role,
    at,
    span: null,
    endsVerse: false,
    style: "",
    owner: false,
    text: "",
    ...more,
  });
  if (parent === "hidden" || HIDDEN.has(name)) return frame("hidden");
  if (parent === "note" || parent === "heading") {
    return frame(name === "reference" && attributes.type === "annotateRef" ? "hidden" : parent);
  }
  switch (name) {
    case "div":
      return openDivision(state, attributes, at, frame);
    case "chapter":
      openChapter(state, attributes, at);
      return frame(parent);
    case "verse":
      return openVerse(state, attributes, at, frame);
    case "note":
      return frame("note", {
        owner: true,
        style: attributes.type === "crossReference" ? "x" : (attributes.type ?? "f"),
      });
    case "title":
      return openTitle(state, attributes, at, frame);
    case "speaker":
      return frame("heading", { owner: true, style: "sp" });
    case "p":
    case "l":
    case "lb":
    case "item":
    case "cell":
    case "q":
    case "transChange":
    case "divineName":
      return openMarkup(state, name, attributes, parent, at, frame);
    default:
      if (name === "milestone" && attributes.type === "x-p") state.emit({ type: "paragraph", style: "p" });
      if (!PLAIN.has(name)) {
        const message = `<${name.slice(0, 40)}> is not known: its words are kept`;
        state.emit({ type: "warning", code: "unknown_markup", message, at });
      }
      return frame(parent);
  }
}

type MakeFrame = (role: Role, more?: Partial<Frame>) => Frame;

function openDivision(state: State, attributes: Attributes, at: Place, frame: MakeFrame): Frame {
  const type = attributes.type ?? "";
  if (type === "book" && attributes.eID === undefined) {
    // The index file of a split edition lists its books as empty divisions without osisID.
    if (attributes.osisID !== undefined) beginBook(state, bareId(attributes.osisID), at);
  } else if (HIDDEN_DIVISIONS.test(type)) return frame("hidden");
  else if (type === "colophon") return frame("heading", { owner: true, style: "colophon" });
  return frame("verse");
}

function beginBook(state: State, book: string, at: Place): void {
  if (book === state.book) return;
  state.book = book;
  state.chapter = 0;
  state.emit({ type: "book", code: book, at });
}

function beginChapter(state: State, chapter: number, at: Place): void {
  if (chapter === state.chapter) return;
  state.chapter = chapter;
  state.emit({ type: "chapter", number: chapter, at });
}

function openChapter(state: State, attributes: Attributes, at: Place): void {
  if (attributes.eID !== undefined) return;
  const [book, chapter] = bareId(attributes.osisID ?? attributes.sID ?? "").split(".");
  const number = /^\d{1,3}$/.test(chapter ?? "") ? Number(chapter) : Number.parseInt(attributes.n ?? "", 10);
  if (!(number >= 0 && number <= 999)) {
    const message = `"${(attributes.osisID ?? "").slice(0, 40)}" is not the id of a chapter`;
    state.emit({ type: "warning", code: "chapter_number", message, at });
    return;
  }
  if (book !== undefined && book !== "" && chapter !== undefined) beginBook(state, book, at);
  beginChapter(state, number, at);
}

/** `Bible.KJV:Gen.1.1!a` without the work before it and the part after it; the first item of a list. */
const bareId = (id: string): string =>
  (id.trim().split(/\s+/)[0] ?? "").replace(/^[^:]*:/, "").replace(/!.*$/, "");

const VERSE_ID = /^(?:[^:]*:)?([A-Za-z0-9]+)\.(\d{1,3})\.(\d{1,3})(?:!([a-z]))?$/;

function openVerse(state: State, attributes: Attributes, at: Place, frame: MakeFrame): Frame {
  if (attributes.eID !== undefined) {
    state.emit({ type: "verse_end" });
    return frame("verse");
  }
  const ids = (attributes.osisID ?? attributes.sID ?? "").trim().split(/\s+/);
  const first = VERSE_ID.exec((ids[0] ?? "").replace(/-.*$/, ""));
  const last = VERSE_ID.exec((ids.at(-1) ?? "").replace(/^.*-/, ""));
  const isContainer = attributes.sID === undefined;
  if (first === null || last === null) {
    const message = `"${ids.join(" ").slice(0, 40)}" is not the id of a verse`;
    state.emit({ type: "warning", code: "verse_number", message, at });
    return frame("verse");
  }
  const sameChapter = first[1] === last[1] && first[2] === last[2] && Number(last[3]) >= Number(first[3]);
  beginBook(state, first[1] ?? "", at);
  beginChapter(state, Number(first[2]), at);
  state.emit({
    type: "verse",
    first: Number(first[3]),
    last: Number((sameChapter ? last : first)[3]),
    part: first[4] ?? "",
    at,
  });
  return frame("verse", { endsVerse: isContainer });
}

function openTitle(state: State, attributes: Attributes, at: Place, frame: MakeFrame): Frame {
  if (attributes.type !== "psalm") {
    return frame("heading", { owner: true, style: attributes.type ?? "s" });
  }
  state.emit({ type: "title", at });
  return frame("title", { style: "title" });
}

function openMarkup(
  state: State,
  name: string,
  attributes: Attributes,
  parent: Role,
  at: Place,
  frame: MakeFrame,
): Frame {
  const { emit } = state;
  switch (name) {
    case "q":
      return openQuote(state, attributes, parent, at, frame);
    case "transChange":
    case "divineName": {
      const span = name === "divineName" ? "divine_name" : "added";
      if (name === "transChange" && attributes.type !== undefined && attributes.type !== "added")
        return frame(parent);
      emit({ type: "start", span });
      return frame(parent, { span });
    }
    case "cell":
      emit({ type: "text", text: " ", at });
      return frame(parent);
    default:
      emit({ type: "break" });
      if (attributes.eID !== undefined || name === "lb" || parent === "title") return frame(parent);
      if (name === "l")
        emit({ type: "poetry", style: attributes.type === "selah" ? "qs" : `q${attributes.level ?? "1"}` });
      else emit({ type: "paragraph", style: name === "item" ? "li" : "p" });
      return frame(parent);
  }
}

function openQuote(state: State, attributes: Attributes, parent: Role, at: Place, frame: MakeFrame): Frame {
  const marker = attributes.marker ?? "";
  if (attributes.eID !== undefined) {
    if (marker !== "") state.emit({ type: "text", text: marker, at });
    if (state.quotes.delete(attributes.eID)) state.emit({ type: "end", span: "words_of_jesus" });
    return frame(parent);
  }
  const jesus = attributes.who === "Jesus";
  if (jesus) {
    state.emit({ type: "start", span: "words_of_jesus" });
    if (attributes.sID !== undefined) state.quotes.add(attributes.sID);
  }
  if (marker !== "") state.emit({ type: "text", text: marker, at });
  return frame(parent, jesus && attributes.sID === undefined ? { span: "words_of_jesus" } : {});
}

function closeElement({ emit }: State, frame: Frame): void {
  if (frame.span !== null) emit({ type: "end", span: frame.span });
  if (frame.endsVerse) emit({ type: "verse_end" });
  if (frame.style === "title" && frame.role === "title") emit({ type: "title_end" });
  if (frame.owner) {
    const text = tidyNote(frame.text);
    if (text !== "")
      emit({ type: frame.role === "note" ? "note" : "heading", style: frame.style, text, at: frame.at });
  }
  if (frame.name === "p" || frame.name === "l" || frame.name === "lg") emit({ type: "break" });
}
