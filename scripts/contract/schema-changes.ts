/**
 * Finds breaking changes of a schema. A schema of what callers send may only become wider: every value that was
 * accepted still is. A schema of what they receive may only become narrower, except for new members of objects, which
 * callers are told to expect.
 */

import { canonical, isObject, type Json, type JsonObject, listOf, objectOf } from "./json-document.ts";

export interface Sides {
  /** Where in the document, for people: `/api/resolve 200 osis_id`. */
  readonly path: string;
  /** Whether callers send values of the schema or receive them. */
  readonly direction: "sent" | "got";
  readonly resolveOld: (part: Json | undefined) => JsonObject;
  readonly resolveNew: (part: Json | undefined) => JsonObject;
}

const ANNOTATIONS = new Set([
  "description",
  "title",
  "example",
  "examples",
  "deprecated",
  "$comment",
  "default",
]);
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
const COMPARED = new Set([
  ...["type", "enum", "const", "required", "properties", "patternProperties", "additionalProperties"],
  ...["items", "oneOf", ...LOWER, ...UPPER],
]);

/** What identifies a variant: its members with a constant value. */
const variantName = (variant: JsonObject): string =>
  Object.entries(objectOf(variant.properties))
    .flatMap(([name, part]) =>
      isObject(part) && part.const !== undefined ? [`${name} ${String(part.const)}`] : [],
    )
    .join(", ") || canonical(variant.required ?? variant.type ?? null);

const isErrorVariant = (variant: JsonObject): boolean => isObject(objectOf(variant.properties).error);

function typesOf({ type }: JsonObject): ReadonlySet<string> | null {
  if (type === undefined) return null;
  return new Set(Array.isArray(type) ? type.map(String) : [String(type)]);
}

/** Types that one schema allows and the other does not. */
function typesBeyond(
  inner: ReadonlySet<string> | null,
  outer: ReadonlySet<string> | null,
): readonly string[] {
  if (outer === null) return [];
  if (inner === null) return ["any"];
  return [...inner].filter((type) => !outer.has(type) && !(type === "integer" && outer.has("number")));
}

function valuesOf(schema: JsonObject): readonly string[] | null {
  if (schema.const !== undefined) return [canonical(schema.const)];
  return Array.isArray(schema.enum) ? schema.enum.map(canonical) : null;
}

function typeChanges(old: JsonObject, next: JsonObject, { path, direction }: Sides): string[] {
  const beyond =
    direction === "got" ? typesBeyond(typesOf(next), typesOf(old)) : typesBeyond(typesOf(old), typesOf(next));
  const change = direction === "got" ? "may now be" : "may no longer be";
  return beyond.map((type) => `${path} ${change} ${type}`);
}

function valueChanges(old: JsonObject, next: JsonObject, { path, direction }: Sides): string[] {
  const [inner, outer] =
    direction === "got" ? [valuesOf(next), valuesOf(old)] : [valuesOf(old), valuesOf(next)];
  if (outer === null) return [];
  const change = direction === "got" ? "may now be" : "may no longer be";
  if (inner === null) return [`${path} ${change} other than ${outer.join(", ")}`];
  return inner.filter((value) => !outer.includes(value)).map((value) => `${path} ${change} ${value}`);
}

/** Bounds that became tighter for what callers send, or looser for what they receive. */
function boundChanges(old: JsonObject, next: JsonObject, { path, direction }: Sides): string[] {
  return [...LOWER, ...UPPER].flatMap((keyword) => {
    const sign = LOWER.includes(keyword) ? 1 : -1;
    const bound = (schema: JsonObject): number => {
      const value = schema[keyword];
      return typeof value === "number" ? value * sign : -Infinity;
    };
    const isWorse = direction === "sent" ? bound(next) > bound(old) : bound(next) < bound(old);
    const shown = next[keyword] === undefined ? "none" : canonical(next[keyword]);
    return isWorse ? [`${path}: ${keyword} was ${canonical(old[keyword])}, is ${shown}`] : [];
  });
}

/** Changed keywords whose meaning cannot be compared: patterns, formats, unknown keywords. */
function otherChanges(old: JsonObject, next: JsonObject, { path, direction }: Sides): string[] {
  const names = new Set([...Object.keys(old), ...Object.keys(next)]);
  return [...names].flatMap((name) => {
    if (ANNOTATIONS.has(name) || COMPARED.has(name) || name.startsWith("x-")) return [];
    if (canonical(old[name]) === canonical(next[name])) return [];
    // An additional condition on what callers receive, or one less on what they send, breaks nothing.
    const isHarmless = direction === "got" ? old[name] === undefined : next[name] === undefined;
    return isHarmless ? [] : [`${path}: ${name} was ${canonical(old[name])}, is ${canonical(next[name])}`];
  });
}

function requiredChanges(old: JsonObject, next: JsonObject, { path, direction }: Sides): string[] {
  const [before, now] = [listOf(old.required).map(String), listOf(next.required).map(String)];
  return direction === "got"
    ? before.filter((name) => !now.includes(name)).map((name) => `${path}.${name} may now be absent`)
    : now.filter((name) => !before.includes(name)).map((name) => `${path}.${name} is now required`);
}

function memberChanges(old: JsonObject, next: JsonObject, sides: Sides): string[] {
  return ["properties", "patternProperties"].flatMap((keyword) => {
    const [before, now] = [objectOf(old[keyword]), objectOf(next[keyword])];
    return Object.entries(before).flatMap(([name, part]) => {
      const path = `${sides.path}.${name}`;
      if (now[name] === undefined) return [`${path} is gone`];
      return schemaChanges(part, now[name], { ...sides, path });
    });
  });
}

/** The schema of members that are not named; `true` allows anything. */
function openChanges(old: JsonObject, next: JsonObject, sides: Sides): string[] {
  const [before, now] = [old.additionalProperties ?? true, next.additionalProperties ?? true];
  if (isObject(before) && isObject(now))
    return schemaChanges(before, now, { ...sides, path: `${sides.path}.*` });
  if (canonical(before) === canonical(now)) return [];
  const wasClosed = before === false;
  const isWorse = sides.direction === "got" ? isObject(before) && now !== false : now !== true && !wasClosed;
  return isWorse
    ? [`${sides.path}: additionalProperties was ${canonical(before)}, is ${canonical(now)}`]
    : [];
}

/**
 * Variants are identified by their constants. Removing one breaks callers; so does adding one to what they receive,
 * since they do not know it. A new error code is an exception: callers are told to use its status.
 */
function variantChanges(old: JsonObject, next: JsonObject, sides: Sides): string[] {
  const { path, direction, resolveOld, resolveNew } = sides;
  const variants = (schema: JsonObject, resolve: Sides["resolveOld"]): ReadonlyMap<string, JsonObject> => {
    const list = Array.isArray(schema.oneOf) ? schema.oneOf : [schema];
    return new Map(
      list.map((part) => {
        const variant = resolve(part);
        const named = { ...variant, properties: resolvedMembers(variant, resolve) };
        return [variantName(named), named];
      }),
    );
  };
  const [before, now] = [variants(old, resolveOld), variants(next, resolveNew)];
  const changes: string[] = [];
  for (const [name, variant] of before) {
    const same = now.get(name);
    if (same === undefined) changes.push(`${path}: ${name} is gone`);
    else changes.push(...plainChanges(variant, same, { ...sides, path: `${path} (${name})` }));
  }
  for (const [name, variant] of now) {
    if (before.has(name) || direction === "sent" || isErrorVariant(variant)) continue;
    changes.push(`${path}: ${name} is new`);
  }
  return changes;
}

function resolvedMembers(schema: JsonObject, resolve: Sides["resolveOld"]): JsonObject {
  return Object.fromEntries(
    Object.entries(objectOf(schema.properties)).map(([name, part]) => [name, resolve(part)]),
  );
}

function plainChanges(old: JsonObject, next: JsonObject, sides: Sides): string[] {
  const items =
    old.items === undefined && next.items === undefined
      ? []
      : schemaChanges(old.items, next.items, { ...sides, path: `${sides.path}[]` });
  return [
    ...typeChanges(old, next, sides),
    ...valueChanges(old, next, sides),
    ...boundChanges(old, next, sides),
    ...otherChanges(old, next, sides),
    ...requiredChanges(old, next, sides),
    ...memberChanges(old, next, sides),
    ...openChanges(old, next, sides),
    ...items,
  ];
}

/** The breaking changes from one schema to another. The schemas must not be recursive. */
export function schemaChanges(oldPart: Json | undefined, nextPart: Json | undefined, sides: Sides): string[] {
  const [old, next] = [sides.resolveOld(oldPart), sides.resolveNew(nextPart)];
  if (old.oneOf !== undefined || next.oneOf !== undefined) return variantChanges(old, next, sides);
  return plainChanges(old, next, sides);
}
