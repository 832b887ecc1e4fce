/** The verdict on a quotation as sentences, with its differences. */

import type { Quote, QuoteMatch } from "@lectern/client";
import { make } from "../shared/dom.ts";
import { pieceOf, type Range, withPieces } from "./pieces.ts";
import { type LinkEvents, referenceLink } from "./reference-link.ts";
import { curly } from "./typography.ts";

export interface Judged {
  readonly words: Quote["words"];
  readonly place: Quote["place"];
  readonly matches: readonly QuoteMatch[];
}

/** A sentence that says what was found. `searched`: codes of the searched versions. */
export function verdictOf({ words, matches: [best] }: Judged, searched: readonly string[]): string {
  if (best === undefined || words === "none")
    return `These words are not in the ${searched.join(" or the ")}.`;
  const place = `${best.reference} (${best.version})`;
  if (words === "exact") return `These are the words of ${place}.`;
  return words === "near" ? `Nearly the words of ${place}.` : `At most a paraphrase of ${place}.`;
}

/** A sentence that says whether the words are at the given reference. `reference`: null for none. */
export function placeSentence({ place, matches: [best] }: Judged, reference: string | null): string | null {
  if (reference === null || best === undefined) return null;
  if (place === "right") return `The reference ${reference} is right.`;
  if (place === "partial") return `The reference ${reference} has only a part of them.`;
  return place === "wrong" ? `The reference ${reference} is wrong.` : null;
}

/** A text with the ranges that differ marked. Curly quotes replace straight ones, one for one. */
const marked = (text: string, ranges: readonly Range[]): DocumentFragment =>
  withPieces(curly(text), ranges.map(pieceOf), (_, words) => make("span", { class: "changed" }, words));

/** The words of a match with their place; differences from the quotation are marked. */
export function foundWords(
  { reference, version, text, differences }: QuoteMatch,
  events: LinkEvents,
): readonly HTMLElement[] {
  const found = differences.map((difference) => difference.found);
  return [
    make("p", { class: "where" }, referenceLink(reference, events), make("span", { class: "code" }, version)),
    make("p", {}, marked(text, found)),
  ];
}

/**
 * A quotation with the differences from a match marked. `start`: the offset of its beginning, in the units of
 * `quoted`.
 */
export function quotedWords(text: string, start: number, match: QuoteMatch | undefined): DocumentFragment {
  const own = (match?.differences ?? []).map(({ quoted: [from, to] }) => [from - start, to - start]);
  return marked(text, own);
}
