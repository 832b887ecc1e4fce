/** Text without markup, with the place of each character in its source. */

/** Replaces anything that is not prose: code, a URL, a note mark. No citation continues across it. */
export const OBJECT = "\uFFFC";

/** Separates the cells of a row: blocks of their own, but "v. 6" may refer to a citation of a cell before it. */
export const CELL_BREAK = "\v\n\n";

/** A half-open part of the source, in UTF-16 units. */
export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

/** Text without markup. Offsets are 0-based and in UTF-16 units. */
export interface Prose {
  /** The text to read. Blocks (paragraphs, headings, cells) are separated by a blank line. */
  readonly text: string;
  /** The parts of the source that are links already, in order. A renderer adds no links inside them. */
  readonly links: readonly SourceRange[];
  /** The part of the source that the half-open, non-empty part of `text` from `start` to `end` was made from. */
  sourceRange(start: number, end: number): SourceRange;
}

/** Spaces that do not break, or of other widths, are read as spaces: one unit for one, so that no offset changes. */
const OTHER_SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

/** Collects pieces of prose, each with the part of the source that it comes from. */
export class ProseBuilder {
  readonly #source: string;
  #text = "";
  /** Of each piece: where it starts in the text, and where it starts and ends in the source. */
  readonly #textStarts: number[] = [];
  readonly #sourceStarts: number[] = [];
  readonly #sourceEnds: number[] = [];
  readonly links: SourceRange[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  /** Adds a part of the source unchanged. */
  copy(start: number, end: number): void {
    if (start < end) this.replace(start, end, this.#source.slice(start, end));
  }

  /** Adds `text` in place of a part of the source. */
  replace(start: number, end: number, text: string): void {
    this.#textStarts.push(this.#text.length);
    this.#sourceStarts.push(start);
    this.#sourceEnds.push(end);
    this.#text += text;
  }

  build(): Prose {
    return {
      text: this.#text.replace(OTHER_SPACES, " "),
      links: this.links,
      sourceRange: (start, end) => ({ start: this.#startOf(start), end: this.#endOf(end - 1) }),
    };
  }

  #pieceAt(offset: number): number {
    let low = 0;
    let high = this.#textStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#textStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #startOf(offset: number): number {
    const piece = this.#pieceAt(offset);
    return (this.#sourceStarts[piece] ?? 0) + this.#shift(piece, offset);
  }

  /** The end in the source of the one unit at `offset`. */
  #endOf(offset: number): number {
    const piece = this.#pieceAt(offset);
    const textEnd = this.#textStarts[piece + 1] ?? this.#text.length;
    if (offset === textEnd - 1) return this.#sourceEnds[piece] ?? 0;
    return (this.#sourceStarts[piece] ?? 0) + this.#shift(piece, offset) + 1;
  }

  /**
   * The offset within a piece's source that corresponds to an offset of the text. A replaced piece counts as one
   * unit.
   */
  #shift(piece: number, offset: number): number {
    const textStart = this.#textStarts[piece] ?? 0;
    const textEnd = this.#textStarts[piece + 1] ?? this.#text.length;
    const sourceLength = (this.#sourceEnds[piece] ?? 0) - (this.#sourceStarts[piece] ?? 0);
    return sourceLength === textEnd - textStart ? offset - textStart : 0;
  }
}
