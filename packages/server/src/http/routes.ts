/** The table of endpoints: path, who may call it, caching, parameters, use case, JSON shape. */

import { INCLUDE_WORDS } from "../service/annotations.ts";
import { expand } from "../service/expand.ts";
import { type Passage, passage, passageByIndexes } from "../service/passage.ts";
import { readReference } from "../service/read-reference.ts";
import { readVerseRange, type Scripture, scripture, type VerseRange } from "../service/scripture.ts";
import type { ItemOptions } from "../wire/annotation-members.ts";
import { booksShape, usageShape, versionsShape } from "../wire/catalogue-shapes.ts";
import { invalidParameter, unavailable } from "../wire/fault-errors.ts";
import { passageBody, passageMarkdown, passageText } from "../wire/passage-shape.ts";
import { resolutionBody } from "../wire/resolution-shape.ts";
import { scriptureBody } from "../wire/scripture-shapes.ts";
import {
  bookId,
  choice,
  integer,
  languageTag,
  listOf,
  type ParameterType,
  text,
  versionCode,
} from "../wire/value-types.ts";
import { expandPieces } from "../wire/verse-list-shapes.ts";
import { coordinateRoutes } from "./coordinate-routes.ts";
import { andThen, type MaybePromise } from "./exchange.ts";
import { optional, required, requiredUnless } from "./parameters.ts";
import { plansThatRead } from "./permission.ts";
import { quoteRoutes } from "./quote-routes.ts";
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
import { scanRoute } from "./scan-route.ts";
import { searchRoute } from "./search-route.ts";

const titlesParameter = optional(choice(["inline"]));
const languageParameter = optional(languageTag);
const includeParameter = optional(listOf(INCLUDE_WORDS));

const resolveRoute = route({
  path: "/api/resolve",
  caller: "key",
  cache: "day",
  isDetermined: true,
  parameters: { reference: required(text), language: languageParameter },
  answer: ({ reference, language }) =>
    fromResult(readReference(reference, language), (resolved) => {
      const needs = demand({ references: resolved.references.length });
      const outcome = bytesAnswer(() => resolutionBody(resolved), needs);
      return resolved.valid || !outcome.ok
        ? outcome
        : { ok: true, answer: { ...outcome.answer, isOutsideCanon: true } };
    }),
});

const expandRoute = route({
  path: "/api/expand",
  caller: "key",
  cache: "day",
  isDetermined: true,
  parameters: { reference: required(text), language: languageParameter },
  answer: ({ reference, language }) =>
    fromResult(expand(reference, language), (expansion) =>
      piecesAnswer(() => expandPieces(expansion), demand({ verseUnits: expansion.verseCount })),
    ),
});

const NO_INDEXES = "absent when reference is sent";

function passageAnswer(found: Passage, format: "json" | "text" | "markdown", options: ItemOptions): Outcome {
  const { titles } = options;
  const needs = demand({
    verseUnits: found.verseCount,
    isMarked: options.include !== undefined,
    editions: [found.edition.info],
  });
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
  isDetermined: true,
  parameters: {
    reference: requiredUnless(text, ["start_index", "end_index"]),
    start_index: requiredUnless(integer, ["reference"]),
    end_index: requiredUnless(integer, ["reference"]),
    version: required(versionCode),
    format: optional(choice(["json", "text", "markdown"])),
    titles: titlesParameter,
    include: includeParameter,
    language: languageParameter,
  },
  answer: (values, { texts }): Outcome => {
    const { reference, start_index, end_index, version, format, titles, include, language } = values;
    const options: ItemOptions = { titles: titles ?? "apart", include };
    const answer = (found: Passage): Outcome => passageAnswer(found, format ?? "json", options);
    if (reference === undefined) {
      return fromResult(passageByIndexes(texts, start_index ?? 0, end_index ?? 0, version), answer);
    }
    const index = start_index ?? end_index;
    if (index !== undefined) {
      const name = start_index === undefined ? "end_index" : "start_index";
      return { ok: false, error: invalidParameter(name, `${index}`, NO_INDEXES) };
    }
    return fromResult(passage(texts, reference, version, language), answer);
  },
});

function scriptureAnswer(found: Scripture, options: ItemOptions): Outcome {
  const { edition, compare, verseUnits, mode } = found;
  const editions = compare === undefined ? [edition.info] : [edition.info, compare.info];
  const needs = demand({
    verseUnits,
    isMarked: options.include !== undefined,
    isWholeChapter: mode === "chapter",
    editions,
    compares: compare !== undefined,
  });
  const { pieces, bytes } = scriptureBody(found, options);
  return piecesAnswer(pieces, needs, JSON_TYPE, bytes);
}

const verseRange: ParameterType<VerseRange> = {
  expected: "verses of the chapter as a, a-b or a-",
  read: readVerseRange,
};

const scriptureRoute = route({
  path: "/api/scripture",
  caller: "key",
  cache: "day",
  isDetermined: true,
  parameters: {
    book_id: required(bookId),
    chapter: required(integer),
    verse: optional(integer),
    range: optional(verseRange),
    endChapter: optional(integer),
    endVerse: optional(integer),
    version: required(versionCode),
    compare: optional(versionCode),
    titles: titlesParameter,
    include: includeParameter,
  },
  answer: (values, { texts }) =>
    fromResult(scripture(texts, values.book_id, values), (found) =>
      scriptureAnswer(found, { titles: values.titles ?? "apart", include: values.include }),
    ),
});

/** /scripture at the base path, which clients of compatible services call. */
const scriptureAliasRoute: Route = { ...scriptureRoute, path: "/api", isDeprecatedAlias: true };

/** A parameter of /scripture that the sandbox refuses, so that callers do not believe it had an effect. */
const refused: ParameterType<never> = {
  expected: "absent: the sandbox returns only full chapters of the KJV",
  read: () => undefined,
};
const optionalRefused = optional(refused);

const onlyKjv: ParameterType<string> = {
  expected: "KJV: the sandbox returns only full chapters of the KJV",
  read: (raw) => (raw.toUpperCase() === "KJV" ? raw : undefined),
};

const sandboxRoute = route({
  path: "/api/sandbox",
  caller: "sandbox",
  cache: "day",
  isDetermined: true,
  parameters: {
    book_id: required(bookId),
    chapter: required(integer),
    version: optional(onlyKjv),
    verse: optionalRefused,
    range: optionalRefused,
    endChapter: optionalRefused,
    endVerse: optionalRefused,
    compare: optionalRefused,
    titles: titlesParameter,
    include: includeParameter,
  },
  answer: ({ book_id, version = "KJV", titles, include, ...query }, { texts }) =>
    fromResult(scripture(texts, book_id, { version, ...query }), (found) =>
      scriptureAnswer(found, { titles: titles ?? "apart", include }),
    ),
});

const booksRoute = route({
  path: "/api/books",
  caller: "anyone",
  cache: "day",
  isDetermined: true,
  parameters: {},
  answer: () => jsonAnswer(booksShape),
});

const versionsRoute = route({
  path: "/api/versions",
  caller: "anyone",
  cache: "revalidate",
  parameters: {},
  answer: (_values, { texts, access }) =>
    jsonAnswer(() => versionsShape(texts, (edition) => plansThatRead(access, edition))),
});

const usageRoute = route({
  path: "/api/usage",
  caller: "key",
  counts: false,
  cache: "none",
  parameters: {},
  answer: (_values, { access, caller }): MaybePromise<Outcome> => {
    if (caller === null) throw new Error("/usage was called without a caller");
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

/** Loads the document, which is the largest module. Called at the first request for it. */
async function loadDocument() {
  const { openapiJson, openapiYaml } = await import("@lectern/contract/document");
  return { json: Buffer.from(openapiJson), yaml: Buffer.from(openapiYaml) };
}

let loading: ReturnType<typeof loadDocument> | undefined;

function openapiDocument(): ReturnType<typeof loadDocument> {
  loading ??= loadDocument();
  return loading;
}

/** Serves the OpenAPI document below a base path, where clients look for it. */
const documentRoutes = (base: string): readonly Route[] =>
  [
    outsideRoute(`${base}/openapi.json`, "day", async () => {
      const { json } = await openapiDocument();
      return bytesAnswer(() => json);
    }),
    outsideRoute(`${base}/openapi.yaml`, "day", async () => {
      const { yaml } = await openapiDocument();
      return bytesAnswer(() => yaml, undefined, "application/yaml; charset=utf-8");
    }),
  ].map((documentRoute) => ({ ...documentRoute, isDetermined: true }));

/** Every path that the service answers. */
export const routes: readonly Route[] = [
  passageRoute,
  resolveRoute,
  expandRoute,
  scriptureRoute,
  scriptureAliasRoute,
  ...coordinateRoutes,
  scanRoute,
  searchRoute,
  ...quoteRoutes,
  sandboxRoute,
  booksRoute,
  versionsRoute,
  usageRoute,
  {
    ...outsideRoute("/livez", "none", () => jsonAnswer(() => ({ status: "success" }))),
    isForOperators: true,
  },
  { ...outsideRoute("/readyz", "none", ready), isForOperators: true },
  ...["", "/api"].flatMap(documentRoutes),
];
