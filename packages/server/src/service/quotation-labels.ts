/** Removes the references that stand before or after the words of a quotation. */

import { type QuotationText, tokenize } from "@lectern/concordance";
import { type Find, scan } from "@lectern/scripture/scan";

const DIGIT = /\p{N}/u;
const LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{N}]/u;
/** A verse number without its chapter: "v. 35", "verses 3-5". A scan does not find it alone. */
const VERSES = /\b(?:vv?\.|verses?)\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?!\p{N})/giu;
/** The version after a reference: "(KJV)", ", KJV", ", King James Version", "NIV 1984". */
const VERSION =
  /^[\s,]*(?:\([^()]*\)|\[[^[\]]*\]|(?:(?:the\s+)?(?:\p{Lu}[\p{L}'’]*[\s-]+){1,6}(?:Version|Bible|Translation|Edition)\b|\p{Lu}[\p{Lu}\p{N}]+\b)(?:[\s,]+\p{N}{4}\b)?)/u;
/** More references than this are not expected beside one quotation. */
const MAX_FINDS = 20;
/** Fewer words than this are no quotation if they stand beside a reference, as in "See John 3:16". */
const FEWEST_WORDS = 2;

interface Label {
  readonly start: number;
  readonly end: number;
}

/**
 * A quotation without the references at its beginning and its end ("John 11:35 (KJV): Jesus wept."). They are replaced by
 * spaces, so that all offsets remain. No text of the Bible has a reference in it. If too few words for a quotation remain,
 * only spaces do.
 */
export function withoutLabels(source: string, quotation: QuotationText): QuotationText {
  if (!DIGIT.test(source)) return quotation;
  const plain = quotation.text;
  const labels = labelsOf(source, plain);
  let [start, end] = [0, plain.length];
  for (const label of labels) {
    if (WORD.test(plain.slice(start, label.start))) break;
    start = label.end;
  }
  for (const label of labels.toReversed()) {
    if (label.end <= start || WORD.test(plain.slice(label.end, end))) break;
    end = label.start;
  }
  const isLabelled = start > 0 || end < plain.length;
  const words = tokenize(plain.slice(start, end)).filter((word) =>
    LETTER.test(plain.slice(start + word.start, start + word.end)),
  );
  if (isLabelled && words.length < FEWEST_WORDS) return { text: " ".repeat(plain.length), gaps: [] };
  return {
    text: " ".repeat(start) + plain.slice(start, end) + " ".repeat(plain.length - end),
    gaps: quotation.gaps.filter((gap) => start <= gap && gap < end),
  };
}

/** The references and verse numbers of a text in order, none inside another. */
function labelsOf(source: string, plain: string): readonly Label[] {
  const labels: Label[] = scan(source, { maxFinds: MAX_FINDS }).map((find) => ({
    start: find.start,
    end: endOf(find, plain),
  }));
  for (const { index, 0: verses } of plain.matchAll(VERSES)) {
    const end = index + verses.length;
    if (!labels.some((label) => label.start < end && index < label.end)) labels.push({ start: index, end });
  }
  return labels.sort((a, b) => a.start - b.start);
}

/** Where a reference ends, with the version that it names. */
function endOf(find: Find, plain: string): number {
  const names = find.type === "ambiguous" ? null : find.reference.versionHint;
  const version = names === null ? null : VERSION.exec(plain.slice(find.end));
  return find.end + (version?.[0].length ?? 0);
}
