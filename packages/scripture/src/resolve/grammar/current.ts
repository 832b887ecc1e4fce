import type { BookEdge } from "../names/edge.ts";
import type { Current, State } from "./state.ts";

/** Sets the book that the following numbers belong to. */
export const currentOf = (
  bookId: number,
  text: string,
  from: number,
  edge: BookEdge | null = null,
): Current => ({
  bookId,
  text,
  isMachine: edge?.isMachine ?? edge === null,
  from,
  to: edge?.to ?? from,
  edge,
});

/** The state after the name of a book, whose numbers begin anew. */
export const withBook = (state: State, edge: BookEdge): State & { readonly book: Current } => ({
  ...state,
  book: currentOf(edge.bookIds[0] ?? 0, edge.text, edge.from, edge),
  chapter: 0,
  level: "none",
  isRoman: false,
  ambiguous: state.ambiguous ?? (edge.bookIds.length > 1 ? edge : null),
});
