/** Detects the format of a file from its content alone. */

import { findDelimiter, readCsv } from "./csv.ts";
import type { Reader } from "./event.ts";
import { readJson } from "./json.ts";
import { readOsis } from "./osis.ts";
import { readUsfm } from "./usfm.ts";
import { readUsfx } from "./usfx.ts";
import { readUsx } from "./usx.ts";
import { readZefania } from "./zefania.ts";

export type Format = "usfm" | "usx" | "osis" | "usfx" | "zefania" | "json" | "csv";

export const READERS: Readonly<Record<Format, Reader>> = {
  usfm: readUsfm,
  usx: readUsx,
  osis: readOsis,
  usfx: readUsfx,
  zefania: readZefania,
  json: readJson,
  csv: readCsv,
};

const ROOTS: ReadonlyMap<string, Format> = new Map([
  ["usx", "usx"],
  ["usfm", "usx"],
  ["osis", "osis"],
  ["usfx", "usfx"],
  ["xmlbible", "zefania"],
]);

/** How many characters of a file are examined. */
const HEAD = 20_000;

/** The format; null for any other file, such as a licence or a web page. */
export function detectFormat(text: string): Format | null {
  const head = text.slice(0, HEAD).trimStart();
  if (head.startsWith("<")) return ROOTS.get(rootOf(head).toLowerCase()) ?? null;
  if (/^[{[]/.test(head)) return "json";
  if (/(^|\n)\s*\\(id|h|c|v|usfm|p|toc\d|mt\d?)\b/.test(head)) return "usfm";
  return findDelimiter(head) !== undefined && looksDelimited(head) ? "csv" : null;
}

/** Local name of the root element, after the XML declaration, comments and the document type. */
function rootOf(head: string): string {
  const bare = head
    .replace(/<\?[\s\S]*?\?>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<!DOCTYPE[^[>]*(\[[\s\S]*?\])?[^>]*>/gi, "");
  return /^\s*<(?:[\w-]+:)?([A-Za-z]\w*)/.exec(bare)?.[1] ?? "";
}

/** A header with a text column, or a first row that names a verse. */
function looksDelimited(head: string): boolean {
  const first = head.slice(0, Math.max(0, head.search(/[\r\n]|$/)));
  const named =
    /\b(text|scripture|verse_?text|t)\b/i.test(first) &&
    /\b(verse|v|ref|reference|osis|osis_id)\b/i.test(first);
  return (
    named ||
    /^"?[^,;\t]{1,40}"?[,;\t]"?\d{1,3}"?[,;\t]"?\d{1,3}"?[,;\t]/.test(first) ||
    /^"?[^,;\t]{1,40}\d{1,3}:\d{1,3}"?[,;\t]/.test(first)
  );
}
