/** Finds the breaking changes between an older OpenAPI document and a newer one. */

import { canonical, type Json, type JsonObject, listOf, objectOf, resolverOf } from "./json-document.ts";
import { type Sides, schemaChanges } from "./schema-changes.ts";

interface Documents {
  readonly old: JsonObject;
  readonly next: JsonObject;
  readonly resolveOld: Sides["resolveOld"];
  readonly resolveNew: Sides["resolveNew"];
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

function parametersOf(part: JsonObject, resolve: Sides["resolveOld"]): ReadonlyMap<string, JsonObject> {
  return new Map(
    listOf(part.parameters).map((entry) => {
      const parameter = resolve(entry);
      return [`${String(parameter.in)} ${String(parameter.name)}`, parameter];
    }),
  );
}

/** The serialisation of a parameter; by default that of a query. */
const writingOf = ({ style = "form", explode = true }: JsonObject): string =>
  `${canonical(style)} ${canonical(explode)}`;

function parameterChanges(path: string, old: JsonObject, next: JsonObject, documents: Documents): string[] {
  const before = parametersOf(old, documents.resolveOld);
  const now = parametersOf(next, documents.resolveNew);
  const changes: string[] = [];
  for (const [name, parameter] of before) {
    const same = now.get(name);
    const parameterPath = `${path} ${name}`;
    if (same === undefined) {
      changes.push(`${parameterPath} is gone`);
      continue;
    }
    if (parameter.required !== true && same.required === true)
      changes.push(`${parameterPath} is now required`);
    if (writingOf(parameter) !== writingOf(same)) changes.push(`${parameterPath} is written in another way`);
    const [wasDefault, isDefault] = [
      documents.resolveOld(parameter.schema).default,
      documents.resolveNew(same.schema).default,
    ];
    if (canonical(wasDefault) !== canonical(isDefault)) changes.push(`${parameterPath} has another default`);
    changes.push(
      ...schemaChanges(parameter.schema, same.schema, {
        ...documents,
        path: parameterPath,
        direction: "sent",
      }),
    );
  }
  for (const [name, parameter] of now) {
    if (!before.has(name) && parameter.required === true) changes.push(`${path} ${name} is new and required`);
  }
  return changes;
}

function headerChanges(path: string, old: JsonObject, next: JsonObject, documents: Documents): string[] {
  const now = new Map(
    Object.entries(objectOf(next.headers)).map(([name, header]) => [
      name.toLowerCase(),
      documents.resolveNew(header),
    ]),
  );
  return Object.entries(objectOf(old.headers)).flatMap(([name, part]) => {
    const header = documents.resolveOld(part);
    const same = now.get(name.toLowerCase());
    const headerPath = `${path} header ${name}`;
    if (same === undefined) return [`${headerPath} is gone`];
    const absent =
      header.required === true && same.required !== true ? [`${headerPath} may now be absent`] : [];
    return [
      ...absent,
      ...schemaChanges(header.schema, same.schema, { ...documents, path: headerPath, direction: "got" }),
    ];
  });
}

function responseChanges(path: string, old: JsonObject, next: JsonObject, documents: Documents): string[] {
  const content = objectOf(next.content);
  const bodies = Object.entries(objectOf(old.content)).flatMap(([media, part]) => {
    const mediaPath = `${path} ${media}`;
    if (content[media] === undefined) return [`${mediaPath} is gone`];
    const [before, now] = [objectOf(part).schema, objectOf(content[media]).schema];
    return schemaChanges(before, now, { ...documents, path: mediaPath, direction: "got" });
  });
  return [...headerChanges(path, old, next, documents), ...bodies];
}

/** The alternatives of `security`, each as its schemes; an empty list means that no key is needed. */
function waysIn(operation: JsonObject, document: JsonObject): readonly string[] {
  const ways = listOf(operation.security ?? document.security ?? []);
  return ways.length === 0 ? ["{}"] : ways.map(canonical);
}

function operationChanges(path: string, old: JsonObject, next: JsonObject, documents: Documents): string[] {
  const changes: string[] = [];
  if (old.operationId !== next.operationId)
    changes.push(`${path} is no longer called ${String(old.operationId)}`);
  const now = waysIn(next, documents.next);
  for (const way of now.includes("{}") ? [] : waysIn(old, documents.old)) {
    if (!now.includes(way))
      changes.push(way === "{}" ? `${path} now needs a key` : `${path} no longer takes ${way}`);
  }
  changes.push(...parameterChanges(path, old, next, documents));
  const responses = objectOf(next.responses);
  for (const [status, part] of Object.entries(objectOf(old.responses))) {
    const statusPath = `${path} ${status}`;
    if (responses[status] === undefined) changes.push(`${statusPath} is gone`);
    else {
      const [before, same] = [documents.resolveOld(part), documents.resolveNew(responses[status])];
      changes.push(...responseChanges(statusPath, before, same, documents));
    }
  }
  return changes;
}

/** Ways to send a key that were removed or changed. */
function schemeChanges({ old, next }: Documents): string[] {
  const facts = (scheme: Json | undefined): string => {
    const { type, in: place, name, scheme: how } = objectOf(scheme);
    return canonical([type ?? null, place ?? null, name ?? null, how ?? null]);
  };
  const now = objectOf(objectOf(next.components).securitySchemes);
  return Object.entries(objectOf(objectOf(old.components).securitySchemes)).flatMap(([name, scheme]) => {
    if (now[name] === undefined) return [`the key as ${name} is gone`];
    return facts(scheme) === facts(now[name]) ? [] : [`the key as ${name} is sent in another way`];
  });
}

/** Responses that belong to no single operation, such as the 404 of unknown paths, and 405. */
function sharedChanges(documents: Documents): string[] {
  const now = objectOf(objectOf(documents.next.components).responses);
  return Object.entries(objectOf(objectOf(documents.old.components).responses)).flatMap(([name, part]) =>
    now[name] === undefined ? [] : responseChanges(name, objectOf(part), objectOf(now[name]), documents),
  );
}

/**
 * Every breaking change: what was removed, what callers may no longer send, and what they may newly receive. Empty
 * when callers of the old document can call the new one.
 */
export function breakingChanges(old: JsonObject, next: JsonObject): readonly string[] {
  const documents = { old, next, resolveOld: resolverOf(old), resolveNew: resolverOf(next) };
  const changes = [...schemeChanges(documents), ...sharedChanges(documents)];
  const paths = objectOf(next.paths);
  for (const [path, item] of Object.entries(objectOf(old.paths))) {
    if (paths[path] === undefined) {
      changes.push(`${path} is gone`);
      continue;
    }
    for (const method of METHODS) {
      const operation = objectOf(item)[method];
      const same = objectOf(paths[path])[method];
      const operationPath = method === "get" ? path : `${method.toUpperCase()} ${path}`;
      if (operation === undefined) continue;
      if (same === undefined) changes.push(`${operationPath} is gone`);
      else changes.push(...operationChanges(operationPath, objectOf(operation), objectOf(same), documents));
    }
  }
  return [...new Set(changes)];
}

/** Whether a version may break callers of an older one: its major number rose or, below 1.0.0, its minor one. */
export function mayBreak(old: string, next: string): boolean {
  const [oldMajor = 0, oldMinor = 0] = old.split(".").map(Number);
  const [major = 0, minor = 0] = next.split(".").map(Number);
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}
