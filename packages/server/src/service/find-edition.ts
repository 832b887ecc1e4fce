/** Finds an edition by the code that a caller sent. */

import type { Edition, EditionInfo, TextStore } from "../text/edition.ts";
import { badInput, fail, type Result, succeed } from "./result.ts";

export type { Edition, EditionInfo, TextStore };

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

/** The editions of a comma-separated list of codes, in its order. A repeated code, or more than `maxCodes`, is a fault. */
export function findEditions(texts: TextStore, list: string, maxCodes: number): Result<readonly Edition[]> {
  const codes = list.split(",").map((code) => code.trim().toUpperCase());
  if (codes.length > maxCodes || new Set(codes).size < codes.length || codes.includes("")) {
    return badInput("version", list, `up to ${maxCodes} codes of versions, each once, separated by commas`);
  }
  const editions: Edition[] = [];
  for (const code of codes) {
    const found = findEdition(texts, code);
    if (!found.ok) return found;
    editions.push(found.value);
  }
  return succeed(editions);
}

/** Where the title of a psalm goes: `apart`, as the item's own `title`; `inline`, before the text of verse 1. */
export type TitlePlace = "apart" | "inline";

/** The text of a verse, with the psalm title before it when titles are inline. Null when absent. */
export function textWithTitle(edition: Edition, ordinal: number, titles: TitlePlace): string | null {
  const text = edition.text(ordinal);
  if (titles === "apart" || text === null) return text;
  const title = edition.title(ordinal);
  return title === null ? text : `${title} ${text}`;
}
