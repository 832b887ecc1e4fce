/** Names of books as edges between tokens. */

import type { CandidateReason } from "../../reference.ts";
import type { Title } from "./lexicon.ts";

/** A name in the tokens from `from` to before `to`, with the book or books that it may mean. */
export interface BookEdge {
  readonly from: number;
  readonly to: number;
  /** The book; several if the name fits them all; none if the title does not have the ordinal. */
  readonly bookIds: readonly number[];
  /** Why there are several; null for one. */
  readonly reason: CandidateReason | null;
  /** For a name with a wrong ordinal: the title whose books are suggested. */
  readonly title: Title | null;
  /** 0 without an ordinal. */
  readonly ordinal: number;
  /** The name as the normalized form has it: lower case, ordinals as a digit, spelling corrected. */
  readonly text: string;
  /** Bits of corrections.ts. */
  readonly corrections: number;
  /** Name and numbers stand joined by dots, as in OSIS and USFM identifiers. */
  readonly isMachine: boolean;
  /** The spelling was corrected. */
  readonly isSpelled: boolean;
  /** Words of a long title precede the name. */
  readonly isTitled: boolean;
}

export const emptyEdge = (from: number, to: number): BookEdge => ({
  from,
  to,
  bookIds: [],
  reason: null,
  title: null,
  ordinal: 0,
  text: "",
  corrections: 0,
  isMachine: false,
  isSpelled: false,
  isTitled: false,
});
