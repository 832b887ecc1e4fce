/** Makes the API reference from openapi.yaml: one page for each endpoint. */

import { createClient } from "@lectern/client";
import { type ApiRequest, samplesOf } from "../shared/samples.ts";
import { codeBlock } from "./highlight.ts";
import { type Heading, headingHtml, renderMarkdown, slugOf } from "./markdown.ts";
import {
  type ApiDocument,
  type Example,
  isNode,
  listAt,
  type Node,
  nodeAt,
  type Operation,
  type Parameter,
  readApi,
  textAt,
} from "./openapi.ts";
import type { DocPage } from "./page.ts";
import { escapeHtml } from "./shell.ts";

/** Placeholder in code for the address of the server, which the page fills in. */
const ORIGIN = "http://127.0.0.1:8080";

/** The methods of the client. Each is named like the id of its operation. */
const CLIENT_METHODS = new Set(Object.keys(createClient({ baseUrl: ORIGIN })));

/** The depth to which members of an answer are listed. */
const DEEPEST = 3;

const markdown = (text: string): string => renderMarkdown(text).html;

/** The word for a schema: `string`, `integer`, `list of strings`. */
function typeOf(schema: Node, resolve: ApiDocument["resolve"]): string {
  const { type } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (type === "array") return `list of ${typeOf(resolve(schema.items), resolve)}`;
  if (Array.isArray(type)) return type.join(" or ");
  if (typeof type === "string") return type;
  const choices = [...listAt(schema, "oneOf"), ...listAt(schema, "anyOf")].map((choice) =>
    typeOf(resolve(choice), resolve),
  );
  return choices.length > 0 ? [...new Set(choices)].join(" or ") : "value";
}

/** The properties of a schema, including those of its parts (`allOf`). */
function propertiesOf(schema: Node, resolve: ApiDocument["resolve"]): ReadonlyMap<string, Node> {
  const parts = listAt(schema, "allOf").flatMap((part) => [...propertiesOf(resolve(part), resolve)]);
  const own = Object.entries(nodeAt(schema, "properties")).map(([name, raw]) => {
    const resolved = resolve(raw);
    const description = isNode(raw) ? textAt(raw, "description") : "";
    return [name, description === "" ? resolved : { ...resolved, description }] as const;
  });
  return new Map([...parts, ...own]);
}

function membersHtml(schema: Node, resolve: ApiDocument["resolve"], depth = 1): string {
  const choices = [...listAt(schema, "oneOf"), ...listAt(schema, "anyOf")].map(resolve);
  const shapes = choices.filter((shape) => propertiesOf(shape, resolve).size > 0);
  if (shapes.length > 0 && propertiesOf(schema, resolve).size === 0) {
    const made = shapes.map((shape) => {
      const description = textAt(shape, "description");
      return `<div class="shape">${markdown(description)}${membersHtml(shape, resolve, depth)}</div>`;
    });
    return made.join("\n");
  }
  const properties = propertiesOf(schema, resolve);
  if (properties.size === 0) return "";
  const rows = [...properties].map(([name, property]) => {
    const inner = property.type === "array" ? resolve(property.items) : property;
    const below = depth < DEEPEST ? membersHtml(inner, resolve, depth + 1) : "";
    const type = escapeHtml(typeOf(property, resolve));
    return `<dt><code>${escapeHtml(name)}</code> <span class="type">${type}</span></dt>
<dd>${markdown(textAt(property, "description"))}${below}</dd>`;
  });
  return `<dl class="members">${rows.join("\n")}</dl>`;
}

/** The method of the client; it has one for a GET and a POST (`scan`, `scanText`). Null if it has none. */
function clientMethodOf({ id }: Operation): string | null {
  const name = id.replace(/Text$/, "");
  return CLIENT_METHODS.has(name) ? name : null;
}

/**
 * The request of the first example of a successful answer; without one, the required parameters with their examples.
 */
function requestOf(operation: Operation): ApiRequest {
  const answer = operation.responses.find(({ status }) => status === "200");
  const example = answer?.examples[0]?.request ?? "";
  const url = new URL(example === "" ? operation.path : example, ORIGIN);
  const required = operation.parameters
    .filter(({ isRequired, place }) => isRequired && place === "query")
    .map(({ name, example: value }) => [name, value] as const);
  return {
    origin: ORIGIN,
    path: operation.path,
    query: example === "" ? required : [...url.searchParams],
    needsKey: operation.needsKey,
    method: clientMethodOf(operation),
    isText: answer !== undefined && !answer.type.includes("json"),
    ...(operation.body === null ? {} : { body: { type: operation.body.type, text: operation.body.text } }),
  };
}

/** Code samples. Those with a key have a second version without one, which the page shows if the server needs no key. */
function samplesHtml(operation: Operation): string {
  const request = requestOf(operation);
  const withoutKey = samplesOf({ ...request, needsKey: false });
  const samples = samplesOf(request).map(({ label, language, code }, index) => {
    const open = withoutKey[index]?.code ?? code;
    const other = open === code ? "" : `<template>${codeBlock(open, language)}</template>`;
    return `<div class="sample" data-label="${label}"><h3>${label}</h3>${codeBlock(code, language)}${other}</div>`;
  });
  const key = operation.needsKey
    ? '<p class="quiet-text key-hint">Put your key into the environment variable <code>LECTERN_KEY</code> first.</p>'
    : "";
  return `<div class="samples">${samples.join("\n")}</div>${key}`;
}

const isText = ({ type }: Example): boolean => type.startsWith("text/");
const bodyOf = (example: Example): string =>
  isText(example) ? String(example.value) : JSON.stringify(example.value, null, 2);

function exampleHtml(example: Example, isOpen: boolean): string {
  const title = example.title === "" ? "Example" : example.title;
  const request = example.request === "" ? "" : `<p><code>${escapeHtml(example.request)}</code></p>`;
  const body = codeBlock(bodyOf(example), isText(example) ? "" : "json");
  return `<details class="example"${isOpen ? " open" : ""}><summary>${escapeHtml(title)}</summary>${request}${body}</details>`;
}

function parametersHtml(parameters: readonly Parameter[], resolve: ApiDocument["resolve"]): string {
  const rows = parameters
    .filter(({ isDeprecated }) => !isDeprecated)
    .map(({ name, description, isRequired, schema, example }) => {
      const type = escapeHtml(typeOf(schema, resolve));
      const required = isRequired ? ' <span class="required">required</span>' : "";
      const such =
        example === "" ? "" : `<p class="quiet-text">Such as <code>${escapeHtml(example)}</code></p>`;
      return `<dt><code>${escapeHtml(name)}</code> <span class="type">${type}</span>${required}</dt>
<dd>${markdown(description)}${such}</dd>`;
    });
  const older = parameters
    .filter(({ isDeprecated }) => isDeprecated)
    .map(({ name }) => `<code>${escapeHtml(name)}</code>`);
  const aliases =
    older.length === 0 ? "" : `<p class="quiet-text">Older names that still work: ${older.join(", ")}.</p>`;
  return `${rows.length === 0 ? "<p>None.</p>" : `<dl class="members">${rows.join("\n")}</dl>`}${aliases}`;
}

/**
 * The members of a body to send. `sameByGet`: parameters of the GET at the same path. Their descriptions are used for
 * members without one.
 */
function bodyHtml(
  { body }: Operation,
  sameByGet: readonly Parameter[],
  resolve: ApiDocument["resolve"],
): string {
  if (body === null) return "";
  const required = new Set(listAt(body.schema, "required"));
  const members = [...propertiesOf(body.schema, resolve)].map(([name, schema]): Parameter => {
    const known = sameByGet.find((parameter) => parameter.name === name);
    return {
      name,
      place: "body",
      description: textAt(schema, "description") || (known?.description ?? ""),
      isRequired: required.has(name),
      isDeprecated: false,
      schema,
      example: "",
    };
  });
  return members.length === 0 ? "" : parametersHtml(members, resolve);
}

/** A form that sends the request; shown only if JavaScript runs. */
function tryHtml(operation: Operation): string {
  const { id, method, path, parameters, body, needsKey } = operation;
  const sent = new Map(requestOf(operation).query);
  // An alias has a field only if the example uses it.
  const fields = parameters
    .filter(
      (parameter) => parameter.place === "query" && (!parameter.isDeprecated || sent.has(parameter.name)),
    )
    .map(({ name, isRequired, example }) => {
      const value = sent.get(name) ?? "";
      const field = `try-${id}-${name}`;
      return `<label for="${field}">${escapeHtml(name)}${isRequired ? " *" : ""}</label>
<input id="${field}" name="${escapeHtml(name)}" value="${escapeHtml(value)}" placeholder="${escapeHtml(example)}" autocomplete="off" spellcheck="false">`;
    });
  const text =
    body === null
      ? ""
      : `<label for="try-${id}-body">body</label><textarea id="try-${id}-body" class="try-body" rows="8" data-type="${body.type}" spellcheck="false">${escapeHtml(body.text)}</textarea>`;
  const key = needsKey
    ? `<div class="try-key" hidden><label for="try-${id}-key">Your key</label><input id="try-${id}-key" type="password" autocomplete="off" placeholder="lk_…"></div>`
    : "";
  return `<form class="try" data-method="${method}" data-path="${path}" data-needs-key="${needsKey}" hidden>
<div class="fields">${fields.join("\n")}${text}${key}</div>
<button type="submit" class="strong">Send</button>
<p class="try-target"><code></code></p>
<p class="try-status" role="status"></p>
<div class="block"><pre class="try-answer" tabindex="0" aria-label="Answer" hidden><code></code></pre></div>
</form>`;
}

function errorsHtml(operation: Operation): string {
  const rows = operation.responses
    .filter(({ status }) => status >= "400")
    .map(({ status, description, examples }) => {
      const codes = examples
        .map(({ value }) => (isNode(value) ? textAt(value, "error") : ""))
        .filter((code) => code !== "");
      const links = [...new Set(codes)].map(
        (code) => `<a href="/docs/errors#${code}"><code>${code}</code></a>`,
      );
      return `<tr><td>${status}</td><td>${markdown(description)}</td><td>${links.join(" ")}</td></tr>`;
    });
  return `<table tabindex="0"><thead><tr><th>Status</th><th>When</th><th>Codes</th></tr></thead><tbody>${rows.join("")}</tbody></table>
<p>Every error is described in <a href="/docs/errors">the list of errors</a>, every header in <a href="/docs#headers">the overview</a>.</p>`;
}

/** A page made of sections. */
function sections(parts: readonly (readonly [title: string, html: string])[]) {
  const headings: Heading[] = [];
  const html = parts
    .filter(([, content]) => content !== "")
    .map(([title, content]) => {
      const id = slugOf(title);
      headings.push({ id, text: title, depth: 2 });
      return `${headingHtml(2, id, escapeHtml(title), title)}${content}`;
    });
  return { html: html.join("\n"), headings };
}

const pathOf = ({ id }: Operation): string => `/docs/api/${id}`;

function operationPage(operation: Operation, { operations, resolve }: ApiDocument): DocPage {
  const { method, path, summary, description, tag, parameters, responses, isDeprecated, needsKey } =
    operation;
  const success = responses.find(({ status }) => status === "200");
  const [first, ...more] = success?.examples ?? [];
  const sameByGet = operations.find((other) => other.path === path && other.method === "GET");
  const { html, headings } = sections([
    ["Body", bodyHtml(operation, sameByGet?.parameters ?? [], resolve)],
    [
      "Parameters",
      parameters.length === 0 && operation.body !== null ? "" : parametersHtml(parameters, resolve),
    ],
    ["Request", samplesHtml(operation)],
    ["Try it", tryHtml(operation)],
    ["Answer", first === undefined ? "" : exampleHtml(first, true)],
    ["More examples", more.map((example) => exampleHtml(example, false)).join("\n")],
    ["Members of the answer", success?.schema == null ? "" : membersHtml(success.schema, resolve)],
    ["Errors", errorsHtml(operation)],
  ]);
  const state = isDeprecated ? '<p class="warning">Deprecated: it works, and has a successor.</p>' : "";
  const key = needsKey ? "Needs a key, unless the server is open." : "Needs no key.";
  const head = `<h1 id="${slugOf(summary)}"><span class="method">${method}</span> ${escapeHtml(path)}</h1>
<p class="lead">${escapeHtml(summary)}</p>${state}
${markdown(description)}<p class="quiet-text">${key}</p>`;
  return {
    path: pathOf(operation),
    title: method === "GET" ? path : `${method} ${path}`,
    description: `${method} ${path}: ${summary}`,
    group: tag,
    part: "api",
    html: `${head}\n${html}`,
    headings,
    markdown: null,
  };
}

function overviewPage({ description, tags, operations, headers }: ApiDocument): DocPage {
  const lists = tags.map(({ name, description: about }) => {
    const rows = operations
      .filter(({ tag }) => tag === name)
      .map(
        (operation) =>
          `<tr><td><a href="${pathOf(operation)}"><code>${escapeHtml(operation.method === "GET" ? operation.path : `${operation.method} ${operation.path}`)}</code></a></td><td>${escapeHtml(operation.summary)}</td></tr>`,
      );
    return `<h3 id="${slugOf(name)}">${escapeHtml(name)}</h3><p>${escapeHtml(about)}</p><table tabindex="0"><tbody>${rows.join("")}</tbody></table>`;
  });
  const rows = [...headers].map(
    ([name, about]) => `<tr><td><code>${escapeHtml(name)}</code></td><td>${markdown(about)}</td></tr>`,
  );
  const key = `<p>Send your key as <code>Authorization: Bearer lk_…</code>. An open server asks for none; endpoints that
never do say so. Forms under “Try it” use the key that you give to the reader: it stays in this browser.</p>`;
  const document = `<p>The whole contract is an OpenAPI 3.1 document: <a href="/openapi.yaml">openapi.yaml</a>,
<a href="/openapi.json">openapi.json</a>.</p>`;
  const { html, headings } = sections([
    ["Endpoints", lists.join("\n")],
    ["Keys", key],
    ["Manners", markdown(description)],
    [
      "Headers",
      `<p>Answers carry these headers where they apply.</p><table tabindex="0"><tbody>${rows.join("")}</tbody></table>`,
    ],
    ["The contract", document],
  ]);
  return {
    path: "/docs",
    title: "API reference",
    description: "Every endpoint of Lectern with its parameters, examples, errors and code.",
    group: "API",
    part: "api",
    html: `<h1 id="api-reference">API reference</h1>\n${html}`,
    headings,
    markdown: null,
  };
}

/** The overview, then one page for each endpoint, sorted by groups. */
export function readReference(root: string): readonly DocPage[] {
  const api = readApi(root);
  const order = api.tags.map(({ name }) => name);
  const sorted = [...api.operations].sort((a, b) => order.indexOf(a.tag) - order.indexOf(b.tag));
  return [overviewPage(api), ...sorted.map((operation) => operationPage(operation, api))];
}
