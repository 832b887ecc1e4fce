/** The endpoints that take coordinates: /context, /lookup, /range, /distance, /diff, /slice. */

import { CONTEXT_LIMIT, context } from "../service/context.ts";
import { diff } from "../service/diff.ts";
import { distance } from "../service/distance.ts";
import { type IdentifierKind, lookup } from "../service/lookup.ts";
import { range } from "../service/range.ts";
import { slice } from "../service/slice.ts";
import { contextPieces } from "../wire/context-shape.ts";
import { invalidParameter } from "../wire/fault-errors.ts";
import { lookupShape } from "../wire/lookup-shape.ts";
import { diffShape, distanceShape, rangeShape } from "../wire/relation-shapes.ts";
import { choice, integer, integerBetween, languageTag, text, versionCode } from "../wire/value-types.ts";
import { slicePieces } from "../wire/verse-list-shapes.ts";
import { optional, required, requiredUnless } from "./parameters.ts";
import { demand, fromResult, jsonAnswer, type Outcome, piecesAnswer, type Route, route } from "./route.ts";

const languageParameter = optional(languageTag);
const sideParameter = optional(integerBetween(0, CONTEXT_LIMIT));

const contextRoute = route({
  path: "/api/context",
  caller: "key",
  cache: "day",
  isDetermined: true,
  parameters: {
    reference: required(text),
    window: sideParameter,
    before: sideParameter,
    after: sideParameter,
    version: optional(versionCode),
    titles: optional(choice(["inline"])),
    language: languageParameter,
  },
  answer: ({ titles, ...query }, { texts }) =>
    fromResult(context(texts, query), (found) => {
      const editions = found.edition === null ? [] : [found.edition.info];
      const needs = demand({ verseUnits: found.verseCount, editions });
      return piecesAnswer(() => contextPieces(found, titles ?? "apart"), needs);
    }),
});

const IDENTIFIERS: readonly IdentifierKind[] = ["verse_id", "verse_index", "osis_id"];
const ONE_IDENTIFIER = "absent: exactly one of verse_id, verse_index and osis_id is allowed";

const lookupRoute = route({
  path: "/api/lookup",
  caller: "key",
  cache: "day",
  isDetermined: true,
  parameters: {
    verse_id: requiredUnless(text, ["verse_index", "osis_id"]),
    verse_index: requiredUnless(text, ["verse_id", "osis_id"]),
    osis_id: requiredUnless(text, ["verse_id", "verse_index"]),
  },
  answer: ({ verse_id, verse_index, osis_id }): Outcome => {
    const all = { verse_id, verse_index, osis_id };
    const [kind = "verse_id", other] = IDENTIFIERS.filter((name) => all[name] !== undefined);
    if (other !== undefined) {
      return { ok: false, error: invalidParameter(other, all[other] ?? "", ONE_IDENTIFIER) };
    }
    return fromResult(lookup(kind, all[kind] ?? ""), (found) => jsonAnswer(() => lookupShape(found)));
  },
});

const rangeRoute = route({
  path: "/api/range",
  caller: "key",
  cache: "day",
  isDetermined: true,
  parameters: { start: required(text), end: required(text), language: languageParameter },
  answer: ({ start, end, language }) =>
    fromResult(range(start, end, language), (found) => jsonAnswer(() => rangeShape(found))),
});

const distanceRoute = route({
  path: "/api/distance",
  caller: "key",
  cache: "day",
  isDetermined: true,
  parameters: { a: required(text), b: required(text), language: languageParameter },
  answer: ({ a, b, language }) =>
    fromResult(distance(a, b, language), (found) => jsonAnswer(() => distanceShape(found))),
});

const diffRoute = route({
  path: "/api/diff",
  caller: "key",
  cache: "day",
  isDetermined: true,
  parameters: { a: required(text), b: required(text), language: languageParameter },
  answer: ({ a, b, language }) =>
    fromResult(diff(a, b, language), (found) => jsonAnswer(() => diffShape(found))),
});

const sliceRoute = route({
  path: "/api/slice",
  caller: "key",
  cache: "day",
  isDetermined: true,
  parameters: { start_index: required(integer), end_index: required(integer) },
  answer: ({ start_index, end_index }) =>
    fromResult(slice(start_index, end_index), (found) =>
      piecesAnswer(() => slicePieces(found), demand({ verseUnits: found.verseCount })),
    ),
});

export const coordinateRoutes: readonly Route[] = [
  contextRoute,
  lookupRoute,
  rangeRoute,
  distanceRoute,
  diffRoute,
  sliceRoute,
];
