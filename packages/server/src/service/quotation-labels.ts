/** Removes the references that stand before or after the words of a quotation. */

import { type Find, scan } from "@lectern/scripture/scan";

const DIGIT = /\p{N}/u;
const WORD = /[\p{L}\p{N}]/u;
/** The version after a reference: "(KJV)", ", KJV". */
const VERSION = /^[\s,]*(?:\([^()]*\)|\[[^[\]]*\]|\p{Lu}[\p{Lu}\p{N}]+\b)/u;
/** More references than this are not expected beside one quotation. */
const MAX_FINDS = 20;

/**
 * A quotation without the references at its beginning and its end ("John 11:35 (KJV): Jesus wept."). They are replaced by
 * spaces, so that all offsets remain. No text of the Bible has a reference in it.
 */
export function withoutLabels(text: string): string {
  if (!DIGIT.test(text)) return text;
  const labels = scan(text, { maxFinds: MAX_FINDS }).map((find) => ({
    start: find.start,
    end: endOf(find, text),
  }));
  let [start, end] = [0, text.length];
  for (const label of labels) {
    if (WORD.test(text.slice(start, label.start))) break;
    start = label.end;
  }
  for (const label of labels.reverse()) {
    if (label.end <= start || WORD.test(text.slice(label.end, end))) break;
    end = label.start;
  }
  return " ".repeat(start) + text.slice(start, end) + " ".repeat(text.length - end);
}

/** Where a reference ends, with the version that it names. */
function endOf(find: Find, text: string): number {
  const names = find.type === "ambiguous" ? null : find.reference.versionHint;
  const version = names === null ? null : VERSION.exec(text.slice(find.end));
  return find.end + (version?.[0].length ?? 0);
}
