/** Reads openapi.yaml for the API reference: operations with their parameters, examples and errors. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A value of the document. Its type is not checked here, since the document is validated elsewhere. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const nodeAt = (node: Node, name: string): Node => {
  const value = node[name];
  return isNode(value) ? value : {};
};
export const textAt = (node: Node, name: string): string => {
  const value = node[name];
  return typeof value === "string" ? value : "";
};
export const listAt = (node: Node, name: string): readonly unknown[] => {
  const value = node[name];
  return Array.isArray(value) ? value : [];
};

export interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly schema: Node;
  readonly example: string;
}

export interface Example {
  readonly title: string;
  /** Target of the request: `/api/passage?reference=…`. Empty if there is none. */
  readonly request: string;
  readonly type: string;
  readonly value: unknown;
}

export interface Response {
  readonly status: string;
  readonly description: string;
  readonly schema: Node | null;
  /** Media type of the body; empty for none. */
  readonly type: string;
  readonly examples: readonly Example[];
}

export interface Operation {
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly isDeprecated: boolean;
  readonly needsKey: boolean;
  readonly parameters: readonly Parameter[];
  /** The example of a body to send, and its schema; null for none. */
  readonly body: { readonly type: string; readonly text: string; readonly schema: Node } | null;
  readonly responses: readonly Response[];
}

export interface ApiDocument {
  readonly description: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly operations: readonly Operation[];
  /** Response headers by name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly resolve: (node: unknown) => Node;
}

function resolver(document: Node): (node: unknown) => Node {
  const resolve = (value: unknown): Node => {
    const node = isNode(value) ? value : {};
    const reference = node.$ref;
    if (typeof reference !== "string") return node;
    let part: unknown = document;
    for (const step of reference.slice(2).split("/")) part = isNode(part) ? part[step] : undefined;
    return resolve(part);
  };
  return resolve;
}

const written = (value: unknown): string =>
  Array.isArray(value) ? value.join(",") : value === undefined ? "" : String(value);

function readExamples(content: Node, resolve: ApiDocument["resolve"]): readonly Example[] {
  return Object.entries(content).flatMap(([type, media]) =>
    Object.values(nodeAt(resolve(media), "examples")).map((raw) => {
      const example = resolve(raw);
      const title = textAt(example, "summary");
      return { title, request: textAt(example, "x-request"), type, value: example.value };
    }),
  );
}

function readBody(raw: unknown, resolve: ApiDocument["resolve"]): Operation["body"] {
  const content = nodeAt(resolve(raw), "content");
  const [type] = Object.keys(content);
  if (type === undefined) return null;
  const media = nodeAt(content, type);
  const [first] = Object.values(nodeAt(media, "examples"));
  const value = first === undefined ? media.example : resolve(first).value;
  const text = typeof value === "string" ? value : JSON.stringify(value ?? {}, null, 2);
  return { type, text, schema: resolve(nodeAt(media, "schema")) };
}

export function readApi(root: string): ApiDocument {
  const parsed: unknown = parse(readFileSync(join(root, "packages", "contract", "openapi.yaml"), "utf8"));
  const document = isNode(parsed) ? parsed : {};
  const resolve = resolver(document);
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(nodeAt(document, "paths"))) {
    for (const [method, raw] of Object.entries(resolve(item))) {
      if (method !== "get" && method !== "post") continue;
      const operation = resolve(raw);
      const security = operation.security ?? document.security;
      operations.push({
        id: textAt(operation, "operationId"),
        method: method === "get" ? "GET" : "POST",
        path,
        tag: String(listAt(operation, "tags")[0] ?? ""),
        summary: textAt(operation, "summary"),
        description: textAt(operation, "description"),
        isDeprecated: operation.deprecated === true,
        needsKey: Array.isArray(security) && security.length > 0,
        body: readBody(operation.requestBody, resolve),
        parameters: listAt(operation, "parameters").map((entry) => {
          const parameter = resolve(entry);
          return {
            name: textAt(parameter, "name"),
            place: textAt(parameter, "in"),
            description: textAt(parameter, "description"),
            isRequired: parameter.required === true,
            isDeprecated: parameter.deprecated === true,
            schema: resolve(parameter.schema),
            example: written(parameter.example),
          };
        }),
        responses: Object.entries(nodeAt(operation, "responses")).map(([status, one]) => {
          const response = resolve(one);
          const content = nodeAt(response, "content");
          const [[type, media] = ["", undefined]] = Object.entries(content);
          const schema = media === undefined ? null : resolve(nodeAt(resolve(media), "schema"));
          const description = textAt(response, "description");
          return { status, description, schema, type, examples: readExamples(content, resolve) };
        }),
      });
    }
  }
  const headers = new Map<string, string>();
  for (const { responses } of [nodeAt(document, "paths")]
    .flatMap((paths) =>
      Object.values(paths).flatMap((item) =>
        Object.values(resolve(item)).map((operation) => nodeAt(resolve(operation), "responses")),
      ),
    )
    .map((responses) => ({ responses }))) {
    for (const response of Object.values(responses)) {
      for (const [name, header] of Object.entries(nodeAt(resolve(response), "headers"))) {
        headers.set(name, textAt(resolve(header), "description"));
      }
    }
  }
  const tags = listAt(document, "tags").map((tag) => {
    const node = resolve(tag);
    return { name: textAt(node, "name"), description: textAt(node, "description") };
  });
  return { description: textAt(nodeAt(document, "info"), "description"), tags, operations, headers, resolve };
}
