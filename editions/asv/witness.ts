/**
 * The proofed USX of the ASV (README.md). Its apostrophes are made straight and its brackets left out, as in our text, so
 * that only words, capitals and punctuation are compared.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBook, toOrdinal } from "@lectern/scripture";
import { SHARED } from "../../packages/server/src/text/testdata/shared.ts";
import type { Witness, WitnessText } from "../witness.ts";

const FOLDER = join(SHARED, "texts", "asv", "usx");

function readUsx(): WitnessText | null {
  if (!existsSync(FOLDER)) return null;
  const witness = { texts: new Map(), titles: new Map() };
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith(".usx"))) {
    readBook(readFileSync(join(FOLDER, name), "utf8"), witness);
  }
  for (const map of Object.values(witness)) {
    for (const [ordinal, text] of map) map.set(ordinal, normalize(text));
  }
  return witness;
}

const normalize = (text: string): string =>
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

export const witnesses: readonly Witness[] = [{ name: "openbibleinfo USX", read: readUsx }];

interface Maps {
  readonly texts: Map<number, string>;
  readonly titles: Map<number, string>;
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
      else if (!HEADINGS.has(style) && verse > 0) add(maps.texts, toOrdinal(bookId, chapter, verse), words);
    }
  }
}

const HEADINGS: ReadonlySet<string> = new Set(["s1", "ms1", "qa"]);

const numberOf = (tag: string): number => Number(/number="(\d+)"/.exec(tag)?.[1] ?? "0");
