/** Shows a text with some pieces in another style. */

export interface Piece {
  /** Offset of the first character, in UTF-16 units. */
  readonly start: number;
  /** The offset of the end, not included. */
  readonly end: number;
}

/** The text with an element for each piece, from left to right. Of overlapping pieces only the first is shown. */
export function withPieces<Kind extends Piece>(
  text: string,
  pieces: readonly Kind[],
  elementOf: (piece: Kind, words: string) => Node,
): DocumentFragment {
  const made = document.createDocumentFragment();
  let at = 0;
  for (const piece of [...pieces].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (piece.start < at) continue;
    made.append(text.slice(at, piece.start), elementOf(piece, text.slice(piece.start, piece.end)));
    at = piece.end;
  }
  made.append(text.slice(at));
  return made;
}

/** Offsets as the API gives them. */
export type Range = readonly number[];

export const pieceOf = ([start = 0, end = 0]: Range): Piece => ({ start, end });
