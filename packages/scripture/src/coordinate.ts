/** Book, chapter and verse as a value; independent of any edition. */
export interface Coordinate {
  /** 1 to 66. */
  readonly bookId: number;
  /** 1-based. */
  readonly chapter: number;
  /** 1-based. */
  readonly verse: number;
}
