/** /resolve on the wire. */

import type { Schemas } from "@lectern/contract/types";
import {
  bookById,
  books,
  type Candidate,
  type Reference,
  type Resolved,
  type WrittenSpan,
} from "@lectern/scripture";
import type { CanonProblem } from "../service/result.ts";
import { type Body, byteString, isAscii } from "./answer-body.ts";
import { plainText } from "./json-bytes.ts";

export function problemShape(problem: CanonProblem): Schemas["ReferenceProblem"] {
  const { code, chapter, verse, position, lastValid, readings, message } = problem;
  return { code, chapter, verse, position, last_valid: lastValid, readings, message };
}

export function candidateShape({ bookId, weight, score, reason }: Candidate): Schemas["Candidate"] {
  const { key, id, name, osis } = bookById(bookId);
  return { key, id, name, osis, weight, score, reason };
}

/** The member `book` of a reference; index 0 is Genesis. */
const bookTexts = books.map(({ key, id, name, slug }) => JSON.stringify({ key, book_id: id, name, slug }));

const spanText = ({ start, end }: WrittenSpan): string =>
  `{"start":{"chapter":${start.chapter},"verse":${start.verse}},` +
  `"end":{"chapter":${end.chapter},"verse":${end.verse}}}`;

/** The texts of the items, joined by commas. For a list of one, `map` and `join` take three times as long. */
function joinedTexts<T>(items: readonly T[], textOf: (item: T) => string): string {
  let texts = "";
  for (const item of items) texts += texts === "" ? textOf(item) : `,${textOf(item)}`;
  return texts;
}

/**
 * `Schemas["Reference"]`. JSON.stringify would take a quarter of the time of an answer. The input is in the normalized form,
 * which has no characters that JSON escapes.
 */
function referenceText(reference: Reference): string {
  const { bookId, input, valid, spans, osisId, confidence, normalized, corrections, versionHint } = reference;
  const problems = valid ? "" : `,"problems":${JSON.stringify(reference.problems.map(problemShape))}`;
  return (
    `{"type":"single","valid":${valid},"input":${plainText(input)},"book":${bookTexts[bookId - 1]},` +
    `"spans":[${joinedTexts(spans, spanText)}],"osis_id":${plainText(osisId)},"confidence":${confidence},` +
    `"normalized":${plainText(normalized)},"corrections":[${joinedTexts(corrections, plainText)}],` +
    `"version_hint":${plainText(versionHint)}${problems}}`
  );
}

/** The JSON of `Schemas["Resolution"]`: one reference is returned directly, several as a collection. */
export function resolutionText({ input, isCollection, valid, osisId, references }: Resolved): string {
  const [first] = references;
  if (!isCollection && first !== undefined) return referenceText(first);
  const head = `"type":"collection","valid":${valid},"input":${JSON.stringify(input)}`;
  return `{${head},"osis_id":${plainText(osisId)},"references":[${joinedTexts(references, referenceText)}]}`;
}

/**
 * The same as the body of an answer. A valid resolution of an ASCII input is ASCII: only the input, and messages about
 * problems, can have other characters. To search the long text for them would take longer.
 */
export function resolutionBody(resolved: Resolved): Body {
  const text = resolutionText(resolved);
  return resolved.valid && isAscii(resolved.input) ? text : byteString(text);
}

/** The same as a value. */
export const resolutionShape = (resolved: Resolved): Schemas["Resolution"] =>
  JSON.parse(resolutionText(resolved));
