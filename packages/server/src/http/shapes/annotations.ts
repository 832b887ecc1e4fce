/** Annotations on the wire. */

import { annotationsOf, type IncludeWord } from "../../service/annotations.ts";
import type { Edition, TitlePlace } from "../../service/edition.ts";
import type { components } from "../openapi.gen.ts";

type Schemas = components["schemas"];

/** How verse items are to be written. */
export interface ItemOptions {
  readonly titles: TitlePlace;
  /** Annotations that were asked for; undefined when none were. */
  readonly include: readonly IncludeWord[] | undefined;
}

/** `annotations`, and `title_annotations` where the title that stands apart has some; nothing when not asked for. */
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
