/** Helpers for a document as JSON. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Equal for equal values, regardless of the order of their members. */
export function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "absent";
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}

/** Follows the references within a document. */
export function resolverOf(document: JsonObject): (part: Json | undefined) => JsonObject {
  const resolve = (part: Json | undefined): JsonObject => {
    const found = objectOf(part);
    if (typeof found.$ref !== "string") return found;
    const steps = found.$ref.replace(/^#\//, "").split("/");
    const target = steps.reduce<Json | undefined>((part, step) => {
      const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
      return isObject(part) ? part[name] : undefined;
    }, document);
    if (target === undefined) throw new Error(`${found.$ref} leads nowhere`);
    return resolve(target);
  };
  return resolve;
}
