/** Formats a problem of an input for people: the message, the input with a mark below the place, notes. */

import stringWidth from "string-width";
import type { Paint } from "./colour.ts";

/** A range of the input in UTF-16 units. */
export interface Place {
  readonly position: number;
  /** 1 and up. */
  readonly length: number;
}

export interface InputProblem {
  /** One sentence. */
  readonly message: string;
  /** As it was given. */
  readonly input: string;
  /** Null when the whole input is meant. */
  readonly place: Place | null;
  /** Lines below the input. */
  readonly notes: readonly string[];
}

const MARGIN = "  ";
/** Columns that are kept before the place when the line is too wide. */
const COLUMNS_BEFORE = 24;

/**
 * Ends with a line end.
 * @param where the line of the input as `refs.txt:3`; null for an argument
 * @param columns of the terminal
 */
export function inputProblemText(
  problem: InputProblem,
  where: string | null,
  paint: Paint,
  columns: number,
): string {
  const { message, place, notes } = problem;
  const input = visible(problem.input);
  const at = place === null ? 1 : [...input.slice(0, place.position)].length + 1;
  const head = where === null ? "" : paint.strong(`${visible(where)}:${at}: `);
  const lines = [`${head}${visible(message)}`];
  if (place !== null) {
    const [shown, mark] = excerpt(input, place, columns - MARGIN.length);
    lines.push(`${MARGIN}${shown}`, `${MARGIN}${paint.bad(mark)}`);
  }
  return [...lines, ...notes.map((note) => `${MARGIN}${paint.quiet(visible(note))}`), ""].join("\n");
}

/**
 * Replaces control and invisible characters, so that the text cannot control the terminal. Every UTF-16
 * unit keeps its position.
 */
function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u001f]/g, (control) => String.fromCharCode(0x2400 + control.charCodeAt(0)))
    .replace(/\u007f/g, "\u2421")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (hidden) => "\ufffd".repeat(hidden.length));
}

/** The part of the line around the place that fits, and the mark below it. */
function excerpt(input: string, { position, length }: Place, columns: number): readonly [string, string] {
  const wide = stringWidth(input);
  let before = input.slice(0, position);
  let after = input.slice(position);
  if (wide > columns) {
    const cut = lastWithin(graphemes(before), COLUMNS_BEFORE);
    before = cut === before ? before : `…${cut}`;
    const availableColumns = Math.max(1, columns - stringWidth(before) - 1);
    const shortened = firstWithin(graphemes(after), availableColumns);
    after = shortened === after ? after : `${shortened}…`;
  }
  const marked = stringWidth(after.slice(0, length));
  const availableColumns = Math.max(1, columns - stringWidth(before));
  const mark = "^".padEnd(Math.min(Math.max(1, marked), availableColumns), "~");
  return [`${before}${after}`, `${" ".repeat(stringWidth(before))}${mark}`];
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

const graphemes = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

function firstWithin(parts: readonly string[], columns: number): string {
  let width = 0;
  const overflow = parts.findIndex((part) => {
    width += stringWidth(part);
    return width > columns;
  });
  return (overflow === -1 ? parts : parts.slice(0, overflow)).join("");
}

function lastWithin(parts: readonly string[], columns: number): string {
  let width = 0;
  const cut = parts.findLastIndex((part) => {
    width += stringWidth(part);
    return width > columns;
  });
  return parts.slice(cut + 1).join("");
}
