/** /scan: the references of a running text. */

import { scannedEnglish } from "@lectern/scripture/scan";
import { isLinkTemplate, itemLimit, QUERY_TEXT_LIMIT, scanText } from "../service/scan.ts";
import { joined, joinedInTurns, type Pieces } from "../wire/pieces.ts";
import { linkedPieces, scanPieces } from "../wire/scan-shape.ts";
import { choice, type ParameterType, scanLanguages, shortTextOrBody, text } from "../wire/value-types.ts";
import { optional, required } from "./parameters.ts";
import { bytesAnswer, demand, fromResult, JSON_TYPE, type Outcome, type Route, route } from "./route.ts";

const linkTemplate: ParameterType<string> = {
  expected:
    "an http(s) URL, or a path that begins with /, of at most 1,000 characters, in which only {osis_id}, {reference} " +
    "and {version} are in braces",
  read: (raw) => (isLinkTemplate(raw) ? raw : undefined),
};

/** Texts longer than this are read over several turns of the event loop. */
const ONE_TURN = 2000;
/** Estimate for reserving memory: at most one reference for this many characters of text. */
const CHARACTERS_PER_REFERENCE = 20;

const HTML = "text/html; charset=utf-8";
const MARKDOWN = "text/markdown; charset=utf-8";
/** If a browser opens the answer as a page, no script in it runs, and it belongs to no origin. */
const NO_SCRIPTS = ["Content-Security-Policy", "default-src 'none'; sandbox"];

const flag = choice(["true", "false"]);

export const scanRoute: Route = route({
  path: "/api/scan",
  caller: "key",
  cache: "day",
  body: { postOnly: false, plainText: "text" },
  parameters: {
    text: required(shortTextOrBody(QUERY_TEXT_LIMIT)),
    language: optional(scanLanguages),
    context: optional(text),
    source: optional(choice(["auto", "text", "markdown", "html"])),
    require_verse: optional(flag),
    books: optional(flag),
    units: optional(choice(["utf16", "codepoint", "utf8"])),
    format: optional(choice(["json", "html", "markdown"])),
    link: optional(linkTemplate),
  },
  answer: ({ text, language, context, source, require_verse, books, units, format = "json", link }) => {
    const request = {
      text,
      languages: language ?? [scannedEnglish],
      context,
      source,
      requireVerse: require_verse === "true",
      books: books === "true",
      units: units ?? "utf16",
      format,
      link,
    } as const;
    return fromResult(scanText(request), (scan): Outcome => {
      const references = Math.min(itemLimit(text), Math.ceil(text.length / CHARACTERS_PER_REFERENCE));
      const isSlow = text.length > ONE_TURN;
      const needs = demand({ verseUnits: scan.verseUnits, references, isSlow });
      const pieces = (): Pieces => (format === "json" ? scanPieces(scan) : linkedPieces(scan, format));
      const render = () => (isSlow ? joinedInTurns(pieces()) : joined(pieces()));
      if (format === "json") return bytesAnswer(render, needs, JSON_TYPE);
      return format === "html"
        ? bytesAnswer(render, needs, HTML, NO_SCRIPTS)
        : bytesAnswer(render, needs, MARKDOWN);
    });
  },
});
