/** The elements and character references of HTML. */

import type { Replacement } from "./escapes.ts";
import { lengthAt, matchAt } from "./match-at.ts";
import { replacementOfUnseen } from "./special-characters.ts";

/** HTML elements whose content is not prose. */
export const OPAQUE_ELEMENTS = new Set([
  "script",
  "style",
  "code",
  "pre",
  "kbd",
  "samp",
  "var",
  "textarea",
  "select",
  "option",
  "template",
  "svg",
  "math",
  "iframe",
  "object",
  "head",
]);

/** HTML elements whose start and end tags end a block of text. */
export const BLOCK_ELEMENTS = new Set(
  (
    "address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure " +
    "footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend main menu nav ol p section summary table tbody " +
    "td tfoot th thead title tr ul"
  ).split(" "),
);

/** Elements of BLOCK_ELEMENTS that are cells of a row, or lists, which may be nested. */
export const CELL_ELEMENTS = new Set(["td", "th", "dd"]);
export const LIST_ELEMENTS = new Set(["ol", "ul"]);

/** Raised and lowered text seldom continues the word or number before it: "3:16<sup>2</sup>" is not verse 162. */
export const DETACHED_ELEMENTS = new Set(["sup", "sub"]);

/** The end tag of a raised or lowered element without text. */
export const END_OF_EMPTY = /\s*<\/su[bp]>/iy;
const PAIR = /\d{1,3}:\d/y;

/** "3:<sup>16</sup>", "Rom. <sup>3:23</sup>": whether the raised text that starts at `end` is a verse, not the mark of a note. */
export const isRaisedVerse = (source: string, start: number, end: number): boolean =>
  source[start - 1] === ":" || (source[start - 1] === " " && lengthAt(PAIR, source, end) > 0);

/** The raised ending of an English ordinal, after a number that is no verse: "1<sup>st</sup>". */
const RAISED_ENDING = /(?<=(?:^|[^\d:.])\d{1,3})<sup(?:\s[^<>]*)?>(st|nd|rd|th)<\\?\/sup>/iy;

/** The ending that continues the number before it; null if other text is raised. */
export function raisedEndingAt(source: string, at: number): Replacement | null {
  const found = matchAt(RAISED_ENDING, source, at);
  return found === null ? null : { start: at, end: at + found[0].length, text: found[1] ?? "" };
}

/** A tag; in JSON its slash may be escaped. Bounded, since the engine keeps a place to go back to for each character. */
const TAG = /<\\?(\/?)([A-Za-z][A-Za-z0-9:-]*)((?:[^<>"']|"[^"]*"|'[^']*'){0,65536})>/y;
/** A name, chapter and verse in angle brackets, which Markdown shows as text, since no attribute begins with a digit: "<John 3:16>". */
const BRACKETED_PLACE = /<[A-Za-z]+\.?\s{1,2}\d{1,3}:\d/y;

/** The tag at a place: all of it, its slash and its name. Null if there is none. */
export const tagAt = (source: string, at: number, isMarkdown: boolean): RegExpExecArray | null =>
  isMarkdown && lengthAt(BRACKETED_PLACE, source, at) > 0 ? null : matchAt(TAG, source, at);

/** A declaration, or a time between the words of a subtitle: "<00:01:02.500>". */
export const DECLARATION = /<(?:[!?][^<>]*|[\d:]{5,9}\.\d{3})>/y;

/** Character references that occur inside or beside citations. Others are left as they are. */
const CHARACTER_REFERENCES: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  emsp: "\u2003",
  ensp: "\u2002",
  gt: ">",
  hairsp: "\u200A",
  horbar: "\u2015",
  ldquo: "\u201C",
  lrm: "\u200E",
  lsquo: "\u2018",
  lt: "<",
  mdash: "\u2014",
  minus: "\u2212",
  nbsp: "\u00A0",
  ndash: "\u2013",
  numsp: "\u2007",
  quot: '"',
  rdquo: "\u201D",
  rlm: "\u200F",
  rsquo: "\u2019",
  shy: "\u00AD",
  thinsp: "\u2009",
  zwj: "\u200D",
  zwnj: "\u200C",
};

const CHARACTER_REFERENCE = /&(?:#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}))|([A-Za-z]{2,8}));/y;

/** The character reference at "&". A character that is not seen is left out. */
export function characterReferenceAt(source: string, at: number): Replacement | null {
  const found = matchAt(CHARACTER_REFERENCE, source, at);
  if (found === null) return null;
  const [all, hexadecimal, decimal, name = ""] = found;
  const end = at + all.length;
  const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  const text = Number.isNaN(point) ? CHARACTER_REFERENCES[name] : characterOf(point);
  if (text === undefined) return null;
  return { start: at, end, text: replacementOfUnseen(text, source, at, end) };
}

/** The characters of Windows-1252 from 128 to 159. Those that it does not have are themselves. */
const WINDOWS_1252 =
  "\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F" +
  "\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178";

/** As browsers read them: the HTML standard has a table for the numbers of Windows-1252 ("numeric character reference end state"). */
function characterOf(point: number): string | undefined {
  if (point <= 0 || point > 0x10ffff) return undefined;
  return WINDOWS_1252[point - 0x80] ?? String.fromCodePoint(point);
}
