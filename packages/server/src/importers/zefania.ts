/** Zefania XML: BIBLEBOOK, CHAPTER and VERS with their numbers. Names are read in any letter case. */

import {
  chapterEvent,
  type Emit,
  ImportFault,
  type Place,
  placesOf,
  type Reader,
  verseEvent,
} from "./event.ts";
import { tidyNote } from "./note-text.ts";
import { type Attributes, walkXml } from "./xml.ts";

type Role = "verse" | "heading" | "note" | "hidden";

interface Frame {
  readonly name: string;
  readonly role: Role;
  readonly at: Place;
  readonly added: boolean;
  /** Words of a heading or note, when this element is its outermost. */
  readonly owner: boolean;
  text: string;
}

const HIDDEN = new Set(["information", "xref", "media", "prolog", "appendix", "remark"]);
/** Italic type is how Zefania files mark the words that translators added. */
const ITALIC = /font-style:\s*italic/i;

/** The Zefania reader. */
export const readZefania: Reader = (source, file, emit) => {
  const place = placesOf(file);
  const frames: Frame[] = [];
  walkXml(source, file, {
    open(written, attributes, line) {
      const name = written.toLowerCase();
      if (frames.length === 0 && name !== "xmlbible") {
        throw new ImportFault(`<${written.slice(0, 40)}> is not the root of a Zefania file`, place(line));
      }
      frames.push(openElement(name, attributes, frames.at(-1)?.role ?? "verse", place(line), emit));
    },
    close() {
      const frame = frames.pop();
      if (frame !== undefined) closeElement(frame, emit);
    },
    text(text, line) {
      const frame = frames.at(-1);
      if (frame === undefined || frame.role === "hidden") return;
      const owner = frames.findLast((ancestor) => ancestor.owner);
      if (owner !== undefined) owner.text += text;
      else emit({ type: "text", text, at: place(line) });
    },
  });
};

function openElement(name: string, written: Attributes, parent: Role, at: Place, emit: Emit): Frame {
  const attributes = new Map(Object.entries(written).map(([key, value]) => [key.toLowerCase(), value]));
  const frame = (role: Role, owner = false, added = false): Frame => ({
    name,
    role,
    at,
    owner,
    added,
    text: "",
  });
  if (parent === "hidden" || HIDDEN.has(name)) return frame("hidden");
  if (parent === "note" || parent === "heading") return frame(parent);
  switch (name) {
    case "biblebook":
      emit({ type: "book", code: attributes.get("bnumber") ?? attributes.get("bname") ?? "", at });
      return frame("verse");
    case "chapter":
      emit(chapterEvent(attributes.get("cnumber") ?? "", at));
      return frame("verse");
    case "vers":
    case "verse":
      emit(verseEvent(attributes.get("vnumber") ?? "", at));
      return frame("verse");
    case "note":
      return frame("note", true);
    case "caption":
      return frame("heading", true);
    case "br":
      emit({ type: "break" });
      return frame("verse");
    case "style": {
      const added = ITALIC.test(attributes.get("css") ?? "") || attributes.get("fs") === "italic";
      if (added) emit({ type: "start", span: "added" });
      return frame("verse", false, added);
    }
    case "xmlbible":
    case "div":
    case "gram":
    case "gr":
      return frame("verse");
    default: {
      const message = `<${name.slice(0, 40)}> is not known: its words are kept`;
      emit({ type: "warning", code: "unknown_markup", message, at });
      return frame("verse");
    }
  }
}

function closeElement(frame: Frame, emit: Emit): void {
  if (frame.added) emit({ type: "end", span: "added" });
  if (frame.name === "vers" || frame.name === "verse") emit({ type: "verse_end" });
  if (!frame.owner) return;
  const text = tidyNote(frame.text);
  if (text === "") return;
  if (frame.role === "note") emit({ type: "note", style: "f", text, at: frame.at });
  else emit({ type: "heading", style: "s", text, at: frame.at });
}
