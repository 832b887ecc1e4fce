/** The annotations of verses, of the kinds that a caller asks for. */

import type { Annotation, AnnotationType } from "../text/edition.ts";
import { type Edition, type TitlePlace, textWithTitle } from "./find-edition.ts";

export type { Annotation };

/** Words of the parameter `include`, in the order of the documentation. */
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

/** The words of `include` for which an edition has any annotation. */
export const availableIn = ({ info }: Edition): readonly IncludeWord[] =>
  INCLUDE_WORDS.filter((word) => TYPES[word].some((type) => info.annotationTypes.includes(type)));

/** The annotations of one verse: of its text as it is sent, and of its title if that is sent separately. */
export interface VerseAnnotations {
  readonly annotations: readonly Annotation[];
  readonly titleAnnotations: readonly Annotation[];
}

/**
 * The requested annotations of a verse, sorted by `start`, then `end`. A bridge is always included: without it the words of
 * several verses would look like those of one. With inline titles, offsets count from the beginning of the title.
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
  const onText = pick(edition.annotations(ordinal));
  const onTitle = pick(edition.titleAnnotations(ordinal));
  if (titles === "apart") return { annotations: onText, titleAnnotations: onTitle };
  const before =
    (textWithTitle(edition, ordinal, titles)?.length ?? 0) - (edition.text(ordinal)?.length ?? 0);
  if (before === 0) return { annotations: onText, titleAnnotations: [] };
  const moved = onText.map((annotation) => ({
    ...annotation,
    start: annotation.start + before,
    end: annotation.end + before,
  }));
  return { annotations: [...onTitle, ...moved], titleAnnotations: [] };
}
