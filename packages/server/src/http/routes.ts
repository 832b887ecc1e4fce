/** The table of endpoints: path, who may, how long it keeps, parameters, use case, shape. */

import { INCLUDE_WORDS } from "../service/annotations.ts";
import { expand } from "../service/expand.ts";
import { type Passage, passage, passageByIndexes } from "../service/passage.ts";
import { resolve } from "../service/resolve.ts";
import { readVerseRange, type Scripture, scripture, type VerseRange } from "../service/scripture.ts";
import { coordinateRoutes } from "./coordinate-routes.ts";
import { andThen, type MaybePromise } from "./exchange.ts";
import { invalidParameter, unavailable } from "./faults.ts";
import {
  bookId,
  choice,
  integer,
  listOf,
  optional,
  type ParameterType,
  required,
  requiredUnless,
  text,
} from "./parameters.ts";
import {
  bytesAnswer,
  type Context,
  demand,
  fromResult,
  JSON_TYPE,
  jsonAnswer,
  type Outcome,
  outsideRoute,
  piecesAnswer,
  type Route,
  route,
} from "./route.ts";
import type { ItemOptions } from "./shapes/annotations.ts";
import { booksShape, usageShape, versionsShape } from "./shapes/catalogue.ts";
import { passageBody, passageMarkdown, passageText } from "./shapes/passage.ts";
import { resolutionShape } from "./shapes/resolution.ts";
import { scripturePieces } from "./shapes/scripture.ts";
import { expandPieces } from "./shapes/verse-lists.ts";

const titlesParameter = optional(choice(["inline"]));
const includeParameter = optional(listOf(INCLUDE_WORDS));

const resolveRoute = route({
  path: "/api/resolve",
  caller: "key",
  cache: "day",
  parameters: { reference: required(text) },
  answer: ({ reference }) =>
    fromResult(resolve(reference), (resolved) => {
      const outcome = jsonAnswer(() => resolutionShape(resolved));
      return resolved.valid || !outcome.ok
        ? outcome
        : { ok: true, answer: { ...outcome.answer, isOutsideCanon: true } };
    }),
});

const expandRoute = route({
  path: "/api/expand",
  caller: "key",
  cache: "day",
  parameters: { reference: required(text) },
  answer: ({ reference }) =>
    fromResult(expand(reference), (expansion) =>
      piecesAnswer(() => expandPieces(expansion), demand({ verseUnits: expansion.verseCount })),
    ),
});

const NO_INDEXES = "left out where reference is sent";

function passageAnswer(found: Passage, format: "json" | "text" | "markdown", options: ItemOptions): Outcome {
  const { titles } = options;
  const needs = demand({ verseUnits: found.verseCount, editions: [found.edition.info] });
  if (format === "text") {
    return piecesAnswer(() => passageText(found, titles), needs, "text/plain; charset=utf-8");
  }
  if (format === "markdown") {
    return piecesAnswer(() => passageMarkdown(found, titles), needs, "text/markdown; charset=utf-8");
  }
  const { pieces, bytes } = passageBody(found, options);
  return piecesAnswer(pieces, needs, JSON_TYPE, bytes);
}

const passageRoute = route({
  path: "/api/passage",
  caller: "key",
  cache: "day",
  parameters: {
    reference: requiredUnless(text, ["start_index", "end_index"]),
    start_index: requiredUnless(integer, ["reference"]),
    end_index: requiredUnless(integer, ["reference"]),
    version: required(text),
    format: optional(choice(["json", "text", "markdown"])),
    titles: titlesParameter,
    include: includeParameter,
  },
  answer: ({ reference, start_index, end_index, version, format, ...how }, { texts }): Outcome => {
    const options: ItemOptions = { titles: how.titles ?? "apart", include: how.include };
    const answer = (found: Passage): Outcome => passageAnswer(found, format ?? "json", options);
    if (reference === undefined) {
      return fromResult(passageByIndexes(texts, start_index ?? 0, end_index ?? 0, version), answer);
    }
    for (const [name, value] of Object.entries({ start_index, end_index })) {
      if (value !== undefined) return { ok: false, error: invalidParameter(name, `${value}`, NO_INDEXES) };
    }
    return fromResult(passage(texts, reference, version), answer);
  },
});

function scriptureAnswer(found: Scripture, options: ItemOptions): Outcome {
  const { edition, compare, verseUnits, mode } = found;
  const editions = compare === undefined ? [edition.info] : [edition.info, compare.info];
  const needs = { verseUnits, isWholeChapter: mode === "chapter", editions, compares: compare !== undefined };
  return piecesAnswer(() => scripturePieces(found, options), needs);
}

const verseRange: ParameterType<VerseRange> = {
  expected: "verses of the chapter as a, a-b or a-",
  read: readVerseRange,
};

const scriptureRoute = route({
  path: "/api/scripture",
  caller: "key",
  cache: "day",
  parameters: {
    book_id: required(bookId),
    chapter: required(integer),
    verse: optional(integer),
    range: optional(verseRange),
    endChapter: optional(integer),
    endVerse: optional(integer),
    version: required(text),
    compare: optional(text),
    titles: titlesParameter,
    include: includeParameter,
  },
  answer: ({ book_id, titles, include, ...query }, { texts }) =>
    fromResult(scripture(texts, { bookId: book_id, ...query }), (found) =>
      scriptureAnswer(found, { titles: titles ?? "apart", include }),
    ),
});

/** As clients of compatible services call it: the base path itself. */
const olderScriptureRoute: Route = { ...scriptureRoute, path: "/api", isOlderForm: true };

/** A parameter that other endpoints know, and that the sandbox must not seem to heed. */
const nothing: ParameterType<never> = {
  expected: "left out: the sandbox gives full chapters of the KJV only",
  read: () => undefined,
};
const leftOut = optional(nothing);

const onlyKjv: ParameterType<string> = {
  expected: "KJV: the sandbox gives full chapters of the KJV only",
  read: (raw) => (raw.toUpperCase() === "KJV" ? raw : undefined),
};

const sandboxRoute = route({
  path: "/api/sandbox",
  caller: "sandbox",
  cache: "day",
  parameters: {
    book_id: required(bookId),
    chapter: required(integer),
    version: optional(onlyKjv),
    verse: leftOut,
    range: leftOut,
    endChapter: leftOut,
    endVerse: leftOut,
    compare: leftOut,
    titles: titlesParameter,
  },
  answer: ({ book_id, version = "KJV", titles, ...query }, { texts }) =>
    fromResult(scripture(texts, { bookId: book_id, version, ...query }), (found) =>
      scriptureAnswer(found, { titles: titles ?? "apart", include: undefined }),
    ),
});

const booksRoute = route({
  path: "/api/books",
  caller: "anyone",
  cache: "day",
  parameters: {},
  answer: () => jsonAnswer(booksShape),
});

const versionsRoute = route({
  path: "/api/versions",
  caller: "anyone",
  cache: "revalidate",
  parameters: {},
  answer: (_values, { texts, access }) => jsonAnswer(() => versionsShape(texts, access)),
});

const usageRoute = route({
  path: "/api/usage",
  caller: "key",
  counts: false,
  cache: "none",
  parameters: {},
  answer: (_values, { access, caller }): MaybePromise<Outcome> => {
    if (caller === null) throw new Error("/usage was reached without a caller");
    return andThen(access.usage(caller), (usage) => jsonAnswer(() => usageShape(usage)));
  },
});

function ready({ parts }: Context): Outcome {
  const state = parts();
  const isReady = Object.values(state).every((part) => part === "ok" || part === "degraded");
  return isReady
    ? jsonAnswer(() => ({ status: "success", parts: state }))
    : { ok: false, error: unavailable({ parts: state }) };
}

/** Loaded when it is first asked for: of all modules it is the largest. */
const openapiDocument = () => import("./openapi-document.gen.ts");

/** Every path that the service answers. */
export const routes: readonly Route[] = [
  passageRoute,
  resolveRoute,
  expandRoute,
  scriptureRoute,
  olderScriptureRoute,
  ...coordinateRoutes,
  sandboxRoute,
  booksRoute,
  versionsRoute,
  usageRoute,
  outsideRoute("/livez", "none", () => jsonAnswer(() => ({ status: "success" }))),
  outsideRoute("/readyz", "none", ready),
  outsideRoute("/openapi.json", "day", async () => {
    const { openapiJson } = await openapiDocument();
    return bytesAnswer(() => Buffer.from(openapiJson));
  }),
  outsideRoute("/openapi.yaml", "day", async () => {
    const { openapiYaml } = await openapiDocument();
    return bytesAnswer(() => Buffer.from(openapiYaml), undefined, "application/yaml; charset=utf-8");
  }),
];
