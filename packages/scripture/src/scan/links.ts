/** Turns the references of a text into links, in HTML or Markdown. */

import type { Find, FoundReference } from "./find.ts";
import { readSourceInSteps, type SourceKind } from "./markup.ts";
import { finish, type Steps } from "./steps.ts";

export type LinkFormat = "html" | "markdown";

export interface LinkOptions {
  readonly format: LinkFormat;
  /**
   * The kind of the text. With `text`, everything is escaped. With the markup of `format`, the text stays unchanged
   * and only links are added, none inside an existing link.
   */
  readonly source: SourceKind;
  /** The address of a reference. It is escaped for the place where it is put. */
  readonly addressOf: (find: FoundReference) => string;
}

/** The text with a link around each find of `scan` that lies inside the canon. */
export const linkReferences = (text: string, finds: readonly Find[], options: LinkOptions): string =>
  finish(linkInSteps(text, finds, options));

/** How many characters and links are written in one step. */
const STEP_CHARACTERS = 50_000;
const STEP_LINKS = 1000;

/** The same in steps of a few milliseconds. */
export function* linkInSteps(text: string, finds: readonly Find[], options: LinkOptions): Steps<string> {
  const { format, source, addressOf } = options;
  const write = format === "html" ? htmlLink : markdownLink;
  const escapeText =
    source === format ? (part: string): string => part : format === "html" ? escapeHtml : escapeMarkdown;
  const links = source === format ? (yield* readSourceInSteps(text, source)).links : [];
  const parts: string[] = [];
  let done = 0;
  let link = 0;
  const copy = function* (end: number): Steps<void> {
    for (; done < end; done += STEP_CHARACTERS) {
      parts.push(escapeText(text.slice(done, Math.min(done + STEP_CHARACTERS, end))));
      if (end - done > STEP_CHARACTERS) yield;
    }
    done = end;
  };
  for (const find of finds) {
    if (find.type !== "reference" || find.start < done) continue;
    while (link < links.length && (links[link]?.end ?? 0) <= find.start) link++;
    if ((links[link]?.start ?? text.length) < find.end) continue;
    yield* copy(find.start);
    const address = addressOf(find);
    for (const [part, isMarkup] of source === format
      ? splitAtMarkup(find.text, format)
      : [[find.text, false] as const])
      parts.push(isMarkup ? part : write(escapeText(part), address));
    done = find.end;
    if (parts.length % STEP_LINKS < 2) yield;
  }
  yield* copy(text.length);
  return parts.join("");
}

const HTML_TAG = /(<[^<>]*>)/;
const MARKDOWN_EMPHASIS = /(\*+|_+|~+)/;

/**
 * Splits a citation into parts, and marks the markup that a link must not contain: "Rom 8:28**, and v. 30" closes bold
 * text in its middle. Markup that opens and closes within the citation stays inside one link.
 */
function splitAtMarkup(
  text: string,
  format: LinkFormat,
): readonly (readonly [part: string, isMarkup: boolean])[] {
  const parts = text.split(format === "html" ? HTML_TAG : MARKDOWN_EMPHASIS);
  const marks = parts.filter((_, index) => index % 2 === 1);
  if (format === "html" ? isNested(marks) : isPaired(marks)) return [[text, false]];
  return parts.flatMap((part, index) => {
    if (index % 2 === 1 || part.trim() === "") return [[part, true] as const];
    const [, before = "", middle = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(part) ?? [];
    return [[before, true] as const, [middle, false] as const, [after, true] as const];
  });
}

/** Whether all tags are properly nested and closed. */
function isNested(tags: readonly string[]): boolean {
  const open: string[] = [];
  for (const tag of tags) {
    const [, slash, name = ""] = /^<(\/?)([a-z][^\s/>]*)/i.exec(tag) ?? [];
    if (tag.endsWith("/>") || /^<(?:br|wbr|img|!|\?)/i.test(tag)) continue;
    if (slash === "") open.push(name.toLowerCase());
    else if (open.pop() !== name.toLowerCase()) return false;
  }
  return open.length === 0;
}

/** Whether each run of marks is followed by the same one. */
const isPaired = (marks: readonly string[]): boolean =>
  marks.length % 2 === 0 && marks.every((mark, index) => mark === marks[index ^ 1]);

const HTML_CHARACTERS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => HTML_CHARACTERS[mark] ?? mark);

/** A backslash before every mark that Markdown may read as markup. */
const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>#|~!&]/g, "\\$&").replace(/^(\s*\d*)([-+.)])(?=\s)/gm, "$1\\$2");

const htmlLink = (text: string, address: string): string =>
  `<a href="${escapeHtml(safeAddress(address))}">${text}</a>`;

/** Angle brackets keep an address with brackets or spaces in one piece. */
const markdownLink = (text: string, address: string): string =>
  `[${text}](<${safeAddress(address).replace(/[<>\\\n\r]/g, encodeURIComponent)}>)`;

/** The address if it cannot run a script (http, https, or no scheme); otherwise an empty text. */
function safeAddress(address: string): string {
  // Browsers drop these characters before they look for a scheme.
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address.replace(/[\u0000-\u0020]/g, ""))?.[0].toLowerCase();
  return scheme === undefined || scheme === "http:" || scheme === "https:" ? address : "";
}

/** Fills `{osis_id}`, `{reference}` and `{version}` of an address template, each percent-encoded. */
export function fillTemplate(template: string, { reference }: FoundReference, version: string): string {
  const values: Readonly<Record<string, string>> = {
    osis_id: reference.osisId ?? "",
    reference: reference.normalized ?? "",
    version,
  };
  return template.replace(/\{(osis_id|reference|version)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
}
