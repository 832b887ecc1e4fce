/**
 * Builds clean text out of pieces, and annotations on it. White space runs together to one space, nothing stands
 * at the ends; a break of the layout is a space too, but not between two characters of Chinese or Japanese.
 */

import type { Annotation, AnnotationType } from "../text/edition.ts";

export interface BuiltText {
  readonly text: string;
  readonly annotations: readonly Annotation[];
  /** What was to stand before words that never came. It belongs before the next verse. */
  readonly leftover: readonly Waiting[];
}

/** Something that stands before the next word. */
export interface Waiting {
  readonly type: AnnotationType;
  readonly style?: string;
  readonly text?: string;
}

export interface TextBuilder {
  append(words: string): void;
  /** White space that the layout implies. */
  lineBreak(): void;
  /** A point before the next word: a paragraph, a line of poetry, a heading. */
  before(what: Waiting): void;
  /** A point after the last word, or before the next one when a paragraph has begun since: a note. */
  point(what: Waiting): void;
  /** A span from the next word on. Opening what is open changes nothing. */
  open(type: AnnotationType): void;
  /** Ends the span after the last word; an empty span is dropped. */
  close(type: AnnotationType): void;
  /** Whether nothing but white space was appended so far. */
  isEmpty(): boolean;
  /** The text so far. */
  peek(): string;
  /** Closes what is open. With `last`, leftovers are put at the end of the text instead. */
  finish(last?: boolean): BuiltText;
}

const ENDS_CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uff65]$/u;
const BEGINS_CJK = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uff65]/u;
const SPACES = /\s+/g;

export function newTextBuilder(): TextBuilder {
  let text = "";
  let space: "none" | "soft" | "hard" = "none";
  let waiting: Waiting[] = [];
  const open = new Map<AnnotationType, number>();
  const opening = new Set<AnnotationType>();
  const annotations: Annotation[] = [];

  const annotate = ({ type, style, text: words }: Waiting, start: number, end: number): void => {
    annotations.push({
      type,
      start,
      end,
      ...(words === undefined ? {} : { text: words }),
      ...(style === undefined || style === "" ? {} : { style }),
    });
  };
  const settle = (at: number): void => {
    for (const what of waiting) annotate(what, at, at);
    waiting = [];
  };
  const beginWord = (word: string): void => {
    if (text !== "" && space !== "none") {
      const joined = space === "soft" && ENDS_CJK.test(text.slice(-2)) && BEGINS_CJK.test(word);
      if (!joined) text += " ";
    }
    space = "none";
    settle(text.length);
    for (const type of opening) open.set(type, text.length);
    opening.clear();
  };

  const close = (type: AnnotationType): void => {
    opening.delete(type);
    const start = open.get(type);
    open.delete(type);
    if (start !== undefined && text.length > start) annotate({ type }, start, text.length);
  };

  return {
    append(words) {
      const trimmed = words.trim();
      if (/^\s/.test(words))
        space = space === "hard" || isHard(/^\s+/.exec(words)?.[0] ?? "") ? "hard" : "soft";
      if (trimmed === "") return;
      beginWord(trimmed);
      text += trimmed.replace(SPACES, oneSpace);
      const tail = /\s+$/.exec(words)?.[0];
      if (tail !== undefined) space = isHard(tail) ? "hard" : "soft";
    },
    lineBreak() {
      if (space === "none") space = "soft";
    },
    before: (what) => void waiting.push(what),
    point(what) {
      if (waiting.length > 0) waiting.push(what);
      else annotate(what, text.length, text.length);
    },
    open(type) {
      if (!open.has(type)) opening.add(type);
    },
    close,
    isEmpty: () => text === "",
    peek: () => text,
    finish(last = false) {
      for (const type of [...open.keys()]) close(type);
      if (last) settle(text.length);
      return { text, annotations, leftover: waiting };
    },
  };
}

/** White space with a line end in it is soft: where the words go on is a matter of the script. */
const isHard = (space: string): boolean => !/[\r\n]/.test(space);

/** A single no-break or ideographic space is the text's own; a run of any is one plain space. */
const oneSpace = (space: string, at: number, all: string): string => {
  if (space.length === 1 && /[\u00a0\u202f\u3000]/.test(space)) return space;
  const end = at + space.length;
  const soft =
    !isHard(space) &&
    ENDS_CJK.test(all.slice(Math.max(0, at - 2), at)) &&
    BEGINS_CJK.test(all.slice(end, end + 2));
  return soft ? "" : " ";
};
