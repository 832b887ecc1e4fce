/** The names of books at a token, without correction of spelling. */

import type { BookEdge } from "./edge.ts";
import { namedAt, titledBooksAt, withWriter } from "./long-titles.ts";
import type { Reader } from "./token-reader.ts";
import { untitledBooksAt } from "./untitled-names.ts";

export function exactBooksAt(reader: Reader, at: number): readonly BookEdge[] {
  return namesAt(reader, at).map((edge) => withWriter(reader, edge));
}

function namesAt(reader: Reader, at: number): readonly BookEdge[] {
  const titled = titledBooksAt(reader, at);
  if (titled.length > 0) return titled;
  return reader.kind(at) === "word" ? namedAt(reader, at) : untitledBooksAt(reader, at);
}
