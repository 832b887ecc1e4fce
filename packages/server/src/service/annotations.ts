/** Markup that stands off the words, as a caller asks for it. */

import type { Annotation, AnnotationType } from "../text/edition.ts";
import { type Edition, type TitlePlace, textWithTitle } from "./edition.ts";

export type { Annotation };

/** Words of the parameter `include`, in the order in which they are documented. */
export const INCLUDE_WORDS = [
  "notes",
  "headings",
  "added",
  "words_of_jesus",
  "divine_name",
  "paragraphs",
  "poetry",
] as const;

export type IncludeWord = (typeof INCLUDE_WORDS)[number];

const TYPES: Readonly<Record<IncludeWord, readonly AnnotationType[]>> = {
  notes: ["note"],
  headings: ["heading", "letter", "subscription"],
  added: ["added"],
  words_of_jesus: ["words_of_jesus"],
  divine_name: ["divine_name"],
  paragraphs: ["paragraph"],
  poetry: ["poetry"],
};

/** The annotations of one verse: on its text as it is answered, and on its title where that stands apart. */
export interface VerseAnnotations {
  readonly annotations: readonly Annotation[];
  readonly titleAnnotations: readonly Annotation[];
}

/**
 * What was asked for of a verse, in the order of `start`, then `end`. A bridge is told whatever was asked for:
 * without it the words of several verses would seem to be those of one. With titles inline, offsets count from
 * the beginning of the title.
 */
export function annotationsOf(
  edition: Edition,
  ordinal: number,
  include: readonly IncludeWord[],
  titles: TitlePlace,
): VerseAnnotations {
  const wanted = new Set<AnnotationType>(["bridge", ...include.flatMap((word) => TYPES[word])]);
  const pick = (all: readonly Annotation[]): readonly Annotation[] =>
    all.filter(({ type }) => wanted.has(type));
  const own = pick(edition.annotations(ordinal));
  const onTitle = pick(edition.titleAnnotations(ordinal));
  if (titles === "apart") return { annotations: own, titleAnnotations: onTitle };
  const before =
    (textWithTitle(edition, ordinal, titles)?.length ?? 0) - (edition.text(ordinal)?.length ?? 0);
  if (before === 0) return { annotations: own, titleAnnotations: [] };
  const moved = own.map((one) => ({ ...one, start: one.start + before, end: one.end + before }));
  return { annotations: [...onTitle, ...moved], titleAnnotations: [] };
}
