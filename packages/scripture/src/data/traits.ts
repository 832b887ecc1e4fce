// Facts about single books that change how a citation of them is read.

import { findBook } from "../book.ts";

/**
 * `pieces`: each chapter is a separate piece, with an ordinal ("the 23rd Psalm"), a title ("Ps 3 title"), a
 * response ("R. 5") and an hour of the day ("AM Psalm 1").
 */
export type Trait = "pieces";

const TRAIT_ROWS: readonly (readonly [key: string, trait: Trait])[] = [["PSA", "pieces"]];

const traits = new Map(TRAIT_ROWS.map(([key, trait]) => [findBook(key)?.id ?? 0, trait]));

export const hasTrait = (bookId: number, trait: Trait): boolean => traits.get(bookId) === trait;
