/** Words that stand off the verse: notes and headings. */

/** One line: white space and control characters run together, nothing at the ends. */
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
