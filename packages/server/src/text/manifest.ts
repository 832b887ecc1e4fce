/** An edition's manifest: facts that its publisher, or the operator who imports it, states. */

import { isRecord } from "../common/unknown.ts";

export interface EditionManifest {
  /** 2 to 16 of A-Z, 0-9, `-` and `_`, beginning with a letter. */
  readonly code: string;
  readonly name: string;
  /** BCP 47. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** Year in which the text was published. */
  readonly year: number;
  readonly licence: string;
  readonly source: string;
  /** Plans that may read it, by name; null when every plan may. */
  readonly plans: readonly string[] | null;
}

/** The manifest, or one message for each problem. */
export type ManifestResult =
  | { readonly ok: true; readonly manifest: EditionManifest }
  | { readonly ok: false; readonly problems: readonly string[] };

const CODE = /^[A-Z][A-Z0-9_-]{1,15}$/;
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const MEMBERS: readonly string[] = [
  "code",
  "name",
  "language",
  "direction",
  "year",
  "licence",
  "source",
  "access",
];

const isLine = (value: unknown): value is string =>
  typeof value === "string" && value.trim() === value && value !== "" && !/\p{Cc}/u.test(value);

/**
 * Reads a manifest from the JSON of `manifest.json`: `code` (any letter case), `name`, `language`, `direction` (`ltr`
 * when absent), `year`, `licence`, `source`, and `access` (absent, or `{"plans": null or [names]}`).
 */
export function readManifest(value: unknown): ManifestResult {
  if (!isRecord(value)) return { ok: false, problems: ["a manifest is a JSON object"] };
  const problems: string[] = [];
  const line = (name: string): string => {
    const member = value[name];
    if (isLine(member)) return member;
    problems.push(`"${name}" must be a line of text that is not blank`);
    return "";
  };
  for (const name of Object.keys(value)) {
    if (!MEMBERS.includes(name)) problems.push(`"${name}" is not a member of a manifest`);
  }
  const code = line("code").toUpperCase();
  if (!CODE.test(code)) problems.push('"code" must be 2 to 16 letters, digits, "-" or "_", a letter first');
  const language = line("language");
  if (!LANGUAGE.test(language)) problems.push('"language" must be a BCP 47 tag such as "en"');
  const direction = value.direction === undefined ? "ltr" : value.direction;
  if (direction !== "ltr" && direction !== "rtl") problems.push('"direction" must be "ltr" or "rtl"');
  const year = value.year;
  if (typeof year !== "number" || !Number.isInteger(year) || year < 1 || year > 9999) {
    problems.push('"year" must be an integer from 1 to 9999');
  }
  const plans = readPlans(value.access, problems);
  const lines = { name: line("name"), licence: line("licence"), source: line("source") };
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    manifest: Object.freeze({
      code,
      name: lines.name,
      language,
      direction: direction === "rtl" ? "rtl" : "ltr",
      year: Number(year),
      licence: lines.licence,
      source: lines.source,
      plans,
    }),
  };
}

function readPlans(access: unknown, problems: string[]): readonly string[] | null {
  if (access === undefined) return null;
  const plans = isRecord(access) ? access.plans : undefined;
  if (plans === null) return null;
  if (Array.isArray(plans) && plans.length > 0 && plans.every(isLine)) return Object.freeze([...plans]);
  problems.push('"access" must be {"plans": null} or {"plans": ["name", ...]}');
  return null;
}
