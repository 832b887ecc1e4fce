/** /verify on the wire. */

import type { Schemas } from "@lectern/contract/types";
import { type OffsetUnit, offsetConverter } from "@lectern/scripture/scan";
import type { Correction, QuotationItem } from "../service/verify/judge-quotations.ts";
import type { ReferenceItem, Verification, Verify } from "../service/verify/verify.ts";
import { stringified } from "./pieces.ts";
import { matchShape, placeShape } from "./quote-shape.ts";
import { itemShape as findShape } from "./scan-shape.ts";

type Convert = (offset: number) => number;

/** Number of items in one piece. */
const PART_ITEMS = 50;

function correctionShape({ edition, verses, text }: Correction): Schemas["VerifyCorrection"] {
  return {
    version: edition.info.code,
    ...placeShape(verses),
    text,
  };
}

/** @param places the index in `data` of each find */
function quotationShape(
  item: QuotationItem,
  text: string,
  units: OffsetUnit,
  places: ReadonlyMap<number, number>,
  convert: Convert,
): Schemas["VerifiedQuotation"] {
  const { start, end, words, place, matches, isJudged, correction } = item;
  const quoted = (range: readonly [number, number]): [number, number] => {
    const [from, to] = item.sourceRange(range);
    return [convert(from), convert(to)];
  };
  return {
    type: "quotation",
    start: convert(start),
    end: convert(end),
    text: text.slice(start, end),
    words,
    place,
    matches: matches.map((match) => matchShape(match, quoted, units)),
    given_at: item.given === null ? null : (places.get(item.given) ?? null),
    judged: isJudged,
    correction: correction === null ? null : correctionShape(correction),
  };
}

function summaryOf(items: Verification["items"]): Schemas["VerifySummary"] {
  const references = items.filter((item): item is ReferenceItem => item.kind === "reference");
  const quotations = items.filter((item): item is QuotationItem => item.kind === "quotation");
  const judged = quotations.filter(({ isJudged }) => isJudged);
  const ofType = (type: string): number => references.filter(({ find }) => find.type === type).length;
  const ofWords = (words: string): number => judged.filter((item) => item.words === words).length;
  return {
    references: ofType("reference"),
    invalid_references: ofType("invalid"),
    ambiguous_references: ofType("ambiguous"),
    quotations: quotations.length,
    exact: ofWords("exact"),
    near: ofWords("near"),
    loose: ofWords("loose"),
    none: ofWords("none"),
    wrong_place: judged.filter(({ place }) => place === "wrong").length,
    not_judged: quotations.length - judged.length,
  };
}

/** The index of each reference among all items, by its index among the references. */
function placesOf(items: Verification["items"]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [index, item] of items.entries()) if (item.kind === "reference") places.set(places.size, index);
  return places;
}

export function* verifyPieces(
  checked: Verify,
  units: OffsetUnit,
): Generator<Uint8Array | undefined, void, undefined> {
  yield* verificationPieces(checked, yield* checked.run(), units);
}

/** The result of a verification. */
export function* verificationPieces(
  { text, library }: Verify,
  { items, isSound, readTo }: Verification,
  units: OffsetUnit,
): Generator<Uint8Array, void, undefined> {
  const convert = offsetConverter(text, units);
  const head: Omit<Schemas["Verification"], "data"> = {
    status: "success",
    verdict: isSound ? "sound" : "unsound",
    searched: library.editions.map(({ info }) => info.code),
    units,
    summary: summaryOf(items),
    ...(readTo === null ? {} : { truncated: true, read_to: convert(readTo) }),
  };
  const places = placesOf(items);
  yield Buffer.from(`${JSON.stringify(head).slice(0, -1)},"data":[`);
  for (let from = 0; from < items.length; from += PART_ITEMS) {
    if (from > 0) yield Buffer.from(",");
    const part = items
      .slice(from, from + PART_ITEMS)
      .map((item) =>
        item.kind === "reference"
          ? findShape(item.find, convert)
          : quotationShape(item, text, units, places, convert),
      );
    yield stringified(part);
  }
  yield Buffer.from("]}");
}
