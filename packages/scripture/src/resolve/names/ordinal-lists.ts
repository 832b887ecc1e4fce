/** Several ordinals before one name: "1-3 John", "First and Second Kings", "1, 2 and 3 John". */

import * as BIT from "../correction-bits.ts";
import type { BookEdge } from "./edge.ts";
import type { Reader } from "./token-reader.ts";
import { nextWord, numberedAt } from "./untitled-names.ts";

interface Ordinals {
  readonly ordinals: readonly number[];
  readonly isRange: boolean;
  /** The ordinals, and the token of the name after them. */
  readonly at: number;
  readonly name: number;
}

/** The rising ordinals before one word at a token; null if there are none. */
function ordinalsAt(reader: Reader, from: number): Ordinals | null {
  const ordinals: number[] = [];
  let isRange = false;
  let at = from;
  for (;;) {
    const ordinal = reader.ordinal(at);
    if (ordinal <= (ordinals.at(-1) ?? 0) || ordinal > 4) return null;
    ordinals.push(ordinal);
    const separator = reader.pastDot(at + 1);
    const next = ordinalAfter(reader, separator);
    if (next < 0) break;
    isRange ||= reader.isRangeMark(separator);
    at = next;
  }
  const name = nextWord(reader, at);
  if (ordinals.length < 2 || (isRange && ordinals.length > 2) || name < 0) return null;
  return { ordinals, isRange, at, name };
}

/** The token of the next ordinal, after a separator of two ordinals; -1 when there is none. */
function ordinalAfter(reader: Reader, at: number): number {
  const isComma = reader.kind(at) === ",";
  const isSlash = reader.kind(at) === ";" && reader.token(at).text === "/";
  const isSeparator = isComma || isSlash || reader.isRangeMark(at) || reader.isAnd(at);
  if (!isSeparator) return -1;
  const next = isComma && reader.isAnd(at + 1) ? at + 2 : at + 1;
  return reader.ordinal(next) > 0 ? next : -1;
}

/** The books under one name after several ordinals at a token; empty unless there are several. */
export function severalAt(reader: Reader, from: number): readonly BookEdge[] {
  const found = ordinalsAt(reader, from);
  return found === null ? [] : edgesOf(reader, found);
}

function edgesOf(reader: Reader, { ordinals, isRange, at, name }: Ordinals): readonly BookEdge[] {
  const [first = 0] = ordinals;
  const last = ordinals.at(-1) ?? 0;
  const all = isRange ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : ordinals;
  const edges = all.map((ordinal) => numberedAt(reader, { from: at, name, ordinal, skip: 0 }));
  const books = edges.flatMap((edge) => (edge?.bookIds.length === 1 ? [edge] : []));
  const ids = books.map(({ bookIds }) => bookIds[0] ?? 0);
  // "1-4 Kings": the first two are of the Septuagint, or the same books again.
  const isRising = ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0));
  if (books.length !== all.length || !isRising) return [];
  return books.map((edge) => {
    const letters = reader.letters(name);
    return { ...edge, text: `${edge.ordinal} ${letters}`, corrections: edge.corrections & ~BIT.ordinal };
  });
}
