/** The numbers after a name, read without the grammar. */

import type { Reader } from "./token-reader.ts";

/** The plain chapter and verse after a name; 0 for a missing number. */
export interface Written {
  readonly chapter: number;
  readonly verse: number;
}

export function writtenAt(reader: Reader, next: number): Written {
  let at = next;
  while ([".", ",", ":"].includes(reader.kind(at))) at++;
  const isNumber = reader.kind(at) === "number";
  const chapter = isNumber ? reader.value(at) : reader.roman(at);
  const mark = chapter > 0 && reader.kind(at + 2) === "number" ? reader.kind(at + 1) : "end";
  // "Joan. iii, 16": the comma precedes a verse only after a Roman numeral.
  const hasVerse = mark === ":" || mark === "." || (mark === "," && !isNumber);
  return { chapter, verse: hasVerse ? reader.value(at + 2) : 0 };
}
