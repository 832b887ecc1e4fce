/**
 * Builds clean text and its annotations from pieces. White space collapses to one space and is dropped at both ends.
 * A line break of the layout becomes a space too, except between two characters of Chinese or Japanese.
 */

import type { Annotation, AnnotationType } from "../text/edition.ts";

export interface BuiltText {
  readonly text: string;
  readonly annotations: readonly Annotation[];
  /** Annotations that waited for a word that never came. They belong before the next verse. */
  readonly leftover: readonly Waiting[];
}

/** A point annotation that waits for the next word. */
export interface Waiting {
  readonly type: AnnotationType;
  readonly style?: string;
  readonly text?: string;
}

export interface TextBuilder {
  append(words: string): void;
  /** White space that the layout implies. */
  lineBreak(): void;
  /** Adds a point before the next word: a paragraph, a line of poetry, a heading. */
  before(point: Waiting): void;
  /** Adds a note: after the last word, or before the next one when another point already waits there. */
  point(annotation: Waiting): void;
  /** Opens a span at the next word. Opening an open span has no effect. */
  open(type: AnnotationType): void;
  /** Ends the span after the last word; an empty span is dropped. */
  close(type: AnnotationType): void;
  /** Whether nothing but white space was appended so far. */
  isEmpty(): boolean;
  /** The text so far. */
  peek(): string;
  /** Closes all spans. With `last`, waiting points are placed at the end of the text instead of left over. */
  finish(last?: boolean): BuiltText;
}

const ENDS_CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uff65]$/u;
const BEGINS_CJK = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uff65]/u;
const SPACES = /\s+/g;

export function newTextBuilder(): TextBuilder {
  let text = "";
  /** White space since the last word. */
  let gap = "";
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
    for (const point of waiting) annotate(point, at, at);
    waiting = [];
  };
  const beginWord = (word: string): void => {
    if (text !== "" && gap !== "") text += spaceFor(gap, text.slice(-2), word);
    gap = "";
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
      gap += words.slice(0, words.length - words.trimStart().length);
      if (trimmed === "") return;
      beginWord(trimmed);
      text += trimmed.replace(SPACES, (space, at: number) =>
        spaceFor(space, trimmed.slice(Math.max(0, at - 2), at), trimmed.slice(at + space.length)),
      );
      gap = words.slice(words.trimEnd().length);
    },
    lineBreak() {
      gap += "\n";
    },
    before: (point) => void waiting.push(point),
    point(annotation) {
      if (waiting.length > 0) waiting.push(annotation);
      else annotate(annotation, text.length, text.length);
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

/**
 * Normalizes a run of white space. A single no-break or ideographic space is kept. A run with a line end disappears
 * between characters of Chinese or Japanese. Any other run becomes one space.
 */
function spaceFor(run: string, before: string, after: string): string {
  if (run.length === 1 && /[\u00a0\u202f\u3000]/.test(run)) return run;
  return /[\r\n]/.test(run) && ENDS_CJK.test(before) && BEGINS_CJK.test(after) ? "" : " ";
}
