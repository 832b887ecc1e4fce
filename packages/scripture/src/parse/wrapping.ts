/**
 * What a reference may be wrapped in when it is copied from a page: entities of HTML, percent-encoding, a
 * Markdown link, a template or link of a wiki, the address of a page. Each function gives a text of the same length, in which all that is
 * not the reference is blank, so that positions stay.
 */

import { NOTHING, withoutMarkup } from "./markup.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  emsp: " ",
  ensp: " ",
  hellip: "\u2026",
  ldquo: '"',
  lsquo: "'",
  mdash: "\u2014",
  minus: "-",
  nbsp: " ",
  ndash: "\u2013",
  quot: '"',
  rdquo: '"',
  rsquo: "'",
  shy: "\u00ad",
  thinsp: " ",
};
const LONGEST_ENTITY = 8;
const LAST_CODE_POINT = 0x10ffff;

/**
 * The text without templates and what links of a wiki lead to, with entities and percent-encoding read, and of Markdown
 * links the words alone; null when it has none.
 */
export function withoutWrapping(input: string): string | null {
  const text = withoutCodes(withoutMarkup(input));
  return text === input ? null : text;
}

function withoutCodes(input: string): string {
  let output = "";
  let done = 0;
  const replace = (from: number, to: number, text: string): void => {
    output += input.slice(done, from) + text + NOTHING.repeat(to - from - text.length);
    done = to;
  };
  for (let at = 0; at < input.length; at++) {
    const mark = input[at];
    if (mark === "&") {
      const end = input.slice(at, at + LONGEST_ENTITY + 2).indexOf(";");
      const text = end < 0 ? "" : entityText(input.slice(at + 1, at + end));
      if (text !== "") replace(at, at + end + 1, text);
    } else if (mark === "%" && at >= done) {
      const to = endOfPercents(input, at);
      const text = to > at ? percentText(input.slice(at, to)) : "";
      if (text !== "") replace(at, to, text);
    } else if (mark === "]" && input[at + 1] === "(" && !isDigit(input[at + 2])) {
      const close = input.indexOf(")", at);
      if (close < 0) break;
      replace(at + 1, close + 1, "");
      at = close;
    }
  }
  return output + input.slice(done);
}

function entityText(name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name] ?? "";
  const isHex = name[1] === "x" || name[1] === "X";
  const digits = name.slice(isHex ? 2 : 1);
  for (const digit of digits) if (Number.isNaN(Number.parseInt(digit, isHex ? 16 : 10))) return "";
  const point = Number.parseInt(digits, isHex ? 16 : 10);
  return point >= 32 && point <= LAST_CODE_POINT ? String.fromCodePoint(point) : "";
}

const isHexDigit = (text: string | undefined): boolean =>
  text !== undefined && !Number.isNaN(Number.parseInt(text, 16));

function endOfPercents(input: string, from: number): number {
  let at = from;
  while (input[at] === "%" && isHexDigit(input[at + 1]) && isHexDigit(input[at + 2])) at += 3;
  return at;
}

function percentText(encoded: string): string {
  try {
    const text = decodeURIComponent(encoded);
    for (const character of text) if (isControl(character)) return "";
    return text;
  } catch {
    return "";
  }
}

/** A control character other than white space: nothing that anybody encodes in a reference. */
const isControl = (character: string): boolean =>
  (character < " " && character.trim() !== "") || character === "\x7f";

/** Parameters that hold the reference in the addresses of Bible sites. */
const PARAMETERS = ["search", "passage", "reference", "ref", "verse", "text", "q", "p"];
const MOST_SEGMENTS = 8;

/**
 * The places of an address where a reference may stand, each as a text that is blank elsewhere. Empty when the input is
 * no address. `plain` is the input with its percent-encoding read.
 */
export function readingsOfAddress(input: string, plain: string): readonly string[] {
  if (!isAddress(input.trim())) return [];
  const start = input.length - input.trimStart().length;
  const address = plain.slice(start, start + input.trim().length);
  const blankBut = (from: number, to: number, text = address.slice(from, to)): string =>
    " ".repeat(start + from) + text + " ".repeat(input.length - start - from - text.length);
  const query = address.indexOf("?");
  if (query >= 0) {
    const value = parameterIn(address, query + 1);
    if (value !== null) return [blankBut(value.from, value.to)];
  }
  const hash = address.indexOf("#");
  const end = endOfPath(
    address,
    Math.min(query < 0 ? address.length : query, hash < 0 ? address.length : hash),
  );
  return segmentStarts(address, end).map((from) => blankBut(from, end, withColon(address.slice(from, end))));
}

function isAddress(text: string): boolean {
  for (const mark of " \t\n\r") if (text.includes(mark)) return false;
  const slash = text.indexOf("/");
  if (text.startsWith("?") || slash === 0) return true;
  const host = text.slice(0, slash);
  if (slash < 0) return false;
  return text.startsWith("//", slash) ? host.endsWith(":") : isHost(host);
}

/** "bible.com": names with dots between, the last of letters. */
function isHost(text: string): boolean {
  const names = text.split(".");
  const last = names.at(-1) ?? "";
  return names.length > 1 && last.length > 1 && names.every((name) => name !== "") && !hasDigit(last);
}

const hasDigit = (text: string): boolean => "0123456789".split("").some((digit) => text.includes(digit));

interface Place {
  readonly from: number;
  readonly to: number;
}

function parameterIn(address: string, from: number): Place | null {
  const hash = address.indexOf("#", from);
  const last = hash < 0 ? address.length : hash;
  for (let at = from; at < last; ) {
    const next = address.indexOf("&", at);
    const to = next < 0 || next > last ? last : next;
    const equals = address.indexOf("=", at);
    if (equals > at && equals < to && PARAMETERS.includes(address.slice(at, equals))) {
      const inner = address.indexOf("reference=", equals);
      return { from: inner > 0 && inner < to ? inner + "reference=".length : equals + 1, to };
    }
    at = to + 1;
  }
  return null;
}

const EXTENSIONS = [".htm", ".html", ".php", ".aspx"];

/** Without slashes, the ending of a file and what only names a translation at the end of a path. */
function endOfPath(address: string, last: number): number {
  let end = last;
  while (address[end - 1] === "/") end--;
  for (const extension of EXTENSIONS) if (address.endsWith(extension, end)) return end - extension.length;
  const semicolon = address.lastIndexOf(";", end);
  return semicolon > 0 && !hasDigit(address.slice(semicolon, end)) ? semicolon : end;
}

/** Where the last segments of a path start, last things first: "/Romans/8/Romans-8-28". */
function segmentStarts(address: string, end: number): readonly number[] {
  const starts: number[] = [];
  const path = address.indexOf("/", address.indexOf("://") < 0 ? 0 : address.indexOf("://") + 3);
  for (let at = end - 1; at >= path && path >= 0 && starts.length < MOST_SEGMENTS; at--) {
    if (address[at] === "/" && hasDigit(address.slice(at, end))) starts.push(at + 1);
  }
  return starts;
}

/** "john/3-16" and "John-3-16" in a path are chapter and verse. */
function withColon(text: string): string {
  const dash = text.indexOf("-", text.lastIndexOf("/"));
  for (let at = dash; at > 0; at = text.indexOf("-", at + 1)) {
    if (text.includes(":") || text.includes(".")) break;
    const isPair = isDigit(text[at - 1]) && isDigit(text[at + 1]);
    if (isPair && !text.slice(0, at).includes("+")) return `${text.slice(0, at)}:${text.slice(at + 1)}`;
  }
  return text.replace(/[a-z]-(?=[a-z\d])/gi, (letter) => `${letter[0]} `);
}

const isDigit = (text: string | undefined): boolean => text !== undefined && text >= "0" && text <= "9";
