/**
 * The proofed USX of the ASV, where it is at hand. It is a witness only, read for comparison, and never a part of the
 * project. Its apostrophes and brackets are written as ours, so that only words, capitals and punctuation are compared.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBook, toOrdinal } from "@lectern/scripture";
import { SHARED } from "./shared.ts";

const FOLDER = join(SHARED, "texts", "asv", "usx");

export interface Witness {
  /** By ordinal; verses that the witness does not have are not in it. */
  readonly texts: ReadonlyMap<number, string>;
  /** Psalm titles by the ordinal of verse 1. */
  readonly titles: ReadonlyMap<number, string>;
  /** Names of the letters of Psalm 119 by the ordinal of the verse they stand before. */
  readonly letters: ReadonlyMap<number, string>;
}

/** The witness; null where it is not at hand. */
export function readWitness(): Witness | null {
  if (!existsSync(FOLDER)) return null;
  const witness = { texts: new Map(), titles: new Map(), letters: new Map() };
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith(".usx"))) {
    readBook(readFileSync(join(FOLDER, name), "utf8"), witness);
  }
  for (const map of Object.values(witness)) {
    for (const [ordinal, text] of map) map.set(ordinal, tidy(text));
  }
  return witness;
}

const tidy = (text: string): string =>
  text.replaceAll("’", "'").replace(/[[\]]/g, "").replace(/\s+/g, " ").trim();

const ENTITIES: readonly (readonly [string, string])[] = [
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&amp;", "&"],
];

const unescaped = (text: string): string =>
  ENTITIES.reduce(
    (plain, [entity, character]) => plain.replaceAll(entity, character),
    text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))),
  );

interface Maps {
  readonly texts: Map<number, string>;
  readonly titles: Map<number, string>;
  readonly letters: Map<number, string>;
}

/** A walk over the tags of one USX 2.0 book; notes and headings are left out. */
function readBook(usx: string, maps: Maps): void {
  const key = /<book code="(\w+)"/.exec(usx)?.[1] ?? "";
  const bookId = findBook(key)?.id ?? 0;
  let chapter = 0;
  let verse = 0;
  let style = "";
  let inNote = false;
  const add = (map: Map<number, string>, ordinal: number, text: string): void => {
    if (ordinal > 0) map.set(ordinal, (map.get(ordinal) ?? "") + text);
  };
  for (const [, tag, text] of usx.slice(usx.indexOf("</book>")).matchAll(/(<[^>]*>)|([^<]+)/g)) {
    if (tag !== undefined) {
      if (tag.startsWith("<note")) inNote = true;
      else if (tag === "</note>") inNote = false;
      else if (tag.startsWith("<chapter")) {
        chapter = numberOf(tag);
        verse = 0;
      } else if (tag.startsWith("<verse")) verse = numberOf(tag);
      else if (tag.startsWith("<para")) {
        style = /style="(\w+)"/.exec(tag)?.[1] ?? "";
        if (verse > 0) add(maps.texts, toOrdinal(bookId, chapter, verse), " ");
      }
    } else if (!inNote && text !== undefined) {
      const words = unescaped(text);
      if (style === "d") add(maps.titles, toOrdinal(bookId, chapter, 1), words);
      else if (style === "qa") add(maps.letters, toOrdinal(bookId, chapter, verse + 1), words);
      else if (!HEADINGS.has(style) && verse > 0) add(maps.texts, toOrdinal(bookId, chapter, verse), words);
    }
  }
}

const HEADINGS: ReadonlySet<string> = new Set(["s1", "ms1"]);

const numberOf = (tag: string): number => Number(/number="(\d+)"/.exec(tag)?.[1] ?? "0");
