/** Reads the rows of the scanner's test data. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A row. prose.tsv explains the columns, and headed-passages.tsv that of the context. */
export interface Row {
  readonly kind: string;
  readonly text: string;
  /** As written, with `\n` for a line break. */
  readonly finds: string;
  /** The passage that the text is about, if it is given with the text. */
  readonly context?: string;
}

/** The rows of a file in this folder, in their order. */
export const readRows = (file: string): readonly Row[] =>
  readFileSync(join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [kind = "", text = "", finds = "", context] = line.split("\t");
      return {
        kind,
        text: text.replaceAll("\\n", "\n"),
        finds,
        ...(context === undefined ? {} : { context }),
      };
    });

/** Whether a row is in English and read with the usual options. */
export const isPlainEnglish = ({ kind }: Row): boolean => !isGerman(kind) && !/^(?:auto|books)/.test(kind);

/** Whether the rows of a kind are in German: "de", "de-list", but not "devotional". */
export const isGerman = (kind: string): boolean => /^de(?:-|$)/.test(kind);

/** A find in a text. Offsets are in UTF-16 units; its end is not included. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** What it means, as the row writes it. */
  readonly osisIds: string;
}

/**
 * The places of the finds of a row in its text, in their order.
 * @throws when one of them is not in the text
 */
export function placesOf({ text, finds }: Row): readonly Place[] {
  if (finds === "-") return [];
  let last = 0;
  let from = 0;
  return finds.split(" | ").map((find) => {
    const equals = find.lastIndexOf("=");
    const written = find.slice(0, equals).replaceAll("\\n", "\n");
    const next = text.indexOf(written, from);
    // A range over several books is written once, and gives one find for each book.
    const start = next < 0 ? text.indexOf(written, last) : next;
    if (start < 0) throw new Error(`"${written}" is not in "${text}"`);
    last = start;
    from = start + written.length;
    return { start, end: from, osisIds: find.slice(equals + 1) };
  });
}
