/** Annotations on the wire. */

import type { Schemas } from "@lectern/contract/types";
import { annotationsOf, heldBy, type IncludeWord } from "../service/annotations.ts";
import type { Edition, TitlePlace } from "../service/find-edition.ts";

/** How to write verse items. */
export interface ItemOptions {
  readonly titles: TitlePlace;
  /** Requested annotations; undefined when none were requested. */
  readonly include: readonly IncludeWord[] | undefined;
}

/** `annotations`, and `title_annotations` where a separate title has some; neither when not asked for. */
export function annotationMembers(
  edition: Edition,
  ordinal: number,
  { include, titles }: ItemOptions,
): Pick<Schemas["ScriptureItem"], "annotations" | "title_annotations"> {
  if (include === undefined) return {};
  const { annotations, titleAnnotations } = annotationsOf(edition, ordinal, include, titles);
  return titleAnnotations.length === 0
    ? { annotations }
    : { annotations, title_annotations: titleAnnotations };
}

/** The kinds that were asked for and that the edition has nowhere. */
export function unavailableIn(edition: Edition, { include = [] }: ItemOptions): readonly IncludeWord[] {
  const held = heldBy(edition);
  return include.filter((word) => !held.includes(word));
}

/** The member `unavailable` of an answer from one edition; absent where the edition has every kind that was asked for. */
export function unavailableMember(
  edition: Edition,
  options: ItemOptions,
): Pick<Schemas["Passage"], "unavailable"> {
  const unavailable = unavailableIn(edition, options);
  return unavailable.length === 0 ? {} : { unavailable };
}
