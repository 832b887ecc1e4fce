/**
 * USFX, the XML format of eBible.org: USFM with one element per marker. Its elements are translated to those of USX.
 */

import type { Reader } from "./event.ts";
import { markerKind } from "./usfm-marker.ts";
import { type StyledElement, walkStyled } from "./usx.ts";
import type { Attributes } from "./xml.ts";

/** Elements of USFX that contain no words of a verse. */
const PERIPHERAL: ReadonlySet<string> = new Set([
  "languageCode",
  "generated",
  "milestone",
  "toc",
  "id",
  "periph",
]);

/** The USFX reader. */
export const readUsfx: Reader = (source, file, emit) => walkStyled(source, file, emit, ["usfx"], translate);

function translate(name: string, attributes: Attributes): StyledElement {
  switch (name) {
    case "usfx":
      return { name: "usx", attributes };
    case "book":
      return { name, attributes: { code: attributes.id ?? "" } };
    case "c":
      return { name: "chapter", attributes: { number: attributes.id ?? "" } };
    case "v":
      return { name: "verse", attributes: { number: attributes.id ?? "" } };
    case "ve":
      return { name: "verse", attributes: { eid: "" } };
    case "optionalLineBreak":
      return { name: "optbreak", attributes };
    case "table":
      return { name, attributes };
    case "tr":
      return { name: "row", attributes };
    default:
      return PERIPHERAL.has(name) ? { name: "periph", attributes } : styled(name, attributes);
  }
}

function styled(name: string, attributes: Attributes): StyledElement {
  // <p sfm="q" level="2">: the element is general, the marker says what it is.
  const marker = `${attributes.sfm ?? name}${attributes.level ?? ""}`;
  const kind = markerKind(marker);
  switch (kind) {
    case "paragraph":
    case "poetry":
    case "blank":
    case "heading":
    case "title":
    case "skip":
      return { name: "para", attributes: { style: marker } };
    case "note":
      return { name: "note", attributes: { style: marker } };
    case "cell":
      return { name: "cell", attributes };
    case "note-text":
    case "note-label":
    case "added":
    case "words_of_jesus":
    case "divine_name":
    case "char":
    case "hidden":
      return { name: name === "fig" ? "figure" : "char", attributes: { style: marker } };
    default:
      return { name, attributes };
  }
}
