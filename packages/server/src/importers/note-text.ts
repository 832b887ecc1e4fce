/** Text of notes and headings. */

/** Makes one line: runs of white space and control characters become one space, and are removed at both ends. */
export function tidyNote(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/[\ufeff\u200b\u00ad]/g, "")
    .trim();
}

/** `style` of a note by its USFM marker: `x` for cross references, `fe` for end notes, else `f`. */
export function noteStyle(marker: string): string {
  if (marker === "x" || marker === "ex") return "x";
  return marker === "fe" || marker === "efe" ? "fe" : "f";
}
