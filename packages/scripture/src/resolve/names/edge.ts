/** Names of books as edges between tokens. */

import type { CandidateReason } from "../../reference.ts";
import type { Title } from "./lexicon.ts";

/** A name in the tokens from `from` to before `to`, with the book or books that it may mean. */
export interface BookEdge {
  readonly from: number;
  readonly to: number;
  /** The book; several if the name fits them all; none if the title does not have the ordinal. */
  readonly bookIds: readonly number[];
  /** Why there are several books; null for one book. */
  readonly reason: CandidateReason | null;
  /** If the ordinal does not exist: the title whose books the answer suggests. */
  readonly title: Title | null;
  /** 0 without an ordinal. */
  readonly ordinal: number;
  /** The name in the normalized form: lower case, ordinals as a digit, spelling corrected. */
  readonly text: string;
  /** Bits of correction-bits.ts. */
  readonly corrections: number;
  /** Dots join name and numbers, as in OSIS and USFM identifiers. */
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

/** Whether a name is that of a book and longer than one letter. */
export const isFullName = ({ bookIds, text }: BookEdge): boolean => bookIds.length > 0 && text.length > 1;
