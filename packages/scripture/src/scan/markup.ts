/**
 * The first stage of scanning: removes the markup of a source text, and records where each character came from. The
 * result is prose that the stages of the resolver can read. Knows HTML, Markdown and other markup, but no book, and of
 * a language only the endings of ordinals that it raises.
 */

import { Delimiter } from "./delimited.ts";
import {
  escapeAt,
  hasSubtitles,
  hasUnderscoreNames,
  hyphenBefore,
  isLatexCell,
  isTildeOfSpace,
  isUnderscoreOfSpace,
  latexSpaceAt,
  type Replacement,
  subtitleTimesAt,
} from "./escapes.ts";
import {
  BLOCK_ELEMENTS,
  CELL_ELEMENTS,
  characterReferenceAt,
  DECLARATION,
  DETACHED_ELEMENTS,
  END_OF_EMPTY,
  isRaisedVerse,
  LIST_ELEMENTS,
  OPAQUE_ELEMENTS,
  raisedEndingAt,
  tagAt,
} from "./html.ts";
import * as MARKDOWN from "./markdown.ts";
import { lengthAt, matchAt } from "./match-at.ts";
import { endOfNoteMarks } from "./note-marks.ts";
import { CELL_BREAK, OBJECT, type Prose, ProseBuilder } from "./prose.ts";
import { isRare, plainAt, specialOf } from "./special-characters.ts";
import { finish, type Steps } from "./steps.ts";
import { hasTimeLines, isBeforeNumber, timeLineLength } from "./time-lines.ts";
import {
  BbcodeTags,
  IMAGE,
  LINK_END,
  latexCommandAt,
  linkAt,
  slackLinkAt,
  VERSE_TEMPLATE,
  type Wrapper,
} from "./wrappers.ts";

/** The format of the source text. Markdown may contain HTML; `auto` recognises both anywhere, also mixed with plain text. */
export type SourceKind = "auto" | "text" | "markdown" | "html";

const BLOCK_BREAK = "\n\n";
/** Separates the items of a list: no citation crosses it, but "v. 6" may refer to a citation of the item before. */
const ITEM_BREAK = OBJECT;

const URL = /(?:https?:\/\/|www\.)[^\s<>"`]+/iy;
const LINK_IN_MARK = /^\[\^|\]\(|<a\s/i;

const LINE_REST = /[ \t]*\r?\n/y;
const LINE_INDENT = /\n[ \t]*$/;
const MAX_INDENT = 64;

/** Characters that are read in one step. */
const STEP = 50_000;

/** Reads one source text. Its state is what it has copied so far and which markup is open. */
class SourceReader {
  readonly #source: string;
  readonly #isHtml: boolean;
  readonly #isMarkdown: boolean;
  /** Text that may contain strings of a program. */
  readonly #isPlainOrMixed: boolean;
  readonly #hasIndentedCode: boolean;
  readonly #out: ProseBuilder;
  /** The source up to here is handled: copied or left out. */
  #copied = 0;
  /** The start of the current line. */
  #line = 0;
  readonly #special: RegExp;
  /** The mark between the values of a table. */
  readonly #delimiter: Delimiter | null;
  readonly #hasSubtitles: boolean;
  /** Null until a line may have only a time. */
  #hasTimeLines: boolean | null = null;
  #hasUnderscoreNames: boolean | null = null;
  /** The markup around a text whose end is not reached yet. */
  #wrapper: Wrapper | null = null;
  /** The end of a template whose parameters are read as one text. */
  #templateEnd = 0;
  readonly #bbcode: BbcodeTags;
  #anchorStart = -1;
  #bracketStart = -1;
  /** The last line without an indent begins something whose further paragraphs are indented, such as an item of a list. */
  #hasIndentedText = false;
  #lastListNumber = -1;
  /** The start of the line of the last bar. */
  #barLine = -1;
  /** How many lists of HTML are open. */
  #listDepth = 0;
  /** The end of the current paragraph; computed again after it. */
  #paragraphEnd = -1;
  /** End marks that do not occur again, so that they are searched for only once. */
  readonly #missing = new Set<string>();

  constructor(source: string, kind: SourceKind) {
    this.#source = source;
    this.#isHtml = kind !== "text";
    this.#isMarkdown = kind === "auto" || kind === "markdown";
    this.#isPlainOrMixed = kind === "auto" || kind === "text";
    this.#hasIndentedCode = kind === "markdown";
    this.#delimiter = kind === "html" ? null : Delimiter.of(source);
    this.#special = specialOf(source, this.#delimiter?.mark ?? null);
    this.#hasSubtitles = hasSubtitles(source);
    this.#out = new ProseBuilder(source);
    this.#bbcode = new BbcodeTags(source);
  }

  *read(): Steps<Prose> {
    let at = this.#readSubtitleTimes(0) ?? this.#readLineStart(0);
    let step = STEP;
    while (at < this.#source.length) {
      if (at > step) {
        step = at + STEP;
        yield;
      }
      const found = matchAt(this.#special, this.#source, at);
      const wrapper = this.#wrapper;
      if (wrapper !== null && (found === null || found.index >= wrapper.textEnd)) {
        at = this.#endWrapper(wrapper, at);
        continue;
      }
      if (found === null) break;
      at = Math.max(found.index + 1, this.#readSpecial(found.index, found[0]));
    }
    this.#out.copy(this.#copied, this.#source.length);
    return this.#out.build();
  }

  /** Reads the markup at `at`. Returns where to continue. */
  #readSpecial(at: number, mark: string): number {
    switch (mark) {
      case "\n":
        return this.#delimiter === null ? this.#readLineBreak(at) : this.#put(at, at + 1, BLOCK_BREAK);
      case "<":
        return this.#isHtml ? this.#readTag(at) : at + 1;
      case "&":
        return this.#readAmpersand(at);
      case "\\":
        return this.#readBackslash(at);
      case "{:}":
        return this.#put(at, at + mark.length, ":");
      case this.#delimiter?.mark:
        return this.#delimiter?.separatesAt(at) ? this.#put(at, at + 1, CELL_BREAK) : at + 1;
      case "~~":
        return this.#isMarkdown ? this.#put(at, at + 2, " ") : at + 2;
      case "~":
        return isTildeOfSpace(this.#source, at) ? this.#put(at, at + 1, " ") : at + 1;
      case "_":
        if (this.#isUnderscoreOfSpace(at)) return this.#put(at, at + 1, " ");
        break;
      case "[":
        return this.#readNoteMarks(at) ?? (this.#isMarkdown ? this.#readBracket(at) : at + 1);
    }
    if (isRare(mark)) return this.#readNoteMarks(at) ?? this.#replace(plainAt(this.#source, at)) ?? at + 1;
    if (mark.length > 2 && !mark.startsWith("'")) return this.#readUrl(at);
    return this.#isMarkdown ? this.#readMarkdown(at, mark) : at + mark.length;
  }

  #readAmpersand(at: number): number {
    const character = this.#isHtml ? characterReferenceAt(this.#source, at) : null;
    if (character === null && isLatexCell(this.#source, at)) return this.#put(at, at + 1, CELL_BREAK);
    return this.#replace(character) ?? at + 1;
  }

  #readMarkdown(at: number, mark: string): number {
    switch (mark) {
      case "`":
        return this.#readCodeSpan(at);
      case "*":
      case "_":
        return this.#readEmphasis(at, mark);
      case "]":
        return this.#readBracketEnd(at);
      case "|":
        return this.#readBar(at);
      default:
        return mark.length > 1 ? this.#readQuotes(at, mark) : at + 1;
    }
  }

  #isUnderscoreOfSpace(at: number): boolean {
    if (!isUnderscoreOfSpace(this.#source, at)) return false;
    this.#hasUnderscoreNames ??= hasUnderscoreNames(this.#source);
    return this.#hasUnderscoreNames;
  }

  #readBar(at: number): number {
    const end = at + lengthAt(VERSE_TEMPLATE, this.#source, at);
    if (end > at) {
      this.#templateEnd = end;
      this.#wrapper ??= { start: at, textStart: at + 1, textEnd: end - 2, end, isLink: false };
    }
    if (at < this.#templateEnd) return this.#put(at, at + 1, " ");
    const isFirst = this.#barLine !== this.#line;
    this.#barLine = this.#line;
    return this.#put(at, at + 1, isFirst ? BLOCK_BREAK : CELL_BREAK);
  }

  /** Two or more apostrophes are emphasis in a wiki, but not inside a word. */
  #readQuotes(at: number, mark: string): number {
    const end = at + mark.length;
    return MARKDOWN.isInsideWord("'", this.#source[at - 1], this.#source[end]) ? end : this.#drop(at, end);
  }

  #readBackslash(at: number): number {
    const source = this.#source;
    const escaped = this.#isPlainOrMixed ? escapeAt(source, at, this.#line) : null;
    const done = this.#replace(escaped ?? latexSpaceAt(source, at));
    if (done !== null) return done;
    const command = latexCommandAt(source, at);
    if (command !== null && this.#wrapper === null) return this.#startWrapper(command);
    const isEscape = this.#isMarkdown && /[!-/:-@[-`{-~]/.test(source[at + 1] ?? "");
    return isEscape ? this.#drop(at, at + 1) + 1 : at + 1;
  }

  #readLineBreak(at: number): number {
    const end =
      this.#replace(hyphenBefore(this.#source, at)) ?? this.#readSubtitleTimes(at) ?? this.#readTimeLine(at);
    return end ?? this.#readLineStart(at + 1);
  }

  #readTimeLine(at: number): number | null {
    const length = timeLineLength(this.#source, at);
    if (length === 0) return null;
    this.#hasTimeLines ??= hasTimeLines(this.#source);
    if (!this.#hasTimeLines) return null;
    const end = at + length;
    // "reading Mark", "9:05", "2 more people"
    return isBeforeNumber(this.#source, end) ? this.#put(at, end, BLOCK_BREAK) : this.#drop(at, end);
  }

  #readSubtitleTimes(at: number): number | null {
    return this.#hasSubtitles ? this.#replace(subtitleTimesAt(this.#source, at)) : null;
  }

  #readNoteMarks(at: number): number | null {
    const end = endOfNoteMarks(this.#source, at);
    if (end < 0) return null;
    if (LINK_IN_MARK.test(this.#source.slice(at, end))) this.#out.links.push({ start: at, end });
    return this.#drop(at, end);
  }

  #startWrapper(wrapper: Wrapper): number {
    this.#wrapper = wrapper;
    return this.#drop(wrapper.start, wrapper.textStart);
  }

  /** Leaves out the markup after the text of a wrapper, unless other markup has ended after it. */
  #endWrapper({ start, textEnd, end, isLink }: Wrapper, at: number): number {
    this.#wrapper = null;
    if (isLink) this.#out.links.push({ start, end });
    return this.#copied > textEnd ? Math.max(at, this.#copied) : this.#drop(textEnd, end);
  }

  /** Puts a replacement in its place; returns its end. */
  #replace(replacement: Replacement | null): number | null {
    return replacement === null ? null : this.#put(replacement.start, replacement.end, replacement.text);
  }

  /** Puts `text` in place of a part of the source; returns its end. */
  #put(start: number, end: number, text: string): number {
    this.#out.copy(this.#copied, start);
    if (text !== "") this.#out.replace(start, end, text);
    this.#copied = end;
    return end;
  }

  #drop(start: number, end: number): number {
    return this.#put(start, end, "");
  }

  #readUrl(at: number): number {
    const length = lengthAt(URL, this.#source, at);
    return length === 0 ? at + 1 : this.#put(at, at + length, OBJECT);
  }

  #readTag(at: number): number {
    if (this.#source.startsWith("<!--", at)) {
      const end = this.#endAfter("-->", at + 4);
      return end < 0 ? at + 4 : this.#drop(at, end);
    }
    const declaration = lengthAt(DECLARATION, this.#source, at);
    if (declaration > 0) return this.#drop(at, at + declaration);
    const link = this.#wrapper === null ? slackLinkAt(this.#source, at) : null;
    if (link !== null) return this.#startWrapper(link);
    const found = tagAt(this.#source, at, this.#isMarkdown);
    if (found === null) return at + 1;
    const [all, slash, tagName = ""] = found;
    const name = tagName.toLowerCase();
    const end = at + all.length;
    if (name === "sup" && slash === "") {
      const raisedEnd = this.#readNoteMarks(at) ?? this.#replace(raisedEndingAt(this.#source, at));
      if (raisedEnd !== null) return raisedEnd;
    }
    if (name === "a") this.#readAnchor(at, end, slash === "/");
    if (slash === "" && OPAQUE_ELEMENTS.has(name) && !all.endsWith("/>")) {
      const contentEnd = this.#endAfter(`</${name}`, end);
      if (contentEnd >= 0) return this.#readOpaque(at, contentEnd, name);
    }
    const isNested = LIST_ELEMENTS.has(name) && this.#isNested(slash === "/");
    if (isNested || CELL_ELEMENTS.has(name) || (name === "dt" && slash === "/"))
      return this.#put(at, end, CELL_BREAK);
    if (BLOCK_ELEMENTS.has(name)) return this.#put(at, end, BLOCK_BREAK);
    if (name === "li") {
      this.#listDepth ||= 1;
      return this.#put(at, end, ITEM_BREAK);
    }
    if (name === "br") return this.#readBreak(at, end);
    // A <cite> may directly follow its quotation without a space: "withers<cite>Isaiah 40:8</cite>".
    if (name === "cite" && slash === "") return this.#put(at, end, " ");
    // Adjacent spans are parts that a style sheet sets apart: "<span>John 14:27</span><span>Peace".
    if (name === "span" && slash === "" && this.#source.endsWith("</span>", at))
      return this.#put(at, end, " ");
    if (!DETACHED_ELEMENTS.has(name)) return this.#drop(at, end);
    const emptyEnd = end + lengthAt(END_OF_EMPTY, this.#source, end);
    if (slash === "" && emptyEnd > end) return this.#drop(at, emptyEnd);
    return slash === "" && isRaisedVerse(this.#source, at, end)
      ? this.#drop(at, end)
      : this.#put(at, end, OBJECT);
  }

  /** Whether the list that starts or ends here is inside another one. */
  #isNested(isEnd: boolean): boolean {
    const outer = isEnd ? this.#listDepth - 1 : this.#listDepth;
    this.#listDepth = Math.max(0, isEnd ? outer : outer + 1);
    return outer > 0;
  }

  /** A <br> and the line break of the source beside it are one break. */
  #readBreak(at: number, end: number): number {
    const lineEnd = end + lengthAt(LINE_REST, this.#source, end);
    const isAfterBreak = LINE_INDENT.test(this.#source.slice(Math.max(this.#copied, at - MAX_INDENT), at));
    this.#put(at, lineEnd, isAfterBreak ? "" : "\n");
    return lineEnd > end ? this.#readLineStart(lineEnd) : end;
  }

  #readAnchor(start: number, end: number, isEnd: boolean): void {
    if (!isEnd) this.#anchorStart = start;
    else if (this.#anchorStart >= 0) {
      this.#out.links.push({ start: this.#anchorStart, end });
      this.#anchorStart = -1;
    }
  }

  /** Leaves out an element whose end tag's name ends at `nameEnd`. */
  #readOpaque(start: number, nameEnd: number, name: string): number {
    const end = this.#source.indexOf(">", nameEnd) + 1 || this.#source.length;
    return this.#put(start, end, name === "pre" ? BLOCK_BREAK : OBJECT);
  }

  /** The end of the next `mark` from `start` on; -1 when there is none. */
  #endAfter(mark: string, start: number): number {
    if (this.#missing.has(mark)) return -1;
    const found = this.#source.indexOf(mark, start);
    if (found < 0) this.#missing.add(mark);
    return found < 0 ? -1 : found + mark.length;
  }

  /** A code span ends at the next run of as many backticks in its paragraph. Without one, the backticks are text. */
  #readCodeSpan(at: number): number {
    const source = this.#source;
    let open = at;
    while (source[open] === "`") open++;
    const paragraphEnd = this.#endOfParagraph(open);
    const absent = `${open - at} backticks to ${paragraphEnd}`;
    if (this.#missing.has(absent)) return open;
    for (let close = source.indexOf("`", open); close >= 0 && close < paragraphEnd; ) {
      let end = close;
      while (source[end] === "`") end++;
      if (end - close === open - at && !MARKDOWN.isQuotation(source.slice(at, end)))
        return this.#put(at, end, OBJECT);
      close = source.indexOf("`", end);
    }
    this.#missing.add(absent);
    return open;
  }

  #endOfParagraph(at: number): number {
    if (at > this.#paragraphEnd) {
      const found = this.#source.indexOf("\n\n", at);
      this.#paragraphEnd = found < 0 ? this.#source.length : found;
    }
    return this.#paragraphEnd;
  }

  /** Emphasis marks are removed, except between two digits ("3*5") or inside a word ("snake_case"). */
  #readEmphasis(at: number, mark: string): number {
    let end = at;
    while (this.#source[end] === mark) end++;
    const before = this.#source[at - 1] ?? " ";
    const after = this.#source[end] ?? " ";
    // "Psalm ___:1": a blank for the reader to fill in. Emphasis begins or ends at a word.
    if (mark === "_" && end - at > 1 && before === " " && /[\s:.,;]/.test(after))
      return this.#put(at, end, OBJECT);
    return MARKDOWN.isInsideWord(mark, before, after) ? end : this.#drop(at, end);
  }

  #readBracket(at: number): number {
    const footnote = lengthAt(MARKDOWN.FOOTNOTE, this.#source, at);
    if (footnote > 0) return this.#put(at, at + footnote, OBJECT);
    const image = lengthAt(IMAGE, this.#source, at);
    if (image > 0) return this.#put(at, at + image, OBJECT);
    const link = this.#wrapper === null ? linkAt(this.#source, at) : null;
    if (link !== null) return this.#startWrapper(link);
    const tag = this.#bbcode.endOf(at);
    if (tag > 0) return this.#drop(at, tag);
    this.#bracketStart = at;
    return at + 1;
  }

  #readBracketEnd(at: number): number {
    const target = lengthAt(LINK_END, this.#source, at);
    if (target === 0 || this.#bracketStart < 0) return at + 1;
    this.#out.links.push({ start: this.#bracketStart, end: at + target });
    this.#bracketStart = -1;
    return this.#put(at + 1, at + target, "");
  }

  /** Reads the markup at the start of a line. Returns where the text of the line starts. */
  #readLineStart(at: number): number {
    this.#line = at;
    const first = this.#source.charAt(at);
    if (!MARKDOWN.LINE_MARKS.has(first)) {
      // A blank line does not end an item of a list, also not one with "\r\n".
      this.#hasIndentedText &&= /\s/.test(first);
      return at;
    }
    const number = matchAt(MARKDOWN.LIST_NUMBER, this.#source, at);
    if (number !== null) return this.#readListNumber(at, number);
    return this.#isMarkdown ? this.#readMarkdownLineStart(at) : at;
  }

  #readMarkdownLineStart(at: number): number {
    const source = this.#source;
    const fence = matchAt(MARKDOWN.FENCE, source, at);
    if (fence !== null) return this.#readFence(at, fence[0].length, fence[1] ?? "```");
    const definition = matchAt(MARKDOWN.DEFINITION, source, at)?.[0] ?? "";
    if (definition !== "" && !definition.includes("[^"))
      return this.#put(at, at + definition.length, BLOCK_BREAK);
    const heading = lengthAt(MARKDOWN.HEADING, source, at) || lengthAt(MARKDOWN.UNDERLINE, source, at);
    if (heading > 0) return this.#readHeading(at, heading);
    const code = this.#hasIndentedCode ? MARKDOWN.lengthOfIndentedCode(source, at, this.#hasIndentedText) : 0;
    if (code > 0) return this.#put(at, at + code, BLOCK_BREAK);
    const quote = lengthAt(MARKDOWN.QUOTE_MARKS, source, at);
    if (quote > 0) return this.#drop(at, at + quote);
    const bullet = lengthAt(MARKDOWN.BULLET, source, at);
    if (/\S/.test(source.charAt(at)))
      this.#hasIndentedText = bullet > 0 || lengthAt(MARKDOWN.HAS_INDENTED_TEXT, source, at) > 0;
    return bullet > 0 ? this.#put(at, at + bullet, ITEM_BREAK) : at;
  }

  /**
   * A list number is left out only if the neighbouring number is there too: "1. John 3:16" alone is the first letter
   * of John; followed by a line "2. Romans 8:28" it is the first item of a list.
   */
  #readListNumber(at: number, [all, digits, mark]: RegExpExecArray): number {
    const number = Number(digits);
    const next = `\n${number + 1}${mark} `;
    const isListed = this.#lastListNumber === number - 1 || this.#source.slice(at, at + 1000).includes(next);
    if (!isListed) return at;
    this.#hasIndentedText = true;
    this.#lastListNumber = number;
    return this.#put(at, at + all.length, ITEM_BREAK);
  }

  /** A heading and the text after it are separate blocks. An underline ends the heading above it. */
  #readHeading(at: number, length: number): number {
    this.#put(at, at + length, BLOCK_BREAK);
    const lineEnd = this.#source.indexOf("\n", at + length);
    if (lineEnd < 0 || this.#source[at + length] === "\n") return at + length;
    this.#out.copy(this.#copied, lineEnd);
    this.#copied = lineEnd;
    this.#out.replace(lineEnd, lineEnd, "\n");
    return lineEnd;
  }

  /** A fenced block of code ends at a line of at least as many of the same marks. Without one, the marks are text. */
  #readFence(at: number, length: number, marks: string): number {
    if (this.#missing.has(marks)) return at + length - 1;
    const mark = marks.charAt(0);
    const closing = new RegExp(`\\n[ \\t>]*${mark}{${marks.length},}[ \\t]*(?=\\r?\\n|$)`, "g");
    closing.lastIndex = at + length - 1;
    const found = closing.exec(this.#source);
    if (found !== null) return this.#put(at, closing.lastIndex, BLOCK_BREAK);
    this.#missing.add(marks);
    return at + length - 1;
  }
}

/** Removes the markup of `kind` from a source text, in time linear in its length. */
export const readSource = (source: string, kind: SourceKind): Prose =>
  finish(readSourceInSteps(source, kind));

export const readSourceInSteps = (source: string, kind: SourceKind): Steps<Prose> =>
  new SourceReader(source, kind).read();
