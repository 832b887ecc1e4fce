/** /quote on the wire. */

import type { Schemas } from "@lectern/contract/types";
import { type Interval, osisOfVerseSet, referencesOfVerseSet } from "@lectern/scripture";
import { type OffsetUnit, offsetConverter } from "@lectern/scripture/scan";
import { nameOfReferences, type Quote, type QuoteMatch, type QuoteResult } from "../service/quote.ts";

type Range = readonly [number, number];

/** Turns ranges of a text from UTF-16 units into another unit. */
function rangesIn(text: string, units: OffsetUnit): (range: Range) => [number, number] {
  const convert = offsetConverter(text, units);
  return ([start, end]) => [convert(start), convert(end)];
}

/** The members that name verses. */
export const placeShape = (
  verses: readonly Interval[],
): { readonly reference: string; readonly osis_id: string } => ({
  reference: nameOfReferences(referencesOfVerseSet(verses)),
  osis_id: osisOfVerseSet(verses),
});

/** @param quoted turns ranges of the quotation into the requested units */
export function matchShape(
  match: QuoteMatch,
  quoted: (range: Range) => [number, number],
  units: OffsetUnit,
): Schemas["QuoteMatch"] {
  const found = rangesIn(match.text, units);
  return {
    version: match.edition.info.code,
    ...placeShape([match.verses]),
    words: match.words,
    place: match.place,
    score: match.score,
    text: match.text,
    quoted: quoted(match.quoted),
    found: found(match.found),
    differences: match.differences.map((difference) => ({
      kind: difference.kind,
      quoted: quoted(difference.quoted),
      found: found(difference.found),
    })),
    exact_in: [...match.exactIn],
  };
}

export function quoteShape(
  { claimedPlace, library, text }: Quote,
  { words, place, matches }: QuoteResult,
  units: OffsetUnit,
): Schemas["Quote"] {
  const quoted = rangesIn(text, units);
  return {
    status: "success",
    words,
    place,
    reference: claimedPlace?.name ?? null,
    searched: library.editions.map(({ info }) => info.code),
    units,
    matches: matches.map((match) => matchShape(match, quoted, units)),
  };
}
