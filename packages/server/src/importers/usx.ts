/** USX 2 and 3: USFM in XML. Verses begin at `verse number=`; the `eid` milestones of USX 3 end them. */

import {
  chapterEvent,
  type Emit,
  ImportFault,
  type Place,
  placesOf,
  type Reader,
  type SpanType,
  verseEvent,
} from "./event.ts";
import { noteStyle, tidyNote } from "./note-text.ts";
import { markerKind } from "./usfm-marker.ts";
import { type Attributes, walkXml } from "./xml.ts";

/** The role of the text inside an element. */
type Role = "verse" | "title" | "heading" | "note" | "hidden";

interface Frame {
  readonly name: string;
  readonly role: Role;
  /** Closed when the element ends. */
  readonly span: SpanType | null;
  readonly style: string;
  readonly at: Place;
  /** Words of a heading or note. */
  text: string;
}

const OUTSIDE: Role = "hidden";

/** An element, translated to USX. */
export interface StyledElement {
  readonly name: string;
  readonly attributes: Attributes;
}

/** The USX reader. */
export const readUsx: Reader = (source, file, emit) => {
  walkStyled(source, file, emit, ["usx", "usfm"], (name, attributes) => ({ name, attributes }));
};

/** Reads XML whose elements `translate` can turn into elements of USX. The root must be one of `roots`. */
export function walkStyled(
  source: string,
  file: string,
  emit: Emit,
  roots: readonly string[],
  translate: (name: string, attributes: Attributes) => StyledElement,
): void {
  const place = placesOf(file);
  const frames: Frame[] = [];
  walkXml(source, file, {
    open(name, attributes, line) {
      if (frames.length === 0 && !roots.includes(name)) {
        throw new ImportFault(`<${name.slice(0, 40)}> is not the root of a ${roots[0]} file`, place(line));
      }
      const parent = frames.at(-1)?.role ?? OUTSIDE;
      const element = translate(name, attributes);
      frames.push(openElement(element.name, element.attributes, parent, place(line), emit));
    },
    close(_name, line) {
      const frame = frames.pop();
      if (frame !== undefined) closeElement(frame, frames.at(-1)?.role ?? OUTSIDE, emit, place(line));
    },
    text(text, line) {
      const frame = frames.at(-1);
      if (frame === undefined || frame.role === "hidden") return;
      if (frame.role === "note" || frame.role === "heading") {
        const owner = frames.findLast((ancestor) => ancestor.role === frame.role && isOwner(ancestor));
        if (owner !== undefined) owner.text += text;
        return;
      }
      emit({ type: "text", text, at: place(line) });
    },
  });
}

const isOwner = ({ name }: Frame): boolean => name === "note" || name === "para";

function openElement(name: string, attributes: Attributes, parent: Role, at: Place, emit: Emit): Frame {
  const style = attributes.style ?? "";
  const frame = (role: Role, span: SpanType | null = null): Frame => ({
    name,
    role,
    span,
    style,
    at,
    text: "",
  });
  switch (name) {
    case "book":
      emit({ type: "book", code: attributes.code ?? "", at });
      // In USX an empty element or a label; in USFX it contains the whole book.
      return frame(attributes.style === "id" ? "hidden" : "verse");
    case "chapter":
      openChapter(attributes, at, emit);
      return frame("hidden");
    case "verse":
      openVerse(attributes, at, emit);
      return frame("hidden");
    case "para":
      return frame(openParagraph(style, at, emit));
    case "row":
      emit({ type: "paragraph", style: "tr" });
      return frame("verse");
    case "cell":
      emit({ type: "text", text: " ", at });
      return frame(parent);
    case "char":
    case "ms":
      return openCharacter(frame, style, parent, emit);
    case "note":
      return frame(parent === "verse" || parent === "title" || parent === "heading" ? "note" : "hidden");
    case "ref":
    case "table":
    case "optbreak":
      if (name === "optbreak") emit({ type: "break" });
      return frame(name === "table" ? "verse" : parent);
    case "usx":
    case "usfm":
      return frame("hidden");
    case "figure":
    case "sidebar":
    case "periph":
      return frame("hidden");
    default:
      emit({
        type: "warning",
        code: "unknown_markup",
        message: `<${name}> is not known: its words are left out`,
        at,
      });
      return frame("hidden");
  }
}

function openChapter({ eid, number = "" }: Attributes, at: Place, emit: Emit): void {
  if (eid === undefined) emit(chapterEvent(number, at));
}

function openVerse({ eid, number = "" }: Attributes, at: Place, emit: Emit): void {
  emit(eid === undefined ? verseEvent(number, at) : { type: "verse_end" });
}

function openParagraph(style: string, at: Place, emit: Emit): Role {
  const kind = markerKind(style);
  emit({ type: "break" });
  switch (kind) {
    case "paragraph":
    case "poetry":
      emit({ type: kind, style });
      return "verse";
    case "title":
      emit({ type: "title", at });
      return "title";
    case "heading":
      return "heading";
    case "blank":
      return "verse";
    case undefined:
      emit({
        type: "warning",
        code: "unknown_markup",
        message: `the style "${style.slice(0, 20)}" is not known: its words are kept`,
        at,
      });
      emit({ type: "paragraph", style: "p" });
      return "verse";
    default:
      return "hidden";
  }
}

function openCharacter(
  frame: (role: Role, span?: SpanType | null) => Frame,
  style: string,
  parent: Role,
  emit: Emit,
): Frame {
  const kind = markerKind(style);
  if (kind === "hidden" || (parent === "note" && kind === "note-label")) return frame("hidden");
  const isSpan = kind === "added" || kind === "words_of_jesus" || kind === "divine_name";
  if (!isSpan || (parent !== "verse" && parent !== "title")) return frame(parent);
  emit({ type: "start", span: kind });
  return frame(parent, kind);
}

function closeElement(frame: Frame, parent: Role, emit: Emit, at: Place): void {
  if (frame.span !== null) emit({ type: "end", span: frame.span });
  if (frame.name === "note" && frame.role === "note") {
    const text = tidyNote(frame.text);
    if (text !== "" && parent !== "heading")
      emit({ type: "note", style: noteStyle(frame.style), text, at: frame.at });
    else if (text !== "") {
      emit({
        type: "warning",
        code: "text_outside_verse",
        message: "a note inside a heading is left out",
        at,
      });
    }
  }
  if (frame.name !== "para") return;
  if (frame.role === "title") emit({ type: "title_end" });
  const text = frame.role === "heading" ? tidyNote(frame.text) : "";
  if (text !== "") emit({ type: "heading", style: frame.style, text, at: frame.at });
  emit({ type: "break" });
}
