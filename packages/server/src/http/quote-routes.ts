/** /quote and /verify: whether quoted words are right, and whether they are at their reference. */

import type { EditionInfo } from "../service/find-edition.ts";
import { QUOTE_LIMIT, type QuoteResult, quote } from "../service/quote.ts";
import { verify } from "../service/verify/verify.ts";
import { faultError, unavailable } from "../wire/fault-errors.ts";
import { inTurns, joinedInTurns } from "../wire/pieces.ts";
import { quoteShape } from "../wire/quote-shape.ts";
import { choice, integerBetween, languageTag, type ParameterType, text } from "../wire/value-types.ts";
import { verifyPieces } from "../wire/verify-shape.ts";
import { optional, required } from "./parameters.ts";
import { permissionFault } from "./permission.ts";
import {
  bytesAnswer,
  type Context,
  demand,
  fromResult,
  jsonAnswer,
  type Outcome,
  type Route,
  route,
} from "./route.ts";

const MATCH_LIMIT = 20;
const DEFAULT_MATCHES = 5;

/** A text of at most this many characters (Unicode code points). */
const shortText = (limit: number): ParameterType<string> => ({
  expected: `a text of at most ${limit.toLocaleString("en")} characters`,
  read: (raw) => (raw.length <= limit || Array.from(raw).length <= limit ? raw : undefined),
});

const unitsParameter = optional(choice(["utf16", "codepoint", "utf8"]));

/** Whether a caller may read an edition. */
function mayRead({ access, caller }: Context): (edition: { readonly info: EditionInfo }) => boolean {
  return ({ info }) =>
    caller === null || permissionFault(access, caller, demand({ editions: [info] })) === undefined;
}

const versesOf = ({ matches }: QuoteResult): number =>
  matches.reduce((sum, { verses }) => sum + verses.last - verses.first + 1, 0);

const quoteRoute = route({
  path: "/api/quote",
  caller: "key",
  cache: "day",
  parameters: {
    text: required(shortText(QUOTE_LIMIT)),
    reference: optional(text),
    version: optional(text),
    limit: optional(integerBetween(1, MATCH_LIMIT)),
    language: optional(languageTag),
    units: unitsParameter,
  },
  body: { postOnly: false },
  isSlowToDecide: true,
  answer: async ({ limit = DEFAULT_MATCHES, units = "utf16", ...query }, context): Promise<Outcome> => {
    const checked = quote(context.texts, { ...query, limit }, mayRead(context));
    if (!checked.ok) return { ok: false, error: faultError(checked.fault) };
    const { editions } = checked.value.library;
    const found = await context.queue(() => inTurns(checked.value.find()));
    if (found === null) return { ok: false, error: unavailable({}) };
    const needs = demand({ verseUnits: versesOf(found), editions: editions.map(({ info }) => info) });
    return jsonAnswer(() => quoteShape(checked.value, found, units), needs);
  },
});

/** This many characters cost one verse unit; a remainder costs a whole one. */
const CHARACTERS_PER_UNIT = 1000;

const verifyRoute = route({
  path: "/api/verify",
  caller: "key",
  cache: "none",
  parameters: {
    text: required(text),
    version: optional(text),
    language: optional(choice(["en"])),
    units: unitsParameter,
  },
  body: { postOnly: true },
  answer: ({ text: whole, version, units = "utf16" }, context): Outcome =>
    fromResult(verify(context.texts, whole, version, mayRead(context)), (checked) => {
      const needs = demand({
        verseUnits: Math.ceil(whole.length / CHARACTERS_PER_UNIT),
        isSlow: true,
        editions: checked.library.editions.map(({ info }) => info),
      });
      return bytesAnswer(() => joinedInTurns(verifyPieces(checked, units)), needs);
    }),
});

export const quoteRoutes: readonly Route[] = [quoteRoute, verifyRoute];
