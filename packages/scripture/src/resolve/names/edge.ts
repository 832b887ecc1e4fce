/** Names of books as edges between tokens. */

import type { CandidateReason } from "../../reference.ts";
import type { Title } from "./lexicon.ts";

/** A name of a book, or of several that it may mean, in the tokens from `from` to before `to`. */
export interface BookEdge {
  readonly from: number;
  readonly to: number;
  /** The book; several where the name fits them all; none where the ordinal is one that the title does not have. */
  readonly bookIds: readonly number[];
  /** Why there are several; null for one. */
  readonly reason: CandidateReason | null;
  /** Of a name with a wrong ordinal: the title whose books are suggested. */
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
  /** Words of a long title stand before the name. */
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
