/** Finding an edition by the code that a caller sent. */

import type { Edition, EditionInfo, ItemsToWrite, TextStore } from "../text/edition.ts";
import { fail, type Result, succeed } from "./result.ts";

export type { Edition, EditionInfo, ItemsToWrite, TextStore };

/** The edition with this code, in any letter case. */
export function findEdition(texts: TextStore, code: string): Result<Edition> {
  const edition = texts.find(code);
  return edition === undefined
    ? fail({
        kind: "unknown_edition",
        code: code.toUpperCase(),
        available: texts.editions.map(({ info }) => info.code),
      })
    : succeed(edition);
}

/** Where the title of a psalm goes: an item's own `title`, or before the text of verse 1. */
export type TitlePlace = "apart" | "inline";

/** The text of a verse, with the psalm title before it when titles go inline. Null when absent. */
export function textWithTitle(edition: Edition, ordinal: number, titles: TitlePlace): string | null {
  const text = edition.text(ordinal);
  if (titles === "apart" || text === null) return text;
  const title = edition.title(ordinal);
  return title === null ? text : `${title} ${text}`;
}
