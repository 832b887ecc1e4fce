/** The edits that correct the references and quotations of a text. */

import type { QuoteMatch, Verification, VerifiedQuotation } from "@lectern/client";

export type Item = Verification["data"][number];
type Difference = QuoteMatch["differences"][number];
type Range = Difference["quoted"];

/** A replacement for the text between two offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The correction of one quotation. */
export interface Change {
  /** Index of the quotation in `data`. */
  readonly item: number;
  readonly edits: readonly Edit[];
  /** Whether it is selected by default: the quoted words are known, and only some of them differ. */
  readonly isSure: boolean;
}

const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

const wordsOf = (text: string): readonly RegExpExecArray[] => [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)];

const firstWords = (text: string, count: number): string => {
  const words = wordsOf(text).slice(0, count);
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined
    ? ""
    : text.slice(first.index, last.index + last[0].length);
};

const lastWords = (text: string, count: number): string => {
  const first = count === 0 ? undefined : wordsOf(text).at(-Math.min(count, wordsOf(text).length));
  return first === undefined ? "" : text.slice(first.index).trimEnd();
};

/**
 * The words of the text that replace words which only the quotation has. At the end of the quotation these are the
 * next words of the text, as many as were added; at its beginning, the previous words; inside the quotation, none.
 */
function replacementWords(added: string, [from, to]: Range, { text, quoted, found }: QuoteMatch): string {
  const count = wordsOf(added).length;
  if (from >= quoted[1]) return firstWords(text.slice(found[1]), count);
  return to <= quoted[0] ? lastWords(text.slice(0, found[0]), count) : "";
}

/** The edit for one difference between a quotation and a match. */
function editOf(source: string, match: QuoteMatch, { kind, quoted, found }: Difference): Edit {
  const [start, end] = quoted;
  const words = match.text.slice(...found);
  if (kind === "replaced") return { start, end, text: words };
  if (kind === "omitted")
    return { start, end, text: isWord(source[start] ?? "") ? `${words} ` : ` ${words}` };
  const instead = replacementWords(source.slice(start, end), quoted, match);
  if (instead !== "") return { start, end, text: instead };
  // A removed word takes the space before it, or, if it is the first, the space after it.
  const before = /\s+$/.exec(source.slice(Math.max(0, start - 8), start))?.[0].length ?? 0;
  const after = before > 0 ? 0 : (/^\s+/.exec(source.slice(end, end + 8))?.[0].length ?? 0);
  return { start: start - before, end: end + after, text: "" };
}

/** The edits that correct the words of a quotation. */
function wordEdits(
  source: string,
  { start, end, words, matches: [best], correction }: VerifiedQuotation,
): readonly Edit[] {
  if (words === "exact" || correction === null) return [];
  if (words !== "near" || best === undefined) return [{ start, end, text: correction.text }];
  return best.differences.map((difference) => editOf(source, best, difference));
}

const isMisplaced = ({ place }: VerifiedQuotation): boolean => place === "wrong" || place === "partial";

/** The reference of the words of a quotation; null if its reference is right, or the place is unknown. */
const placeFor = (quotation: VerifiedQuotation): string | null =>
  isMisplaced(quotation) && (quotation.words === "exact" || quotation.words === "near")
    ? (quotation.correction?.reference ?? null)
    : null;

/**
 * The right reference for each wrong one, by index. A reference is not changed if its quotations need different
 * references, or if the next reference takes its book or chapter from it ("Psalm 32:1 and v. 4").
 */
function placeEdits(data: readonly Item[]): ReadonlyMap<number, Edit> {
  const wanted = new Map<number, Set<string | null>>();
  for (const item of data) {
    if (item.type !== "quotation" || !item.judged || item.given_at === null) continue;
    const places = wanted.get(item.given_at) ?? new Set();
    wanted.set(item.given_at, places.add(placeFor(item)));
  }
  const edits = new Map<number, Edit>();
  for (const [at, places] of wanted) {
    const [place, other] = [...places];
    const reference = data[at];
    const next = data.slice(at + 1).find(({ type }) => type !== "quotation");
    const isLeadingOn = next !== undefined && next.type !== "quotation" && next.carried.length > 0;
    if (
      reference === undefined ||
      place === undefined ||
      place === null ||
      other !== undefined ||
      isLeadingOn
    )
      continue;
    edits.set(at, { start: reference.start, end: reference.end, text: place });
  }
  return edits;
}

/** The possible corrections: one for each wrong quotation for which the server knows the right words or place. */
export function changesOf(source: string, data: readonly Item[]): readonly Change[] {
  const places = placeEdits(data);
  const changes: Change[] = [];
  data.forEach((item, index) => {
    if (item.type !== "quotation" || !item.judged) return;
    const place = placeFor(item) === null || item.given_at === null ? undefined : places.get(item.given_at);
    const edits = [...wordEdits(source, item), ...(place === undefined ? [] : [place])];
    if (edits.length > 0)
      changes.push({ item: index, edits, isSure: item.words === "exact" || item.words === "near" });
  });
  return changes;
}

/** The edits from left to right, each once. Of overlapping edits only the first is kept. */
export function inOrder(edits: readonly Edit[]): readonly Edit[] {
  const chosen: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = chosen.at(-1);
    if (last === undefined || edit.start > last.end || (edit.start === last.end && last.start < edit.start))
      chosen.push(edit);
  }
  return chosen;
}

/** Applies edits, which are in order, to a text. */
export function edited(source: string, edits: readonly Edit[]): string {
  let made = "";
  let at = 0;
  for (const { start, end, text } of edits) {
    made += source.slice(at, start) + text;
    at = end;
  }
  return made + source.slice(at);
}
