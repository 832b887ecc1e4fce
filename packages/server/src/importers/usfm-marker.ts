/** What a USFM marker or USX style means; see data/usfm-markers.ts. */

import { MARKER_ROWS, type MarkerKind } from "./data/usfm-markers.ts";

const kinds = new Map<string, MarkerKind>();
for (const [kind, markers] of MARKER_ROWS) for (const marker of markers.split(" ")) kinds.set(marker, kind);

const NUMBERED = /^([a-z]+?)\d+(-\d+)?$/;

/** Kind of a marker without its backslash, with or without a number; undefined when it is not one of USFM. */
export function markerKind(marker: string): MarkerKind | undefined {
  const known = kinds.get(marker);
  if (known !== undefined) return known;
  const base = NUMBERED.exec(marker)?.[1];
  return base === undefined ? undefined : kinds.get(base);
}

/** Whether a marker begins a paragraph and so ends what was open before. */
export function beginsParagraph(kind: MarkerKind | undefined): boolean {
  switch (kind) {
    case "paragraph":
    case "poetry":
    case "blank":
    case "heading":
    case "title":
    case "skip":
    case "book":
    case "chapter":
      return true;
    default:
      return false;
  }
}
