import type { BookEdge } from "../names/edge.ts";
import type { Current } from "./state.ts";

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
