/** Markup around a text that is read: links of Markdown, wikis and Slack, tags of BBCode, commands of LaTeX. */

import { matchAt } from "./match-at.ts";

/** The places of the markup: the text between `textStart` and `textEnd` (not included) is read. */
export interface Wrapper {
  readonly start: number;
  readonly textStart: number;
  readonly textEnd: number;
  readonly end: number;
  readonly isLink: boolean;
}

const TARGET = String.raw`\]\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\)`;
const LABEL = String.raw`\]\[[^[\]\n]*\]`;

/** The end of a link in Markdown, from its closing bracket on. */
export const LINK_END = new RegExp(`${TARGET}|${LABEL}`, "y");

/** An image from its bracket on. Its text is no prose. */
export const IMAGE = new RegExp(String.raw`(?<=(?<!\\)!)\[[^[\]\n]{0,500}(?:${TARGET}|${LABEL})`, "y");

/** The text of a link, and what follows it: a name before its number, or a list that goes on, perhaps in another link. */
const NAME = String.raw`[^[\]|]{0,299}[^[\]|\d]`;
const NUMBER_AFTER = String.raw`(?=\s{1,2}\d)`;
const LIST = String.raw`(?!\d+\])[^[\]|]{1,300}`;
const LIST_AFTER = String.raw`(?=(?::|\s?[,;\u2013\u2014-]\s?(?:\p{L}{1,3}\s)?\[{0,2}|\s\p{L}{1,3}\s\[{0,2})\d)`;

const linkBeforeNumber = (opening: string, closing: string): readonly RegExp[] => [
  new RegExp(`(?<![\\p{L}\\d\\]])(${opening})(${NAME})(${closing})${NUMBER_AFTER}`, "uy"),
  new RegExp(`(?<![\\p{L}\\d\\]])(${opening})(${LIST})(${closing})${LIST_AFTER}`, "uy"),
];

/** A number that goes on a list of links: "[Rom 8:28](x), [30](y)". */
const LINK_OF_NUMBER = new RegExp(
  String.raw`(?<=\d\]\([^()\s]{0,200}\)(?:\s?[,;\u2013\u2014-]\s?(?:\p{L}{1,3}\s)?|\s\p{L}{1,3}\s))(\[)(\d{1,3})(${TARGET})(?![\p{L}\d[])`,
  "uy",
);
/** "[[Romans 8|Rom 8:28]]": the inner brackets with the name of the page. */
const WIKI_TARGET = /(?<=\[)(\[[^[\]|\n]*\|)([^[\]|\n]+)(\])(?=\])/y;
/** "<https://example.org|John 3:16>" */
const SLACK_LINK = /(<https?:\/\/[^\s<>|]+\|)([^<>|\n]*)(>)/y;
const LATEX_COMMAND = /(?<!\w)(\\(?:emph|text(?:it|bf|sc|rm|sf|sl|up|md)|underline|mbox)\{)([^{}\n]*)(\})/y;

/**
 * Links before a number, which their closing brackets would separate: "[Ex 4:21](x), 7:3", "[John](x) 3:16",
 * "[[Gospel of John|John]] 3:16". Others keep their brackets, which are evidence for a citation. A number alone is the mark of a
 * note ("[1](#note) 2 Kings 3:1"), except in a list.
 */
const LINKS: readonly RegExp[] = [
  ...linkBeforeNumber(String.raw`\[`, `${TARGET}|${LABEL}`),
  LINK_OF_NUMBER,
  ...linkBeforeNumber(String.raw`\[\[(?:[^[\]|\n]{0,200}\|)?`, String.raw`\]\]`),
  WIKI_TARGET,
];

function wrapperOf(expression: RegExp, source: string, at: number, isLink: boolean): Wrapper | null {
  const found = matchAt(expression, source, at);
  if (found === null) return null;
  const [all, opening = "", text = ""] = found;
  const textStart = at + opening.length;
  return { start: at, textStart, textEnd: textStart + text.length, end: at + all.length, isLink };
}

/** The link at an opening square bracket. */
export function linkAt(source: string, at: number): Wrapper | null {
  for (const expression of LINKS) {
    const link = wrapperOf(expression, source, at, true);
    if (link !== null) return link;
  }
  return null;
}

/** The link at "<". */
export const slackLinkAt = (source: string, at: number): Wrapper | null =>
  wrapperOf(SLACK_LINK, source, at, true);

/** The command at a backslash. */
export const latexCommandAt = (source: string, at: number): Wrapper | null =>
  wrapperOf(LATEX_COMMAND, source, at, false);

/** A tag inside a paragraph, with its name: "[url=http://example.org]", "[/b]". */
const BBCODE_TAG = /\[(\/?)(b|i|u|s|url|color|size|font)(?:=[^\]\n]{0,500})?\]/y;

/** Finds the tags of BBCode in a source. The next end tag of each name is searched for only once. */
export class BbcodeTags {
  readonly #source: string;
  /** Where the next end tag starts, by its name; -1 if there is none. */
  readonly #endTags = new Map<string, number>();

  constructor(source: string) {
    this.#source = source;
  }

  /** The end of the tag at a place; 0 without one, and if its end tag is missing. */
  endOf(at: number): number {
    const found = matchAt(BBCODE_TAG, this.#source, at);
    if (found === null) return 0;
    const [all, slash, name = ""] = found;
    const end = at + all.length;
    if (slash === "/") return end;
    let endTag = this.#endTags.get(name) ?? 0;
    if (endTag >= 0 && endTag < end) {
      endTag = this.#source.indexOf(`[/${name}]`, end);
      this.#endTags.set(name, endTag);
    }
    return endTag < 0 ? 0 : end;
  }
}

/** The parameters of a template for verses: "{{bibleverse|Rom|8:28|ESV}}". */
export const VERSE_TEMPLATE = /(?<=\{\{bible[\w-]{0,12})\|[^{}\n]{1,100}\}\}/iy;
