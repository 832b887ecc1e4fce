/** /context on the wire. */

import type { Context } from "../../service/context.ts";
import { type TitlePlace, textWithTitle } from "../../service/edition.ts";
import type { components } from "../openapi.gen.ts";
import { verseName, verseShape } from "./coordinate.ts";

type Schemas = components["schemas"];

export function contextShape(context: Context, titles: TitlePlace): Schemas["Context"] {
  const { reference, osisId, edition, centre, verses, verseCount } = context;
  const data: Schemas["ContextItem"][] = [];
  for (let ordinal = verses.first; ordinal <= verses.last; ordinal++) {
    data.push(itemShape(context, ordinal, titles));
  }
  return {
    status: "success",
    reference,
    osis_id: osisId,
    version: edition?.info.code ?? null,
    before: centre.first - verses.first,
    after: verses.last - centre.last,
    results_count: verseCount,
    data,
  };
}

function itemShape(
  { edition, centre }: Context,
  ordinal: number,
  titles: TitlePlace,
): Schemas["ContextItem"] {
  const place = {
    offset: Math.min(0, ordinal - centre.first) + Math.max(0, ordinal - centre.last),
    reference: verseName(ordinal),
    ...verseShape(ordinal),
  };
  if (edition === null) return place;
  const title = titles === "apart" ? edition.title(ordinal) : null;
  const text = textWithTitle(edition, ordinal, titles);
  return {
    ...place,
    text,
    ...(title === null ? {} : { title }),
    ...(text === null ? { absent: true } : {}),
  };
}
