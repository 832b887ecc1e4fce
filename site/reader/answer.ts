/** Makes the views of the developer panel: the API's answer to the input, computed here, and the requests for the text. */

import type { Interval } from "@lectern/scripture";
import { fromOrdinal, osisOfInterval } from "@lectern/scripture";
import { readReference } from "../../packages/server/src/service/read-reference.ts";
import { errorBody } from "../../packages/server/src/wire/api-error.ts";
import { faultError } from "../../packages/server/src/wire/fault-errors.ts";
import { resolutionShape } from "../../packages/server/src/wire/resolution-shape.ts";
import { part } from "../shared/dom.ts";
import { storedKey } from "../shared/key.ts";
import { type ApiRequest, type Sample, samplesOf, targetOf } from "../shared/samples.ts";
import type { Place } from "./address.ts";
import { endOfChapter, startOfChapter } from "./chunks.ts";
import type { Account } from "./source.ts";

/** The answer of `/api/resolve`, except for the request id. */
function resolveAnswer(reference: string): object {
  const result = readReference(reference);
  return result.ok ? resolutionShape(result.value) : errorBody(faultError(result.fault), null);
}

/** The developer view of what is shown: code that requests it, and its JSON. */
export interface DeveloperView {
  readonly label: string;
  readonly samples: readonly Sample[];
  readonly needsKey: boolean;
  readonly json: () => string | Promise<string>;
  /** The text for people; absent if the page itself shows it. */
  readonly text?: () => Promise<string>;
}

const written = (value: unknown): string => JSON.stringify(value, null, 2);

/** The answer of the server. */
async function answerTo(request: ApiRequest): Promise<string> {
  const key = request.needsKey ? storedKey() : null;
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  try {
    const { body } = request;
    const posted = body && { method: "POST", body: body.text };
    const type = body === undefined ? {} : { "content-type": body.type };
    const response = await fetch(targetOf(request), { headers: { ...headers, ...type }, ...posted });
    return written(await response.json());
  } catch {
    return "No answer came. Check your connection, then open this again.";
  }
}

const viewOf = (label: string, request: ApiRequest, json: DeveloperView["json"]): DeveloperView => ({
  label,
  samples: samplesOf(request),
  needsKey: request.needsKey,
  json,
});

export function referenceView(origin: string, reference: string, kind: Account["kind"]): DeveloperView {
  const request = resolveRequest(origin, reference, kind);
  return viewOf("Reference", request, () => written(resolveAnswer(reference)));
}

export function textView(...[origin, runs, versions, kind]: Parameters<typeof textRequest>): DeveloperView {
  const request = textRequest(origin, runs, versions, kind);
  return viewOf("Text", request, () => answerTo(request));
}

export function searchView(
  origin: string,
  { reference, within, sort, page }: Place,
  versions: readonly string[],
  kind: Account["kind"],
): DeveloperView {
  const query: [string, string][] = [
    ["q", reference],
    ["version", versions.join(",")],
  ];
  if (within !== "") query.push(["in", within]);
  if (sort !== "relevance") query.push(["sort", sort]);
  if (page !== 1) query.push(["page", `${page}`]);
  const request: ApiRequest = {
    origin,
    path: "/api/search",
    query,
    needsKey: kind !== "open",
    method: "search",
  };
  return viewOf("Search", request, () => answerTo(request));
}

/** The view of a POST request about the reader's own text. */
function postView(
  label: string,
  { origin, method, body }: { readonly origin: string; readonly method: string; readonly body: object },
  kind: Account["kind"],
): DeveloperView {
  const posted = { type: "application/json", text: JSON.stringify(body) };
  const path = `/api/${method}`;
  const request = { origin, path, query: [], needsKey: kind !== "open", method, body: posted };
  return viewOf(label, request, () => answerTo(request));
}

export const scanDeveloperView = (origin: string, text: string, kind: Account["kind"]): DeveloperView =>
  postView("References", { origin, method: "scan", body: { text } }, kind);

export function quoteDeveloperView(
  origin: string,
  { text, reference }: { readonly text: string; readonly reference: string },
  kind: Account["kind"],
): DeveloperView {
  const body = { text, ...(reference !== "" && { reference }) };
  return postView("Quotation", { origin, method: "quote", body }, kind);
}

export const verifyDeveloperView = (origin: string, text: string, kind: Account["kind"]): DeveloperView =>
  postView("Check", { origin, method: "verify", body: { text } }, kind);

async function explained(reference: string) {
  const path = part("developer-content", HTMLDivElement).dataset.explain ?? "";
  const { explained: explain }: typeof import("./explain.ts") = await import(path);
  return explain(reference);
}

/** The result of each stage of the resolver for a reference. Its code is loaded on demand. */
export function explainView(reference: string): DeveloperView {
  const code = `import { explain } from "@lectern/scripture/explain";

console.log(JSON.stringify(explain(${JSON.stringify(reference)}), null, 2));`;
  const quoted = `'${reference.replaceAll("'", `'\\''`)}'`;
  return {
    label: "Steps",
    samples: [
      { label: "Library", language: "ts", code },
      { label: "Command line", language: "sh", code: `npx lectern resolve --explain ${quoted}` },
    ],
    needsKey: false,
    text: async () => (await explained(reference)).text,
    json: async () => written((await explained(reference)).json),
  };
}

const resolveRequest = (origin: string, reference: string, kind: Account["kind"]): ApiRequest => ({
  origin,
  path: "/api/resolve",
  query: [["reference", reference]],
  needsKey: kind !== "open",
  method: "resolve",
});

/** The request for a text: a passage, two versions of a chapter, or a chapter from the sandbox. */
function textRequest(
  origin: string,
  runs: readonly Interval[],
  versions: readonly string[],
  kind: Account["kind"],
): ApiRequest {
  const { bookId, chapter } = fromOrdinal(runs[0]?.first ?? 1);
  const place = [
    ["book_id", `${bookId}`],
    ["chapter", `${chapter}`],
  ] as const;
  if (kind === "sandbox")
    return { origin, path: "/api/sandbox", query: place, needsKey: false, method: "sandbox" };
  const needsKey = kind !== "open";
  const [version = "", compare] = versions;
  const named = [["version", version]] as const;
  if (compare === undefined) {
    const query = [["reference", runs.map(osisOfInterval).join(",")], ...named] as const;
    return { origin, path: "/api/passage", query, needsKey, method: "passage" };
  }
  const [run] = runs;
  const isPart =
    run !== undefined && run.last <= endOfChapter(run.first) && run.first > startOfChapter(run.first);
  const range = isPart
    ? ([["range", `${fromOrdinal(run.first).verse}-${fromOrdinal(run.last).verse}`]] as const)
    : [];
  const query = [...place, ...range, ...named, ["compare", compare]] as const;
  return { origin, path: "/api/scripture", query, needsKey, method: "scripture" };
}
