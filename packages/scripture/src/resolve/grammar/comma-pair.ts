/** Two numbers with a comma between them, which may be a chapter and a verse. */

/** The facts that decide how a comma between two numbers is read. */
export interface CommaPair {
  readonly chapter: number;
  readonly verse: number;
  /** The right end if a range follows the comma; otherwise the number itself. */
  readonly last: number;
  readonly isRange: boolean;
  readonly isJoined: boolean;
  /** Another joined comma with a number follows. */
  readonly hasMore: boolean;
  /** A comma or "and" with a number follows. */
  readonly isListed: boolean;
}
