/** Annotations on the wire. */

import type { Schemas } from "@lectern/contract/types";
import { annotationsOf, availableIn, type IncludeWord } from "../service/annotations.ts";
import type { Edition, TitlePlace } from "../service/find-edition.ts";

/** How to write verse items. */
export interface ItemOptions {
  readonly titles: TitlePlace;
  /** Requested annotations; undefined when none were requested. */
  readonly include: readonly IncludeWord[] | undefined;
}

/** The requested members: `annotations`, and `title_annotations` if a separate title has any. */
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

/** The requested kinds that no verse of the edition has. */
export function unavailableIn(edition: Edition, { include = [] }: ItemOptions): readonly IncludeWord[] {
  return include.filter((word) => !availableIn(edition).includes(word));
}

/** The member `unavailable` of an answer from one edition, after a comma; empty if the edition has every requested kind. */
export function unavailableText(edition: Edition, options: ItemOptions): string {
  const words = unavailableIn(edition, options);
  return words.length === 0 ? "" : `,"unavailable":${JSON.stringify(words)}`;
}
