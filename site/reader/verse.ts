/** Verses as the reader shows them, and the parameters with which it requests them. */

import type { Annotation, PassageQuery } from "@lectern/client";
import { fromOrdinal } from "@lectern/scripture";

/** The words of the parameter `include`, inserted when the site is built. */
declare const INCLUDE_WORDS: NonNullable<PassageQuery["include"]>;

/** The markup that the reader requests and shows: all kinds. */
export const includeWords = (): typeof INCLUDE_WORDS => INCLUDE_WORDS;

export interface Verse {
  readonly ordinal: number;
  /** Null if the version does not have the verse. */
  readonly text: string | null;
  /** A psalm's title, at its first verse. */
  readonly title: string | undefined;
  readonly annotations: readonly Annotation[];
}

/** A verse as the API sends it. */
export interface Item {
  readonly text: string | null;
  readonly absent?: boolean;
  readonly title?: string;
  readonly annotations?: readonly Annotation[];
}

export const verseOf = (ordinal: number, { text, absent, title, annotations = [] }: Item): Verse => ({
  ordinal,
  text: absent === true ? null : text,
  title,
  annotations,
});

/** The verses of a chapter of the sandbox. `start`: its first ordinal. */
export const versesOf = (
  start: number,
  data: readonly (Item & { readonly verse: number })[],
): readonly Verse[] => data.map((item) => verseOf(start + item.verse - 1, item));

/** The parameters of a chapter of the sandbox. `start`: an ordinal in it. */
export function sandboxQuery(start: number) {
  const { bookId, chapter } = fromOrdinal(start);
  return { book_id: bookId, chapter, include: includeWords() };
}
